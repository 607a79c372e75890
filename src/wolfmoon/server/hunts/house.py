"""What a server needs to know of itself to hunt: its secret, and how many set-ups a day has."""

from sqlalchemy import Connection

from ..jobs.house import House
from ..jobs.queue import LAST
from ..settings import Settings
from ..store import hunts
from ..store.writer import Done
from .day import MOST_POOL, SHARED


def pools(settings: Settings) -> int:
    """How many set-ups a day has."""
    return max(1, min(MOST_POOL, settings.hunt_pool))


def is_foreseen(settings: Settings) -> bool:
    """Whether the set-up of a day follows from the date alone."""
    return settings.hunts == "date"


def secret_of(house: House, settings: Settings) -> str:
    """What all set-ups follow from."""
    if is_foreseen(settings):
        return SHARED
    found = house.read(hunts.secret)
    return found if found is not None else house.write(drawn, key=LAST)


def drawn(connection: Connection) -> Done[str]:
    """The secret, drawn when it is first needed."""
    hunts.make_secret(connection)
    return Done(str(hunts.secret(connection)))

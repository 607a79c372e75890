"""What whoever asks for a hunt must know first: whether there is one, and what it follows from."""

from datetime import date, timedelta
from typing import TYPE_CHECKING

from ..orders import now
from ..quotas import LAST
from ..refused import Refused
from ..store import hunts
from .day import SHARED, day_at
from .house import drawn, is_foreseen, pools
from .showing import House, has_hunt

if TYPE_CHECKING:
    from ..server import Server

OLDEST = timedelta(days=366)
"""No day from before can be hunted."""


async def house_of(server: "Server") -> House:
    """What set-ups follow from; refused where nobody hunts."""
    settings = server.settings
    if settings.hunts == "off":
        raise Refused("hunt-unknown")
    secret = SHARED if is_foreseen(settings) else await server.read(hunts.secret)
    if secret is None:
        secret = await server.write(drawn, key=LAST)
    return House(secret, pools(settings), day_at(now()))


def hunted_day(game: str, day: date | None) -> date:
    """A day that may be hunted: nobody learns of a set-up before its day."""
    today = day_at(now())
    if not has_hunt(game) or (day is not None and not today - OLDEST <= day <= today):
        raise Refused("hunt-unknown")
    return day or today

"""The luck of bots: at a hunt it depends on what was decided, and on nothing else."""

import hashlib
from collections.abc import Sequence

from ...games import described
from ..happened import Made


def keyed(key: str, what: str) -> int:
    """A number that only those who have the key can find."""
    found = hashlib.blake2b(what.encode(), digest_size=8, key=key.encode()).digest()
    return int.from_bytes(found)


def rivals_luck(secret: str, seat: int, decided: Sequence[int]) -> int:
    """The seed of a rival's luck: the same for everyone who has decided the same so far."""
    return keyed(secret, f"{seat} {' '.join(map(str, decided))}")


def simulations_of(about: Made, bot: str) -> int | None:
    """How much a bot thinks of a decision at a table; None is what is usual."""
    hunting = described(about.game).hunt
    if about.hunt is None or hunting is None:
        return None
    return hunting.simulations.get(bot, max(hunting.simulations.values()))

"""Pictures as PNG, drawn in a process of their own.

What draws them lets no other thread of its process go on, for up to half a second a picture: in the
server's own process everyone would wait for it.
"""

import threading

from ...draw.png import MissingPackageError, png
from ..refused import Refused
from .errand import Errand
from .errands import COME_BACK, Errands
from .limits import Limits
from .question import BotTrouble

SECONDS = 20.0
LIMITS = Limits(seconds=SECONDS, megabytes=512)


def draw(svg: str) -> bytes | None:
    """In a child: the picture; None where the package is missing that draws it."""
    try:
        return png(svg)
    except MissingPackageError:
        return None


class Draughtsman:
    """Draws one picture at a time, for any thread that waits for it."""

    def __init__(self) -> None:
        self._errands = Errands(1, LIMITS)
        self._turn = threading.Lock()

    def png(self, svg: str) -> bytes:
        """A picture; Refused if there can be none here, or none now."""
        try:
            with self._turn:
                made = self._errands.run(Errand(draw, (svg,), SECONDS), "a picture")
        except BotTrouble:
            raise Refused("busy", wait=COME_BACK) from None
        if made is None:
            raise Refused("not-found")
        return made

    def rest(self) -> None:
        """End the process if nobody has used it for a while."""
        self._errands.rest()


draughtsman = Draughtsman()

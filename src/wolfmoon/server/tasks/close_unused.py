"""Tables that gather and that nobody has come to for too long are closed."""

from contextlib import suppress
from datetime import timedelta

from pydantic import BaseModel

from ..commands import Expire
from ..events import microseconds
from ..orders import now
from ..refused import Refused
from ..store import lists
from .hand import Hand
from .kind import WHENEVER, Kind, Nothing, Outcome

LONGER_FOR_FRIENDS = 14
"""Tables that are not in the lobby wait so many times longer for those who were asked."""


class Closed(BaseModel):
    """How many tables were closed."""

    tables: int


class CloseUnused(Kind[Nothing, Closed]):
    """Closes each table by an order that is carried out once."""

    name = "close-unused"
    priority = WHENEVER
    every = timedelta(minutes=1)
    arguments, result = Nothing, Closed

    def do(self, hand: Hand, arguments: Nothing) -> Outcome[Closed]:
        """Find the tables, and order each to be closed."""
        hours = timedelta(hours=hand.settings.waiting_hours)
        since = microseconds(now() - hours), microseconds(now() - LONGER_FOR_FRIENDS * hours)
        closed = 0
        for id, seq in hand.house.read(lambda c: lists.waiting_since(c, *since)):
            hand.check()
            with suppress(Refused):  # somebody has come just now
                hand.house.order(id, Expire(), seq, f"unused-{seq}")
                closed += 1
        return Outcome(Closed(tables=closed))


CLOSE_UNUSED = CloseUnused()

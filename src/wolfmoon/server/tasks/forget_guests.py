"""Guests who have left nothing here and can't come back are forgotten."""

from datetime import timedelta
from functools import partial

from sqlalchemy import Connection

from ..events import microseconds
from ..orders import now
from ..quotas import DAY
from ..store.accounts import forget_passers_by, passers_by
from .hand import Hand
from .kind import WHENEVER, Kind, Nothing, Outcome

AT_ONCE = 500
"""Nobody waits long while they are deleted; the others are next."""


class ForgetGuests(Kind[Nothing, Nothing]):
    """Looks for them beside the writer, and deletes in the transaction that ends the task."""

    name = "forget-guests"
    priority = WHENEVER
    every = timedelta(hours=1)
    arguments, result = Nothing, Nothing

    def do(self, hand: Hand, arguments: Nothing) -> Outcome[Nothing]:
        """A guest comes back as long as there is a session."""
        before = microseconds(now() - DAY)
        ids = hand.house.read(lambda connection: passers_by(connection, before, AT_ONCE))
        return Outcome(Nothing(), partial(forget, ids=ids, before=before))


def forget(connection: Connection, ids: list[str], before: int) -> None:
    """Delete them, unless something has come of them meanwhile."""
    forget_passers_by(connection, ids, before)


FORGET_GUESTS = ForgetGuests()

"""What has ended by itself is forgotten: sessions, and where tables were made from."""

from datetime import timedelta

from sqlalchemy import Connection

from ..events import microseconds
from ..orders import now
from ..quotas import DAY
from ..store import keys, logs
from .hand import Hand
from .kind import WHENEVER, Kind, Nothing, Outcome


class ForgetEnded(Kind[Nothing, Nothing]):
    """Deletes in the transaction that ends the task."""

    name = "forget-ended"
    priority = WHENEVER
    every = timedelta(minutes=5)
    arguments, result = Nothing, Nothing

    def do(self, hand: Hand, arguments: Nothing) -> Outcome[Nothing]:
        """Nothing is looked up before."""
        return Outcome(Nothing(), forget)


def forget(connection: Connection) -> None:
    """Forget where tables were made from, and delete the sessions that have ended."""
    logs.forget_origins(connection, microseconds(now() - DAY))
    keys.prune(connection, now())


FORGET_ENDED = ForgetEnded()

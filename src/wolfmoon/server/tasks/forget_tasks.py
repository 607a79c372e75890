"""Tasks that ended long ago are forgotten, each kind after its own time."""

from datetime import timedelta

from sqlalchemy import Connection

from ..jobs.queue import micros
from . import rows
from .hand import Hand
from .kind import WHENEVER, Kind, Nothing, Outcome


class ForgetTasks(Kind[Nothing, Nothing]):
    """Deletes in the transaction that ends the task."""

    name = "forget-tasks"
    priority = WHENEVER
    every = timedelta(hours=1)
    arguments, result = Nothing, Nothing

    def do(self, hand: Hand, arguments: Nothing) -> Outcome[Nothing]:
        """Nothing is looked up before."""
        return Outcome(Nothing(), forget)


def forget(connection: Connection) -> None:
    """Delete the tasks whose time is over."""
    rows.prune(connection, micros())


FORGET_TASKS = ForgetTasks()

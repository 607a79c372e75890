"""Kinds of tasks that only tests have. What they lead to is written down, once for each time."""

import time
from datetime import timedelta

from pydantic import BaseModel
from sqlalchemy import Column, Connection, MetaData, Table, Text, insert

from tests.server_tasks.functions import double
from wolfmoon.server.tasks.hand import Hand
from wolfmoon.server.tasks.kind import FIRST, USUAL, WHENEVER, GiveUp, Kind, Nothing, Outcome, Work
from wolfmoon.server.thinking.errand import Errand

effects = Table("effects", MetaData(), Column("key", Text), Column("lease", Text))
"""A row for each time that a task had its effect: nothing here keeps it from having two."""
PAUSE = 0.05


class Steps(BaseModel):
    """How long a task takes."""

    steps: int = 1


class Note(Kind[Steps, Steps]):
    """Takes a while, then writes its key down."""

    name = "note"
    priority = USUAL
    arguments, result = Steps, Steps

    def do(self, hand: Hand, arguments: Steps) -> Outcome[Steps]:
        for step in range(arguments.steps):
            time.sleep(PAUSE)
            hand.progress(step / arguments.steps, "table-status-playing")
        return Outcome(arguments, lambda connection: self.write_down(connection, hand))

    def write_down(self, connection: Connection, hand: Hand) -> None:
        row = {"key": hand.task.key, "lease": hand.task.lease}
        connection.execute(insert(effects).values(row))


class Urgent(Note):
    """A note that is taken before others."""

    name = "urgent"
    priority = FIRST


class Brief(Note):
    """A note of which nothing is kept."""

    name = "brief"
    kept = timedelta()


class Failing(Note):
    """Has its effect and then fails, always."""

    name = "failing"
    tries = 3
    longest_pause = timedelta(seconds=0.1)

    def write_down(self, connection: Connection, hand: Hand) -> None:
        super().write_down(connection, hand)
        raise ValueError("no\n idea")


class Hopeless(Note):
    """Knows that it is of no use."""

    name = "hopeless"

    def do(self, hand: Hand, arguments: Steps) -> Outcome[Steps]:
        raise GiveUp("nobody is there")


class Thinking(Note):
    """Has its errand done in another process."""

    name = "thinking"
    thinks = True

    def do(self, hand: Hand, arguments: Steps) -> Outcome[Steps]:
        steps = hand.work_out(Errand(double, (arguments.steps,), seconds=30))
        return Outcome(Steps(steps=steps), lambda connection: self.write_down(connection, hand))


class Daily(Kind[Nothing, Nothing]):
    """Comes again every day."""

    name = "daily"
    priority = WHENEVER
    every = timedelta(days=1)
    arguments, result = Nothing, Nothing

    def do(self, hand: Hand, arguments: Nothing) -> Outcome[Nothing]:
        row = {"key": "daily", "lease": hand.task.lease}
        return Outcome(Nothing(), lambda c: c.execute(insert(effects).values(row)) and None)


NOTE, URGENT, BRIEF, FAILING = Note(), Urgent(), Brief(), Failing()
HOPELESS, THINKING, DAILY = Hopeless(), Thinking(), Daily()
OF_TESTS: dict[str, Work] = {
    kind.name: kind for kind in (NOTE, URGENT, BRIEF, FAILING, HOPELESS, THINKING, DAILY)
}

"""What a kind of task is: its work, and how soon, how often and how patiently it is done."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from typing import ClassVar, Generic, TypeVar

from pydantic import BaseModel
from sqlalchemy import Connection

from ..jobs.queue import LAST, micros
from . import rows
from .hand import Hand

FIRST, USUAL, WHENEVER = 0, 10, 20
"""Priorities: what someone waits for, what is to be done soon, what nobody would miss today."""


class Nothing(BaseModel):
    """No arguments, or no result."""


Arguments = TypeVar("Arguments", bound=BaseModel)
Result = TypeVar("Result", bound=BaseModel)


def _nothing(connection: Connection) -> None:
    """Keep nothing but the result."""


@dataclass(frozen=True)
class Outcome(Generic[Result]):
    """What came of a task: its result, and what is kept together with it."""

    result: Result
    effect: Callable[[Connection], None] = _nothing
    """Runs in the transaction that ends the task: it happens once, or not at all."""
    lock: str = LAST
    """The id of the table whose row the effect locks, if it does."""


class Later(Exception):
    """It is too early for a task: it is put back until a moment, and the attempt does not count."""

    def __init__(self, until: int) -> None:
        super().__init__(until)
        self.until = until


class GiveUp(Exception):
    """It is of no use to try a task again; the message says why."""


class Work(ABC):
    """A kind of task, whatever its arguments and its result are."""

    name: ClassVar[str]
    priority: ClassVar[int] = USUAL
    tries: ClassVar[int] = 8
    """How often a task may be begun before it is given up."""
    longest_pause: ClassVar[timedelta] = timedelta(hours=1)
    """The pause after a failure doubles, up to this."""
    kept: ClassVar[timedelta | None] = timedelta(days=7)
    """How long a task that has ended is remembered, its result with it; None is for ever."""
    thinks: ClassVar[bool] = False
    """Whether it has errands done: a server without processes for bots leaves it to others."""
    every: ClassVar[timedelta | None] = None
    """A task that comes again and again, with this pause in between, needs nobody to put it."""

    @abstractmethod
    def run(self, hand: Hand) -> Outcome[BaseModel]:
        """Do a task with the arguments that it was put with."""

    def pause(self, attempts: int) -> timedelta:
        """How long to wait after so many attempts that went wrong."""
        doubled = timedelta(seconds=2.0 ** min(attempts, 30))
        return min(doubled, self.longest_pause)


class Kind(Work, Generic[Arguments, Result]):
    """A kind of task. A subclass names its models and does the work."""

    arguments: type[Arguments]
    result: type[Result]

    @abstractmethod
    def do(self, hand: Hand, arguments: Arguments) -> Outcome[Result]:
        """The work. It may be begun more than once, so all that lasts belongs to the effect, or is
        an order with an id that follows from the task's key."""

    def run(self, hand: Hand) -> Outcome[BaseModel]:
        """Do a task with the arguments that it was put with."""
        outcome = self.do(hand, self.arguments.model_validate_json(hand.task.arguments))
        return Outcome(outcome.result, outcome.effect, outcome.lock)

    def put(
        self,
        connection: Connection,
        key: str,
        arguments: Arguments,
        person: str | None = None,
        run_at: int | None = None,
    ) -> bool:
        """Put a task, in the transaction that makes it necessary; once for each key."""
        at = micros()
        given = arguments.model_dump_json()
        new = rows.New(self.name, key, given, self.priority, run_at or at, person)
        return rows.put(connection, new, at)

    def result_of(self, kept: str) -> Result:
        """A result as it was kept."""
        return self.result.model_validate_json(kept)

"""A message goes by one way: at least once, and with the same id if it goes twice."""

import threading
from abc import abstractmethod
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import ClassVar, TypeVar

from pydantic import BaseModel
from sqlalchemy import Connection

from ..events import Data, microseconds, moment
from ..notify.choices import choices_of
from ..notify.letters import Letter
from ..notify.needs import is_still_so
from ..notify.outbox import About
from ..notify.outward import Answer, Forbidden, Unreachable
from ..notify.sending import NotHere, Sender
from ..notify.wishes import held_until, wished
from ..orders import now
from ..refused import Refused
from ..store import ways
from ..store.prepared import Values
from ..store.ways import Way
from ..store.writer import Done
from ..table import Table
from ..thinking.errands import Busy
from .hand import Hand
from .kind import FIRST, Kind, Later, Outcome

PATIENCE = timedelta(hours=24)
"""A way by which nothing arrives for so long is off, and its owner is told."""
NO_LONGER = timedelta(hours=48)
"""What failed so long ago was another time: a message is tried again more often than that."""
MOST_AT_ONCE = 3
"""Messages of one person under way from one process: one by each kind of way need not wait for each
other, and slow services hold up nobody else."""


class ByWay(BaseModel):
    """By which way something goes."""

    way: str


class Delivery(ByWay):
    """A message about a table, and its way."""

    about: About


Going = TypeVar("Going", bound=ByWay)


class Delivered(BaseModel):
    """How it went."""

    status: int | None = None
    why: str = ""


class NotTaken(Exception):
    """A service did not take a message."""


class _UnderWay:
    """How many messages of each person this process is sending."""

    def __init__(self) -> None:
        self._of: Counter[str] = Counter()
        self._lock = threading.Lock()

    @contextmanager
    def one_more(self, person: str) -> Iterator[None]:
        with self._lock:
            if self._of[person] >= MOST_AT_ONCE:
                raise Busy
            self._of[person] += 1
        try:
            yield
        finally:
            with self._lock:
                self._of[person] -= 1


_UNDER_WAY = _UnderWay()


class Sending(Kind[Going, Delivered]):
    """Sends a message, until it is taken or of no use."""

    priority = FIRST
    tries: ClassVar[int] = 100
    longest_pause: ClassVar[timedelta] = timedelta(minutes=30)
    kept: ClassVar[timedelta | None] = timedelta(days=1)
    result = Delivered

    @abstractmethod
    def letter(self, hand: Hand, sender: Sender, way: Way, arguments: Going) -> Letter | None:
        """The message as it is now; None if it is of no use any more."""

    def do(self, hand: Hand, arguments: Going) -> Outcome[Delivered]:
        """Send it, unless it has become idle."""
        way = hand.house.read(lambda c: ways.by_id(c, arguments.way))
        if way is None or way.state != ways.ON:
            return Outcome(Delivered(why="off"))
        sender = Sender(hand.house, hand.settings)
        with _UNDER_WAY.one_more(hand.task.share):
            letter = self.letter(hand, sender, way, arguments)
            if letter is None:
                return Outcome(Delivered(why="idle"))
            try:
                answer = sender.send(way, letter)
            except (Forbidden, NotHere) as error:
                return _off(way, {"words": str(error)}, {"state": ways.FAILING})
            except Unreachable as error:
                return _failed(hand, way, {"words": str(error)})
        return _settled(hand, way, answer)


class Deliver(Sending[Delivery]):
    """Tells of what happened at a table."""

    name = "deliver"
    arguments = Delivery

    def letter(self, hand: Hand, sender: Sender, way: Way, arguments: Delivery) -> Letter | None:
        """What is to be told, if it is still so and still wished for."""
        about = arguments.about
        try:
            showing = sender.showing(about.table)
        except Refused:
            return None
        if not is_still_so(showing.table, about.need):
            return None
        if way.table is None and not _is_wished(hand, way, about, showing.table):
            return None
        return sender.letter(showing, way, about)


def _is_wished(hand: Hand, way: Way, about: About, table: Table) -> bool:
    """Whether someone still wishes to be told; Later if not just now."""
    wants = hand.house.read(lambda c: ways.wants_of(c, about.person))
    if wants is None:
        return False
    choices = choices_of(wants)
    if not wished(choices, about, way.kind):
        return False
    if (until := held_until(wants, choices, table)) is not None:
        raise Later(until)
    return True


def _settled(hand: Hand, way: Way, answer: Answer) -> Outcome[Delivered]:
    """What comes of an answer: taken, nobody there any more, or to be tried again."""
    said = said_by(answer)
    if answer.ok:
        result = Delivered(status=answer.status)
        values = {"used": microseconds(now()), "failing": None, "answer": said}
        return Outcome(result, lambda c: ways.change(c, way.id, **values))
    if answer.gone:
        return _off(way, said, ways.gone(way))
    return _failed(hand, way, said)


def said_by(answer: Answer) -> Data:
    """An answer as it is kept."""
    seconds = round(answer.seconds, 1)
    return {
        "status": answer.status,
        "reason": answer.reason,
        "words": answer.words,
        "seconds": seconds,
    }


def _off(way: Way, said: Data, values: Values) -> Outcome[Delivered]:
    """A way leads nowhere: it is off, and its owner hears of it in the bell."""

    def effect(connection: Connection) -> None:
        ways.change(connection, way.id, answer=said, said=False, **values)

    return Outcome(Delivered(status=said.get("status"), why=str(values["state"])), effect)


def _failed(hand: Hand, way: Way, said: Data) -> Outcome[Delivered]:
    """Try again, unless nothing has arrived for a whole day."""
    since = way.failing
    if since is None or now() - moment(since) >= NO_LONGER:
        since = microseconds(now())
    if now() - moment(since) >= PATIENCE:
        return _off(way, said, {"state": ways.FAILING})

    def work(connection: Connection) -> Done[None]:
        ways.change(connection, way.id, failing=since, answer=said)
        return Done(None)

    hand.house.write(work, key="")
    raise NotTaken(f"{way.kind} {way.service}: {said.get('status', '')} {said['words']}")


DELIVER = Deliver()

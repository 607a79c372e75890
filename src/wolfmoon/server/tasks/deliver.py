"""A message goes by one way: at least once, and with the same id if it goes twice."""

import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import ClassVar

from pydantic import BaseModel
from sqlalchemy import Connection

from ..events import Data, microseconds, moment
from ..notify.needs import is_still_so
from ..notify.outbox import About
from ..notify.outward import Answer, Forbidden, Unreachable
from ..notify.sending import NotHere, Sender
from ..orders import now
from ..refused import Refused
from ..store import ways
from ..store.ways import Way
from ..store.writer import Done
from ..thinking.errands import Busy
from .hand import Hand
from .kind import FIRST, Kind, Outcome

PATIENCE = timedelta(hours=24)
"""A way by which nothing arrives for so long is off, and its owner is told."""
MOST_AT_ONCE = 2
"""Messages of one person under way from one process: a slow service holds up nobody else."""
DELIVERING = "deliver"


class Delivery(BaseModel):
    """A message and its way."""

    way: str
    about: About


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


class Deliver(Kind[Delivery, Delivered]):
    """Sends a message, until it is taken or of no use."""

    name = DELIVERING
    priority = FIRST
    tries: ClassVar[int] = 100
    longest_pause: ClassVar[timedelta] = timedelta(minutes=30)
    kept: ClassVar[timedelta | None] = timedelta(days=1)
    arguments, result = Delivery, Delivered
    _under_way = _UnderWay()

    def do(self, hand: Hand, arguments: Delivery) -> Outcome[Delivered]:
        """Send it, unless it has become idle."""
        way = hand.house.read(lambda c: ways.by_id(c, arguments.way))
        if way is None or way.state != ways.ON:
            return Outcome(Delivered(why="off"))
        sender = Sender(hand.house, hand.settings)
        try:
            showing = sender.showing(arguments.about.table)
        except Refused:
            return Outcome(Delivered(why="gone"))
        if not is_still_so(showing.table, arguments.about.need):
            return Outcome(Delivered(why="idle"))
        with self._under_way.one_more(arguments.about.person):
            try:
                answer = sender.send(way, sender.letter(showing, way, arguments.about))
            except (Forbidden, NotHere) as error:
                return off(way, {"words": str(error)}, ways.FAILING)
            except Unreachable as error:
                return failed(hand, way, {"words": str(error)})
        return settled(hand, way, answer)


def settled(hand: Hand, way: Way, answer: Answer) -> Outcome[Delivered]:
    """What comes of an answer: taken, nobody there any more, or to be tried again."""
    said = said_by(answer)
    if answer.ok:
        result = Delivered(status=answer.status)
        values = {"used": microseconds(now()), "failing": None, "answer": said}
        return Outcome(result, lambda c: ways.change(c, way.id, **values))
    if answer.gone:
        return off(way, said, ways.GONE)
    return failed(hand, way, said)


def said_by(answer: Answer) -> Data:
    """An answer as it is kept."""
    seconds = round(answer.seconds, 1)
    return {
        "status": answer.status,
        "reason": answer.reason,
        "words": answer.words,
        "seconds": seconds,
    }


def off(way: Way, said: Data, state: str) -> Outcome[Delivered]:
    """A way leads nowhere: it is off, and its owner hears of it in the bell."""

    def effect(connection: Connection) -> None:
        ways.change(connection, way.id, state=state, answer=said, said=False)

    return Outcome(Delivered(status=said.get("status"), why=state), effect)


def failed(hand: Hand, way: Way, said: Data) -> Outcome[Delivered]:
    """Try again, unless nothing has arrived for a whole day."""
    since = way.failing or microseconds(now())
    if now() - moment(since) >= PATIENCE:
        return off(way, said, ways.FAILING)

    def work(connection: Connection) -> Done[None]:
        ways.change(connection, way.id, failing=since, answer=said)
        return Done(None)

    hand.house.write(work, key="")
    raise NotTaken(f"{way.kind} {way.service}: {said.get('status', '')} {said['words']}")


DELIVER = Deliver()

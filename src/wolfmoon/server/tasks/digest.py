"""One message a day instead of single ones: all that waits, or nothing if nothing does."""

from datetime import timedelta
from typing import ClassVar

from pydantic import BaseModel
from sqlalchemy import Connection

from ..events import microseconds, moment
from ..notify.choices import Choices, choices_of
from ..notify.daily import MOST_LINES, daily
from ..notify.letters import Letter
from ..notify.sending import Sender
from ..notify.wishes import held_until
from ..orders import now
from ..store import concerns, ways
from ..store.ways import Way
from .deliver import ByWay, Sending
from .hand import Hand
from .kind import Kind, Later, Outcome

JUST_BEFORE = timedelta(microseconds=1)


class For(BaseModel):
    """Whose message of the day it is, and when it is due."""

    person: str
    at: int | None = None
    """Unknown of one that an older program put."""


class WaysTaken(BaseModel):
    """By how many ways someone is told."""

    ways: int


class Digest(Kind[For, WaysTaken]):
    """Decides; what leaves the house are tasks of their own, one for each way.

    The next one is put while something waits, for whoever does not play is told again.
    """

    name = "digest"
    arguments, result = For, WaysTaken
    kept: ClassVar[timedelta | None] = timedelta(days=3)

    def do(self, hand: Hand, arguments: For) -> Outcome[WaysTaken]:
        """Look up what waits now, and put a task for each way that is on."""
        person = arguments.person
        choices, mine = hand.house.read(lambda c: _looked_up(c, person))
        if choices is None or not mine or not hand.house.read(lambda c: _waiting(c, person)):
            return Outcome(WaysTaken(ways=0))
        at = max(now(), moment(arguments.at or 0))
        if _has_moved(choices, arguments.at):
            return Outcome(WaysTaken(ways=0), lambda c: put_next(c, person))
        until = microseconds(choices.digest_at(at))

        def effect(connection: Connection) -> None:
            for way in mine:
                delivery = DayBy(way=way.id, person=person, until=until)
                DELIVER_DIGEST.put(connection, f"{hand.task.key}:{way.id}", delivery, person)
            _put(connection, person, until)

        return Outcome(WaysTaken(ways=len(mine)), effect)


class DayBy(ByWay):
    """Whose message of the day it is, and by which way it goes."""

    person: str
    until: int
    """When the next one takes its place."""

    @property
    def id(self) -> str:
        """By what it is known if it arrives twice, by whatever way."""
        return f"{self.person}:{self.until}"


class DeliverDigest(Sending[DayBy]):
    """Tells what waits."""

    name = "deliver-digest"
    arguments = DayBy

    def letter(self, hand: Hand, sender: Sender, way: Way, arguments: DayBy) -> Letter | None:
        """What waits now, unless the next one tells it; Later if they are not to be told now."""
        person = arguments.person
        wants = hand.house.read(lambda c: ways.wants_of(c, person))
        every = hand.house.read(lambda c: _waiting(c, person))
        if wants is None or not every or microseconds(now()) >= arguments.until:
            return None
        if (until := held_until(wants, choices_of(wants))) is not None:
            raise Later(until)
        first = [sender.showing(id) for id in every[:MOST_LINES]]
        made = daily(first, len(every), way, arguments.id, sender.link)
        made = sender.with_ways_out(made, way)
        return sender.with_picture(made, next((s.table for s in first if s.table.game), None))


def put_next(connection: Connection, person: str) -> None:
    """Have the next message of the day come, if someone wants one."""
    choices, mine = _looked_up(connection, person)
    if choices is not None and mine:
        _put(connection, person, microseconds(choices.digest_at(now())))


def _put(connection: Connection, person: str, at: int) -> None:
    DIGEST.put(connection, f"{person}:{at}", For(person=person, at=at), person, at)


def _looked_up(connection: Connection, person: str) -> tuple[Choices | None, list[Way]]:
    """What someone has chosen, if they want a message of the day; and their ways that are on."""
    wants = ways.wants_of(connection, person)
    choices = None if wants is None else choices_of(wants)
    own = ways.of_person(connection, person)
    mine = [each for each in own if each.table is None and each.state == ways.ON]
    return choices if choices is not None and choices.digest.on else None, mine


def _waiting(connection: Connection, person: str) -> list[str]:
    """The tables that wait for someone who wants to know it once a day, the least time first."""
    choices, _ = _looked_up(connection, person)
    if choices is None:
        return []
    needs = concerns.needs_of(connection, person)
    every = [*needs.turns, *needs.invitations, *needs.takebacks]
    return [each["id"] for each in every if choices.mode(each["id"]) == "usual"]


def _has_moved(choices: Choices, at: int | None) -> bool:
    """Whether another hour was chosen since."""
    return at is not None and microseconds(choices.digest_at(moment(at) - JUST_BEFORE)) != at


DIGEST, DELIVER_DIGEST = Digest(), DeliverDigest()

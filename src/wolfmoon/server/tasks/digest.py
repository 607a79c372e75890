"""One message a day instead of single ones: all that waits, or nothing if nothing does."""

from datetime import UTC, datetime, timedelta
from typing import ClassVar

from pydantic import BaseModel
from sqlalchemy import Connection

from ...words import say
from .. import clocks
from ..events import Data
from ..notify.choices import choices_of
from ..notify.letters import Letter, names_of, span, title_of
from ..notify.outward import Forbidden, Unreachable
from ..notify.sending import NotHere, Sender
from ..store import concerns, ways
from .hand import Hand
from .kind import Kind, Outcome

MOST_LINES = 10


class For(BaseModel):
    """Whose digest."""

    person: str


class Sent(BaseModel):
    """By how many ways it went."""

    ways: int


class Digest(Kind[For, Sent]):
    """Says what waits. What did not arrive is in the next one: nothing is sent twice."""

    name = "digest"
    arguments, result = For, Sent
    kept: ClassVar[timedelta | None] = timedelta(days=3)

    def do(self, hand: Hand, arguments: For) -> Outcome[Sent]:
        """Look up what waits now, and send it by every way that is on."""
        every, mine = hand.house.read(lambda c: _looked_up(c, arguments.person))
        if not every:
            return Outcome(Sent(ways=0))
        sender, sent = Sender(hand.house, hand.settings), 0
        for way in mine:
            hand.check()
            try:
                answer = sender.send(way, _letter(sender, way, every, hand.task.key))
            except (Forbidden, NotHere, Unreachable):
                continue
            sent += answer.ok
        return Outcome(Sent(ways=sent))


def _looked_up(connection: Connection, person: str) -> tuple[list[Data], list[ways.Way]]:
    """The tables that wait for someone who wants to know, and the ways to tell them."""
    own = ways.of_person(connection, person)
    mine = [each for each in own if each.table is None and each.state == ways.ON]
    wants, needs = ways.wants_of(connection, person), concerns.needs_of(connection, person)
    choices = None if wants is None else choices_of(wants)
    every = [*needs.turns, *needs.invitations, *needs.takebacks]
    return [each for each in every if choices and choices.mode(each["id"]) == "usual"], mine


def _letter(sender: Sender, way: ways.Way, every: list[Data], id: str) -> Letter:
    language, lines = way.language, []
    for kept in every[:MOST_LINES]:
        showing = sender.showing(kept["id"])
        names = names_of(showing, language)
        title = title_of(showing.table, way.person, names, language)
        left = _left(kept)
        lines.append(title if left is None else f"{title}: {span(left, language)}")
    if len(every) > MOST_LINES:
        lines.append(say("digest-more", language, count=len(every) - MOST_LINES))
    return Letter(
        id=id,
        tag="digest",
        what="digest",
        game="",
        title=say("games-wait", language, count=len(every)),
        lines=[f"{line}." for line in lines],
        standing=[],
        facts=[],
        link=sender.link("/games"),
        language=language,
        stop_link=sender.stop(way),
        most=MOST_LINES + 1,
    )


def _left(kept: Data) -> float | None:
    ends = clocks.deadline(clocks.from_data(kept["clocks"]))
    return None if ends is None else max(0.0, (ends - datetime.now(UTC)).total_seconds())


DIGEST = Digest()

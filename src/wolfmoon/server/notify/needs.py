"""What an order leads to that people have to know who may be elsewhere. Pure: it reads tables."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from .. import clocks, going_back
from ..events import Event
from ..happened import BackAsked
from ..table import Table
from .kinds import What

LAST_PART = 8
"""An eighth of the time is the last of it."""
LEAST_WARNING = timedelta(seconds=60)
"""A clock of a few minutes is watched by whoever plays."""


@dataclass(frozen=True)
class Need:
    """Something of which someone is to be told."""

    what: What
    person: str
    seq: int
    """The event that made it so."""
    at: datetime | None = None
    """When to say so; None: at once."""


def needs_after(before: Table, after: Table, happened: list[Event]) -> list[Need]:
    """Of what people are to be told after some events.

    Whoever brought them about knows; but also who begins a turn by an act of their own may forget
    that its time passes.
    """
    by = happened[0].by
    found = []
    person = decides(after)
    if person is not None and person != by and _turn(before) != _turn(after):
        found.append(Need("turn", person, after.seq))
    if person is not None and (at := _warning(before, after)) is not None:
        found.append(Need("soon", person, after.seq, at))
    if any(isinstance(event.what, BackAsked) for event in happened):
        asked = {after.seats[seat].person for seat in going_back.waiting_for(after)}
        found += [Need("back", each, after.seq) for each in sorted(filter(None, asked - {by}))]
    return found


def invitations(made: Table) -> list[Need]:
    """Those for whom seats are kept at a new table."""
    asked = {seat.kept_for for seat in made.seats if seat.kept_for is not None}
    return [Need("invited", person, made.seq) for person in sorted(asked)]


def decides(table: Table) -> str | None:
    """The person who is to decide, where others wait for it."""
    seat = table.to_decide
    if seat is None or table.analysis or table.seats[seat].bot is not None:
        return None
    return table.seats[seat].person


def _turn(table: Table) -> tuple[int, int] | None:
    """Whose turn it is, and which."""
    if table.to_decide is None or table.game is None:
        return None
    return table.to_decide, table.game.rules.turns(table.game.state)


def _warning(before: Table, after: Table) -> datetime | None:
    """When to say that the time runs out that has begun to pass; None: never."""
    if _runs_out(before) == (ends := _runs_out(after)) or ends is None:
        return None
    last = _last_part(after)
    at = ends[1] - last
    return at if last >= LEAST_WARNING and at > after.changed else None


def _runs_out(table: Table) -> tuple[int, datetime] | None:
    """Whose clock runs, and until when: the decisions of one turn change neither."""
    seat, ends = table.clocks.running, clocks.deadline(table.clocks)
    return None if seat is None or ends is None else (seat, ends)


def _last_part(table: Table) -> timedelta:
    return timedelta(seconds=table.clocks.whole / LAST_PART)


def is_still_so(table: Table, need: Need) -> bool:
    """Whether someone still has to know: not if they have done what it asks of them.

    Of time that runs out that is to end the turn: until then the same clock runs, whatever they
    decide meanwhile.
    """
    if need.what == "invited":
        return bool(table.seats_kept_for(need.person))
    if need.what == "back":
        seats = going_back.waiting_for(table)
        return any(table.seats[seat].person == need.person for seat in seats)
    if decides(table) != need.person:
        return False
    if need.what == "soon":
        return _runs_out(table.at(need.seq)) == _runs_out(table)
    later = (entry.event.what for entry in table.log[need.seq :])
    return not any(what.counts_steps for what in later)

"""What an order leads to that people have to know who may be elsewhere. Pure: it reads tables."""

from dataclasses import dataclass

from .. import going_back
from ..events import Event
from ..happened import BackAsked
from ..table import Table
from .kinds import What


@dataclass(frozen=True)
class Need:
    """Something of which someone is to be told."""

    what: What
    person: str
    seq: int
    """The event that made it so."""


def needs_after(before: Table, after: Table, happened: list[Event]) -> list[Need]:
    """Of what people are to be told after some events, who did not bring them about themselves."""
    by = happened[0].by
    found = []
    person = decides(after)
    if person is not None and person != by and _turn(before) != _turn(after):
        found.append(Need("turn", person, after.seq))
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


def is_still_so(table: Table, need: Need) -> bool:
    """Whether someone still has to know: not if they have decided, or were answered for."""
    if need.what == "invited":
        return bool(table.seats_kept_for(need.person))
    if need.what == "back":
        seats = going_back.waiting_for(table)
        return any(table.seats[seat].person == need.person for seat in seats)
    later = (entry.event.what for entry in table.log[need.seq :])
    return decides(table) == need.person and not any(what.counts_steps for what in later)

"""Who may look at a table, and how much of it."""

from ..engine.rules import EVERYTHING
from .refused import Refused
from .seats import BOT
from .table import CLOSED, FINISHED, GATHERING, Table


def check_looks(table: Table, person: str | None) -> None:
    """Refuse one who may not look: a private table is for those who have a seat there."""
    if person is not None and (person == table.host or table.seats_of(person)):
        return
    if table.seats_kept_for(person):
        return
    if table.about.access == "private":
        raise Refused("table-unknown")
    if not table.about.spectators and table.status not in (GATHERING, CLOSED):
        raise Refused("spectators-not-allowed")


def alone(table: Table, person: str | None) -> bool:
    """Whether nobody but a person and bots play at a table."""
    own = set(table.seats_of(person))
    return bool(own) and all(
        seat in own or each.kind == BOT for seat, each in enumerate(table.seats)
    )


def sees_all(table: Table, person: str | None) -> bool:
    """Whether nothing is hidden from a person: the game is over, or every seat is theirs."""
    return table.status == FINISHED or len(table.seats_of(person)) == len(table.seats)


def check_branches(table: Table, person: str | None) -> None:
    """Refuse one who would learn from a branch, or study in the middle of a game with others."""
    if table.game is None:
        raise Refused("table-archived" if table.archived else "table-not-started")
    if sees_all(table, person):
        return
    counts = table.about.rated or table.about.hunt is not None  # and is tried nowhere else
    if counts or table.game.rules.hides or not alone(table, person):
        raise Refused("not-finished")


def eyes(table: Table, person: str | None, wanted: int | None, open_: bool) -> int | None:
    """Whose eyes a replay is seen through: one's own; once all is known, anybody's."""
    if open_:
        if not sees_all(table, person):
            raise Refused("not-finished")
        return EVERYTHING
    if wanted is not None and not 0 <= wanted < len(table.seats):
        raise Refused("seat-unknown", seat=wanted + 1)
    own = table.seats_of(person)
    if wanted is not None and wanted not in own and not sees_all(table, person):
        raise Refused("not-your-seat", seat=wanted + 1)
    if wanted is not None:
        return wanted
    return own[0] if own else None

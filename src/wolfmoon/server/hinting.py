"""Hints at a table: who may have one, and how the others come to know.

In a game that counts, for a rating or as the hunt of a day, nobody has hints. With other people
there are hints only if the table was made so; whoever plays with nobody but bots has them, unless
it was made without.
"""

from ..engine.game import Game
from .checks import check_playing, held_seat
from .commands import NoteHint, Who
from .happened import Happening, Hinted
from .message import Hinting
from .refused import Refused
from .seats import BOT
from .table import Table

WHY_OFF = {"off": "hints-off", "company": "hints-company", "rated": "hints-rated"}
"""The code of the refusal where there are no hints."""
TUTORED_ALWAYS = 0
"""The turn that the tutor's word is noted for: once is enough."""


def allowed(table: Table) -> Hinting:
    """Whether those who play at a table may have hints, or why not."""
    about = table.about
    if about.rated or about.one_try:
        return "rated"
    if about.hints is not None:
        return "on" if about.hints else "off"
    return "on" if about.analysis or _one_plays(table) else "company"


def _one_plays(table: Table) -> bool:
    """Whether nobody but bots plays beside one person; a second one on a device is a person."""
    return sum(seat.kind != BOT for seat in table.seats) == 1


def check_asks(table: Table, person: str | None, seat: int) -> Game:
    """The game about which a person may ask for a seat; refuses everyone else."""
    if table.archived:
        raise Refused("table-archived")
    check_playing(table)
    if not table.seats_of(person):
        raise Refused("not-your-seat")  # whoever looks on plays nothing
    held_seat(table, Who(person), seat)
    if (why := allowed(table)) != "on":
        raise Refused(WHY_OFF[why])
    assert table.game is not None
    if table.to_decide != seat:
        raise Refused("hint-not-your-turn")
    return table.game


# -- that it is known -------------------------------------------------------------------
def noted(game: Game, seat: int, by: str) -> NoteHint:
    """What is to be noted before a seat gets a hint, or the tutor's word."""
    if by == "tutor":
        return NoteHint(seat, TUTORED_ALWAYS, "tutor")
    return NoteHint(seat, game.rules.turns(game.state), "lantern")


def is_known(table: Table, note: NoteHint) -> bool:
    """Whether it was noted before, or concerns nobody: a study is looked at by one alone."""
    seat = table.seats[note.seat]
    done = seat.tutored if note.by == "tutor" else note.turn in seat.hinted
    return done or table.analysis


def note_hint(table: Table, command: NoteHint, who: Who) -> list[Happening]:
    """Everyone is to know that a seat has had a hint."""
    check_playing(table)
    if is_known(table, command):
        raise Refused("already-done")
    return [Hinted(command.seat, command.turn, command.by)]

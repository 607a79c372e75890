"""Bonus tokens: given at the draft, for dens, lairs and prey.            [W24, W27, W35, W63]"""

from ...engine.compiled import compiled, wide
from ...engine.notes import Notes, note
from .box.components import Bonus
from .state import State
from .what import What


@compiled
def gain(state: State, seat: int, bonus: int, why: int, notes: Notes | None) -> None:
    """A seat has one bonus token more, if there is one to gain."""
    if bonus == Bonus.NONE:
        return
    if bonus == Bonus.ACTION:
        state.players[seat].bonus_action += 1
    else:
        state.players[seat].bonus_terrain += 1
    note(notes, wide(What.GAINED), seat, bonus, why)

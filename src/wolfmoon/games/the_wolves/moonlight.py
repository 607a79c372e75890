"""The moonlight board: what leaves the map brings the next phase nearer.       [W38–W40]

Every lone wolf, pack wolf and den removed from the map covers the next date. At the end of
a turn in which phases were reached, the regions with their tokens are scored, phase by
phase in order.
"""

from ...engine.compiled import compiled, wide
from ...engine.notes import Notes, note
from .box.components import DATES, FEWEST_PLAYERS, PHASES, Phase
from .scoring import score_regions
from .state import State
from .what import What


@compiled
def put_on_moonlight_board(state: State, notes: Notes | None) -> None:
    """One piece more lies on the moonlight board."""
    state.moonlight += 1
    note_date(state, notes)


@compiled
def note_date(state: State, notes: Notes | None) -> None:
    """Note the date that is covered, and the phase that it brings."""
    if notes is not None:
        date, dates = wide(state.moonlight), DATES[state.seats - FEWEST_PLAYERS]
        note(notes, wide(What.MOONLIGHT), date)
        for phase in range(wide(Phase.CRESCENT), PHASES + 1):
            if dates[phase] == date:
                note(notes, wide(What.PHASE), phase, date)


@compiled
def score_phases_reached(state: State, notes: Notes | None) -> None:
    """Every phase whose date is covered has been scored."""
    dates = DATES[state.seats - FEWEST_PLAYERS]
    while state.phase < Phase.FULL and wide(state.moonlight) >= dates[state.phase + 1]:
        state.phase += 1
        score_regions(state, wide(state.phase), notes)

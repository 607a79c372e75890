"""The course of an action: begun, paid, carried out by its own chapter, finished.   [W8]"""

from ...engine.compiled import compiled, wide
from ...engine.notes import Notes, note
from .actions import Act, Ask
from .box.components import ACTIONS_IN_A_TURN, WIDEST_SPREAD
from .box.hexes import is_empty
from .hunt import hunt_without_a_choice, prey_to_choose
from .reasons import Reason
from .state import State, terrain_at
from .what import What


@compiled
def why_not_act(state: State) -> int:
    """Whether the seat to move may begin another action."""
    extra = state.actions_taken >= ACTIONS_IN_A_TURN
    if extra and state.players[state.seat].bonus_action == 0:
        return wide(Reason.NO_ACTION_LEFT)
    return wide(Reason.OK)


@compiled
def begin(state: State, kind: int, argument: int, notes: Notes | None) -> None:
    """Begin an action that may be begun; an extra one costs a bonus action token."""
    if state.actions_taken >= ACTIONS_IN_A_TURN:
        state.players[state.seat].bonus_action -= 1
        note(notes, wide(What.EXTRA_ACTION), wide(state.seat))
    state.doing = kind
    if kind == Act.MOVE:
        state.terrain = argument
    else:
        state.target = argument
        state.terrain = terrain_at(state, argument)
    state.asks = wide(Ask.PAY)


@compiled
def finish(state: State, notes: Notes | None) -> None:
    """Hunt at the end of an action; then the action is over, unless a choice of prey is left."""
    for wolf in range(WIDEST_SPREAD):
        state.moved_kind[wolf] = 0
        state.moved_hex[wolf] = 0
    state.moved = 0
    hunt_without_a_choice(state, notes)
    if not is_empty(prey_to_choose(state)):
        state.asks = wide(Ask.HUNT)
        return
    state.doing = 0
    state.target = 0
    state.terrain = 0
    state.actions_taken += 1
    state.asks = wide(Ask.ACT)

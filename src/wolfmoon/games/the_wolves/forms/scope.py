"""What lies around an action that a player has in mind: its pieces, its alphas, its range."""

from collections.abc import Callable

from ....engine.aims import Scope
from ....engine.kernels import States
from ....engine.rules import Rules
from ..actions import Ask
from ..box.components import ATTRIBUTE, NEUTRAL, Kind, Track
from ..box.hexes import hexes_in
from ..box.maps import HEX_NAMES, LAYOUTS, distance
from ..state import State
from .aims import MOVE, TARGETS, in_hand
from .pieces import pieces_of

HEARD = ("howl", "dominate")
"""The actions that reach as far as a howl."""
DOMINATED = (Kind.PACK, Kind.DEN)
"""The pieces that can be dominated."""


def scope(rules: Rules, states: States, doing: str) -> Scope:
    """What lies around an action in mind, or a wolf in hand."""
    state = states[0]
    if state.asks != Ask.ACT or doing in ("", MOVE):
        return Scope()
    if doing not in TARGETS:
        return Scope(in_hand=in_hand(rules, states, doing))
    alphas = _with(state, lambda owner, kind: owner == state.seat and kind == Kind.ALPHA)
    return Scope(
        candidates=_names(_candidates(state, doing)),
        sources=_names(alphas),
        reach=_names(_heard(state, alphas)) if doing in HEARD else (),
    )


def _candidates(state: State, doing: str) -> list[int]:
    """The hexes with a piece that an action is about; a den is built where nothing stands."""
    if doing == "howl":
        return hexes_in(state.lone_wolves)
    if doing == "lair":
        return _with(state, lambda owner, kind: owner == state.seat and kind == Kind.DEN)
    if doing == "dominate":
        enemies = [seat for seat in range(NEUTRAL) if seat != state.seat]
        return _with(state, lambda owner, kind: owner in enemies and kind in DOMINATED)
    return []


def _with(state: State, wanted: Callable[[int, int], bool]) -> list[int]:
    """The hexes with a piece that is wanted, by its owner and kind."""
    return [
        hex_
        for hex_, pieces in sorted(pieces_of(state).items())
        if any(wanted(owner, kind) for owner, kind in pieces)
    ]


def _heard(state: State, alphas: list[int]) -> list[int]:
    """The hexes within howl range of some alphas, by plain distance."""
    points = LAYOUTS[int(state.seats)].points
    reach = int(ATTRIBUTE[Track.HOWL, state.players[state.seat].dens_built[Track.HOWL]])
    starts = [points[alpha] for alpha in alphas]
    return [
        hex_
        for hex_, point in sorted(points.items())
        if any(distance(start, point) <= reach for start in starts)
    ]


def _names(hexes: list[int]) -> list[str]:
    return [HEX_NAMES[hex_] for hex_ in hexes]

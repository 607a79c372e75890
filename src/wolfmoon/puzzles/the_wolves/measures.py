"""How much of a goal a turn has reached, counted from the positions before and after it.

A measure is asked while the turn is under way too: then it tells what would count if nothing more
were done, without what the end of the turn may still score.
"""

from collections.abc import Callable

from ...engine.kernels import States
from ...games import games
from ...games.the_wolves.actions import Ask
from ...games.the_wolves.box.components import OWNERS
from ...games.the_wolves.box.maps import HEXES, PLACE_LETTERS, place_of
from ...games.the_wolves.forms.names import PREY_NAMES, SCORED_PHASES
from ...games.the_wolves.forms.sheet import score_sheet
from ..puzzle import Condition

Measure = Callable[[States, States, int, str], int]
"""What is reached, of the positions before and now, the seat, and what it is about."""
WORD_BITS = 64


def bits(words: object) -> int:
    """A set of hexes as one number."""
    found = 0
    for number, word in enumerate(words):  # type: ignore[var-annotated, arg-type]
        found |= int(word) << WORD_BITS * number
    return found


def in_region(place: int) -> int:
    """All hexes of a region as one number."""
    return sum(1 << hex_ for hex_ in range(HEXES) if place_of(hex_) == place)


def wolves_of(state: object, owner: int) -> list[int]:
    """The hexes of an owner's wolves, one set for each layer: alphas, pack wolves, their twins."""
    own = bits(state.wolves_of[owner])  # type: ignore[attr-defined]
    layers = (state.alphas, state.packs, state.pairs)  # type: ignore[attr-defined]
    return [own & bits(layer) for layer in layers]


def pieces_of(state: object, owner: int) -> int:
    """How many wolves, dens and lairs an owner has on the map."""
    built = bits(state.built_by[owner]).bit_count()  # type: ignore[attr-defined]
    return built + sum(layer.bit_count() for layer in wolves_of(state, owner))


def total(states: States, seat: int) -> int:
    """The points of a seat as they stand."""
    return sum(games["the-wolves"].points(states)[seat].values())


def firsts(states: States, seat: int) -> set[str]:
    """The regions in which a seat is first."""
    sheet = score_sheet(states)
    pack = sheet["seats"][seat]["pack"]
    return {region["region"] for region in sheet["regions"] if region["first"] == pack}


# -- the measures -----------------------------------------------------------------------
def _score(before: States, now: States, seat: int, of: str) -> int:
    return total(now, seat) - total(before, seat)


def _first(before: States, now: States, seat: int, of: str) -> int:
    return int(of in firsts(now, seat))


def _take(before: States, now: States, seat: int, of: str) -> int:
    return len(firsts(now, seat) - firsts(before, seat))


def _hunt(before: States, now: States, seat: int, of: str) -> int:
    had, has = int(before[0].players[seat].prey), int(now[0].players[seat].prey)
    return (has & ~had).bit_count()


def _prey(before: States, now: States, seat: int, of: str) -> int:
    had, has = int(before[0].players[seat].prey), int(now[0].players[seat].prey)
    return (has & ~had) >> PREY_NAMES.index(of) & 1  # type: ignore[arg-type]


def _lair(before: States, now: States, seat: int, of: str) -> int:
    return int(now[0].players[seat].lairs_built) - int(before[0].players[seat].lairs_built)


def _howl(before: States, now: States, seat: int, of: str) -> int:
    had, has = bits(before[0].lone_wolves), bits(now[0].lone_wolves)
    return (had & ~has).bit_count()


def _dominate(before: States, now: States, seat: int, of: str) -> int:
    """Whatever went to the moonlight board beside lone wolves and own dens.        [W27, W38]"""
    gone = int(now[0].moonlight) - int(before[0].moonlight)
    return gone - _howl(before, now, seat, of) - _lair(before, now, seat, of)


def _harm(before: States, now: States, seat: int, of: str) -> int:
    """Pieces that the seat before, which is threatened, has lost."""
    victim = (seat - 1) % int(before[0].seats)
    return pieces_of(before[0], victim) - pieces_of(now[0], victim)


def _clear(before: States, now: States, seat: int, of: str) -> int:
    """1 if no wolf of another is left in a region."""
    region = in_region(PLACE_LETTERS.index(of))
    others = [owner for owner in range(OWNERS) if owner != seat]
    left = [layer & region for owner in others for layer in wolves_of(now[0], owner)]
    return int(not any(left))


def _phase(before: States, now: States, seat: int, of: str) -> int:
    return int(int(now[0].phase) >= SCORED_PHASES.index(of) + 1)  # type: ignore[arg-type]


def _win(before: States, now: States, seat: int, of: str) -> int:
    if now[0].asks != Ask.OVER:
        return 0
    outcome = games["the-wolves"].outcome(now)
    return int(outcome is not None and outcome.winners == (seat,))


MEASURES: dict[str, Measure] = {
    "score": _score,
    "first": _first,
    "take": _take,
    "hunt": _hunt,
    "prey": _prey,
    "lair": _lair,
    "howl": _howl,
    "dominate": _dominate,
    "harm": _harm,
    "clear": _clear,
    "phase": _phase,
    "win": _win,
}
"""What a goal may ask for."""


def reached(goal: tuple[Condition, ...], before: States, now: States, seat: int) -> tuple[int, ...]:
    """How much of each part of a goal is reached."""
    return tuple(MEASURES[each.what](before, now, seat, each.of) for each in goal)


def holds(goal: tuple[Condition, ...], before: States, now: States, seat: int) -> bool:
    """Whether a goal is reached as a whole."""
    found = reached(goal, before, now, seat)
    return all(count >= each.count for count, each in zip(found, goal, strict=True))

"""The themes of The Wolves."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...games.the_wolves.actions import Ask
from ...games.the_wolves.box.components import Phase
from .measures import firsts

if TYPE_CHECKING:
    from ..themes import Solution

PAIR = 2


def _regions_won(solution: "Solution") -> int:
    puzzle = solution.puzzle
    return len(firsts(solution.game.states, puzzle.seat) - firsts(puzzle.start, puzzle.seat))


def _by_alphas(solution: "Solution") -> bool:
    """A region is led with as much control as another has there, by alphas."""
    sheet = solution.game.score_sheet()
    pack = sheet["seats"][solution.puzzle.seat]["pack"]  # type: ignore[index]
    for region in sheet["regions"]:  # type: ignore[attr-defined]
        if region["first"] != pack:
            continue
        control = {name: row["control"] for name, row in region["control"].items()}
        if any(name != pack and count == control[pack] for name, count in control.items()):
            return True
    return False


def _tokens_spent(solution: "Solution") -> bool:
    return any(each["what"] == "paid" and each["bonus"] for each in solution.own)


def _built_on(solution: "Solution") -> bool:
    """A den becomes a lair in the turn in which it was built."""
    built = {each["hex"] for each in solution.own if each["what"] == "built"}
    return any(each["what"] == "upgraded" and each["hex"] in built for each in solution.own)


def _same_tile_twice(solution: "Solution") -> bool:
    """A tile that was turned by one action pays for a later one."""
    turned: set[object] = set()
    for each in solution.own:
        if each["what"] != "paid":
            continue
        tiles = {tile["tile"] for tile in each["tiles"]} - {"home"}  # type: ignore[attr-defined]
        if tiles & turned:
            return True
        turned |= tiles
    return False


THE_WOLVES: dict[str, Callable[["Solution"], bool]] = {
    "hunt": lambda solution: solution.happens("hunted"),
    "double-hunt": lambda solution: solution.happens("hunted", PAIR),
    "region": lambda solution: _regions_won(solution) >= 1,
    "two-regions": lambda solution: _regions_won(solution) >= PAIR,
    "alphas": _by_alphas,
    "lair": lambda solution: solution.happens("upgraded"),
    "den-to-lair": _built_on,
    "den": lambda solution: solution.happens("built"),
    "howl": lambda solution: solution.happens("howled"),
    "new-alpha": lambda solution: solution.happens("howled", piece="alpha"),
    "dominate": lambda solution: (
        solution.happens("dominated-wolf") or solution.happens("dominated-den")
    ),
    "push": lambda solution: solution.happens("pushed"),
    "extra-action": lambda solution: solution.happens("extra-action"),
    "any-terrain": _tokens_spent,
    "turned-tile": _same_tile_twice,
    "moon": lambda solution: any(each["what"] == "phase" for each in solution.told),
    "end": lambda solution: solution.game.state.asks == Ask.OVER,
    "before-full": lambda solution: int(solution.puzzle.start[0].phase) == Phase.QUARTER,
    "two-players": lambda solution: int(solution.puzzle.start[0].seats) == PAIR,
    "many-players": lambda solution: int(solution.puzzle.start[0].seats) > PAIR + 1,
}
"""By name: whether a solution is about it."""

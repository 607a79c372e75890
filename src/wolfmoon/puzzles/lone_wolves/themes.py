"""The themes of Lone Wolves."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...games.lone_wolves.actions import Ask
from ...games.lone_wolves.box.components import TRICKS
from .solving import margin_of

if TYPE_CHECKING:
    from ..themes import Solution

PLACES_IN_A_LAND = 6
LOW = ("2", "3", "4")


def _asks(solution: "Solution") -> int:
    return int(solution.puzzle.start[0].asks)


def _left(solution: "Solution") -> int:
    return TRICKS - int(solution.puzzle.start[0].trick)


def _first_trick_lost(solution: "Solution") -> bool:
    """The solver plays a card and loses the trick, and it was theirs to win or lose."""
    won = [each for each in solution.told if each["what"] == "trick-won"]
    plays = _asks(solution) in (Ask.LEAD, Ask.FOLLOW)
    return bool(plays and won) and won[0]["seat"] != solution.puzzle.seat


def _fills(solution: "Solution") -> bool:
    """The first card takes the last place of a land."""
    if _asks(solution) not in (Ask.LEAD, Ask.FOLLOW):
        return False
    before, after = solution.game.path[0][0], solution.game.path[1][0]
    return any(
        int(was.wolves) < PLACES_IN_A_LAND == int(land.wolves)
        for was, land in zip(before.lands, after.lands, strict=True)
    )


def _behind(solution: "Solution") -> bool:
    """The solver is behind on the table as it stands."""
    totals = [seat["total"] for seat in solution.puzzle.begin().score_sheet()["seats"]]  # type: ignore[attr-defined]
    seat = solution.puzzle.seat
    return int(totals[seat]) < int(totals[1 - seat])


def _narrow(solution: "Solution") -> bool:
    """It is enough by a single point, with all cards known."""
    return margin_of(solution.puzzle.start, solution.puzzle.seat) == 1


def _border(solution: "Solution") -> bool:
    return any(each["what"] == "placed" and "-" in str(each["slot"]) for each in solution.own)


def _levels(solution: "Solution") -> bool:
    return any(each["what"] == "land-tied" and each["strength"] != [0, 0] for each in solution.told)


def _low_card(solution: "Solution") -> bool:
    """A 2, 3 or 4 is the right card, and it wins its trick."""
    wins = [each for each in solution.own if each["what"] == "trick-won"]
    return bool(wins) and str(wins[0]["card"])[-1] in LOW


LONE_WOLVES: dict[str, Callable[["Solution"], bool]] = {
    "lead": lambda solution: _asks(solution) == Ask.LEAD,
    "follow": lambda solution: _asks(solution) == Ask.FOLLOW,
    "scar": lambda solution: _asks(solution) in (Ask.TAKE, Ask.PLACE),
    "two-tricks": lambda solution: _left(solution) <= 2,
    "three-tricks": lambda solution: _left(solution) == 3,
    "four-tricks": lambda solution: _left(solution) >= 4,
    "lose-to-win": _first_trick_lost,
    "two-beats-seven": lambda solution: solution.happens("trick-won", why="two"),
    "trump": lambda solution: solution.happens("trick-won", why="trump"),
    "low-card": _low_card,
    "moon": lambda solution: any(each["what"] == "moon" for each in solution.told),
    "honour": lambda solution: solution.happens("honour"),
    "joins": lambda solution: solution.happens("joined"),
    "last-place": _fills,
    "level": _levels,
    "border": _border,
    "behind": _behind,
    "narrow": _narrow,
    "only": lambda solution: len(solution.right) == 1,
}
"""By name: whether a solution is about it."""

"""Whether an ending keeps its promise: every first decision is tried out by brute force."""

from collections.abc import Iterator
from functools import cache

from ...engine.errors import Phrase, phrase
from ...games.lone_wolves.forms.reader import card_set
from ...games.lone_wolves.models import Card
from ...games.lone_wolves.rules import LoneWolves
from ..puzzle import OPEN, PERCENTAGE, Puzzle
from ..puzzlers import judge_of
from .brute import Brute
from .judge import AHEAD
from .solving import with_hand

CLEAR_BY = 3


@cache
def _brute() -> Brute:
    """The memory in which endings are tried out."""
    return Brute()


def problems(puzzle: Puzzle) -> Iterator[Phrase]:
    """What is wrong with an ending."""
    (condition,), rules = puzzle.goal, puzzle.rules
    won = {
        rules.action_text(puzzle.start[0], number): _won(puzzle, number)
        for number in (action.number for action in puzzle.begin().offer)
    }
    right = [text for text, count in won.items() if count >= condition.count]
    others = [count for count in won.values() if count < condition.count]
    if right != judge_of(puzzle.game).others(puzzle):
        yield phrase("problem-puzzle-value")
    if not right or not others:
        yield phrase("problem-puzzle-easy")
    elif puzzle.kind == PERCENTAGE and max(others) > condition.count - CLEAR_BY:
        yield phrase("problem-puzzle-value")


def _won(puzzle: Puzzle, number: int) -> int:
    """The hands that a decision wins; where all lies open, the margin if it is reached."""
    (condition,), seat, rules = puzzle.goal, puzzle.seat, puzzle.rules
    if puzzle.kind == OPEN:
        after, _ = rules.after(puzzle.start, number)
        return condition.count if _brute().wins(after, seat, condition.count) else -1
    hands = (card_set(hand, "hands") for hand in _hands(puzzle))
    given = (rules.after(with_hand(puzzle.start, seat, hand), number)[0] for hand in hands)
    return sum(bool(_brute().wins(after, seat, AHEAD)) for after in given)


def _hands(puzzle: Puzzle) -> Iterator[list[Card]]:
    """Every hand that the other may hold, as the rules find it from what the solver sees."""
    rules, seat = puzzle.rules, puzzle.seat
    assert isinstance(rules, LoneWolves)
    return (hands[1 - seat] for hands in rules.worlds(rules.view(puzzle.start[0], seat)))

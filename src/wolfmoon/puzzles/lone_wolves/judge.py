"""Who judges puzzles of Lone Wolves: the exact solver, for one hand or for all that fit."""

from ...engine.game import Game
from ...engine.start import Start
from ..puzzle import DECISION, OPEN, Puzzle
from ..verdict import LOOK, TURN, Judge, Lantern, Margin, Refutation, Verdict
from .deciding import Deciding
from .solving import hands_that_fit, margin_of, margins, names_of, solved, with_hand

PLAY = "play"
AHEAD = 1
"""A hand is won by at least a point: who wins on equal points is another matter."""


class LoneWolvesJudge(Judge):
    """Solves what is left; where that is too much, decisions are compared."""

    def __init__(self) -> None:
        self._deciding = Deciding()

    def reached(self, puzzle: Puzzle, game: Game) -> tuple[int, ...]:
        """The margin as the table stands; nothing, where hands are counted."""
        if puzzle.kind != OPEN:
            return (0,)
        totals = [seat["total"] for seat in game.score_sheet()["seats"]]  # type: ignore[attr-defined]
        return (int(totals[puzzle.seat]) - int(totals[1 - puzzle.seat]),)

    def judged(self, puzzle: Puzzle, game: Game) -> Verdict | None:
        """Whether the goal can still be reached; where hands are counted, how many are won."""
        if puzzle.kind == DECISION:
            return self._deciding.judged(puzzle, game.numbers[0])
        if puzzle.kind != OPEN:
            return self._counted(puzzle, game)
        (condition,) = puzzle.goal
        margin = margin_of(game.states, puzzle.seat)
        if margin < condition.count:
            return Verdict(False, (margin,), refutation=Refutation(_played_out(game)))
        return Verdict(True, (margin,)) if game.over else None

    def _counted(self, puzzle: Puzzle, game: Game) -> Verdict:
        """The first decision against every hand that fits."""
        (condition,) = puzzle.goal
        action = game.numbers[0]
        found = margins(puzzle.start, puzzle.seat, action)
        won = sum(points >= AHEAD for _, points in found)
        hands = tuple(Margin(names_of(hand), points) for hand, points in found)
        if won >= condition.count:
            return Verdict(True, (won,), hands)
        worst, _ = min(found, key=lambda each: each[1])
        return Verdict(False, (won,), hands, self._beaten(puzzle, action, worst))

    def _beaten(self, puzzle: Puzzle, action: int, hand: int) -> Refutation:
        """A hand that beats a decision, played to the end."""
        given = Game(puzzle.rules, Start(with_hand(puzzle.start, puzzle.seat, hand)))
        given.play(action)
        return Refutation(_played_out(given), names_of(hand))

    def reply(self, puzzle: Puzzle, game: Game) -> int | None:
        """The best reply of the other."""
        if game.over or game.seat == puzzle.seat:
            return None
        return _best(game)

    def solution(self, puzzle: Puzzle) -> list[int]:
        """Best play of both; where hands are counted, a right decision."""
        if puzzle.kind != OPEN:
            return [self._right(puzzle)[0]]
        game = puzzle.begin()
        game.play(self._right(puzzle)[0])
        while not game.over:
            game.play(_best(game))
        return game.numbers

    def others(self, puzzle: Puzzle) -> list[str]:
        """All right first decisions."""
        return [puzzle.rules.action_text(puzzle.start[0], each) for each in self._right(puzzle)]

    def _right(self, puzzle: Puzzle) -> list[int]:
        if puzzle.kind == DECISION:
            return [*puzzle.solution]
        (condition,), game = puzzle.goal, puzzle.begin()
        found = []
        for action in game.offer:
            if puzzle.kind == OPEN:
                after, _ = puzzle.rules.after(puzzle.start, action.number)
                won = margin_of(after, puzzle.seat)
            else:
                counted = margins(puzzle.start, puzzle.seat, action.number)
                won = sum(points >= AHEAD for _, points in counted)
            if won >= condition.count:
                found.append(action.number)
        return found

    def hands(self, puzzle: Puzzle) -> tuple[tuple[str, ...], ...]:
        """The hands that fit, where they are counted."""
        if puzzle.kind in (OPEN, DECISION):
            return ()
        fitting = hands_that_fit(puzzle.start, puzzle.seat)
        return tuple(names_of(hand) for hand in fitting)

    def lantern(self, puzzle: Puzzle, rung: str) -> Lantern:
        """Where: a land. What: the card as well. The turn: all of it."""
        text = self.others(puzzle)[0]
        act, *about = text.split()
        shown = about[1:] if rung == LOOK and act == PLAY else about
        places = () if rung == LOOK and act != PLAY else tuple(shown)
        decisions = (text,) if rung == TURN else ()
        return Lantern(rung, places, (act,), decisions)


def _best(game: Game) -> int:
    """A best decision of whoever is to decide, the first of them."""
    words = solved(game.states).best[0].split()
    number, _ = game.rules.read_action(game.state, words)
    return number


def _played_out(game: Game) -> Game:
    """A game from here to its end, with best play of both."""
    rest = game.from_here()
    while not rest.over:
        rest.play(_best(rest))
    return rest

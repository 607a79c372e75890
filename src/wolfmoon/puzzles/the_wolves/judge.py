"""Who judges puzzles of The Wolves: the score sheet at the end of the turn, or what follows it."""

from functools import cached_property, lru_cache
from threading import Lock

from ...bots.the_wolves.minds import HUNTER, trained_mind
from ...bots.the_wolves.planner import Planner
from ...engine.game import Game
from ...hints.the_wolves.turns import JUDGING, REPLY_WIDTHS, Turns
from ..lead import Lead
from ..puzzle import BEST, Puzzle
from ..verdict import LOOK, TURN, Judge, Lantern, Refutation, Verdict
from .best import fair_share, followed, leads, seen_in
from .measures import holds, reached
from .telling import acts_of, places_of

MOST_REMEMBERED = 512


class TheWolvesJudge(Judge):
    """Counts what a turn has reached."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._lead = lru_cache(MOST_REMEMBERED)(self._found_lead)

    def reached(self, puzzle: Puzzle, game: Game) -> tuple[int, ...]:
        """How much of each part of the goal is reached so far."""
        if puzzle.kind == BEST:
            return (0,)
        return reached(puzzle.goal, puzzle.start, game.states, puzzle.seat)

    def judged(self, puzzle: Puzzle, game: Game) -> Verdict | None:
        """Nothing until the turn has ended."""
        if int(game.state.turns) == int(puzzle.start[0].turns):
            return None
        if puzzle.kind == BEST:
            return self._compared(puzzle, game)
        found = reached(puzzle.goal, puzzle.start, game.states, puzzle.seat)
        right = holds(puzzle.goal, puzzle.start, game.states, puzzle.seat)
        return Verdict(right, found)

    def reply(self, puzzle: Puzzle, game: Game) -> int | None:
        """Nobody replies within a turn."""
        return None

    def solution(self, puzzle: Puzzle) -> list[int]:
        """The turn that is stored."""
        return list(puzzle.solution)

    def others(self, puzzle: Puzzle) -> list[str]:
        """There are too many ways to list them."""
        return []

    def hands(self, puzzle: Puzzle) -> tuple[tuple[str, ...], ...]:
        """Nothing is hidden."""
        return ()

    def lantern(self, puzzle: Puzzle, rung: str) -> Lantern:
        """Where: the hexes of the first action. What: the kinds of actions. The turn: all of it."""
        game = puzzle.begin()
        texts = []
        for number in puzzle.solution:
            texts.append(game.action(number).text)
            game.play(number)
        places = places_of(texts, first=rung == LOOK)
        acts = acts_of(texts) if rung != LOOK else ()
        return Lantern(rung, places, acts, tuple(texts) if rung == TURN else ())

    # -- best turns
    @cached_property
    def _turns(self) -> Turns:
        return Turns()

    @cached_property
    def _seer(self) -> Planner:
        return Planner(trained_mind(HUNTER), REPLY_WIDTHS)

    def _compared(self, puzzle: Puzzle, game: Game) -> Verdict:
        """A turn against the best one, on the same luck; the reply to it, if it is worse."""
        fair = fair_share(puzzle.start)
        with self._lock:  # the planners' memory is theirs alone
            lead = self._lead(puzzle, tuple(game.numbers))
            if lead.verdict(fair).right:
                return lead.verdict(fair)
            return lead.verdict(fair, self._replied(puzzle, game))

    def _found_lead(self, puzzle: Puzzle, line: tuple[int, ...]) -> Lead:
        """How far the best turn is ahead of one that was tried."""
        seen = seen_in(puzzle.start)
        chosen, best = (followed(seen, each) for each in (line, puzzle.solution))
        if chosen.ended.tobytes() == best.ended.tobytes():
            return Lead(0.0, 0.0, 1)
        return leads(self._turns, seen, best, [chosen], JUDGING)[0]

    def _replied(self, puzzle: Puzzle, game: Game) -> Refutation | None:
        """What the others do until it is the solver's turn again."""
        rest = game.from_here()
        while not rest.over and rest.seat != puzzle.seat:
            self._seer.plan(rest.states)
            for number in self._seer.turns()[0].line:
                rest.play(number)
        return Refutation(rest) if rest.step else None

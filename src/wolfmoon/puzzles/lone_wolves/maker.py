"""Finding puzzles of Lone Wolves in the endings of games that bots play."""

from collections.abc import Collection, Iterator
from dataclasses import replace
from random import Random

from ...bots.bot import Bot, Budget
from ...bots.lone_wolves.lookers import Cub, Scout
from ...bots.lone_wolves.searchers import Alpha, Hunter
from ...bots.seating import seen_by
from ...engine.game import Game
from ...engine.kernels import States
from ...engine.start import Start
from ...engine.stream import seed_of
from ...games import games
from ...games.lone_wolves.box.components import TRICKS
from ..book import name_of
from ..making.grading import graded
from ..making.scouting import solves
from ..puzzle import OPEN, PERCENTAGE, SAFE, Condition, Played, Puzzle
from ..themes import themes_of
from .judge import AHEAD
from .laying import laid_open
from .solving import hands_that_fit, margin_of, solved, with_hand

GAME = "lone-wolves"
BOARDS = ("basic", "advanced")
FEWEST_LEFT, MOST_LEFT = 2, 4
"""Tricks left when a puzzle begins."""
OPEN_GAMES = 11
"""In one game of so many open hands are looked for: they are found far more often than others."""
LONG_GAMES = 12
"""In one of so many of these an ending may be of the longest kind: they take longest to solve."""
MOST_FROM_A_GAME = 3
CLOSE = 9
"""Points by which an ending may be won, if it is to be a puzzle."""
CLOSE_HANDS = 14
"""Points by which it may be won where hands are counted: the true hand is only one of them."""
FEWEST_OPTIONS = 5
FEWEST_HANDS = 6
RIGHT_PART, WINNING_PART = 3, 2
"""At most one option of so many is right, or wins."""
CLEAR_BY = 3
"""Hands by which the best play of a percentage puzzle beats the next."""
TEMPTING = 0.4
"""The part of the hands that some wrong play wins as well, where all must be won."""
NODES = 150_000
"""An ending that takes longer to solve is left out: whoever tries the puzzle would wait."""
THINKING = Budget(simulations=6)


class LoneMaker:
    """Plays games and looks for puzzles in their last tricks."""

    def __init__(self) -> None:
        self.rules = games[GAME]
        self._player: Bot = Scout()
        hunter, alpha = Hunter(), Alpha()
        self._solvers: list[tuple[str, Bot, Budget]] = [
            ("cub", Cub(), Budget(simulations=1)),
            ("scout", self._player, Budget(simulations=12)),
            ("hunter", hunter, Budget(simulations=150)),
            ("alpha", alpha, Budget(simulations=600)),
        ]

    def puzzles(self, seed: int, number: int, kinds: Collection[str]) -> list[Puzzle]:
        """The puzzles of one game, of some kinds."""
        seed, board = seed_of(seed, number) % 2**32, BOARDS[number % len(BOARDS)]
        found: list[Puzzle] = []
        for source, game in self._positions(board, seed):
            if len(found) == MOST_FROM_A_GAME:
                break
            known = {puzzle.kind for puzzle in found}
            for kind, condition, rarity in self._asked(game, seed % OPEN_GAMES == 0):
                if kind not in kinds or (kind in known and kind != OPEN):
                    continue
                found.append(self._made(source, kind, condition, rarity))
                break
        return found

    # -- positions
    def _positions(self, board: str, seed: int) -> Iterator[tuple[Played, Game]]:
        """The last tricks of a game, with all scars laid open."""
        game = Game(self.rules, self.rules.start(board=board, seed=seed))
        luck = Random(seed)
        most = _most_left(seed)
        while not game.over:
            state = game.state
            left = TRICKS - int(state.trick)
            if FEWEST_LEFT <= left <= most and state.in_hand == 0:
                laid = Game(self.rules, Start(laid_open(game.states)))
                if len(laid.offer) >= FEWEST_OPTIONS:
                    yield Played(board, seed, tuple(game.numbers)), laid
            assert game.seat is not None
            seen = seen_by(game, game.seat)
            game.play(self._player.choose(seen, THINKING, luck.randrange(1, 2**60)).action)

    # -- goals
    def _asked(self, game: Game, opens: bool) -> Iterator[tuple[str, Condition, float]]:
        """What can be asked in a position: its kind, its goal, and of how many one is right."""
        seat, left = game.seat, TRICKS - int(game.state.trick)
        assert seat is not None
        root = self.rules.solve(game.states, NODES)  # type: ignore[attr-defined]
        if not root.complete:
            return
        margin = root.value if seat == 0 else -root.value
        if left == FEWEST_LEFT and abs(margin) <= CLOSE_HANDS:
            yield from self._hands(game)
        if opens and AHEAD <= margin <= CLOSE:
            yield from self._open(game, margin, len(root.actions))

    def _open(self, game: Game, margin: int, right: int) -> Iterator[tuple[str, Condition, float]]:
        """All cards known: win where some ways lose, or else by as much as can be."""
        seat, offer, left = game.seat, len(game.offer), TRICKS - int(game.state.trick)
        assert seat is not None
        if left < MOST_LEFT:
            margins = [margin_of(_after(game, each.number), seat) for each in game.offer]
            winning = sum(each >= AHEAD for each in margins)
            if winning * WINNING_PART <= offer and self._goes_on(game, AHEAD):
                yield OPEN, Condition("ahead", AHEAD), offer / winning
                return
        if right * RIGHT_PART <= offer and self._goes_on(game, margin):
            yield OPEN, Condition("ahead", margin), offer / right

    def _goes_on(self, game: Game, wanted: int) -> bool:
        """Whether the solver must find more than one decision: no one-movers."""
        rest, seat, critical = game.from_here(), game.seat, 0
        assert seat is not None
        while not rest.over:
            if rest.seat == seat and len(rest.offer) > 1:
                offer = rest.offer
                kept = [margin_of(_after(rest, each.number), seat) >= wanted for each in offer]
                critical += not all(kept)
                if critical > 1:
                    return True
                rest.play(offer[kept.index(True)].number)
            else:
                rest.play(solved(rest.states).best[0])
        return False

    def _hands(self, game: Game) -> Iterator[tuple[str, Condition, float]]:
        """Right against every hand that fits, or against most."""
        seat = game.seat
        assert seat is not None
        hands = hands_that_fit(game.states, seat)
        if len(hands) < FEWEST_HANDS:
            return
        given = [with_hand(game.states, seat, hand) for hand in hands]
        if sum(margin_of(each, seat) >= AHEAD for each in given) * 2 < len(hands):
            return
        won = [
            sum(
                margin_of(self.rules.after(each, action.number)[0], seat) >= AHEAD for each in given
            )
            for action in game.offer
        ]
        best = max(won)
        right, others = won.count(best), [each for each in won if each < best]
        if right * WINNING_PART > len(won) or not others or max(others) < TEMPTING * len(hands):
            return
        if best == len(hands):
            yield SAFE, Condition("every", best), len(won) / right
        elif best - max(others) >= CLEAR_BY:
            yield PERCENTAGE, Condition("most", best), len(won) / right

    # -- the puzzle
    def _made(self, source: Played, kind: str, condition: Condition, rarity: float) -> Puzzle:
        puzzle = Puzzle(
            id=f"{GAME}.{name_of(kind, source, (condition,))}",
            game=GAME,
            kind=kind,
            source=source,
            goal=(condition,),
            rating=0,
        )
        further = TRICKS - int(puzzle.start[0].trick) - FEWEST_LEFT
        rating = graded(self._solver(puzzle), rarity, further)
        return replace(puzzle, rating=rating, themes=themes_of(puzzle))

    def _solver(self, puzzle: Puzzle) -> str | None:
        """The weakest bot that solves it."""
        solving = (name for name, bot, budget in self._solvers if solves(bot, budget, puzzle))
        return next(solving, None)


def _most_left(seed: int) -> int:
    """The most tricks that may be left in a game from a seed; hands are counted in the shortest."""
    if seed % OPEN_GAMES:
        return FEWEST_LEFT
    return MOST_LEFT - 1 if seed % LONG_GAMES else MOST_LEFT


def _after(game: Game, number: int) -> States:
    """The states after a decision."""
    states, reason = game.rules.after(game.states, number)
    assert reason == 0
    return states

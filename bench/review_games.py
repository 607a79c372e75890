"""Games for measuring reviews: played by the bots themselves, or quickly by what bots go by."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, TypeVar

import wolfmoon
from wolfmoon.bots.bot import Bot, Budget
from wolfmoon.bots.seating import Seating, seen_by
from wolfmoon.bots.the_wolves.minds import trained_mind
from wolfmoon.bots.the_wolves.planner import Planner
from wolfmoon.engine.game import Game
from wolfmoon.engine.kernels import States
from wolfmoon.engine.stream import streams
from wolfmoon.games import described
from wolfmoon.games.the_wolves.actions import Ask
from wolfmoon.hints.the_wolves.turns import REPLY_WIDTHS, TEMPERATURE

SIMULATIONS = {"cub": 1, "scout": 12, "hunter": 500, "alpha": 4000}
"""What bots of Lone Wolves simulate when no clock runs; those of The Wolves see all they can."""
ALL = 10**9
LEVELS = tuple(SIMULATIONS)
MOST_TURNS = 200
Row = dict[str, Any]
OWN: dict[str, Any] = {}
T = TypeVar("T")


def mine(name: str, make: Callable[[], T]) -> T:
    """What a process makes once and keeps."""
    if name not in OWN:
        OWN[name] = make()
    found: T = OWN[name]
    return found


def begun(name: str, number: int, seed: int, table: int | None = None) -> tuple[Game, Row]:
    """A game on one kind of table, or on all kinds in turn."""
    variants = described(name).variants
    options = dict(variants[number % len(variants) if table is None else table])
    game = wolfmoon.new(name, seed=seed + number, **options)
    return game, options


def mixed(game: Game, levels: tuple[str, ...], seed: int) -> tuple[str, ...]:
    """A bot for each seat, any of some levels."""
    chance = Random(seed)
    return tuple(chance.choice(levels) for _ in range(game.seats))


def seated(game: Game, bots: tuple[str, ...], seed: int) -> list[Seating]:
    """For each seat its bot, with as much thought as it usually has and no clock."""
    hides = game.rules.hides
    return [
        Seating(game, {seat: bot}, seed, Budget(simulations=SIMULATIONS[bot] if hides else ALL))
        for seat, bot in enumerate(bots)
    ]


def played_out(game: Game, bots: tuple[str, ...], seed: int) -> Game:
    """The game, played to its end."""
    places = seated(game, bots, seed)
    while (seat := game.seat) is not None:
        game.play(places[seat].choose().action)
    return game


def played_out_by(game: Game, bots: Sequence[Bot], simulations: int, seed: int) -> Game:
    """The game, played to its end by bots that sit there already."""
    budget = Budget(simulations=simulations)
    while (seat := game.seat) is not None:
        word = int(streams(seed, 1, first=game.step)[0])
        game.play(bots[seat].choose(seen_by(game, seat), budget, word).action)
    return game


class Quick:
    """The Wolves, some ten times as fast: bots' minds, narrow plans, and luck among good turns."""

    def __init__(self) -> None:
        names = ("scout", "hunter")
        self._planners = {name: Planner(trained_mind(name), REPLY_WIDTHS) for name in names}

    def turns(self, states: States, bots: tuple[str, ...], seed: int) -> Iterator[States]:
        """A position before each turn, or place of the draft; the last is the end.

        Now and then two of them stand still until the turns run out: then the last is no end.
        """
        for word in streams(seed, MOST_TURNS):
            yield states
            if states[0].asks == Ask.OVER:
                return
            planner = self._planners[bots[int(states[0].seat)]]
            planner.foresee(states, 0, 1, word, TEMPERATURE)
            states = planner.root()

    def ended(self, states: States, bots: tuple[str, ...], seed: int) -> States:
        """The end of a game."""
        *_, last = self.turns(states, bots, seed)
        return last

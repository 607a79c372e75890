"""Finding puzzles of The Wolves in games that bots play against themselves."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from ...bots.bot import Bot, Budget, Seen
from ...bots.the_wolves.levels import Cub, Hunter, Scout
from ...bots.the_wolves.planner import END
from ...engine.kernels import States
from ...engine.record import copied
from ...engine.rules import Rules
from ...engine.stepper import Stepper
from ...engine.stream import seed_of
from ...games import games
from ...games.the_wolves.actions import Ask as Asks
from ...games.the_wolves.box.components import ACTIONS_IN_A_TURN
from ...games.the_wolves.state import State
from ..book import name_of
from ..puzzle import GOAL, THREAT, Played, Puzzle
from ..the_wolves.measures import holds
from ..the_wolves.passing import passed
from ..themes import themes_of
from .estimate import nodes_from
from .grading import graded_turn
from .turns import Turns
from .wolves_goals import Ask, asks_in

GAME = "the-wolves"
PLAYERS = (2, 3, 3, 4, 3, 5)
"""How many play, game by game."""
MOST_FROM_A_GAME = 5
SMALL, MOST_NODES = 250_000, 500_000
"""Decisions that a position is guessed to need, and that it may need, to be followed."""
TAKEN = 2
"""Every so many-th position is looked at."""
THINKING = Budget(simulations=1200)
LEAST_DECISIONS = 4
"""Of the last action of a turn, if it is to be a puzzle."""


class Player(Scout):
    """Who plays the games: a scout that looks less far, for many positions are wanted."""

    name = "player"
    widths = (6, 6, 8)
    draft_options, draft_rounds = 0, 0


class Solvers:
    """The bots whose turns show how hard a puzzle is, weakest first."""

    def __init__(self) -> None:
        self._bots: dict[str, Bot] = {"cub": Cub(), "scout": Scout(), "hunter": Hunter()}

    def ends(self, rules: Rules, start: States) -> Iterator[tuple[str, States]]:
        """Where the turn of each bot leads."""
        for name, bot in self._bots.items():
            yield name, turn_of(bot, rules, start)[1]


def turn_of(bot: Bot, rules: Rules, start: States) -> tuple[list[int], States]:
    """The turn that a bot takes from a position, and where it leads."""
    states, line = copied(start), list[int]()
    stepper, turns, seat = rules.stepper(states), int(start[0].turns), int(start[0].seat)
    while int(states[0].turns) == turns:
        offer = tuple(stepper.offer().tolist())
        action = bot.choose(Seen(rules, states, seat, offer), Budget(simulations=100_000)).action
        stepper.decide(action)
        line.append(action)
    return line, states


class WolvesMaker:
    """Plays games and looks for puzzles in them."""

    def __init__(self) -> None:
        self.rules = games[GAME]
        self._player = Player()
        self._turns = Turns()
        self._solvers = Solvers()

    def puzzles(self, seed: int, number: int) -> list[Puzzle]:
        """The puzzles of one game."""
        seed, players = seed_of(seed, number) % 2**32, PLAYERS[number % len(PLAYERS)]
        luck, found, known = Random(seed), list[Puzzle](), set[str]()
        for source, start, kind in self._positions(str(players), seed, luck):
            if len(found) == MOST_FROM_A_GAME:
                break
            ask = self._ask(start, kind, known)
            if ask is not None:
                known.add(_sort(kind, ask))
                found.append(self._made(source, start, kind, ask))
        return found

    # -- positions
    def _positions(
        self, variant: str, seed: int, luck: Random
    ) -> Iterator[tuple[Played, States, str]]:
        """Positions of a game, before either action, whose turns are few enough to be followed."""
        rules, line = self.rules, list[int]()
        states = copied(rules.start(players=int(variant), seed=seed).states)
        stepper = rules.stepper(states)
        while states[0].asks != Asks.OVER:
            if states[0].asks == Asks.ACT and int(states[0].actions_taken) < ACTIONS_IN_A_TURN:
                source, moment = Played(variant, seed, tuple(line)), copied(states)
                if _is_small(moment[0]) and luck.randrange(TAKEN) == 0:
                    yield source, moment, GOAL
                if int(moment[0].actions_taken) == 0:
                    rival = passed(moment)
                    if _is_small(rival[0]):
                        yield source, rival, THREAT
            action = self._choose(states, stepper)
            stepper.decide(action)
            line.append(action)

    def _choose(self, states: States, stepper: Stepper) -> int:
        offer = tuple(stepper.offer().tolist())
        seen = Seen(self.rules, copied(states), int(states[0].seat), offer)
        return self._player.choose(seen, THINKING).action

    # -- goals
    def _ask(self, start: States, kind: str, known: set[str]) -> Ask | None:
        """The rarest goal of a position, of a sort that the game has not had."""
        whole = int(start[0].actions_taken) == 0
        tally = self._turns.followed(start, MOST_NODES)
        if tally is None:
            return None
        asks = asks_in(tally, start, kind == THREAT)
        fresh = [ask for ask in asks if _is_rich(ask, whole) and _sort(kind, ask) not in known]
        return fresh[0] if fresh else None

    def _made(self, source: Played, start: States, kind: str, ask: Ask) -> Puzzle:
        solver = next(
            (
                name
                for name, end in self._solvers.ends(self.rules, start)
                if holds(ask.goal, start, end, int(start[0].seat))
            ),
            None,
        )
        puzzle = Puzzle(
            id=f"{GAME}.{name_of(kind, source, ask.goal)}",
            game=GAME,
            kind=kind,
            source=source,
            goal=ask.goal,
            rating=graded_turn(solver, ask.rarity),
            solution=(*ask.line, END),
        )
        return replace(puzzle, themes=themes_of(puzzle))


def _is_small(state: State) -> bool:
    """Whether all turns from a position can be followed in a moment."""
    return nodes_from(state, ACTIONS_IN_A_TURN - int(state.actions_taken)) <= SMALL


def _is_rich(ask: Ask, whole: bool) -> bool:
    """Whether a goal needs more than one thing to be found: two actions, or several wolves."""
    return whole or len(ask.line) >= LEAST_DECISIONS


def _sort(kind: str, ask: Ask) -> str:
    """Puzzles of a sort ask for the same things, wherever."""
    return " ".join([kind, *sorted(each.what for each in ask.goal)])

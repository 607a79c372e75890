"""Finding puzzles of The Wolves in games that bots play against themselves."""

from collections import defaultdict
from collections.abc import Collection, Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import NamedTuple

from ....bots.bot import Bot, Budget, Seen
from ....bots.the_wolves.levels import Cub, Hunter, Scout
from ....bots.the_wolves.planner import END
from ....engine.kernels import States
from ....engine.record import copied
from ....engine.rules import Rules
from ....engine.stepper import Stepper
from ....engine.stream import seed_of
from ....games import games
from ....games.the_wolves.actions import Ask as Asks
from ....games.the_wolves.box.components import ACTIONS_IN_A_TURN
from ....games.the_wolves.state import State
from ...book import name_of
from ...making.grading import graded_turn
from ...puzzle import BEST, GOAL, THREAT, Played, Puzzle
from ...themes import themes_of
from ..measures import holds
from ..passing import passed
from ..taking import turn_of
from .best import BestMaker
from .estimate import nodes_from
from .goals import Ask, asks_in
from .turns import Turns

GAME = "the-wolves"
PLAYERS = (2, 3, 3, 4, 3, 5)
"""How many play, game by game."""
SMALL, MOST_NODES = 1_500_000, 2_000_000
"""Decisions that a position is guessed to need, and that it may need, to be followed."""
LOOKS = 3
"""Positions of a sort that are looked at in a game for each puzzle that is wanted of it."""
BEST_LOOKS = 16
"""Positions looked at for each best turn that is wanted: in most of them no turn stands out."""
WANTED = {
    "whole": (GOAL, 2),
    THREAT: (THREAT, 1),
    BEST: (BEST, 1),
    "last 0": (GOAL, 1),
    "last 1": (GOAL, 1),
    "last 2": (GOAL, 1),
}
"""Sorts of positions: the kind of puzzle, and how many are wanted of a game. Of goals there are
whole turns, and last actions by the phase of the moon: not all shall be from the first rounds."""
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


class WolvesMaker:
    """Plays games and looks for puzzles in them."""

    def __init__(self) -> None:
        self.rules = games[GAME]
        self._player = Player()
        self._turns = Turns()
        self._solvers = Solvers()
        self._best = BestMaker()

    def puzzles(self, seed: int, number: int, kinds: Collection[str]) -> list[Puzzle]:
        """The puzzles of one game, of some kinds."""
        seed, players = seed_of(seed, number) % 2**32, PLAYERS[number % len(PLAYERS)]
        moments = defaultdict[str, list[Moment]](list)
        for moment in self._moments(str(players), seed):
            moments[moment.sort].append(moment)
        luck, found, known = Random(seed), list[Puzzle](), set[str]()
        for sort, (kind, wanted) in WANTED.items():
            luck.shuffle(moments[sort])
            if kind not in kinds:
                continue
            looks = BEST_LOOKS if sort == BEST else LOOKS * wanted
            made = (self._found(moment, known, luck) for moment in moments[sort][:looks])
            found += islice((puzzle for puzzle in made if puzzle is not None), wanted)
        return found

    def _found(self, moment: "Moment", known: set[str], luck: Random) -> Puzzle | None:
        """The puzzle of a position, if there is one of a sort that the game has not had."""
        if moment.kind == BEST:
            return self._best.found(moment.source, moment.start)
        ask = self._ask(moment.start, moment.kind, known, luck)
        if ask is None:
            return None
        known.add(_sort(moment.kind, ask))
        return self._made(moment.source, moment.start, moment.kind, ask)

    # -- positions
    def _moments(self, variant: str, seed: int) -> Iterator["Moment"]:
        """Positions of a game, before either action, that may become puzzles."""
        rules, line = self.rules, list[int]()
        states = copied(rules.start(players=int(variant), seed=seed).states)
        stepper = rules.stepper(states)
        while states[0].asks != Asks.OVER:
            if states[0].asks == Asks.ACT and int(states[0].actions_taken) < ACTIONS_IN_A_TURN:
                source = Played(variant, seed, tuple(line))
                yield from _moments_at(source, copied(states))
            action = self._choose(states, stepper)
            stepper.decide(action)
            line.append(action)

    def _choose(self, states: States, stepper: Stepper) -> int:
        offer = tuple(stepper.offer().tolist())
        seen = Seen(self.rules, copied(states), int(states[0].seat), offer)
        return self._player.choose(seen, THINKING).action

    # -- goals
    def _ask(self, start: States, kind: str, known: set[str], luck: Random) -> Ask | None:
        """A goal of a position, of a sort that the game has not had; not always the rarest."""
        whole = int(start[0].actions_taken) == 0
        census = self._turns.followed(start, MOST_NODES)
        if census is None:
            return None
        asks = asks_in(census, start, kind == THREAT)
        fresh = [ask for ask in asks if _is_rich(ask, whole) and _sort(kind, ask) not in known]
        return luck.choice(fresh) if fresh else None

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


class Moment(NamedTuple):
    """A position of a game that may become a puzzle, of a sort."""

    sort: str
    kind: str
    source: Played
    start: States


def _moments_at(source: Played, start: States) -> Iterator[Moment]:
    """What a position may be asked for: a goal or, before a turn, its best or a threat too."""
    whole, small = int(start[0].actions_taken) == 0, _is_small(start[0])
    if small:
        yield Moment("whole" if whole else f"last {int(start[0].phase)}", GOAL, source, start)
    if whole:
        yield Moment(BEST, BEST, source, start)
        rival = passed(start)
        if _is_small(rival[0]):
            yield Moment(THREAT, THREAT, source, rival)


def _is_small(state: State) -> bool:
    """Whether all turns from a position can be followed in a moment."""
    return nodes_from(state, ACTIONS_IN_A_TURN - int(state.actions_taken)) <= SMALL


def _is_rich(ask: Ask, whole: bool) -> bool:
    """Whether a goal needs more than one thing to be found: two actions, or several wolves."""
    return whole or len(ask.line) >= LEAST_DECISIONS


def _sort(kind: str, ask: Ask) -> str:
    """Puzzles of a sort ask for the same things, wherever."""
    return " ".join([kind, *sorted(each.what for each in ask.goal)])

"""One game at the table: each seat is asked in its turn until the game is over or a bot fails."""

import random
import time
from collections import defaultdict
from collections.abc import Callable

from ..bots.bot import Bot, Seen
from ..bots.registry import make_bot
from ..engine.kernels import States
from ..engine.outcome import Outcome
from ..games import games
from .contest import Contest
from .records import CRASH, ILLEGAL, Fault, GameRecord

Decider = Callable[[Seen, int], tuple[int, int]]
"""What is decided at a decision of a given number, and how many microseconds it took."""
LONGEST_MESSAGE = 200


class Failed(Exception):
    """The bot on a seat has lost the game by its own doing."""

    def __init__(self, kind: str, what: str) -> None:
        super().__init__(kind, what)
        self.kind = kind
        self.what = " ".join(what.split())[:LONGEST_MESSAGE]


class Bout:
    """A game of a block while it is played."""

    def __init__(self, contest: Contest, block: int, rotation: int) -> None:
        self.contest, self.block, self.rotation = contest, block, rotation
        self.seating = contest.seating(rotation)
        self.rules = games[contest.game]
        self.states: States = contest.start(block).states.copy()
        self.actions: list[int] = []
        self.fault: Fault | None = None
        self.micros: list[list[int]] = [[] for _ in self.seating]
        self.turn_micros: dict[tuple[int, int], int] = defaultdict(int)  # by seat and turn
        self._stepper = self.rules.stepper(self.states)

    def play(self, decide: Decider) -> GameRecord:
        """Ask until the game is over or a bot has failed."""
        while (seat := self.rules.seat(self.states[0])) is not None:
            offer = tuple(self._stepper.offer().tolist())
            seen = Seen(self.rules, self.rules.seen(self.states, seat), seat, offer)
            try:
                action, micros = decide(seen, len(self.actions))
            except Failed as failed:
                name = self.contest.bots[self.seating[seat]]
                self.fault = Fault(name, seat, failed.kind, failed.what)
                break
            self._carry_out(seat, action, micros)
        return self._record()

    def _carry_out(self, seat: int, action: int, micros: int) -> None:
        self.micros[seat].append(micros)
        self.turn_micros[seat, self.rules.turns(self.states[0])] += micros
        self.actions.append(action)
        reason = self._stepper.decide(action)
        assert reason == 0, f"the rules refuse action {action}, which they offered"

    def _record(self) -> GameRecord:
        points = self.rules.points(self.states)
        return GameRecord(
            block=self.block,
            rotation=self.rotation,
            setup_seed=self.contest.setup_seed(self.block),
            seating=self.seating,
            points={source: tuple(int(row[source]) for row in points) for source in points[0]},
            turns=self.rules.turns(self.states[0]),
            fault=self.fault,
            actions=tuple(self.actions),
            decision_micros=tuple(tuple(row) for row in self.micros),
            turn_micros=tuple(
                tuple(micros for (seat, _), micros in self.turn_micros.items() if seat == wanted)
                for wanted in range(len(self.seating))
            ),
            **vars(self._outcome([sum(row.values()) for row in points])),
        )

    def _outcome(self, totals: list[int]) -> Outcome:
        """How it ended; a bot that failed loses on all its seats, and the others share the win."""
        if self.fault is None:
            outcome = self.rules.outcome(self.states)
            assert outcome is not None, "nobody is asked, so the game is over"
            return outcome
        failed = self.seating[self.fault.seat]
        winners = tuple(seat for seat, bot in enumerate(self.seating) if bot != failed)
        last = len(winners) + 1
        ranks = tuple(last if bot == failed else 1 for bot in self.seating)
        return Outcome(tuple(totals), winners, ranks, self.fault.kind)


def bots_decide(contest: Contest, block: int, rotation: int) -> Decider:
    """A new bot for each seat of a game: nothing that one remembers reaches another game."""
    names = [contest.bots[bot] for bot in contest.seating(rotation)]
    bots: dict[int, Bot] = {}

    def decide(seen: Seen, decision: int) -> tuple[int, int]:
        stream = contest.luck(block, seen.seat, decision)
        try:
            if seen.seat not in bots:  # made here, where its failure is its own
                bots[seen.seat] = make_bot(contest.game, names[seen.seat])
            began = time.perf_counter_ns()
            action = int(bots[seen.seat].choose(seen, contest.budget, stream).action)
            micros = (time.perf_counter_ns() - began) // 1000
        except (Exception, SystemExit) as error:
            raise Failed(CRASH, f"{type(error).__name__}: {error}") from error
        if action not in seen.offer:
            raise Failed(ILLEGAL, str(action))
        return action, micros

    return decide


def rehearse(contest: Contest) -> None:
    """Play a game at random here, so that the rules are compiled before many processes do it."""
    chance = random.Random(0)
    Bout(contest, 0, 0).play(lambda seen, _: (chance.choice(seen.offer), 0))


def play_again(
    contest: Contest, block: int, rotation: int, log: list[tuple[int, int]], failed: Failed
) -> GameRecord:
    """The record of a game that stopped because a bot failed, from what was decided before."""

    def decide(seen: Seen, decision: int) -> tuple[int, int]:
        if decision == len(log):
            raise failed
        return log[decision]

    return Bout(contest, block, rotation).play(decide)

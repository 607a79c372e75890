"""The four bots: how much each sees, and how far it looks."""

import time
from abc import abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from ...engine.kernels import States
from ...engine.record import Array
from ...engine.rules import Rules
from ...engine.stream import streams
from ...games.the_wolves.actions import Ask
from ..bot import USUAL, Bot, Budget, Choice, Evaluation, Seen
from .minds import HUNTER, SCOUT, cub_mind, trained_mind
from .planner import END, NO_LIMIT, NO_LUCK, Planner, Turn
from .workbench import Mind

OPTIONS_SHOWN = 12


class Wolf(Bot):
    """A bot that plans a whole turn when it begins, and then follows its plan."""

    game = "the-wolves"
    widths: ClassVar[tuple[int, int, int]]
    """Positions kept between actions, in moves under way, and of ended turns."""
    seconds: ClassVar[float]
    """How long a plan may take: less is looked at where the machine is slow. A little less than
    the bar of a turn, for a plan ends some milliseconds late and is then followed."""
    draft_options: ClassVar[int]
    """How many places of a draft are looked at further."""
    draft_rounds: ClassVar[int]
    """How many rounds are played on after a draft to judge it."""
    reply_widths = (2, 2, 2)
    """Such widths where replies of others and own later turns are foreseen."""

    def __init__(self) -> None:
        minds = self.mind()
        self.planner = Planner(minds, self.widths)
        self.seer = Planner(minds, self.reply_widths)
        self._line: tuple[int, ...] = ()
        self._expected = b""
        self.planner.compile()

    @staticmethod
    @abstractmethod
    def mind() -> Array[Mind]:
        """What it judges positions by."""

    def choose(
        self, seen: Seen, budget: Budget = USUAL, stream: int = 1, evaluate: bool = False
    ) -> Choice:
        """The next decision of its plan; a new plan where there is none or others came between."""
        if self._line and not evaluate and seen.states.tobytes() == self._expected:
            return self._go_on(seen, Choice(self._line[0]))
        clock = Clock(budget, self.seconds)
        if seen.states[0].asks == Ask.DRAFT:
            return self._draft(seen, clock, evaluate)
        cut_short = self.planner.plan(seen.states, clock.limit, clock.deadline)
        turns, judged = self._best(seen, clock, stream)
        self._line = turns[0].line
        told = self._evaluation(seen, turns) if evaluate else None
        choice = Choice(self._line[0], judged, cut_short or clock.ran_out, told)
        return self._go_on(seen, choice)

    def _best(self, seen: Seen, clock: "Clock", stream: int) -> tuple[list[Turn], int]:
        """The turns found, best first, and how many positions were judged."""
        return self.planner.turns(), self.planner.judged

    def _go_on(self, seen: Seen, choice: Choice) -> Choice:
        """What is expected after a choice, and what is planned then."""
        self._line = self._line[1:]
        self._expected = (
            after(seen.rules, seen.states, choice.action).tobytes() if self._line else b""
        )
        return choice

    # -- the draft
    def _draft(self, seen: Seen, clock: "Clock", evaluate: bool) -> Choice:
        """The place that leads to the best position when all have played on for a while."""
        placed = {action: after(seen.rules, seen.states, action) for action in seen.offer}
        values = {action: self._foresee(seen, states, 0) for action, states in placed.items()}
        ranked = sorted(values, key=lambda action: (-values[action], action))
        further: dict[int, float] = {}
        for action in ranked[: self.draft_options] if self.draft_rounds else []:
            if clock.is_over(len(values) + len(further)):
                break
            further[action] = self._foresee(seen, placed[action], self.draft_rounds)
        ranked.sort(key=lambda action: (action not in further, -further.get(action, 0.0)))
        told = self._draft_evaluation(seen, placed, ranked) if evaluate else None
        return Choice(ranked[0], len(values) + len(further), clock.ran_out, told)

    def _foresee(self, seen: Seen, states: States, rounds: int) -> float:
        """What a place is worth after the rest of the draft and some rounds."""
        seats = int(states[0].seats)
        drafts_left = 2 * seats - int(states[0].drafted)
        turns = drafts_left + rounds * seats if rounds else 0
        return self.seer.foresee(states, seen.seat, turns, NO_LUCK, 0.0)

    # -- what it thinks
    def _judge(self) -> Planner:
        """Who tells chances to win."""
        return self.seer

    def _evaluation(self, seen: Seen, turns: list[Turn]) -> Evaluation:
        """Chances after the best turn, and for each first decision after the best turn with it."""
        judge, options = self._judge(), dict[int, float]()
        shares = [judge.win_shares(self._end_of(seen, turn)) for turn in turns[:OPTIONS_SHOWN]]
        for turn, share in zip(turns, shares, strict=False):
            options.setdefault(turn.line[0], share[seen.seat])
        return Evaluation(shares[0], falling(options), turns[0].line)

    def _draft_evaluation(
        self, seen: Seen, placed: dict[int, States], ranked: list[int]
    ) -> Evaluation:
        judge = self._judge()
        shares = [judge.win_shares(placed[action]) for action in ranked[:OPTIONS_SHOWN]]
        options = {action: share[seen.seat] for action, share in zip(ranked, shares, strict=False)}
        return Evaluation(shares[0], falling(options), (ranked[0],))

    def _end_of(self, seen: Seen, turn: Turn) -> States:
        """The state once a turn has ended."""
        return after(seen.rules, self.planner.state_in(turn.slot), END)


@dataclass
class Candidate:
    """A turn whose replies are looked at."""

    turn: Turn
    end: States
    total: float = 0.0
    visits: int = 0

    def value(self, trust: float) -> float:
        """What the turn seemed at first and what was found, together; unvisited ones are last."""
        if self.visits == 0:
            return self.turn.value - 1.0
        return trust * self.turn.value + (1 - trust) * self.total / self.visits


class Clock:
    """How much may be thought about a turn: positions, or time."""

    def __init__(self, budget: Budget, usual_seconds: float) -> None:
        self.limit = NO_LIMIT if budget.simulations is None else budget.simulations
        self.ran_out = False
        self.deadline: float | None = None
        if budget.simulations is None:
            seconds = usual_seconds if budget.seconds is None else budget.seconds
            self.deadline = time.perf_counter() + seconds

    def is_over(self, done: int) -> bool:
        """Whether nothing more may be looked at."""
        if self.deadline is not None and time.perf_counter() > self.deadline:
            self.ran_out = True
        return self.ran_out or done >= self.limit


def after(rules: Rules, before: States, action: int) -> States:
    """The state after a decision that is offered."""
    states, reason = rules.after(before, action)
    assert reason == 0, f"action {action} is not offered"
    return states


def falling(options: dict[int, float]) -> tuple[tuple[int, float], ...]:
    """Options in the order they were ranked, with values that never rise."""
    lowest, told = 1.0, []
    for action, value in options.items():
        lowest = min(lowest, value)
        told.append((action, lowest))
    return tuple(told)


class Cub(Wolf):
    """Takes one action at a time by fixed priorities, and sees nothing but itself."""

    name, level = "cub", 1
    widths = (1, 1, 1)
    seconds = 0.008
    draft_options, draft_rounds = 0, 0

    @staticmethod
    def mind() -> Array[Mind]:
        """Priorities."""
        return cub_mind()

    def _judge(self) -> Planner:
        """The scout's mind: a cub knows nothing of the chances of others."""
        return Planner(trained_mind(SCOUT), self.widths)


class Scout(Wolf):
    """Plans its whole turn, and judges by a sum of what it sees."""

    name, level = "scout", 2
    widths = (24, 24, 24)
    seconds = 0.07
    draft_options, draft_rounds = 4, 1

    @staticmethod
    def mind() -> Array[Mind]:
        """The linear mind."""
        return trained_mind(SCOUT)


class Hunter(Wolf):
    """Plans its whole turn, and judges by what thousands of games taught it."""

    name, level = "hunter", 3
    widths = (24, 32, 24)
    seconds = 0.135
    draft_options, draft_rounds = 6, 1

    @staticmethod
    def mind() -> Array[Mind]:
        """The net."""
        return trained_mind(HUNTER)


class Alpha(Hunter):
    """Plans as the hunter does, then looks at what the others will reply, and at its next turn."""

    name, level = "alpha", 4
    seconds = 0.95
    draft_options, draft_rounds = 10, 2
    halvings = ((16, 1), (8, 2), (4, 4))
    """How many turns are looked at further, and how often."""
    temperature = 0.01
    """How far from the best a reply may be to be expected now and then, in utility."""
    trust = 0.4
    """How much of a turn's value stays what it seemed at first."""

    def _best(self, seen: Seen, clock: Clock, stream: int) -> tuple[list[Turn], int]:
        """The turns found, those with the best replies first."""
        found = [Candidate(turn, self._end_of(seen, turn)) for turn in self.planner.turns()]
        judged = self.planner.judged
        self.seer.forget()
        luck = iter(streams(stream, sum(times for _, times in self.halvings)))
        for count, times in self.halvings if len(found) > 1 else ():
            words = [next(luck) for _ in range(times)]
            for candidate in found[:count]:
                for word in words:
                    if not clock.is_over(judged + self.seer.judged):
                        self._visit(candidate, seen.seat, word)
            found[:count] = sorted(found[:count], key=lambda each: -each.value(self.trust))
        return [candidate.turn for candidate in found], judged + self.seer.judged

    def _visit(self, candidate: Candidate, seat: int, word: object) -> None:
        """Play on until the own next turn has ended; all candidates meet the same luck."""
        turns = int(candidate.end[0].seats)
        candidate.total += self.seer.foresee(candidate.end, seat, turns, word, self.temperature)
        candidate.visits += 1

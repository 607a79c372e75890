"""Budgets: simulations, seconds, and what is usual. The clock here is a toy."""

import os
import subprocess
import sys
from collections.abc import Callable

import pytest

from tests.bots.lone_tables import LEVELS, bot, position, seen
from wolfmoon.bots.bot import USUAL, Budget
from wolfmoon.bots.lone_wolves import thinking
from wolfmoon.bots.lone_wolves.thinking import Habit, think

HABIT = Habit(simulations=100, seconds=1.0, at_once=10)
BLINK = Budget(seconds=0)


class Machine:
    """A machine on which ten simulations take so many seconds."""

    def __init__(self, seconds: float) -> None:
        self.now, self.seconds = 0.0, seconds
        self.asked: list[int] = []

    def clock(self) -> float:
        return self.now

    def go_on(self, number: int) -> None:
        self.asked.append(number)
        self.now += self.seconds * number / 10


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], Machine]:
    def make(seconds: float) -> Machine:
        made = Machine(seconds)
        monkeypatch.setattr(thinking.time, "perf_counter", made.clock)
        return made

    return make


@pytest.mark.parametrize(
    ("seconds", "budget", "done", "cut_short"),
    [
        (0.01, USUAL, 100, False),
        (0.25, USUAL, 40, True),
        (9.0, USUAL, 10, True),
        (9.0, Budget(simulations=250), 250, False),
        (0.25, Budget(seconds=0.5), 20, True),
        (0.25, Budget(seconds=5), 200, False),
        (0.25, Budget(simulations=35, seconds=5), 35, False),
        (0.25, Budget(simulations=90, seconds=0.6), 30, True),
        (0.25, Budget(simulations=0), 1, False),
    ],
)
def test_a_bot_stops_when_it_should(
    machine: Callable[[float], Machine], seconds: float, budget: Budget, done: int, cut_short: bool
) -> None:
    used = machine(seconds)
    assert think(HABIT, budget, used.go_on) == (done, cut_short)
    assert sum(used.asked) == done and max(used.asked) <= HABIT.at_once


def test_a_habit_may_have_an_end(machine: Callable[[float], Machine]) -> None:
    habit = Habit(simulations=8, seconds=1.0, at_once=1, most=8)
    assert think(habit, Budget(simulations=500), machine(0.01).go_on) == (8, False)
    assert think(habit, Budget(seconds=9), machine(0.01).go_on) == (8, False)


@pytest.mark.parametrize("name", LEVELS)
def test_no_time_at_all_is_said(name: str) -> None:
    look = seen(position(2, 12))
    choice = bot(name).choose(look, BLINK)
    assert choice.action in look.offer
    assert choice.simulations > 0
    assert choice.cut_short == (name != "cub"), "a cub's one world is all that it ever sees"


CHOICES = """
from tests.bots.lone_tables import LEVELS, bot, position, seen
from wolfmoon.bots.bot import Budget
for decisions, names in [(26, ("cub", "hunter", "alpha")), (40, LEVELS), (45, LEVELS)]:
    for name in names:
        budget = Budget(simulations=2 if name == "scout" else 8)
        choice = bot(name).choose(seen(position(8, decisions)), budget, 3, evaluate=True)
        print(decisions, name, choice.action, choice.evaluation.options)
"""


def test_interpreted_bots_choose_the_same() -> None:
    def choices(**environment: str) -> str:
        done = subprocess.run(
            [sys.executable, "-W", "error", "-c", CHOICES],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **environment},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert choices(NUMBA_DISABLE_JIT="1") == choices() != ""

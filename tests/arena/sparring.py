"""Bots to test the arena with, given as `tests.arena.sparring:First`."""

import os
import time

from wolfmoon.bots.bot import USUAL, Bot, Budget, Choice, Seen


class First(Bot):
    """Always the first offered action."""

    game = ""
    name = "first"
    level = 0

    def choose(
        self, seen: Seen, budget: Budget = USUAL, stream: int = 1, evaluate: bool = False
    ) -> Choice:
        return Choice(seen.offer[0])


class _AfterAWhile(First):
    """Like First, until its tenth decision."""

    def __init__(self) -> None:
        self.decisions = 0

    def choose(
        self, seen: Seen, budget: Budget = USUAL, stream: int = 1, evaluate: bool = False
    ) -> Choice:
        self.decisions += 1
        return Choice(seen.offer[0] if self.decisions < 10 else self.fail(seen))

    def fail(self, seen: Seen) -> int:
        raise NotImplementedError


class Crash(_AfterAWhile):
    def fail(self, seen: Seen) -> int:
        raise ValueError("no idea\nat all")


class Hang(_AfterAWhile):
    def fail(self, seen: Seen) -> int:
        while True:
            time.sleep(1)


class Cheat(_AfterAWhile):
    def fail(self, seen: Seen) -> int:
        return next(n for n in range(seen.rules.num_actions) if n not in seen.offer)


class Die(_AfterAWhile):
    """Takes its whole process with it."""

    def fail(self, seen: Seen) -> int:
        os._exit(3)


class Unmade(First):
    def __init__(self) -> None:
        raise OSError("no weights")


class Talker(First):
    """Prints, and writes on what it is shown."""

    def choose(
        self, seen: Seen, budget: Budget = USUAL, stream: int = 1, evaluate: bool = False
    ) -> Choice:
        print("I think …")
        seen.states.view("u1")[:] = 0
        return Choice(seen.offer[-1])


class Budgeted(First):
    """Plays the last action if it is given seven simulations."""

    def choose(
        self, seen: Seen, budget: Budget = USUAL, stream: int = 1, evaluate: bool = False
    ) -> Choice:
        return Choice(seen.offer[-1 if budget.simulations == 7 else 0])


class Slow(First):
    """Takes two milliseconds."""

    def choose(
        self, seen: Seen, budget: Budget = USUAL, stream: int = 1, evaluate: bool = False
    ) -> Choice:
        time.sleep(0.002)
        return Choice(seen.offer[stream % len(seen.offer)])


class Unsteady(First):
    """Chooses by its luck and by how often it was asked: it would show what it remembers."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(
        self, seen: Seen, budget: Budget = USUAL, stream: int = 1, evaluate: bool = False
    ) -> Choice:
        self.asked += 1
        return Choice(seen.offer[(stream // 7 + self.asked) % len(seen.offer)])

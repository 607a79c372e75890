"""Bots that fail, each in its own way; given as `tests.server_jobs.failing:Hang`."""

import os
import time
from pathlib import Path

import numpy as np

from wolfmoon.bots.bot import USUAL, Bot, Budget, Choice, Seen

MOOD = "WOLFMOON_TEST_MOOD"
"""The variable that names the file."""


class First(Bot):
    """Always the first offered action."""

    game = ""
    name = "first"
    level = 0

    def choose(
        self, seen: Seen, budget: Budget = USUAL, stream: int = 1, evaluate: bool = False
    ) -> Choice:
        return Choice(self.decide(seen, stream))

    def decide(self, seen: Seen, stream: int) -> int:
        return seen.offer[0]


class Hang(First):
    """Computes for ever."""

    def decide(self, seen: Seen, stream: int) -> int:
        while True:
            pass


class Silent(First):
    """Never says anything, as one that computes for ever; but leaves the processor to others."""

    def decide(self, seen: Seen, stream: int) -> int:
        while True:
            time.sleep(60)


class Hog(First):
    """Asks for all the memory it can get."""

    def decide(self, seen: Seen, stream: int) -> int:
        kept = []
        while True:
            kept.append(np.empty(1 << 26, dtype=np.uint8))


class Glutton(First):
    """Takes ever more memory, and writes on all of it."""

    def decide(self, seen: Seen, stream: int) -> int:
        kept = []
        while True:
            kept.append(np.ones(1 << 24, dtype=np.uint8))


class Crash(First):
    def decide(self, seen: Seen, stream: int) -> int:
        raise ValueError("no idea\nat all")


class Moody(First):
    """Has no idea until a file is there."""

    def decide(self, seen: Seen, stream: int) -> int:
        if not Path(os.environ[MOOD]).exists():
            raise ValueError("not today")
        return seen.offer[0]


class Die(First):
    """Takes its whole process with it."""

    def decide(self, seen: Seen, stream: int) -> int:
        os._exit(3)


class Cheat(First):
    def decide(self, seen: Seen, stream: int) -> int:
        return next(n for n in range(seen.rules.num_actions) if n not in seen.offer)


class Unmade(First):
    def __init__(self) -> None:
        raise OSError("no weights")


class Slow(First):
    """Takes a while."""

    def decide(self, seen: Seen, stream: int) -> int:
        time.sleep(2)
        return seen.offer[0]


class Lucky(First):
    """Its luck alone decides."""

    def decide(self, seen: Seen, stream: int) -> int:
        return seen.offer[stream % len(seen.offer)]


class Counting(First):
    """Plays the offered action of the number of times it was asked."""

    def __init__(self) -> None:
        self.asked = -1

    def decide(self, seen: Seen, stream: int) -> int:
        self.asked += 1
        return seen.offer[self.asked % len(seen.offer)]

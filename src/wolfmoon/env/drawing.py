"""The set-up of a game, drawn piece by piece: what may come next, how likely, and what it makes.

Environments with explicit chance use this; it draws from the same pools as the games themselves.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache

from ..games import described

Options = dict[str, object]
Drawn = dict[str, list[int]]


@dataclass(frozen=True)
class DrawOrder:
    """What is drawn, in order: each step names its pool; a pool says how many there are of each."""

    steps: tuple[str, ...]
    pools: dict[str, Counter[int]]
    put_back: frozenset[str]
    """Pools to which what was drawn returns."""
    words: dict[str, list[str]]
    """How the outcomes of a pool are called."""
    options: Callable[[Drawn], Options]
    """The options of a game with what was drawn."""


@dataclass(frozen=True)
class Drawing:
    """A set-up of which some has been drawn."""

    game: str
    choice: tuple[tuple[str, object], ...]
    """The options that its order of draws depends on: the number of players, or the board."""
    outcomes: tuple[int, ...] = ()

    def __deepcopy__(self, memo: object) -> "Drawing":
        return self

    @property
    def draw_order(self) -> DrawOrder:
        """What is drawn, in order."""
        return _draw_order(self.game, self.choice)

    @property
    def done(self) -> bool:
        """Whether nothing is left to draw."""
        return len(self.outcomes) == len(self.draw_order.steps)

    def chances(self) -> list[tuple[int, float]]:
        """What may be drawn next, and how likely it is."""
        left = self._left()
        return [(what, count / left.total()) for what, count in sorted(left.items()) if count]

    def draw(self, outcome: int) -> "Drawing":
        """The set-up with one more piece drawn."""
        if not self._left()[outcome]:
            raise ValueError(f"{outcome} can't be drawn now")
        return replace(self, outcomes=(*self.outcomes, outcome))

    def words(self, outcome: int) -> str:
        """How an outcome of the next draw is called."""
        step = self.draw_order.steps[len(self.outcomes)]
        return f"{step} {self.draw_order.words[step][outcome]}"

    def options(self) -> Options:
        """The options of a game with this set-up."""
        drawn: Drawn = {step: [] for step in self.draw_order.pools}
        for step, outcome in zip(self.draw_order.steps, self.outcomes, strict=True):
            drawn[step].append(outcome)
        return self.draw_order.options(drawn)

    def _left(self) -> Counter[int]:
        step = self.draw_order.steps[len(self.outcomes)]
        left = Counter(self.draw_order.pools[step])
        if step not in self.draw_order.put_back:
            left -= Counter(
                what
                for each, what in zip(self.draw_order.steps, self.outcomes, strict=False)
                if each == step
            )
        return left


@cache
def _draw_order(game: str, choice: tuple[tuple[str, object], ...]) -> DrawOrder:
    return described(game).eyes().draw_order(**dict(choice))

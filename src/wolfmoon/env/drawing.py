"""The set-up of a game, drawn piece by piece: what may come next, how likely, and what it makes.

Environments with explicit chance use this; it draws from the same pools as the games themselves.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from ..engine.data import one_of
from ..games.lone_wolves.box import components as duel
from ..games.lone_wolves.forms.names import BOARD_NAMES, CARD_NAMES, SCAR_NAMES
from ..games.lone_wolves.forms.options import default_house
from ..games.the_wolves.box import components as pack
from ..games.the_wolves.box.maps import REGION_TILES
from ..games.the_wolves.forms.names import PHASE_NAMES, PREY_NAMES, TERRAIN_NAMES

Options = dict[str, Any]
Drawn = dict[str, list[int]]


@dataclass(frozen=True)
class Plan:
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
    choice: Any
    """What the plan of the game depends on: the number of players, or the board."""
    outcomes: tuple[int, ...] = ()

    def __deepcopy__(self, memo: Any) -> "Drawing":
        return self

    @property
    def plan(self) -> Plan:
        """What is drawn, in order."""
        return _plan(self.game, self.choice)

    @property
    def done(self) -> bool:
        """Whether nothing is left to draw."""
        return len(self.outcomes) == len(self.plan.steps)

    def chances(self) -> list[tuple[int, float]]:
        """What may be drawn next, and how likely it is."""
        left = self._left()
        return [(what, count / left.total()) for what, count in sorted(left.items()) if count]

    def draw(self, outcome: int) -> "Drawing":
        """The same, with one more drawn."""
        if not self._left()[outcome]:
            raise ValueError(f"{outcome} can't be drawn now")
        return replace(self, outcomes=(*self.outcomes, outcome))

    def words(self, outcome: int) -> str:
        """How an outcome of the next draw is called."""
        step = self.plan.steps[len(self.outcomes)]
        return f"{step} {self.plan.words[step][outcome]}"

    def options(self) -> Options:
        """The options of a game with this set-up."""
        drawn: Drawn = {step: [] for step in self.plan.pools}
        for step, outcome in zip(self.plan.steps, self.outcomes, strict=True):
            drawn[step].append(outcome)
        return self.plan.options(drawn)

    def _left(self) -> Counter[int]:
        step = self.plan.steps[len(self.outcomes)]
        left = Counter(self.plan.pools[step])
        if step not in self.plan.put_back:
            left -= Counter(
                what
                for each, what in zip(self.plan.steps, self.outcomes, strict=False)
                if each == step
            )
        return left


def the_wolves_plan(players: int) -> Plan:
    """Packs, region tiles, tokens, prey, and who begins.                       [W1–W5, W60]"""
    kinds = sorted({tuple(map(int, phases)) for phases in pack.TOKEN_POOL[players]})
    tokens = Counter(kinds.index(tuple(map(int, each))) for each in pack.TOKEN_POOL[players])
    regions = tokens.total()
    names = [[PHASE_NAMES[phase] for phase in kind] for kind in kinds]

    def options(drawn: Drawn) -> Options:
        return {
            "players": players,
            "packs": [TERRAIN_NAMES[each] for each in drawn["pack"]],
            "setup": {
                "regions": [tile + 1 for tile in drawn["region"]],
                "tokens": [names[each] for each in drawn["tokens"]],
                "prey": [PREY_NAMES[each] for each in drawn["prey"]],
                "first": drawn["first"][0],
            },
        }

    return Plan(
        steps=(
            *["pack"] * players,
            *["region"] * regions,
            *["tokens"] * regions,
            *["prey"] * regions,
            "first",
        ),
        pools={
            "pack": Counter(range(pack.TERRAINS)),
            "region": Counter(range(len(REGION_TILES))),
            "tokens": tokens,
            "prey": Counter(map(int, pack.PREY_POOL[players])),
            "first": Counter(range(players)),
        },
        put_back=frozenset(),
        words={
            "pack": TERRAIN_NAMES,
            "region": [str(tile) for tile in sorted(REGION_TILES)],
            "tokens": ["/".join(name) for name in names],
            "prey": PREY_NAMES,
            "first": [f"seat {seat + 1}" for seat in range(players)],
        },
        options=options,
    )


def lone_wolves_plan(board: str) -> Plan:
    """Scars, honour tokens and the side they show, both hands, and who leads.      [L1–L4]"""
    house = default_house(duel.Board(one_of(board, BOARD_NAMES, "board")))
    down, up = house["scars"]["down"], house["scars"]["up"]
    kinds = sorted({tuple(token) for token in house["honour"]})
    tokens = Counter(kinds.index(tuple(token)) for token in house["honour"])

    def options(drawn: Drawn) -> Options:
        scars = iter(SCAR_NAMES[kind] for kind in drawn["scar"])
        hidden = [[next(scars) for _ in range(count)] for count in down]
        shown = [[next(scars) for _ in range(count)] for count in up]
        aside, first = drawn["card"][: duel.SET_ASIDE], drawn["card"][duel.SET_ASIDE :]
        dealt = set(drawn["card"])
        second = [card for card in range(duel.CARDS) if card not in dealt]
        honour = [
            list(kinds[token] if side == 0 else kinds[token][::-1])
            for token, side in zip(drawn["honour"], drawn["side"], strict=True)
        ]
        return {
            "board": board,
            "setup": {
                "hands": [[CARD_NAMES[card] for card in sorted(hand)] for hand in (first, second)],
                "set_aside": [CARD_NAMES[card] for card in sorted(aside)],
                "hidden": hidden,
                "shown": shown,
                "box": list(_rest(drawn["scar"])),
                "honour": honour,
                "leader": drawn["leader"][0],
            },
        }

    return Plan(
        steps=(
            *["scar"] * (sum(down) + sum(up)),
            *["honour", "side"] * duel.LANDS,
            *["card"] * (duel.SET_ASIDE + duel.HAND),
            "leader",
        ),
        pools={
            "scar": Counter(dict.fromkeys(range(duel.SCAR_KINDS), duel.COPIES)),
            "honour": tokens,
            "side": Counter(range(duel.SIDES_OF_A_TOKEN)),
            "card": Counter(range(duel.CARDS)),
            "leader": Counter(range(duel.SEATS)),
        },
        put_back=frozenset({"side"}),
        words={
            "scar": SCAR_NAMES,
            "honour": ["/".join(map(str, kind)) for kind in kinds],
            "side": ["up", "down"],
            "card": CARD_NAMES,
            "leader": [f"seat {seat + 1}" for seat in range(duel.SEATS)],
        },
        options=options,
    )


def _rest(drawn: list[int]) -> list[str]:
    left = Counter(dict.fromkeys(range(duel.SCAR_KINDS), duel.COPIES)) - Counter(drawn)
    return [SCAR_NAMES[kind] for kind in sorted(left.elements())]


_PLANS: dict[str, Callable[[Any], Plan]] = {
    "the-wolves": the_wolves_plan,
    "lone-wolves": lone_wolves_plan,
}


@cache
def _plan(game: str, choice: Any) -> Plan:
    return _PLANS[game](choice)

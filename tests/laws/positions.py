"""Random positions: a set-up and a number of random decisions, all from small numbers."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from hypothesis import strategies as st

import wolfmoon
from wolfmoon.engine.game import Game
from wolfmoon.engine.rules import Rules
from wolfmoon.engine.start import Start
from wolfmoon.engine.stream import streams


@dataclass(frozen=True)
class Case:
    """How to get to a position: readable when hypothesis prints it."""

    name: str
    options: tuple[tuple[str, Any], ...]
    seed: int
    decisions: int

    @property
    def rules(self) -> Rules:
        return wolfmoon.games[self.name]

    def states(self) -> Any:
        """An array of one state."""
        states = self.rules.new_many(1, self.seed, **dict(self.options))
        self.rules.play_out_many(states, streams(self.seed + 1, 1), self.decisions)
        return states

    def game(self) -> Game:
        """A game that begins there."""
        states = self.states()
        return Game(self.rules, Start(states))

    def played(self) -> Game:
        """A game from its very start, played to there by the same kind of random choice."""
        game = wolfmoon.new(self.name, seed=self.seed, **dict(self.options))
        random = np.random.default_rng(self.seed)
        while not game.over and len(game.log) < self.decisions:
            offer = game.offer
            game.play(offer[random.integers(len(offer))])
        return game


def the_wolves(most_decisions: int = 1200) -> st.SearchStrategy[Case]:
    """Positions of The Wolves for 2 to 5 players."""
    return st.builds(
        lambda players, seed, decisions: Case(
            "the-wolves", (("players", players),), seed, decisions
        ),
        st.integers(2, 5),
        st.integers(0, 2**32),
        st.integers(0, most_decisions),
    )


def lone_wolves(most_decisions: int = 60) -> st.SearchStrategy[Case]:
    """Positions of Lone Wolves on both boards."""
    return st.builds(
        lambda board, seed, decisions: Case("lone-wolves", (("board", board),), seed, decisions),
        st.sampled_from(["basic", "advanced"]),
        st.integers(0, 2**32),
        st.integers(0, most_decisions),
    )


def any_game(most_decisions: int = 1200) -> st.SearchStrategy[Case]:
    """Positions of all games."""
    return st.one_of(the_wolves(most_decisions), lone_wolves())


def reasons_of(rules: Rules, states: Any) -> Any:
    """The reason code of every action in a state."""
    actions = np.arange(rules.num_actions)
    reasons = np.zeros(rules.num_actions, dtype=np.int64)
    rules.kernels.why_not(states, 0, actions, reasons)
    return reasons


def offered(rules: Rules, states: Any) -> list[int]:
    """The numbers of everything offered in a state."""
    offers, counts = rules.offer_many(states)
    return [int(number) for number in offers[0, : counts[0]]]

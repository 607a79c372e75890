"""What holds for every bot of Lone Wolves: it plays by the rules, and by what it may know."""

from typing import Any

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.bots.lone_tables import (
    BOARDS,
    FEW,
    GAME,
    LEVELS,
    RULES,
    bot,
    play,
    position,
    seen,
    share,
)
from tests.laws.positions import Case, lone_wolves
from wolfmoon.bots.bot import Bot, Budget, Choice, Seen
from wolfmoon.bots.registry import bot_names

some = settings(max_examples=12, deadline=None)
GAMES = {"cub": 40, "scout": 10, "hunter": 10, "alpha": 10}
"""Games on each board; bench/bots_lone_wolves.py plays ten thousand."""


def decide(one: Bot, look: Seen, stream: int = 5) -> Choice:
    return one.choose(look, FEW, stream, evaluate=True)


def held_by(one: Bot) -> list[bytes]:
    """Everything that a bot holds, the random stream included; not the state that it was shown."""
    held: dict[str, Any] = dict(vars(one))
    held["_states"] = held["_states"][1:]
    return [np.asarray(value).tobytes() for value in held.values()]


def test_the_levels_are_in_order() -> None:
    assert bot_names(GAME) == ["random", *LEVELS]
    assert [bot(name).level for name in LEVELS] == [1, 2, 3, 4]
    assert [bot(name).name for name in LEVELS] == list(LEVELS)


def looking(case: Case) -> Seen:
    """What the bot whose decision it is gets; a game may be over before all were made."""
    states = case.states()
    assume(RULES.seat(states[0]) is not None)
    return seen(states)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("name", LEVELS)
def test_whole_games_by_the_rules(name: str, board: str) -> None:
    bots = [bot(name), bot(name)]
    for states in np.split(RULES.new_many(GAMES[name], 3, board=board), GAMES[name]):
        play(states, bots, 1, Budget(simulations=15))


@pytest.mark.parametrize("name", LEVELS)
@some
@given(case=lone_wolves(48), stream=st.integers(1, 2**64 - 1))
def test_the_same_choice_from_the_same_stream(name: str, case: Case, stream: int) -> None:
    look = looking(case)
    used = bot(name)
    decide(used, seen(position(1, 10)))
    assert decide(used, look, stream) == decide(bot(name), look, stream)


@pytest.mark.parametrize("name", LEVELS)
@some
@given(case=lone_wolves(48), seed=st.integers(0, 2**32))
def test_what_a_bot_cannot_see_changes_nothing(name: str, case: Case, seed: int) -> None:
    """Neither the true state nor the world that stands for all that fit, nor use of the stream."""
    look = looking(case)
    other = case.game().determinize(look.seat, seed).states
    first, second, third = bot(name), bot(name), bot(name)
    choice = decide(first, look)
    assert decide(second, seen(other)) == choice
    assert decide(third, Seen(RULES, other, look.seat, look.offer)) == choice
    assert held_by(first) == held_by(second) == held_by(third)


@pytest.mark.parametrize("name", LEVELS)
@some
@given(case=lone_wolves(48))
def test_an_evaluation_fits_the_choice(name: str, case: Case) -> None:
    look = looking(case)
    choice = decide(bot(name), look)
    evaluation = choice.evaluation
    assert evaluation is not None
    actions = [action for action, _ in evaluation.options]
    assert len(set(actions)) == len(actions) and set(actions) <= set(look.offer)
    assert evaluation.line[0] == actions[0] == choice.action
    assert all(0 <= share <= 1 for _, share in evaluation.options)
    assert sum(evaluation.win_shares) == pytest.approx(1)
    assert evaluation.win_shares[look.seat] == pytest.approx(evaluation.options[0][1])
    assert bot(name).choose(look, FEW, 5).evaluation is None


def test_levels_differ_in_strength() -> None:
    assert share("cub", "random", 20, FEW) > 0.7
    assert share("hunter", "cub", 6, Budget(simulations=200)) > 0.6

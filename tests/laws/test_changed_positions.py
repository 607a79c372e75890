"""A position that was changed by hand is refused, or it can be played on."""

import json
import random
from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import wolfmoon
from tests.laws.positions import Case, any_game
from wolfmoon import WolfmoonError

MOST_DECISIONS = 300
Path = tuple[Any, ...]


def parts(data: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every list and every value of plain data, with the way to it."""
    inside: list[tuple[Any, Any]] = list(data.items()) if isinstance(data, dict) else []
    if isinstance(data, list):
        inside = list(enumerate(data))
    if path and not isinstance(data, dict):
        yield path, data
    for key, value in inside:
        yield from parts(value, (*path, key))


def another(value: Any, names: list[str], chance: random.Random) -> Any:
    """Some other value: the class of mistakes that one makes in a file."""
    if isinstance(value, list):
        some = chance.sample(value, len(value))
        return some[1:] if chance.random() < 0.7 else [*some, chance.choice(names)]
    if isinstance(value, int):
        return chance.choice([value + 1, value - 1, 0, 1, 2, 7, 100, 300, -1])
    return chance.choice([*names, None])


def changed(data: Any, chance: random.Random) -> Any:
    """Plain data with one to three values changed."""
    copy = json.loads(json.dumps(data))
    names = [value for _, value in parts(copy) if isinstance(value, str)]
    for _ in range(chance.choice([1, 1, 2, 3])):
        (*way, last), value = chance.choice(list(parts(copy)))
        where = copy
        for key in way:
            where = where[key]
        where[last] = another(value, names, chance)
    return copy


@settings(max_examples=60, deadline=None)
@given(any_game(most_decisions=400), st.integers(0, 2**32))
def test_a_changed_position_is_refused_or_can_be_played_on(case: Case, seed: int) -> None:
    chance = random.Random(seed)
    data = changed(case.rules.to_data(case.states()[0]), chance)
    try:
        game = wolfmoon.from_data(data)
    except WolfmoonError:
        return
    states, rules = game.states.copy(), game.rules
    for _ in range(MOST_DECISIONS):
        if rules.seat(states[0]) is None:
            break
        offered, counts = rules.offer_many(states)
        assert counts[0], "nothing is offered, and the game is not over"
        assert rules.step_many(states, [offered[0, chance.randrange(counts[0])]]) == [0]

"""Set-ups drawn from a source of chance: possible, as the table wants them, evenly spread."""

from collections import Counter
from collections.abc import Callable, Iterator
from math import sqrt
from random import Random
from typing import Any

import pytest

import wolfmoon
from wolfmoon.engine.errors import BadInput
from wolfmoon.games.lone_wolves.forms.names import CARD_NAMES, SCAR_NAMES
from wolfmoon.games.the_wolves.box.components import PREY_POOL, TOKEN_POOL
from wolfmoon.games.the_wolves.forms.names import PHASE_NAMES, PREY_NAMES, TERRAIN_NAMES

Data = dict[str, Any]
HOUSE = {
    "board": "advanced",
    "honour": [[1, 2], [3, 4], [5, 6], [7, 8], [9, 10]],
    "scars": {"up": [0, 2, 0, 2, 0], "down": [4, 0, 0, 5, 1]},
}
TABLES: list[tuple[str, Data]] = [
    *(("the-wolves", {"players": players}) for players in (2, 3, 4, 5)),
    ("the-wolves", {"players": 2, "packs": ["rock", "desert"]}),
    ("lone-wolves", {}),
    ("lone-wolves", {"board": "advanced"}),
    ("lone-wolves", HOUSE),
]
DRAWS = 2000


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_what_is_drawn_can_be_played_and_is_as_the_table_wants_it(name: str, options: Data) -> None:
    rules = wolfmoon.games[name]
    for seed in range(20):
        drawn = rules.draw(Random(seed), **options)
        assert {**drawn, **options} == drawn  # what was chosen stays
        game = wolfmoon.new(name, **drawn)
        assert rules.from_data(rules.to_data(game.state)).tobytes() == game.states.tobytes()
        assert wolfmoon.load(game.dump()).states.tobytes() == game.states.tobytes()
        assert "seed" not in game.start.headers


@pytest.mark.parametrize("name", wolfmoon.GAMES)
def test_the_source_of_chance_is_all_the_luck_there_is(name: str) -> None:
    rules = wolfmoon.games[name]
    assert rules.draw(Random(1)) == rules.draw(Random(1)) != rules.draw(Random(2))
    for given in ({"seed": 1}, {"setup": rules.draw(Random(1))["setup"]}):
        with pytest.raises(BadInput, match="can’t be given"):
            rules.draw(Random(1), **given)


# -- every place sees every thing as often as it should -------------------------------------
def the_wolves(players: int) -> Iterator[tuple[Callable[[Data], Any], list[Any]]]:
    tokens = ["/".join(PHASE_NAMES[phase] for phase in pair) for pair in TOKEN_POOL[players]]
    prey = [PREY_NAMES[kind] for kind in PREY_POOL[players]]
    for place in range(len(tokens)):
        yield lambda drawn, p=place: drawn["setup"]["regions"][p], list(range(1, 11))
        yield lambda drawn, p=place: "/".join(drawn["setup"]["tokens"][p]), tokens
        yield lambda drawn, p=place: drawn["setup"]["prey"][p], prey
    for seat in range(players):
        yield lambda drawn, s=seat: drawn["packs"][s], TERRAIN_NAMES
    yield lambda drawn: drawn["setup"]["first"], list(range(players))


def lone_wolves() -> Iterator[tuple[Callable[[Data], Any], list[Any]]]:
    hands = ["hand 0"] * 13 + ["hand 1"] * 13 + ["aside"] * 4
    for card in CARD_NAMES:
        yield lambda drawn, c=card: holder(drawn["setup"], c), hands
    for land in range(5):
        for depth in range(2):
            yield lambda drawn, n=land, d=depth: drawn["setup"]["hidden"][n][d], SCAR_NAMES
        yield lambda drawn, n=land: drawn["setup"]["shown"][n][0], SCAR_NAMES
        sides = [5, 10, 6, 9, 7, 8, 6, 9, 5, 10]
        yield lambda drawn, n=land: drawn["setup"]["honour"][n][0], sides
    yield lambda drawn: drawn["setup"]["leader"], [0, 1]
    yield (
        lambda drawn: (drawn["setup"]["leader"], holder(drawn["setup"], "G2")),
        [(leader, hand) for leader in (0, 1) for hand in hands],
    )


def holder(setup: Data, card: str) -> str:
    where = [f"hand {seat}" for seat, hand in enumerate(setup["hands"]) if card in hand]
    return where[0] if where else "aside"


def uneven(values: list[Any], pool: list[Any]) -> float:
    """By how many standard deviations the chi-square of some values is above its mean."""
    found, wanted = Counter(values), Counter(pool)
    assert set(found) <= set(wanted)
    each = len(values) / len(pool)
    square = sum((found[value] - each * n) ** 2 / (each * n) for value, n in wanted.items())
    freedom = len(wanted) - 1
    return (square - freedom) / sqrt(2 * freedom)


@pytest.mark.parametrize(
    ("name", "options", "places"),
    [
        ("the-wolves", {"players": 2}, list(the_wolves(2))),
        ("the-wolves", {"players": 4}, list(the_wolves(4))),
        ("lone-wolves", {}, list(lone_wolves())),
    ],
    ids=["the-wolves 2", "the-wolves 4", "lone-wolves"],
)
def test_every_place_sees_every_thing_as_often_as_it_should(
    name: str, options: Data, places: list[Any]
) -> None:
    chance, rules = Random(7), wolfmoon.games[name]
    drawn = [rules.draw(chance, **options) for _ in range(DRAWS)]
    worst = max(uneven([place(each) for each in drawn], pool) for place, pool in places)
    assert worst < 5

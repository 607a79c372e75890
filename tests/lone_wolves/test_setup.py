"""setup.py, options.py, given.py: the set-up, drawn or given, and the house values."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

import wolfmoon
from tests.lone_wolves.scenes import BOARDS, RULES, facts
from wolfmoon import BadInput
from wolfmoon.games.lone_wolves.forms.names import CARD_NAMES, SCAR_NAMES

TOKENS = [[5, 10], [5, 10], [6, 9], [6, 9], [7, 8]]
SCARS_DOWN = {"basic": [2, 2, 2, 2, 2], "advanced": [2, 3, 2, 3, 2]}


def new(board: str = "basic", seed: int = 1, **options: Any) -> dict[str, Any]:
    return facts(wolfmoon.new("lone-wolves", board=board, seed=seed, **options))


def setup_of(data: dict[str, Any]) -> dict[str, Any]:
    """The set-up of a position before the first trick, as the option `setup` wants it."""
    return {
        "hands": data["hands"],
        "set_aside": data["set_aside"],
        "hidden": [land["hidden"] for land in data["lands"]],
        "shown": [land["shown"] for land in data["lands"]],
        "box": data["box"],
        "honour": [land["honour"] for land in data["lands"]],
        "leader": data["leader"],
    }


@pytest.mark.parametrize("board", BOARDS)
def test_the_scars_are_laid_out_face_down_and_face_up_and_the_rest_go_to_the_box(
    board: str,
) -> None:
    """[L1]"""
    data = new(board)
    assert [len(land["hidden"]) for land in data["lands"]] == SCARS_DOWN[board]
    assert [len(land["shown"]) for land in data["lands"]] == [1] * 5
    scars = [scar for land in data["lands"] for scar in land["hidden"] + land["shown"]]
    assert Counter(scars + data["box"]) == dict.fromkeys(SCAR_NAMES, 2)


def test_the_honour_tokens_are_shuffled_with_a_random_side_up() -> None:
    """[L2]"""
    lands = [new(seed=seed)["lands"] for seed in range(40)]
    for found in lands:
        assert sorted(sorted(land["honour"]) for land in found) == TOKENS
    assert {found[0]["honour"][0] for found in lands} == {5, 6, 7, 8, 9, 10}


def test_each_player_has_13_cards_and_four_are_set_aside() -> None:
    """[L3]"""
    data = new()
    assert [len(hand) for hand in data["hands"]] == [13, 13] and len(data["set_aside"]) == 4
    assert sorted(data["hands"][0] + data["hands"][1] + data["set_aside"]) == sorted(CARD_NAMES)


def test_a_random_player_leads_the_first_trick() -> None:
    """[L4]"""
    leaders = Counter(new(seed=seed)["leader"] for seed in range(60))
    assert set(leaders) == {0, 1} and min(leaders.values()) > 15


def test_every_card_is_as_likely_in_every_place() -> None:
    """[L3]"""
    states = RULES.new_many(6000, 5)
    for card in range(30):
        first, second = (np.count_nonzero(states["hands"][:, s] >> card & 1) for s in (0, 1))
        assert abs(first - 2600) < 190 and abs(second - 2600) < 190  # five standard deviations


def test_every_scar_is_as_likely_in_every_place() -> None:
    """[L1]"""
    states = RULES.new_many(6000, 5)
    tops = Counter(int(pile) % 16 for pile in states["lands"]["pile"][:, 3])
    assert set(tops) == set(range(1, 10))
    assert all(abs(count - 6000 / 9) < 125 for count in tops.values())


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    """[L1, L2, L3, L4]"""
    assert new(seed=7) == new(seed=7) and new(seed=7) != new(seed=8)


# -- given --------------------------------------------------------------------------
@pytest.mark.parametrize("board", BOARDS)
def test_a_given_set_up_is_the_one_that_is_played(board: str) -> None:
    """[L1, L2, L3, L4]"""
    drawn = wolfmoon.new("lone-wolves", board=board, seed=3)
    given = wolfmoon.new("lone-wolves", board=board, setup=setup_of(facts(drawn)))
    assert given.states.tobytes() == drawn.states.tobytes()
    again = wolfmoon.load(given.dump())
    assert again.states.tobytes() == drawn.states.tobytes() and again.dump() == given.dump()


def broken_setups() -> list[tuple[str, Any, str]]:
    return [
        ("hands", [[], []], "missing"),
        ("hands", [["G2"] * 13, []], "twice"),
        ("hands", "G2", "expected a list"),
        ("set_aside", ["X9"], "expected one of"),
        ("hidden", [["S1"]] * 5, "expected a list of 2"),
        ("hidden", [["S1", "S1"]] * 5, "expected 2 scars"),
        ("shown", [], "expected a list of 5"),
        ("box", ["S0"], "expected one of"),
        ("honour", [[5, 10]] * 5, "honour: expected"),
        ("honour", [["5", 10]] * 5, "expected a number"),
        ("leader", 2, "expected a number from 0 to 1"),
        ("leader", True, "expected a number from 0 to 1"),
    ]


@pytest.mark.parametrize(("part", "value", "message"), broken_setups())
def test_a_set_up_that_is_not_the_box_is_refused(part: str, value: Any, message: str) -> None:
    """[L1, L2, L3, L4]"""
    setup = setup_of(new()) | {part: value}
    with pytest.raises(BadInput, match=message):
        wolfmoon.new("lone-wolves", setup=setup)


@pytest.mark.parametrize("setup", [{}, [], {"hands": [[], []]}, {"more": 1}])
def test_a_set_up_with_parts_missing_or_unknown_is_refused(setup: Any) -> None:
    """[L1]"""
    with pytest.raises(BadInput, match="setup"):
        wolfmoon.new("lone-wolves", setup=setup)
    with pytest.raises(BadInput, match="no 'more'"):
        wolfmoon.new("lone-wolves", setup=setup_of(new()) | {"more": 1})


# -- house values -------------------------------------------------------------------
def test_house_values_can_be_changed_and_stand_in_the_state_and_the_file() -> None:
    """[L1, L2]"""
    options: dict[str, Any] = {
        "honour": [[1, 2], [3, 4], [5, 6], [7, 8], [9, 99]],
        "slots": {"land": 4},
        "scars": {"up": [0, 0, 0, 0, 0], "down": [6, 3, 3, 3, 3]},
    }
    game = wolfmoon.new("lone-wolves", seed=2, **options)
    house = facts(game)["house"]
    assert house["honour"] == options["honour"] and house["slots"] == {"land": 4, "border": 0}
    assert [len(land["hidden"]) for land in facts(game)["lands"]] == [6, 3, 3, 3, 3]
    text = game.dump()
    assert "tokens 1/2 3/4 5/6 7/8 9/99\nslots 4 0\nscars 0+6 0+3 0+3 0+3 0+3\n" in text
    assert wolfmoon.load(text).states.tobytes() == game.states.tobytes()


def test_values_of_the_box_are_not_written() -> None:
    """[L1, L2]"""
    head = wolfmoon.new("lone-wolves", board="advanced", seed=2).dump()
    assert "tokens" not in head and "slots" not in head and "scars" not in head


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"scars": {"up": [2] * 5, "down": [2] * 5}}, "20 are laid out, but there are only 18"),
        ({"scars": {"up": [1] * 4}}, "a list of 5"),
        ({"scars": {"down": [16, 0, 0, 0, 0], "up": [0] * 5}}, "from 0 to 15"),
        ({"scars": {"left": 1}}, "no 'left'"),
        ({"scars": 3}, "expected an object"),
        ({"slots": {"land": -1}}, "from 0 to 18"),
        ({"slots": {"border": 1}}, "slots.border: expected a number from 0 to 0"),
        ({"slots": {"land": 2.5}}, "expected a number"),
        ({"honour": [[5, 10]]}, "a list of 5"),
        ({"honour": [[5, 100]] * 5}, "from 0 to 99"),
        ({"honour": [[5]] * 5}, "a list of 2"),
        ({"board": "round"}, "expected one of basic, advanced"),
        ({"players": 3}, "no option 'players'"),
        ({"seed": -1}, "seed"),
        ({"seed": 1, "setup": {}}, "not both"),
    ],
)
def test_house_values_that_cannot_be_used_are_refused(options: Any, message: str) -> None:
    """[L1, L2]"""
    with pytest.raises(BadInput, match=message):
        wolfmoon.new("lone-wolves", **options)

"""Paying: flip tiles that show the terrain of the target, or spend tokens.        [W9]"""

import pytest

import wolfmoon
from tests.the_wolves.scenario import offered, refused, scenario, seat, targets
from wolfmoon.engine.game import Game
from wolfmoon.games.the_wolves.actions import Act
from wolfmoon.games.the_wolves.forms.notation import action_number

FRESH = ["forest", "rock", "grass", "tundra", "desert", "forest"]
PIECES = {
    "A9": "Aa",
    "A13": "Ad",
    "A10": "*",
    "A8": "Bp",
    "A15": "Bd",
}


def paying(tiles: list[str] | None = None, tokens: int = 0) -> Game:
    """The forest pack is to act with these tiles and bonus terrain tokens."""
    board = {"tiles": tiles or FRESH, "bonus_terrain": tokens}
    return scenario({}, pieces=PIECES, seats={"forest": board})


@pytest.mark.parametrize(
    ("action", "cost", "won"),
    [
        ("move desert", 1, 0),
        ("den A6", 2, 0),
        ("lair A13", 2, 1),
        ("howl A10", 2, 0),
        ("dominate pack A8", 3, 0),
        ("dominate den A15", 3, 0),
    ],
)
def test_an_action_costs_one_two_or_three(action: str, cost: int, won: int) -> None:
    """[W9] A lair brings a bonus terrain token of its own."""
    game = paying(tokens=5)
    game.play(f"{action}, pay {'+'.join(['bonus'] * cost)}")
    assert seat(game, "forest")["bonus_terrain"] == 5 - cost + won


def test_all_tiles_show_the_terrain_of_the_target_and_each_is_flipped() -> None:
    """[W9]"""
    game = paying(["forest", "rock", "grass", "desert", "desert", "forest"])
    game.play("howl A10")
    assert seat(game, "forest")["tiles"] == [
        "forest",
        "rock",
        "grass",
        "tundra",
        "forest",
        "forest",
    ]


def test_a_tile_is_flipped_back_by_its_second_use() -> None:
    """[W9]"""
    game = paying()
    game.play("move desert, done")
    assert seat(game, "forest")["tiles"][4] == "forest"
    game.play("move forest, pay desert/forest, done")
    assert seat(game, "forest")["tiles"] == FRESH


@pytest.mark.parametrize(
    ("tile", "front", "back"),
    [
        (0, "forest", "rock"),
        (1, "rock", "grass"),
        (2, "grass", "tundra"),
        (3, "tundra", "desert"),
        (4, "desert", "forest"),
    ],
)
def test_each_double_sided_tile_shows_the_next_terrain_behind(
    tile: int, front: str, back: str
) -> None:
    """[W9, W5]"""
    game = paying()
    game.play(f"move {front}")
    if game.view()["asks"] == "pay":
        game.play(f"pay {front}/{back}")
    assert seat(game, "forest")["tiles"][tile] == back


def test_a_tile_that_does_not_show_the_terrain_can_not_be_used() -> None:
    """[W9]"""
    game = paying(tokens=1)
    game.play("move forest")
    assert refused(game, "pay rock/grass") == ("tile_shows_another_terrain", "W9")


def test_the_home_tile_shows_the_same_on_both_sides_and_pays_in_every_action() -> None:
    """[W9, W5]"""
    game = paying()
    for _ in range(2):
        game.play("move forest, pay home, done")
    assert seat(game, "forest")["tiles"] == FRESH


def test_a_tile_is_used_at_most_once_in_one_action() -> None:
    """[W9] The home tile alone is not two."""
    game = scenario({}, pieces={"A6": "Aa"}, seats={"forest": {"tiles": ["rock", *FRESH[1:]]}})
    assert refused(game, "den A6") == ("cannot_pay", "W9")
    game = paying(tokens=1)
    game.play("move forest")
    with pytest.raises(wolfmoon.Unreadable, match="each tile once"):
        game.play("pay home+home")


def test_a_bonus_token_stands_for_one_tile_of_any_terrain() -> None:
    """[W9]"""
    game = paying(tokens=1)
    game.play("howl A10")
    assert seat(game, "forest")["tiles"][4] == "forest"
    assert seat(game, "forest")["bonus_terrain"] == 0


def test_a_bonus_token_may_be_used_even_when_a_tile_could_have_been() -> None:
    """[W9]"""
    game = paying(tokens=2)
    game.play("move grass")
    assert offered(game) == ["pay bonus", "pay grass/tundra"]
    game.play("pay bonus, done")
    assert seat(game, "forest")["tiles"] == FRESH
    assert seat(game, "forest")["bonus_terrain"] == 1


def test_an_action_may_be_paid_with_bonus_tokens_alone() -> None:
    """[W9]"""
    game = paying(tokens=3)
    game.play("dominate pack A8, pay bonus+bonus+bonus")
    assert seat(game, "forest")["tiles"] == FRESH
    assert seat(game, "forest")["bonus_terrain"] == 0


def test_every_way_to_pay_is_offered() -> None:
    """[W9] Two tiles show forest, and there is one token."""
    game = scenario({}, pieces={"A6": "Aa"}, seats={"forest": {"bonus_terrain": 1}})
    game.play("den A6")
    assert targets(game, "pay") == {"forest/rock+home", "forest/rock+bonus", "home+bonus"}


def test_of_one_way_to_pay_nobody_is_asked() -> None:
    """[W9]"""
    game = paying()
    game.play("move grass")
    assert game.view()["asks"] == "wolf"
    assert seat(game, "forest")["tiles"][2] == "tundra"


def test_more_tokens_than_there_are_can_not_be_spent() -> None:
    """[W9]"""
    game = paying(["forest", "rock", "grass", "desert", "desert", "forest"], tokens=1)
    game.play("howl A10")
    assert targets(game, "pay") == {
        "tundra/desert+desert/forest",
        "tundra/desert+bonus",
        "desert/forest+bonus",
    }
    refusal = game.why_not("pay bonus+bonus")
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("not_enough_bonus_tokens", "W9")
    assert (refusal.facts["tokens"], refusal.facts["needed"]) == (1, 2)


def test_more_tiles_than_the_cost_are_not_flipped() -> None:
    """[W9]"""
    game = paying()
    game.play("move forest")
    assert offered(game) == ["pay forest/rock", "pay home"]
    both = action_number(Act.PAY, 0b100001)
    assert refused(game, both) == ("too_many_tiles", "W9")


def test_what_a_flip_shows_pays_for_the_next_action() -> None:
    """[W9] After a move to desert the tile desert/forest shows forest."""
    game = scenario({}, pieces={"A6": "Aa", "S7": "Ap"}, seats={"forest": {"tiles": FRESH}})
    game.play("move desert, done")
    game.play("den A6")
    assert targets(game, "pay") == {
        "forest/rock+desert/forest",
        "forest/rock+home",
        "desert/forest+home",
    }


def test_a_refusal_says_what_it_costs_and_what_there_is() -> None:
    """[W9]"""
    refusal = paying().why_not("dominate pack A8")
    assert refusal is not None
    assert refusal.facts == {
        "hex": "A8",
        "action": "dominate pack",
        "cost": 3,
        "terrain": "tundra",
        "means": 1,
    }


def test_only_the_one_who_acts_pays() -> None:
    """[W9]"""
    game = paying()
    before = [seat(game, pack) for pack in ("rock", "grass")]
    game.play("move desert, done")
    assert [seat(game, pack) for pack in ("rock", "grass")] == before


def test_a_position_in_the_middle_of_a_payment_comes_back_from_its_file() -> None:
    """[W9] A file says what is to be paid."""
    game = paying(tokens=5)
    game.play("dominate pack A8")
    assert game.to_data()["pending"]["cost"] == 3
    assert wolfmoon.load(game.position()).states.tobytes() == game.states.tobytes()

"""Move: wolves walk to one terrain.                                       [W16–W19, W21]"""

import pytest

from tests.the_wolves.scenario import (
    RICH,
    drawing,
    drawn,
    offered,
    refused,
    scenario,
    seat,
    targets,
    there,
)
from wolfmoon.engine.game import Game

TWO_WOLVES = """
            g           r
      g           r
g           t           r
      t           ~
f           tAaAp       d
      f           d
f           d
"""


def moving(pieces: dict[str, str], terrain: str, **facts: object) -> Game:
    """The forest pack has begun a move to a terrain, paid with a bonus token."""
    game = scenario({}, pieces=pieces, seats={"forest": RICH | facts})
    game.play(f"move {terrain}, pay bonus")
    return game


# -- how many, how far --------------------------------------------------------------
def test_two_wolves_move_to_the_terrain_that_is_paid_one_after_another() -> None:
    """[W16] They may end on different hexes."""
    game = scenario({"A": TWO_WOLVES})
    game.play("move grass, alpha A9 to A7, pack A9 to A1")
    assert drawing(game, "A") == drawn(
        """
            gAa         r
      g           r
gAp         t           r
      t           ~
f           t           d
      f           d
f           d
"""
    )
    assert seat(game, "forest")["tiles"][2] == "tundra"
    assert game.view()["actions_taken"] == 1


def test_wolves_of_one_move_may_end_on_the_same_hex() -> None:
    """[W16, W18]"""
    game = scenario({"A": TWO_WOLVES})
    game.play("move grass, alpha A9 to A4, pack A9 to A4")
    assert (there(game, "A4"), there(game, "A9")) == ("AaAp", "")


def test_any_number_of_wolves_moves_even_one() -> None:
    """[W16]"""
    game = scenario({"A": TWO_WOLVES})
    game.play("move grass, pack A9 to A4, done")
    assert (there(game, "A4"), there(game, "A9")) == ("Ap", "Aa")
    assert game.view()["actions_taken"] == 1


@pytest.mark.parametrize(("dens", "spread"), [(0, 2), (1, 3), (2, 3), (3, 4), (4, 4)])
def test_no_more_wolves_move_than_the_pack_spread(dens: int, spread: int) -> None:
    """[W16]"""
    wolves = ["A2", "A3", "A6", "A9", "A10"]
    game = moving(dict.fromkeys(wolves, "Ap"), "grass", dens={"spread": dens})
    for hex_, goal in list(zip(wolves, ["A1", "A1", "A4", "A4"], strict=False))[:spread]:
        assert game.view()["asks"] == "wolf"
        game.play(f"pack {hex_} to {goal}")
    assert game.view()["asks"] == "act"


@pytest.mark.parametrize(("dens", "speed"), [(0, 3), (1, 4), (2, 4), (3, 5), (4, 5)])
def test_a_wolf_walks_no_farther_than_the_wolf_speed(dens: int, speed: int) -> None:
    """[W16] The steps from the corner A14 to all grass that is not farther than 5."""
    steps = {"A7": 2, "A4": 3, "A1": 4, "F8": 4, "F5": 5, "F9": 5}
    game = moving({"A14": "Ap"}, "grass", dens={"speed": dens})
    game.play("pack A14")
    assert targets(game, "to") == {hex_ for hex_, count in steps.items() if count <= speed}


def test_a_refusal_says_how_far_it_is() -> None:
    """[W16]"""
    game = moving({"A14": "Ap"}, "grass")
    game.play("pack A14")
    assert refused(game, "to A1") == ("too_far", "W16")
    refusal = game.why_not("to A1")
    assert refusal is not None
    assert refusal.facts == {"hex": "A1", "steps": 4, "speed": 3}


def test_a_wolf_ends_on_the_terrain_that_is_paid_and_no_other() -> None:
    """[W16]"""
    game = moving({"A9": "Ap"}, "rock")
    game.play("pack A9")
    assert {hex_ for hex_ in targets(game, "to") if hex_[0] == "A"} == {"A11", "A14", "A15"}
    assert refused(game, "to A13") == ("wrong_terrain", "W16")


def test_each_wolf_moves_once() -> None:
    """[W16]"""
    game = moving({"A9": "Aa", "A10": "Ap"}, "grass")
    game.play("alpha A9 to A4")
    assert offered(game) == ["pack A10", "done"]
    assert refused(game, "alpha A4") == ("has_moved", "W16")


def test_a_wolf_that_has_moved_does_not_hold_back_its_twin_on_the_same_hex() -> None:
    """[W16]"""
    game = moving({"A9": "Ap", "A4": "Ap"}, "grass")
    game.play("pack A9 to A4")
    assert there(game, "A4") == "ApAp"
    assert offered(game) == ["pack A4", "done"]
    game.play("pack A4 to A7")
    assert (there(game, "A4"), there(game, "A7")) == ("Ap", "Ap")


def test_once_the_twin_has_left_the_wolf_that_has_moved_stays() -> None:
    """[W16]"""
    game = moving({"A9": "Ap", "A4": "Ap", "A6": "Aa"}, "grass", dens={"spread": 1})
    game.play("pack A9 to A4, pack A4 to A7")
    assert offered(game) == ["alpha A6", "done"]
    assert refused(game, "pack A4") == ("has_moved", "W16")


def test_two_wolves_that_have_moved_to_one_hex_both_stay_there() -> None:
    """[W16]"""
    game = moving({"A9": "ApAp", "A6": "Ap"}, "grass", dens={"spread": 1})
    game.play("pack A9 to A4, pack A9 to A4")
    assert offered(game) == ["pack A6", "done"]
    assert refused(game, "pack A4") == ("has_moved", "W16")


def test_only_wolves_move_and_only_your_own() -> None:
    """[W16]"""
    game = moving({"A9": "Aa", "A10": "Bp", "A8": "Ad"}, "grass")
    assert offered(game) == ["alpha A9", "done"]
    for wolf in ("pack A9", "pack A10", "alpha A8", "pack A3"):
        assert refused(game, wolf) == ("no_wolf_of_yours", "W16")


def test_wolves_move_one_after_another_so_the_second_finds_what_the_first_left() -> None:
    """[W16, W18] A full hex has room again, and a hex with room fills up."""
    game = moving({"A4": "AaAp", "A9": "Ap"}, "grass", dens={"spread": 1})
    game.play("pack A9")
    assert refused(game, "to A4") == ("hex_full", "W13")
    game.undo()
    game.play("alpha A4 to A7, pack A9 to A4")
    assert (there(game, "A4"), there(game, "A7")) == ("ApAp", "Aa")


# -- the way ------------------------------------------------------------------------
def test_a_path_may_not_cross_water() -> None:
    """[W17] A16 is 3 hexes from A4, straight across the water source, and 4 around it."""
    game = moving({"A4": "Ap"}, "desert")
    game.play("pack A4")
    refusal = game.why_not("to A16")
    assert refusal is not None
    assert (refusal.reason, refusal.facts["steps"]) == ("too_far", 4)
    game = moving({"A4": "Ap"}, "desert", dens={"speed": 1})
    game.play("pack A4 to A16")
    assert there(game, "A16") == "Ap"


def test_a_path_may_not_cross_the_chasm() -> None:
    """[W17] S3 is 3 hexes from S4, across the chasm, and 4 around it."""
    game = moving({"S4": "Ap"}, "desert")
    game.play("pack S4")
    refusal = game.why_not("to S3")
    assert refusal is not None
    assert (refusal.reason, refusal.facts["steps"]) == ("too_far", 4)


@pytest.mark.parametrize("between", ["Ba", "BaBp", "Bl", "BdCp", "ApAp", "AdBp", "*"])
def test_a_path_may_cross_any_pieces_and_lone_wolves(between: str) -> None:
    """[W17] The corner A14 has no neighbours but A11 and A15."""
    game = moving({"A14": "Ap", "A11": between, "A15": "*"}, "tundra")
    game.play("pack A14 to A8, done" if "Ap" in between else "pack A14 to A8")
    assert (there(game, "A8"), there(game, "A11")) == ("Ap", between)


def test_a_path_may_cross_prey() -> None:
    """[W17] The only way of 3 hexes from A1 to A13 is straight across A5."""
    game = moving({"A1": "Ap", "A5": "!"}, "desert")
    game.play("pack A1 to A13")
    assert (there(game, "A13"), there(game, "A5")) == ("Ap", "!")


def test_only_the_last_hex_of_a_path_must_match_the_terrain() -> None:
    """[W17] A14 and A11 are rock, A8 tundra."""
    game = moving({"A14": "Ap"}, "grass")
    game.play("pack A14")
    assert targets(game, "to") == {"A4", "A7"}


def test_a_path_leads_from_tile_to_tile() -> None:
    """[W17]"""
    game = moving({"A3": "Ap"}, "desert")
    game.play("pack A3 to S7")
    assert there(game, "S7") == "Ap"


# -- where it ends ------------------------------------------------------------------
@pytest.mark.parametrize("wolf", ["alpha", "pack"])
@pytest.mark.parametrize("what", ["", "Ap", "Aa", "Ad", "Al", "Bd"])
def test_a_wolf_may_end_on_an_empty_hex_beside_one_of_its_own_or_on_an_enemy_den(
    wolf: str, what: str
) -> None:
    """[W18]"""
    game = moving({"A3": f"A{wolf[0]}", "A9": what}, "tundra")
    game.play(f"{wolf} A3 to A9")
    assert there(game, "A9") in (f"{what}A{wolf[0]}", f"A{wolf[0]}{what}")


@pytest.mark.parametrize(
    ("what", "reason"),
    [
        ("Bl", ("enemy_lair", "W18")),
        ("*", ("lone_wolf_there", "W15")),
        ("Ba", ("enemy_alpha", "W19")),
        ("BdCp", ("hex_full", "W13")),
        ("BdBa", ("hex_full", "W13")),
        ("AdBp", ("hex_full", "W13")),
        ("BdAp", ("hex_full", "W13")),
    ],
)
@pytest.mark.parametrize("wolf", ["alpha", "pack"])
def test_no_wolf_ends_on_an_enemy_lair_or_alpha_or_token_or_where_two_pieces_stand(
    wolf: str, what: str, reason: tuple[str, str]
) -> None:
    """[W18, W19] Not even an alpha where a den and a wolf stand."""
    game = moving({"A3": f"A{wolf[0]}", "A9": what}, "tundra")
    game.play(f"{wolf} A3")
    assert refused(game, "to A9") == reason


def test_no_wolf_ends_where_prey_stands() -> None:
    """[W18]"""
    game = moving({"A3": "Aa", "A5": "!"}, "tundra")
    game.play("alpha A3")
    assert refused(game, "to A5") == ("prey_there", "W15")


def test_only_an_alpha_ends_where_an_enemy_pack_wolf_stands() -> None:
    """[W19]"""
    game = moving({"A3": "AaAp", "A9": "Bp"}, "tundra")
    assert game.why_not("alpha A3") is None
    game.play("pack A3")
    assert refused(game, "to A9") == ("enemy_wolf", "W19")
    game.undo()
    game.play("alpha A3")
    assert "A9" in targets(game, "to")


def test_an_alpha_does_not_end_on_two_enemy_pack_wolves() -> None:
    """[W19]"""
    game = moving({"A3": "Aa", "A9": "BpBp"}, "tundra")
    game.play("alpha A3")
    assert refused(game, "to A9") == ("hex_full", "W13")


def test_a_moved_wolf_must_end_on_another_hex_than_it_started_from() -> None:
    """[W21]"""
    game = moving({"A9": "Ap"}, "tundra")
    game.play("pack A9")
    assert refused(game, "to A9") == ("already_there", "W21")


def test_a_wolf_that_can_reach_no_hex_to_end_on_is_not_offered() -> None:
    """[W16, W21] The only tundra within reach of A14 is full or holds prey."""
    taken = {"A8": "BpBp", "A9": "BdBp", "A5": "!"}
    game = moving({"A14": "Ap", "S4": "Ap"} | taken, "tundra")
    assert offered(game) == ["pack S4", "done"]
    assert refused(game, "pack A14") == ("nowhere_to_end", "W18")


def test_a_move_of_no_wolves_still_flips_a_tile() -> None:
    """[W11, W16]"""
    game = scenario({"A": TWO_WOLVES})
    game.play("move desert, done")
    assert drawing(game, "A") == drawn(TWO_WOLVES)
    assert seat(game, "forest")["tiles"] == [
        "forest",
        "rock",
        "grass",
        "tundra",
        "forest",
        "forest",
    ]
    assert game.view()["actions_taken"] == 1


def test_a_move_in_which_no_wolf_can_go_anywhere_is_over_at_once() -> None:
    """[W11, W16] No desert is within 3 hexes of C1 that is not full."""
    full = {"C8": "BdBp", "C9": "BpBp", "C1": "Ap", "C12": "!"}
    game = scenario({}, pieces=full)
    game.play("move desert")
    assert (there(game, "C1"), game.view()["actions_taken"]) == ("Ap", 1)
    assert seat(game, "forest")["tiles"][4] == "forest"

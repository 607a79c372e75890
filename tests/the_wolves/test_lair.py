"""Upgrade a den to a lair: it counts three.                                  [W25–W28]"""

import pytest

from tests.the_wolves.scenario import (
    RICH,
    drawing,
    drawn,
    land_but,
    offered,
    refused,
    scenario,
    seat,
    targets,
    there,
)
from wolfmoon.engine.game import Game

A_DEN_BY_THE_WATER = """
            g           r
      g           r
g           t           r
      t           ~
f           tAd         d
      fAa         d
f           d
"""


def with_a9(what: str, **facts: object) -> Game:
    """An alpha of the forest pack stands beside A9, which lies next to the water."""
    return scenario({"A": A_DEN_BY_THE_WATER}, pieces={"A9": what}, seats={"forest": RICH | facts})


# -- where --------------------------------------------------------------------------
def test_a_den_next_to_water_and_to_an_alpha_becomes_a_lair() -> None:
    """[W25, W27] The den goes to the moonlight board; the lair brings 1 bonus terrain token."""
    tiles = ["forest", "rock", "tundra", "tundra", "desert", "forest"]
    game = scenario({"A": A_DEN_BY_THE_WATER}, seats={"forest": {"tiles": tiles}})
    game.play("lair A9")
    assert drawing(game, "A") == drawn(
        """
            g           r
      g           r
g           t           r
      t           ~
f           tAl         d
      fAa         d
f           d
"""
    )
    player = seat(game, "forest")
    assert (player["lairs"], player["bonus_terrain"]) == (1, 1)
    assert player["tiles"] == ["forest", "rock", "grass", "desert", "desert", "forest"]
    assert (game.view()["moonlight"], game.view()["actions_taken"]) == (1, 1)


def test_the_value_of_the_track_stays_when_its_den_leaves_the_map() -> None:
    """[W27]"""
    game = with_a9("Ad", dens={"speed": 1})
    game.play("lair A9, pay bonus+bonus")
    assert seat(game, "forest")["dens"]["speed"] == 1


@pytest.mark.parametrize("what", ["", "Ap", "Bd", "BdAp", "Al", "*"])
def test_without_a_den_of_your_own_there_is_nothing_to_upgrade(what: str) -> None:
    """[W25]"""
    assert refused(with_a9(what), "lair A9") == ("no_den_of_yours", "W25")


def test_a_den_away_from_water_can_not_be_upgraded() -> None:
    """[W25] A10 lies next to A9 and A13, but not to the water."""
    game = scenario({}, pieces={"A6": "Aa", "A10": "AdAa"}, seats={"forest": RICH})
    assert refused(game, "lair A10") == ("not_by_water", "W25")


@pytest.mark.parametrize("hex_", ["A8", "A9", "A11", "A13", "A15", "A16"])
def test_all_six_hexes_around_a_water_source_may_bear_a_lair(hex_: str) -> None:
    """[W25]"""
    game = scenario({}, pieces={hex_: "AdAa"}, seats={"forest": RICH})
    game.play(f"lair {hex_}, pay bonus+bonus")
    assert there(game, hex_) == "AlAa"


def test_an_alpha_must_stand_on_the_den_or_next_to_it() -> None:
    """[W25] A pack wolf will not do, nor the alpha of another pack."""
    game = scenario({}, pieces={"A9": "AdAp", "A3": "Aa", "A6": "Ba"}, seats={"forest": RICH})
    assert refused(game, "lair A9") == ("no_alpha_near_lair", "W25")


def test_the_terrain_of_the_den_is_paid_twice() -> None:
    """[W25, W9]"""
    refusal = scenario({"A": A_DEN_BY_THE_WATER}).why_not("lair A9")
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("cannot_pay", "W9")
    assert (refusal.facts["terrain"], refusal.facts["cost"]) == ("tundra", 2)


@pytest.mark.parametrize("wolf", ["Ap", "Aa"])
def test_an_own_wolf_on_the_den_stays_on_the_lair(wolf: str) -> None:
    """[W25, W27]"""
    game = with_a9(f"Ad{wolf}")
    game.play("lair A9, pay bonus+bonus")
    assert there(game, "A9") == f"Al{wolf}"


def test_only_one_lair_on_a_region_tile() -> None:
    """[W26]"""
    dens = {"A15": "AdAa", "A9": "Al", "F8": "AdAa"}
    game = scenario({}, pieces=dens, seats={"forest": RICH})
    assert refused(game, "lair A15") == ("region_has_your_lair", "W26")
    assert targets(game, "lair") == {"F8"}


def test_a_lair_of_another_pack_in_the_region_does_not_matter() -> None:
    """[W26]"""
    game = scenario({}, pieces={"A15": "AdAa", "A9": "Bl"}, seats={"forest": RICH})
    assert targets(game, "lair") == {"A15"}


def test_the_start_tile_has_no_water_so_no_lairs() -> None:
    """[W26]"""
    game = scenario({}, pieces={"S7": "AdAa"}, seats={"forest": RICH})
    assert refused(game, "lair S7") == ("not_by_water", "W25")


def test_with_no_lair_left_nobody_upgrades() -> None:
    """[W27]"""
    game = with_a9("Ad", lairs=4)
    assert refused(game, "lair A9") == ("no_lair_left", "W27")
    game = with_a9("Ad", lairs=3)
    game.play("lair A9, pay bonus+bonus")
    assert seat(game, "forest")["lairs"] == 4


# -- the push -----------------------------------------------------------------------
@pytest.mark.parametrize("wolf", ["Bp", "Ba"])
def test_an_enemy_wolf_on_the_den_is_pushed_pack_wolf_or_alpha(wolf: str) -> None:
    """[W28]"""
    game = with_a9(f"Ad{wolf}")
    game.play("lair A9, pay bonus+bonus")
    assert targets(game, "push") == {"A5", "A8", "A10", "A13"}
    assert game.view()["moonlight"] == 0
    game.play("push A10")
    assert drawing(game, "A") == drawn(
        f"""
            g           r
      g           r
g           t           r
      t           ~
f           tAl         d
      fAa         d
f           d{wolf}
"""
    )
    assert (game.view()["moonlight"], seat(game, "forest")["bonus_terrain"]) == (1, 8)


def test_an_enemy_wolf_goes_beside_a_piece_of_its_own_colour() -> None:
    """[W28, W20]"""
    game = scenario(
        {}, pieces={"A6": "Aa", "A9": "AdBa", "A13": "Bd", "A10": "Cp"}, seats={"forest": RICH}
    )
    game.play("lair A9, pay bonus+bonus")
    assert targets(game, "push") == {"A5", "A8", "A13"}
    game.play("push A13")
    assert there(game, "A13") == "BdBa"


def test_an_enemy_wolf_is_pushed_farther_than_next_door_if_all_is_taken_there() -> None:
    """[W28] The nearest eligible hex; A16 is the only one left. Nobody is asked."""
    pieces = {"A6": "Aa", "A9": "AdBa"}
    crowd = land_but(*pieces, "A16")
    game = scenario({}, pieces=pieces, lone_wolves=crowd, seats={"forest": RICH})
    game.play("lair A9, pay bonus+bonus")
    assert (there(game, "A9"), there(game, "A16")) == ("Al", "Ba")
    assert game.view()["asks"] == "act"


def test_the_pusher_chooses_the_nearest_hexes_only() -> None:
    """[W28, W20]"""
    pieces = {"A6": "Aa", "A9": "AdBa"}
    crowd = land_but(*pieces, "A16", "A4", "A14")
    game = scenario({}, pieces=pieces, lone_wolves=crowd, seats={"forest": RICH})
    game.play("lair A9, pay bonus+bonus")
    assert offered(game) == ["push A4", "push A16"]
    assert refused(game, "push A14") == ("not_nearest", "W20")


@pytest.mark.parametrize("wolf", ["Bp", "Ba"])
def test_if_the_wolf_has_nowhere_to_go_the_upgrade_is_illegal(wolf: str) -> None:
    """[W28, W21]"""
    pieces = {"A6": "Aa", "A9": f"Ad{wolf}"}
    game = scenario({}, pieces=pieces, lone_wolves=land_but(*pieces), seats={"forest": RICH})
    assert targets(game, "lair") == set()
    assert refused(game, "lair A9") == ("nowhere_to_push", "W21")

"""Dominate: an enemy pack wolf or den gives way to one of yours.             [W31–W34]"""

import pytest

import wolfmoon
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

AN_ENEMY = """
            g           rBp
      g           r
g           tAa         r
      t           ~
f           t           d
      f           d
f           d
"""
FULL_TRACK = {"spread": 4, "speed": 4, "howl": 4}


def with_a10(what: str, **facts: object) -> Game:
    """An alpha of the forest pack stands on A8, two hexes from A10."""
    return scenario({}, pieces={"A8": "Aa", "A10": what}, seats={"forest": RICH | facts})


def dominated(game: Game) -> set[str]:
    """Everything that may be dominated: `pack A10`, `den A10`."""
    return targets(game, "dominate")


def test_an_enemy_pack_wolf_within_howl_range_gives_way_to_the_next_wolf_of_the_track() -> None:
    """[W31, W33]"""
    tiles = ["rock", "rock", "grass", "tundra", "desert", "forest"]
    rich = {"tiles": tiles, "bonus_terrain": 1}
    game = scenario({"A": AN_ENEMY}, seats={"forest": rich})
    game.play("dominate pack A14")
    assert drawing(game, "A") == drawn(AN_ENEMY.replace("rBp", "rAp"))
    player = seat(game, "forest")
    assert (player["wolves"], player["bonus_terrain"]) == (1, 0)
    assert player["tiles"] == ["forest", "grass", "grass", "tundra", "desert", "forest"]
    assert (game.view()["moonlight"], game.view()["actions_taken"]) == (1, 1)


def test_a_howl_range_of_two_reaches_two_hexes_from_any_alpha() -> None:
    """[W31]"""
    pieces = {"A8": "Aa", "A10": "Bp", "A3": "Bp", "A2": "Ca", "S10": "Bd", "E1": "Aa"}
    game = scenario({}, pieces=pieces, seats={"forest": RICH})
    assert dominated(game) == {"pack A10", "den S10"}
    refusal = game.why_not("dominate pack A3")
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("out_of_range", "W29")
    assert (refusal.facts["distance"], refusal.facts["range"]) == (3, 2)


def test_dens_on_the_howl_track_reach_farther() -> None:
    """[W31] A3 is 3 hexes from A8."""
    game = scenario(
        {}, pieces={"A8": "Aa", "A3": "Bp"}, seats={"forest": RICH | {"dens": {"howl": 1}}}
    )
    assert dominated(game) == {"pack A3"}


def test_neither_water_nor_chasm_blocks() -> None:
    """[W31, W29] A16 is across the water from A8, S6 across the chasm from S4."""
    pieces = {"A8": "Aa", "A16": "Bd", "S4": "Aa", "S6": "Bp"}
    game = scenario({}, pieces=pieces, seats={"forest": RICH})
    assert dominated(game) == {"den A16", "pack S6"}


def test_three_tiles_of_the_terrain_of_the_target_are_paid() -> None:
    """[W31, W9]"""
    game = scenario({"A": AN_ENEMY}, seats={"forest": {"bonus_terrain": 1}})
    refusal = game.why_not("dominate pack A14")
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("cannot_pay", "W9")
    assert (refusal.facts["cost"], refusal.facts["terrain"]) == (3, "rock")
    assert refusal.facts["means"] == 2


@pytest.mark.parametrize("what", ["", "Ap", "AaAp", "AdAp", "Bd"])
def test_only_enemy_pack_wolves_are_dominated_as_such(what: str) -> None:
    """[W31]"""
    assert refused(with_a10(what), "dominate pack A10") == ("no_enemy_pack_wolf", "W31")


@pytest.mark.parametrize("what", ["Ba", "", "Ad", "AdBp", "Bp"])
def test_only_enemy_dens_are_dominated_as_such(what: str) -> None:
    """[W31]"""
    assert refused(with_a10(what), "dominate den A10") == ("no_enemy_den", "W31")


def test_alphas_and_lairs_can_not_be_dominated() -> None:
    """[W31]"""
    pieces = {"A8": "Aa", "A9": "Ba", "A13": "Bl", "A15": "Cl"}
    game = scenario({}, pieces=pieces, seats={"forest": RICH})
    assert dominated(game) == set()
    assert refused(game, "dominate pack A9") == ("safe_alpha", "W31")
    assert refused(game, "dominate den A13") == ("safe_lair", "W31")
    for words in ("dominate alpha A9", "dominate lair A13"):
        with pytest.raises(wolfmoon.Unreadable, match=r"can’t be dominated \(W31\)"):
            game.play(words)


@pytest.mark.parametrize("pair", ["BpBp", "BaBp", "BdBp", "BdBa"])
def test_a_hex_with_two_pieces_of_one_colour_is_safe(pair: str) -> None:
    """[W32]"""
    game = with_a10(pair)
    assert dominated(game) == set()
    kind = "den" if "Bd" in pair else "pack"
    assert refused(game, f"dominate {kind} A10") == ("safe_pair", "W32")


def test_a_pack_wolf_on_its_own_lair_is_safe() -> None:
    """[W32]"""
    game = scenario({}, pieces={"A8": "Aa", "A9": "BlBp"}, seats={"forest": RICH})
    assert refused(game, "dominate pack A9") == ("safe_pair", "W32")


@pytest.mark.parametrize(
    ("pieces", "open_"),
    [
        ("BdCp", {"pack A10", "den A10"}),
        ("BdCa", {"den A10"}),
        ("AdBp", {"pack A10"}),
        ("BdAp", {"den A10"}),
        ("BdAa", {"den A10"}),
    ],
)
def test_a_hex_with_two_pieces_of_two_colours_is_not_safe(pieces: str, open_: set[str]) -> None:
    """[W32]"""
    assert dominated(with_a10(pieces)) == open_


# -- what takes its place -----------------------------------------------------------
@pytest.mark.parametrize(("wolves", "wolf"), [(0, "Ap"), (1, "Ap"), (2, "Aa"), (5, "Aa")])
def test_a_pack_wolf_is_replaced_by_the_next_of_the_track_be_it_an_alpha(
    wolves: int, wolf: str
) -> None:
    """[W33]"""
    game = with_a10("Bp", wolves=wolves)
    game.play("dominate pack A10, pay bonus+bonus+bonus")
    assert there(game, "A10") == wolf
    assert seat(game, "forest")["wolves"] == wolves + 1


def test_a_den_is_replaced_by_a_den_of_a_track_of_your_choice_with_its_value_and_bonus() -> None:
    """[W33]"""
    game = with_a10("Bd", dens={"howl": 1})
    game.play("dominate den A10, pay bonus+bonus+bonus")
    assert offered(game) == ["track spread", "track speed", "track howl"]
    game.play("track howl")
    player = seat(game, "forest")
    assert there(game, "A10") == "Ad"
    assert (player["dens"]["howl"], player["bonus_terrain"]) == (2, 7)
    assert game.view()["moonlight"] == 1


def test_a_den_of_the_third_kind_shows_its_victory_points() -> None:
    """[W33, W47]"""
    game = with_a10("Bd", dens={"speed": 2})
    game.play("dominate den A10, pay bonus+bonus+bonus, track speed")
    assert game.score_sheet()["seats"][0]["points"]["speed"] == 3


def test_with_an_empty_wolf_track_no_pack_wolf_is_dominated() -> None:
    """[W33]"""
    game = with_a10("BdCp", wolves=8)
    assert dominated(game) == {"den A10"}
    assert refused(game, "dominate pack A10") == ("no_wolf_to_replace", "W33")


def test_without_dens_no_den_is_dominated() -> None:
    """[W33]"""
    game = with_a10("BdCp", dens=FULL_TRACK)
    assert dominated(game) == {"pack A10"}
    assert refused(game, "dominate den A10") == ("no_den_to_replace", "W33")


@pytest.mark.parametrize("wolf", ["Cp", "Ca"])
def test_a_den_is_dominated_from_under_a_third_players_wolf_and_the_wolf_stays(wolf: str) -> None:
    """[W33]"""
    game = with_a10(f"Bd{wolf}")
    game.play("dominate den A10, pay bonus+bonus+bonus, track howl")
    assert there(game, "A10") == f"Ad{wolf}"


@pytest.mark.parametrize(("wolves", "wolf"), [(0, "Ap"), (2, "Aa")])
def test_a_pack_wolf_is_dominated_on_a_third_players_den_and_the_den_stays(
    wolves: int, wolf: str
) -> None:
    """[W33]"""
    game = with_a10("BdCp", wolves=wolves)
    game.play("dominate pack A10, pay bonus+bonus+bonus")
    assert there(game, "A10") == f"Bd{wolf}"


def test_a_den_under_your_own_wolf_becomes_yours() -> None:
    """[W33]"""
    game = with_a10("BdAp")
    game.play("dominate den A10, pay bonus+bonus+bonus, track howl")
    assert there(game, "A10") == "AdAp"


def test_a_pack_wolf_on_your_own_den_gives_way_to_yours() -> None:
    """[W33]"""
    game = with_a10("AdBp")
    game.play("dominate pack A10, pay bonus+bonus+bonus")
    assert there(game, "A10") == "AdAp"


@pytest.mark.parametrize(("what", "kind"), [("Bp", "pack"), ("Bd", "den")])
def test_the_owner_loses_the_piece_and_keeps_the_board_as_it_is(what: str, kind: str) -> None:
    """[W34] Track values, points, bonus tokens: nothing changes."""
    board = {"dens": {"speed": 3}, "wolves": 4, "bonus_action": 1}
    game = scenario(
        {}, pieces={"A8": "Aa", "A10": what, "A3": "Ba"}, seats={"forest": RICH, "rock": board}
    )
    before, points = seat(game, "rock"), game.score_sheet()["seats"][1]["points"]
    game.play(f"dominate {kind} A10, pay bonus+bonus+bonus" + (", track howl" * (kind == "den")))
    assert seat(game, "rock") == before
    assert game.score_sheet()["seats"][1]["points"] == points
    assert [hex_ for hex_, found in game.view()["pieces"].items() if found[0][0] == "rock"] == [
        "A3"
    ]

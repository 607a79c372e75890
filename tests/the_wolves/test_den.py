"""Build a den: it opens an attribute track.                                  [W22–W24]"""

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

AN_ALPHA = """
            g           r
      g           r
g           t           r
      t           ~
f           tAa         d
      f           d
f           d
"""
FULL_TRACK = {"spread": 4, "speed": 4, "howl": 4}


def with_a10(what: str, **facts: object) -> Game:
    """The alpha of the forest pack stands on A9, beside A10, where something stands."""
    return scenario({"A": AN_ALPHA}, pieces={"A10": what}, seats={"forest": RICH | facts})


def build(game: Game, hex_: str, track: str) -> None:
    """Build a den with bonus tokens."""
    game.play(f"den {hex_}, pay bonus+bonus, track {track}")


# -- where --------------------------------------------------------------------------
def test_a_den_stands_on_or_next_to_an_alpha() -> None:
    """[W22]"""
    game = with_a10("")
    assert targets(game, "den") == {"A9", "A8", "A13", "A10", "A6", "A5"}
    assert refused(game, "den A16") == ("no_alpha_near_den", "W22")


def test_a_pack_wolf_builds_nothing() -> None:
    """[W22]"""
    game = scenario({}, pieces={"A9": "Ap", "D8": "Aa"}, seats={"forest": RICH})
    assert refused(game, "den A9") == ("no_alpha_near_den", "W22")
    assert "D8" in targets(game, "den")


def test_nobody_builds_next_to_the_alpha_of_another_pack() -> None:
    """[W22]"""
    game = scenario({}, pieces={"A9": "Ba", "D8": "Aa"}, seats={"forest": RICH})
    assert refused(game, "den A10") == ("no_alpha_near_den", "W22")


def test_water_between_the_alpha_and_the_hex_makes_them_no_neighbours() -> None:
    """[W22] A16 is across the water from A8."""
    game = scenario({}, pieces={"A8": "Aa"}, seats={"forest": RICH})
    assert targets(game, "den") == {"A8", "A7", "A11", "A9", "A5", "A4"}


def test_an_alpha_builds_on_the_next_tile_too() -> None:
    """[W22] S7 and S11 lie next to A3."""
    game = scenario({}, pieces={"A3": "Aa"}, seats={"forest": RICH})
    assert targets(game, "den") == {"A3", "A2", "A6", "B16", "S7", "S11", "S14"}


def test_two_tiles_of_the_terrain_of_the_target_are_paid() -> None:
    """[W22, W9] The forest pack shows forest twice, and everything else once."""
    game = scenario({"A": AN_ALPHA})
    assert targets(game, "den") == {"A6"}
    assert refused(game, "den A10") == ("cannot_pay", "W9")


@pytest.mark.parametrize(
    ("what", "reason"),
    [
        ("Bp", ("enemy_there", "W23")),
        ("Ba", ("enemy_there", "W23")),
        ("Bd", ("built_there", "W23")),
        ("BdAp", ("built_there", "W23")),
        ("AdBp", ("built_there", "W23")),
        ("Ad", ("built_there", "W23")),
        ("AdAp", ("built_there", "W23")),
        ("ApAp", ("hex_full", "W13")),
        ("BpBp", ("enemy_there", "W23")),
        ("*", ("lone_wolf_there", "W15")),
    ],
)
def test_nothing_of_an_enemy_no_den_no_token_and_at_most_one_own_wolf_may_be_there(
    what: str, reason: tuple[str, str]
) -> None:
    """[W23]"""
    assert refused(with_a10(what), "den A10") == reason


@pytest.mark.parametrize("lair", ["Al", "Bl"])
def test_no_lair_of_anyone_may_be_there(lair: str) -> None:
    """[W23]"""
    game = scenario({"A": AN_ALPHA}, pieces={"A13": lair}, seats={"forest": RICH})
    assert refused(game, "den A13") == ("built_there", "W23")


def test_no_prey_may_be_there() -> None:
    """[W23]"""
    game = scenario({"A": AN_ALPHA}, pieces={"A5": "!"}, seats={"forest": RICH})
    assert refused(game, "den A5") == ("prey_there", "W15")


@pytest.mark.parametrize("what", ["", "Ap", "Aa"])
def test_a_den_is_built_on_an_empty_hex_or_beside_one_own_wolf(what: str) -> None:
    """[W23]"""
    game = with_a10(what)
    build(game, "A10", "spread")
    assert there(game, "A10") == f"Ad{what}"


# -- the track ----------------------------------------------------------------------
def test_the_leftmost_den_of_the_track_of_your_choice_goes_on_the_target() -> None:
    """[W24]"""
    game = scenario({"A": AN_ALPHA})
    game.play("den A6")
    assert offered(game) == ["track spread", "track speed", "track howl"]
    game.play("track speed")
    assert drawing(game, "A") == drawn(
        """
            g           r
      g           r
g           t           r
      t           ~
f           tAa         d
      fAd         d
f           d
"""
    )
    assert seat(game, "forest")["dens"] == {"spread": 0, "speed": 1, "howl": 0}
    assert seat(game, "forest")["tiles"] == ["rock", "rock", "grass", "tundra", "desert", "forest"]
    assert (game.view()["moonlight"], game.view()["actions_taken"]) == (0, 1)


def test_only_a_track_that_still_has_dens_is_offered() -> None:
    """[W24]"""
    game = with_a10("", dens={"spread": 4, "speed": 3, "howl": 0})
    game.play("den A10, pay bonus+bonus")
    assert offered(game) == ["track speed", "track howl"]
    assert refused(game, "track spread") == ("no_den_on_track", "W24")


def test_the_last_track_with_dens_is_not_asked_for() -> None:
    """[W24]"""
    game = with_a10("", dens=FULL_TRACK | {"howl": 3})
    game.play("den A10, pay bonus+bonus")
    assert there(game, "A10") == "Ad"
    assert seat(game, "forest")["dens"] == FULL_TRACK


def test_without_a_den_left_nobody_builds() -> None:
    """[W24]"""
    game = with_a10("", dens=FULL_TRACK)
    assert targets(game, "den") == set()
    assert refused(game, "den A10") == ("no_den_left", "W24")


NOTHING, ACTION, TERRAIN = (0, 0), (1, 0), (0, 1)


@pytest.mark.parametrize(
    ("players", "track", "printed"),
    [
        (3, "spread", [NOTHING, ACTION, NOTHING, TERRAIN]),
        (3, "speed", [NOTHING, TERRAIN, NOTHING, ACTION]),
        (3, "howl", [NOTHING, TERRAIN, NOTHING, ACTION]),
        (5, "spread", [NOTHING, ACTION, NOTHING, TERRAIN]),
        (5, "speed", [NOTHING, TERRAIN, NOTHING, ACTION]),
        (5, "howl", [NOTHING, TERRAIN, NOTHING, ACTION]),
        (2, "spread", [NOTHING, ACTION, NOTHING, TERRAIN]),
        (2, "speed", [NOTHING, ACTION, NOTHING, TERRAIN]),
        (2, "howl", [NOTHING, ACTION, NOTHING, TERRAIN]),
    ],
)
def test_the_bonus_token_printed_under_the_den_is_taken(
    players: int, track: str, printed: list[tuple[int, int]]
) -> None:
    """[W24, W64]"""
    packs = ("forest", "rock", "grass", "tundra", "desert")[:players]
    for built, (action, terrain) in enumerate(printed):
        game = scenario(
            {},
            players=players,
            packs=packs,
            pieces={"A9": "Aa"},
            seats={"forest": {"bonus_terrain": 2, "dens": {track: built}}},
        )
        build(game, "A13", track)
        player = seat(game, "forest")
        assert (player["bonus_action"], player["bonus_terrain"]) == (action, terrain)


# -- the new value holds at once ----------------------------------------------------
def test_the_new_wolf_speed_holds_in_the_next_action() -> None:
    """[W24] A1 is 4 steps from A14."""
    game = scenario({}, pieces={"A14": "Aa"}, seats={"forest": RICH})
    build(game, "A11", "speed")
    game.play("move grass, pay bonus, alpha A14 to A1")
    assert there(game, "A1") == "Aa"


def test_the_new_pack_spread_holds_in_the_next_action() -> None:
    """[W24]"""
    pieces = {"A9": "AaAp", "A10": "Ap"}
    game = scenario({}, pieces=pieces, seats={"forest": RICH})
    build(game, "A13", "spread")
    game.play("move grass, pay bonus, alpha A9 to A4, pack A9 to A7, pack A10 to A7")
    assert (there(game, "A4"), there(game, "A7")) == ("Aa", "ApAp")


def test_the_new_howl_range_holds_in_the_next_action() -> None:
    """[W24, W29] A7 is 3 hexes from A10."""
    game = scenario({}, pieces={"A10": "Aa", "A7": "*"}, seats={"forest": RICH})
    assert refused(game, "howl A7") == ("out_of_range", "W29")
    build(game, "A10", "howl")
    game.play("howl A7, pay bonus+bonus")
    assert there(game, "A7") == "Ap"


def test_a_bonus_action_token_under_the_den_gives_an_action_in_the_same_turn() -> None:
    """[W24, W8]"""
    game = with_a10("", dens={"spread": 1})
    build(game, "A10", "spread")
    game.play("move rock, pay bonus, done")
    assert "move rock" in offered(game)
    game.play("move rock, pay bonus, done")
    assert seat(game, "forest")["bonus_action"] == 0
    assert offered(game) == ["end"]

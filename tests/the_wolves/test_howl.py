"""Howl: a lone wolf joins your pack.                                           [W29, W30]"""

import pytest

from tests.the_wolves.scenario import RICH, drawing, drawn, refused, scenario, seat, targets, there
from wolfmoon.engine.game import Game

TWO_LONE_WOLVES = """
            g*          r
      g           r
g           t           r
      t           ~
f           tAa         d
      f           d
f           d*
"""


def howling(pieces: dict[str, str], **facts: object) -> Game:
    """The forest pack is to act, with tokens to pay for anything."""
    return scenario({}, pieces=pieces, seats={"forest": RICH | facts})


def test_a_lone_wolf_joins_the_pack_and_goes_to_the_moonlight_board() -> None:
    """[W29, W30]"""
    game = scenario(
        {"A": TWO_LONE_WOLVES}, regions={"A": 1}, seats={"forest": {"bonus_terrain": 1}}
    )
    game.play("howl A10")
    assert drawing(game, "A") == drawn(
        """
            g*          r
      g           r
g           t           r
      t           ~
f           tAa         d
      f           d
f           dAp
"""
    )
    assert game.view()["moonlight"] == 1
    assert seat(game, "forest")["wolves"] == 1


def test_a_howl_carries_as_far_as_the_howl_range() -> None:
    """[W29] Range is counted from every alpha, in plain hex distance."""
    rich = {"forest": {"bonus_terrain": 2}}
    game = scenario({"A": TWO_LONE_WOLVES}, regions={"A": 1}, seats=rich)
    assert targets(game, "howl") == {"A7", "A10"}
    refusal = scenario(
        {"A": TWO_LONE_WOLVES.replace("tAa", "t  ").replace("f           d*", "fAa         d*")},
        regions={"A": 1},
        seats=rich,
    ).why_not("howl A7")
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("out_of_range", "W29")
    assert refusal.facts["distance"] == 4


def test_the_third_and_the_sixth_wolf_of_the_track_are_alphas() -> None:
    """[W30]"""
    for before in (2, 5):
        rich = {"forest": {"bonus_terrain": 2, "wolves": before}}
        game = scenario({"A": TWO_LONE_WOLVES}, regions={"A": 1}, seats=rich)
        game.play("howl A10, pay bonus+bonus")
        assert game.view()["pieces"]["A10"] == [["forest", "alpha"]]


def test_with_an_empty_wolf_track_nobody_howls() -> None:
    """[W30]"""
    rich = {"forest": {"bonus_terrain": 2, "wolves": 8}}
    game = scenario({"A": TWO_LONE_WOLVES}, regions={"A": 1}, seats=rich)
    assert targets(game, "howl") == set()
    refusal = game.why_not("howl A10")
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("no_wolf_left", "W30")


def test_the_next_wolf_of_the_track_takes_the_place_of_the_token() -> None:
    """[W30] In order: pack, pack, alpha, pack, pack, alpha, pack, pack."""
    track = ["Ap", "Ap", "Aa", "Ap", "Ap", "Aa", "Ap", "Ap"]
    for wolves, wolf in enumerate(track):
        game = howling({"A9": "Aa", "A10": "*"}, wolves=wolves)
        game.play("howl A10, pay bonus+bonus")
        assert there(game, "A10") == wolf
        assert seat(game, "forest")["wolves"] == wolves + 1


def test_a_new_alpha_howls_in_the_next_action() -> None:
    """[W29, W30] A3 is 2 hexes from A10, and 3 from A8."""
    game = howling({"A8": "Aa", "A10": "*", "A3": "*"}, wolves=2)
    assert targets(game, "howl") == {"A10"}
    game.play("howl A10, pay bonus+bonus")
    assert targets(game, "howl") == {"A3"}


def test_only_alphas_howl() -> None:
    """[W29] And only your own."""
    game = howling({"A9": "Ap", "A10": "*", "A13": "Ba", "D8": "Aa", "D10": "*"})
    assert targets(game, "howl") == {"D10"}
    assert refused(game, "howl A10") == ("out_of_range", "W29")


@pytest.mark.parametrize(("dens", "reach"), [(0, 2), (1, 3), (2, 3), (3, 4), (4, 4)])
def test_the_howl_range_grows_with_the_dens_of_the_howl_track(dens: int, reach: int) -> None:
    """[W29] Lone wolves 1 to 5 hexes from the corner A14."""
    away = {"A11": 1, "A8": 2, "A9": 3, "A6": 4, "A3": 5}
    game = howling({"A14": "Aa"} | dict.fromkeys(away, "*"), dens={"howl": dens})
    assert targets(game, "howl") == {hex_ for hex_, count in away.items() if count <= reach}


@pytest.mark.parametrize(
    ("alpha", "lone_wolf"),
    [("A8", "A16"), ("S4", "S6"), ("C3", "D1")],
    ids=["water", "chasm", "gap"],
)
def test_range_is_plain_distance_and_nothing_blocks_it(alpha: str, lone_wolf: str) -> None:
    """[W29] Each lone wolf is 2 hexes away, and at least 3 steps by any path."""
    game = howling({alpha: "Aa", lone_wolf: "*"})
    game.play(f"howl {lone_wolf}, pay bonus+bonus")
    assert there(game, lone_wolf) == "Ap"


def test_pieces_do_not_block_a_howl() -> None:
    """[W29]"""
    game = howling({"A14": "Aa", "A11": "BaBp", "A15": "Bl", "A8": "*"})
    assert targets(game, "howl") == {"A8"}


def test_two_tiles_of_the_terrain_of_the_lone_wolf_are_paid() -> None:
    """[W29, W9] The forest pack shows forest twice, and desert once."""
    game = scenario({}, pieces={"A9": "Aa", "A10": "*", "A6": "*"})
    assert targets(game, "howl") == {"A6"}
    assert refused(game, "howl A10") == ("cannot_pay", "W9")
    game.play("howl A6")
    assert seat(game, "forest")["tiles"] == ["rock", "rock", "grass", "tundra", "desert", "forest"]


@pytest.mark.parametrize("what", ["", "Bp", "!"])
def test_without_a_lone_wolf_there_is_nobody_to_howl(what: str) -> None:
    """[W29]"""
    game = howling({"A9": "Aa", "A5": what})
    assert refused(game, "howl A5") == ("no_lone_wolf", "W29")


def test_the_token_leaves_the_map_for_the_moonlight_board() -> None:
    """[W30, W38]"""
    game = howling({"A9": "Aa", "A10": "*", "D10": "*"})
    game.play("howl A10, pay bonus+bonus")
    assert game.view()["lone_wolves"] == ["D10"]
    assert game.view()["moonlight"] == 1

"""The draft: where the packs begin.                                      [W6, W7, W63]"""

import pytest

from tests.the_wolves.scenario import (
    PACKS,
    about_to_draft,
    drawing,
    drawn,
    offered,
    refused,
    targets,
)
from wolfmoon.engine.game import Game

UPPER = {"S1", "S4", "S7", "S11", "S14"}
LOWER = {"S3", "S6", "S10", "S13", "S16"}


def drafted(game: Game, *hexes: str) -> list[str]:
    """Draft on these hexes; the packs whose turn it was."""
    order = []
    for hex_ in hexes:
        order.append(game.view()["seats"][game.seat]["pack"])
        game.play(f"draft {hex_}")
    return order


# -- three to five players ----------------------------------------------------------
def test_a_pair_of_an_alpha_and_a_pack_wolf_stands_on_a_hex_of_the_start_tile() -> None:
    """[W6]"""
    game = about_to_draft()
    game.play("draft S4")
    assert drawing(game, "S") == drawn(
        """
            d           f
      rAaAp       g
t           =           =
      =           =
=           =           r
      g           t
d           f
"""
    )


def test_the_draft_goes_clockwise_and_then_back() -> None:
    """[W6] The last player drafts twice in a row."""
    game = about_to_draft(first=1)
    order = drafted(game, "S4", "S7", "S11", "S3", "S6", "S10")
    assert order == ["rock", "grass", "forest", "forest", "grass", "rock"]
    assert drawing(game, "S") == drawn(
        """
            dCaCp       f
      rBaBp       gAaAp
t           =           =
      =           =
=           =           r
      gCaCp       t
dAaAp       fBaBp
"""
    )


@pytest.mark.parametrize(
    ("players", "first", "seats"),
    [
        (3, 0, [0, 1, 2, 2, 1, 0]),
        (4, 2, [2, 3, 0, 1, 1, 0, 3, 2]),
        (5, 4, [4, 0, 1, 2, 3, 3, 2, 1, 0, 4]),
    ],
)
def test_the_snake_has_the_length_of_the_table(players: int, first: int, seats: list[int]) -> None:
    """[W6, W7]"""
    game = about_to_draft(players, first)
    upper, lower = ["S1", "S4", "S7", "S11", "S14"], ["S3", "S6", "S10", "S13", "S16"]
    order = drafted(game, *upper[:players], *lower[:players])
    assert order == [PACKS[each] for each in seats]
    assert (game.view()["asks"], game.seat) == ("act", first)


def test_the_first_draft_may_be_on_either_side_of_the_chasm() -> None:
    """[W6]"""
    assert targets(about_to_draft(), "draft") == UPPER | LOWER


@pytest.mark.parametrize("hex_", ["S2", "S5", "S8", "S9", "S12", "S15"])
def test_nobody_drafts_on_the_chasm(hex_: str) -> None:
    """[W6, W15]"""
    assert refused(about_to_draft(), f"draft {hex_}") == ("not_land", "W15")


def test_nobody_drafts_beside_the_start_tile() -> None:
    """[W6]"""
    assert refused(about_to_draft(), "draft A3") == ("not_on_start_tile", "W6")


def test_a_hex_is_drafted_once() -> None:
    """[W6]"""
    game = about_to_draft()
    game.play("draft S4")
    assert targets(game, "draft") == (UPPER | LOWER) - {"S4"}
    assert refused(game, "draft S4") == ("not_empty", "W6")


@pytest.mark.parametrize(("first", "near", "other"), [("S4", "S7", LOWER), ("S6", "S10", UPPER)])
def test_the_second_pair_goes_to_the_other_side_of_the_chasm(
    first: str, near: str, other: set[str]
) -> None:
    """[W6]"""
    game = about_to_draft()
    game.play(f"draft S1, draft S3, draft {first}")
    assert targets(game, "draft") == other - {"S1", "S3"}
    assert refused(game, f"draft {near}") == ("same_side_of_the_chasm", "W6")


def test_the_player_who_drafted_first_takes_the_first_turn() -> None:
    """[W7] Then play goes clockwise."""
    game = about_to_draft(first=2)
    drafted(game, "S4", "S7", "S11", "S3", "S6", "S10")
    order = []
    for _ in range(4):
        pack = game.view()["seats"][game.seat]["pack"]
        order.append(pack)
        game.play(f"move {pack}, pay home, done, move {pack}, pay home, done, end")
    assert order == ["grass", "forest", "rock", "grass"]


def test_after_the_draft_nothing_is_drafted() -> None:
    """[W7]"""
    game = about_to_draft()
    drafted(game, "S4", "S7", "S11", "S3", "S6", "S10")
    assert refused(game, "draft S1") == ("asked_something_else", "W8")
    assert "end" not in offered(game)
    assert [player["bonus_action"] for player in game.view()["seats"]] == [0, 0, 0]


def test_before_the_draft_nobody_acts() -> None:
    """[W6]"""
    assert refused(about_to_draft(), "move forest") == ("asked_something_else", "W8")


# -- two players --------------------------------------------------------------------
def test_with_two_players_the_second_drafts_two_pairs_between_the_pairs_of_the_first() -> None:
    """[W63]"""
    game = about_to_draft(2, first=1)
    assert drafted(game, "B1", "B4", "C1", "C4") == ["rock", "forest", "forest", "rock"]
    assert drawing(game, "B") == drawn(
        """
            r*          t
      rAaAp       t
rBaBp       g           tNlNa
      g!          ~
f           g           d
      f           d
f           d*
"""
    )


def test_after_the_draft_the_second_player_gets_a_bonus_action_token() -> None:
    """[W63] And the first player takes the first turn."""
    for first in (0, 1):
        game = about_to_draft(2, first)
        drafted(game, "B1", "B4", "C1", "C4")
        assert game.seat == first
        tokens = [player["bonus_action"] for player in game.view()["seats"]]
        assert tokens == [first, 1 - first]


def test_with_two_players_any_empty_hex_of_a_region_without_a_crescent_on_top_will_do() -> None:
    """[W63] The regions A (crescent) and D (crescent on quarter) are closed."""
    game = about_to_draft(2)
    numbers = {1, 2, 3, 4, 6, 8, 9, 11, 13, 14, 15, 16}  # no water, lone wolves, prey
    open_hexes = {f"{letter}{number}" for letter in "BCE" for number in numbers}
    neutral = {"B15", "C15", "E15", "E16"}
    assert targets(game, "draft") == open_hexes - neutral
    assert refused(game, "draft A1") == ("crescent_region", "W63")
    assert refused(game, "draft D1") == ("crescent_region", "W63")


def test_both_pairs_of_a_player_may_stand_in_one_region() -> None:
    """[W63] There is no chasm to cross."""
    game = about_to_draft(2)
    drafted(game, "B1", "B2", "B3")
    assert game.why_not("draft B4") is None


def test_with_two_players_a_draft_needs_an_empty_hex_too() -> None:
    """[W63, W15]"""
    game = about_to_draft(2)
    game.play("draft B1")
    assert refused(game, "draft B1") == ("not_empty", "W63")
    assert refused(game, "draft B7") == ("lone_wolf_there", "W15")
    assert refused(game, "draft B5") == ("prey_there", "W15")
    assert refused(game, "draft B15") == ("not_empty", "W63")
    assert refused(game, "draft B12") == ("not_land", "W15")
    assert refused(game, "draft S4") == ("no_such_hex", "W1")

"""Push: a wolf is driven to the nearest hex that has room for it.             [W20, W21]"""

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

AN_ALPHA_COMES = """
            g           r
      g           r
g           t           r
      t           ~
f           tBp         d
      f           d
fAa         d
"""


def pushing(pieces: dict[str, str], to: str, free: tuple[str, ...] | None = None) -> Game:
    """The alpha on A6 has ended on a hex of tundra with an enemy pack wolf.

    With `free`, lone wolves stand on all other hexes of the map.
    """
    crowd = {} if free is None else {"lone_wolves": land_but(*pieces, *free)}
    game = scenario({}, pieces=pieces, seats={"forest": RICH}, **crowd)
    game.play(f"move tundra, pay bonus, alpha A6 to {to}")
    return game


def test_the_pushing_player_moves_the_pushed_wolf_to_the_nearest_hex_of_any_terrain() -> None:
    """[W20] All five hexes around A9 that are not water are equally near."""
    game = scenario({"A": AN_ALPHA_COMES})
    game.play("move tundra, alpha A3 to A9")
    assert targets(game, "push") == {"A5", "A6", "A8", "A10", "A13"}
    assert game.seat == 0
    game.play("push A13")
    assert drawing(game, "A") == drawn(
        """
            g           r
      g           r
g           t           r
      t           ~
f           tAa         d
      f           dBp
f           d
"""
    )
    assert game.view()["actions_taken"] == 1


def test_a_push_takes_nothing_from_the_owner_and_puts_nothing_on_the_moonlight_board() -> None:
    """[W20, W38]"""
    game = scenario({"A": AN_ALPHA_COMES})
    before = seat(game, "rock")
    game.play("move tundra, alpha A3 to A9, push A13")
    assert seat(game, "rock") == before
    assert game.view()["moonlight"] == 0


@pytest.mark.parametrize("own", ["Bp", "Ba", "Bd", "Bl"])
def test_a_pushed_wolf_may_join_a_single_piece_of_its_own_colour(own: str) -> None:
    """[W20] Wolf, den or lair."""
    game = pushing({"A6": "AaAp", "A9": "Bp", "A8": own}, "A9", free=())
    assert there(game, "A8") in (f"{own}Bp", f"Bp{own}")


@pytest.mark.parametrize("other", ["Ap", "Ad", "Cp", "Ca", "Cd", "Cl", "BpBp", "BdCp", "CdBp", "*"])
def test_a_pushed_wolf_goes_nowhere_else(other: str) -> None:
    """[W20] Not even on an enemy den, where a wolf that moves may end."""
    game = pushing({"A6": "AaAp", "A9": "Bp", "A8": other}, "A9")
    assert targets(game, "push") == {"A5", "A10", "A13"}
    assert refused(game, "push A8") == ("not_open_to_pushed_wolf", "W20")


def test_of_one_nearest_hex_nobody_is_asked() -> None:
    """[W20]"""
    game = pushing({"A6": "AaAp", "A9": "Bp"}, "A9", free=("A13", "A16"))
    assert (there(game, "A9"), there(game, "A13"), there(game, "A16")) == ("Aa", "Bp", "")
    assert game.view()["asks"] == "wolf"


def test_of_equally_near_hexes_the_pusher_chooses() -> None:
    """[W20] A13 and A8 are next to A9; A16 is farther."""
    game = pushing({"A6": "AaAp", "A9": "Bp"}, "A9", free=("A13", "A8", "A16"))
    assert offered(game) == ["push A8", "push A13"]
    refusal = game.why_not("push A16")
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("not_nearest", "W20")
    assert (refusal.facts["nearest"], refusal.facts["steps"]) == (1, 2)


def test_an_empty_hex_and_one_with_a_piece_of_its_own_colour_are_equally_good() -> None:
    """[W20]"""
    game = pushing({"A6": "AaAp", "A9": "Bp", "A8": "Bd"}, "A9", free=("A13",))
    assert targets(game, "push") == {"A8", "A13"}


def test_nearest_is_by_walking_around_water() -> None:
    """[W20] A16 is 2 hexes from A8, straight across the water, but as long a walk as A3."""
    game = pushing({"A6": "AaAp", "A8": "Bp"}, "A8", free=("A16", "A3"))
    assert targets(game, "push") == {"A16", "A3"}


def test_nearest_is_by_walking_around_the_chasm() -> None:
    """[W20] S3 is 2 hexes from S1, across the chasm; S7 is also 2, and nobody need go around."""
    pieces = {"S4": "AaAp", "S1": "Bp"}
    crowd = land_but(*pieces, "S3", "S7")
    game = scenario({}, pieces=pieces, lone_wolves=crowd, seats={"forest": RICH})
    game.play("move tundra, pay bonus, alpha S4 to S1")
    assert (there(game, "S7"), there(game, "S3")) == ("Bp", "")


def test_a_pushed_wolf_walks_through_anything_else() -> None:
    """[W20] Pieces of all colours and tokens stand around A9; A16 lies behind them."""
    ring = {"A5": "!", "A8": "Cl", "A10": "BpBp", "A13": "CdBp"}
    game = pushing({"A6": "AaAp", "A9": "Bp"} | ring, "A9", free=("A16",))
    assert there(game, "A16") == "Bp"


def test_the_hex_that_the_pusher_came_from_counts_once_it_has_left() -> None:
    """[W20]"""
    game = pushing({"A6": "Aa", "A9": "Bp"}, "A9", free=("A16",))
    assert (there(game, "A6"), there(game, "A9")) == ("Bp", "Aa")


def test_the_hex_that_the_pusher_came_from_counts_as_it_is_then() -> None:
    """[W20] A wolf of the pusher is still there; on its own den it would find room."""
    game = pushing({"A6": "AaAp", "A9": "Bp"}, "A9", free=("A16",))
    assert (there(game, "A6"), there(game, "A16")) == ("Ap", "Bp")
    game = pushing({"A6": "BdAa", "A9": "Bp"}, "A9", free=("A16",))
    assert (there(game, "A6"), there(game, "A16")) == ("BdBp", "")


def test_the_hex_the_push_happens_on_does_not_count() -> None:
    """[W20]"""
    game = pushing({"A6": "Aa", "A9": "Bp"}, "A9")
    assert refused(game, "push A9") == ("not_open_to_pushed_wolf", "W20")


def test_a_wolf_is_not_pushed_into_water() -> None:
    """[W20, W15]"""
    game = pushing({"A6": "Aa", "A9": "Bp"}, "A9")
    assert refused(game, "push A12") == ("not_land", "W15")


def test_a_wolf_with_nowhere_to_go_can_not_be_pushed() -> None:
    """[W21] Every other hex is taken; the alpha may only join its own wolf on A8."""
    pieces = {"A6": "AaAp", "A9": "Bp", "A8": "Ap"}
    crowd = land_but(*pieces)
    game = scenario({}, pieces=pieces, lone_wolves=crowd, seats={"forest": RICH})
    game.play("move tundra, pay bonus, alpha A6")
    assert targets(game, "to") == {"A8"}
    assert refused(game, "to A9") == ("nowhere_to_push", "W21")


def test_a_wolf_that_can_only_go_where_its_pusher_came_from_can_be_pushed() -> None:
    """[W21, W20]"""
    pieces = {"A6": "Aa", "A9": "Bp", "A8": "Ap"}
    crowd = land_but(*pieces)
    game = scenario({}, pieces=pieces, lone_wolves=crowd, seats={"forest": RICH})
    game.play("move tundra, pay bonus, alpha A6")
    assert targets(game, "to") == {"A8", "A9"}


def test_two_wolves_that_have_only_each_other_are_each_pushed_to_the_other() -> None:
    """[W20, W21] A single wolf of its own colour is room enough."""
    game = pushing({"A6": "AaAp", "A9": "Bp", "D1": "Bp"}, "A9", free=())
    assert (there(game, "A9"), there(game, "D1")) == ("Aa", "BpBp")


def test_two_alphas_push_two_wolves_in_one_move() -> None:
    """[W16, W20]"""
    pieces = {"A6": "Aa", "A10": "Aa", "A9": "Bp", "A8": "Cp"}
    game = scenario({}, pieces=pieces, seats={"forest": RICH})
    game.play("move tundra, pay bonus, alpha A6 to A9, push A13, alpha A10 to A8, push A11")
    assert {name: there(game, name) for name in ("A9", "A13", "A8", "A11")} == {
        "A9": "Aa",
        "A13": "Bp",
        "A8": "Aa",
        "A11": "Cp",
    }


def test_a_wolf_that_was_pushed_can_be_pushed_again() -> None:
    """[W20]"""
    pieces = {"A6": "Aa", "A10": "Aa", "A9": "Bp"}
    game = scenario({}, pieces=pieces, seats={"forest": RICH})
    game.play("move tundra, pay bonus, alpha A6 to A9, push A8, alpha A10 to A8, push A7")
    assert (there(game, "A9"), there(game, "A8"), there(game, "A7")) == ("Aa", "Aa", "Bp")

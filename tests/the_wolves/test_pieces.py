"""The pieces on a hex: how many, whose, and where none can stand.            [W13–W15]"""

import pytest

import wolfmoon
from tests.the_wolves.scenario import RICH, land_but, offered, refused, scenario, targets, there
from wolfmoon.engine.game import Game

ALPHA_COMES = """
            g           r
      g           r
g           t           r
      t           ~
f           t           d
      fAa         d
f           d
"""
WOLF_COMES = ALPHA_COMES.replace("fAa", "fAp")


def with_a9(what: str, comes: str = ALPHA_COMES) -> Game:
    """A wolf of the forest pack stands beside A9, where something stands."""
    return scenario({"A": comes}, pieces={"A9": what}, seats={"forest": RICH})


def mover(game: Game) -> Game:
    """A game once its wolf on A6 is on its way to tundra."""
    wolf = "alpha" if there(game, "A6") == "Aa" else "pack"
    game.play(f"move tundra, pay bonus, {wolf} A6")
    return game


@pytest.mark.parametrize("two", ["ApAp", "AaAp", "AdAp", "AdBp", "BdAp", "BdBp", "BdCp", "BpBp"])
@pytest.mark.parametrize("comes", [ALPHA_COMES, WOLF_COMES])
def test_at_most_two_pieces_stand_on_a_hex_whoever_owns_them(two: str, comes: str) -> None:
    """[W13]"""
    assert refused(mover(with_a9(two, comes)), "to A9") == ("hex_full", "W13")


@pytest.mark.parametrize("two", ["ApAp", "AaAp", "AaAa"])
def test_a_den_is_no_third_piece_on_a_hex(two: str) -> None:
    """[W13, W23]"""
    assert refused(with_a9(two), "den A9") == ("hex_full", "W13")


@pytest.mark.parametrize("one", ["Ad", "Al", "Bd", "Bl", "AdAp", "BdCp"])
def test_at_most_one_of_the_two_is_a_den_or_lair(one: str) -> None:
    """[W13, W23]"""
    assert refused(with_a9(one), "den A9") == ("built_there", "W23")


@pytest.mark.parametrize(
    "pieces",
    [
        [["forest", "pack"]] * 3,
        [["forest", "den"], ["forest", "lair"]],
        [["forest", "den"], ["rock", "den"]],
        [["forest", "alpha"], ["rock", "pack"]],
        [["forest", "lair"], ["rock", "alpha"]],
    ],
)
def test_no_position_is_read_in_which_pieces_stand_as_they_never_can(
    pieces: list[list[str]],
) -> None:
    """[W13, W14]"""
    rules = wolfmoon.games["the-wolves"]
    data = {**with_a9("").view(), "pieces": {"A9": pieces}}
    with pytest.raises(wolfmoon.BadInput, match=r"pieces.A9: .*\(W1"):
        rules.determinize(data, 0)


@pytest.mark.parametrize(
    ("comes", "stands", "may_end"),
    [
        ("fAp", "Bd", True),
        ("fAp", "Bp", False),
        ("fAp", "Ba", False),
        ("fAp", "Bl", False),
        ("fAa", "Bd", True),
        ("fAa", "Bp", True),
        ("fAa", "Ba", False),
        ("fAa", "Bl", False),
    ],
)
def test_a_wolf_ends_on_a_single_enemy_piece_only_if_it_ranks_higher(
    comes: str, stands: str, may_end: bool
) -> None:
    """[W14] Den < pack wolf < alpha < lair."""
    game = mover(with_a9(stands, ALPHA_COMES.replace("fAa", comes)))
    assert ("A9" in targets(game, "to")) == may_end


@pytest.mark.parametrize("stands", ["Bd", "Bp", "Ba", "Bl"])
def test_a_den_ranks_lowest_and_is_placed_on_no_enemy_piece(stands: str) -> None:
    """[W14, W23]"""
    assert "A9" not in targets(with_a9(stands), "den")
    assert "A9" in targets(with_a9(""), "den")


@pytest.mark.parametrize("stands", ["Bp", "Ba"])
def test_a_lair_ranks_highest_and_pushes_any_wolf(stands: str) -> None:
    """[W14, W28]"""
    game = with_a9(f"Ad{stands}")
    game.play("lair A9, pay bonus+bonus, push A13")
    assert (there(game, "A9"), there(game, "A13")) == ("Al", stands)


def test_dens_are_never_pushed_so_a_wolf_shares_the_hex_with_an_enemy_den() -> None:
    """[W14, W18]"""
    game = mover(with_a9("Bd"))
    game.play("to A9")
    assert there(game, "A9") == "BdAa"


def test_an_alpha_that_pushes_stands_alone_so_no_two_packs_of_wolves_share_a_hex() -> None:
    """[W14, W19]"""
    game = mover(with_a9("Bp"))
    game.play("to A9, push A13")
    assert (there(game, "A9"), there(game, "A13")) == ("Aa", "Bp")


@pytest.mark.parametrize("hex_", ["A12", "S8"])
def test_water_and_chasm_hold_no_pieces(hex_: str) -> None:
    """[W15]"""
    game = scenario({}, pieces={"A8": "Aa", "S7": "Aa"}, seats={"forest": RICH})
    assert refused(game, f"den {hex_}") == ("not_land", "W15")
    game.play("move desert, pay bonus, alpha A8")
    assert refused(game, f"to {hex_}") == ("not_land", "W15")


def test_water_and_chasm_take_no_pushed_wolf() -> None:
    """[W15, W20] The only hex beside A9 without a lone wolf is the water; A16 is free."""
    stands = {"A6": "AaAp", "A9": "Bp"}
    free = land_but("A6", "A9", "A16")
    game = scenario({}, pieces=stands, lone_wolves=free, seats={"forest": RICH})
    game.play("move tundra, pay bonus, alpha A6 to A9, done")
    assert (there(game, "A9"), there(game, "A16")) == ("Aa", "Bp")


def test_a_hex_with_a_lone_wolf_holds_no_pieces_until_it_is_gone() -> None:
    """[W15, W18, W23]"""
    game = with_a9("*")
    assert refused(game, "den A9") == ("lone_wolf_there", "W15")
    moving = mover(with_a9("*"))
    assert refused(moving, "to A9") == ("lone_wolf_there", "W15")
    game.play("howl A9, pay bonus+bonus, den A9, pay bonus+bonus, track howl")
    assert there(game, "A9") == "AdAp"


def test_a_hex_with_prey_holds_no_pieces_until_the_last_of_the_stack_is_gone() -> None:
    """[W15, W35]"""
    around = {"A6": "Aa", "A9": "Ap", "A8": "Ap", "A5": "!"}
    for left, free in ((2, False), (1, True)):
        game = scenario({}, pieces=around, prey={"A": ("deer", left)}, seats={"forest": RICH})
        assert refused(game, "den A5") == ("prey_there", "W15")
        game.play("move desert, pay bonus, done")
        assert ("den A5" in offered(game)) == free
        game.play("move tundra, pay bonus, alpha A6")
        assert ("to A5" in offered(game)) == free

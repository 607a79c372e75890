"""Two players: five regions, pairs of tokens and a neutral pack.             [W60–W64]"""

import pytest

import wolfmoon
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

SETUP = {
    "regions": [1, 2, 3, 4, 5],
    "tokens": [["crescent"], ["crescent", "quarter"], ["full"], ["quarter", "full"], ["full"]],
    "prey": ["moose", "deer", "raccoon", "boar", "rabbit"],
    "first": 0,
}


def new_game() -> Game:
    """Two players before the draft."""
    return wolfmoon.new("the-wolves", players=2, packs=["forest", "rock"], setup=SETUP)


def duel(pieces: dict[str, str], **facts: object) -> Game:
    """The forest pack is to act against the rock pack, with tokens to pay for anything."""
    board = {"forest": RICH}
    return scenario(
        {}, players=2, packs=("forest", "rock"), pieces=pieces, **({"seats": board} | facts)
    )


def about_to_score(pieces: dict[str, str], tokens: list[str], moonlight: int) -> Game:
    """The forest pack is about to end a turn in which phases were reached."""
    return duel(pieces, tokens={"A": tokens}, moonlight=moonlight, actions_taken=2)


# -- the set-up ---------------------------------------------------------------------
def test_five_regions_and_no_start_tile() -> None:
    """[W60]"""
    game = new_game()
    assert len(game.view()["regions"]) == 5
    assert refused(game, "draft S4") == ("no_such_hex", "W1")


def test_five_single_prey_tokens() -> None:
    """[W60]"""
    prey = new_game().view()["prey"]
    assert prey == [[kind, 1] for kind in SETUP["prey"]]


def test_other_tokens_than_those_of_the_box_are_refused() -> None:
    """[W60]"""
    for wrong in (
        [["crescent"]] * 5,
        [["crescent"], ["quarter", "crescent"], ["full"], ["quarter", "full"], ["full"]],
    ):
        with pytest.raises(wolfmoon.BadInput, match="tokens"):
            wolfmoon.new(
                "the-wolves", players=2, packs=["forest", "rock"], setup=SETUP | {"tokens": wrong}
            )


@pytest.mark.parametrize(
    ("place", "beside_the_water"),
    [
        (
            "A",
            """
            g*          r
      g           r
g           t           rNpNp
      t!          ~
f           t           d
      f           d
f           d*
""",
        ),
        (
            "B",
            """
            r*          t
      r           t
r           g           tNl
      g!          ~
f           g           d
      f           d
f           d*
""",
        ),
        (
            "C",
            """
            f*          r
      f           r
f           d           rNlNa
      d!          ~
g           d           t
      g           t
g           t*
""",
        ),
        (
            "D",
            """
            g*          f
      g           f
g           t           fNl
      t!          ~
d           t           rNaNa
      d           r
d           r*
""",
        ),
    ],
    ids=["crescent", "crescent on quarter", "full", "quarter on full"],
)
def test_the_neutral_pack_stands_beside_each_water_source(
    place: str, beside_the_water: str
) -> None:
    """[W61]"""
    assert drawing(new_game(), place) == drawn(beside_the_water)


def test_the_neutral_pack_has_these_pieces_and_no_others() -> None:
    """[W61]"""
    pieces = [piece for found in new_game().view()["pieces"].values() for piece in found]
    kinds = sorted(kind for owner, kind in pieces if owner == "neutral")
    assert len(kinds) == len(pieces)
    assert kinds == ["alpha"] * 4 + ["lair"] * 4 + ["pack"] * 2


# -- tokens in pairs ----------------------------------------------------------------
def test_a_pair_is_scored_twice_the_top_token_first() -> None:
    """[W60] The lower one shows once the top one is gone."""
    game = about_to_score({"A9": "Al", "A8": "Bp"}, ["crescent", "quarter"], 7)
    game.play("end")
    assert game.view()["tokens"][0] == ["quarter"]
    assert seat(game, "forest")["tokens"] == {"crescent": 1, "quarter": 0, "full": 0}
    assert seat(game, "rock")["seconds"] == {"crescent": 1, "quarter": 0, "full": 0}
    game = duel(
        {"A9": "Al", "A8": "Bp"},
        tokens={"A": ["quarter"]},
        moonlight=13,
        phase="crescent",
        actions_taken=2,
    )
    game.play("end")
    assert game.view()["tokens"][0] == []
    assert seat(game, "forest")["tokens"]["quarter"] == 1


def test_a_token_that_is_covered_is_not_scored() -> None:
    """[W60, W40] A full on which a quarter lies does not score at the crescent."""
    game = about_to_score({"A9": "Al"}, ["quarter", "full"], 7)
    game.play("end")
    assert game.view()["tokens"][0] == ["quarter", "full"]


# -- the neutral pack in scoring ----------------------------------------------------
NOTHING, TOKEN, SECOND = (0, 0), (1, 0), (0, 1)


@pytest.mark.parametrize(
    ("pieces", "forest", "rock"),
    [
        ({"A15": "Nl", "A9": "AaAp", "A8": "Bp"}, SECOND, NOTHING),
        ({"A15": "Nl", "A9": "ApAp", "A8": "BpBp"}, NOTHING, NOTHING),
        ({"A15": "NpNp", "A9": "Al", "A8": "Bp"}, TOKEN, NOTHING),
        ({"A15": "NpNp", "A9": "Al", "A8": "BaBp"}, TOKEN, SECOND),
        ({"A15": "NpNp", "A9": "Al", "A8": "BpBp"}, TOKEN, NOTHING),
        ({"A15": "NpNp", "A9": "ApAp", "A8": "Bp"}, SECOND, NOTHING),
        ({"A15": "NpNp", "A9": "AaAp", "A8": "Bp"}, TOKEN, NOTHING),
        ({"A15": "NlNa"}, NOTHING, NOTHING),
    ],
    ids=[
        "neutral first, so its place is taken and its token discarded",
        "neutral first and a tie for second",
        "neutral second, so nobody is",
        "neutral third after alphas",
        "neutral tied for second",
        "neutral tied for first",
        "neutral loses a tie by alphas",
        "neutral alone",
    ],
)
def test_neutral_pieces_count_for_control_and_take_places_like_a_player(
    pieces: dict[str, str], forest: tuple[int, int], rock: tuple[int, int]
) -> None:
    """[W62, W41, W42, W43, W44, W45] But they get nothing; the token is gone in any case."""
    game = about_to_score(pieces, ["crescent"], 7)
    game.play("end")
    for pack, places in (("forest", forest), ("rock", rock)):
        player = seat(game, pack)
        assert (player["tokens"]["crescent"], player["seconds"]["crescent"]) == places
    assert game.view()["tokens"][0] == []


def test_the_score_sheet_counts_the_neutral_pack_and_pays_it_nothing() -> None:
    """[W62]"""
    region = about_to_score({"A15": "NlNa", "A9": "Ap"}, ["full"], 0).score_sheet()["regions"][0]
    assert region["control"]["neutral"] == {"control": 4, "alphas": 1}
    assert (region["first"], region["seconds"]) == ("neutral", ["forest"])
    assert region["pays"] == {"forest": 4}


# -- the neutral pack on the map ----------------------------------------------------
def test_the_neutral_pack_never_acts() -> None:
    """[W62]"""
    game = duel({"A15": "NpNp", "A9": "Aa", "A8": "Ba"}, actions_taken=2)
    game.play("end")
    assert game.seat == 1
    game.play("move desert, done, move tundra, done, end")
    assert game.seat == 0


def test_the_neutral_pack_can_not_be_dominated() -> None:
    """[W62] Not even a single pack wolf."""
    for neutral in ("Np", "NpNp"):
        game = duel({"A15": neutral, "A11": "Aa"})
        assert targets(game, "dominate") == set()
        assert refused(game, "dominate pack A15") == ("neutral_there", "W62")


def test_the_neutral_pack_can_not_be_pushed() -> None:
    """[W62] Not even a single pack wolf by an alpha."""
    for neutral in ("Np", "NpNp", "Nl", "NlNa"):
        game = duel({"A15": neutral, "A9": "Aa"})
        game.play("move rock, pay bonus, alpha A9")
        assert refused(game, "to A15") == ("neutral_there", "W62")
        assert "A14" in targets(game, "to")


def test_the_neutral_pack_can_not_be_moved() -> None:
    """[W62]"""
    game = duel({"A15": "NpNp", "A9": "Aa"})
    game.play("move rock, pay bonus")
    assert offered(game) == ["alpha A9", "done"]
    assert refused(game, "pack A15") == ("no_wolf_of_yours", "W16")


def test_a_path_may_cross_the_neutral_pack() -> None:
    """[W62, W17] The corner A14 has no neighbours but A11, A15 and E1."""
    game = duel({"A14": "Ap", "A15": "NpNp", "A11": "*", "E1": "*"})
    game.play("move desert, pay bonus, pack A14 to A16")
    assert (there(game, "A16"), there(game, "A15")) == ("Ap", "NpNp")


@pytest.mark.parametrize(
    ("neutral", "reason"), [("NpNp", ("enemy_there", "W23")), ("Nl", ("built_there", "W23"))]
)
def test_for_building_a_den_the_neutral_pack_is_an_enemy(
    neutral: str, reason: tuple[str, str]
) -> None:
    """[W62, W23]"""
    game = duel({"A15": neutral, "A11": "Aa"})
    assert refused(game, "den A15") == reason


def test_a_pushed_wolf_does_not_go_to_the_neutral_pack() -> None:
    """[W62, W20] A single neutral piece is room for nobody else."""
    pieces = {"A6": "AaAp", "A9": "Bp", "A13": "Np"}
    crowd = land_but(*pieces, "A16", players=2)
    game = duel(pieces, lone_wolves=crowd)
    game.play("move tundra, pay bonus, alpha A6 to A9, done")
    assert (there(game, "A16"), there(game, "A13")) == ("Bp", "Np")


def test_a_neutral_lair_in_the_region_is_not_yours() -> None:
    """[W62, W26]"""
    game = duel({"A15": "Nl", "A9": "AdAa"})
    game.play("lair A9, pay bonus+bonus")
    assert there(game, "A9") == "AlAa"


def test_neutral_wolves_do_not_hunt() -> None:
    """[W62, W37]"""
    game = duel({"A1": "NaNa", "A4": "NpNp", "A8": "Na", "A5": "!", "A16": "Aa"})
    game.play("move rock, pay bonus, done")
    assert game.view()["prey"][0] == ["moose", 1]


# -- the draft and the figures ------------------------------------------------------
def test_the_draft_of_two_and_the_token_of_the_second_player() -> None:
    """[W63] Both pairs of the second player come between those of the first."""
    game = new_game()
    order = []
    for hex_ in ("C1", "C4", "D1", "D4"):
        order.append(game.seat)
        game.play(f"draft {hex_}")
    assert order == [0, 1, 1, 0]
    assert game.seat == 0
    assert [player["bonus_action"] for player in game.view()["seats"]] == [0, 1]


@pytest.mark.parametrize(
    ("board", "source", "points"),
    [
        ({"dens": {"spread": 3}}, "spread", 2),
        ({"dens": {"speed": 4}}, "speed", 5),
        ({"prey": ["moose"]}, "prey", 2),
        ({"prey": ["moose", "deer", "raccoon", "boar", "rabbit"]}, "prey", 20),
        ({"lairs": 4}, "lairs", 20),
        ({"wolves": 8}, "wolves", 12),
    ],
)
def test_the_figures_of_two_players(board: dict[str, object], source: str, points: int) -> None:
    """[W64]"""
    game = duel({}, seats={"forest": board})
    assert game.score_sheet()["seats"][0]["points"][source] == points

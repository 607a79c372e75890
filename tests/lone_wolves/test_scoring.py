"""scoring.py: strength, who wins what, points, and the end."""

import pytest

from tests.lone_wolves.scenes import points, scene, strength, winner


def over(**facts: object) -> object:
    """A finished game with these things on the table."""
    return scene(asks="over", trick=13, **facts)  # type: ignore[arg-type]


def test_strength_is_face_up_values_and_1_for_each_lone_wolf() -> None:
    """[L18]"""
    game = over(swamp="cards: R6 R2 / K7, lone: G7 G5 /, unseen: 0 / 2")
    assert strength(game, "swamp") == [6 + 2 + 2, 7 + 2]
    row = game.score_sheet()["lands"][0]["strength"]
    assert row[0] == {"cards": 8, "lone": 2, "scars": 0, "total": 10}


def test_strength_scars_count_without_any_card_too() -> None:
    """[L18, S2]"""
    game = over(swamp="scars: S2 /")
    assert strength(game, "swamp") == [3, 0] and winner(game, "swamp") == 0


def test_the_game_ends_after_thirteen_tricks() -> None:
    """[L18]"""
    game = scene("R7", "R6", trick=12)
    game.play("play R7 volcano, play R6 caves")
    assert game.over and game.outcome is not None
    assert game.outcome.ended_by == "thirteen tricks"
    refusal = game.why_not("play R7 caves")
    assert refusal is not None and (refusal.reason, refusal.clause) == ("game_over", "L18")


# -- each scar alone ----------------------------------------------------------------
def test_s1_gives_1_strength_for_each_own_wolf_card_lone_wolves_included() -> None:
    """[S1]"""
    game = over(swamp="cards: R6 R2 / K7 K6, lone: G7 /, unseen: 1 / 0, scars: S1 /")
    assert strength(game, "swamp") == [6 + 2 + 1 + 1 + 4, 13]


def test_s1_twice_counts_twice() -> None:
    """[S1]"""
    assert strength(over(swamp="cards: R6 /, scars: S1 S1 /"), "swamp") == [8, 0]


def test_s2_gives_3_strength() -> None:
    """[S2]"""
    assert strength(over(swamp="cards: R6 /, scars: S2 S2 /"), "swamp") == [12, 0]


SIDE = "cards: R4 R7 R2 / K5, lone: G7 G6 / W2, unseen: 1 / 0"
POINTS = {"S5": 6, "S6": 2 * 3, "S7": 2 * 3, "S8": 3 * 2, "S9": 5}


@pytest.mark.parametrize("scar", list(POINTS))
def test_a_points_scar_pays_for_what_lies_on_its_own_side(scar: str) -> None:
    """[S5, S6, S7, S8, S9] Three face up, two of them low, and three lone wolves."""
    game = over(swamp=f"{SIDE}, scars: {scar} /")
    assert points(game)[0]["scars"] == POINTS[scar] and points(game)[1]["scars"] == 0
    assert game.score_sheet()["seats"][0]["scars"] == [
        {"scar": scar, "slot": "swamp", "points": POINTS[scar], "strength": [0]}
    ]


@pytest.mark.parametrize(("card", "pays"), [("R2", 3), ("R3", 3), ("R4", 3), ("R5", 0), ("R7", 0)])
def test_s8_counts_face_up_wolves_of_value_2_3_or_4(card: str, pays: int) -> None:
    """[S8]"""
    assert points(over(swamp=f"cards: {card} /, lone: G2 /, scars: S8 /"))[0]["scars"] == pays


def test_s9_pays_only_if_the_token_is_won() -> None:
    """[S9, L19]"""
    assert points(over(swamp="cards: R4 / R5, scars: S9 / S9"))[0]["scars"] == 0
    assert points(over(swamp="cards: R4 / R5, scars: S9 / S9"))[1]["scars"] == 5
    assert points(over(swamp="cards: R4 / K4, scars: S9 / S9"))[0]["scars"] == 0


def test_immediate_scars_score_nothing_at_the_end() -> None:
    """[S3, S4]"""
    game = over(swamp="cards: R4 /, scars: S3 S4 /")
    assert points(game)[0] == {"honour": 5, "moon": 0, "blood-moon": 0, "scars": 0}
    assert strength(game, "swamp") == [4, 0]


# -- each scar on a border ----------------------------------------------------------
BORDER = {"swamp": "cards: R4 R7 /, lone: G7 /", "caves": "cards: K2 / K7, lone: G6 G5 /"}
ON_BORDER = {"S5": 3 + 3, "S6": 2 * (1 + 2), "S7": 2 * (2 + 1), "S8": 3 * (1 + 1), "S9": 5}


@pytest.mark.parametrize("scar", list(ON_BORDER))
def test_a_points_scar_on_a_border_counts_in_both_territories(scar: str) -> None:
    """[L16, S5, S6, S7, S8, S9]"""
    game = over(board="advanced", borders={(0, "swamp-caves"): scar}, **BORDER)
    assert points(game)[0]["scars"] == ON_BORDER[scar]


def test_s9_on_a_border_pays_for_each_of_the_two_tokens() -> None:
    """[L16, S9]"""
    won = {"swamp": "cards: R4 /", "caves": "cards: K2 /"}
    game = over(board="advanced", borders={(0, "swamp-caves"): "S9"}, **won)
    assert points(game)[0]["scars"] == 10


@pytest.mark.parametrize(("scar", "strengths"), [("S1", [15, 7]), ("S2", [15, 7])])
def test_a_strength_scar_on_a_border_counts_in_both_territories(
    scar: str, strengths: list[int]
) -> None:
    """[L16, S1, S2] Three cards on each side: S1 and S2 both give 3."""
    game = over(board="advanced", borders={(0, "swamp-caves"): scar}, **BORDER)
    assert [strength(game, name)[0] for name in ("swamp", "caves")] == strengths


def test_a_border_works_only_in_its_two_territories_and_for_its_owner() -> None:
    """[L16]"""
    game = over(board="advanced", borders={(1, "caves-desert"): "S2"})
    lands = ("swamp", "caves", "desert", "volcano", "tundra")
    assert [strength(game, name) for name in lands] == [[0, 0], [0, 3], [0, 3], [0, 0], [0, 0]]


# -- who wins -----------------------------------------------------------------------
def test_more_strength_wins_the_token_with_the_side_that_is_up_and_the_moon() -> None:
    """[L19, L20]"""
    game = over(
        swamp="honour: 10 / 5, cards: R4 / K3, moon: moon",
        caves="honour: 6 / 9, cards: R2 / K7, moon: blood-moon",
    )
    assert points(game) == [
        {"honour": 10, "moon": 5, "blood-moon": 0, "scars": 0},
        {"honour": 6, "moon": 0, "blood-moon": 3, "scars": 0},
    ]
    assert game.outcome is not None and game.outcome.scores == (15, 9)
    assert game.outcome.winners == (0,) and game.outcome.ranks == (1, 2)


@pytest.mark.parametrize("side", ["cards: R4 / K4", "cards: /", "cards: R2 / K3, lone: G7 /"])
def test_equal_strength_also_0_to_0_wins_nobody_anything(side: str) -> None:
    """[L19]"""
    game = over(swamp=f"{side}, moon: moon")
    assert winner(game, "swamp") is None
    assert [sum(each.values()) for each in points(game)] == [0, 0]


def test_a_tie_goes_to_more_lone_wolf_cards_on_the_board() -> None:
    """[L20]"""
    game = over(swamp="cards: R4 /", tundra="cards: / W3 W7, lone: R2 R3 / , unseen: 0 / 1")
    assert game.outcome is not None and game.outcome.scores == (5, 5)
    assert game.outcome.winners == (0,) and game.outcome.ranks == (1, 2)


def test_unseen_cards_are_lone_wolves_in_the_tie_break() -> None:
    """[L20, L17]"""
    game = over(swamp="cards: R4 /, lone: W2 /", tundra="cards: / W3 W7, unseen: 0 / 2")
    assert game.outcome is not None and game.outcome.winners == (1,)


def test_still_equal_is_shared() -> None:
    """[L20]"""
    game = over(swamp="cards: R4 /, lone: W2 /", tundra="cards: / W3 W7, unseen: 0 / 1")
    assert game.outcome is not None
    assert game.outcome.winners == (0, 1) and game.outcome.ranks == (1, 1)

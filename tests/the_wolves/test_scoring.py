"""Scoring: control of regions, and the points of a player.       [W41–W45, W47, W48]"""

import pytest

from tests.the_wolves.scenario import PACKS, RICH, drawing, drawn, scenario, seat
from wolfmoon.engine.game import Game

SHOWN = {"crescent": (9, "none"), "quarter": (17, "crescent"), "full": (22, "quarter")}
"""Date with three players, and the phase that was scored before."""
NOTHING = (0, 0)
TOKEN = (1, 0)
SECOND = (0, 1)


def about_to_score(
    drawings: dict[str, str], pieces: dict[str, str] | None = None, phase: str = "crescent"
) -> Game:
    """The forest pack is about to end the turn in which a phase was reached."""
    moonlight, before = SHOWN[phase]
    return scenario(
        drawings,
        pieces=pieces,
        tokens={"A": [phase]},
        moonlight=moonlight,
        phase=before,
        actions_taken=2,
    )


def scored(game: Game, phase: str = "crescent") -> dict[str, tuple[int, int]]:
    """Tokens and second places of each pack, once the turn has ended; the token is gone."""
    game.play("end")
    assert game.view()["tokens"][0] == []
    return {
        player["pack"]: (player["tokens"][phase], player["seconds"][phase])
        for player in game.view()["seats"]
    }


def control(game: Game, place: int = 0) -> dict[str, tuple[int, int]]:
    """Control and alphas of each pack in a region, as the score sheet has them."""
    found = game.score_sheet()["regions"][place]["control"]
    return {pack: (each["control"], each["alphas"]) for pack, each in found.items()}


# -- control ------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("pieces", "strength"),
    [
        ({"A9": "Al"}, (3, 0)),
        ({"A9": "Aa"}, (1, 1)),
        ({"A9": "Ap"}, (1, 0)),
        ({"A9": "Ad"}, (1, 0)),
        ({"A9": "AaAa"}, (2, 2)),
        ({"A9": "ApAp"}, (2, 0)),
        ({"A9": "AaAp"}, (2, 1)),
        ({"A9": "AlAa"}, (4, 1)),
        ({"A9": "AdAp", "A1": "Ad", "A16": "AaAa"}, (5, 2)),
    ],
)
def test_a_lair_counts_three_and_everything_else_one(
    pieces: dict[str, str], strength: tuple[int, int]
) -> None:
    """[W41]"""
    assert control(scenario({}, pieces=pieces)) == {"forest": strength}


def test_only_what_stands_in_the_region_counts() -> None:
    """[W41] B15 and S7 lie next to A2 and A3."""
    game = scenario({}, pieces={"A2": "Ap", "B15": "AaAa", "S7": "Aa", "A1": "Bp"})
    assert control(game) == {"forest": (1, 0), "rock": (1, 0)}
    assert control(game, place=1) == {"forest": (2, 2)}


def test_a_den_under_an_enemy_wolf_counts_for_its_owner() -> None:
    """[W41]"""
    assert control(scenario({}, pieces={"A9": "AdBa"})) == {"forest": (1, 0), "rock": (1, 1)}


def test_lone_wolves_and_prey_count_for_nobody() -> None:
    """[W41, W45]"""
    game = about_to_score({}, {"A10": "*", "A5": "!"})
    assert control(game) == {}
    assert scored(game) == dict.fromkeys(("forest", "rock", "grass"), NOTHING)


# -- places -------------------------------------------------------------------------
def test_most_control_takes_the_token_and_the_second_most_second_place() -> None:
    """[W42] The third gets nothing."""
    game = about_to_score(
        {
            "A": """
            g           r
      gBp         rAaAp
gCp         t           r
      t           ~
f           tBd         dAd
      f           d
f           d
"""
        }
    )
    assert scored(game) == {"forest": TOKEN, "rock": SECOND, "grass": NOTHING}


@pytest.mark.parametrize(("phase", "first", "second"), [("crescent", 4, 2), ("quarter", 6, 3)])
def test_the_places_are_worth_what_the_token_shows(phase: str, first: int, second: int) -> None:
    """[W42, W47]"""
    game = about_to_score({}, {"A9": "ApAp", "A8": "Bp"}, phase)
    game.play("end")
    points = [each["points"] for each in game.score_sheet()["seats"]]
    assert [each["tokens"] for each in points] == [first, 0, 0]
    assert [each["seconds"] for each in points] == [0, second, 0]


def test_a_full_token_is_worth_eight_and_four() -> None:
    """[W42, W46, W47]"""
    game = about_to_score({}, {"A9": "ApAp", "A8": "Bp"}, "full")
    game.play("end")
    assert game.outcome is not None
    assert game.outcome.scores == (8, 4, 0)
    assert game.outcome.ranks == (1, 2, 3)


def test_ties_are_broken_by_the_number_of_alphas() -> None:
    """[W41, W42]"""
    game = about_to_score(
        {
            "A": """
            g           r
      gAp         r
gAp         t           r
      t           ~
f           tBa         d
      f           dBd
f           dCp
"""
        }
    )
    assert control(game) == {"forest": (2, 0), "rock": (2, 1), "grass": (1, 0)}
    assert scored(game) == {"forest": SECOND, "rock": TOKEN, "grass": NOTHING}


def test_more_control_beats_more_alphas() -> None:
    """[W41]"""
    game = about_to_score({}, {"A9": "Al", "A8": "BaBa"})
    assert scored(game) == {"forest": TOKEN, "rock": SECOND, "grass": NOTHING}


def test_second_place_is_also_decided_by_alphas() -> None:
    """[W41, W42]"""
    game = about_to_score({}, {"A9": "Al", "A8": "BpBp", "A4": "CaCp"})
    assert scored(game) == {"forest": TOKEN, "rock": NOTHING, "grass": SECOND}


def test_tied_for_most_each_gets_second_place_and_nobody_else_anything() -> None:
    """[W43] The token is discarded."""
    game = about_to_score(
        {
            "A": """
            g           r
      gAaAd       r
gCp         t           r
      t           ~
f           tBa         d
      f           dBp
f           d
"""
        }
    )
    assert scored(game) == {"forest": SECOND, "rock": SECOND, "grass": NOTHING}


def test_three_tied_for_most_get_second_place_each() -> None:
    """[W43]"""
    game = about_to_score({}, {"A9": "Ap", "A8": "Bd", "A4": "Cp"})
    assert scored(game) == {"forest": SECOND, "rock": SECOND, "grass": SECOND}


def test_a_clear_first_but_a_tie_for_second_scores_only_the_first() -> None:
    """[W44]"""
    game = about_to_score({}, {"A9": "Al", "A8": "BpBp", "A4": "CpCp"})
    assert scored(game) == {"forest": TOKEN, "rock": NOTHING, "grass": NOTHING}


def test_a_player_alone_takes_the_token_and_nobody_is_second() -> None:
    """[W45]"""
    game = about_to_score({}, {"A9": "Bd"})
    assert scored(game) == {"forest": NOTHING, "rock": TOKEN, "grass": NOTHING}


def test_the_token_of_an_empty_region_is_discarded() -> None:
    """[W45]"""
    assert scored(about_to_score({})) == dict.fromkeys(("forest", "rock", "grass"), NOTHING)


def test_five_packs_in_one_region_have_one_first_and_one_second() -> None:
    """[W42]"""
    game = scenario(
        {},
        players=5,
        packs=PACKS,
        pieces={"A9": "Ap", "A8": "Bp", "A4": "CpCp", "A11": "El", "A6": "DaDp"},
        tokens={"A": ["crescent"]},
        moonlight=13,
        actions_taken=2,
    )
    assert scored(game) == {
        "forest": NOTHING,
        "rock": NOTHING,
        "grass": NOTHING,
        "tundra": SECOND,
        "desert": TOKEN,
    }


def test_scoring_a_region_moves_no_piece() -> None:
    """[W42]"""
    game = about_to_score({}, {"A9": "Aa", "A8": "Bp"})
    before = drawing(game, "A")
    game.play("end")
    assert drawing(game, "A") == drawn(before) == before


# -- the points of a player ---------------------------------------------------------
PRINTED = {
    3: {
        "dens": [0, 0, 0, 3, 7],
        "wolves": [0, 1, 2, 3, 4, 6, 8, 10, 12],
        "lairs": [0, 5, 10, 15, 20],
        "prey": [0, 1, 4, 9, 16, 25],
    },
    2: {
        "dens": [0, 0, 0, 2, 5],
        "wolves": [0, 1, 2, 3, 4, 6, 8, 10, 12],
        "lairs": [0, 5, 10, 15, 20],
        "prey": [0, 2, 5, 9, 14, 20],
    },
}


def points_with(players: int, board: dict[str, object]) -> dict[str, int]:
    """The points by source of a seat with such a board."""
    game = scenario({}, players=players, packs=PACKS[:players], seats={"forest": board})
    points: dict[str, int] = game.score_sheet()["seats"][0]["points"]
    return {source: worth for source, worth in points.items() if worth}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_board_shows_the_printed_points(players: int) -> None:
    """[W47, W64]"""
    printed = PRINTED[min(players, 3)]
    prey = ["moose", "deer", "raccoon", "boar", "rabbit"]
    for track in ("spread", "speed", "howl"):
        for dens, worth in enumerate(printed["dens"]):
            shown = {track: worth} if worth else {}
            assert points_with(players, {"dens": {track: dens}}) == shown
    for source in ("wolves", "lairs"):
        for removed, worth in enumerate(printed[source]):
            assert points_with(players, {source: removed}) == ({source: worth} if worth else {})
    for hunted, worth in enumerate(printed["prey"]):
        assert points_with(players, {"prey": prey[:hunted]}) == ({"prey": worth} if worth else {})


def test_the_score_is_the_sum_of_all_sources() -> None:
    """[W47]"""
    board = {
        "dens": {"spread": 4, "speed": 3, "howl": 3},
        "wolves": 5,
        "lairs": 2,
        "prey": ["moose", "boar"],
        "tokens": {"crescent": 1, "quarter": 2, "full": 1},
        "seconds": {"crescent": 1, "quarter": 1, "full": 2},
    }
    game = scenario({}, seats={"forest": board})
    player = game.score_sheet()["seats"][0]
    assert player["points"] == {
        "spread": 7,
        "speed": 3,
        "howl": 3,
        "wolves": 6,
        "lairs": 10,
        "prey": 4,
        "tokens": 4 + 12 + 8,
        "seconds": 2 + 3 + 8,
    }
    assert (player["total"], player["rank"]) == (70, 1)


def test_unused_bonus_tokens_are_worth_nothing() -> None:
    """[W47]"""
    assert points_with(3, {"bonus_terrain": 5, "bonus_action": 5}) == {}


# -- the winner ---------------------------------------------------------------------
def finished(boards: dict[str, dict[str, object]], pieces: dict[str, str]) -> Game:
    """A game that ends with these boards and pieces, and no regions left to score."""
    game = scenario(
        {}, seats=boards, pieces=pieces, tokens={}, moonlight=22, phase="quarter", actions_taken=2
    )
    game.play("end")
    return game


def winners(boards: dict[str, dict[str, object]], pieces: dict[str, str]) -> list[str]:
    """The packs that win such a game."""
    outcome = finished(boards, pieces).outcome
    assert outcome is not None
    return [("forest", "rock", "grass")[seat] for seat in outcome.winners]


def test_most_points_win() -> None:
    """[W47]"""
    assert winners({"rock": {"wolves": 2}, "grass": {"wolves": 1}}, {"A9": "AaAp"}) == ["rock"]


def test_a_tie_is_broken_by_region_tokens() -> None:
    """[W48] 4 points each: a token, or two second places and more wolves."""
    boards = {"rock": {"tokens": {"crescent": 1}}, "grass": {"seconds": {"crescent": 2}}}
    assert winners(boards, {"A9": "CaCa"}) == ["rock"]


def test_more_tokens_beat_dearer_ones() -> None:
    """[W48] 8 points each: two crescents or one full."""
    boards = {"rock": {"tokens": {"full": 1}}, "grass": {"tokens": {"crescent": 2}}}
    assert winners(boards, {"A9": "BaBa"}) == ["grass"]


def test_then_by_the_wolves_on_the_map() -> None:
    """[W48] Alphas and pack wolves count alike, two on a hex count two; dens and lairs do not."""
    boards = {"rock": {"wolves": 2}, "grass": {"wolves": 2}}
    pieces = {"A9": "BaBa", "A8": "Bp", "D9": "CpCp", "D8": "Cl", "D4": "Cd"}
    assert winners(boards, pieces) == ["rock"]
    assert winners(boards, pieces | {"D16": "CpCp"}) == ["grass"]


def test_still_tied_they_share_the_win() -> None:
    """[W48]"""
    boards = {"rock": {"wolves": 2}, "grass": {"wolves": 2}}
    game = finished(boards, {"A9": "Ba", "D9": "Cp"})
    assert game.outcome is not None
    assert game.outcome.winners == (1, 2)
    assert game.outcome.ranks == (3, 1, 1)
    assert game.outcome.scores == (0, 2, 2)


# -- the score sheet ----------------------------------------------------------------
def test_the_sheet_says_what_each_region_would_pay_now() -> None:
    """[W41, W42] The same places as the scoring itself."""
    game = about_to_score({}, {"A9": "Al", "A8": "BaBp", "A4": "Cp"}, "quarter")
    assert game.score_sheet()["regions"][0] == {
        "region": "A",
        "tokens": ["quarter"],
        "control": {
            "forest": {"control": 3, "alphas": 0},
            "rock": {"control": 2, "alphas": 1},
            "grass": {"control": 1, "alphas": 0},
        },
        "first": "forest",
        "seconds": ["rock"],
        "pays": {"forest": 6, "rock": 3},
    }


@pytest.mark.parametrize(
    ("pieces", "first", "pays"),
    [
        ({"A9": "Ap", "A8": "Bp"}, None, {"forest": 2, "rock": 2}),
        ({"A9": "Al", "A8": "Bp", "A4": "Cp"}, "forest", {"forest": 4}),
        ({"A9": "Cp"}, "grass", {"grass": 4}),
        ({}, None, {}),
    ],
)
def test_the_sheet_knows_ties(
    pieces: dict[str, str], first: str | None, pays: dict[str, int]
) -> None:
    """[W43, W44, W45]"""
    game = about_to_score({}, pieces)
    region = game.score_sheet()["regions"][0]
    assert (region["first"], region["pays"]) == (first, pays)
    before = {each["pack"]: each["total"] for each in game.score_sheet()["seats"]}
    game.play("end")
    after = {each["pack"]: each["total"] for each in game.score_sheet()["seats"]}
    assert {pack: after[pack] - before[pack] for pack in after if after[pack]} == pays


def test_a_region_without_a_token_pays_nothing() -> None:
    """[W40, W42]"""
    game = scenario({}, pieces={"A9": "Al"}, tokens={})
    region = game.score_sheet()["regions"][0]
    assert (region["tokens"], region["pays"]) == ([], {})


def test_a_wolf_whose_push_is_being_chosen_counts_for_control_and_rank() -> None:
    """[W41, W48] One point each and one wolf each but for the one on its way."""
    boards = {"forest": {**RICH, "wolves": 1}, "rock": {"wolves": 1}}
    game = scenario({}, pieces={"A6": "Aa", "A9": "Bp"}, seats=boards)
    sheet = game.score_sheet()
    assert [each["rank"] for each in sheet["seats"]][:2] == [1, 1]
    game.play("move tundra, pay bonus, alpha A6 to A9")
    assert game.view()["asks"] == "push"
    assert game.score_sheet() == sheet


def test_the_ranks_of_the_sheet_are_those_of_the_outcome() -> None:
    """[W48]"""
    boards = {"rock": {"wolves": 2}, "grass": {"wolves": 2}}
    game = finished(boards, {"A9": "BaBa", "D9": "Cp"})
    assert [each["rank"] for each in game.score_sheet()["seats"]] == [3, 1, 2]
    assert seat(game, "rock")["wolves"] == 2


# -- tracks and dates ---------------------------------------------------------------
def test_a_sheet_tells_what_a_track_is_worth_and_what_its_next_den_brings() -> None:
    """[W24]"""
    game = scenario({}, seats={"forest": {"dens": {"howl": 3, "speed": 4}}})
    tracks = game.score_sheet()["seats"][0]["tracks"]
    assert tracks["spread"] == {"value": 2, "next": {"value": 3, "bonus": "none", "points": 0}}
    assert tracks["howl"] == {"value": 4, "next": {"value": 4, "bonus": "action", "points": 7}}
    assert tracks["speed"] == {"value": 5, "next": None}


def test_a_sheet_tells_which_phase_comes_next() -> None:
    """[W39]"""
    assert scenario({}).score_sheet()["coming"] == {"phase": "crescent", "date": 9}
    assert finished({}, {}).score_sheet()["coming"] is None

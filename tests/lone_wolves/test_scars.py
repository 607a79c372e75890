"""scars.py: taking, placing, and the two scars that work at once."""

import pytest

from tests.lone_wolves.scenes import BOARDS, facts, land, offers, placing, scene

LAND_SLOTS = ["swamp", "caves", "desert", "volcano", "tundra"]
BORDER_SLOTS = ["swamp-caves", "caves-desert", "desert-volcano", "volcano-tundra"]


def test_the_loser_takes_from_the_territory_where_the_losing_card_lies() -> None:
    """[L12]"""
    game = scene("R7", "R6", volcano="shown: S1", caves="shown: S9 S4 S4, hidden: S2 S3")
    game.play("play R7 volcano, play R6 caves")
    assert facts(game)["seat"] == 1
    assert offers(game) == ["take S4", "take S9", "take hidden"]
    refusal = game.why_not("take S1")
    assert refusal is not None and (refusal.reason, refusal.clause) == ("no_such_scar", "L12")


def test_the_leader_takes_too_if_the_leader_loses() -> None:
    """[L12]"""
    game = scene("R6", "R7", volcano="shown: S1", caves="shown: S9")
    game.play("play R6 volcano, play R7 caves")
    assert facts(game)["seat"] == 0 and offers(game) == ["take S1"]
    refusal = game.why_not("take hidden")
    assert refusal is not None and refusal.reason == "no_hidden_scar"


def test_two_scars_alike_are_one_option_and_one_of_them_is_taken() -> None:
    """[L12]"""
    game = scene("R7", "R6", caves="shown: S4 S4")
    game.play("play R7 caves, play R6 caves, take S4")
    assert land(game, "caves")["shown"] == ["S4"] and facts(game)["in_hand"] == "S4"


def test_a_face_down_scar_is_the_first_of_the_hidden_order() -> None:
    """[L12]"""
    game = scene("R7", "R6", caves="hidden: S6 S2 S9")
    game.play("play R7 caves, play R6 caves, take hidden")
    assert facts(game)["in_hand"] == "S6" and facts(game)["taken_hidden"] is True
    assert land(game, "caves")["hidden"] == ["S2", "S9"]


def test_nothing_is_asked_where_no_scar_is_left() -> None:
    """[L12]"""
    game = scene("R7 G2", "R6 G3", swamp="shown: S1")
    game.play("play R7 caves, play R6 caves")
    assert facts(game)["asks"] == "lead" and facts(game)["trick"] == 1


def test_the_scar_goes_face_up_to_an_empty_slot_of_the_own_side_anywhere() -> None:
    """[L12]"""
    game = placing("S5")
    assert offers(game) == [f"place {slot}" for slot in LAND_SLOTS]
    game.play("place desert")
    assert land(game, "desert")["sides"][1]["scars"] == ["S5"]
    assert land(game, "desert")["sides"][0]["scars"] == []
    assert facts(game)["in_hand"] is None


def test_the_advanced_board_has_slots_on_its_borders_too() -> None:
    """[L12, L16]"""
    game = placing("S5", board="advanced")
    assert offers(game) == [f"place {slot}" for slot in LAND_SLOTS + BORDER_SLOTS]
    game.play("place caves-desert")
    assert facts(game)["borders"][1] == [[], ["S5"], [], []]


def test_a_slot_that_is_taken_is_not_offered() -> None:
    """[L12]"""
    game = placing("S5", caves="scars: S1 S2 S3 / S6 S7 S8")
    assert "place caves" not in offers(game)
    refusal = game.why_not("place caves")
    assert refusal is not None and refusal.reason == "no_empty_slot"
    assert refusal.facts == {"slot": "caves", "room": 3, "taken": 3, "board": "basic"}
    refusal = game.why_not("place caves-desert")
    assert refusal is not None and (refusal.reason, refusal.clause) == ("no_border_slots", "L16")


def test_with_no_empty_slot_the_scar_is_discarded_without_effect() -> None:
    """[L12]"""
    taken = "scars: / S1 S2 S3"
    lands = dict.fromkeys(LAND_SLOTS[:3], taken)
    game = scene(
        "R7 G2",
        "R6 G3",
        **lands,
        volcano="scars: / S5 S6 S7, honour: 6 / 9, shown: S4, hidden: S4",
        tundra=taken,
    )
    game.play("play R7 swamp, play R6 volcano, take S4")
    assert facts(game)["asks"] == "lead" and facts(game)["discarded"] == ["S4"]
    assert land(game, "volcano")["honour"] == [6, 9]


def test_a_discarded_scar_was_seen_by_all_even_if_it_lay_face_down() -> None:
    """[L12]"""
    taken = dict.fromkeys(LAND_SLOTS[1:], "scars: / S1 S2 S3")
    game = scene("R7 G2", "R6 G3", **taken, swamp="scars: / S5 S6 S7, hidden: S8 S9")
    game.play("play R7 swamp, play R6 swamp, take hidden")
    assert game.log_for(0)[-1] == game.log_for(None)[-1] == "take hidden=S8"
    assert game.view(0)["discarded"] == ["S8"]


# -- S3 and S4 work at once ---------------------------------------------------------
def test_s3_puts_an_unseen_card_down_as_a_lone_wolf() -> None:
    """[S3, L13, L17]"""
    game = placing("S3")
    game.play("place caves")
    side = land(game, "caves")["sides"][1]
    assert side == {"cards": [], "lone": [], "unseen": 1, "scars": ["S3"]}
    assert facts(game)["unseen_left"] == 3
    assert game.score_sheet()["lands"][1]["strength"][1]["total"] == 1


def test_s3_does_nothing_at_a_full_territory() -> None:
    """[S3, L7]"""
    game = placing("S3", caves="cards: K2 K3 K4 / K5 K6 K7")
    game.play("place caves")
    assert land(game, "caves")["sides"][1]["unseen"] == 0 and facts(game)["unseen_left"] == 4


def test_a_card_placed_by_s3_counts_towards_the_six() -> None:
    """[L17, L7]"""
    game = placing("S3", caves="cards: K2 K3 K4 / K5 K6")
    game.play("place caves")
    assert "play W7 caves" not in offers(game) and "play W7 swamp" in offers(game)


def test_s3_on_a_border_puts_a_card_in_each_of_the_two() -> None:
    """[S3, L16]"""
    game = placing("S3", board="advanced")
    game.play("place caves-desert")
    assert [land(game, name)["sides"][1]["unseen"] for name in LAND_SLOTS] == [0, 1, 1, 0, 0]
    assert facts(game)["unseen_left"] == 2


def test_s3_on_a_border_skips_a_full_territory() -> None:
    """[S3, L16]"""
    game = placing("S3", board="advanced", caves="cards: K2 K3 K4 / K5 K6 K7")
    game.play("place caves-desert")
    assert [land(game, name)["sides"][1]["unseen"] for name in LAND_SLOTS] == [0, 0, 1, 0, 0]


def test_s3_on_a_border_ends_with_the_last_set_aside_card() -> None:
    """[S3, L16]"""
    game = placing("S3", board="advanced", unseen_left=1)
    game.play("place caves-desert")
    assert [land(game, name)["sides"][1]["unseen"] for name in LAND_SLOTS] == [0, 1, 0, 0, 0]
    assert facts(game)["unseen_left"] == 0


def test_s3_finds_nothing_once_the_cards_set_aside_are_all_down() -> None:
    """[S3, L17]"""
    game = placing("S3", unseen_left=0)
    game.play("place caves")
    assert land(game, "caves")["sides"][1]["unseen"] == 0 and facts(game)["unseen_left"] == 0


def test_s4_turns_the_honour_token_over_and_may_do_so_again() -> None:
    """[S4, L13]"""
    game = placing("S4", caves="honour: 6 / 9")
    game.play("place caves")
    assert land(game, "caves")["honour"] == [9, 6]
    again = placing("S4", caves="honour: 9 / 6, scars: / S4")
    again.play("place caves")
    assert land(again, "caves")["honour"] == [6, 9]


def test_s4_on_a_border_turns_both_tokens() -> None:
    """[S4, L16]"""
    game = placing("S4", board="advanced", caves="honour: 6 / 9", desert="honour: 8 / 7")
    game.play("place caves-desert")
    assert land(game, "caves")["honour"] == [9, 6] and land(game, "desert")["honour"] == [7, 8]


def test_s4_works_at_a_full_territory() -> None:
    """[S4, L7]"""
    game = placing("S4", caves="honour: 6 / 9, cards: K2 K3 K4 / K5 K6 K7")
    game.play("place caves")
    assert land(game, "caves")["honour"] == [9, 6]


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("scar", ["S1", "S2", "S5", "S6", "S7", "S8", "S9"])
def test_the_other_scars_do_nothing_when_they_are_placed(scar: str, board: str) -> None:
    """[L13, S1, S2, S5, S6, S7, S8, S9]"""
    game = placing(scar, board=board, caves="honour: 6 / 9, cards: K5 / K6, lone: / K2")
    before = land(game, "caves")
    game.play("place caves")
    after = land(game, "caves")
    assert after["sides"][1].pop("scars") == [scar]
    before["sides"][1].pop("scars")
    assert after == before

"""tricks.py: what may be played, who wins, what a 3 does."""

import pytest

from tests.lone_wolves.scenes import facts, land, offers, scene

TRICKS = """
    R6 R4       -> leader, the higher card
    R4 R6       -> follower, the higher card
    R7 R6       -> leader
    R6 R7       -> follower
    R3 R2       -> leader, a 2 loses to a 3
    R2 R3       -> follower
    R6 R2       -> leader, a 2 loses to a 6
    R2 R6       -> follower
    R7 R2       -> follower, a 2 beats a 7
    R2 R7       -> leader, a 2 beats a 7
    R2 G7       -> leader, the led suit
    R2 R7 red   -> leader, a 2 beats a 7 in the trump suit
    R7 R2 red   -> follower, a 2 beats a 7 in the trump suit
    R5 R4 red   -> leader
    G7 N2 brown -> follower, a trump beats any card that is not
    G2 N7 brown -> follower
    N2 G7 brown -> leader
    N7 G2 brown -> leader, a 2 of another suit beats nothing
    G7 N2 black -> leader, neither is trump
    G3 G5 black -> follower, the led suit and no trump
    W3 K4 black -> follower
"""


@pytest.mark.parametrize("line", [line.strip() for line in TRICKS.strip().splitlines()])
def test_who_wins_a_trick(line: str) -> None:
    """[L8]"""
    cards, _, expected = line.partition("->")
    led, followed, *trump = cards.split()
    suit = {"trump": trump[0]} if trump else {}
    game = scene(f"{led} W7", f"{followed} K7", **suit)
    game.play(f"play {led} swamp, play {followed} caves")
    winner = 0 if expected.split(",")[0].strip() == "leader" else 1
    assert facts(game)["leader"] == winner and facts(game)["asks"] == "lead"


def test_the_leader_plays_any_card_to_any_territory_that_is_not_full() -> None:
    """[L5]"""
    lands = ["swamp", "caves", "desert", "volcano", "tundra"]
    game = scene("G2 W7", "K2 K3")
    assert offers(game) == [f"play {card} {land}" for card in ("G2", "W7") for land in lands]
    game.play("play W7 desert")
    assert land(game, "desert")["sides"][0]["cards"] == ["W7"]
    assert facts(game)["hands"] == [["G2"], ["K2", "K3"]]


def test_the_follower_plays_the_led_suit_to_the_same_territory_or_another() -> None:
    """[L6]"""
    game = scene("R6", "R2 K3", swamp="cards: / G2 G3 G4 G5 G6 G7")
    game.play("play R6 caves")
    lands = ["caves", "desert", "volcano", "tundra"]
    assert offers(game) == [f"play R2 {land}" for land in lands]
    refusal = game.why_not("play K3 caves")
    assert refusal is not None and (refusal.reason, refusal.clause) == ("must_follow_suit", "L6")
    assert refusal.facts == {"card": "K3", "land": "caves", "led": "R6", "suit": "red"}


def test_a_follower_without_the_led_suit_plays_any_card_and_has_shown_it() -> None:
    """[L6]"""
    game = scene("R6 R7", "G2 K3")
    game.play("play R6 caves")
    assert len(offers(game)) == 10
    game.play("play G2 caves")
    assert facts(game)["void"] == [[], ["red"]]


def test_a_follower_who_follows_suit_shows_nothing() -> None:
    """[L6]"""
    game = scene("R6", "R2 K3")
    game.play("play R6 caves, play R2 caves")
    assert facts(game)["void"] == [[], []]


def test_a_territory_holds_six_cards_in_total_both_sides_and_lone_wolves_included() -> None:
    """[L7]"""
    game = scene("G2 G3", "K2 K3", tundra="cards: W2 / W3, lone: W4 / W5, unseen: 1 / 0")
    assert "play G2 tundra" in offers(game)
    game.play("play G2 tundra")
    assert "play K2 tundra" not in offers(game)
    refusal = game.why_not("play K2 tundra")
    assert refusal is not None and (refusal.reason, refusal.clause) == ("land_full", "L7")


def test_there_is_always_a_territory_that_is_not_full() -> None:
    """[L7] 26 cards are played and at most four put down: there are thirty spaces."""
    full = "cards: / , unseen: 0 / 6"
    game = scene("G2", "K2", swamp=full, caves=full, desert=full, volcano=full)
    game.play("play G2 tundra")
    assert offers(game) == ["play K2 tundra"]


def test_a_played_3_turns_the_first_face_down_scar_before_the_follower_plays() -> None:
    """[L9]"""
    game = scene("G3 G4", "G5 K3", swamp="hidden: S8 S1")
    game.play("play G3 swamp")
    assert land(game, "swamp")["shown"] == ["S8"] and land(game, "swamp")["hidden"] == ["S1"]
    assert facts(game)["asks"] == "follow"


def test_the_followers_3_turns_a_scar_too_even_if_it_loses() -> None:
    """[L9]"""
    game = scene("G7", "G3", swamp="hidden: S8 S1")
    game.play("play G7 caves, play G3 swamp")
    assert land(game, "swamp")["shown"] == ["S8"]
    assert offers(game) == ["take S8", "take hidden"]


def test_a_3_turns_only_a_scar_of_its_own_territory_and_nothing_where_none_lies() -> None:
    """[L9]"""
    game = scene("G3", "K2", swamp="shown: S2", caves="hidden: S1")
    game.play("play G3 swamp")
    assert land(game, "swamp")["shown"] == ["S2"] and land(game, "caves")["hidden"] == ["S1"]


@pytest.mark.parametrize("card", ["G2", "G4", "G5", "G6", "G7"])
def test_no_other_value_turns_a_scar(card: str) -> None:
    """[L9]"""
    game = scene(card, "K2", swamp="hidden: S8")
    game.play(f"play {card} swamp")
    assert land(game, "swamp")["hidden"] == ["S8"]


def test_the_winners_card_stays_face_up_and_the_winner_leads() -> None:
    """[L10]"""
    game = scene("R6 G2", "R7 G3")
    game.play("play R6 volcano, play R7 volcano")
    volcano = land(game, "volcano")
    assert volcano["sides"][1]["cards"] == ["R7"] and volcano["sides"][0]["lone"] == ["R6"]
    assert (facts(game)["leader"], facts(game)["seat"], facts(game)["trick"]) == (1, 1, 1)


def test_the_losers_card_is_turned_where_it_lies() -> None:
    """[L11]"""
    game = scene("R7 G2", "R6 G3", caves="shown: S2")
    game.play("play R7 volcano, play R6 caves")
    side = land(game, "caves")["sides"][1]
    assert side["cards"] == [] and side["lone"] == ["R6"]
    assert game.score_sheet()["lands"][1]["strength"][1]["total"] == 1

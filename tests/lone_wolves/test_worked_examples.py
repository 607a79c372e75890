"""The four worked examples of the rulebook."""

from tests.lone_wolves.scenes import facts, land, offers, scene


def test_example_1_the_follower_holds_red_and_must_play_it() -> None:
    """[L5, L6, L8] Red 6 to the swamp; red 4 to the caves; the leader wins."""
    game = scene("R6 G2", "R2 R4 K7", swamp="shown: S2", caves="shown: S5")
    game.play("play R6 swamp")
    assert {offer.split()[1] for offer in offers(game)} == {"R2", "R4"}
    game.play("play R4 caves")
    assert facts(game)["seat"] == 1 and facts(game)["asks"] == "take"
    assert land(game, "swamp")["sides"][0]["cards"] == ["R6"]
    assert land(game, "caves")["sides"][1] == {
        "cards": [],
        "lone": ["R4"],
        "unseen": 0,
        "scars": [],
    }
    game.play("take S5, place swamp")
    assert facts(game)["leader"] == 0


def test_example_2_a_3_reveals_a_scar_and_its_player_loses_and_may_take_any() -> None:
    """[L9, L11, L12] Green 2 to the desert; brown 3 beside it, and the loser takes there."""
    game = scene("G2 K4", "N3 R5", desert="hidden: S7 S4, shown: S2")
    game.play("play G2 desert")
    game.play("play N3 desert")
    assert land(game, "desert")["shown"] == ["S2", "S7"]
    assert land(game, "desert")["sides"][1]["lone"] == ["N3"]
    assert offers(game) == ["take S2", "take S7", "take hidden"]
    game.play("take hidden")
    assert facts(game)["in_hand"] == "S4"
    game.play("place caves")
    assert land(game, "caves")["sides"][1]["scars"] == ["S4"]
    assert land(game, "desert")["shown"] == ["S2", "S7"]


def test_example_3_a_territory_with_six_cards_takes_no_more_but_a_scar_may_go_there() -> None:
    """[L7, L12]"""
    game = scene(
        "R6 G2",
        "R4 K7",
        swamp="cards: G3 G4 G5 / K2 K3, unseen: 0 / 1",
        caves="shown: S5",
    )
    assert not any(offer.endswith("swamp") for offer in offers(game))
    game.play("play R6 desert, play R4 caves, take S5")
    assert "place swamp" in offers(game)
    game.play("place swamp")
    assert land(game, "swamp")["sides"][1]["scars"] == ["S5"]


def test_example_4_the_moon_gives_trump_and_the_blood_moon_another() -> None:
    """[L8, L14, L15] Brown is trump; the loser takes the last scar of the swamp."""
    game = scene("G7 G4", "N5 R2", trump="brown", desert="moon: moon", swamp="shown: S5")
    game.play("play G7 swamp, play N5 caves")
    assert facts(game)["seat"] == 0 and land(game, "swamp")["sides"][0]["lone"] == ["G7"]
    game.play("take S5")
    assert land(game, "swamp")["moon"] == "blood-moon"
    assert facts(game)["trump"] == "brown"
    game.play("place swamp")
    assert facts(game)["trump"] == "green" and facts(game)["leader"] == 1
    assert land(game, "desert")["moon"] == "moon"
    desert = game.score_sheet()["lands"][2]
    assert desert["moon_points"] == 5

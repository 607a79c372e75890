"""moons.py: where the moons go, and from when on they give trump."""

from tests.lone_wolves.scenes import facts, land, scene


def test_there_is_no_trump_at_first() -> None:
    """[L15]"""
    game = scene("G7 G2", "N5 N2")
    assert facts(game)["trump"] is None
    game.play("play G7 swamp, play N5 swamp")
    assert facts(game)["leader"] == 0


def test_the_moon_goes_where_the_last_scar_is_taken_and_the_trump_waits_for_the_next_trick() -> (
    None
):
    """[L14, L15]"""
    game = scene("R7 K7 G2", "R6 N2 G3", caves="shown: S2", swamp="shown: S1")
    game.play("play R7 volcano, play R6 caves, take S2")
    assert land(game, "caves")["moon"] == "moon" and facts(game)["trump"] is None
    game.play("place swamp")
    assert facts(game)["trump"] == "black"


def test_a_scar_that_is_left_keeps_the_moon_away() -> None:
    """[L14]"""
    game = scene("R7", "R6", caves="shown: S2, hidden: S1")
    game.play("play R7 volcano, play R6 caves, take S2, place swamp")
    assert land(game, "caves")["moon"] is None


def test_the_last_face_down_scar_brings_the_moon_too() -> None:
    """[L14]"""
    game = scene("R7", "R6", caves="hidden: S1")
    game.play("play R7 volcano, play R6 caves, take hidden")
    assert land(game, "caves")["moon"] == "moon"


def test_the_second_time_it_is_the_blood_moon_and_its_suit_is_trump_instead() -> None:
    """[L14, L15]"""
    game = scene("R7", "R6 W2", trump="black", caves="moon: moon", tundra="shown: S9")
    game.play("play R7 volcano, play R6 tundra, take S9")
    assert land(game, "tundra")["moon"] == "blood-moon" and land(game, "caves")["moon"] == "moon"
    assert facts(game)["trump"] == "black"
    game.play("place caves")
    assert facts(game)["trump"] == "white"


def test_later_ones_get_nothing() -> None:
    """[L14]"""
    moons = {"caves": "moon: moon", "swamp": "moon: blood-moon"}
    game = scene("R7", "R6 W2", trump="green", tundra="shown: S9", **moons)
    game.play("play R7 volcano, play R6 tundra, take S9, place caves")
    assert land(game, "tundra")["moon"] is None and facts(game)["trump"] == "green"


def test_the_trump_counts_in_the_trick_after_the_moon() -> None:
    """[L15]"""
    game = scene("R7 G7", "R6 K2", caves="shown: S2")
    game.play("play R7 volcano, play R6 caves, take S2, place swamp")
    game.play("play G7 volcano, play K2 volcano")
    assert land(game, "volcano")["sides"][0]["lone"] == ["G7"]


def test_the_moon_comes_in_the_thirteenth_trick_too() -> None:
    """[L14]"""
    game = scene("R7", "R6", trick=12, caves="shown: S2")
    game.play("play R7 volcano, play R6 caves, take S2, place swamp")
    assert game.over and land(game, "caves")["moon"] == "moon"

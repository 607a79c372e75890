"""notation.py and position.py: decisions, games and positions as text, both ways."""

import contextlib
import json
import random
from pathlib import Path
from typing import Any

import pytest

import wolfmoon
from tests.lone_wolves.scenes import (
    BOARDS,
    RULES,
    facts,
    placing,
    random_game,
    random_states,
    scene,
)
from wolfmoon import BadInput, Unreadable, WolfmoonError
from wolfmoon.engine import files
from wolfmoon.engine.rules import EVERYTHING
from wolfmoon.games.lone_wolves.box.components import Moon
from wolfmoon.games.lone_wolves.forms.reading import read_state

NUMBERS = {
    "play G2 swamp": 0,
    "play G2 tundra": 4,
    "play G3 swamp": 5,
    "play K2 swamp": 30,
    "play W7 tundra": 149,
    "take S1": 150,
    "take S9": 158,
    "take hidden": 159,
    "place swamp": 160,
    "place tundra": 164,
    "place swamp-caves": 165,
    "place volcano-tundra": 168,
}


@pytest.mark.parametrize("text", list(NUMBERS))
def test_every_decision_has_its_number(text: str) -> None:
    """[L5, L12]"""
    game = scene("G2", "K2")
    assert game.action(NUMBERS[text]).text == text
    assert RULES.read_action(game.state, text.split()) == (NUMBERS[text], len(text.split()))


def test_all_169_numbers_are_written_and_read_back() -> None:
    """[L5, L12]"""
    state = scene("G2", "K2").state
    texts = [RULES.action_text(state, number) for number in range(RULES.num_actions)]
    assert len(set(texts)) == len(texts) == 169
    assert [RULES.read_action(state, text.split())[0] for text in texts] == list(range(169))
    data = [RULES.action_data(state, number) for number in range(RULES.num_actions)]
    assert [each["number"] for each in data] == list(range(169))
    assert data[0] == {"action": "play", "number": 0, "card": "G2", "land": "swamp"}
    assert data[159] == {"action": "take", "number": 159, "scar": "hidden"}
    assert data[168] == {"action": "place", "number": 168, "slot": "volcano-tundra"}


# -- records ------------------------------------------------------------------------
def test_a_record_says_what_a_3_turned_to_everyone() -> None:
    """[L9]"""
    game = scene("N3 G2", "R2 R4", desert="hidden: S4 S1")
    assert "play N3 desert" in [action.text for action in game.offer]
    game.play("play N3 desert")
    for viewer in (0, 1, None, EVERYTHING):
        assert game.log_for(viewer) == ["play N3 desert reveals S4"]


def test_a_record_says_what_was_taken_face_down_only_to_its_taker() -> None:
    """[L12]"""
    game = scene("R7 G2", "R6 G3", caves="hidden: S7 S1")
    game.play("play R7 swamp, play R6 caves, take hidden, place volcano")
    open_part = ["play R7 swamp", "play R6 caves"]
    assert game.log_for(1) == [*open_part, "take hidden=S7", "place S7 volcano"]
    assert game.log_for(EVERYTHING) == game.log_for(1)
    for viewer in (0, None):
        assert game.log_for(viewer) == [*open_part, "take hidden", "place S7 volcano"]
    assert game.lines() == ["1: play R7 swamp, play R6 caves, take hidden=S7, place S7 volcano"]


def test_a_full_record_is_read_back() -> None:
    """[L9, L12]"""
    game = scene("N3 G2", "N6 G3", desert="hidden: S4 S1")
    again = game.copy()
    text = "play N3 desert reveals S4, play N6 caves, take hidden=S1, place S1 volcano"
    game.play_record(text)
    again.play("play n3 Desert, PLAY N6 caves, take Hidden, place volcano")
    assert game.states.tobytes() == again.states.tobytes() and game.lines() == [f"1: {text}"]


@pytest.mark.parametrize(
    "text",
    [
        "play N3 desert reveals S1",
        "play N3 caves reveals S4",
        "play G2 desert reveals S4",
        "play N3 desert, play N6 caves, take hidden=S2",
        "play N3 desert, play N6 caves, take hidden=S1, place S4 volcano",
        "place S4 volcano",
        "take hidden=S4",
    ],
)
def test_a_record_that_does_not_fit_the_position_is_refused(text: str) -> None:
    """[L9, L12]"""
    game = scene("N3 G2", "N6 G3", desert="hidden: S4 S1")
    with pytest.raises(Unreadable):
        game.play_record(text)
    assert game.log == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("sing", "one of play, take, place"),
        ("play", "a card such as R6 after “play”"),
        ("play R8 swamp", "a card such as R6"),
        ("play R7", "one of swamp, caves, desert, volcano, tundra after “play R7”"),
        ("play R7 hills", "one of swamp, caves"),
        ("play R7 swamp reveals", "a scar from S1 to S9 after"),
        ("take", "a scar from S1 to S9 after “take”"),
        ("take S10", "a scar from S1 to S9, or hidden"),
        ("take hidden=", "a scar from S1 to S9"),
        ("place", "one of swamp"),
        ("place moon", "one of swamp"),
        ("place S1", "no scar: none is waiting to be placed"),
    ],
)
def test_what_can_not_be_read_says_what_was_expected(text: str, expected: str) -> None:
    """[L5, L12]"""
    with pytest.raises(Unreadable, match=expected.replace("(", r"\(")):
        scene("R7", "R6").play_record(text)


# -- whole games --------------------------------------------------------------------
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seed", range(3))
def test_a_game_is_thirteen_lines_of_a_trick_each_and_reads_back(board: str, seed: int) -> None:
    """[L10, L18]"""
    game = random_game(seed, board=board)
    assert len(game.lines()) == 13
    text = game.dump()
    again = wolfmoon.load(text)
    assert again.states.tobytes() == game.states.tobytes() and again.dump() == text
    for part in (5, 18, 30):
        half = game.at(part)
        assert wolfmoon.load(half.dump()).states.tobytes() == half.states.tobytes()


def test_a_wrong_speaker_is_refused_with_its_line() -> None:
    """[L10]"""
    text = random_game(1).dump()
    lines = text.splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith(("1:", "2:")))
    lines[place] = ("2" if lines[place][0] == "1" else "1") + lines[place][1:]
    with pytest.raises(Unreadable, match=f"line {place + 1}"):
        wolfmoon.load("\n".join(lines))


def test_the_set_up_in_the_documentation_can_be_played() -> None:
    """[L1, L2, L3, L4]"""
    page = (Path(__file__).parents[2] / "docs/notation-lone-wolves.md").read_text("utf-8")
    block = page[page.index("    seat 1 G4") : page.index("`result` gives")]
    headers = "\n".join(line.strip() for line in block.splitlines())
    game = wolfmoon.load(f"wolfmoon game 1\ngame lone-wolves\nrules 1\nboard basic\n{headers}")
    assert game.seat == 0 and facts(game)["lands"][1]["hidden"] == ["S5", "S5"]
    assert block.strip().splitlines()[0] in game.dump()


# -- positions ----------------------------------------------------------------------
@pytest.mark.parametrize("board", BOARDS)
def test_every_position_is_written_and_reads_back_to_the_same_bytes(board: str) -> None:
    """[L1, L12]"""
    states = random_states(80, 4, board=board)
    for state in states:
        text = RULES.write_position(state)
        assert RULES.read_position(files.parse(text))[0].tobytes() == state.tobytes()
        data = json.loads(json.dumps(RULES.to_data(state)))
        assert RULES.from_data(data)[0].tobytes() == state.tobytes()


def test_changed_house_values_and_discarded_scars_are_in_a_position() -> None:
    """[L12]"""
    options: dict[str, Any] = {"slots": {"land": 0}, "honour": [[1, 2]] * 5}
    for seed in range(3):
        game = random_game(seed, **options).at(30)
        assert facts(game)["discarded"]
        again = wolfmoon.load(game.position())
        assert again.states.tobytes() == game.states.tobytes()


def test_a_game_goes_on_from_a_position() -> None:
    """[L10]"""
    game = wolfmoon.load(random_game(3, board="advanced").at(21).position())
    while not game.over:
        game.play(game.offer[0])
    assert wolfmoon.load(game.dump()).states.tobytes() == game.states.tobytes()


def changed(data: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """A copy of plain data with one value replaced."""
    copy = json.loads(json.dumps(data))
    *inner, last = [int(part) if part.isdigit() else part for part in path.split(".")]
    where = copy
    for part in inner:
        where = where[part]
    where[last] = value
    return copy


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("game", "the-wolves", "not of lone-wolves"),
        ("rules", 2, "rules version 2"),
        ("board", "round", "board"),
        ("hands.0", ["G2"], "missing|two places|expected"),
        ("set_aside", [], "missing"),
        ("unseen_left", 3, "unseen card"),
        ("unseen_left", 9, "expected a number from 0 to 4"),
        ("lands.0.honour", [5, 11], "honour: expected"),
        ("lands.0.honour", [5, 400], "expected a number"),
        ("lands.1.hidden", ["S1"] * 20, "a list of at most"),
        ("lands.1.moon", "half", "expected one of moon, blood-moon"),
        ("lands.1.moon", "moon", "moon"),
        ("lands.0.sides.0.unseen", -1, "expected a number"),
        ("borders.0", [], "expected a list of 4"),
        ("void.0", ["pink"], "expected one of"),
        ("void", [["green", "black", "brown", "red", "white"], []], "out of"),
        ("trick", 14, "expected a number from 0 to 13"),
        ("trick", 0, "expected"),
        ("trump", "red", "trump"),
        ("leader", 0, "expected|lie"),
        ("seat", 0, "seat: expected 1"),
        ("asks", "follow", "expected"),
        ("asks", "sleep", "expected one of"),
        ("in_hand", None, "in_hand: expected a value"),
        ("taken_hidden", "no", "true or false"),
        ("followed.land", "swamp", "does not lie"),
    ],
)
def test_a_position_that_no_game_reaches_is_refused_and_says_why(
    path: str, value: Any, message: str
) -> None:
    """[L1, L2, L3, L6, L7, L11, L12, L14, L15, L17, L18]"""
    game = wolfmoon.new("lone-wolves", setup=_small_setup())
    game.play("play R7 volcano, play R2 volcano, take S1, place swamp")
    game.play("play R3 swamp, play R6 caves, take hidden")
    data = facts(game)
    RULES.from_data(data)
    with pytest.raises(BadInput, match=message):
        RULES.from_data(changed(data, path, value))


def test_older_data_in_which_the_names_of_moons_have_spaces_is_read() -> None:
    """[L14]"""
    game = scene("R7", "R6 W2", trump="green", caves="moon: moon", swamp="moon: blood-moon")
    older = facts(game) | {"lands": [_spaced(each) for each in facts(game)["lands"]]}
    assert older["lands"][0]["moon"] == "blood moon"
    assert read_state(older)[0].lands[0].moon == Moon.BLOOD_MOON


def _spaced(land: dict[str, Any]) -> dict[str, Any]:
    return land | {"moon": land["moon"] and land["moon"].replace("-", " ")}


def _small_setup() -> dict[str, Any]:
    """A set-up in which the first two tricks are easily foreseen."""
    names = [f"{suit}{value}" for suit in "GKNRW" for value in range(2, 8)]
    second = ["R2", "R3", *(name for name in names if name[0] in "GK")][:13]
    first = [name for name in names if name not in second][:13]
    rest = [name for name in names if name not in first + second]
    return {
        "hands": [first, second],
        "set_aside": rest,
        "hidden": [["S2", "S3"], ["S4", "S5"], ["S6", "S7"], ["S8", "S9"], ["S2", "S3"]],
        "shown": [["S4"], ["S5"], ["S6"], ["S1"], ["S7"]],
        "box": ["S1", "S8", "S9"],
        "honour": [[5, 10], [6, 9], [7, 8], [9, 6], [10, 5]],
        "leader": 0,
    }


def test_a_corrupted_position_file_never_fails_otherwise_than_with_a_named_error() -> None:
    """[L1]"""
    rng = random.Random(5)
    text = placed_position()
    for _ in range(600):
        place = rng.randrange(len(text))
        junk = rng.choice(["", "x", "-", "S1", ",", "=", "\n", "9", " ", "G2", "/"])
        broken = text[:place] + junk + text[place + rng.randrange(4) :]
        with contextlib.suppress(WolfmoonError):
            wolfmoon.load(broken)


def placed_position() -> str:
    return random_game(2, board="advanced").at(33).position()


def test_a_position_in_the_middle_of_a_trick_goes_on_with_its_leaders_line() -> None:
    """[L10]"""
    game = placing("S5")
    game.play("place caves")
    assert game.lines()[0].startswith("1: play R6 volcano")
    middle = wolfmoon.load(random_game(4).at(3).position())
    if middle.seat is not None:
        middle.play(middle.offer[0])
        assert wolfmoon.load(middle.dump()).states.tobytes() == middle.states.tobytes()

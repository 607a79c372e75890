import re
from collections import Counter
from pathlib import Path

import pytest

from tests.draw.duels import ADVANCED, BASIC, POSITIONS, Position, seen_by, sheet_of
from wolfmoon.draw.lone_wolves.terminal import terminal
from wolfmoon.words import LANGUAGES

ESCAPE = re.compile(r"\x1b\[[\d;]*m")
COLUMNS = 100

each_position = pytest.mark.parametrize("position", POSITIONS.values(), ids=POSITIONS.keys())
each_viewer = pytest.mark.parametrize("viewer", [0, 1, None], ids=["seat 1", "seat 2", "nobody"])


def _without_key(text: str) -> str:
    return text.split("\nCards ")[0]


def _table(text: str) -> str:
    """The lands alone."""
    return text.split("\n  Seat ")[0].split("\n> Seat ")[0].split("G swamp")[1]


def _widest(text: str) -> int:
    return max(len(line) for line in text.splitlines())


@pytest.mark.parametrize(
    ("view", "golden"),
    [(BASIC, "duel_basic.txt"), (seen_by(ADVANCED, 0), "duel_seen_by_seat_1.txt")],
    ids=["basic", "advanced, seen by seat 1"],
)
def test_a_position_looks_like_this(view: Position, golden: str) -> None:
    whole = BASIC if view is BASIC else ADVANCED
    expected = Path(__file__).with_name(golden).read_text("utf-8")
    assert terminal(view, colour=False, sheet=sheet_of(whole)) == expected


@pytest.mark.parametrize("language", LANGUAGES)
@each_viewer
@each_position
def test_every_line_fits(position: Position, viewer: int | None, language: str) -> None:
    for view in (position, seen_by(position, viewer)):
        for colour in (True, False):
            text = terminal(view, colour=colour, sheet=sheet_of(position), language=language)
            assert _widest(ESCAPE.sub("", text)) <= COLUMNS


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_columns_fit(language: str) -> None:
    """Six turned cards on a side, ten scars at a land, tokens and points of house values."""
    side = {"cards": [], "lone": ["K2", "K3", "K4", "K5", "K6", "K7"], "unseen": 0}
    full = {"honour": [99, 99], "moon": "blood-moon", "hidden": ["S9"] * 9, "shown": ["S1"]}
    full["sides"] = [side | {"scars": ["S5", "S6", "S7"]}] * 2
    void = [["green", "black", "brown", "red", "white"]] * 2
    view = BASIC | {"lands": [full] * 5, "void": void}
    text = terminal(view, colour=False, sheet=_rich(), language=language)
    assert _widest(text) <= COLUMNS
    assert text.count("(K7)") == 10
    assert text.count("[S9]") == 45


def _rich() -> Position:
    sheet = sheet_of(BASIC)
    for seat in sheet["seats"]:
        seat |= {"total": 499, "points": {"honour": 399, "moon": 5, "blood-moon": 3, "scars": 92}}
    return sheet


@each_position
def test_without_colour_it_is_ascii_and_colour_changes_no_letter(position: Position) -> None:
    plain, coloured = (terminal(position, colour=colour) for colour in (False, True))
    assert plain.isascii()
    assert [line.rstrip() for line in ESCAPE.sub("", coloured).splitlines()] == plain.splitlines()


@each_position
def test_every_card_on_the_table_is_written_once(position: Position) -> None:
    table = _table(terminal(position, colour=False))
    sides = [side for land in position["lands"] for side in land["sides"]]
    up, turned = (Counter(card for s in sides for card in s[kind]) for kind in ("cards", "lone"))
    assert Counter(re.findall(r"\(([GKNRW]\d)\)", table)) == turned
    assert Counter(re.findall(r"(?<!\()\b[GKNRW]\d\b", table)) == up
    assert table.count("(?)") == 4 - position["unseen_left"]


@each_viewer
@each_position
def test_nothing_hidden_is_written(position: Position, viewer: int | None) -> None:
    text = _without_key(terminal(seen_by(position, viewer), colour=False, sheet=sheet_of(position)))
    words = set(re.findall(r"\b[GKNRW]\d\b", text))
    hidden = set(position["set_aside"])
    for seat, hand in enumerate(position["hands"]):
        hidden |= set(hand) if seat != viewer else set()
    assert not words & hidden
    assert not re.findall(r"\[S\d\]", text)
    mine = position["hands"][viewer] if viewer is not None else []
    assert set(mine) <= words


def test_a_scar_taken_face_down_is_named_to_its_taker_alone() -> None:
    """L12."""
    assert "Seat 2 to place a scar, S1." in terminal(seen_by(ADVANCED, 1), colour=False)
    assert "Seat 2 to place a scar, face down." in terminal(seen_by(ADVANCED, 0), colour=False)


def test_what_was_discarded_is_written() -> None:
    """L12: with no empty slot a scar is discarded."""
    assert "  discard   1 scar (S1)" in terminal(BASIC | {"discarded": ["S1"]}, colour=False)


def test_a_card_has_the_colours_of_its_suit() -> None:
    assert "\x1b[1;38;2;255;246;230;48;2;168;50;31mR6" in terminal(BASIC)


def test_a_finished_game_tells_its_winner() -> None:
    over = {"asks": "over", "trick": 13, "led": None, "hands": [[], []]}
    text = terminal(BASIC | over, colour=False, sheet=sheet_of(BASIC))
    assert "game over. Red is trump" in text
    assert "Seat 2 wins." in text
    shared = sheet_of(BASIC)
    for seat in shared["seats"]:
        seat["rank"] = 1
    text = terminal(BASIC | over, colour=False, sheet=shared)
    assert "Seat 1 shares the win. Seat 2 shares the win." in text

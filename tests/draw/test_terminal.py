import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.draw.positions import FIVE, POSITIONS, THREE, TWO, Position, points_of
from wolfmoon.draw.the_wolves.terminal import terminal
from wolfmoon.draw.the_wolves.terminal_map import KIND_LETTERS
from wolfmoon.games.the_wolves.box.maps import HEX_NAMES, LAYOUTS
from wolfmoon.games.the_wolves.forms.names import PACK_LETTERS, PREY_NAMES, SCORED_PHASES
from wolfmoon.words import LANGUAGES, say

ESCAPE = re.compile(r"\x1b\[[\d;]*m")
COLUMNS = {2: 100, 3: 100, 5: 130}

each_position = pytest.mark.parametrize("position", POSITIONS.values(), ids=POSITIONS.keys())


def _map(position: Position, **options: bool) -> str:
    """The map alone, without colour."""
    return terminal(position, colour=False, **options).split("\n\n", 1)[0]


def test_two_players_look_like_this() -> None:
    golden = Path(__file__).with_name("two_players.txt").read_text("utf-8")
    assert terminal(TWO, colour=False, points=points_of(TWO)) == golden


@pytest.mark.parametrize("language", LANGUAGES)
@each_position
def test_every_line_fits(position: Position, language: str) -> None:
    how: dict[str, Any] = {"points": points_of(position), "language": language}
    for colour in (True, False):
        text = ESCAPE.sub("", terminal(position, colour=colour, **how))
        assert max(len(line) for line in text.splitlines()) <= COLUMNS[position["players"]]


@pytest.mark.parametrize("language", LANGUAGES)
@each_position
def test_the_table_of_the_players_fits_eighty_columns(position: Position, language: str) -> None:
    text = terminal(position, colour=False, points=[100] * position["players"], language=language)
    table = text.rpartition("\n\n")[2].splitlines()
    assert max(map(len, table)) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_on_the_map_fit_their_hexes(language: str) -> None:
    for kind, most, names in (("prey", 6, PREY_NAMES), ("phase", 5, SCORED_PHASES)):
        for name in names:
            assert len(say(f"picture-{kind}-{name}", language)) <= most


@pytest.mark.parametrize("language", LANGUAGES)
def test_phases_have_letters_of_their_own(language: str) -> None:
    assert len({say(f"phase-{name}", language)[0] for name in SCORED_PHASES}) == 3


def test_the_longest_rows_of_the_table_fit() -> None:
    """All prey, and a place in every region of three players."""
    places = {"tokens": {"crescent": 2, "quarter": 1, "full": 0}}
    places |= {"seconds": {"crescent": 0, "quarter": 1, "full": 2}}
    prey = {"prey": ["moose", "deer", "raccoon", "boar", "rabbit"]}
    seats = [seat | places | prey for seat in THREE["seats"]]
    text = terminal(THREE | {"seats": seats}, colour=False, points=[100, 100, 100])
    assert max(len(line) for line in text.splitlines()) <= COLUMNS[3]


@each_position
def test_without_colour_it_is_ascii(position: Position) -> None:
    assert terminal(position, colour=False).isascii()


@each_position
def test_colour_changes_no_letter_but_the_dots_of_inner_edges(position: Position) -> None:
    plain = terminal(position, colour=False).splitlines()
    coloured = ESCAPE.sub("", terminal(position, colour=True)).splitlines()
    for one, other in zip(plain, coloured, strict=True):
        edges = str.maketrans(dict.fromkeys("/\\_.", " "))
        assert one.translate(edges).rstrip() == other.translate(edges).rstrip()


@each_position
def test_every_hex_name_is_written(position: Position) -> None:
    written = Counter(re.findall(r"[A-JS]\d+", _map(position)))
    names = [HEX_NAMES[hex_] for hex_ in LAYOUTS[position["players"]].points]
    assert written == Counter(names)
    assert not re.findall(r"[A-JS]\d", _map(position, names=False))


@each_position
def test_every_piece_is_written_once(position: Position) -> None:
    told = Counter(
        PACK_LETTERS[pack] + KIND_LETTERS[kind]
        for pieces in position["pieces"].values()
        for pack, kind in pieces
    )
    assert Counter(re.findall(r"\b[A-EN][apdL]\b", _map(position))) == told


@each_position
def test_every_lone_wolf_and_prey_is_written(position: Position) -> None:
    drawn = _map(position)
    assert drawn.count("*") == len(position["lone_wolves"])
    stacks = Counter(stack[1] for stack in position["prey"] if stack)
    assert drawn.count("x1") == stacks[1]
    assert drawn.count("x2") == stacks[2]


def test_a_pair_of_tokens_shows_both_phases() -> None:
    assert "cr+qu" in _map(TWO)
    assert "qu+fu" in _map(TWO)


def test_a_piece_has_the_colour_of_its_pack() -> None:
    assert "\x1b[1;38;2;253;247;232;48;2;15;106;92mAa" in terminal(THREE)


def test_the_moonlight_line_tells_dates_and_phases() -> None:
    assert "============C===------Q------F  date 16 of 30" in terminal(FIVE, colour=False)

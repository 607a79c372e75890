import re
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.draw.positions import FIVE, POSITIONS, THREE, TWO, Position, leaders_of, points_of
from wolfmoon.draw.the_wolves.svg import svg
from wolfmoon.draw.theme import THEMES
from wolfmoon.games.the_wolves.box.components import TILES
from wolfmoon.games.the_wolves.box.maps import HEX_NAMES, LAYOUTS

SVG = "{http://www.w3.org/2000/svg}"

each_position = pytest.mark.parametrize("position", POSITIONS.values(), ids=POSITIONS.keys())
each_theme = pytest.mark.parametrize("theme", THEMES)


def _drawn(markup: str, kind: str) -> Iterator[tuple[str, list[str]]]:
    """The hex and the other classes of each drawing of a kind on the map."""
    for place in ElementTree.fromstring(markup).iter(f"{SVG}g"):
        for child in place.findall(f"{SVG}g"):
            classes = child.get("class", "").split()
            if classes[:1] == [kind] and "data-hex" in place.attrib:
                yield place.attrib["data-hex"], classes[1:]


def _texts(markup: str) -> list[str]:
    return [text.text or "" for text in ElementTree.fromstring(markup).iter(f"{SVG}text")]


@each_position
def test_every_piece_is_drawn_once(position: Position) -> None:
    told = Counter(
        (name, pack, kind) for name, pieces in position["pieces"].items() for pack, kind in pieces
    )
    drawn = Counter((name, *classes) for name, classes in _drawn(svg(position), "piece"))
    assert drawn == told


@each_position
def test_every_lone_wolf_prey_and_token_is_drawn_once(position: Position) -> None:
    markup, layout = svg(position), LAYOUTS[position["players"]]
    assert sorted(name for name, _ in _drawn(markup, "lone-wolf")) == sorted(
        position["lone_wolves"]
    )
    prey = {
        HEX_NAMES[layout.prey_spot(place)]: [stack[0], f"of-{stack[1]}"]
        for place, stack in zip(layout.region_places, position["prey"], strict=True)
        if stack
    }
    assert dict(_drawn(markup, "prey")) == prey
    tokens = [phase for region in position["tokens"] for phase in region]
    drawn = [classes[0] for _, classes in _drawn(markup, "token")]
    assert Counter(drawn) == Counter(tokens)


def test_the_lower_token_of_a_pair_is_drawn_beneath() -> None:
    below = [
        (name, classes[0]) for name, classes in _drawn(svg(TWO), "token") if "below" in classes
    ]
    assert below == [("B12", "quarter"), ("D12", "full")]


@each_position
def test_every_hex_name_is_printed_if_names_are_asked_for(position: Position) -> None:
    texts = Counter(_texts(svg(position, names=True)))
    names = [HEX_NAMES[hex_] for hex_ in LAYOUTS[position["players"]].points]
    assert all(texts[name] == 1 for name in names)


@each_position
def test_every_region_letter_is_printed_without_names(position: Position) -> None:
    texts = Counter(_texts(svg(position)))
    letters = [place.letter for place in LAYOUTS[position["players"]].places.values()]
    assert all(texts[letter] == 1 for letter in letters)


@each_theme
@each_position
def test_the_picture_stands_alone(position: Position, theme: str) -> None:
    """No variable is left, and everything referred to is there, once and for a reason."""
    markup = svg(position, theme=theme, points=points_of(position), leaders=leaders_of(position))
    assert "var(" not in markup
    ids = re.findall(r' id="([\w-]+)"', markup)
    used = set(re.findall(r'(?:href="#|url\(#)([\w-]+)', markup))
    assert len(ids) == len(set(ids))
    assert used == set(ids)


def test_leaders_are_shown_for_regions_that_still_have_a_token() -> None:
    leaders = {"A": ("desert", 4), "B": ("forest", 2)}
    drawn = [name for name, _ in _drawn(svg(THREE, leaders=leaders), "leader")]
    assert drawn == ["A12"]


def _strips(markup: str) -> list[ElementTree.Element]:
    groups = ElementTree.fromstring(markup).iter(f"{SVG}g")
    return [group for group in groups if group.get("class", "").startswith("strip ")]


def _count(strip: ElementTree.Element, kind: str) -> int:
    return sum(part.get("class") == kind for part in strip.iter())


def test_a_strip_tells_points_tiles_and_what_is_left() -> None:
    points = points_of(FIVE)
    strips = _strips(svg(FIVE, points=points))
    assert [strip.get("class") for strip in strips] == [
        f"strip {seat['pack']}" for seat in FIVE["seats"]
    ]
    for strip, seat, total in zip(strips, FIVE["seats"], points, strict=True):
        assert _count(strip, "tile") == TILES
        taken = sum(seat["dens"].values()) + seat["wolves"] + seat["lairs"]
        assert _count(strip, "taken") == taken
        assert _count(strip, "left") == 12 + 8 + 4 - taken
        shown = [text.text for text in strip.iter(f"{SVG}text") if text.get("class") == "points"]
        assert shown == [str(total)]


def test_without_points_no_points_are_shown() -> None:
    assert not any(_count(strip, "points") for strip in _strips(svg(THREE)))


def test_only_the_seat_to_play_is_told_so() -> None:
    assert _texts(svg(THREE)).count("to play") == 1
    assert _texts(svg(THREE | {"asks": "draft"})).count("to draft") == 1
    assert "to play" not in _texts(svg(THREE | {"asks": "over"}))


def test_dates_up_to_the_moonlight_are_covered() -> None:
    groups = ElementTree.fromstring(svg(THREE)).iter(f"{SVG}g")
    dates = [group.get("class", "").split() for group in groups]
    dates = [classes for classes in dates if classes[:1] == ["date"]]
    assert len(dates) == 22
    assert sum("on" in classes for classes in dates) == 12
    assert [place + 1 for place, classes in enumerate(dates) if "quarter" in classes] == [17]


def test_the_width_scales_the_picture() -> None:
    small, large = (ElementTree.fromstring(svg(TWO, width=width)) for width in (600, 1200))
    assert (small.get("width"), large.get("width")) == ("600", "1200")
    assert small.get("viewBox") == large.get("viewBox")


def test_all_players_have_a_map() -> None:
    for players in LAYOUTS:
        regions = len(LAYOUTS[players].region_places)
        empty = {
            "players": players,
            "regions": list(range(1, regions + 1)),
            "tokens": [[] for _ in range(regions)],
            "prey": [None for _ in range(regions)],
            "lone_wolves": [],
            "pieces": {},
            "seats": FIVE["seats"][:players],
        }
        assert len(_strips(svg(FIVE | empty | {"moonlight": 0}))) == players


def test_the_key_explains_what_can_be_on_the_map() -> None:
    two, three = _texts(svg(TWO)), _texts(svg(THREE, leaders=leaders_of(THREE)))
    assert "Neutral pack" in two
    assert "leader, control" not in two
    assert "Neutral pack" not in three
    assert "leader, control" in three

import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from tests.draw.duels import ADVANCED, BASIC, POSITIONS, Position, seen_by, sheet_of
from wolfmoon.draw.lone_wolves.of_game import svg_of, terminal_of
from wolfmoon.draw.lone_wolves.svg import svg
from wolfmoon.draw.lone_wolves.terminal import terminal
from wolfmoon.draw.theme import THEMES
from wolfmoon.engine.rules import EVERYTHING
from wolfmoon.games.lone_wolves.forms import names as words_of_the_data
from wolfmoon.words import has

SVG = "{http://www.w3.org/2000/svg}"

each_position = pytest.mark.parametrize("position", POSITIONS.values(), ids=POSITIONS.keys())
each_theme = pytest.mark.parametrize("theme", THEMES)
each_viewer = pytest.mark.parametrize("viewer", [0, 1, None], ids=["seat 1", "seat 2", "nobody"])


def _groups(markup: str, kind: str, inside: str = "") -> list[ElementTree.Element]:
    """The groups whose first class is a kind, anywhere or inside those of another kind."""
    root = ElementTree.fromstring(markup)
    wholes = [root] if not inside else _of_class(root, inside)
    return [found for whole in wholes for found in _of_class(whole, kind)]


def _of_class(whole: ElementTree.Element, kind: str) -> list[ElementTree.Element]:
    groups = whole.iter(f"{SVG}g")
    return [group for group in groups if group.get("class", "").split()[:1] == [kind]]


def _cards(markup: str, kind: str, inside: str = "") -> list[str]:
    return sorted(group.attrib["data-card"] for group in _groups(markup, kind, inside))


def _scars(markup: str, kind: str, inside: str) -> list[str | None]:
    return [group.get("data-scar") for group in _groups(markup, kind, inside)]


def _texts(markup: str) -> list[str]:
    return [text.text or "" for text in ElementTree.fromstring(markup).iter(f"{SVG}text")]


def _on_the_table(position: Position, kind: str) -> list[str]:
    sides = [side for land in position["lands"] for side in land["sides"]]
    return sorted(card for side in sides for card in side[kind])


@each_position
def test_every_card_on_the_table_is_drawn_once(position: Position) -> None:
    markup = svg(position)
    assert _cards(markup, "card", "lands") == _on_the_table(position, "cards")
    assert _cards(markup, "lone", "lands") == _on_the_table(position, "lone")
    assert len(_groups(markup, "unseen")) == 4 - position["unseen_left"]


@each_position
def test_both_hands_of_a_full_position_are_open(position: Position) -> None:
    hands = sorted(card for hand in position["hands"] for card in hand)
    assert _cards(svg(position), "card", "hand") == hands
    assert _cards(svg(position), "aside") == position["set_aside"]
    assert not _groups(svg(position), "back")


@each_viewer
@each_position
def test_only_the_viewers_hand_is_open(position: Position, viewer: int | None) -> None:
    markup = svg(seen_by(position, viewer))
    mine = position["hands"][viewer] if viewer is not None else []
    assert _cards(markup, "card", "hand") == mine
    others = [len(hand) for seat, hand in enumerate(position["hands"]) if seat != viewer]
    assert len(_groups(markup, "back")) == sum(others)


@each_viewer
@each_position
def test_nothing_hidden_is_in_the_drawing(position: Position, viewer: int | None) -> None:
    view = seen_by(position, viewer)
    markup = svg(view, names=True, sheet=sheet_of(position))
    known = _on_the_table(position, "cards") + _on_the_table(position, "lone")
    known += position["hands"][viewer] if viewer is not None else []
    told = {group.get("data-card") for group in ElementTree.fromstring(markup).iter()}
    assert told - {None} == set(known)
    assert not (set(words_of_the_data.CARD_NAMES) - set(known)) & set(_texts(markup))
    assert set(_scars(markup, "scar-down", "")) <= {None}
    assert _scars(markup, "scar-down", "pool") == [None] * sum(
        land["hidden"] for land in view["lands"]
    )
    assert _scars(markup, "scar", "beside") == []


@pytest.mark.parametrize(("viewer", "kind"), [(0, "scar-down"), (1, "scar"), (None, "scar-down")])
def test_a_scar_taken_face_down_is_seen_by_its_taker_alone(viewer: int | None, kind: str) -> None:
    """L12."""
    in_hand = _groups(svg(seen_by(ADVANCED, viewer)), "in-hand")
    assert [child.get("class") for child in in_hand[0]] == [kind]


@each_position
def test_every_scar_lies_where_it_is(position: Position) -> None:
    markup = svg(position)
    placed = [scar for land in position["lands"] for s in land["sides"] for scar in s["scars"]]
    assert Counter(_scars(markup, "scar", "side")) == Counter(placed)
    borders = [scar for seat in position["borders"] for scars in seat for scar in scars]
    assert Counter(_scars(markup, "scar", "border")) == Counter(borders)
    shown = [scar for land in position["lands"] for scar in land["shown"]]
    assert Counter(_scars(markup, "scar", "pool")) == Counter(shown)
    hidden = [scar for land in position["lands"] for scar in land["hidden"]]
    assert _scars(markup, "scar-down", "pool") == hidden


def test_only_the_advanced_board_has_border_slots() -> None:
    assert not _groups(svg(BASIC), "border")
    slots = [group.attrib["data-slot"] for group in _groups(svg(ADVANCED), "border")]
    assert Counter(slots) == Counter(2 * words_of_the_data.BORDER_NAMES)


@each_viewer
def test_the_viewer_sits_below(viewer: int | None) -> None:
    seats = [hand.get("data-seat") for hand in _groups(svg(seen_by(BASIC, viewer)), "hand")]
    assert seats == (["0", "1"] if viewer == 1 else ["1", "0"])


def test_the_sheet_tells_points_strengths_and_leaders() -> None:
    sheet = sheet_of(BASIC)
    markup = svg(BASIC, sheet=sheet)
    points = [text.text for text in ElementTree.fromstring(markup).iter() if _is(text, "points")]
    assert points == ["33", "22"]
    strengths = [group.find(f"{SVG}text") for group in _groups(markup, "strength")]
    told = [seat["total"] for land in sheet["lands"] for seat in land["strength"]]
    assert [int(text.text or "") for text in strengths if text is not None] == told
    leads = [g.get("data-seat") for g in _groups(markup, "strength") if "lead" in g.attrib["class"]]
    assert leads == ["1", "0", "0", "1", "1"]


def _is(text: ElementTree.Element, kind: str) -> bool:
    return text.get("class") == kind


def test_without_a_sheet_nothing_is_counted() -> None:
    markup = svg(BASIC)
    assert not _groups(markup, "strength")
    assert 'class="points"' not in markup


def test_the_cards_of_the_trick_are_told() -> None:
    assert _cards(svg(BASIC), "played") == ["R6"]
    assert _cards(svg(ADVANCED), "played") == ["N2", "N4"]
    texts = _texts(svg(ADVANCED))
    assert "in the caves, won" in texts
    assert "on the volcano, lost" in texts


def test_only_the_seat_to_decide_is_told_so() -> None:
    assert _texts(svg(BASIC)).count("to follow") == 1
    assert _texts(svg(ADVANCED)).count("to place a scar") == 1


def test_the_trump_has_a_banner() -> None:
    assert "Red is trump" in _texts(svg(BASIC))
    assert "blood moon in the desert" in _texts(svg(ADVANCED))
    before = svg(ADVANCED | {"trump": "green", "next_trump": "brown"})
    assert "brown from the next trick" in _texts(before)
    coming = {"trump": None, "next_trump": "brown"}
    assert "Next trump: brown" in _texts(svg(ADVANCED | coming))
    lands = [land | {"moon": None} for land in BASIC["lands"]]
    assert not _groups(svg(BASIC | {"trump": None, "lands": lands}), "trump")


def test_a_finished_game_has_a_winner_and_empty_hands() -> None:
    over = {"asks": "over", "trick": 13, "led": None, "hands": [[], []]}
    texts = _texts(svg(BASIC | over, sheet=sheet_of(BASIC)))
    assert "basic board, game over" in texts
    assert texts.count("wins") == 1
    assert "Red is trump" in texts


@each_theme
@each_position
def test_the_picture_stands_alone(position: Position, theme: str) -> None:
    """No variable is left, and everything referred to is there, once and for a reason."""
    markup = svg(position, theme=theme, names=True, sheet=sheet_of(position))
    assert "var(" not in markup
    ids = re.findall(r' id="([\w-]+)"', markup)
    used = set(re.findall(r'(?:href="#|url\(#)([\w-]+)', markup))
    assert len(ids) == len(set(ids))
    assert used == set(ids)


def test_names_are_those_of_the_notation() -> None:
    plain, named = Counter(_texts(svg(BASIC))), Counter(_texts(svg(BASIC, names=True)))
    assert named["R6"] == named["K4"] == 1
    assert named["S9"] == 2
    assert not plain["R6"] + plain["K4"] + plain["S9"]


def test_the_width_scales_the_picture() -> None:
    small, large = (ElementTree.fromstring(svg(BASIC, width=width)) for width in (600, 1200))
    assert (small.get("width"), large.get("width")) == ("600", "1200")
    assert small.get("viewBox") == large.get("viewBox")


def test_a_table_with_many_slots_counts_the_empty_ones() -> None:
    house = ADVANCED["house"] | {"slots": {"land": 18, "border": 3}}
    texts = _texts(svg(ADVANCED | {"house": house}))
    assert texts.count("18") == 8
    assert texts.count("17") == 2


def test_every_question_has_a_note() -> None:
    asks = [name for name in words_of_the_data.ASK_NAMES if name != "over"]
    assert all(has(f"picture-note-{name}") for name in asks)


def test_a_game_in_hand_is_drawn_open_as_svg_and_as_seen_in_the_terminal() -> None:
    game: Any = SimpleNamespace(
        rules=SimpleNamespace(view=seen_by),
        state=BASIC,
        score_sheet=lambda: sheet_of(BASIC),
    )
    drawn = svg_of(game, theme="day", names=False, width=800, language="uk", viewer=EVERYTHING)
    assert drawn == svg(BASIC, theme="day", width=800, sheet=sheet_of(BASIC), language="uk")
    written = terminal_of(game, viewer=1, colour=False, language="uk")
    seen = seen_by(BASIC, 1)
    assert written == terminal(seen, colour=False, sheet=sheet_of(BASIC), language="uk")


def test_importing_the_drawings_does_not_load_the_compiler() -> None:
    code = "import sys, wolfmoon.draw.lone_wolves.of_game; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0

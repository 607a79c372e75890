"""The picture of a position of Lone Wolves as one SVG file that needs nothing else.

The other hand on top, the five lands below it, the viewer's hand at the bottom. In a full
position both hands are open and seat 1 sits at the bottom.
"""

from ...games.lone_wolves.models import LoneWolvesSheet, LoneWolvesView
from ...words import ENGLISH
from ..paper import EDGE, PICTURE_WIDTH, document
from ..shapes import group
from ..theme import theme as read_theme
from .aside import ASIDE_HEIGHT, ASIDE_WIDTH, KEY_HEIGHT, KEY_WIDTH, beside, key
from .cards import CARD_HEIGHT
from .hands import BOARD_HEIGHT, BOARD_WIDTH, hand, seat_board
from .lands import LANDS_HEIGHT, lands
from .scene import Scene, read_scene
from .top import GAME, TOP_HEIGHT, top_bar, when

_GAP = 14
_ABOVE_CARD, _BELOW_CARD = 82, 100
_BELOW_HEIGHT = _BELOW_CARD * CARD_HEIGHT + 4
_LANDS_TOP = TOP_HEIGHT + BOARD_HEIGHT + _GAP
_BELOW_TOP = _LANDS_TOP + LANDS_HEIGHT + _GAP
_HEIGHT = _BELOW_TOP + _BELOW_HEIGHT + EDGE
_HAND_LEFT = EDGE + BOARD_WIDTH + _GAP
_CARDS_BESIDE_KEY = 6


def svg(
    view: LoneWolvesView,
    *,
    theme: str = "night",
    names: bool = False,
    width: int = 1200,
    sheet: LoneWolvesSheet | None = None,
    language: str = ENGLISH,
) -> str:
    """The picture of a view; names prints the notation's name of every card and scar."""
    scene = read_scene(view, sheet, language)
    body = (
        top_bar(scene)
        + _row_above(scene, names=names)
        + group(lands(scene, names=names), 0, _LANDS_TOP, class_="lands")
        + _row_below(scene, names=names)
    )
    return read_theme(theme).resolve(document(body, _title(scene), width, _HEIGHT))


def _row_above(scene: Scene, *, names: bool) -> str:
    seat, middle = scene.seats[scene.above], TOP_HEIGHT + BOARD_HEIGHT / 2
    aside_left = PICTURE_WIDTH - EDGE - ASIDE_WIDTH
    cards = hand(seat, _ABOVE_CARD, aside_left - _GAP - _HAND_LEFT, names=names)
    return (
        group(seat_board(scene, seat), EDGE, middle - BOARD_HEIGHT / 2)
        + group(cards, _HAND_LEFT, middle, class_="hand", data_seat=str(seat.number))
        + group(beside(scene), aside_left, middle - ASIDE_HEIGHT / 2)
    )


def _row_below(scene: Scene, *, names: bool) -> str:
    seat, middle = scene.seats[scene.below], _BELOW_TOP + _BELOW_HEIGHT / 2
    room, explained = PICTURE_WIDTH - EDGE - _HAND_LEFT, ""
    if len(seat.hand) <= _CARDS_BESIDE_KEY:
        room -= KEY_WIDTH + _GAP
        explained = group(key(scene), _HAND_LEFT + room + _GAP, middle - KEY_HEIGHT / 2)
    cards = hand(seat, _BELOW_CARD, room, names=names)
    return (
        group(seat_board(scene, seat), EDGE, middle - BOARD_HEIGHT / 2)
        + group(cards, _HAND_LEFT, middle, class_="hand", data_seat=str(seat.number))
        + explained
    )


def _title(scene: Scene) -> str:
    trump = scene.say("lone-no-trump")
    if scene.trump:
        trump = scene.say("lone-trump", suit=scene.trump)
    return f"{scene.word('game', GAME)}: {when(scene)}, {trump}"

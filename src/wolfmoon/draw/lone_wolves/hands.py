"""What lies before each player, as a row: a board with name and points, and the hand."""

from collections.abc import Sequence
from itertools import accumulate, pairwise

from ...games.lone_wolves.forms.names import HIDDEN_NAME
from ..paper import panel
from ..shapes import fitting, group, icon, words
from .cards import CARD_HEIGHT, back, card, spread
from .scene import BLOOD_MOON, MOON, Scene, Seat
from .tokens import scar, scar_down

BOARD_WIDTH, BOARD_HEIGHT = 236, 118

_INSET = 14
_NAME_LETTER, _NOTE_ROOM = 9, 116
_SOURCES = ("honour", MOON, BLOOD_MOON, "scars")
_SOURCE_SYMBOLS = {
    "honour": "i-star",
    MOON: "moon-full",
    BLOOD_MOON: "moon-blood",
    "scars": "claws",
}
_SOURCE_STEP = 53
_BACK_STEP = 0.3
_SUIT_GAP = 10.0


def seat_board(scene: Scene, seat: Seat) -> str:
    """The board of a seat: its name, what it is asked, its points and where they come from."""
    return group(
        panel(BOARD_WIDTH, BOARD_HEIGHT, lit=seat.decides)
        + _name(scene, seat)
        + _scar_in_hand(scene, seat)
        + _sources(seat)
        + _shown(scene, seat, 98 if seat.sources else 84),
        class_="seat",
        data_seat=str(seat.number),
    )


def _name(scene: Scene, seat: Seat) -> str:
    cards = scene.say("count-cards", count=len(seat.hand))
    beside = _INSET + _NAME_LETTER * len(seat.name) + 4
    body = words(seat.name, _INSET, 30, 17, weight=600)
    body += words(cards, beside, 30, 13, ink="var(--ink-3)", class_="count")
    if seat.note:
        size = fitting(seat.note, 13, _NOTE_ROOM)
        body += words(seat.note, _INSET, 51, size, weight=600, ink="var(--accent)", class_="note")
    if seat.total is not None:
        at_the_end = {"text_anchor": "end", "class_": "points"}
        body += words(seat.total, BOARD_WIDTH - _INSET, 42, 30, weight=700, **at_the_end)
    return body


def _scar_in_hand(scene: Scene, seat: Seat) -> str:
    """The scar that a seat is to place."""
    if not seat.decides or scene.in_hand is None:
        return ""
    token = scar_down(None) if scene.in_hand == HIDDEN_NAME else scar(scene.in_hand)
    return group(token, 146, 40, 0.36, class_="in-hand")


def _sources(seat: Seat) -> str:
    """Points by source."""
    body = ""
    for place, name in enumerate(_SOURCES if seat.sources else ()):
        x, points = _INSET + 8 + place * _SOURCE_STEP, seat.sources[name]
        symbol = icon(_SOURCE_SYMBOLS[name], x, 73, 16, "var(--ink-2)")
        body += group(symbol, opacity=None if points else 0.5)
        ink = "var(--ink)" if points else "var(--ink-3)"
        body += words(points, x + 13, 78, 15, weight=700 if points else 400, ink=ink)
    return body


def _shown(scene: Scene, seat: Seat, y: float) -> str:
    """The lone wolves of a seat, and the suits that it has shown to be out of."""
    body = icon("fig-lone", _INSET + 8, y, 18, "var(--ink-2)")
    body += words(seat.lone_wolves, _INSET + 21, y + 5, 15, weight=700)
    if not seat.void:
        return body
    body += words(scene.say("picture-out-of"), 67, y + 4.5, 13, ink="var(--ink-3)")
    return body + "".join(
        icon(f"suit-{suit}", 122 + place * 21, y - 0.5, 16, "var(--ink-2)")
        for place, suit in enumerate(seat.void)
    )


def hand(seat: Seat, width: float, room: float, *, names: bool) -> str:
    """A hand in the middle of its room: backs, or faces with a gap between suits."""
    if not seat.hand:
        return ""
    gaps = _gaps(seat.hand)
    width, step = spread(len(seat.hand), width, room - gaps[-1])
    if seat.hand[0] is None:
        step = _BACK_STEP * width
    left = (room - width - step * (len(seat.hand) - 1) - gaps[-1]) / 2
    return "".join(
        group(
            card(name, names=names) if name else back(),
            left + step * place + gaps[place],
            -width * CARD_HEIGHT / 2,
            width / 100,
            class_="card" if name else "back",
            data_card=name,
        )
        for place, name in enumerate(seat.hand)
    )


def _gaps(cards: Sequence[str | None]) -> list[float]:
    """How far each card is moved by the gaps between suits."""
    suits = [name[0] if name else "" for name in cards]
    changes = accumulate((one != other for one, other in pairwise(suits)), initial=0)
    return [_SUIT_GAP * change for change in changes]

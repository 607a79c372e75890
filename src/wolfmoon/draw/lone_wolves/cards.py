"""Wolf cards: faces, turned cards and backs, each 100 wide and 140 high from its upper left.

The whole left strip of a face is its index, so cards may overlap up to it.
"""

from ...games.lone_wolves.box.components import HIGHEST, LOWEST, REVEALER
from ...games.lone_wolves.forms.names import suit_of
from ..shapes import box, circle, group, icon, path, use, words

CARD_HEIGHT = 1.4
"""In widths."""
INDEX = 0.34
"""The strip that must stay in sight, in widths."""

_BEATS_HIGHEST = f"›{HIGHEST}"
_HILL = "M6,106q26,-16 48,-4t40,-6V130Q94,134 90,134H10Q6,134 6,130Z"
_WHITE = "white"


def card(name: str, *, names: bool = False) -> str:
    """A card face up; names prints its name in the notation."""
    suit, value = suit_of(name), int(name[1:])
    ink = f"var(--index-{suit})"
    index = words(value, 18, 41, 43, weight=800, ink=ink, text_anchor="middle")
    index += icon(f"suit-{suit}", 18, 66, 29, ink)
    index += _mark(value, ink)
    index += words(name, 18, 131, 15, weight=700, ink=ink, text_anchor="middle") if names else ""
    return _blank("var(--paper)") + _picture(suit, value) + index


def _blank(paper: str) -> str:
    return (
        box(-1, 2, 103, 143, rx=12, fill="var(--piece-shadow)")
        + box(-1, -1, 102, 142, rx=11, fill="var(--edge)")
        + box(1.5, 1.5, 97, 137, rx=9, fill=paper)
    )


def _picture(suit: str, value: int) -> str:
    """The wolf of a suit before its ground; the moon stands higher with the value."""
    white = suit == _WHITE
    hill = "var(--card-hill-white)" if white else "var(--card-hill)"
    wolf, eyes = (
        ("var(--card-wolf-white)", "var(--suit-white)")
        if white
        else ("var(--paper)", f"var(--index-{suit})")
    )
    moon = "#fff" if white else "var(--card-moon)"
    body = (
        box(32, 6, 62, 128, fill=f"var(--suit-{suit})")
        + circle(76, 78 - 7 * value, 13, fill=moon, opacity=None if white else 0.9)
        + icon(f"hill-{suit}", 50, 70, 100, hill)
        + use("fig-pack", 63, 92, 74, fill=wolf)
        + use("fig-pack-d", 63, 92, 74, fill=eyes)
    )
    return group(body, clip_path="url(#clip-card)")


def _mark(value: int, ink: str) -> str:
    """What a card does beside its value: a 2 beats a 7, a 3 turns a scar."""
    if value not in (LOWEST, REVEALER):
        return ""
    pill = box(-13, -9, 26, 18, rx=9, fill=ink)
    if value == LOWEST:
        pill += words(
            _BEATS_HIGHEST, 0, 4.7, 13, weight=800, ink="var(--paper)", text_anchor="middle"
        )
    else:
        pill += icon("i-eye", 0, 0, 17, "var(--paper)")
    return group(pill, 18, 103)


def lone_wolf(name: str | None, *, names: bool = False) -> str:
    """A turned card: strength 1, and the face that was seen, or that nobody saw it."""
    seen = seen_face(name)
    if name and names:
        seen += words(name, 19, 128, 15, weight=700, ink="var(--back-ink)", text_anchor="middle")
    one = words(1, 19, 38, 36, weight=800, ink="var(--back-ink)", text_anchor="middle")
    return back() + one + seen


def back() -> str:
    """The back of a card whose face is not known."""
    return (
        _blank("var(--back-rim)")
        + box(6, 6, 88, 128, rx=5, fill="var(--back)")
        + circle(62, 52, 25, fill="var(--back-moon)")
        + path(_HILL, fill="var(--back-hill)")
        + use("fig-lone", 56, 86, 60, fill="var(--back-ink)")
    )


def seen_face(name: str | None) -> str:
    """The face of a turned card as a small mark, or that nobody saw it."""
    if name is None:
        return _never_seen()
    suit = suit_of(name)
    ink = f"var(--index-{suit})"
    return (
        box(9, 46, 21, 33, rx=4, fill="var(--paper)")
        + words(name[1:], 19.5, 62, 17, weight=800, ink=ink, text_anchor="middle")
        + icon(f"suit-{suit}", 19.5, 70.5, 12, ink)
    )


def _never_seen() -> str:
    line = box(9.8, 46.8, 19.4, 31.4, rx=3.5, fill="none", stroke="var(--back-rim)", opacity=0.8)
    return line + words("?", 19.5, 69, 18, weight=800, ink="var(--back-rim)", text_anchor="middle")


def chip(name: str | None) -> str:
    """A card as small as it can be told, around its centre: 28 wide and 42 high."""
    edge = box(-14, -21, 28, 42, rx=6, fill="var(--edge)")
    if name is None:
        return (
            edge
            + box(-12.5, -19.5, 25, 39, rx=4.5, fill="var(--back)")
            + use("fig-lone", 0, 1, 20, fill="var(--back-ink)")
        )
    suit = suit_of(name)
    ink = f"var(--index-{suit})"
    return (
        edge
        + box(-12.5, -19.5, 25, 39, rx=4.5, fill="var(--paper)")
        + words(name[1:], 0, -0.5, 19, weight=800, ink=ink, text_anchor="middle")
        + icon(f"suit-{suit}", 0, 10, 14, ink)
    )


def ring(token: str = "accent") -> str:
    """A ring around a card: it belongs to the trick under way."""
    return box(-7, -7, 114, 154, rx=16, fill="none", stroke=f"var(--{token})", stroke_width=5)


def spread(number: int, width: float, room: float, gap: float = 6) -> tuple[float, float]:
    """The width of so many cards side by side and the step between them.

    They overlap up to their index where the room is too small, and then they shrink.
    """
    if number < 2:
        return width, width + gap
    width = min(width, room / (1 + INDEX * (number - 1)))
    return width, min(width + gap, (room - width) / (number - 1))

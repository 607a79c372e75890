"""Slots for scars: those of a land, and those on the border of two lands."""

from ...games.lone_wolves.box.components import LANDS
from ...games.lone_wolves.forms.names import SLOT_NAMES
from ...games.lone_wolves.models import Scar, Slot
from ..shapes import Attributes, box, group, number, path, words
from .scene import Scene, Seat
from .tokens import empty_slot, scar

CLASP = 56
"""How wide the clasp is that holds the slots of a border."""

_CLASP_HEIGHT = 54
_SCAR, _STEP = 37, 47


def placed(seat: Seat, slot: Slot, scars: list[Scar], *, names: bool) -> list[str]:
    """Scars of a seat on a slot, each with what it pays now, if the sheet tells it."""
    return [scar(name, seat.scar_points.get((slot, name)), names=names) for name in scars]


def slot_row(scars: list[str], slots: int, room: float) -> str:
    """Scars in their slots and the empty slots, which are counted where the room is too small."""
    empty = slots - len(scars)
    if empty > 1 and slots * _SCAR > room:
        count = words(empty, 0, 13, 38, weight=700, ink="var(--ink-2)", text_anchor="middle")
        places = [*scars, empty_slot() + count]
    else:
        places = scars + [empty_slot()] * empty
    step = min(_STEP, room / max(1, len(places)))
    first = -step * (len(places) - 1) / 2
    return "".join(
        group(drawing, first + step * place, 0, _SCAR / 100) for place, drawing in enumerate(places)
    )


def border_slots(scene: Scene, seat: Seat, border: int, *, names: bool) -> str:
    """A clasp over two lands, one half in the colour of each, with the border slots."""
    halves = "".join(
        _half(scene.lands[border + place].suit, sign) for place, sign in enumerate((-1, 1))
    )
    scars = placed(seat, SLOT_NAMES[LANDS + border], seat.borders[border], names=names)
    hollow = box(-17.5, -17.5, 35, 35, rx=9, fill="var(--edge)", opacity=0.45)
    return halves + hollow + slot_row(scars, scene.border_slots, CLASP)


def _half(suit: str, sign: int) -> str:
    """The left (-1) or right (1) half of a clasp."""
    side, middle, round_ = sign * CLASP / 2, _CLASP_HEIGHT / 2, sign * 12
    shape = (
        f"M0,{number(-middle)}H{number(side - round_)}q{round_},0 {round_},12"
        f"V{number(middle - 12)}q0,12 {-round_},12H0Z"
    )
    line: Attributes = {"stroke": "var(--edge)", "stroke_width": 2.5}
    return path(shape, fill=f"var(--suit-{suit})", **line)

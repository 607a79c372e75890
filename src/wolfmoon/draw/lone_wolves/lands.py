"""The five lands as columns: the seam with its tokens in the middle, a side above and below."""

from ...games.lone_wolves.box.components import BORDERS, LANDS
from ...games.lone_wolves.forms.names import SLOT_NAMES
from ..paper import EDGE, PICTURE_WIDTH
from ..shapes import Attributes, box, group
from .cards import CARD_HEIGHT, card, lone_wolf, ring, spread
from .scene import LandView, Scene, Side
from .seam import SEAM_HEIGHT, SEAM_WIDTH, seam, strength_pill
from .slots import CLASP, border_slots, placed, slot_row

LANDS_HEIGHT = 568

_GAP = 10
_WIDTH = (PICTURE_WIDTH - 2 * EDGE - (LANDS - 1) * _GAP) / LANDS
_MIDDLE = _WIDTH / 2
_INSET = (_WIDTH - SEAM_WIDTH) / 2
_SEAM_TOP = (LANDS_HEIGHT - SEAM_HEIGHT) / 2
_CARD = 84
_CARDS_FROM_SEAM = 27
_SLOTS_FROM_EDGE = 35


def lands(scene: Scene, *, names: bool) -> str:
    """All five lands, and the border slots between them."""
    columns = "".join(
        group(_land(scene, land, names=names), _left(place), 0, class_="land", data_land=land.name)
        for place, land in enumerate(scene.lands)
    )
    if not scene.border_slots:
        return columns
    return columns + "".join(
        group(
            border_slots(scene, scene.seats[seat], border, names=names),
            _left(border) + _WIDTH + _GAP / 2,
            _slots_y(seat == scene.below),
            class_="border",
            data_slot=SLOT_NAMES[LANDS + border],
        )
        for border in range(BORDERS)
        for seat in (scene.above, scene.below)
    )


def _left(place: int) -> float:
    return EDGE + place * (_WIDTH + _GAP)


def _slots_y(below: bool) -> float:
    return LANDS_HEIGHT - _SLOTS_FROM_EDGE if below else _SLOTS_FROM_EDGE


def _land(scene: Scene, land: LandView, *, names: bool) -> str:
    column: Attributes = {"fill": f"var(--land-{land.suit})", "stroke": "var(--land-line)"}
    return (
        box(0, 0, _WIDTH, LANDS_HEIGHT, rx=14, **column)
        + "".join(_side(scene, land, seat.number, names=names) for seat in scene.seats)
        + group(seam(scene, land, names=names), _INSET, _SEAM_TOP, class_="seam")
        + "".join(_strength(scene, land, seat.number) for seat in scene.seats)
    )


def _strength(scene: Scene, land: LandView, seat: int) -> str:
    """The strength of a side, on the edge of the seam, if the sheet tells it."""
    strength, below, leads = land.sides[seat].strength, seat == scene.below, land.leader == seat
    if strength is None:
        return ""
    return group(
        strength_pill(strength, leads=leads, below=below),
        _MIDDLE,
        _SEAM_TOP + (SEAM_HEIGHT if below else 0),
        class_="strength lead" if leads else "strength",
        data_seat=str(seat),
    )


def _side(scene: Scene, land: LandView, seat: int, *, names: bool) -> str:
    below = seat == scene.below
    side, y = land.sides[seat], _CARDS_FROM_SEAM
    cards = _cards(scene, side, names=names)
    height = _CARD * CARD_HEIGHT
    top = _SEAM_TOP + SEAM_HEIGHT + y if below else _SEAM_TOP - y - height
    room = _WIDTH - (CLASP if scene.border_slots else 2 * _INSET)
    scars = placed(scene.seats[seat], land.name, side.scars, names=names)
    slots = slot_row(scars, scene.land_slots, room)
    return group(
        group(cards, 0, top + height / 2) + group(slots, _MIDDLE, _slots_y(below)),
        class_="side",
        data_seat=str(seat),
    )


def _cards(scene: Scene, side: Side, *, names: bool) -> str:
    """The cards of a side, the middle of their heights at 0."""
    in_trick = {played.card for played in scene.played}
    drawn: list[tuple[str, str, str | None]] = []
    drawn += [(card(name, names=names), "card", name) for name in side.cards]
    drawn += [(lone_wolf(name, names=names), "lone", name) for name in side.lone]
    drawn += [(lone_wolf(None), "unseen", None)] * side.unseen
    width, step = spread(len(drawn), _CARD, SEAM_WIDTH)
    left = _MIDDLE - (width + step * (len(drawn) - 1)) / 2
    return "".join(
        group(
            body + (ring() if name in in_trick else ""),
            left + step * place,
            -width * CARD_HEIGHT / 2,
            width / 100,
            class_=kind,
            data_card=name,
        )
        for place, (body, kind, name) in enumerate(drawn)
    )

"""A view of a position, read for drawing: what lies at which land, what each seat has.

A view may be full or partly hidden: where only a number is told, there are so many None.
The points and strengths come from the score sheet; without one they are left out.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from ...engine.shape import counts_of
from ...games.lone_wolves.box.components import LAND_ROOM, LANDS, SEATS
from ...games.lone_wolves.forms.names import LAND_NAMES, MOON_NAMES, SUIT_NAMES
from ...games.lone_wolves.models import (
    Board,
    Card,
    Land,
    LoneWolvesSheet,
    LoneWolvesView,
    Moon,
    Scar,
    SeenScar,
    Slot,
    Suit,
)
from ...words import ENGLISH, named, say

T = TypeVar("T")
MOON, BLOOD_MOON = MOON_NAMES


@dataclass(frozen=True)
class Side:
    """One seat's side of a land."""

    cards: list[Card]  # face up
    lone: list[Card]  # turned; both players saw their faces
    unseen: int  # put there by S3
    scars: list[Scar]
    strength: int | None

    @property
    def wolves(self) -> int:
        """The wolf cards, lone wolves included."""
        return len(self.cards) + len(self.lone) + self.unseen


@dataclass(frozen=True)
class LandView:
    """A land with both sides."""

    name: Land
    suit: Suit
    honour: tuple[int, int]  # the side that is up first
    shown: list[SeenScar]
    hidden: list[Scar | None]
    moon: Moon | None
    sides: list[Side]  # by seat
    leader: int | None

    @property
    def free(self) -> int:
        """Places that are left for wolf cards."""
        return LAND_ROOM - sum(side.wolves for side in self.sides)


@dataclass(frozen=True)
class Seat:
    """What lies before one player."""

    number: int
    name: str  # how it is called; seats are counted from 1
    hand: list[Card | None]
    borders: list[list[Scar]]
    void: list[Suit]
    note: str  # what it is asked, how it ended, or nothing
    decides: bool
    lone_wolves: int
    total: int | None
    sources: dict[str, int]
    scar_points: dict[tuple[Slot, Scar], int]  # by slot and scar


@dataclass(frozen=True)
class Played:
    """A card of the trick under way."""

    card: Card
    land: Land
    seat: int
    lost: bool | None  # not known before the trick is decided


@dataclass(frozen=True)
class Scene:
    """A position as one viewer sees it."""

    board: Board
    lands: list[LandView]
    seats: list[Seat]
    below: int  # the seat that is drawn below: the viewer's
    land_slots: int
    border_slots: int
    trick: int
    trump: Suit | None
    coming_trump: Suit | None  # from the next trick on
    played: list[Played]
    in_hand: SeenScar | None  # the scar on its way to a slot
    set_aside: list[Card | None]
    unseen_left: int
    box: list[Scar | None]
    discarded: list[SeenScar]
    over: bool
    language: str

    def say(self, key: str, **facts: object) -> str:
        """A message in the language of the picture."""
        return say(key, self.language, **facts)

    def word(self, kind: str, name: str) -> str:
        """The word for a name of some kind."""
        return named(kind, name, self.language)

    def title(self, kind: str, name: str) -> str:
        """The word for a name of some kind, as it stands at the beginning of a line."""
        return capital(self.word(kind, name))

    @property
    def above(self) -> int:
        """The seat that is drawn above."""
        return SEATS - 1 - self.below


def listed(told: int | Sequence[T]) -> list[T | None]:
    """The names that a view tells, or as many None as it says there are."""
    return [None] * told if isinstance(told, int) else list(told)


def capital(said: str) -> str:
    """What is said, with a capital at the beginning."""
    return said[:1].upper() + said[1:]


def read_scene(
    view: LoneWolvesView, sheet: LoneWolvesSheet | None = None, language: str = ENGLISH
) -> Scene:
    """Read a view for drawing."""
    hands = [isinstance(hand, int) for hand in view["hands"]]
    return Scene(
        board=view["board"],
        lands=[_land(view, land, sheet) for land in range(LANDS)],
        seats=[_seat(view, seat, sheet, language) for seat in range(SEATS)],
        below=hands.index(False) if False in hands else 0,
        land_slots=view["house"]["slots"]["land"],
        border_slots=view["house"]["slots"]["border"],
        trick=view["trick"],
        trump=view["trump"],
        coming_trump=_coming_trump(view),
        played=_played(view),
        in_hand=view["in_hand"],
        set_aside=listed(view["set_aside"]),
        unseen_left=view["unseen_left"],
        box=listed(view["box"]),
        discarded=list(view.get("discarded", [])),
        over=view["asks"] == "over",
        language=language,
    )


def _land(view: LoneWolvesView, land: int, sheet: LoneWolvesSheet | None) -> LandView:
    data = view["lands"][land]
    counted = sheet["lands"][land] if sheet else None
    return LandView(
        name=LAND_NAMES[land],
        suit=SUIT_NAMES[land],
        honour=(data["honour"][0], data["honour"][1]),
        shown=list(data["shown"]),
        hidden=listed(data["hidden"]),
        moon=data["moon"],
        sides=[
            Side(
                cards=list(side["cards"]),
                lone=list(side["lone"]),
                unseen=side["unseen"],
                scars=list(side["scars"]),
                strength=counted["strength"][seat]["total"] if counted else None,
            )
            for seat, side in enumerate(data["sides"])
        ],
        leader=counted["winner"] if counted else None,
    )


def _seat(view: LoneWolvesView, seat: int, sheet: LoneWolvesSheet | None, language: str) -> Seat:
    sides = [land["sides"][seat] for land in view["lands"]]
    counted = sheet["seats"][seat] if sheet else None
    decides = view["asks"] != "over" and view["seat"] == seat
    note = view["asks"] if decides else _ended(view, seat, sheet)
    return Seat(
        number=seat,
        name=say("seat", language, number=seat + 1),
        hand=listed(view["hands"][seat]),
        borders=[list(scars) for scars in view["borders"][seat]],
        void=list(view["void"][seat]),
        note=say(f"picture-note-{note}", language) if note else "",
        decides=decides,
        lone_wolves=sum(len(side["lone"]) + side["unseen"] for side in sides),
        total=counted["total"] if counted else None,
        sources=counts_of(counted["points"]) if counted else {},
        scar_points={
            (scar["slot"], scar["scar"]): scar["points"]
            for scar in (counted["scars"] if counted else [])
        },
    )


def _ended(view: LoneWolvesView, seat: int, sheet: LoneWolvesSheet | None) -> str:
    """How the game ended for a seat, by the name of its note; nothing if it has not."""
    if view["asks"] != "over" or sheet is None:
        return ""
    ranks = [counted["rank"] for counted in sheet["seats"]]
    if ranks.count(1) == SEATS:
        return "shares"
    return "wins" if ranks[seat] == 1 else ""


def _coming_trump(view: LoneWolvesView) -> Suit | None:
    """The trump of the next trick, where it is another than now."""
    coming = view["next_trump"]
    return coming if coming != view["trump"] else None


def _played(view: LoneWolvesView) -> list[Played]:
    """The cards of the trick under way, the leader's first."""
    leader, decided = view["leader"], view["followed"] is not None
    cards = ((view["led"], leader), (view["followed"], SEATS - 1 - leader))
    return [
        Played(told["card"], told["land"], seat, view["seat"] == seat if decided else None)
        for told, seat in cards
        if told is not None
    ]

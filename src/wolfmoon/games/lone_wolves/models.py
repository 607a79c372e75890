"""What Lone Wolves looks like as plain data: positions, decisions and score sheets.

Described once: `plain.py` and `view.py` give these types and `reading.py` checks them; the server
documents them, and the client's types are made from them. docs/notation-lone-wolves.md says what a
position means.
"""

from collections.abc import Sequence
from typing import Annotated, Literal, NotRequired

from annotated_types import Len
from typing_extensions import TypedDict

from ...engine.errors import phrase
from ...engine.shape import By, Checked, Flag, Whole, shape
from .box.components import (
    BORDERS,
    HAND,
    LAND_ROOM,
    LANDS,
    MOST_DOWN,
    MOST_HONOUR,
    SCARS,
    SEATS,
    SET_ASIDE,
    SIDES_OF_A_TOKEN,
    TRICKS,
)

RULES_VERSION = 1
"""Goes up when a rule changes; games go on under the version that they began with."""

# -- the words of the rulebook, in the order of their numbers ---------------------------
Board = Literal["basic", "advanced"]
Suit = Literal["green", "black", "brown", "red", "white"]
Land = Literal["swamp", "caves", "desert", "volcano", "tundra"]
Border = Literal["swamp-caves", "caves-desert", "desert-volcano", "volcano-tundra"]
Slot = Literal[Land, Border]
Moon = Literal["moon", "blood-moon"]
Scar = Literal["S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9"]
Hidden = Literal["hidden"]
SeenScar = Literal[Scar, Hidden]
"""A scar, or one that will only be seen once a decision is taken."""
LoneWolvesTurn = Literal["lead", "follow", "take", "place"]
"""What kind of turn a decision is, for a review."""
LoneAsk = Literal[LoneWolvesTurn, "over"]
GreenCard = Literal["G2", "G3", "G4", "G5", "G6", "G7"]
BlackCard = Literal["K2", "K3", "K4", "K5", "K6", "K7"]
BrownCard = Literal["N2", "N3", "N4", "N5", "N6", "N7"]
RedCard = Literal["R2", "R3", "R4", "R5", "R6", "R7"]
WhiteCard = Literal["W2", "W3", "W4", "W5", "W6", "W7"]
Card = Literal[GreenCard, BlackCard, BrownCard, RedCard, WhiteCard]
"""The letter of its suit, and its value: what a card is in all data, as in notation.

Words say the two parts one after the other (`CARD` of the catalogue, here and in the client).
"""

Pair = Annotated[
    list[Annotated[int, Whole(0, MOST_HONOUR)]], Len(SIDES_OF_A_TOKEN, SIDES_OF_A_TOKEN)
]
"""The two sides of an honour token."""
SeatNumber = Annotated[int, Whole(0, SEATS - 1)]


# -- positions --------------------------------------------------------------------------
@shape
class Slots(TypedDict):
    """Scars that a player's side has room for."""

    land: Annotated[int, Whole(0, SCARS)]
    border: Annotated[int, Whole(0, SCARS)]


@shape
class ScarCounts(TypedDict):
    """Scars of each land at the start."""

    up: Annotated[list[Annotated[int, Whole(0, SCARS)]], Len(LANDS, LANDS)]
    down: Annotated[list[Annotated[int, Whole(0, MOST_DOWN)]], Len(LANDS, LANDS)]


@shape
class House(TypedDict):
    """The house values of a table."""

    honour: Annotated[list[Pair], Len(LANDS, LANDS)]
    slots: Slots
    scars: ScarCounts


@shape
class Side(TypedDict):
    """A player's side of a land."""

    cards: list[Card]
    """Face up."""
    lone: list[Card]
    """Turned; both players saw their faces."""
    unseen: Annotated[int, Whole(0, LAND_ROOM)]
    """Lone wolves from the cards set aside."""
    scars: list[Scar]


class Ground(TypedDict):
    """What everyone sees of a land."""

    honour: Pair
    """The side that is up first."""
    moon: Moon | None
    sides: Annotated[list[Side], Len(SEATS, SEATS)]
    """By seat."""


@shape
class OpenLand(Ground):
    """What lies on a land, hidden things too."""

    hidden: Annotated[list[Scar], Len(0, MOST_DOWN)]
    """Face down, the first one first."""
    shown: list[Scar]


@shape
class LandView(Ground):
    """What lies on a land, as one viewer sees it."""

    hidden: Annotated[int, Whole(0, MOST_DOWN)] | list[Scar]
    """How many; which ones, once all is open."""
    shown: Sequence[SeenScar]


@shape
class PlayedCard(TypedDict):
    """A card of the trick."""

    card: Card
    land: Land


class Common(TypedDict):
    """What everyone sees of a position."""

    game: Literal["lone-wolves"]
    rules: Annotated[int, Whole(1, RULES_VERSION)]
    board: Board
    house: House
    unseen_left: Annotated[int, Whole(0, SET_ASIDE)]
    """Cards set aside that no scar has put on the table."""
    borders: Annotated[list[Annotated[list[list[Scar]], Len(BORDERS, BORDERS)]], Len(SEATS, SEATS)]
    """Scars on each border, by seat."""
    void: Annotated[list[list[Suit]], Len(SEATS, SEATS)]
    """The suits that each seat has shown to be out of."""
    asks: LoneAsk
    leader: SeatNumber
    seat: SeatNumber
    """Who decides."""
    trick: Annotated[int, Whole(0, TRICKS)]
    """Tricks finished."""
    led: PlayedCard | None
    followed: PlayedCard | None
    trump: Suit | None
    """Of the trick under way; once the game is over, of the last one."""
    taken_hidden: Annotated[bool, Flag()]
    """Whether the scar on its way to a slot lay face down."""


@shape
class LoneWolvesPosition(Common):
    """A whole position of Lone Wolves, hidden things too."""

    hands: Annotated[list[list[Card]], Len(SEATS, SEATS)]
    set_aside: list[Card]
    lands: Annotated[list[OpenLand], Len(LANDS, LANDS)]
    box: list[Scar]
    """Scars that were never laid out."""
    discarded: NotRequired[list[Scar]]
    """Scars for which there was no slot."""
    in_hand: Scar | None
    """The scar on its way to a slot."""


class Following(TypedDict):
    """What a view says that follows from the rest, so that whoever looks need not know the rules.

    Views that were kept earlier do not say it, and a whole position does not have it.
    """

    next_leader: SeatNumber | None
    """Who leads the next trick, once both cards of this one lie there; null where none follows."""
    next_trump: Suit | None
    """The trump of the next trick, as the moons lie now; null also where none follows."""
    losing_land: Land | None
    """Where the loser's card lies, while the loser takes a scar and places it."""


NOTHING_FOLLOWS: Following = {"next_leader": None, "next_trump": None, "losing_land": None}


@shape
class LoneWolvesView(Common, Following):
    """A position of Lone Wolves, as docs/notation-lone-wolves.md has it, as one viewer sees it."""

    hands: Annotated[list[Annotated[int, Whole(0, HAND)] | list[Card]], Len(SEATS, SEATS)]
    """One's own cards; of others how many."""
    set_aside: Annotated[int, Whole(0, SET_ASIDE)] | list[Card]
    lands: Annotated[list[LandView], Len(LANDS, LANDS)]
    box: Annotated[int, Whole(0, SCARS)] | list[Scar]
    discarded: NotRequired[Sequence[SeenScar]]
    in_hand: SeenScar | None
    """The scar on its way to a slot."""


@shape
class LoneWolvesSetup(TypedDict):
    """How a game begins, where that is given: all that luck decides."""

    hands: Annotated[list[list[Card]], Len(SEATS, SEATS)]
    set_aside: list[Card]
    hidden: Annotated[list[list[Scar]], Len(LANDS, LANDS)]
    """Of each land, the first one first."""
    shown: Annotated[list[list[Scar]], Len(LANDS, LANDS)]
    box: list[Scar]
    honour: Annotated[list[Pair], Len(LANDS, LANDS)]
    leader: SeatNumber


# -- score sheets -----------------------------------------------------------------------
@shape
class Strength(TypedDict):
    """The strength of one side of a land, by source."""

    cards: int
    lone: int
    scars: int
    total: int


@shape
class LoneSheetLand(TypedDict):
    """How a land stands."""

    land: Land
    free: int
    room: int
    strength: list[Strength]
    honour: int
    moon: Moon | None
    moon_points: int
    winner: int | None


LonePoints = TypedDict("LonePoints", {"honour": int, "moon": int, "blood-moon": int, "scars": int})
LonePoints.__doc__ = "Points by source."
shape(LonePoints)


@shape
class PlacedScar(TypedDict):
    """A scar on a slot, and what it pays and gives now."""

    scar: Scar
    slot: Slot
    points: int
    strength: list[int]
    """In each land where it works."""


@shape
class LoneSheetSeat(TypedDict):
    """The points of a player."""

    points: LonePoints
    total: int
    rank: int
    lone_wolves: int
    scars: list[PlacedScar]
    empty_slots: dict[Slot, int]


@shape
class LoneWolvesSheet(TypedDict):
    """The points of Lone Wolves as they stand."""

    trump: Suit | None
    lands: list[LoneSheetLand]
    seats: list[LoneSheetSeat]


# -- decisions --------------------------------------------------------------------------
@shape
class PlayCard(TypedDict):
    """A card that is led or followed with, and its land."""

    action: Literal["play"]
    number: int
    card: Card
    land: Land


@shape
class TakeScar(TypedDict):
    """The scar that the loser takes."""

    action: Literal["take"]
    number: int
    scar: SeenScar


@shape
class PlaceScar(TypedDict):
    """The slot where it goes."""

    action: Literal["place"]
    number: int
    slot: Slot


LoneWolvesAction = Annotated[PlayCard | TakeScar | PlaceScar, By("action")]

# -- what data is held to ---------------------------------------------------------------
_WORDS = {"taken_hidden": phrase("input-taken-hidden")}
POSITION = Checked[LoneWolvesPosition](LoneWolvesPosition, _WORDS)
VIEW = Checked[LoneWolvesView](LoneWolvesView)
SETUP = Checked[LoneWolvesSetup](LoneWolvesSetup)
SHEET = Checked[LoneWolvesSheet](LoneWolvesSheet)
OPTION = Checked[LoneWolvesAction](LoneWolvesAction)

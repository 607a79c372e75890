"""Why a decision of Lone Wolves is not possible, as plain data: the facts of each reason."""

from typing import Annotated, Literal

from typing_extensions import TypedDict

from ....engine.models import Refused
from ....engine.shape import By, shape
from ..models import Board, Card, Land, Scar, Slot, Suit


# -- facts ------------------------------------------------------------------------------
@shape
class NoLoneFacts(TypedDict):
    """Nothing: the reason says it all."""


@shape
class FromLandFacts(TypedDict):
    """The land from which a scar is to be taken."""

    from_land: Land


@shape
class ScarFacts(FromLandFacts):
    """A scar, and the land where it does not lie."""

    scar: Scar


@shape
class CardFacts(TypedDict):
    """A card, and the land where it would be played."""

    card: Card
    land: Land


@shape
class FullLandFacts(CardFacts):
    """A card, and the land that has room for no more."""

    room: int


@shape
class SuitFacts(CardFacts):
    """A card, and the suit that must be followed."""

    led: Card
    suit: Suit


@shape
class SlotFacts(TypedDict):
    """A slot, how many scars it has room for, and how many lie there."""

    slot: Slot
    room: int
    taken: int
    board: Board


LoneWolvesFacts = (
    NoLoneFacts | FromLandFacts | ScarFacts | CardFacts | FullLandFacts | SuitFacts | SlotFacts
)


# -- the facts of each reason -----------------------------------------------------------
@shape
class NotNow(Refused):
    """Something else is asked, or nothing any more."""

    reason: Literal["game_over", "lead_first", "follow_first", "place_first"]
    facts: NoLoneFacts


@shape
class NotFromLand(Refused):
    """A scar is to be taken first, or there is none that lies face down."""

    reason: Literal["take_first", "no_hidden_scar"]
    facts: FromLandFacts


@shape
class NoSuchScar(Refused):
    """The scar does not lie there."""

    reason: Literal["no_such_scar"]
    facts: ScarFacts


@shape
class NotInHand(Refused):
    """The card is not in the hand."""

    reason: Literal["not_in_your_hand"]
    facts: CardFacts


@shape
class LandFull(Refused):
    """The land has room for no more wolves."""

    reason: Literal["land_full"]
    facts: FullLandFacts


@shape
class MustFollowSuit(Refused):
    """The suit that was led is in the hand."""

    reason: Literal["must_follow_suit"]
    facts: SuitFacts


@shape
class NoSlot(Refused):
    """The slot has no room."""

    reason: Literal["no_border_slots", "no_empty_slot"]
    facts: SlotFacts


LoneWolvesRefusal = Annotated[
    NotNow | NotFromLand | NoSuchScar | NotInHand | LandFull | MustFollowSuit | NoSlot,
    By("reason"),
]

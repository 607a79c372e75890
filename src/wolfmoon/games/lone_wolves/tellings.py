"""What can happen in Lone Wolves, as plain data: a type for each kind of telling, told by `what`.

`story.py` makes them of what the rules note; the catalogue has a sentence for each: `log-` and what
happened.
"""

from typing import Annotated, Literal

from typing_extensions import TypedDict

from ...engine.shape import By, Checked, shape
from ...engine.story import Final, Won
from .models import Card, Land, Moon, Scar, Slot, Suit

_From = TypedDict("_From", {"from": int})
"""No class can name a field `from`: it is a word of Python."""
Why = Literal["higher", "two", "trump", "suit"]
"""Why a card beats the other of its trick: see `what.Why`."""


@shape
class CardPlayed(TypedDict):
    """A seat leads or follows with a card, on its side of a land.             [L5, L6]"""

    what: Literal["led", "followed"]
    seat: int
    card: Card
    land: Land


@shape
class ScarRevealed(TypedDict):
    """The 3 of a seat has turned a face-down scar.                                [L9]"""

    what: Literal["revealed"]
    seat: int
    land: Land
    scar: Scar


@shape
class TrickWon(TypedDict):
    """A seat has won a trick.                                                [L8, L10]"""

    what: Literal["trick-won"]
    seat: int
    card: Card
    """The card that won it."""
    why: Why
    clause: str
    """The rule that says so."""
    trick: int
    """Its number, from 1."""


@shape
class CardTurned(TypedDict):
    """The card with which a seat lost a trick is a lone wolf now.                [L11]"""

    what: Literal["turned"]
    seat: int
    card: Card
    land: Land


@shape
class ScarTaken(TypedDict):
    """A seat has taken a scar that lay face up, or face down and was seen.       [L12]"""

    what: Literal["took", "took-hidden-seen"]
    seat: int
    land: Land
    scar: Scar


@shape
class HiddenScarTaken(TypedDict):
    """A seat has taken a face-down scar, and the viewer did not see which.       [L12]"""

    what: Literal["took-hidden"]
    seat: int
    land: Land


@shape
class ScarDiscarded(TypedDict):
    """A seat had no slot for the scar that it took.                              [L12]"""

    what: Literal["discarded"]
    seat: int
    scar: Scar


@shape
class ScarPlaced(TypedDict):
    """A seat has placed a scar, face up.                                         [L12]"""

    what: Literal["placed"]
    seat: int
    scar: Scar
    slot: Slot


@shape
class WolfJoined(TypedDict):
    """A card that was set aside lies as a lone wolf of a seat.               [L17, S3]"""

    what: Literal["joined"]
    seat: int
    land: Land


@shape
class HonourTurned(_From):
    """A seat has turned the honour token of a land.                               [S4]"""

    what: Literal["honour"]
    seat: int
    land: Land
    to: int


@shape
class MoonPlaced(TypedDict):
    """A moon marker lies where the last scar was taken.                          [L14]"""

    what: Literal["moon"]
    land: Land
    moon: Moon


@shape
class TrumpChanged(TypedDict):
    """From the next trick on another suit is trump.                              [L15]"""

    what: Literal["trump"]
    suit: Suit


@shape
class StrengthChanged(_From):
    """The strength of a seat in a land is another.                               [L18]"""

    what: Literal["strength"]
    seat: int
    land: Land
    to: int


@shape
class PointsChanged(_From):
    """The points of a seat, as they stand, are others.                           [L20]"""

    what: Literal["points"]
    seat: int
    to: int


@shape
class TricksOver(TypedDict):
    """The last trick has been taken.                                             [L18]"""

    what: Literal["ended"]
    reason: Literal["tricks"]


@shape
class LandWon(TypedDict):
    """A seat wins the honour token and any moon of a land.                       [L19]"""

    what: Literal["land-won"]
    seat: int
    land: Land
    points: int
    strength: list[int]
    """By seat."""


@shape
class LandTied(TypedDict):
    """Both seats are equally strong in a land.                                   [L19]"""

    what: Literal["land-tied"]
    land: Land
    strength: list[int]
    """By seat."""


@shape
class ScarsScored(TypedDict):
    """What the scars of a seat give at the end.                                  [L20]"""

    what: Literal["scars-scored"]
    seat: int
    points: int


_OfCards = CardPlayed | ScarRevealed | TrickWon | CardTurned
_OfScars = ScarTaken | HiddenScarTaken | ScarDiscarded | ScarPlaced | WolfJoined | HonourTurned
_OfTheSky = MoonPlaced | TrumpChanged
_OfPoints = StrengthChanged | PointsChanged | LandWon | LandTied | ScarsScored
LoneWolvesTelling = Annotated[
    _OfCards | _OfScars | _OfTheSky | _OfPoints | TricksOver | Final | Won, By("what")
]
TELLING = Checked[LoneWolvesTelling](LoneWolvesTelling)

"""What a hint of Lone Wolves may claim: a type for each kind of claim, told by `claim`.

`you` are the seat that asked, `rival` is the other. Everything is claimed of what that seat can
see; where the other hand matters, all hands that fit are counted.
"""

from typing import Annotated, Literal

from typing_extensions import TypedDict

from ...engine.shape import By, Checked, shape
from ...games.lone_wolves.models import Card, Land, Moon, Scar, Slot, Suit
from ..models import NothingStandsOut

Lead = Literal["ahead", "behind", "level"]
Why = Literal["trump", "suit", "two", "higher"]


# -- how the table stands ---------------------------------------------------------------
@shape
class LandPays(TypedDict):
    """What the one who wins a land gets.                                     [L19, L20]"""

    claim: Literal["land-pays"]
    rule: Literal["L19"]
    land: Land
    points: int
    honour: int
    moon: Moon | None


@shape
class LandStands(TypedDict):
    """The strength of both in a land.                                             [L18]"""

    claim: Literal["land-stands"]
    rule: Literal["L18"]
    land: Land
    own: int
    theirs: int
    lead: Lead
    rival: int


@shape
class PlacesLeft(TypedDict):
    """How many cards a land still takes: one or two.                               [L7]"""

    claim: Literal["places-left"]
    rule: Literal["L7"]
    land: Land
    count: int


@shape
class LastScar(TypedDict):
    """One scar is left in a land, and who takes it brings a moon there.      [L14, L15]"""

    claim: Literal["last-scar"]
    rule: Literal["L14"]
    land: Land
    moon: Moon
    points: int
    suit: Suit


@shape
class ScarsToTake(TypedDict):
    """What lies in the land where the loser takes a scar.                         [L12]"""

    claim: Literal["scars-to-take"]
    rule: Literal["L12"]
    land: Land
    shown: int
    hidden: int


@shape
class ScarInHand(TypedDict):
    """The scar that is to be placed.                                              [L12]"""

    claim: Literal["scar-in-hand"]
    rule: Literal["L12"]
    scar: Scar


# -- what to want -----------------------------------------------------------------------
@shape
class LandToTake(TypedDict):
    """How much strength a land takes that is not yours.                           [L19]"""

    claim: Literal["land-to-take"]
    rule: Literal["L19"]
    land: Land
    need: int
    points: int


@shape
class LandToHold(TypedDict):
    """By how much you lead a land.                                                [L19]"""

    claim: Literal["land-to-hold"]
    rule: Literal["L19"]
    land: Land
    margin: int
    points: int


@shape
class ScarToGet(TypedDict):
    """A face-up scar of a land, and the most points it changes at once.           [L12]"""

    claim: Literal["scar-to-get"]
    rule: Literal["L12"]
    land: Land
    scar: Scar
    points: int


@shape
class HiddenToGet(TypedDict):
    """How many of the scars not seen score by themselves.                         [L12]"""

    claim: Literal["hidden-to-get"]
    rule: Literal["L12"]
    land: Land
    scoring: int
    unseen: int


@shape
class SlotToFind(TypedDict):
    """The most points that the scar in hand changes at once, on any slot.         [L13]"""

    claim: Literal["slot-to-find"]
    rule: Literal["L13"]
    scar: Scar
    points: int


# -- counting hands ---------------------------------------------------------------------
@shape
class HoldsTrick(TypedDict):
    """In how many of the hands that fit no answer beats a card.                    [L8]"""

    claim: Literal["holds-trick"]
    rule: Literal["L8"]
    card: Card
    hands: int
    of: int


@shape
class SureTrick(TypedDict):
    """No hand that fits beats a card.                                              [L8]"""

    claim: Literal["sure-trick"]
    rule: Literal["L8"]
    card: Card
    of: int


@shape
class OnlyBeatenBy(TypedDict):
    """The cards of its suit that beat a card and may be held; those that are out.  [L8]"""

    claim: Literal["only-beaten-by"]
    rule: Literal["L8"]
    card: Card
    cards: list[Card]
    gone: int


@shape
class RivalVoid(TypedDict):
    """The other has shown to be out of the suit of a card.                         [L6]"""

    claim: Literal["rival-void"]
    rule: Literal["L6"]
    suit: Suit
    rival: int


@shape
class NoTrumpOut(TypedDict):
    """No trump can be in the other hand.                                           [L8]"""

    claim: Literal["no-trump-out"]
    rule: Literal["L8"]
    suit: Suit
    rival: int


@shape
class ReplyTakes(TypedDict):
    """A card that the other may hold: it beats yours, and takes the land.          [L8]"""

    claim: Literal["reply-takes"]
    rule: Literal["L8"]
    card: Card
    land: Land
    own: int
    theirs: int
    hands: int
    of: int
    rival: int


# -- what a card does -------------------------------------------------------------------
@shape
class WinsTrick(TypedDict):
    """Your card beats the card that was led.                                       [L8]"""

    claim: Literal["wins-trick"]
    rule: Literal["L8"]
    card: Card
    led: Card
    why: Why


@shape
class LosesTrick(TypedDict):
    """Your card loses, and takes a scar where it lies.                       [L11, L12]"""

    claim: Literal["loses-trick"]
    rule: Literal["L12"]
    card: Card
    led: Card
    land: Land
    count: int
    """Scars that can be taken there."""


@shape
class CannotWin(TypedDict):
    """None of the cards that you may play beats the card that was led.             [L8]"""

    claim: Literal["cannot-win"]
    rule: Literal["L8"]
    led: Card
    count: int


@shape
class LowestWinner(TypedDict):
    """The lowest of your cards that win.                                           [L8]"""

    claim: Literal["lowest-winner"]
    rule: Literal["L8"]
    card: Card
    count: int
    """Cards of yours that win."""


@shape
class StrengthHeld(TypedDict):
    """The strength of both in a land with your card face up there.                [L18]"""

    claim: Literal["strength-held"]
    rule: Literal["L18"]
    land: Land
    own: int
    theirs: int


@shape
class StrengthBeaten(TypedDict):
    """The strength of both there if your card is turned.                          [L11]"""

    claim: Literal["strength-beaten"]
    rule: Literal["L11"]
    land: Land
    own: int
    theirs: int


@shape
class LandChanges(TypedDict):
    """A decision makes a land yours, or nobody's: what it pays, and the strengths. [L19]

    A card that is led only would, if it is not beaten.
    """

    claim: Literal["turns-land", "breaks-land", "would-turn-land", "would-break-land"]
    rule: Literal["L19"]
    land: Land
    points: int
    own: int
    theirs: int


@shape
class FillsLand(TypedDict):
    """A card takes the last place of a land.                                       [L7]"""

    claim: Literal["fills-land"]
    rule: Literal["L7"]
    land: Land


@shape
class RevealsScar(TypedDict):
    """A 3 turns a face-down scar of its land.                                      [L9]"""

    claim: Literal["reveals-scar"]
    rule: Literal["L9"]
    card: Card
    land: Land


@shape
class ScoreAfter(TypedDict):
    """The points of both, before and after a decision.                            [L20]"""

    claim: Literal["score-after"]
    rule: Literal["L20"]
    own_from: int
    own: int
    theirs_from: int
    theirs: int


# -- what a scar does -------------------------------------------------------------------
@shape
class BringsMoon(TypedDict):
    """Taking a scar empties a land: a moon comes, and its suit is trump next. [L14, L15]"""

    claim: Literal["brings-moon"]
    rule: Literal["L14"]
    land: Land
    moon: Moon
    points: int
    suit: Suit


@shape
class ScarPays(TypedDict):
    """The points of a scar on a slot, as the table stands.                      [S5–S9]"""

    claim: Literal["scar-pays"]
    rule: Literal["S5", "S6", "S7", "S8", "S9"]
    scar: Scar
    slot: Slot
    points: int


@shape
class NoSlotBetter(TypedDict):
    """No other slot changes the points more at once.                              [L12]"""

    claim: Literal["no-slot-better"]
    rule: Literal["L12"]
    scar: Scar
    slot: Slot
    points: int


@shape
class ScarStrength(TypedDict):
    """What a strength scar on a slot makes of a land.                          [S1, S2]"""

    claim: Literal["scar-strength"]
    rule: Literal["S1", "S2"]
    scar: Scar
    land: Land
    own: int
    theirs: int


@shape
class TurnsHonour(TypedDict):
    """A scar turns the honour token of a land.                                     [S4]"""

    claim: Literal["turns-honour"]
    rule: Literal["S4"]
    land: Land
    before: int
    after: int
    lead: Lead


@shape
class LoneWolfJoins(TypedDict):
    """A scar brings a lone wolf to a land, which has room for it.                  [S3]"""

    claim: Literal["lone-wolf-joins"]
    rule: Literal["S3"]
    land: Land


# -- how it ends ------------------------------------------------------------------------
@shape
class AheadInWays(TypedDict):
    """In how many of the ways that the hidden things can lie best play ends ahead. [L20]"""

    claim: Literal["ahead-in-ways"]
    rule: Literal["L20"]
    ways: int
    of: int
    hands: int


_OfTheTable = LandPays | LandStands | PlacesLeft | LastScar | ScarsToTake | ScarInHand
_Wanted = LandToTake | LandToHold | ScarToGet | HiddenToGet | SlotToFind
_Counted = HoldsTrick | SureTrick | OnlyBeatenBy | RivalVoid | NoTrumpOut | ReplyTakes
_OfTricks = WinsTrick | LosesTrick | CannotWin | LowestWinner
_OfCards = StrengthHeld | StrengthBeaten | LandChanges | FillsLand | RevealsScar | ScoreAfter
_OfScars = BringsMoon | ScarPays | NoSlotBetter | ScarStrength | TurnsHonour | LoneWolfJoins
LoneWolvesClaim = Annotated[
    _OfTheTable
    | _Wanted
    | _Counted
    | _OfTricks
    | _OfCards
    | _OfScars
    | AheadInWays
    | NothingStandsOut,
    By("claim"),
]
CLAIM = Checked[LoneWolvesClaim](LoneWolvesClaim)

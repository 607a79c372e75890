"""Why a decision of The Wolves is not possible, as plain data: the facts of each reason."""

from typing import Annotated, Literal, NotRequired

from typing_extensions import TypedDict

from ....engine.models import Refused
from ....engine.shape import By, shape
from ..models import Ground, Terrain, Track, WolvesAct, WolvesAsk

HexReason = Literal[
    "not_land",
    "not_on_start_tile",
    "not_empty",
    "same_side_of_the_chasm",
    "crescent_region",
    "lone_wolf_there",
    "prey_there",
    "hex_full",
    "neutral_there",
    "no_wolf_of_yours",
    "has_moved",
    "already_there",
    "enemy_lair",
    "enemy_alpha",
    "enemy_wolf",
    "nowhere_to_push",
    "not_open_to_pushed_wolf",
    "built_there",
    "enemy_there",
    "no_alpha_near_den",
    "no_den_left",
    "no_den_of_yours",
    "not_by_water",
    "no_alpha_near_lair",
    "region_has_your_lair",
    "no_lair_left",
    "no_lone_wolf",
    "no_wolf_left",
    "no_enemy_pack_wolf",
    "no_enemy_den",
    "safe_pair",
    "no_wolf_to_replace",
    "no_den_to_replace",
    "no_choice_of_prey",
    "safe_alpha",
    "safe_lair",
]
"""What is wrong with a hex, where its name is all there is to say."""


# -- facts ------------------------------------------------------------------------------
@shape
class NoWolvesFacts(TypedDict):
    """Nothing: the reason says it all."""


@shape
class AskedFacts(TypedDict):
    """What is asked instead."""

    asks: WolvesAsk


@shape
class TakenFacts(TypedDict):
    """How many actions were taken."""

    taken: int


@shape
class TrackFacts(TypedDict):
    """A track of dens."""

    track: Track


@shape
class PaymentFacts(TypedDict):
    """What an action costs, and what is missing after the tiles of a payment."""

    terrain: Terrain
    cost: int
    tokens: int
    """Bonus tokens at hand."""
    needed: int
    """Bonus tokens needed."""


@shape
class CostFacts(TypedDict):
    """What an action costs, and what one has for it."""

    hex: NotRequired[str]
    """Where; not of a move."""
    action: WolvesAct
    cost: int
    terrain: Terrain
    means: int
    """Tiles and bonus tokens together."""


@shape
class HexFacts(TypedDict):
    """A hex."""

    hex: str


@shape
class MapFacts(HexFacts):
    """A hex, and the map that does not have it."""

    players: int


@shape
class GroundFacts(HexFacts):
    """A hex, its ground, and the terrain of the move."""

    ground: Ground
    terrain: Terrain


@shape
class WalkFacts(HexFacts):
    """A hex, how many steps away it is, and how many a wolf may go."""

    steps: int | None
    """Null if no way leads there."""
    speed: int


@shape
class RangeFacts(HexFacts):
    """A hex, how far from an alpha it is, and how far a howl carries."""

    distance: int | None
    """Null without an alpha."""
    range: int


@shape
class PushFacts(HexFacts):
    """A hex, how many steps away it is, and how many the nearest open one."""

    steps: int | None
    nearest: int | None


TheWolvesFacts = (
    NoWolvesFacts
    | AskedFacts
    | TakenFacts
    | TrackFacts
    | PaymentFacts
    | CostFacts
    | HexFacts
    | MapFacts
    | GroundFacts
    | WalkFacts
    | RangeFacts
    | PushFacts
)


# -- the facts of each reason -----------------------------------------------------------
@shape
class NothingLeft(Refused):
    """The game is over, or no action is left."""

    reason: Literal["game_over", "no_action_left"]
    facts: NoWolvesFacts


@shape
class AskedSomethingElse(Refused):
    """Another decision comes first."""

    reason: Literal["asked_something_else"]
    facts: AskedFacts


@shape
class TwoActionsFirst(Refused):
    """A turn has two actions."""

    reason: Literal["two_actions_first"]
    facts: TakenFacts


@shape
class NoDenOnTrack(Refused):
    """The track has no den left."""

    reason: Literal["no_den_on_track"]
    facts: TrackFacts


@shape
class WrongPayment(Refused):
    """Some tiles and tokens do not pay an action."""

    reason: Literal["tile_shows_another_terrain", "too_many_tiles", "not_enough_bonus_tokens"]
    facts: PaymentFacts


@shape
class CannotPay(Refused):
    """There are not enough tiles and tokens."""

    reason: Literal["cannot_pay"]
    facts: CostFacts


@shape
class NotThisHex(Refused):
    """Something about a hex."""

    reason: HexReason
    facts: HexFacts


@shape
class NoSuchHex(Refused):
    """The map does not have the hex."""

    reason: Literal["no_such_hex"]
    facts: MapFacts


@shape
class WrongGround(Refused):
    """The ground is not what the move goes to."""

    reason: Literal["wrong_terrain", "nowhere_to_end"]
    facts: GroundFacts


@shape
class TooFar(Refused):
    """A wolf can't go so far."""

    reason: Literal["too_far"]
    facts: WalkFacts


@shape
class OutOfRange(Refused):
    """No alpha is near enough."""

    reason: Literal["out_of_range"]
    facts: RangeFacts


@shape
class NotNearest(Refused):
    """A wolf is pushed to the nearest open hex."""

    reason: Literal["not_nearest"]
    facts: PushFacts


TheWolvesRefusal = Annotated[
    NothingLeft
    | AskedSomethingElse
    | TwoActionsFirst
    | NoDenOnTrack
    | WrongPayment
    | CannotPay
    | NotThisHex
    | NoSuchHex
    | WrongGround
    | TooFar
    | OutOfRange
    | NotNearest,
    By("reason"),
]

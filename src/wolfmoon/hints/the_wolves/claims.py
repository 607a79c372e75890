"""What a hint of The Wolves may claim: a type for each kind of claim, told by `claim`.

`you` are the seat that asked, `rival` is another one, or None for the neutral pack. Hexes have
their names, and regions their letters.
"""

from typing import Annotated, Literal

from typing_extensions import TypedDict

from ...engine.shape import By, Checked, shape
from ...games.the_wolves.models import Bonus, Kind, Prey, ScoredPhase, Terrain, Track, Wolf
from ..models import NothingStandsOut

Lead = Literal["ahead", "behind", "level"]
Group = Literal[
    "moon",
    "points",
    "wolves",
    "tracks",
    "lairs",
    "prey",
    "tokens",
    "tiles",
    "targets",
    "danger",
    "next",
    "later",
]
"""What the value of a position is made of, in twelve parts."""


# -- how the map stands -----------------------------------------------------------------
@shape
class RegionPays(TypedDict):
    """What the first and the second place of a region pay, and when.              [W42]"""

    claim: Literal["region-pays"]
    rule: Literal["W42"]
    region: str
    phase: ScoredPhase
    first: int
    second: int


@shape
class RegionStands(TypedDict):
    """Your control of a region, and the most that another has there.              [W41]"""

    claim: Literal["region-stands"]
    rule: Literal["W41"]
    region: str
    own: int
    theirs: int
    lead: Lead
    rival: int | None


@shape
class PreyNear(TypedDict):
    """A prey that you lack: your hexes beside it, and those that are empty.        [W35]"""

    claim: Literal["prey-near"]
    rule: Literal["W35"]
    prey: Prey
    hex: str
    beside: int
    free: int


@shape
class LoneWolfNear(TypedDict):
    """A lone wolf within your howl range.                                         [W29]"""

    claim: Literal["lone-wolf-near"]
    rule: Literal["W29"]
    hex: str
    terrain: Terrain


@shape
class DenByWater(TypedDict):
    """Your den beside the water of a region where you have no lair.          [W25, W26]"""

    claim: Literal["den-by-water"]
    rule: Literal["W25"]
    hex: str
    region: str


@shape
class VictimNear(TypedDict):
    """A piece of another within your howl range that nothing protects.       [W31, W32]"""

    claim: Literal["victim-near"]
    rule: Literal["W31"]
    hex: str
    piece: Kind
    rival: int


@shape
class MoonNear(TypedDict):
    """Dates until the next phase.                                                 [W39]"""

    claim: Literal["moon-near"]
    rule: Literal["W39"]
    phase: ScoredPhase
    count: int


@shape
class TilesShow(TypedDict):
    """How many of your tiles show a terrain, now or after a turn.                  [W9]"""

    claim: Literal["tiles-show", "tiles-ready"]
    rule: Literal["W9"]
    terrain: Terrain
    count: int


# -- what a rival can do ----------------------------------------------------------------
@shape
class Danger(TypedDict):
    """A rival could dominate your piece: as it stands, or after a turn.           [W31]"""

    claim: Literal["in-danger", "punished"]
    rule: Literal["W31"]
    hex: str
    piece: Kind
    rival: int


@shape
class NowSafe(TypedDict):
    """A rival could dominate your piece; after a turn nobody can, for it is one of two. [W32]"""

    claim: Literal["now-paired"]
    rule: Literal["W32"]
    hex: str
    piece: Kind
    rival: int


@shape
class OutOfReach(TypedDict):
    """A rival could dominate your piece; after a turn it no longer stands there.  [W31]"""

    claim: Literal["out-of-reach"]
    rule: Literal["W31"]
    hex: str
    piece: Kind
    rival: int


# -- what a turn does -------------------------------------------------------------------
@shape
class Hunts(TypedDict):
    """A prey is hunted: your how many-th, and what prey pays before and after.    [W35]"""

    claim: Literal["hunts"]
    rule: Literal["W35"]
    prey: Prey
    hex: str
    count: int
    before: int
    after: int


@shape
class MakesLair(TypedDict):
    """A den becomes a lair: what lairs pay before and after.                      [W27]"""

    claim: Literal["makes-lair"]
    rule: Literal["W27"]
    hex: str
    region: str
    before: int
    after: int


@shape
class BuildsDen(TypedDict):
    """A den is built: what its track gives, and what it pays, before and after.   [W24]"""

    claim: Literal["builds-den"]
    rule: Literal["W24"]
    hex: str
    track: Track
    value: int
    before: int
    after: int
    bonus: Bonus


@shape
class Howls(TypedDict):
    """A lone wolf joins: which wolf, and what wolves pay before and after.        [W30]"""

    claim: Literal["howls"]
    rule: Literal["W30"]
    hex: str
    piece: Wolf
    before: int
    after: int


@shape
class Dominates(TypedDict):
    """A piece of a rival is dominated.                                            [W33]"""

    claim: Literal["dominates-wolf", "dominates-den"]
    rule: Literal["W33"]
    hex: str
    rival: int


@shape
class Pushes(TypedDict):
    """A wolf of a rival is pushed, and leaves a region.                           [W20]"""

    claim: Literal["pushes-out"]
    rule: Literal["W20"]
    hex: str
    to: str
    region: str
    rival: int


@shape
class RegionPlace(TypedDict):
    """Your place in a region pays more than before, if it were scored then.       [W42]"""

    claim: Literal["region-first", "region-second"]
    rule: Literal["W42"]
    region: str
    phase: ScoredPhase
    points: int
    before: int


@shape
class ByAlphas(TypedDict):
    """You are first in a region with as much control as a rival, by alphas.       [W41]"""

    claim: Literal["first-by-alphas"]
    rule: Literal["W41"]
    region: str
    control: int
    own: int
    theirs: int
    rival: int | None


@shape
class Denied(TypedDict):
    """A region would pay a rival less than before.                                [W42]"""

    claim: Literal["region-denied"]
    rule: Literal["W42"]
    region: str
    rival: int
    before: int
    after: int


@shape
class ControlGrows(TypedDict):
    """Your control of a region before and after.                                  [W41]"""

    claim: Literal["control-grows"]
    rule: Literal["W41"]
    region: str
    before: int
    after: int


@shape
class PhaseScored(TypedDict):
    """The turn reaches a phase: what its regions pay you at the end of it.         [W40]"""

    claim: Literal["phase-scored"]
    rule: Literal["W40"]
    phase: ScoredPhase
    points: int


@shape
class EndsGame(TypedDict):
    """The turn ends the game: your points, and the most of another.               [W46]"""

    claim: Literal["ends-game"]
    rule: Literal["W46"]
    own: int
    theirs: int
    rival: int


@shape
class ExtraActions(TypedDict):
    """Bonus action tokens that a turn gains.                                       [W8]"""

    claim: Literal["extra-actions"]
    rule: Literal["W8"]
    count: int


@shape
class HuntReady(TypedDict):
    """After a turn two of your wolves stand beside a prey that you lack.           [W35]"""

    claim: Literal["hunt-ready"]
    rule: Literal["W35"]
    prey: Prey
    hex: str


@shape
class LairReady(TypedDict):
    """A new den beside the water of a region where you have no lair.         [W25, W26]"""

    claim: Literal["lair-ready"]
    rule: Literal["W25"]
    hex: str
    region: str


@shape
class OnlyEnd(TypedDict):
    """Two actions are taken and no bonus action token is left.                     [W8]"""

    claim: Literal["only-end"]
    rule: Literal["W8"]


@shape
class PointsAfter(TypedDict):
    """Your points before a turn, and once it has ended.                           [W47]"""

    claim: Literal["points-after"]
    rule: Literal["W47"]
    before: int
    after: int


# -- the draft --------------------------------------------------------------------------
@shape
class DraftHowls(TypedDict):
    """Lone wolves within howl range of a hex.                                     [W29]"""

    claim: Literal["draft-howls"]
    rule: Literal["W29"]
    hex: str
    count: int


@shape
class DraftPrey(TypedDict):
    """The steps from a hex to the nearest hex beside a prey.                       [W35]"""

    claim: Literal["draft-prey"]
    rule: Literal["W35"]
    hex: str
    prey: Prey
    count: int


@shape
class DraftGround(TypedDict):
    """A hex lies on your home terrain, which two of your tiles show.           [W5, W9]"""

    claim: Literal["draft-home"]
    rule: Literal["W9"]
    hex: str
    terrain: Terrain


@shape
class DraftWater(TypedDict):
    """The steps from a hex to the nearest hex beside water.                       [W25]"""

    claim: Literal["draft-water"]
    rule: Literal["W25"]
    hex: str
    region: str
    count: int


# -- what it is worth -------------------------------------------------------------------
@shape
class Part(TypedDict):
    """What one group of features adds to the difference of two turns, in points of win share."""

    group: Group
    points: float


@shape
class Worth(TypedDict):
    """Where the difference to the next best turn comes from: exact Shapley values of the value.

    The parts add up to the gap between the values of the two positions at the end of the turn.
    """

    claim: Literal["worth"]
    rule: None
    gap: float
    group: Group
    """The one that adds most."""
    points: float
    parts: list[Part]


_OfRegionsNow = RegionPays | RegionStands | MoonNear | TilesShow
_OfPlacesNow = PreyNear | LoneWolfNear | DenByWater | VictimNear
_OfRivals = Danger | NowSafe | OutOfReach
_OfActions = Hunts | MakesLair | BuildsDen | Howls | Dominates | Pushes
_OfRegions = RegionPlace | ByAlphas | Denied | ControlGrows | PhaseScored
_OfTurns = (
    EndsGame | ExtraActions | HuntReady | LairReady | OnlyEnd | PointsAfter | MoonNear | TilesShow
)
_OfDrafts = DraftHowls | DraftPrey | DraftGround | DraftWater
TheWolvesClaim = Annotated[
    _OfRegionsNow
    | _OfPlacesNow
    | _OfRivals
    | _OfActions
    | _OfRegions
    | _OfTurns
    | _OfDrafts
    | Worth
    | NothingStandsOut,
    By("claim"),
]
CLAIM = Checked[TheWolvesClaim](TheWolvesClaim)

"""What can happen in The Wolves, as plain data: a type for each kind of telling, told by `what`.

`story.py` makes them of what the rules note; the catalogue has a sentence for each: `log-` and what
happened. Hexes have their names, and regions their letters.
"""

from typing import Annotated, Literal

from typing_extensions import TypedDict

from ...engine.shape import By, Checked, shape
from ...engine.story import Final, Won
from .models import Control, Pack, Prey, ScoredPhase, Terrain, Tile, Track, Wolf, WolvesAct

_From = TypedDict("_From", {"from": str})
"""No class can name a field `from`: it is a word of Python."""


# -- a turn -----------------------------------------------------------------------------
@shape
class Drafted(TypedDict):
    """An alpha and a pack wolf were put on a hex.                                   [W6]"""

    what: Literal["drafted"]
    seat: int
    hex: str


@shape
class Turn(TypedDict):
    """A turn begins."""

    what: Literal["turn"]
    seat: int


@shape
class ExtraAction(TypedDict):
    """A bonus action token was spent for one more action.                           [W8]"""

    what: Literal["extra-action"]
    seat: int


@shape
class Flipped(_From):
    """A tile that was flipped: what it showed, and what it shows now."""

    tile: Tile
    to: Terrain


@shape
class Paid(TypedDict):
    """An action was paid.                                                           [W9]"""

    what: Literal["paid"]
    seat: int
    action: WolvesAct
    terrain: Terrain
    cost: int
    tiles: list[Flipped]
    bonus: int
    """Bonus terrain tokens spent."""


@shape
class Gained(TypedDict):
    """A bonus token was gained.                                     [W24, W27, W35, W63]"""

    what: Literal["gained"]
    seat: int
    bonus: Literal["action", "terrain"]
    why: Literal["drafted", "built", "dominated-den", "upgraded", "hunted"]
    """What brought it."""


# -- pieces -----------------------------------------------------------------------------
@shape
class Moved(_From):
    """A wolf moved."""

    what: Literal["moved"]
    seat: int
    piece: Wolf
    to: str
    path: list[str]
    """A shortest walk, with both ends."""


@shape
class Pushed(_From):
    """A wolf of another was pushed, by a wolf or for a lair.                       [W20]"""

    what: Literal["pushed"]
    seat: int
    piece: Wolf
    to: str
    path: list[str]
    """A shortest walk, with both ends."""
    victim: int


@shape
class Stayed(TypedDict):
    """A move of no wolves.                                                         [W11]"""

    what: Literal["stayed"]
    seat: int


@shape
class Built(TypedDict):
    """A den was built: the track that it came from has a new value.           [W22, W24]"""

    what: Literal["built"]
    seat: int
    hex: str
    track: Track
    value: int
    points: int


@shape
class Upgraded(TypedDict):
    """A lair took the place of a den.                                              [W27]"""

    what: Literal["upgraded"]
    seat: int
    hex: str
    points: int


@shape
class Howled(TypedDict):
    """A lone wolf gave way to the next wolf of the wolf track.                     [W30]"""

    what: Literal["howled"]
    seat: int
    hex: str
    piece: Wolf
    points: int


@shape
class DominatedWolf(TypedDict):
    """A pack wolf of another gave way to the next wolf of the wolf track.          [W33]"""

    what: Literal["dominated-wolf"]
    seat: int
    hex: str
    victim: int
    lost: Literal["pack"]
    piece: Wolf
    points: int


@shape
class DominatedDen(TypedDict):
    """A den of another gave way to one's own.                                      [W33]"""

    what: Literal["dominated-den"]
    seat: int
    hex: str
    victim: int
    lost: Literal["den"]
    track: Track
    value: int
    points: int


@shape
class Hunted(TypedDict):
    """A prey was taken.                                                            [W35]"""

    what: Literal["hunted"]
    seat: int
    prey: Prey
    hex: str
    points: int


# -- the moon ---------------------------------------------------------------------------
@shape
class DateCovered(TypedDict):
    """A piece on the moonlight board covered a date.                               [W38]"""

    what: Literal["moonlight"]
    date: int


@shape
class PhaseReached(TypedDict):
    """The date that was covered brings a phase of the moon.                        [W39]"""

    what: Literal["phase"]
    phase: ScoredPhase
    date: int


@shape
class Holding(Control):
    """What a pack has in a region that is scored; the neutral pack has no seat."""

    seat: int | None
    pack: Pack
    packs: int
    """Pack wolves."""
    dens: int
    lairs: int


@shape
class RegionScored(TypedDict):
    """A region is scored: what every pack has there.                          [W40, W41]"""

    what: Literal["region"]
    region: str
    phase: ScoredPhase
    control: list[Holding]


@shape
class RegionFirst(TypedDict):
    """A seat took the token of a region.                                      [W41, W42]"""

    what: Literal["region-first"]
    seat: int
    region: str
    phase: ScoredPhase
    points: int
    why: Literal["control", "alphas"]
    """Alphas, where another has as much control."""


@shape
class RegionSecond(TypedDict):
    """A seat was paid for second place in a region.                           [W42, W43]"""

    what: Literal["region-second"]
    seat: int
    region: str
    phase: ScoredPhase
    points: int


@shape
class TokenDiscarded(TypedDict):
    """A token that no seat won was discarded.                            [W43, W45, W62]"""

    what: Literal["region-tied", "region-neutral", "region-empty"]
    region: str
    phase: ScoredPhase


@shape
class Ended(TypedDict):
    """The game is over.                                                       [W46, W49]"""

    what: Literal["ended"]
    reason: Literal["full", "quiet"]
    """The full moon was scored, or nothing had reached the moonlight board for too long."""


_OfTurns = Drafted | Turn | ExtraAction | Paid | Gained
_OfPieces = Moved | Pushed | Stayed | Built | Upgraded | Howled | DominatedWolf | DominatedDen
_OfRegions = RegionScored | RegionFirst | RegionSecond | TokenDiscarded
_OfTheMoon = DateCovered | PhaseReached | _OfRegions
TheWolvesTelling = Annotated[
    _OfTurns | _OfPieces | Hunted | _OfTheMoon | Ended | Final | Won, By("what")
]
TELLING = Checked[TheWolvesTelling](TheWolvesTelling)

"""What The Wolves looks like as plain data: positions, decisions, refusals and score sheets.

Described once: `plain.py` gives these types and `reading.py` checks them; the server documents
them, and the client's types are made from them. docs/notation.md says what a position means.
"""

from typing import Annotated, Literal

from annotated_types import Len
from typing_extensions import TypedDict

from ...engine.errors import phrase
from ...engine.shape import By, Checked, Whole, Within, shape
from .box.components import (
    ACTIONS_IN_A_TURN,
    DATES,
    DENS_ON_A_TRACK,
    DRAFTS,
    FEWEST_PLAYERS,
    LAIRS,
    MOST_BONUS_ACTIONS,
    MOST_PLAYERS,
    PREY_IN_A_STACK,
    QUIET_TURNS_EACH,
    TILES,
    TOKENS_IN_A_PAIR,
    WIDEST_SPREAD,
    WOLVES_ON_THE_TRACK,
)

RULES_VERSION = 1
"""Goes up when a rule changes; games go on under the version that they began with."""

# -- the words of the rulebook, in the order of their numbers ---------------------------
Terrain = Literal["forest", "rock", "grass", "tundra", "desert"]
Ground = Literal["forest", "rock", "grass", "tundra", "desert", "water", "chasm"]
Pack = Literal["forest", "rock", "grass", "tundra", "desert", "neutral"]
Tile = Literal[
    "forest/rock", "rock/grass", "grass/tundra", "tundra/desert", "desert/forest", "home"
]
Kind = Literal["den", "pack", "alpha", "lair"]
Wolf = Literal["alpha", "pack"]
Track = Literal["spread", "speed", "howl"]
Phase = Literal["none", "crescent", "quarter", "full"]
ScoredPhase = Literal["crescent", "quarter", "full"]
Prey = Literal["moose", "deer", "raccoon", "boar", "rabbit"]
Bonus = Literal["none", "action", "terrain"]
TheWolvesTurn = Literal["draft", "turn"]
"""What kind of turn something is, for a review."""
WolvesAsk = Literal["draft", "act", "pay", "wolf", "to", "push", "track", "hunt", "over"]
HexAct = Literal[
    "draft",
    "den",
    "lair",
    "howl",
    "dominate pack",
    "dominate den",
    "alpha",
    "pack",
    "to",
    "push",
    "hunt",
]
WolvesAct = Literal[
    "draft",
    "move",
    "den",
    "lair",
    "howl",
    "dominate pack",
    "dominate den",
    "end",
    "pay",
    "alpha",
    "pack",
    "done",
    "to",
    "push",
    "track",
    "hunt",
]

# -- limits -----------------------------------------------------------------------------
MOST_TOKENS = 50
"""The supply has no limit [W12], but actions_taken could not count a turn with many more."""
MOST_ACTIONS = ACTIONS_IN_A_TURN + MOST_TOKENS + MOST_BONUS_ACTIONS
"""In one turn."""
MOST_MOONLIGHT = int(DATES.max()) + MOST_ACTIONS
"""The turn in which the last date is reached is the last one."""
MOST_TURNS = 30_000
"""No game comes near this; a field of two bytes holds it."""
REGION_TILES = 10

Players = Annotated[int, Whole(FEWEST_PLAYERS, MOST_PLAYERS)]
SeatNumber = Annotated[int, Within(0, MOST_PLAYERS - 1)]
Tokens = Annotated[int, Whole(0, MOST_TOKENS)]
RegionTokens = Annotated[int, Whole(0, REGION_TILES)]
Dens = Annotated[int, Whole(0, DENS_ON_A_TRACK)]
Moonlight = Annotated[int, Whole(0, MOST_MOONLIGHT)]
PreyStack = tuple[Prey, Annotated[int, Within(1, int(PREY_IN_A_STACK.max()))]]


# -- positions --------------------------------------------------------------------------
@shape
class TrackCounts(TypedDict):
    """Dens that were built from each attribute track."""

    spread: Dens
    speed: Dens
    howl: Dens


@shape
class PhaseCounts(TypedDict):
    """How many of something, by phase of the moon."""

    crescent: RegionTokens
    quarter: RegionTokens
    full: RegionTokens


@shape
class WolvesSeat(TypedDict):
    """What lies before a player."""

    pack: Terrain
    tiles: Annotated[list[Terrain], Len(TILES, TILES)]
    """What the six tiles show now; the home tile is the last."""
    bonus_terrain: Tokens
    bonus_action: Tokens
    dens: TrackCounts
    wolves: Annotated[int, Whole(0, WOLVES_ON_THE_TRACK)]
    """Wolves taken from the wolf track."""
    lairs: Annotated[int, Whole(0, LAIRS)]
    """Lairs built."""
    prey: list[Prey]
    tokens: PhaseCounts
    """Region tokens taken."""
    seconds: PhaseCounts
    """Second places paid."""


@shape
class Pending(TypedDict, total=False):
    """The action under way; without any part between actions."""

    action: WolvesAct
    terrain: Terrain
    """What it is paid with."""
    hex: str
    """Where; not of a move."""
    cost: Annotated[int, Whole(0, TILES)]
    """In tiles, while it is to be paid."""
    moved: Annotated[list[tuple[Wolf, str]], Len(0, WIDEST_SPREAD)]
    """The wolves that have moved, and where they ended."""
    wolf: tuple[Wolf, str]
    """The wolf on its way, and where it started."""
    to: str
    """Where it will end, while a push is chosen."""


@shape
class TheWolvesView(TypedDict):
    """A position of The Wolves, as docs/notation.md has it; everyone sees all of it."""

    game: Literal["the-wolves"]
    rules: Annotated[int, Whole(1, RULES_VERSION)]
    players: Players
    regions: list[Annotated[int, Whole(1, REGION_TILES)]]
    """The tile at each place, A first; tokens and prey in the same order."""
    tokens: list[Annotated[list[ScoredPhase], Len(0, TOKENS_IN_A_PAIR)]]
    """The token that shows first."""
    prey: list[PreyStack | None]
    """Kind and number."""
    lone_wolves: list[str]
    pieces: dict[str, list[tuple[Pack, Kind]]]
    """By hex."""
    seats: list[WolvesSeat]
    first: SeatNumber
    """Who drafted first."""
    seat: SeatNumber
    """Who decides."""
    moonlight: Moonlight
    moonlight_at_start: Annotated[int, Within(0, MOST_MOONLIGHT)]
    """When this turn began."""
    quiet_turns: Annotated[int, Within(0, QUIET_TURNS_EACH * MOST_PLAYERS)]
    drafted: Annotated[int, Within(0, DRAFTS * MOST_PLAYERS)]
    turns: Annotated[int, Whole(0, MOST_TURNS)]
    actions_taken: Annotated[int, Whole(0, MOST_ACTIONS)]
    phase: Phase
    """The last one that was scored."""
    asks: WolvesAsk
    pending: Pending


# -- score sheets -----------------------------------------------------------------------
@shape
class WolvesPoints(TypedDict):
    """Points by source."""

    spread: int
    speed: int
    howl: int
    wolves: int
    lairs: int
    prey: int
    tokens: int
    seconds: int


@shape
class NextDen(TypedDict):
    """What the next den of a track would bring."""

    value: int
    """Of the track, from then on."""
    bonus: Bonus
    points: int
    """Of the track, from then on."""


@shape
class TrackValue(TypedDict):
    """How far a track has come: what it is worth in play."""

    value: int
    next: NextDen | None


@shape
class TrackValues(TypedDict):
    """The attribute tracks of a player."""

    spread: TrackValue
    speed: TrackValue
    howl: TrackValue


@shape
class WolvesSheetSeat(TypedDict):
    """The points of a player, and what the tracks are worth."""

    pack: Terrain
    points: WolvesPoints
    total: int
    rank: int
    tracks: TrackValues


@shape
class Control(TypedDict):
    """What a pack has in a region."""

    control: int
    alphas: int


@shape
class WolvesSheetRegion(TypedDict):
    """Who holds a region, and what it would pay now."""

    region: str
    tokens: list[ScoredPhase]
    control: dict[Pack, Control]
    first: Pack | None
    seconds: list[Pack]
    pays: dict[Terrain, int]


@shape
class ComingPhase(TypedDict):
    """The phase of the moon that will be scored next, and its date."""

    phase: ScoredPhase
    date: int


@shape
class TheWolvesSheet(TypedDict):
    """The points of The Wolves as they stand."""

    seats: list[WolvesSheetSeat]
    regions: list[WolvesSheetRegion]
    coming: ComingPhase | None


# -- decisions --------------------------------------------------------------------------
@shape
class AtHex(TypedDict):
    """A decision about a hex."""

    action: HexAct
    number: int
    hex: str


@shape
class MoveTo(TypedDict):
    """A move to hexes of a terrain."""

    action: Literal["move"]
    number: int
    terrain: Terrain


@shape
class PayWith(TypedDict):
    """How an action is paid: tiles that are flipped, and bonus tokens."""

    action: Literal["pay"]
    number: int
    tiles: list[Tile]
    bonus: int


@shape
class FromTrack(TypedDict):
    """The track that a den is taken from."""

    action: Literal["track"]
    number: int
    track: Track


@shape
class Ending(TypedDict):
    """The end of a turn, or of a move."""

    action: Literal["end", "done"]
    number: int


TheWolvesAction = Annotated[AtHex | MoveTo | PayWith | FromTrack | Ending, By("action")]

# -- what data is held to ---------------------------------------------------------------
_WORDS = {
    "prey": phrase("input-stack"),
    "pieces": phrase("input-piece"),
    "pending": phrase("input-wolf", names=["alpha", "pack"], found=""),
}
POSITION = Checked[TheWolvesView](TheWolvesView, _WORDS)
VIEW = POSITION
SHEET = Checked[TheWolvesSheet](TheWolvesSheet)
OPTION = Checked[TheWolvesAction](TheWolvesAction)

"""What a game looks like to one who may see it: positions, offers, sheets, and the box.

These models say what `Rules.view`, `score_sheet` and `action_data` give; a test holds them to it.
"""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Terrain = Literal["forest", "rock", "grass", "tundra", "desert"]
Ground = Literal["forest", "rock", "grass", "tundra", "desert", "water", "chasm"]
Pack = Literal["forest", "rock", "grass", "tundra", "desert", "neutral"]
Kind = Literal["alpha", "pack", "den", "lair"]
Phase = Literal["none", "crescent", "quarter", "full"]
Prey = Literal["rabbit", "raccoon", "deer", "boar", "moose"]
Bonus = Literal["none", "action", "terrain"]
Board = Literal["basic", "advanced"]
Suit = Literal["green", "black", "brown", "red", "white"]
Land = Literal["swamp", "caves", "desert", "volcano", "tundra"]
Moon = Literal["moon", "blood-moon"]
Scar = Literal["S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9"]
SeenScar = Literal["S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9", "hidden"]
"""A scar, or one that will only be seen once a decision is taken."""


class Shape(BaseModel):
    """The base of all shapes: exactly these fields."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Refusal(Shape):
    """Why an action is not possible."""

    reason: str
    clause: str
    facts: dict[str, Any]
    sentence: str


class Option(Shape):
    """A decision that may be taken: its number, its words, its parts."""

    number: int
    text: str
    data: dict[str, Any] = Field(description="action, and as it needs hex, terrain, tiles, card, …")


class Outcome(Shape):
    """How a game ended."""

    scores: list[int]
    winners: list[int]
    ranks: list[int]
    ended_by: str


# -- The Wolves -------------------------------------------------------------------------
class TrackCounts(Shape):
    """Dens that were built from each attribute track."""

    spread: int
    speed: int
    howl: int


class PhaseCounts(Shape):
    """How many of something, by phase of the moon."""

    crescent: int
    quarter: int
    full: int


class WolvesSeat(Shape):
    """What lies before a player."""

    pack: Terrain
    tiles: list[Terrain]
    bonus_terrain: int
    bonus_action: int
    dens: TrackCounts
    wolves: int
    lairs: int
    prey: list[Prey]
    tokens: PhaseCounts
    seconds: PhaseCounts


class Pending(Shape):
    """The action under way; without any part between actions."""

    action: str | None = None
    terrain: Terrain | None = None
    hex: str | None = None
    cost: int | None = None
    moved: list[tuple[Kind, str]] | None = None
    wolf: tuple[Kind, str] | None = None
    to: str | None = None


class TheWolvesView(Shape):
    """A position of The Wolves, as docs/notation.md has it."""

    game: Literal["the-wolves"]
    rules: int
    players: int
    regions: list[int]
    tokens: list[list[Phase]]
    prey: list[tuple[Prey, int] | None]
    lone_wolves: list[str]
    pieces: dict[str, list[tuple[Pack, Kind]]]
    seats: list[WolvesSeat]
    first: int
    seat: int
    moonlight: int
    moonlight_at_start: int
    quiet_turns: int
    drafted: int
    turns: int
    actions_taken: int
    phase: Phase
    asks: Literal["draft", "act", "pay", "wolf", "to", "push", "track", "hunt", "over"]
    pending: Pending


class WolvesPoints(Shape):
    """Points by source."""

    spread: int
    speed: int
    howl: int
    wolves: int
    lairs: int
    prey: int
    tokens: int
    seconds: int


class WolvesSheetSeat(Shape):
    """The points of a player."""

    pack: Terrain
    points: WolvesPoints
    total: int
    rank: int


class Control(Shape):
    """What a pack has in a region."""

    control: int
    alphas: int


class WolvesSheetRegion(Shape):
    """Who holds a region, and what it would pay now."""

    region: str
    tokens: list[Phase]
    control: dict[Pack, Control]
    first: Pack | None
    seconds: list[Pack]
    pays: dict[Terrain, int]


class TheWolvesSheet(Shape):
    """The points of The Wolves as they stand."""

    seats: list[WolvesSheetSeat]
    regions: list[WolvesSheetRegion]


# -- Lone Wolves ------------------------------------------------------------------------
class Slots(Shape):
    """Scars that a player's side has room for."""

    land: int
    border: int


class ScarCounts(Shape):
    """Scars of each land at the start."""

    up: list[int]
    down: list[int]


class House(Shape):
    """The house values of a table."""

    honour: list[tuple[int, int]]
    slots: Slots
    scars: ScarCounts


class Side(Shape):
    """A player's side of a land."""

    cards: list[str]
    lone: list[str]
    unseen: int
    scars: list[Scar]


class LandView(Shape):
    """What lies on a land."""

    honour: tuple[int, int]
    hidden: int | list[Scar] = Field(description="How many; which ones, once all is open.")
    shown: list[SeenScar]
    moon: Moon | None
    sides: list[Side]


class PlayedCard(Shape):
    """A card of the trick."""

    card: str
    land: Land


class LoneWolvesView(Shape):
    """A position of Lone Wolves, as docs/notation-lone-wolves.md has it."""

    game: Literal["lone-wolves"]
    rules: int
    board: Board
    house: House
    hands: list[int | list[str]] = Field(description="One's own cards; of others how many.")
    set_aside: int | list[str]
    unseen_left: int
    lands: list[LandView]
    borders: list[list[list[Scar]]]
    box: int | list[Scar]
    discarded: list[SeenScar] | None = None
    void: list[list[Suit]]
    leader: int
    seat: int
    trick: int
    led: PlayedCard | None
    followed: PlayedCard | None
    trump: Suit | None
    in_hand: SeenScar | None
    taken_hidden: bool
    asks: Literal["lead", "follow", "take", "place", "over"]


class Strength(Shape):
    """The strength of one side of a land, by source."""

    cards: int
    lone: int
    scars: int
    total: int


class LoneSheetLand(Shape):
    """How a land stands."""

    land: Land
    free: int
    room: int
    strength: list[Strength]
    honour: int
    moon: Moon | None
    moon_points: int
    winner: int | None


class LonePoints(Shape):
    """Points by source."""

    honour: int
    moon: int
    blood_moon: int = Field(alias="blood-moon")
    scars: int


class PlacedScar(Shape):
    """A scar on a slot, and what it pays and gives now."""

    scar: Scar
    slot: str
    points: int
    strength: list[int] = Field(description="In each land where it works.")


class LoneSheetSeat(Shape):
    """The points of a player."""

    points: LonePoints
    total: int
    rank: int
    lone_wolves: int
    scars: list[PlacedScar]
    empty_slots: dict[str, int]


class LoneWolvesSheet(Shape):
    """The points of Lone Wolves as they stand."""

    trump: Suit | None
    lands: list[LoneSheetLand]
    seats: list[LoneSheetSeat]


# -- both -------------------------------------------------------------------------------
class Position(Shape):
    """A game at one step, as one viewer sees it."""

    game: Literal["the-wolves", "lone-wolves"]
    step: int
    turn_step: int = Field(description="The step at which the turn began; undo goes no further.")
    undo_step: int | None = Field(description="Where undo would lead now; null: it may not.")
    to_decide: int | None
    question: str = Field(description="What is asked, as a code: act, pay, lead, …")
    view: TheWolvesView | LoneWolvesView
    sheet: TheWolvesSheet | LoneWolvesSheet = Field(description="The points as they stand.")
    offer: list[Option] = Field(description="Empty unless it is the viewer's decision.")
    outcome: Outcome | None


# -- the box ----------------------------------------------------------------------------
class TheWolvesBox(Shape):
    """What is printed on the components of The Wolves; lists by players begin with two."""

    terrains: list[Terrain]
    tiles: list[tuple[Terrain, Terrain]] = Field(description="Both sides of the five tiles.")
    prey: list[Prey]
    attributes: dict[str, list[int]] = Field(description="By track and dens built from it.")
    den_bonus: list[dict[str, list[Bonus]]] = Field(description="By players, track and den.")
    den_points: list[list[int]] = Field(description="By players and dens built from a track.")
    wolf_points: list[int]
    wolf_track: list[Kind]
    lair_points: list[int]
    prey_points: list[list[int]] = Field(description="By players and prey hunted.")
    dates: list[list[int]] = Field(description="By players: the dates of the three phases.")
    first_points: PhaseCounts
    second_points: PhaseCounts
    costs: dict[str, int] = Field(description="Tiles, by action.")
    control: dict[Kind, int]
    regions: dict[int, list[Terrain]] = Field(description="The patches of each region tile.")


class LoneWolvesBox(Shape):
    """What is printed on the components of Lone Wolves."""

    suits: list[Suit]
    letters: dict[Suit, str]
    lands: list[Land]
    values: list[int]
    hand: int
    land_room: int
    scars: dict[Scar, str] = Field(description="What each scar does, as a code.")
    scar_values: dict[Scar, int]
    moon_points: dict[Moon, int]


GameBox = TheWolvesBox | LoneWolvesBox


class TheWolvesOptions(Shape):
    """What can be chosen at a table of The Wolves."""

    packs: list[Terrain] = Field(description="A pack for each seat may be chosen; else drawn.")


class LoneWolvesOptions(Shape):
    """What can be chosen at a table of Lone Wolves, with what is usual."""

    boards: list[Board]
    house: dict[Board, House] = Field(description="Usual values: honour, slots, scars.")
    most_honour: int
    most_scars: int


GameOptions = TheWolvesOptions | LoneWolvesOptions

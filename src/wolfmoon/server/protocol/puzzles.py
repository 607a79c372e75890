"""Puzzles: what there is, one that is being tried, what answers a try, and how one stands."""

from datetime import date
from typing import Annotated, Literal

from pydantic import Field

from ...hints.models import RungName
from ...puzzles import MOST_TRIED
from ..message import FromServer, Message
from ..shapes import GameName, Option, Outcome, Position, Told
from .questions import Ask, AskAhead, AskWhyNot

MOST_SEEN = 500
MOST_KEPT = 20
"""So many puzzles of a game a device keeps, to be looked at without a network."""
LONGEST_TRY = 24 * 60 * 60
PuzzleKind = Literal["open", "safe", "percentage", "goal", "best", "threat", "decision"]
PuzzleStatus = Literal["asked", "wrong", "right"]
PuzzleLevel = Literal["easier", "same", "harder"]
PuzzleId = Annotated[str, Field(max_length=40)]
ThemeName = Annotated[str, Field(max_length=40)]
PuzzleTried = Annotated[
    list[Annotated[str, Field(max_length=200)]],
    Field(
        max_length=MOST_TRIED,
        description="All that was tried so far, in order: lines of decisions; `undo` takes back "
        "the last line, `again` sets up the position for another try.",
    ),
]


# -- what there is ----------------------------------------------------------------------
class PuzzleStrength(Message):
    """A rating with its doubt: it lies within two deviations with a chance of 95 %."""

    value: int
    deviation: int


class PuzzleCondition(Message):
    """A part of a goal. All parts must hold at once."""

    what: str = Field(description="What is counted: score, first, hunt, ahead, every, …")
    count: int = Field(description="How much of it is wanted; 1 where it is there or not.")
    of: str | None = Field(description="The region, prey or phase that it is about.")
    words: str = Field(description="The key of its sentence; its facts are `count` and `of`.")


class PuzzleInfo(Message):
    """A puzzle as a list shows it. Its themes are told once it is solved: they give it away."""

    id: str
    game: GameName
    kind: PuzzleKind
    words: str = Field(description="The key of what its kind is called.")
    asked: str = Field(description="The key of what its kind asks for, said before the goal.")
    goal: list[PuzzleCondition]
    players: int
    rating: PuzzleStrength


class PuzzleTheme(Message):
    """A theme of a game, and how many puzzles have it."""

    theme: str
    words: str
    count: int


class PuzzleBook(Message):
    """The puzzles of a game."""

    game: GameName
    count: int
    kinds: dict[PuzzleKind, int]
    themes: list[PuzzleTheme]


class PuzzlesToday(Message):
    """The puzzles of a day, one for each game; the same on every server."""

    day: date
    puzzles: list[PuzzleInfo]


class PuzzleIndex(Message):
    """What there is, and the puzzles of today."""

    today: PuzzlesToday
    books: list[PuzzleBook]


class PuzzleWish(Message):
    """What the next puzzle should be like."""

    game: GameName
    theme: ThemeName | None = None
    level: PuzzleLevel = "same"
    rating: Annotated[float, Field(ge=0, le=4000)] | None = Field(
        default=None, description="Of whoever has no name here; else what is kept counts."
    )
    seen: Annotated[list[PuzzleId], Field(max_length=MOST_SEEN)] = Field(
        default_factory=list, description="Puzzles that a device knows; they are left out."
    )


class PuzzlesWish(PuzzleWish):
    """What puzzles to keep on a device should be like."""

    count: Annotated[int, Field(ge=1, le=MOST_KEPT)] = MOST_KEPT


class PuzzleFound(Message):
    """The next puzzle; null where none is left that was not seen."""

    puzzle: PuzzleInfo | None


# -- a puzzle that is tried -------------------------------------------------------------
class PuzzleMoment(FromServer):
    """A decision that was carried out, and what it did; replies of others among them."""

    seat: int
    option: Option
    told: list[Told]


class PuzzleFrame(FromServer):
    """One thing done, with all its parts, and the position after it: to be played on the board."""

    seat: int
    options: list[Option]
    told: list[Told]
    position: Position


class PuzzleHand(FromServer):
    """A hand that fits what was seen."""

    cards: list[str]
    points: int | None = Field(
        description="By how much best play wins (or, below 0, loses) against it after the try; "
        "null before a try has ended."
    )


class PuzzleRefutation(FromServer):
    """What answers a wrong try, from where it has led."""

    hand: list[str] = Field(description="The hand that beats it, where hands are counted.")
    frames: list[PuzzleFrame]
    outcome: Outcome | None


class PuzzleVerdict(FromServer):
    """What a try has come to."""

    right: bool
    reached: list[int] = Field(description="How much of each part of the goal.")
    loss: float | None = Field(
        description="Best turn: what it gives up, in points of win share; an estimate."
    )
    doubt: float | None = Field(description="Half of its 95 % interval; 0 where it was counted.")
    refutation: PuzzleRefutation | None
    played: list[PuzzleFrame] = Field(
        description="The turn that was tried, thing by thing; empty where tricks are played."
    )


class PuzzleSolved(FromServer):
    """What may be told once a puzzle is solved."""

    themes: list[str]
    others: list[Option] = Field(
        description="Right first decisions, but for the one that was taken."
    )
    share: list[str] = Field(
        description="Four lines to share; they give nothing away. The last is the puzzle's path."
    )


class PuzzleRated(FromServer):
    """What a first try has done to a rating."""

    before: PuzzleStrength
    after: PuzzleStrength
    weight: float = Field(description="How much it counted: a hint halves, a theme leaves 0.1.")
    puzzle: PuzzleStrength = Field(description="Where the puzzle stands now.")


class PuzzleState(FromServer):
    """Where a solver stands; it follows from the puzzle and what was tried."""

    puzzle: PuzzleInfo
    tried: list[str]
    seat: int = Field(description="The one that is played.")
    victim: int | None = Field(description="In a threat: the one that asks what would be done.")
    open: bool = Field(description="Whether nothing is hidden.")
    withdrawn: bool = Field(description="Whether it was taken back, for too many found it bad.")
    status: PuzzleStatus
    position: Position
    reached: list[int] = Field(description="How much of each part of the goal, as it stands.")
    hands: list[PuzzleHand]
    verdict: PuzzleVerdict | None
    moments: list[PuzzleMoment] = Field(description="What the last line led to.")
    can_undo: bool
    wrongs: int
    solved: PuzzleSolved | None
    rated: PuzzleRated | None = Field(description="If this was the first try of a person.")


class PuzzlePlay(Message):
    """All that was tried in a puzzle, the newest last."""

    tried: PuzzleTried = Field(default_factory=list)
    theme: ThemeName | None = Field(default=None, description="The theme that was chosen.")
    seconds: Annotated[int, Field(ge=0, le=LONGEST_TRY)] | None = Field(
        default=None, description="How long it took so far, for the text to share."
    )


class PuzzleAsk(Ask):
    """What would be after a line, where a solver stands?"""

    tried: PuzzleTried = Field(default_factory=list)


class PuzzleAskAhead(AskAhead):
    """What may follow, where a solver stands?"""

    tried: PuzzleTried = Field(default_factory=list)


class PuzzleAskWhyNot(AskWhyNot):
    """Why can't I, where a solver stands?"""

    tried: PuzzleTried = Field(default_factory=list)


class PuzzleAskHint(Message):
    """A rung of the hint; to ask is noted, for it halves what the puzzle counts."""

    rung: RungName


class PuzzleHint(FromServer):
    """Where to look, what to want, or the whole turn; always from where the puzzle begins."""

    rung: RungName
    places: list[str]
    acts: list[str] = Field(description="The kinds of what is done, in order: move, den, play, …")
    decisions: list[str]


class PuzzleSolution(FromServer):
    """One way to the goal, from where the puzzle begins, with the replies of others."""

    frames: list[PuzzleFrame]
    outcome: Outcome | None
    others: list[Option]
    rated: PuzzleRated | None = Field(description="Whoever asks before a try gives it up.")


# -- how one stands ---------------------------------------------------------------------
class PuzzleStanding(FromServer):
    """How a person stands in the puzzles of a game."""

    game: GameName
    rating: PuzzleStrength
    above: str | None = Field(description="The strongest bot that the rating lies above.")
    below: str | None = Field(description="The weakest bot that it lies below.")
    tried: int
    solved: int
    themes: dict[str, int] = Field(description="By theme: how many were solved.")
    days: list[date] = Field(description="Days whose puzzle was solved that day, newest first.")
    streak: int = Field(description="Days in a row, up to today or yesterday.")


class PuzzleTriedOnce(FromServer):
    """A puzzle that a person has met."""

    puzzle: str
    first: bool | None = Field(description="Whether the first try was right; null: not ended.")
    solved: bool
    hinted: bool
    tries: int
    after: int | None = Field(description="The rating after it.")
    at: int = Field(description="When, in microseconds since 1970.")


class OwnPuzzle(FromServer):
    """A puzzle from a person's own game: a turn that its review gave a label."""

    puzzle: PuzzleInfo
    table: str | None = Field(description="Where it was played.")
    at: int = Field(description="When the game was reviewed, in microseconds since 1970.")
    solved: bool


class PuzzlesMine(FromServer):
    """How a person stands, and the puzzles that they met last."""

    standings: list[PuzzleStanding]
    history: list[PuzzleTriedOnce]
    own: list[OwnPuzzle] = Field(description="Puzzles from the person's own games.")


class PuzzleVote(Message):
    """Whether a puzzle was good."""

    good: bool

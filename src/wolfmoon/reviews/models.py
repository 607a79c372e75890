"""What a review is, for every game: a curve, turns with what they cost, and accounts that add up.

All amounts are shares of the win: 1 is a sure win, and the shares of all players add up to 1. Lists
with an amount for each player are in the order of the seats. `docs/review.md` tells how they are
worked out.
"""

from typing import Literal

from typing_extensions import TypedDict

from ..engine.shape import shape
from ..games.shapes import BotName, Claim, OptionData, TurnKind
from ..hints.models import HintStep, Label

VERSION = 5
"""Of this layout and of how reviews are made; a review of another version is made anew."""
Stage = Literal["curve", "turns", "done"]
MomentKind = Literal[Label, "great", "gift", "choice"]
EntryName = Literal["setup", "deal", "own_errors", "gifts", "others", "lie", "revised"]
Shares = list[float]
"""An amount for each seat."""


@shape
class ReviewRange(TypedDict):
    """The ends of a 95 % interval."""

    low: float
    high: float


@shape
class ReviewSentence(TypedDict):
    """A sentence of the catalogue: its key, and what it speaks of.

    Of the facts `seat` and `rival` are seats, and the names of those who sit there are `$who` and
    `$whom`. Amounts are hundredths of a win share.
    """

    words: str
    facts: dict[str, str | int | float]


# -- a turn -----------------------------------------------------------------------------
@shape
class ReviewLine(TypedDict):
    """A turn, or a decision, that can be shown on the board."""

    decisions: list[int]
    text: str
    """The decisions as the game's notation has them."""
    steps: list[HintStep]
    """One for each action, with what it would do."""


@shape
class ReviewReply(TypedDict):
    """What another player did next, and what it took from the one who is punished."""

    seat: int
    turn: int
    """The turn of the game in which it was played: it can be shown by its own line."""
    claims: list[Claim]
    """What was open to the other only after the turn as it was played."""


@shape
class ReviewOption(TypedDict):
    """In Lone Wolves: a decision that was open, over all hands that fit."""

    decisions: list[int]
    text: str
    data: OptionData
    played: bool
    share: float
    """The chance to win by what the player could know, every hand as likely."""
    weighted: float | None
    """The chance with hands as likely as the other's play makes them; None if not looked at."""
    open: float | None
    """With all cards open, as they lay: hindsight. None if it was not looked at."""
    wins: int | None
    """In how many of the ways it wins; None where not all of them were gone through."""
    hands: list[float]
    """For each hand that fits, the part of its ways that is won; empty where not all were tried."""


@shape
class ReviewKnown(TypedDict):
    """In Lone Wolves: what the player could know, and what only hindsight shows."""

    hands: int
    """Hands of the other that fit."""
    ways: int
    """Those hands, each with every way tried in which face-down scars may lie."""
    counted: bool
    """Whether every way was solved to the end: then nothing is estimated."""
    options: list[ReviewOption]
    """The best first."""
    held: list[str]
    """What the other did hold: hindsight."""
    hindsight: bool
    """Whether the decision looks otherwise with all cards open: as good as the best by what could
    be known, and a loss as the cards lay; or the reverse."""


@shape
class ReviewTurn(TypedDict):
    """One turn of The Wolves or place of its draft, or one decision of Lone Wolves."""

    turn: int
    """Its number in this list, from 1."""
    round: int
    """As people count: the turn of the game, or the trick, from 1; 0 in the draft."""
    kind: TurnKind
    seat: int
    step: int
    """How many decisions were made before it: where a replay shows it."""
    end: int
    """How many were made after it."""
    date: int | None
    """In The Wolves: the date of the moon when it began."""
    phases: list[str]
    """In The Wolves: the phases that were scored when it ended."""
    before: Shares
    """What each player's chance was when it began, after searching it."""
    after: Shares
    """What it was when it had ended."""
    revised: Shares
    """How the engine had changed its mind when it began, since the end of the turn before."""
    judged: bool
    """Whether it was looked at in depth; in a quick look only the curve is known."""
    forced: bool
    """Whether nothing else could be decided."""
    loss: float
    """What it gave up against the best, at least 0."""
    se: float
    """The standard error of the loss; 0 where it was counted."""
    interval: ReviewRange
    label: Label | None
    great: bool
    """Whether it was the best, and the next best idea was at least a mistake worse."""
    margin: float
    """By how much a great turn was better than the next best idea; 0 otherwise."""
    to_whom: Shares
    """What it changed for each: what its player lost, and who got it. They add up to 0."""
    gifts: Shares
    """The part of it that the error gave to each."""
    others: Shares
    """The rest: what a free choice took from some and gave to others; or the lie of the cards."""
    continuations: int
    """How often the turn and the better one were each played on, or in how many ways solved."""
    played: ReviewLine
    better: ReviewLine | None
    """The best that was found; None if nothing better was."""
    with_this: list[Claim]
    """What holds after the turn as it was played."""
    gives_up: list[Claim]
    """What holds after the better one instead."""
    reply: ReviewReply | None
    """The reply that punished it."""
    known: ReviewKnown | None
    """In Lone Wolves, where the decision was looked at in depth."""


# -- the whole --------------------------------------------------------------------------
@shape
class WolvesLedger(TypedDict):
    """Where the share of a player went in The Wolves: share − fair is the sum of these."""

    setup: float
    own_errors: float
    gifts: float
    others: float
    revised: float


@shape
class LoneLedger(TypedDict):
    """Where the share of a player went in Lone Wolves: share − fair is the sum of these."""

    deal: float
    own_errors: float
    gifts: float
    lie: float
    revised: float


@shape
class ReviewEntry(TypedDict):
    """A line of the statement."""

    entry: EntryName
    amount: float
    balance: float
    """The share after it."""
    by: Shares | None
    """Gifts and free choices: from whom; None for all other entries."""
    turns: list[int]
    """The turns that it comes from, the weightiest first."""


@shape
class ReviewMoment(TypedDict):
    """A turning point, as one player lived it."""

    turn: int
    kind: MomentKind
    """A label or `great` for a turn of one's own, `gift` or `choice` for one of another's."""
    amount: float
    """What it cost or brought this player."""
    about: Claim | None
    """What it was about, if anything was proved of it."""


@shape
class ReviewLabels(TypedDict):
    """How many turns have a label."""

    inaccuracy: int
    mistake: int
    blunder: int
    great: int


@shape
class ReviewPlayer(TypedDict):
    """How the game went for one player."""

    share: float
    """The result; or the chance where an abandoned game was left."""
    fair: float
    ledger: WolvesLedger | LoneLedger
    statement: list[ReviewEntry]
    """The ledger as a bank would tell it: the balance after each entry."""
    lost_per_turn: float
    interval: ReviewRange
    judged: int
    """Turns with a choice, of which this is the mean."""
    like: BotName | None
    """The bot that loses about as much a turn; None if too few turns were judged."""
    between: list[BotName]
    """All bots that the interval does not rule out, the weakest first."""
    labels: ReviewLabels
    moments: list[ReviewMoment]
    """The turning points in the order of the game."""
    summary: list[ReviewSentence]
    """How it ended for this player, and the two largest entries."""


@shape
class ReviewScale(TypedDict):
    """What a bot loses a turn, measured in the same way."""

    bot: BotName
    loss: float
    interval: ReviewRange


@shape
class ReviewRegion(TypedDict):
    """A region of The Wolves as it was scored."""

    region: str
    first: int | None
    """The seat that was first; None if nobody was, or the neutral pack."""
    seconds: list[int]
    points: Shares


@shape
class ReviewPhase(TypedDict):
    """A phase of the moon that was scored in The Wolves."""

    phase: str
    date: int
    turn: int
    regions: list[ReviewRegion]


@shape
class Review(TypedDict):
    """A game, reviewed."""

    version: int
    game: str
    rules: int
    seats: int
    stage: Stage
    """`curve` after a quick look, `turns` while turns are judged, `done` at the end."""
    finished: bool
    """False for a game that was abandoned: it is reviewed up to where it was played."""
    steps: int
    scores: list[int]
    """The points at the end, or where it was left."""
    players: list[ReviewPlayer]
    turns: list[ReviewTurn]
    turning: list[int]
    """The turns that moved the game most, at most three, in its order."""
    story: list[ReviewSentence]
    """The game in three sentences."""
    phases: list[ReviewPhase]
    """In The Wolves: the regions by date."""
    scale: list[ReviewScale]


# -- trying again -----------------------------------------------------------------------
@shape
class SecondTry(TypedDict):
    """What another try at a turn is worth, against the best and against the game."""

    turn: int
    seat: int
    good: bool
    """Whether it is good enough: within 6 % of a fair share of the best."""
    best: bool
    """Whether nothing better was found."""
    loss: float
    se: float
    interval: ReviewRange
    gained: float
    """How much better it is than what was played."""
    line: ReviewLine
    claims: list[Claim]
    """What holds after it."""
    look: list[Claim]
    """Where to look, if it is not good enough; never the answer."""
    places: list[str]

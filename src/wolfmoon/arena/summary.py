"""What an arena and a ladder tell, as plain data."""

from typing import NotRequired

from typing_extensions import TypedDict

from ..engine.start import Options


class About(TypedDict):
    """What was played."""

    game: str
    options: Options
    seed: int
    simulations: NotRequired[int]
    seconds: NotRequired[float]


class FaultData(TypedDict):
    """A bot that failed, and so lost a game."""

    bot: str
    seat: int
    kind: str
    what: str


class ShareOfBot(TypedDict):
    """A bot's share of the wins, with its interval; fair is what the seats it held are worth."""

    name: str
    share: float
    low: float
    high: float
    fair: float


class BotFigures(ShareOfBot):
    """All that is told of a bot."""

    seats: int
    decisions: int
    p95_ms: float | None
    p95_turn_ms: float | None
    faults: int


class EloData(TypedDict):
    """A difference in Elo; an end without a bound is None."""

    value: float | None
    low: float | None
    high: float | None


class SprtData(TypedDict):
    """Where a sequential test stands."""

    window: list[float]
    shares: list[float]
    ratio: float
    bounds: list[float]
    verdict: str


class Summary(TypedDict):
    """All figures of an arena, the bot in question first."""

    blocks: int
    games: int
    bots: list[BotFigures]
    elo: EloData | None
    sprt: SprtData | None
    faults: list[FaultData]


class ArenaResult(About, Summary):
    """What `wolfmoon arena --json` prints."""

    reverse: bool


class Rating(TypedDict):
    """A bot on the ladder."""

    name: str
    elo: float
    low: float | None
    high: float | None


class Meeting(TypedDict):
    """The games that some bots played together."""

    lineup: list[str]
    bots: list[ShareOfBot]


class Ratings(TypedDict):
    """The ratings, and the single meetings."""

    blocks: int
    bots: list[Rating]
    meetings: list[Meeting]
    faults: list[FaultData]


class LadderResult(About, Ratings):
    """What `wolfmoon ladder --json` prints."""

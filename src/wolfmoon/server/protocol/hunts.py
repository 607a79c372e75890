"""The daily hunt: today's set-ups, one's own try, and what everyone made of a day."""

from datetime import date, datetime

from pydantic import Field

from ..message import Level, Message
from ..shapes import GameName


class NewHunt(Message):
    """Hunt: today's set-up, or that of a day that is over."""

    day: date | None = Field(default=None, description="Today if none is named.")
    again: bool = Field(default=False, description="Once more, for practice: it counts no more.")


class HuntResult(Message):
    """What came of a hunt."""

    share: float = Field(description="Of the win: 1 alone, a part with others.")
    ahead: int = Field(description="Points ahead of the best of the others.")
    mark: int | None = Field(
        description="How many bots' games from the same seat it beats, in per cent, ties half;"
        " null while none has been played."
    )


class Hunt(Message):
    """The hunt of a day in one game, as far as one may know it."""

    game: GameName
    day: date
    options: dict[str, object] = Field(description="What is played, such as the board.")
    players: int
    seat: int = Field(description="Everyone's seat on this day.")
    rival: Level
    table: str | None = Field(description="One's own table, once it is begun.")
    over: bool = Field(description="Whether one is done with it, or has left it.")
    called_off: bool = Field(
        description="One's own was called off, for a rival failed for good; it can be begun anew."
    )
    late: bool = Field(description="Begun, or still to begin, when its day is over.")
    result: HuntResult | None = Field(description="null for one that was left, too.")
    bot_games: int = Field(description="How many games bots have played so far.")
    bot_games_wanted: int


class Hunts(Message):
    """Today's hunts."""

    day: date
    ends: datetime
    hunts: list[Hunt]
    in_a_row: int = Field(description="Days hunted one after the other; for oneself alone.")


class BotHunts(Message):
    """What a bot made of a set-up: its games, the worst first."""

    level: Level
    results: list[HuntResult]


class HuntedBy(Message):
    """What someone made of a day."""

    name: str
    you: bool
    table: str = Field(description="Their game, to watch.")
    share: float
    ahead: int
    mark: int | None


class HuntAhead(Message):
    """How many people were so many points ahead of the best of the others."""

    ahead: int
    people: int


class HuntPlace(Message):
    """One's own place at a date of the game."""

    date: str = Field(description="Such as `crescent`, or `blood-moon`.")
    place: int = Field(description="From 1 on; equals share one.")


class HuntDay(Message):
    """A day: the bots' games and, once one's own is done or the day is over, everyone's."""

    hunt: Hunt
    over: bool
    open: bool = Field(description="Whether one may see what others made of it.")
    bots: list[BotHunts]
    people: int
    percentile: float | None = Field(
        description="How many of the people one's own hunt beats; from 30 people on."
    )
    aheads: list[HuntAhead] = Field(
        description="How many people were how far ahead, of those who had the same set-up."
    )
    best: list[HuntedBy] = Field(description="The best, and oneself.")
    places: list[HuntPlace] = Field(
        description="One's own at the dates of the game, once it is done: they give nothing away."
    )


class HuntWeekRow(Message):
    """A week of someone: the best five marks of seven days count."""

    place: int
    name: str
    you: bool
    total: int
    marks: list[int | None]


class HuntWeek(Message):
    """The table of a week."""

    game: GameName
    first: date
    last: date
    rows: list[HuntWeekRow]


class HuntedDay(Message):
    """A day of one's own."""

    day: date
    game: GameName
    table: str
    late: bool
    result: HuntResult | None

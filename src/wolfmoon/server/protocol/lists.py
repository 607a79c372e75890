"""Lists: the games there are, tables by the page, how one has fared."""

from pydantic import Field

from ..message import FromServer, Message
from ..shapes import GameBox, GameName, GameOptions
from .notify import MessageWay
from .tables import TableInfo


class Bot(Message):
    """A bot that may take a seat."""

    name: str
    level: int


class GameInfo(FromServer):
    """A game that can be played here, with all that never changes about it."""

    name: GameName
    rules: int
    players: list[int]
    bots: list[Bot]
    options: GameOptions = Field(description="What can be chosen, with what is usual.")
    box: GameBox = Field(description="What is printed on its components.")
    hides: bool = Field(description="Whether seats have secrets from each other.")


class Tables(Message):
    """A page of a list of tables."""

    tables: list[TableInfo]
    next: str | None = Field(description="Asked with `after`, the next page; null: there is none.")


class Needs(Message):
    """All that one has to do, at whatever table."""

    turns: list[TableInfo] = Field(description="One is to decide; the least time comes first.")
    invitations: list[TableInfo] = Field(description="A seat is kept for one.")
    takebacks: list[TableInfo] = Field(description="One is asked to agree to going back.")
    off: list[MessageWay] = Field(description="Ways of being told that went off by themselves.")


class Statistics(Message):
    """How one has fared, by game and number of players."""

    rows: list["StatisticsRow"]


class StatisticsRow(Message):
    """How one has fared in one game with so many players."""

    game: GameName
    players: int
    games: int
    wins: float = Field(description="A shared win counts in parts.")
    mean_points: float
    best_points: int

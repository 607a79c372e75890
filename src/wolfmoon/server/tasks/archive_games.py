"""Games of older rules are archived, so that they can be looked at when their rules have gone."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from functools import partial

from pydantic import BaseModel
from sqlalchemy import Engine

from ..archive import parts_of
from ..jobs.house import House
from ..live import Live
from ..orders import Keeper, now
from ..store import archives
from ..store.database import upgrade
from ..store.writer import Done, Writer
from .hand import Hand
from .kind import WHENEVER, Kind, Nothing, Outcome

MOST_MEGABYTES = 16
"""Of tables in memory, where each is looked at once."""
QUIET = timedelta(minutes=10)
"""A game that goes on is archived when nothing has happened for so long."""


class Archived(BaseModel):
    """How many games were archived."""

    games: int


class ArchiveGames(Kind[Nothing, Archived]):
    """Archives each game in a transaction of its own: to do it twice does no harm."""

    name = "archive-games"
    priority = WHENEVER
    every = timedelta(minutes=10)
    arguments, result = Nothing, Archived

    def do(self, hand: Hand, arguments: Nothing) -> Outcome[Archived]:
        """Find the games of older rules, and archive each."""
        games = 0
        for id in lacking(hand.house, older=True, before=now() - QUIET):
            hand.check()
            games += archive(hand.house, id)
        return Outcome(Archived(games=games))


def lacking(house: House, older: bool, before: datetime | None = None) -> Iterator[str]:
    """The tables whose archive is not up to date, as `store.archives` finds them."""
    last = ""
    while ids := house.read(partial(archives.lacking, older=older, before=before, after=last)):
        yield from ids
        last = ids[-1]


def archive(house: House, id: str) -> bool:
    """Archive a game as it stands; whether that was done before anything else happened."""
    table = house.table(id)
    parts, seq = archives.packed(parts_of(table)), table.seq
    return house.write(lambda connection: Done(archives.keep(connection, id, seq, parts)), key=id)


def archive_all(engine: Engine) -> int:
    """Archive every game whose archive is not up to date, whatever its rules; how many."""
    upgrade(engine)
    live, writer = Live(MOST_MEGABYTES), Writer(engine)
    keeper = Keeper(live, lambda showing: None)
    house = House(engine, writer, live, keeper, lambda table, seat: None)
    try:
        return sum(archive(house, id) for id in lacking(house, older=False))
    finally:
        writer.close()


ARCHIVE_GAMES = ArchiveGames()

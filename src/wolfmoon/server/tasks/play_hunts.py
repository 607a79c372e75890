"""Bots hunt the night before, so that a mark means the same with one user and with thousands.

They take a bounded part of a machine that nobody else wants, and play only where people hunt.
"""

import time
from collections import Counter
from datetime import date, datetime, timedelta
from functools import partial
from typing import ClassVar

from pydantic import BaseModel
from sqlalchemy import Connection

from ..happened import Made
from ..hunts.day import day_at, hunted_games, table_for
from ..hunts.house import pools, secret_of
from ..hunts.marks import LEAST_GAMES, LEVELS
from ..hunts.playing import BotHunt, hunted_by
from ..jobs.queue import LAST
from ..orders import now
from ..store import hunts
from ..store.writer import Done
from ..thinking.errand import Errand
from .hand import Hand
from .kind import WHENEVER, Kind, Nothing, Outcome

MOST_GAMES = 100
"""Games of each bot that a night brings; a day that has begun only gets what its marks want."""
FROM_HOUR = 12
"""Tomorrow's games begin at noon."""
LATELY = timedelta(days=7)
"""Where nobody has hunted for so long, no bot does; no day further back gets a mark."""
LONGEST = 180.0
NOBODY = "nobody"
"""For whom a table is set up that bots alone sit down at."""


class Hunted(BaseModel):
    """How many games were played."""

    games: int


class PlayHunts(Kind[Nothing, Hunted]):
    """Each game is kept in a transaction of its own: to play it twice does no harm."""

    name = "play-hunts"
    priority = WHENEVER
    thinks = True
    every = timedelta(minutes=1)
    arguments, result = Nothing, Hunted
    seconds: ClassVar[float] = 20.0
    """Of a minute: the rest of the machine's time is for others."""

    def do(self, hand: Hand, arguments: Nothing) -> Outcome[Hunted]:
        """Play until the share of this minute is used up."""
        games, end = 0, time.monotonic() + self.seconds
        while games == 0 or time.monotonic() < end:
            wanted = next_wanted(hand, now())
            if wanted is None:
                break
            day, pool, about, level, number = wanted
            found = hand.work_out(Errand(hunted_by, (about, level, number), LONGEST))
            _keep(hand, (str(day), about.game, pool, level, number), found)
            games += 1
        return Outcome(Hunted(games=games))


def _keep(hand: Hand, which: tuple[str, str, int, str, int], found: BotHunt) -> None:
    def work(connection: Connection) -> Done[None]:
        hunts.keep_bot(connection, which, found.result, found.decided)
        return Done(None)

    hand.house.write(work, key=LAST)


def next_wanted(hand: Hand, at: datetime) -> tuple[date, int, Made, str, int] | None:
    """The game that is missing most: what has begun first, then tomorrow's, by turns of the bots.

    Only tomorrow gets more games than a mark wants: a mark that is there does not move any more.
    """
    for day, pool, game in wanted_setups(hand, at):
        setup = partial(hunts.bots_on, day=str(day), game=game, pool=pool)
        played = Counter(each.level for each in hand.house.read(setup))
        level = min(LEVELS, key=lambda each: (played[each], LEVELS.index(each)))
        if played[level] < (MOST_GAMES if day > day_at(at) else LEAST_GAMES):
            secret = secret_of(hand.house, hand.settings)
            about = table_for(NOBODY, secret, day, game, pool, counts=True, stand_in=level)
            return day, pool, about, level, played[level]
    return None


def wanted_setups(hand: Hand, at: datetime) -> list[tuple[date, int, str]]:
    """The set-ups that bots should play: those that someone has begun lately, then tomorrow's.

    Days that are over are among them: whoever began just before midnight, or while the server was
    busy, waits for a mark as well.
    """
    today, read = day_at(at), hand.house.read
    games = [name for name, _ in hunted_games()]
    begun = read(partial(hunts.begun_between, first=today - LATELY, last=today))
    wanted = [(day, pool, game) for day, game, pool in begun if game in games]
    if at.hour >= FROM_HOUR and begun:
        tomorrow = today + timedelta(days=1)
        wanted += [(tomorrow, pool, game) for game in games for pool in range(pools(hand.settings))]
    return wanted


PLAY_HUNTS = PlayHunts()

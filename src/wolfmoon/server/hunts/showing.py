"""What one may know of hunts: today's, a day, a week, a month of one's own."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from sqlalchemy import Connection

from ...games import described
from ..dealing import first_game
from ..events import Data
from ..refused import Refused
from ..store import hunts
from ..store.hunts import Hunt
from ..summary import written
from .day import SHARED, end_of, hunted_games, options_on, pool_of, seat_on, seats_on, table_for
from .everyone import DayOfAll, Everyone, week_of_one
from .marks import LEAST_GAMES, LEVELS, ByLevel, Result, mark_of

NOTHING = DayOfAll(0, Counter(), {}, [])
"""Of a day that one may not know of yet."""
PEOPLE_FOR_PERCENTILE = 30
LONGEST_ROW = 400
"""Days in a row are counted no further back."""


@dataclass(frozen=True)
class House:
    """What the set-ups of a server follow from, and which day it is."""

    secret: str
    pools: int
    today: date

    @property
    def foreseen(self) -> bool:
        """Whether anyone can work out its set-ups: then they count for hunts alone."""
        return self.secret == SHARED


def has_hunt(game: str) -> bool:
    """Whether a game has a daily hunt."""
    return described(game).hunt is not None


def today(connection: Connection, house: House, person: str | None) -> Data:
    """Today's hunts, and how far one is."""
    day = house.today
    return {
        "day": str(day),
        "ends": written(end_of(day)),
        "hunts": [hunt(connection, house, name, day, person) for name, _ in hunted_games()],
        "in_a_row": 0 if person is None else in_a_row(connection, person, day),
    }


def hunt(connection: Connection, house: House, game: str, day: date, person: str | None) -> Data:
    """The hunt of a day as far as one may know it: not a word of its set-up."""
    hunting = described(game).hunt
    assert hunting is not None
    mine, options = hunts.own(connection, person, day, game), options_on(day, hunting)
    pool = mine.pool if mine else _pool(house, day, person)
    bots = _by_level(connection, str(day), game, pool)
    seats = seats_on(options, game)
    return {
        "game": game,
        "day": str(day),
        "options": options,
        "players": seats,
        "seat": seat_on(day, seats),
        "rival": hunting.rival,
        "table": mine and mine.table,
        "over": mine is not None and mine.over,
        "called_off": mine is None and hunts.called_off(connection, person, day, game),
        "late": day < house.today if mine is None else mine.late,
        "result": None if mine is None or mine.result is None else _result(mine.result, bots),
        "bot_games": sum(map(len, bots.values())),
        "bot_games_wanted": LEAST_GAMES * len(LEVELS),
    }


def _pool(house: House, day: date, person: str | None) -> int:
    return 0 if person is None else pool_of(house.secret, day, person, house.pools)


def _by_level(connection: Connection, day: str, game: str, pool: int) -> ByLevel:
    return hunts.bots_in(connection, game, [day]).get((day, pool), {})


def _result(result: Result, bots: ByLevel) -> Data:
    return {"share": result.share, "ahead": result.ahead, "mark": mark_of(result, bots)}


def in_a_row(connection: Connection, person: str, day: date) -> int:
    """How many days were hunted one after the other, up to today or yesterday."""
    found = hunts.of_person(connection, person, day - timedelta(days=LONGEST_ROW), day)
    days = {each.day for each in found if each.result is not None and not each.late}
    at, count = day if str(day) in days else day - timedelta(days=1), 0
    while str(at) in days:
        count, at = count + 1, at - timedelta(days=1)
    return count


# -- a day --------------------------------------------------------------------------------
def of_day(
    connection: Connection, house: House, all_: Everyone, game: str, day: date, person: str | None
) -> Data:
    """What bots made of a day, and people as soon as one may know."""
    mine = hunts.own(connection, person, day, game)
    about = hunt(connection, house, game, day, person)
    own = about["result"] and about["result"]["mark"]
    open_ = hunts.is_open(mine, day, house.today)
    made = all_.on(connection, game, day) if open_ else NOTHING
    pool = mine.pool if mine else _pool(house, day, person)
    return {
        "hunt": about,
        "over": day < house.today,
        "open": open_,
        "bots": _bots(connection, str(day), game, pool) if open_ else [],
        "people": made.tries,
        "percentile": None if mine is None else _percentile(made.marks, own, not mine.late),
        "aheads": _aheads(made.aheads.get(pool, Counter())),
        "best": _best(connection, game, day, made.best, mine),
    }


def _percentile(marks: Counter[int], own: int | None, counted: bool) -> float | None:
    """How many people a mark beats, in per cent, ties half; it may be among those counted."""
    if own is None or marks.total() < PEOPLE_FOR_PERCENTILE:
        return None
    others = marks - Counter({own: int(counted)})
    below = sum(people for mark, people in others.items() if mark < own) + others[own] / 2
    return round(100 * below / others.total(), 1)


def _aheads(people: Counter[int]) -> list[Data]:
    return [{"ahead": ahead, "people": people[ahead]} for ahead in sorted(people)]


def _bots(connection: Connection, day: str, game: str, pool: int) -> list[Data]:
    bots = _by_level(connection, day, game, pool)
    return [
        {"level": level, "results": [_result(each, bots) for each in sorted(bots.get(level, []))]}
        for level in LEVELS
    ]


def _best(
    connection: Connection, game: str, day: date, best: Sequence[Hunt], mine: Hunt | None
) -> list[Data]:
    """The best, and oneself wherever one stands."""
    shown = [(each.result, each) for each in best if mine is None or each.table != mine.table]
    if mine is not None and not mine.late:
        shown.append((mine.result, mine))
    by_name = sorted(shown, key=lambda each: each[1].name)
    ranked = [(result, each) for result, each in by_name if result is not None]
    ranked.sort(key=lambda each: each[0], reverse=True)
    bots = hunts.bots_in(connection, game, [str(day)]) if ranked else {}
    return [
        {
            "name": each.name,
            "you": each is mine,
            "table": each.table,
            **_result(result, bots.get((each.day, each.pool), {})),
        }
        for result, each in ranked
    ]


# -- the Alpha's game ---------------------------------------------------------------------
def middling(
    connection: Connection, house: House, game: str, day: date, person: str | None
) -> tuple[int, list[int]]:
    """The pool and the decisions of a middling game of the strongest bot."""
    mine = hunts.own(connection, person, day, game)
    if not hunts.is_open(mine, day, house.today):
        raise Refused("hunt-covered")
    pool = mine.pool if mine else _pool(house, day, person)
    found = [
        each for each in hunts.bots_on(connection, str(day), game, pool) if each.level == LEVELS[-1]
    ]
    if not found:
        raise Refused("hunt-unknown")
    chosen = sorted(found, key=lambda each: each.result)[len(found) // 2]
    which = (str(day), game, pool, chosen.level, chosen.number)
    return pool, hunts.decided_by_bot(connection, *which)


def file_of(house: House, game: str, day: date, pool: int, decided: Sequence[int]) -> str:
    """The game of some decisions as a file."""
    level = LEVELS[-1]
    about = table_for(level, house.secret, day, game, pool, counts=False, stand_in=level)
    played = first_game(about)
    for number in decided:
        played.play(number)
    return played.dump()


# -- weeks and months ---------------------------------------------------------------------
def week(
    connection: Connection, house: House, all_: Everyone, game: str, day: date, person: str | None
) -> Data:
    """The week that a day is in, the best and oneself; each day once one may know of it."""
    first = day - timedelta(days=day.weekday())
    days = [first + timedelta(days=number) for number in range(7)]
    tries = [] if person is None else hunts.of_person(connection, person, days[0], days[-1])
    mine = {each.day: each for each in tries if each.game == game}
    open_ = [each for each in days if hunts.is_open(mine.get(str(each)), each, house.today)]
    made = all_.in_week(connection, game, open_)
    own = week_of_one(connection, game, list(mine.values()))
    rows = [row for row in made.best if row.person != person] + ([own] if own else [])
    return {
        "game": game,
        "first": str(first),
        "last": str(days[-1]),
        "rows": [
            {
                "place": made.place_of(row.total),
                "name": row.name,
                "you": row is own,
                "total": row.total,
                "marks": [row.marks.get(str(each)) for each in days],
            }
            for row in sorted(rows, key=lambda row: (-row.total, row.name))
        ],
    }


def calendar(connection: Connection, person: str, first: date, last: date) -> list[Data]:
    """What one has made of some days."""
    found = hunts.of_person(connection, person, first, last)
    bots = {
        game: hunts.bots_in(connection, game, {each.day for each in found})
        for game in {each.game for each in found}
    }
    return [
        {
            "day": each.day,
            "game": each.game,
            "table": each.table,
            "late": each.late,
            "result": each.result
            and _result(each.result, bots[each.game].get((each.day, each.pool), {})),
        }
        for each in found
    ]

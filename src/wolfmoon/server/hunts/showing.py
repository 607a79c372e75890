"""What one may know of hunts: today's, a day, a week, a month of one's own."""

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
from .day import end_of, hunted_games, options_on, pool_of, seat_on, seats_on, table_for
from .marks import Result, mark_of, week_of
from .playing import LEVELS

LEAST_GAMES = 20
"""Games of each bot that a mark wants; a night brings more."""
PEOPLE_FOR_PERCENTILE = 30
BEST = 10
LONGEST_ROW = 400
"""Days in a row are counted no further back."""


@dataclass(frozen=True)
class House:
    """What the set-ups of a server follow from, and which day it is."""

    secret: str
    pools: int
    today: date


def has_hunt(game: str) -> bool:
    """Whether a game has a daily hunt."""
    return described(game).hunt is not None


def own(connection: Connection, person: str | None, day: date, game: str) -> Hunt | None:
    """One's own try of a day."""
    mine = [] if person is None else hunts.of_person(connection, person, day, day)
    return next((each for each in mine if each.game == game), None)


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
    mine, options = own(connection, person, day, game), options_on(day, hunting)
    pool = mine.pool if mine else _pool(house, day, person)
    bots = [each.result for each in hunts.bots_on(connection, str(day), game, pool)]
    seats = seats_on(options, game)
    return {
        "game": game,
        "day": str(day),
        "options": options,
        "players": seats,
        "seat": seat_on(day, seats),
        "rival": hunting.rival,
        "table": mine and mine.table,
        "result": None if mine is None or mine.result is None else _result(mine.result, bots),
        "bot_games": len(bots),
        "bot_games_wanted": LEAST_GAMES * len(LEVELS),
    }


def _pool(house: House, day: date, person: str | None) -> int:
    return 0 if person is None else pool_of(house.secret, day, person, house.pools)


def _result(result: Result, bots: Sequence[Result]) -> Data:
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
def of_day(connection: Connection, house: House, game: str, day: date, person: str | None) -> Data:
    """What bots made of a day, and people as soon as one may know."""
    about = hunt(connection, house, game, day, person)
    open_ = hunts.is_open(connection, person, str(day), game)
    mine = own(connection, person, day, game)
    pool = mine.pool if mine else _pool(house, day, person)
    people = _marked(connection, game, day, day) if open_ else []
    marks = sorted(mark for _, mark in people if mark is not None)
    return {
        "hunt": about,
        "over": day < house.today,
        "open": open_,
        "bots": _bots(connection, str(day), game, pool) if open_ else [],
        "people": len(people),
        "percentile": _percentile(marks, about["result"] and about["result"]["mark"]),
        "marks": marks,
        "best": _best(people, person),
    }


def _marked(
    connection: Connection, game: str, first: date, last: date
) -> list[tuple[Hunt, int | None]]:
    """Everyone who has hunted, with their marks; the best first."""
    done = [
        (each.result, each)
        for each in sorted(hunts.of_days(connection, game, first, last), key=lambda each: each.name)
        if each.result is not None
    ]
    done.sort(key=lambda each: each[0], reverse=True)
    bots = hunts.bots_in(connection, game, {each.day for _, each in done})
    return [(each, mark_of(result, bots.get((each.day, each.pool), []))) for result, each in done]


def _percentile(marks: Sequence[int], own: int | None) -> float | None:
    if own is None or len(marks) < PEOPLE_FOR_PERCENTILE:
        return None
    below = sum((each < own) + (each == own) / 2 for each in marks) - 0.5
    return round(100 * below / (len(marks) - 1), 1)


def _bots(connection: Connection, day: str, game: str, pool: int) -> list[Data]:
    found = hunts.bots_on(connection, day, game, pool)
    by_level = {level: [each.result for each in found if each.level == level] for level in LEVELS}
    everyone = [each.result for each in found]
    return [
        {"level": level, "results": [_result(each, everyone) for each in sorted(results)]}
        for level, results in by_level.items()
    ]


def _best(people: Sequence[tuple[Hunt, int | None]], person: str | None) -> list[Data]:
    """The best, and oneself wherever one stands."""
    shown = [each for place, each in enumerate(people) if place < BEST or each[0].person == person]
    return [
        {
            "name": hunt.name,
            "you": hunt.person == person,
            "table": hunt.table,
            "share": hunt.result.share,
            "ahead": hunt.result.ahead,
            "mark": mark,
        }
        for hunt, mark in shown
        if hunt.result is not None
    ]


# -- the Alpha's game ---------------------------------------------------------------------
def middling(
    connection: Connection, house: House, game: str, day: date, person: str | None
) -> tuple[int, list[int]]:
    """The pool and the decisions of a middling game of the strongest bot."""
    if not hunts.is_open(connection, person, str(day), game):
        raise Refused("hunt-covered")
    mine = own(connection, person, day, game)
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
def week(connection: Connection, house: House, game: str, day: date, person: str | None) -> Data:
    """The week that a day is in; today counts once one may know of it."""
    first = day - timedelta(days=day.weekday())
    last = first + timedelta(days=6)
    until = last if last < house.today else house.today
    if until == house.today and not hunts.is_open(connection, person, str(until), game):
        until -= timedelta(days=1)
    marks: dict[str, dict[str, int]] = {}
    names: dict[str, str] = {}
    for hunt, mark in _marked(connection, game, first, until) if until >= first else []:
        names[hunt.person] = hunt.name
        marks.setdefault(hunt.person, {})[hunt.day] = mark or 0
    totals = {each: week_of(list(days.values())) for each, days in marks.items()}
    days = [str(first + timedelta(days=number)) for number in range(7)]
    rows = [
        {
            "place": 1 + sum(other > total for other in totals.values()),
            "name": names[each],
            "you": each == person,
            "total": total,
            "marks": [marks[each].get(on) for on in days],
        }
        for each, total in sorted(totals.items(), key=lambda each: (-each[1], names[each[0]]))
    ]
    return {"game": game, "first": str(first), "last": str(last), "rows": rows}


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
            and _result(each.result, bots[each.game].get((each.day, each.pool), [])),
        }
        for each in found
    ]

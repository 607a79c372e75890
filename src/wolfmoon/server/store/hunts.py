"""Hunts: who hunted on which day, what came of it, and what bots made of the same set-up."""

import json
import secrets
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from typing import NamedTuple, TypeAlias

from sqlalchemy import Connection, Subquery, case, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..hunts.marks import Result
from ..refused import Refused
from ..table import CLOSED, PLAYING
from .schema import Found, Query, bot_hunts, house_secrets, hunts, people, seats, tables

BotResults: TypeAlias = dict[tuple[str, int], dict[str, list[Result]]]
"""What bots have made, by day and pool."""
SECRET_BYTES = 32
NAME = "hunt"


@dataclass(frozen=True)
class Hunt:
    """A try that counts, and what came of it so far."""

    table: str
    person: str
    name: str
    day: str
    game: str
    pool: int
    late: bool
    """Begun when the day was over."""
    over: bool = False
    """It is done, or its person has left it: nothing that they could still decide would count."""
    result: Result | None = None
    """None while it is being played; and where a bot finished it."""


class Made(NamedTuple):
    """A result of a day, and how many people have it."""

    pool: int
    result: Result
    people: int


@dataclass(frozen=True)
class BotHunt:
    """What a bot made of a set-up."""

    level: str
    number: int
    result: Result


# -- the secret of the house --------------------------------------------------------------
def secret(connection: Connection) -> str | None:
    """What all set-ups follow from; None if nobody has needed it yet."""
    query = select(house_secrets.c.value).where(house_secrets.c.name == NAME)
    return connection.execute(query).scalar()


def make_secret(connection: Connection) -> None:
    """Draw it, unless another server has."""
    try:
        with connection.begin_nested():
            value = secrets.token_hex(SECRET_BYTES)
            connection.execute(insert(house_secrets).values(name=NAME, value=value))
    except IntegrityError:
        pass


# -- those who hunt -----------------------------------------------------------------------
def add(connection: Connection, hunt: Hunt, counts: bool, foreseen: bool = False) -> None:
    """Keep that someone hunts, on a day that was drawn or foreseen; one try of a day counts."""
    values = {"table_id": hunt.table, "person": hunt.person, "day": hunt.day, "game": hunt.game}
    if counts:
        off = hunts.c.table_id.in_(_called_off(hunt.person, hunt.day, hunt.game))
        connection.execute(update(hunts).where(off).values(counts=False))
    try:
        with connection.begin_nested():
            row = {**values, "pool": hunt.pool, "counts": counts, "late": hunt.late}
            row["foreseen"] = foreseen
            connection.execute(insert(hunts).values(row))
    except IntegrityError:
        raise Refused("hunt-not-done") from None


def of_person(connection: Connection, person: str, first: date, last: date) -> list[Hunt]:
    """The tries of a person that count, in some days."""
    days = hunts.c.day.between(str(first), str(last))
    return _found(connection, _tries().where(hunts.c.person == person, days))


def own(connection: Connection, person: str | None, day: date, game: str) -> Hunt | None:
    """A person's try of a day that counts."""
    mine = [] if person is None else of_person(connection, person, day, day)
    return next((each for each in mine if each.game == game), None)


def called_off(connection: Connection, person: str | None, day: date, game: str) -> bool:
    """Whether a person's try of a day was called off, and not begun anew."""
    return connection.execute(_called_off(person, str(day), game)).first() is not None


def _called_off(person: str | None, day: str, game: str) -> Query:
    """The tables of the tries that count no more, for a rival has failed for good."""
    which = hunts.c.person == person, hunts.c.day == day, hunts.c.game == game
    query = select(hunts.c.table_id).join(tables, tables.c.id == hunts.c.table_id)
    return query.where(*which, hunts.c.counts, tables.c.status == CLOSED)


def is_open(mine: Hunt | None, day: date, today: date) -> bool:
    """Whether someone may see what others made of a hunt: their own is over, or the day is.

    Who has begun in time and is not done yet sees nothing when midnight comes: it still counts.
    """
    if mine is not None and not mine.late:
        return mine.over
    return day < today


def begun_between(connection: Connection, first: date, last: date) -> list[tuple[date, str, int]]:
    """The set-ups of some days that someone plays: the day, the game, the pool; the last first."""
    which = hunts.c.day, hunts.c.game, hunts.c.pool
    query = select(*which).where(hunts.c.day.between(str(first), str(last))).distinct()
    rows = connection.execute(query.order_by(hunts.c.day.desc(), hunts.c.game, hunts.c.pool))
    return [(date.fromisoformat(day), game, pool) for day, game, pool in rows]


_others = seats.alias("others")
_best = (
    select(func.max(_others.c.points))
    .where(_others.c.table_id == hunts.c.table_id, _others.c.seat != seats.c.seat)
    .scalar_subquery()
)
_SHARE, _AHEAD = seats.c.win.label("share"), (seats.c.points - _best).label("ahead")
_OWN = (seats.c.table_id == hunts.c.table_id) & (seats.c.person == hunts.c.person)


def _tries() -> Query:
    goes_on = case((tables.c.status == PLAYING, tables.c.summary)).label("goes_on")
    return (
        select(hunts, people.c.name, goes_on, _SHARE, _AHEAD)
        .join(people, people.c.id == hunts.c.person)
        .join(tables, tables.c.id == hunts.c.table_id)
        .join(seats, _OWN)
        .where(hunts.c.counts, tables.c.status != CLOSED)
    )


def _found(connection: Connection, query: Query) -> list[Hunt]:
    return [_hunt(row) for row in connection.execute(query)]


def _hunt(row: Found) -> Hunt:
    result = None if row.ahead is None else Result(row.share, row.ahead)
    about = (row.table_id, row.person, row.name, row.day, row.game, row.pool, row.late)
    return Hunt(*about, _is_over(row.goes_on, row.person), result)


def _is_over(goes_on: str | None, person: str) -> bool:
    """Whether a person has no say in a hunt any more, by the summary of a table that goes on."""
    if goes_on is None:
        return True
    return any(
        seat["stand_in"] is not None
        for seat in json.loads(goes_on)["seats"]
        if seat["person"] == person
    )


# -- everyone -----------------------------------------------------------------------------
def _done(game: str, days: Iterable[date]) -> Subquery:
    """The tries that were begun in time and have a result, on some days."""
    days = hunts.c.day.in_([str(each) for each in days])
    query = select(hunts.c.table_id, hunts.c.person, hunts.c.day, hunts.c.pool, _SHARE, _AHEAD)
    counted = hunts.c.counts, ~hunts.c.late, seats.c.points.is_not(None)
    return query.join(seats, _OWN).where(hunts.c.game == game, days, *counted).subquery()


def results_on(connection: Connection, game: str, day: date) -> list[Made]:
    """What people made of a day, each result once."""
    done = _done(game, [day])
    kinds = done.c.pool, done.c.share, done.c.ahead
    query = select(*kinds, func.count()).group_by(*kinds)
    return [
        Made(pool, Result(share, ahead), people)
        for pool, share, ahead, people in connection.execute(query)
    ]


def best_on(connection: Connection, game: str, day: date, most: int) -> list[Hunt]:
    """The best tries of a day."""
    done = _done(game, [day])
    query = select(done, people.c.name).join(people, people.c.id == done.c.person)
    order = done.c.share.desc(), done.c.ahead.desc(), people.c.name, done.c.table_id
    return [
        Hunt(
            *(row.table_id, row.person, row.name, row.day, game, row.pool),
            *(False, True, Result(row.share, row.ahead)),
        )
        for row in connection.execute(query.order_by(*order).limit(most))
    ]


def results_in(
    connection: Connection, game: str, days: Iterable[date]
) -> Iterator[tuple[str, str, int, Result]]:
    """What everyone made of some days: the person, the day, the pool, the result."""
    done = _done(game, days)
    query = select(done.c.person, done.c.day, done.c.pool, done.c.share, done.c.ahead)
    for person, day, pool, share, ahead in connection.execute(query):
        yield person, day, pool, Result(share, ahead)


# -- bots ---------------------------------------------------------------------------------
def bots_on(connection: Connection, day: str, game: str, pool: int) -> list[BotHunt]:
    """What bots have made of a set-up, as far as they have played."""
    query = _of_bots(day, game, pool).order_by(bot_hunts.c.level, bot_hunts.c.number)
    return [
        BotHunt(row.level, row.number, Result(row.share, row.ahead))
        for row in connection.execute(query)
    ]


def bots_in(connection: Connection, game: str, days: Iterable[str]) -> BotResults:
    """What bots have made of the set-ups of many days, by day and pool, and by their levels."""
    found: BotResults = {}
    which = bot_hunts.c.day, bot_hunts.c.pool, bot_hunts.c.level
    results = bot_hunts.c.share, bot_hunts.c.ahead
    query = select(*which, *results).where(
        bot_hunts.c.game == game, bot_hunts.c.day.in_(list(days))
    )
    for day, pool, level, share, ahead in connection.execute(query):
        made = found.setdefault((day, pool), {}).setdefault(level, [])
        made.append(Result(share, ahead))
    return found


def decided_by_bot(
    connection: Connection, day: str, game: str, pool: int, level: str, number: int
) -> list[int]:
    """All decisions of a bot's hunt."""
    which = (bot_hunts.c.level == level) & (bot_hunts.c.number == number)
    row = connection.execute(_of_bots(day, game, pool).where(which)).first()
    return [] if row is None else [int(each) for each in json.loads(row.decided)]


def keep_bot(
    connection: Connection,
    which: tuple[str, str, int, str, int],
    result: Result,
    decided: Sequence[int],
) -> None:
    """Keep what a bot made of a set-up; if another process was quicker, it is the same."""
    day, game, pool, level, number = which
    row = {"day": day, "game": game, "pool": pool, "level": level, "number": number}
    row |= {"share": result.share, "ahead": result.ahead, "decided": json.dumps(list(decided))}
    try:
        with connection.begin_nested():
            connection.execute(insert(bot_hunts).values(row))
    except IntegrityError:
        pass


def _of_bots(day: str, game: str, pool: int) -> Query:
    return select(bot_hunts).where(
        bot_hunts.c.day == day, bot_hunts.c.game == game, bot_hunts.c.pool == pool
    )

"""Hunts: who hunted on which day, what came of it, and what bots made of the same set-up."""

import json
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from ..hunts.marks import Result
from ..refused import Refused
from .schema import Found, Query, bot_hunts, house_secrets, hunts, people, seats

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
    result: Result | None
    """None while it is being played; and where a bot finished it."""


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
def add(connection: Connection, hunt: Hunt, counts: bool) -> None:
    """Keep that someone hunts; one try of a day counts."""
    values = {"table_id": hunt.table, "person": hunt.person, "day": hunt.day, "game": hunt.game}
    try:
        with connection.begin_nested():
            row = {**values, "pool": hunt.pool, "counts": counts, "late": hunt.late}
            connection.execute(insert(hunts).values(row))
    except IntegrityError:
        raise Refused("hunt-not-done") from None


def of_person(connection: Connection, person: str, first: date, last: date) -> list[Hunt]:
    """The tries of a person that count, in some days."""
    days = hunts.c.day.between(str(first), str(last))
    return _found(connection, _tries().where(hunts.c.person == person, days))


def of_days(connection: Connection, game: str, first: date, last: date) -> list[Hunt]:
    """Everyone's tries that count and were begun in time, in some days."""
    days = hunts.c.day.between(str(first), str(last))
    return _found(connection, _tries().where(hunts.c.game == game, days, ~hunts.c.late))


def is_open(connection: Connection, person: str | None, day: str, game: str) -> bool:
    """Whether someone may see what others made of a hunt: the day is over, or theirs is done."""
    if day < str(datetime.now(UTC).date()):
        return True
    if person is None:
        return False
    on = date.fromisoformat(day)
    mine = of_person(connection, person, on, on)
    return any(each.game == game and each.result is not None for each in mine)


def hunted_since(connection: Connection, day: date) -> bool:
    """Whether anyone hunts here."""
    query = select(hunts.c.table_id).where(hunts.c.day >= str(day)).limit(1)
    return connection.execute(query).first() is not None


def pools_on(connection: Connection, day: date, game: str) -> list[int]:
    """The set-ups of a day that someone plays."""
    query = select(hunts.c.pool).where(hunts.c.day == str(day), hunts.c.game == game).distinct()
    return sorted(connection.execute(query).scalars())


_others = seats.alias("others")


def _tries() -> Query:
    best = (
        select(func.max(_others.c.points))
        .where(_others.c.table_id == hunts.c.table_id, _others.c.seat != seats.c.seat)
        .scalar_subquery()
    )
    own = (seats.c.table_id == hunts.c.table_id) & (seats.c.person == hunts.c.person)
    return (
        select(hunts, people.c.name, seats.c.points, seats.c.win, best.label("best"))
        .join(people, people.c.id == hunts.c.person)
        .join(seats, own)
        .where(hunts.c.counts)
        .order_by(hunts.c.day, hunts.c.game, hunts.c.table_id)
    )


def _found(connection: Connection, query: Query) -> list[Hunt]:
    return [_hunt(row) for row in connection.execute(query)]


def _hunt(row: Found) -> Hunt:
    over = row.points is not None and row.best is not None
    result = Result(row.win, row.points - row.best) if over else None
    about = (row.table_id, row.person, row.name, row.day, row.game, row.pool, row.late)
    return Hunt(*about, result)


# -- bots ---------------------------------------------------------------------------------
def bots_on(connection: Connection, day: str, game: str, pool: int) -> list[BotHunt]:
    """What bots have made of a set-up, as far as they have played."""
    query = _of_bots(day, game, pool).order_by(bot_hunts.c.level, bot_hunts.c.number)
    return [
        BotHunt(row.level, row.number, Result(row.share, row.ahead))
        for row in connection.execute(query)
    ]


def bots_in(
    connection: Connection, game: str, days: Iterable[str]
) -> dict[tuple[str, int], list[Result]]:
    """What bots have made of the set-ups of many days, by day and pool."""
    found: dict[tuple[str, int], list[Result]] = {}
    query = select(bot_hunts).where(bot_hunts.c.game == game, bot_hunts.c.day.in_(list(days)))
    for row in connection.execute(query):
        found.setdefault((row.day, row.pool), []).append(Result(row.share, row.ahead))
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

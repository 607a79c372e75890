"""What concerns a person wherever they look: tables that wait for them, invitations, tasks."""

import json
from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Connection, select

from .. import clocks
from ..events import Data, microseconds
from .logs import names_of
from .moves import GOES_ON, IS_OVER, WAITS
from .schema import seats, tables, tasks

MOST_TABLES = 200
"""Tables that are looked up for one person."""
MOST_OVER = 20
"""Finished games, the latest, of which one may have been asked to a rematch."""
MOST_COMPANIONS = 500
NEVER = 1 << 62
"""Later than any clock runs out."""
AT_ONCE = 500
NOBODY: Data = {"waiting_for": []}
MOST_TASKS = 20
TASK = ("id", "kind", "state", "progress", "words")


@dataclass(frozen=True)
class Stand:
    """How a table stands, for those who may be elsewhere; nothing in it is secret."""

    table: str
    game: str
    title: str
    seq: int
    host: str | None
    decides: str | None
    """The person who is to decide."""
    ends: int | None
    """When the clock of the one who is to decide runs out, in microseconds."""
    asked: frozenset[str]
    """The people for whom seats are kept."""
    back: frozenset[str]
    """The people whose word is asked for to go back."""
    by: str | None
    """Who asks to go back."""
    seated: frozenset[str]
    rematch: str | None
    """The table that follows on it."""

    @property
    def people(self) -> frozenset[str]:
        """Everyone whom the table may concern."""
        return self.seated | self.asked

    def concerns(self, person: str) -> bool:
        """Whether the table waits for a person."""
        return person == self.decides or person in self.asked or person in self.back


def stand_of(summary: Data) -> Stand:
    """How a table stands, by its summary."""
    sits, seat, back = summary["seats"], summary["to_decide"], summary["takeback"]
    decides = None if seat is None or sits[seat]["stand_in"] else sits[seat]["person"]
    return Stand(
        table=summary["id"],
        game=summary["game"],
        title=summary["title"],
        seq=summary["seq"],
        host=summary["host"],
        decides=decides,
        ends=_ends(summary) if decides else None,
        asked=frozenset(each["kept_for"] for each in sits if each.get("kept_for")),
        back=frozenset(sits[each]["person"] for each in (back or NOBODY)["waiting_for"]),
        by=sits[back["seat"]]["person"] if back else None,
        seated=frozenset(each["person"] for each in sits if each["person"]),
        rematch=summary["rematch"],
    )


def _ends(summary: Data) -> int | None:
    ends = clocks.deadline(clocks.from_data(summary["clocks"]))
    return None if ends is None else microseconds(ends)


def stands(connection: Connection, ids: Iterable[str]) -> list[Stand]:
    """How some tables stand."""
    query = select(tables.c.summary).where(tables.c.id.in_(sorted(ids)))
    return [stand_of(json.loads(summary)) for summary in connection.execute(query).scalars()]


@dataclass(frozen=True)
class Progress:
    """How far a task is."""

    id: str
    kind: str
    state: str
    progress: float
    words: str | None


@dataclass(frozen=True)
class Concerns:
    """All that concerns a person now."""

    stands: list[Stand]
    tasks: list[Progress]
    companions: frozenset[str]
    names: dict[str, str]
    """How those are called who ask."""


def concerns_of(connection: Connection, person: str, told: Iterable[str]) -> Concerns:
    """All that concerns a person, and how tables stand of which they were told before."""
    waiting = _newest(connection, person, WAITS, MOST_TABLES)
    others = {*_rematches(connection, person), *_going_back(connection, person)}
    known = stands(connection, {*waiting, *others, *told})
    return Concerns(
        stands=known,
        tasks=tasks_of(connection, person),
        companions=_companions(connection, person),
        names=hosts_of(connection, known),
    )


def hosts_of(connection: Connection, known: list[Stand]) -> dict[str, str]:
    """How those are called who ask: hosts for a game, and whoever wants to go back."""
    hosts = {each.host for each in known if each.asked and each.host}
    return names_of(connection, hosts | {each.by for each in known if each.by})


def tasks_of(
    connection: Connection, person: str, ids: frozenset[str] | None = None
) -> list[Progress]:
    """The latest tasks for a person, or some of them."""
    query = select(*(tasks.c[name] for name in TASK)).where(tasks.c.person == person)
    if ids is not None:
        query = query.where(tasks.c.id.in_(sorted(ids)))
    rows = connection.execute(query.order_by(tasks.c.made.desc()).limit(MOST_TASKS))
    return [Progress(*row) for row in rows]


def waiting(connection: Connection, people: list[str]) -> dict[str, set[str]]:
    """The tables that wait for some people."""
    found: dict[str, set[str]] = {}
    for place in range(0, len(people), AT_ONCE):
        some = seats.c.person.in_(people[place : place + AT_ONCE])
        query = select(seats.c.person, seats.c.table_id).where(some, seats.c.stands == WAITS)
        for row in connection.execute(query):
            found.setdefault(row.person, set()).add(row.table_id)
    return found


def _newest(connection: Connection, person: str, part: int, most: int) -> list[str]:
    """The tables in a part of a person's list, newest first."""
    query = select(seats.c.table_id).where(seats.c.person == person, seats.c.stands == part)
    return list(connection.execute(query.order_by(seats.c.changed.desc()).limit(most)).scalars())


def _rematches(connection: Connection, person: str) -> list[str]:
    """The tables that follow on a person's latest games."""
    over = _newest(connection, person, IS_OVER, MOST_OVER)
    query = select(tables.c.summary).where(tables.c.id.in_(over))
    found = (json.loads(summary)["rematch"] for summary in connection.execute(query).scalars())
    return [id for id in found if id is not None]


def _going_back(connection: Connection, person: str) -> list[str]:
    """The tables of a person at which somebody asks to go back."""
    own = seats.c.person == person, seats.c.stands.in_((WAITS, GOES_ON))
    query = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id).where(*own)
    asked = tables.c.summary.not_like('%"takeback":null%')
    return list(connection.execute(query.where(asked).limit(MOST_TABLES)).scalars())


@dataclass(frozen=True)
class Needs:
    """All that a person has to do, by the summaries of tables."""

    turns: list[Data]
    """Where they are to decide, the least time first."""
    invitations: list[Data]
    takebacks: list[Data]


def needs_of(connection: Connection, person: str) -> Needs:
    """All that a person has to do now."""
    waiting = _newest(connection, person, WAITS, MOST_TABLES)
    others = {*_rematches(connection, person), *_going_back(connection, person)}
    query = select(tables.c.summary).where(tables.c.id.in_(sorted({*waiting, *others})))
    kept = [json.loads(summary) for summary in connection.execute(query).scalars()]
    found = [(each, stand_of(each)) for each in kept]
    turns = [(stand.ends or NEVER, each) for each, stand in found if stand.decides == person]
    return Needs(
        turns=[each for _, each in sorted(turns, key=lambda t: (t[0], t[1]["changed"]))],
        invitations=[each for each, stand in found if person in stand.asked],
        takebacks=[each for each, stand in found if person in stand.back],
    )


def _companions(connection: Connection, person: str) -> frozenset[str]:
    """Those who sit at tables of a person's that are not over."""
    others = seats.alias("others")
    query = (
        select(others.c.person)
        .join(seats, seats.c.table_id == others.c.table_id)
        .where(seats.c.person == person, seats.c.stands.in_((WAITS, GOES_ON)))
        .where(others.c.person.is_not(None), others.c.person != person)
    )
    found = connection.execute(query.distinct().limit(MOST_COMPANIONS)).scalars()
    return frozenset(str(each) for each in found)

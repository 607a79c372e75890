"""Many tables in a database in which games are going on, and the moves that come next at each."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine, insert, literal, select

from tests.server.tables import ADA, BOB, two
from wolfmoon.server.events import Event, dumps, moment, written
from wolfmoon.server.events import read as happening
from wolfmoon.server.orders import now
from wolfmoon.server.store import accounts, logs
from wolfmoon.server.store.keys import begin_session
from wolfmoon.server.store.schema import events, people, seats, tables
from wolfmoon.server.summary import summary
from wolfmoon.server.table import Table, table_of

AT_A_PAIR = 20
"""Tables of the same two people: nobody may have more sockets."""
LONGEST = {"the-wolves": 500, "lone-wolves": 200}
"""Decisions of the games that are played beforehand."""
TO_COME = 30
"""Decisions that are left at least, of those that were played beforehand."""

Data = dict[str, Any]
Decision = tuple[int, str]
"""A seat, and what it decides."""


@dataclass
class Going:
    """A table at which two people play, and what they will decide."""

    id: str
    secrets: tuple[str, str]
    """Of their sessions."""
    seq: int
    coming: list[Decision]

    def next_order(self, id: str) -> tuple[str, Data]:
        """Whoever is to decide, and the order they give."""
        seat, words = self.coming.pop(0)
        command = {"do": "play", "seat": seat, "line": [words]}
        order = {"id": id, "seq": self.seq, "command": command}
        self.seq += 1
        return self.secrets[seat], order


def going_on(engine: Engine, count: int) -> list[Going]:
    """So many tables of both games by turns, some just begun and some nearly over."""
    played = [_played(game) for game in LONGEST]
    pairs = -(-count // AT_A_PAIR)
    found: list[Going] = []
    for pair in range(pairs):
        log, decisions = played[pair % len(played)]
        step = int((pair + 0.5) / pairs * (len(decisions) - TO_COME))
        with engine.connect() as connection:
            connection.execution_options(writes=True)
            with connection.begin():
                known = log[: len(log) - len(decisions) + step]
                found += _of_a_pair(connection, pair, known, decisions[step:])
    _settle(engine)
    return found[:count]


def _settle(engine: Engine) -> None:
    """Have PostgreSQL know what it has, as it does by itself a minute after so much was added."""
    if engine.dialect.name == "postgresql":
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql("VACUUM ANALYZE")
            connection.exec_driver_sql("CHECKPOINT")


def _played(game: str) -> tuple[list[Event], list[Decision]]:
    """The log of a game, and what was decided in it."""
    desk, decisions = two(game), list[Decision]()
    while len(decisions) < LONGEST[game] and (seat := desk.table.to_decide) is not None:
        words = desk.offer()[-1 if len(decisions) % 3 else 0]
        decisions.append((seat, words))
        desk.do("play", desk.holder(), seat=seat, line=[words])
    return [e.event for e in desk.table.log if e.event.kind != "ended"], decisions


def _of_a_pair(
    connection: Connection, pair: int, known: list[Event], coming: list[Decision]
) -> list[Going]:
    """The tables of two people, all at the same step of the same game."""
    names = {ADA: f"ada-{pair}", BOB: f"bob-{pair}"}
    first, second = [_comes(connection, name) for name in names.values()]
    log = [_renamed(event, names) for event in known]
    ids = [f"going-{pair:03}-{number:02}" for number in range(AT_A_PAIR)]
    _keep(connection, table_of(ids[0], log), log, ids)
    return [Going(id, (first, second), len(log), list(coming)) for id in ids]


def _comes(connection: Connection, name: str) -> str:
    """A new guest; the secret of their session."""
    made = accounts.add_guest(connection, name, "en", moment(0))
    connection.execute(people.update().where(people.c.id == made).values(id=name))
    return begin_session(connection, name, now())


def _renamed(event: Event, names: dict[str, str]) -> Event:
    """An event with other people in it."""
    kept = written(event.what)
    for old, new in names.items():
        kept = kept.replace(f'"{old}"', f'"{new}"')
    by = names.get(event.by or "")
    return Event(event.seq, event.at, happening(event.kind, kept), event.order, by)


def _keep(connection: Connection, table: Table, log: list[Event], ids: list[str]) -> None:
    """Keep a table once as the server does, and the others as copies of its rows."""
    made = table_of(ids[0], log[:1])
    logs.create(connection, made, dumps(summary(made)), {})
    logs.append(connection, table, log[1:], dumps(summary(table)))
    for rows in (tables, seats, events):
        named = rows.c.id if rows is tables else rows.c.table_id
        for id in ids[1:]:
            copied = [literal(id) if each is named else each for each in rows.c]
            these = select(*copied).where(named == ids[0])
            connection.execute(insert(rows).from_select([each.name for each in rows.c], these))

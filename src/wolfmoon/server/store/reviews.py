"""Reviews in the database: the curve of one under way and what was judged so far, or the whole."""

import json
from base64 import b85decode, b85encode
from dataclasses import dataclass
from typing import Any
from zlib import compress, decompress

from sqlalchemy import Connection, func, select
from sqlalchemy.dialects import postgresql, sqlite

from ...reviews.models import VERSION
from ..events import dumps
from .schema import tasks
from .schema_reviews import reviews

DONE = "done"


Plain = Any
"""What was packed, as JSON has it."""


@dataclass(frozen=True)
class Kept:
    """A review as far as it is."""

    stage: str
    review: Plain
    judged: list[Plain]


def packed(data: object) -> str:
    """Plain data as it is kept. It takes a while, and needs no database."""
    return b85encode(compress(dumps(data).encode())).decode()


def _unpacked(kept: str | None) -> Plain:
    return [] if kept is None else json.loads(decompress(b85decode(kept)))


def kept(connection: Connection, table: str) -> Kept | None:
    """The review of a table; None if there is none, or one that was made otherwise."""
    row = connection.execute(select(reviews).where(reviews.c.table_id == table)).first()
    if row is None or row.version != VERSION:
        return None
    return Kept(row.stage, _unpacked(row.data), _unpacked(row.judged))


def keep(
    connection: Connection, table: str, stage: str, data: str, judged: str | None, at: int
) -> None:
    """Keep how far a review is; whatever was kept of the same game before goes."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    row = {"version": VERSION, "stage": stage, "data": data, "judged": judged, "changed": at}
    fresh = insert(reviews).values(table_id=table, **row)
    connection.execute(fresh.on_conflict_do_update(index_elements=["table_id"], set_=row))


@dataclass(frozen=True)
class Asked:
    """The task of a review that was asked for."""

    id: str
    person: str | None
    state: str
    progress: float
    leased: bool
    ahead: int
    """Others that wait and were asked for before."""


def asked(connection: Connection, kind: str, key: str, state: str) -> Asked | None:
    """The task of a kind with a key, and how many wait before it."""
    own = (tasks.c.kind == kind) & (tasks.c.key == key)
    row = connection.execute(select(tasks).where(own)).first()
    if row is None:
        return None
    before = (tasks.c.kind == kind) & (tasks.c.state == state) & (tasks.c.made < row.made)
    ahead = connection.execute(select(func.count()).select_from(tasks).where(before)).scalar_one()
    leased = row.lease_until is not None
    return Asked(row.id, row.person, row.state, row.progress, leased, int(ahead))

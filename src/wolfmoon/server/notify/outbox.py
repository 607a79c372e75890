"""The outbox: messages are written down in the transaction of what they tell of, as tasks.

Nothing is written for those who have no way for messages to go; that is looked up in the same
statement, for most turns of most people need none.
"""

from datetime import UTC, datetime, timedelta
from uuid import uuid4

from pydantic import BaseModel
from sqlalchemy import (
    BigInteger,
    Connection,
    Float,
    Integer,
    Text,
    bindparam,
    exists,
    literal_column,
    or_,
    select,
)
from sqlalchemy.dialects import postgresql, sqlite

from ..events import microseconds
from ..store.prepared import Prepared
from ..store.schema import tasks
from ..store.schema_notify import ways
from ..tasks.rows import WAITING
from .kinds import What
from .needs import Need

NOTIFY = "notify"
PRIORITY = 0
"""Whoever it is for waits for it."""
SOON = timedelta(seconds=1.5)
"""Whoever plays on at once need not be told; and until then it is known who is here."""
_TYPES = {"priority": Integer, "attempts": Integer, "made": BigInteger, "run_at": BigInteger}
_COLUMNS = (
    *("id", "kind", "key", "person", "arguments", "priority", "state", "made", "run_at"),
    *("attempts", "progress"),
)


class About(BaseModel):
    """What a message is about."""

    table: str
    seq: int
    what: What
    person: str
    again: int = 0
    """How often it was put off: nobody is told of what they see."""

    @property
    def need(self) -> Need:
        """What the table asks of the person."""
        return Need(self.what, self.person, self.seq)

    @property
    def key(self) -> str:
        """One of each: it begins with the table, whose row is locked."""
        put_off = f":{self.again}" if self.again else ""
        return f"{self.table}:{self.seq}:{self.what}:{self.person}{put_off}"

    @property
    def id(self) -> str:
        """By what a message is known that arrives twice."""
        return f"{self.table}:{self.seq}:{self.what}"


def _given(name: str) -> object:
    kind = Float if name == "progress" else _TYPES.get(name, Text)
    return bindparam(f"new_{name}", type_=kind)


def _insert(dialect: str) -> Prepared:
    mine = or_(ways.c.person == bindparam("whom"), ways.c.table_id == bindparam("where"))
    wanted = exists(select(ways.c.id).where(mine, ways.c.state == literal_column("'on'")))
    rows = select(*(_given(name) for name in _COLUMNS)).where(wanted)  # type: ignore[call-overload]
    insert = sqlite.insert if dialect == "sqlite" else postgresql.insert
    return Prepared(insert(tasks).from_select(_COLUMNS, rows).on_conflict_do_nothing())


_PUT = {dialect: _insert(dialect) for dialect in ("sqlite", "postgresql")}


def put(connection: Connection, table: str, needs: list[Need]) -> None:
    """Write down what is to be told, with what made it so."""
    for need in needs:
        about = About(table=table, seq=need.seq, what=need.what, person=need.person)
        now = datetime.now(UTC)
        values = {
            "id": uuid4().hex,
            "kind": NOTIFY,
            "key": about.key,
            "person": need.person,
            "arguments": about.model_dump_json(),
            "priority": PRIORITY,
            "state": WAITING,
            "made": microseconds(now),
            "run_at": microseconds(need.at or now + SOON),
            "attempts": 0,
            "progress": 0.0,
        }
        new = {f"new_{name}": value for name, value in values.items()}
        _PUT[connection.dialect.name].on(connection, **new, whom=need.person, where=table)

"""The tables of the database. A game is its events; what else stands here about it follows.

Moments are microseconds since 1970, data is JSON text: the same bytes in every database.
"""

from typing import Any, TypeAlias

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Row,
    Select,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


Query: TypeAlias = Select[Any]
Found: TypeAlias = Row[Any]
"""A question, and a row of its answer: their columns are known when it is asked."""

ALONE = {"alone": True}
"""Marks a column that names a person for whom alone the row is kept: it goes when they go."""


def _where(condition: str, *names: str) -> Index:
    """An index of the rows for which a condition holds."""
    return Index(*names, sqlite_where=text(condition), postgresql_where=text(condition))


people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("name_key", Text, unique=True),  # of an account: by what its person signs in
    Column("look", Text, index=True),  # of an account's name: no new one looks the same
    Column("password", Text),  # argon2id; a guest has none
    Column("language", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("gone", Boolean, nullable=False),  # deleted: nothing personal is left here
    Column("blocked", BigInteger),  # until when the host lets them in no more
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", Text, primary_key=True),  # of the secret in the cookie
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("device", Text),  # as its browser called itself, in short
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("hash", Text, nullable=False, unique=True),
    Column("label", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("seq", Integer, nullable=False),  # of the last event: whoever writes locks this row
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("access", Text, nullable=False),
    Column("analysis", Boolean, nullable=False),
    Column("players", Integer, nullable=False),
    Column("host", Text, ForeignKey("people.id")),
    Column("to_decide", Integer),  # the seat whose decision it is
    Column("made", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("listed", Text),  # its status, if the lobby lists it
    Column("summary", Text, nullable=False),  # what a list shows, so that it needs no log
    Index("ix_tables_status_changed", "status", "changed"),
    Column("origin", Text),  # the address it was made from, for a day
    Column("size", Integer),  # bytes of what it began with
    Column("rules", Integer),  # the version that its game is played by
    Column("archived", Integer),  # the number of the last event that its archive knows of
    Index("ix_tables_rules", "game", "rules"),
    Index("ix_tables_host_made", "host", "made"),
    _where("origin IS NOT NULL", "ix_tables_origin", "origin"),
    _where(
        *("listed IS NOT NULL", "ix_tables_lobby"),
        *("listed", "changed", "id", "game", "host", "origin"),
    ),
)

archives = Table(
    "archives",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("part", Text, primary_key=True),
    Column("data", Text, nullable=False),  # packed JSON, as letters
)

events = Table(
    "events",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("data", Text, nullable=False),
    Column("order_id", Text),  # of the first event of an order
    Column("by", Text),
    UniqueConstraint("table_id", "order_id"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Text, ForeignKey("people.id")),
    Column("here", Boolean, nullable=False),  # a second person on the same device
    Column("name", Text),  # of such a person
    Column("points", Integer),  # once the game is over, if it counts
    Column("win", Float),  # a shared win in parts
    Column("game", Text),  # of the table, as what follows: so that a list needs no other row
    Column("players", Integer),
    Column("stands", Integer),  # in which part of the person's list, at their first seat
    Column("changed", BigInteger),
    Index("ix_seats_shelf", "person", "stands", "changed", "table_id"),
    _where(
        *("points IS NOT NULL", "ix_seats_record"),
        *("person", "game", "players", "here", "points", "win"),
    ),
)

invites = Table(
    "invites",
    metadata,
    Column("secret", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("used", Boolean, nullable=False),
    UniqueConstraint("table_id", "seat"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("id", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    UniqueConstraint("table_id", "id"),
    Index("ix_chat_person_at", "person", "at"),
)

jobs = Table(
    "jobs",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("step", Integer, nullable=False),  # the number of the event that made it necessary
    Column("run_at", BigInteger, nullable=False),
    Column("lease_until", BigInteger),
    Column("lease_owner", Text),
    Column("attempts", Integer, nullable=False),
    Column("payload", Text, nullable=False),
    Column("host", Text),  # of the table: each host has a share of the work
    Column("idle", Integer, nullable=False, server_default="0"),  # 1: nobody waits for it
    UniqueConstraint("table_id", "kind", "step"),
    Index("ix_jobs_due", "run_at"),
)

tasks = Table(
    "tasks",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("key", Text, nullable=False),  # of all tasks of a kind there is one with it
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), index=True),  # for whom
    Column("arguments", Text, nullable=False),
    Column("priority", Integer, nullable=False),  # the lowest number comes first
    Column("state", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("run_at", BigInteger, nullable=False),
    Column("lease_until", BigInteger),
    Column("lease_owner", Text),
    Column("attempts", Integer, nullable=False),
    Column("progress", Float, nullable=False),  # the part of the work that is done
    Column("words", Text),  # the sentence of the catalogue that says what is being done
    Column("result", Text),
    Column("reason", Text),  # why it last went wrong; for those who run the server
    Column("ended", BigInteger),
    Column("forget_at", BigInteger),  # once it has ended
    UniqueConstraint("kind", "key"),
    _where("state = 'waiting'", "ix_tasks_due", "run_at"),
    _where("forget_at IS NOT NULL", "ix_tasks_forget_at", "forget_at"),
)

lessons = Table(
    "lessons",
    metadata,
    Column(
        "person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, info=ALONE
    ),
    Column("lesson", Text, primary_key=True),
    Column("mark", Text, nullable=False),  # of the lesson as it was
    Column("tried", Text, nullable=False),
    Column("step", Integer, nullable=False),
    Column("stars", Integer, nullable=False),  # the most that were won
    Column("at", BigInteger, nullable=False),  # by the clock of the device, but never ahead of ours
)

house_secrets = Table(
    "house_secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),  # all servers of a database share it
)

hunts = Table(
    "hunts",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("day", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("pool", Integer, nullable=False),  # which of the set-ups of that day
    Column("counts", Boolean, nullable=False),  # the first try; what follows is for practice
    Column("late", Boolean, nullable=False),  # begun when the day was over
    # its set-up follows from the date alone, so that it counts for hunts alone
    Column("foreseen", Boolean, nullable=False, server_default=false()),
    Index("ix_hunts_day", "day", "game"),
    Index("ix_hunts_person", "person", "day"),
    Index(
        "uq_hunts_once",
        *("person", "day", "game"),
        unique=True,
        sqlite_where=text("counts"),
        postgresql_where=text("counts"),
    ),
)

bot_hunts = Table(
    "bot_hunts",
    metadata,
    Column("day", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("pool", Integer, primary_key=True),
    Column("level", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("share", Float, nullable=False),  # of the win
    Column("ahead", Integer, nullable=False),  # points ahead of the best of the others
    Column("decided", Text, nullable=False),  # all decisions of the game, by number
)

from . import schema_host, schema_reviews  # noqa: E402, F401 (tables of the same database)

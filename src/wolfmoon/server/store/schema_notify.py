"""The tables of notifications: the ways by which messages go, and what people want to be told."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Table, Text

from .schema import ALONE
from .schema_puzzles import metadata

__all__ = ["metadata", "notify", "ways"]

ways = Table(
    "ways",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), index=True, info=ALONE),
    Column("table_id", Text, ForeignKey("tables.id"), index=True),  # a table's own, for all at it
    Column("kind", Text, nullable=False),  # push, mail or hook
    Column("service", Text, nullable=False),  # of a hook
    Column("address", Text, nullable=False),  # where to: nobody else ever sees it
    Column("label", Text, nullable=False),  # how its owner knows it
    Column("language", Text, nullable=False),
    Column("state", Text, nullable=False),  # on, off, unconfirmed, gone, failing
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger),  # when a message last arrived
    Column("failing", BigInteger),  # since when none does
    Column("answer", Text),  # what the service said last
    Column("said", Boolean, nullable=False),  # whether its owner knows that it went off by itself
)

notify = Table(
    "notify",
    metadata,
    Column(
        "person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, info=ALONE
    ),
    Column("choices", Text, nullable=False),  # of what one wants to be told, how and when
    Column("here", BigInteger),  # when the person last did something here
)

"""The tables of a host: reports, announcements, invitations, and what was done."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, Table, Text

from .schema import metadata

reports = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by", Text, ForeignKey("people.id"), nullable=False),
    Column("person", Text, ForeignKey("people.id"), index=True),  # whom it is about
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("reason", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("chat", Text, nullable=False),  # the last lines of theirs: they may be gone later
    Column("settled", BigInteger),
    Column("note", Text),
    Index("ix_reports_by_at", "by", "at"),
)

acts = Table(
    "acts",  # what a host has done, for those who come after
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by", Text, nullable=False),  # the user of the machine
    Column("what", Text, nullable=False),
    Column("whom", Text),  # the id of a person, a table or a report
    Column("facts", Text, nullable=False),
    Index("ix_acts_at", "at"),
)

announcements = Table(
    "announcements",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
)

invitations = Table(
    "invitations",  # to a server that not everyone may come to
    metadata,
    Column("hash", Text, primary_key=True),  # of the secret in the link
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("left", Integer, nullable=False),  # how many people it still lets in
)

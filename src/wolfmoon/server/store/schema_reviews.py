"""The reviews of games: a row for each game that was reviewed, or whose review is under way."""

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, Table, Text

from .schema import metadata

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),  # of how reviews are made
    Column("stage", Text, nullable=False),
    Column("data", Text, nullable=False),  # the review, or its curve alone: packed JSON
    Column("judged", Text),  # what was judged so far, the same; none once it is done
    Column("changed", BigInteger, nullable=False),
)

"""The tables of puzzles: how strong people are, how hard puzzles are, and what was tried."""

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, Table, Text

from .schema import ALONE, metadata

__all__ = ["metadata", "own_puzzles", "puzzle_attempts", "puzzle_players", "puzzle_strengths"]

puzzle_players = Table(
    "puzzle_players",  # how strong a person is in the puzzles of a game
    metadata,
    Column(
        "person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, info=ALONE
    ),
    Column("game", Text, primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
)

puzzle_strengths = Table(
    "puzzle_strengths",  # how hard a puzzle has turned out to be
    metadata,
    Column("puzzle", Text, primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("good", Integer, nullable=False),  # persons who found it good, and who did not
    Column("bad", Integer, nullable=False),
)

puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    Column(
        "person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, info=ALONE
    ),
    Column("puzzle", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),  # when the person first met it
    Column("hinted", Boolean, nullable=False),  # before the first try had ended
    Column("first", Boolean),  # whether the first try was right; null: it has not ended
    Column("tries", Integer, nullable=False),
    Column("solved", BigInteger),  # when it was first solved
    Column("day", Text),  # the day whose puzzle it was, if it was solved that day
    Column("after", Float),  # the person's rating after the first try
    Column("good", Boolean),  # whether the person found it good
    Index("ix_puzzle_attempts_person_at", "person", "at"),
)

own_puzzles = Table(
    "own_puzzles",  # from a person's own games
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, info=ALONE),
    Column("table_id", Text),  # where it was played, and at which step the puzzle begins
    Column("step", Integer),
    Column("game", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("position", Text, nullable=False),
    Column("goal", Text, nullable=False),
    Column("solution", Text, nullable=False),
    Column("rating", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_own_puzzles_person_at", "person", "at"),
)

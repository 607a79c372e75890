"""Puzzles: how strong people are, how hard puzzles are, what was tried, and people's own ones."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Four tables."""
    _players()
    _strengths()
    _attempts()
    _own()


def _person(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["person"], ["people.id"], name=op.f(f"fk_{table}_person"), ondelete="CASCADE"
    )


def _players() -> None:
    op.create_table(
        "puzzle_players",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("volatility", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", "game", name=op.f("pk_puzzle_players")),
        _person("puzzle_players"),
    )


def _strengths() -> None:
    op.create_table(
        "puzzle_strengths",
        sa.Column("puzzle", sa.Text(), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("volatility", sa.Float(), nullable=False),
        sa.Column("good", sa.Integer(), nullable=False),
        sa.Column("bad", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("puzzle", name=op.f("pk_puzzle_strengths")),
    )


def _attempts() -> None:
    op.create_table(
        "puzzle_attempts",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("puzzle", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("hinted", sa.Boolean(), nullable=False),
        sa.Column("first", sa.Boolean(), nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("solved", sa.BigInteger(), nullable=True),
        sa.Column("day", sa.Text(), nullable=True),
        sa.Column("after", sa.Float(), nullable=True),
        sa.Column("good", sa.Boolean(), nullable=True),
        sa.PrimaryKeyConstraint("person", "puzzle", name=op.f("pk_puzzle_attempts")),
        _person("puzzle_attempts"),
    )
    op.create_index("ix_puzzle_attempts_person_at", "puzzle_attempts", ["person", "at"])


def _own() -> None:
    op.create_table(
        "own_puzzles",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=True),
        sa.Column("step", sa.Integer(), nullable=True),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("position", sa.Text(), nullable=False),
        sa.Column("goal", sa.Text(), nullable=False),
        sa.Column("solution", sa.Text(), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_own_puzzles")),
        _person("own_puzzles"),
    )
    op.create_index("ix_own_puzzles_person_at", "own_puzzles", ["person", "at"])

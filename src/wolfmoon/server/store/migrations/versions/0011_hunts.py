"""Daily hunts: who hunts, what bots made of the same set-up, and the secret it follows from."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Three tables."""
    op.create_table(
        "house_secrets",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_house_secrets")),
    )
    op.create_table(
        "hunts",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("pool", sa.Integer(), nullable=False),
        sa.Column("counts", sa.Boolean(), nullable=False),
        sa.Column("late", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_hunts")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_hunts_table_id")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_hunts_person")),
    )
    op.create_index("ix_hunts_day", "hunts", ["day", "game"])
    op.create_index("ix_hunts_person", "hunts", ["person", "day"])
    once = sa.text("counts")
    op.create_index(
        *("uq_hunts_once", "hunts", ["person", "day", "game"]),
        unique=True,
        sqlite_where=once,
        postgresql_where=once,
    )
    op.create_table(
        "bot_hunts",
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("pool", sa.Integer(), nullable=False),
        sa.Column("level", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("share", sa.Float(), nullable=False),
        sa.Column("ahead", sa.Integer(), nullable=False),
        sa.Column("decided", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint(
            *("day", "game", "pool", "level", "number"), name=op.f("pk_bot_hunts")
        ),
    )

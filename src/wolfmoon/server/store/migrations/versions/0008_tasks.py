"""Work beyond a move is kept as tasks."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """A table for tasks, with indexes of those that wait and of those to be forgotten."""
    op.create_table(
        "tasks",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=True),
        sa.Column("arguments", sa.Text(), nullable=False),
        sa.Column("priority", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("run_at", sa.BigInteger(), nullable=False),
        sa.Column("lease_until", sa.BigInteger(), nullable=True),
        sa.Column("lease_owner", sa.Text(), nullable=True),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("progress", sa.Float(), nullable=False),
        sa.Column("words", sa.Text(), nullable=True),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("reason", sa.Text(), nullable=True),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("forget_at", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tasks")),
        sa.UniqueConstraint("kind", "key", name=op.f("uq_tasks_kind_key")),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_tasks_person"), ondelete="CASCADE"
        ),
    )
    op.create_index(op.f("ix_tasks_person"), "tasks", ["person"])
    waiting, ended = sa.text("state = 'waiting'"), sa.text("forget_at IS NOT NULL")
    op.create_index(
        "ix_tasks_due", "tasks", ["run_at"], sqlite_where=waiting, postgresql_where=waiting
    )
    op.create_index(
        "ix_tasks_forget_at", "tasks", ["forget_at"], sqlite_where=ended, postgresql_where=ended
    )

"""How far people are in their lessons is kept."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """A table of lessons, with a row for each person and lesson."""
    op.create_table(
        "lessons",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("lesson", sa.Text(), nullable=False),
        sa.Column("mark", sa.Text(), nullable=False),
        sa.Column("tried", sa.Text(), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("stars", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", "lesson", name=op.f("pk_lessons")),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_lessons_person"), ondelete="CASCADE"
        ),
    )

"""Where messages go to is kept, and what people want to be told."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """A table of ways, and one of choices."""
    op.create_table(
        "ways",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=True),
        sa.Column("table_id", sa.Text(), nullable=True),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("service", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("label", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=True),
        sa.Column("failing", sa.BigInteger(), nullable=True),
        sa.Column("answer", sa.Text(), nullable=True),
        sa.Column("said", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_ways")),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_ways_person"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_ways_table_id")),
    )
    op.create_index(op.f("ix_ways_person"), "ways", ["person"])
    op.create_index(op.f("ix_ways_table_id"), "ways", ["table_id"])
    op.create_table(
        "notify",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("choices", sa.Text(), nullable=False),
        sa.Column("here", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_notify")),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_notify_person"), ondelete="CASCADE"
        ),
    )

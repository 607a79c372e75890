"""What one visitor has, and one address, can be counted."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

LOBBY = ["listed", "changed", "id", "game", "host", "origin"]


def upgrade() -> None:
    """Columns for where a table was made from and how much it took, and indexes to count by."""
    op.add_column("tables", sa.Column("origin", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("size", sa.Integer(), nullable=True))
    op.create_index(op.f("ix_tables_host_made"), "tables", ["host", "made"])
    known, listed = sa.text("origin IS NOT NULL"), sa.text("listed IS NOT NULL")
    op.create_index(
        "ix_tables_origin", "tables", ["origin"], sqlite_where=known, postgresql_where=known
    )
    op.drop_index("ix_tables_lobby", "tables")
    op.create_index(
        "ix_tables_lobby", "tables", LOBBY, sqlite_where=listed, postgresql_where=listed
    )
    op.drop_index(op.f("ix_chat_person"), "chat")
    op.create_index(op.f("ix_chat_person_at"), "chat", ["person", "at"])

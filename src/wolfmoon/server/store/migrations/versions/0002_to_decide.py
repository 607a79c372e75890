"""Whose decision it is stands once, at the table: a move writes one row less."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """From a mark at each seat to the number of the seat at the table."""
    op.add_column("tables", sa.Column("to_decide", sa.Integer(), nullable=True))
    op.execute(
        "UPDATE tables SET to_decide = (SELECT MAX(seats.seat) FROM seats "
        "WHERE seats.table_id = tables.id AND seats.to_decide)"
    )
    with op.batch_alter_table("seats") as seats:  # an old SQLite can't drop a column by itself
        seats.drop_column("to_decide")

"""Whose table a job is for, and whether somebody waits for it: each host has a share of work."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Jobs that are there say nothing: the next event of their table brings another."""
    op.add_column("jobs", sa.Column("host", sa.Text(), nullable=True))
    op.add_column("jobs", sa.Column("idle", sa.Integer(), nullable=False, server_default="0"))

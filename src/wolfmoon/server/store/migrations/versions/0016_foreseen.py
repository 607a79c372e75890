"""The row of a hunt says whether its set-up follows from the date alone."""

import hmac
import json

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
SHARED = b"wolfmoon"
"""What set-ups follow from that follow from the date alone."""


def upgrade() -> None:
    """A column, filled by the secret of each table: it shows what that was derived from."""
    op.add_column(
        "hunts",
        sa.Column("foreseen", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    _fill(op.get_bind())


def _fill(connection: sa.Connection) -> None:
    hunts = sa.table("hunts", *map(sa.column, ("table_id", "day", "game", "pool", "foreseen")))
    events = sa.table("events", *map(sa.column, ("table_id", "seq", "data")))
    first = (events.c.table_id == hunts.c.table_id) & (events.c.seq == 1)
    query = sa.select(hunts, events.c.data).select_from(hunts.join(events, first))
    found = [
        row.table_id
        for row in connection.execute(query)
        if json.loads(row.data).get("secret") == _secret(row.day, row.game, row.pool)
    ]
    change = sa.update(hunts).where(hunts.c.table_id == sa.bindparam("table"))
    if found:
        each = [{"table": table} for table in found]
        connection.execute(change.values(foreseen=sa.true()), each)


def _secret(day: str, game: str, pool: int) -> str:
    """The secret of a table whose set-up follows from the date."""
    key = hmac.digest(SHARED, f"{day} {game} {pool}".encode(), "sha256")
    return hmac.digest(key, b"rivals", "sha256").hex()

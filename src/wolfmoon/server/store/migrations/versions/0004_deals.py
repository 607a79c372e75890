"""A table says whose deal it has; a game whose deal somebody chose counts for nothing."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

SUMMARY = sa.text("UPDATE tables SET summary = :summary WHERE id = :id")
UNCOUNTED = sa.text("UPDATE seats SET points = NULL, win = NULL WHERE table_id = :id")


def upgrade() -> None:
    """From the first event of each table; a seed in it may be the server's own, and counts."""
    connection = op.get_bind()
    made = "SELECT t.id, t.summary, e.data FROM tables t JOIN events e ON e.table_id = t.id"
    for id, summary, data in connection.execute(sa.text(f"{made} WHERE e.seq = 1")).all():
        chosen = _is_chosen(json.loads(data))
        deal = {"deal": "chosen" if chosen else "drawn", "commitment": None}
        kept = json.dumps({**json.loads(summary), **deal}, ensure_ascii=False)
        connection.execute(SUMMARY, {"id": id, "summary": kept})
        if chosen:
            connection.execute(UNCOUNTED, {"id": id})


def _is_chosen(about: dict[str, Any]) -> bool:
    return about["file"] is not None or "setup" in about["options"]

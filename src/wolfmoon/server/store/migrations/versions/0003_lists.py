"""Lists are read from an index: each seat knows where its table stands on its person's list."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

FIRST_SEAT = """seat = (SELECT MIN(own.seat) FROM seats AS own
    WHERE own.table_id = seats.table_id AND own.person = seats.person)"""
STANDS = """CASE WHEN status = 'finished' THEN 2
    WHEN EXISTS (SELECT 1 FROM seats AS own WHERE own.table_id = tables.id
        AND own.person = seats.person AND own.seat = tables.to_decide) THEN 0
    ELSE 1 END"""
WATCHED = {
    "sqlite": "json_extract(summary, '$.spectators') = 1",
    "postgresql": "summary::json ->> 'spectators' = 'true'",
}


def upgrade() -> None:
    """Columns for what is asked of lists, filled from what is known, and their indexes."""
    op.add_column("seats", sa.Column("stands", sa.Integer(), nullable=True))
    op.add_column("seats", sa.Column("changed", sa.BigInteger(), nullable=True))
    op.add_column("seats", sa.Column("game", sa.Text(), nullable=True))
    op.add_column("seats", sa.Column("players", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("listed", sa.Text(), nullable=True))
    _fill()
    op.drop_index(op.f("ix_tables_lobby"), "tables")
    op.create_index(op.f("ix_tables_status_changed"), "tables", ["status", "changed"])
    listed = sa.text("listed IS NOT NULL")
    lobby = ["listed", "changed", "id", "game", "host"]
    op.create_index(
        "ix_tables_lobby", "tables", lobby, sqlite_where=listed, postgresql_where=listed
    )
    op.drop_index(op.f("ix_seats_person"), "seats")
    op.create_index("ix_seats_shelf", "seats", ["person", "stands", "changed", "table_id"])
    over = sa.text("points IS NOT NULL")
    record = ["person", "game", "players", "here", "points", "win"]
    op.create_index("ix_seats_record", "seats", record, sqlite_where=over, postgresql_where=over)


def _fill() -> None:
    of_table = "SELECT {} FROM tables WHERE tables.id = seats.table_id"
    op.execute(
        f"UPDATE seats SET game = ({of_table.format('game')}),"
        f" players = ({of_table.format('players')})"
    )
    op.execute(
        f"UPDATE seats SET changed = ({of_table.format('changed')}),"
        f" stands = ({of_table.format(STANDS)}) WHERE person IS NOT NULL AND {FIRST_SEAT}"
    )
    watched = WATCHED[op.get_bind().dialect.name]
    op.execute(
        "UPDATE tables SET listed = status WHERE access = 'open' AND host IS NOT NULL"
        f" AND (status = 'gathering' OR status = 'playing' AND {watched})"
    )

"""What is kept of games for the time after their rules are gone."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
AT_ONCE = 1000


def upgrade() -> None:
    """A table for archives; every table says by which version of the rules it is played."""
    op.add_column("tables", sa.Column("rules", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("archived", sa.Integer(), nullable=True))
    op.create_index("ix_tables_rules", "tables", ["game", "rules"])
    op.create_table(
        "archives",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("part", sa.Text(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "part", name=op.f("pk_archives")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_archives_table_id")),
    )
    _fill(op.get_bind())


def _version(summary: str) -> int:
    """The version that a summary names; before any did, there was the first."""
    return int(json.loads(summary).get("rules", 1))


def _fill(connection: sa.Connection) -> None:
    tables = sa.table("tables", sa.column("id"), sa.column("summary"), sa.column("rules"))
    change = (
        sa.update(tables)
        .where(tables.c.id == sa.bindparam("table"))
        .values(rules=sa.bindparam("version"))
    )
    some = sa.select(tables.c.id, tables.c.summary).order_by(tables.c.id).limit(AT_ONCE)
    last = ""
    while rows := connection.execute(some.where(tables.c.id > last)).all():
        versions = [{"table": row.id, "version": _version(row.summary)} for row in rows]
        connection.execute(change, versions)
        last = rows[-1].id

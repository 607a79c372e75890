"""Sessions know their device, and accounts how their names look."""

import sqlalchemy as sa
from alembic import context, op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """The names of accounts that are there already are compared with, and stay."""
    op.add_column("sessions", sa.Column("device", sa.Text(), nullable=True))
    op.add_column("people", sa.Column("look", sa.Text(), nullable=True))
    op.create_index(op.f("ix_people_look"), "people", ["look"])
    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("look"))
    connection, look_of = op.get_bind(), context.config.attributes["look_of"]
    accounts = sa.text("SELECT id, name FROM people WHERE password IS NOT NULL")
    for id, name in connection.execute(accounts).all():
        change = people.update().where(people.c.id == id)
        connection.execute(change.values(look=look_of(name)))

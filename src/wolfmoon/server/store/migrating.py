"""Migrations, run from inside the package."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine

from ..naming import look_of
from .database import PATIENTLY
from .schema_notify import metadata

MIGRATIONS = Path(__file__).parent / "migrations"


def config(connection: object = None) -> Config:
    """What alembic needs to know."""
    made = Config()
    made.set_main_option("script_location", str(MIGRATIONS))
    made.attributes.update(connection=connection, metadata=metadata, look_of=look_of)
    return made


def upgrade(engine: Engine) -> None:
    """Run all migrations that the database has not seen."""
    with engine.connect() as connection:
        connection.execution_options(writes=True)
        _migrate(connection)


def _migrate(connection: Connection) -> None:
    with connection.begin():
        if connection.dialect.name == "postgresql":
            # two servers that start together: the second waits, and finds nothing left to do
            connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
            connection.exec_driver_sql(PATIENTLY)
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7061)")
        command.upgrade(config(connection), "head")


def head() -> str | None:
    """The newest migration among the files."""
    return ScriptDirectory.from_config(config()).get_current_head()


def context(connection: Connection) -> MigrationContext:
    """Alembic's view of a connection, to compare the schema with."""
    return MigrationContext.configure(connection)

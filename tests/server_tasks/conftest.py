"""Each kind of database, for all tests of the tasks."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.databases import KINDS, Postgres, postgres
from tests.server_tasks.tables import TaskTables


@pytest.fixture(scope="session")
def pg() -> Iterator[Postgres]:
    with postgres() as server:
        yield server


@pytest.fixture(params=KINDS)
def desk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[TaskTables]:
    """A new database, with hands of our own in it."""
    database = f"sqlite:///{tmp_path / 'wolfmoon.sqlite3'}"
    if request.param == "postgresql":
        database = request.getfixturevalue("pg").new_database()
    made = TaskTables(database)
    yield made
    made.close()

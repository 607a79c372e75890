"""Each kind of database, for all tests of the jobs."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.databases import KINDS
from tests.server_jobs.tables import Tables


@pytest.fixture(params=KINDS)
def tables(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Tables]:
    """A new database, with hands of our own in it."""
    database = f"sqlite:///{tmp_path / 'jobs.sqlite3'}"
    if request.param == "postgresql":
        database = request.getfixturevalue("pg").new_database()
    made = Tables(database)
    yield made
    made.close()

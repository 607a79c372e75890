"""Each kind of database, for all tests of the tasks."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.databases import KINDS, Postgres
from tests.server.houses import House
from tests.server_tasks.places import SITE, Place
from tests.server_tasks.receivers import Post, Web
from tests.server_tasks.tables import TaskTables


@pytest.fixture(params=KINDS)
def desk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[TaskTables]:
    """A new database, with hands of our own in it."""
    database = f"sqlite:///{tmp_path / 'wolfmoon.sqlite3'}"
    if request.param == "postgresql":
        database = request.getfixturevalue("pg").new_database()
    made = TaskTables(database)
    yield made
    made.close()


@pytest.fixture(scope="module", params=KINDS)
def place(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Place]:
    """A server on each database, and services of its own."""
    with ExitStack() as stack:
        web, post = stack.enter_context(Web()), stack.enter_context(Post())
        database = None
        if request.param == "postgresql":
            pg: Postgres = request.getfixturevalue("pg")
            database = pg.new_database()
        options = ("--site", SITE, "--contact", "mailto:host@wolves.example", "--private-hooks")
        mails = ("--smtp", post.address, "--mail-from", "moon@wolves.example")
        folder: Path = tmp_path_factory.mktemp("notify")
        yield Place(stack.enter_context(House(database, folder, *options, *mails)), web, post)

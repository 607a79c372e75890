"""A house on each database, and a pair that shares one, for all tests of a worker."""

from collections.abc import Iterator

import pytest

from server_databases import KINDS, Postgres, postgres
from server_houses import House


@pytest.fixture(scope="session")
def pg() -> Iterator[Postgres]:
    with postgres() as server:
        yield server


@pytest.fixture(scope="session", params=KINDS)
def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """A server process with a database of its own."""
    if request.param == "postgresql":
        yield request.getfixturevalue("pair")[0]
        return
    with House(None, tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture(scope="session")
def pair(pg: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, House]]:
    """Two server processes with one PostgreSQL database."""
    folder, database = tmp_path_factory.mktemp("pair"), pg.new_database()
    with House(database, folder) as one, House(database, folder) as two:
        yield one, two

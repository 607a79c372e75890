"""A house on each database, and a pair that shares one, for all tests of a worker."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine

from tests.server.databases import KINDS, Postgres
from tests.server.houses import House
from wolfmoon.server.store.database import connect, upgrade, url_of


@pytest.fixture(params=KINDS)
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    """A database of each kind, empty and ready."""
    address = None
    if request.param == "postgresql":
        address = request.getfixturevalue("pg").new_database()
    engine = connect(url_of(address, tmp_path))
    upgrade(engine)
    yield engine
    engine.dispose()


@pytest.fixture(scope="session", params=KINDS)
def house(request: pytest.FixtureRequest) -> House:
    """A server process with a database of its own; both live on as tests turn to the other one."""
    if request.param == "postgresql":
        one: House = request.getfixturevalue("pair")[0]
        return one
    alone: House = request.getfixturevalue("alone")
    return alone


@pytest.fixture(scope="session")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server process with a file."""
    with House(None, tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture(scope="session")
def pair(pg: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, House]]:
    """Two server processes with one PostgreSQL database."""
    folder, database = tmp_path_factory.mktemp("pair"), pg.new_database()
    with House(database, folder) as one, House(database, folder) as two:
        yield one, two

"""R1, R6, R10: things go wrong while people play. In short; `tests/faults` does it at length."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.faults import all_killed, database_away, lost_moves, moved_games, restarts
from tests.server.databases import KINDS, Postgres, postgres
from tests.server.houses import AtTable, House
from tests.slowness import slowness


@pytest.fixture(scope="module")
def fragile() -> Iterator[Postgres]:
    """A PostgreSQL that nobody else uses: it is stopped and killed."""
    with postgres() as server:
        yield server


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_acknowledged_is_lost_when_a_server_is_killed(
    kind: str, fragile: Postgres, tmp_path: Path
) -> None:
    database = fragile.new_database() if kind == "postgresql" else None
    ledger, found = lost_moves.torment(database, tmp_path, kills=4)
    assert found.carried >= len(ledger.acknowledged) > 4


def test_servers_that_start_together_share_an_empty_database(
    fragile: Postgres, tmp_path: Path
) -> None:
    database = fragile.new_database()
    with ThreadPoolExecutor(4) as together, ExitStack() as opened:
        for house in list(together.map(lambda _: House(database, tmp_path), range(4))):
            opened.enter_context(house).guest()


def test_a_restart_keeps_games_and_everyone_comes_back(tmp_path: Path) -> None:
    ledger = restarts.restarted(None, tmp_path, restarts=2, new=House)
    assert len(ledger.acknowledged) >= 3 * 20


def test_postgresql_goes_away_and_comes_back(fragile: Postgres, tmp_path: Path) -> None:
    ledger = database_away.postgres_away(fragile, tmp_path, times=2, parties=2)
    assert ledger.away >= 2 * 4


def test_postgresql_says_nothing_for_a_while(fragile: Postgres, tmp_path: Path) -> None:
    database_away.postgres_frozen(fragile, tmp_path, times=1, parties=2, slow=slowness)


def test_a_server_ends_though_its_database_says_nothing(fragile: Postgres, tmp_path: Path) -> None:
    """As many as it reads for at once wait for an answer that does not come."""
    seats = ["me", {"kind": "here", "name": "Ben"}]
    with House(fragile.new_database(), tmp_path, "--log", "warning") as house:
        tables = [house.guest().make("lone-wolves", seats) for _ in range(8)]
        fragile.freeze()
        try:
            with ThreadPoolExecutor(len(tables)) as together:
                list(together.map(_begin_in_vain, tables))
            house.stop()
        finally:
            fragile.thaw()
        assert "still waiting" in house.log.read_text()


def _begin_in_vain(table: AtTable) -> None:
    order = table.body("begin")
    assert table.person.ask("POST", f"{table.path}/orders", order).status_code == 503


def test_a_server_is_known_to_run_right_after_its_database_came_back(
    fragile: Postgres, tmp_path: Path
) -> None:
    database = fragile.new_database()
    with House(database, tmp_path, "--log", "error") as house:
        house.guest()
        fragile.stop()
        fragile.start()
        told = moved_games.run("db", "move", database, f"sqlite:///{tmp_path / 'moved'}", code=2)
    assert "stop every" in told


def test_there_is_no_more_room_on_the_disk_and_then_there_is(tmp_path: Path) -> None:
    ledger = database_away.disk_full(tmp_path, times=2, parties=2)
    assert ledger.away >= 2 * 4


def test_everything_is_killed_and_all_games_end(fragile: Postgres, tmp_path: Path) -> None:
    """Two servers, a worker and PostgreSQL itself."""
    numbers = {"games": 3, "parties": 3, "most": 8, "kills": 4}
    _, found, killed = all_killed.torment(fragile, tmp_path, **numbers)
    assert found.finished == 3 and set(killed.values()) == {1}

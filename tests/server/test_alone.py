"""R12: a database that is in use is not moved, and its files are nobody else's business."""

import stat
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import Engine

from tests.faults.moved_games import beside_a_server, run
from tests.server.databases import KINDS, Postgres
from tests.server.houses import House
from wolfmoon.engine.errors import BadInput
from wolfmoon.server.store.database import connect, upgrade, url_of
from wolfmoon.server.store.locks import alone, working

SERVE = ("serve", "--port", "0", "--bot-processes", "0")


@pytest.mark.parametrize("kind", KINDS)
def test_backups_run_beside_a_server_and_moves_do_not(
    kind: str, pg: Postgres, tmp_path: Path
) -> None:
    database = pg.new_database() if kind == "postgresql" else None
    assert len(beside_a_server(database, tmp_path, times=2).acknowledged) > 8


def test_a_second_server_on_a_folder_is_refused_and_a_worker_is_welcome(tmp_path: Path) -> None:
    with House(None, tmp_path) as house:
        ended = started(*SERVE, "--data", str(tmp_path))
        assert ended.returncode == 2 and "another server uses" in ended.stderr
        with working(connect(url_of(None, tmp_path))):
            pass
        house.kill()
    with House(None, tmp_path) as again:
        assert again.guest()


def started(*arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "wolfmoon", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def test_nobody_starts_while_everything_is_moved(engine: Engine, tmp_path: Path) -> None:
    url = engine.url.render_as_string(False)
    with alone(engine):
        for arguments in (SERVE, ("worker",)):
            ended = started(*arguments, "--database", url)
            assert ended.returncode == 2 and "is being moved" in ended.stderr, ended.stderr
        with pytest.raises(BadInput, match="stop every"), alone(engine):
            pass
    with alone(engine):
        pass


def test_files_are_for_nobody_else(tmp_path: Path) -> None:
    """Those that were there before, too."""
    folder = tmp_path / "new"
    engine = connect(url_of(None, folder))
    upgrade(engine)
    assert modes(folder) == {0o600} and mode(folder) == 0o700
    for file in folder.iterdir():
        file.chmod(0o644)
    engine.dispose()
    engine = connect(url_of(None, folder))
    with engine.connect() as connection:
        connection.exec_driver_sql("SELECT 1")
        assert len(list(folder.iterdir())) == 3 and modes(folder) == {0o600}
    engine.dispose()
    run("db", "backup", str(tmp_path / "backup"), "--data", str(folder))
    assert mode(tmp_path / "backup") == 0o600


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def modes(folder: Path) -> set[int]:
    return {mode(file) for file in folder.iterdir()}

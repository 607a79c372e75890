"""Backups that follow each other, a drill of getting everything back, and the doctor."""

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from sqlalchemy import Engine

from tests.server.databases import KINDS, Postgres
from tests.server.houses import House, play_on
from tests.server_tasks.places import wait_until
from wolfmoon.cli import main
from wolfmoon.engine.errors import BadInput
from wolfmoon.server.store.backups import add, kept, span
from wolfmoon.server.store.database import connect, upgrade, url_of
from wolfmoon.server.store.moving import digests, file_url

BEGUN = datetime(2026, 11, 17, 4, 0, tzinfo=UTC)
TELLING = ("--contact", "mailto:host@wolves.example")


def run(*words: str) -> Result:
    return CliRunner().invoke(main, list(words))


@pytest.mark.parametrize("kind", KINDS)
def test_a_drill_everything_comes_back(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """People play; a backup is made meanwhile; all is lost; a new server goes on from there."""
    database = None
    if kind == "postgresql":
        pg: Postgres = request.getfixturevalue("pg")
        database = pg.new_database()
    there = tmp_path / "there"
    there.mkdir()
    where = ["--database", database] if database else ["--data", str(there)]
    backups = tmp_path / "backups"
    with House(database, there, *TELLING) as house:
        ada = house.guest("Ada")
        key = ada.get("/api/me/notifications")["push_key"]
        table = ada.make("lone-wolves", ["me", "here"])
        table.order("begin")
        play_on({0: table, 1: table}, decisions=5)
        result = run("db", "backup", str(backups), "--keep", "2", *where)
        assert result.exit_code == 0, result.output
        cookies, seen = dict(ada.http.cookies), table.look().state
        house.kill()
    with House(database, there, *TELLING) as house:
        restarted = house.guest("Eve").get("/api/me/notifications")
    (file,) = kept(backups)

    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    assert run("db", "restore", str(file), "--data", str(elsewhere)).exit_code == 0
    with House(None, elsewhere, *TELLING) as house:
        again = house.visitor()
        again.http.cookies.update(cookies)  # whoever was signed in still is
        told = again.get("/api/me/notifications")
        assert key and key == restarted["push_key"] == told["push_key"], "browsers know this one"
        back = again.at(table.id)
        assert back.state["seq"] == seen["seq"]
        assert back.position["view"] == seen["position"]["view"]
        play_on({0: back, 1: back}, decisions=3)


def test_the_newest_are_kept_and_nothing_else_is_touched(tmp_path: Path) -> None:
    engine: Engine = connect(url_of(None, tmp_path / "data"))
    upgrade(engine)
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "notes.txt").write_text("mine")
    (folder / "wolfmoon-2026-11-16T000000Z.backup.unfinished").write_text("broken off")
    made = [add(engine, folder, 3, BEGUN + timedelta(hours=6 * n))[0] for n in range(5)]
    assert kept(folder) == made[:1:-1]
    assert sorted(each.name for each in folder.iterdir() if each not in made) == ["notes.txt"]
    assert made[-1].stat().st_mode & 0o077 == 0
    copy = connect(file_url(made[-1]))
    with engine.connect() as here, copy.connect() as there:
        assert digests(here) == digests(there)
    for each in (engine, copy):
        each.dispose()


@contextmanager
def backing_up(folder: Path, data: Path) -> Iterator["subprocess.Popen[str]"]:
    """Backups every second, of which two are kept."""
    words = ["db", "backup", str(folder), "--every", "1s", "--keep", "2", "--data", str(data)]
    command = [sys.executable, "-m", "wolfmoon", *words]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=pipe, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def test_backups_follow_each_other_though_one_can_t_be_written(tmp_path: Path) -> None:
    data, folder = tmp_path / "data", tmp_path / "backups"
    assert run("db", "upgrade", "--data", str(data)).exit_code == 0
    seen: set[Path] = set()

    def count(most: int) -> bool:
        seen.update(kept(folder) if folder.is_dir() else ())
        return len(seen) >= most

    with backing_up(folder, data) as process:
        wait_until(lambda: count(3))
        wait_until(lambda: len(kept(folder)) == 2)
        process.send_signal(signal.SIGSTOP)  # it must not make the folder anew meanwhile
        folder.rename(tmp_path / "away")
        folder.write_text("in the way")
        process.send_signal(signal.SIGCONT)
        assert process.stderr is not None
        told = process.stderr.readline()
        assert told.startswith("The backup failed and is tried again soon: ")
        folder.unlink()
        before = len(seen)
        wait_until(lambda: count(before + 1))
        assert process.poll() is None
    assert all(each.stat().st_size for each in kept(folder))


def test_whatever_is_done_with_a_database_is_written_down_in_it(tmp_path: Path) -> None:
    def acts(folder: Path) -> list[tuple[str, dict[str, str]]]:
        told = json.loads(run("audit", "--json", "--data", str(folder)).output)
        return [(each["what"], each["facts"]) for each in reversed(told)]

    def done(*words: str) -> None:
        result = run("db", *words)
        assert result.exit_code == 0, result.output

    here, there, again = (tmp_path / name for name in ("here", "there", "again"))
    one, many = tmp_path / "one.backup", tmp_path / "many"
    there.mkdir()
    done("upgrade", "--data", str(here))
    assert acts(here) == []  # it was new: nothing was changed
    done("backup", str(one), "--data", str(here))
    done("backup", str(many), "--keep", "2", "--data", str(here))
    done("archive", "--data", str(here))
    (file,) = kept(many)
    own = [("db backup", {"file": str(one)}), ("db backup", {"file": str(file)})]
    own.append(("db archive", {"count": 0}))
    assert acts(here) == own
    source, target = (f"sqlite:///{each / 'wolfmoon.sqlite3'}" for each in (here, there))
    done("move", source, target)
    assert acts(here) == [*own, ("db move", {"to": str(there / "wolfmoon.sqlite3")})]
    assert acts(there) == [*own, ("db move", {"source": str(here / "wolfmoon.sqlite3")})]
    done("restore", str(one), "--data", str(again))
    assert acts(again) == [("db restore", {"file": str(one)})]
    assert run("db", "restore", str(one), "--data", str(again)).exit_code == 2
    assert len(acts(again)) == 1  # what was refused is no act


def test_spans() -> None:
    assert span("6h") == timedelta(hours=6)
    assert span("90s") == timedelta(seconds=90)
    for wrong in ("6", "h", "0h", "6 hours", "-1d"):
        with pytest.raises(BadInput):
            span(wrong)


def test_the_doctor_finds_what_is_wrong_and_names_a_cure(tmp_path: Path) -> None:
    with House(None, tmp_path, "--proxied", "--base", "/wolves") as house:
        told = run("doctor", "--data", str(tmp_path), "--address", house.address, "--json")
        found = {each["check"]: each for each in json.loads(told.output)}
        for name in ("versions", "database", "clock", "reached", "sockets"):
            assert found[name]["health"] == "well", found[name]
        # nobody stands before it, who would say for whom they ask
        assert found["proxy"]["health"] == "ill" and "X-Forwarded-For" in found["proxy"]["cure"]
        assert told.exit_code == 1
    told = run("doctor", "--data", str(tmp_path), "--address", house.address)
    assert "✗ address: Nobody answers there" in told.output
    assert "What helps: start the server and the proxy" in told.output

    (tmp_path / "wolfmoon.sqlite3").write_bytes(b"no database at all, but long enough" * 100)
    told = run("doctor", "--data", str(tmp_path))
    assert told.exit_code == 1
    assert "✗ database:" in told.output

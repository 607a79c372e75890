"""The database: its form, and moving everything to another without a change.   [R12]"""

import json
import subprocess
import sys
from datetime import date
from pathlib import Path

import psycopg
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from click.testing import CliRunner
from sqlalchemy import Connection, Engine, Table, select, update
from sqlalchemy.exc import IntegrityError

from tests.faults.moved_games import moved
from tests.server.databases import KINDS, Postgres
from tests.server.filled import add_people, filled, keep
from tests.server.tables import ADA, two
from wolfmoon.cli import main
from wolfmoon.engine.errors import BadInput
from wolfmoon.server.events import dumps, microseconds, moment
from wolfmoon.server.hunts.day import SHARED, table_for
from wolfmoon.server.live import Live
from wolfmoon.server.store import logs, moving, ways
from wolfmoon.server.store.database import HEAD, connect, upgrade, url_of, version
from wolfmoon.server.store.migrating import config, context, head
from wolfmoon.server.store.moves import GOES_ON, WAITS
from wolfmoon.server.store.schema import hunts, metadata, seats, tables
from wolfmoon.server.summary import summary
from wolfmoon.server.table import table_of


def test_the_database_has_the_form_that_the_program_knows(engine: Engine) -> None:
    assert version(engine) == HEAD == head()
    with engine.connect() as connection:
        assert compare_metadata(context(connection), metadata) == []
    upgrade(engine)


def test_an_error_says_nothing_of_what_was_to_be_kept(engine: Engine) -> None:
    """It may be written down: a deal must not be, nor an address."""
    way = ways.new_way(person="nobody", address="https://hooks.example/secret", kind=ways.HOOK)
    with engine.connect() as connection, pytest.raises(IntegrityError) as failed:
        ways.add(connection, way)
    assert "INSERT INTO ways" in str(failed.value) and "secret" not in str(failed.value)


@pytest.mark.parametrize("kind", KINDS)
def test_what_an_older_program_kept_is_there_after_an_upgrade(
    kind: str, pg: Postgres, tmp_path: Path
) -> None:
    """The first form marked the seat that is to decide; now the table says which one it is.

    Nor did it say whose deal a game has. Where the first event shows that it was given, it was
    chosen, and no longer counts.
    """
    engine = connect(url_of(pg.new_database() if kind == "postgresql" else None, tmp_path))
    with engine.connect() as connection, connection.begin():
        command.upgrade(config(connection), "0001")
        connection.exec_driver_sql(
            "INSERT INTO tables VALUES ('t', 3, 'lone-wolves', 'playing', 'open', false, 2, NULL,"
            " 1, 2, '{}'), ('u', 1, 'lone-wolves', 'gathering', 'open', false, 2, NULL, 1, 2, '{}')"
        )
        old = {"t": {"file": None, "options": {}, "seed": 5}, "u": {"file": "…", "options": {}}}
        made = "INSERT INTO events VALUES ('{}', 1, 0, 'made', '{}', NULL, NULL)"
        for id, about in old.items():
            connection.exec_driver_sql(made.format(id, json.dumps(about)))
        connection.exec_driver_sql(
            "INSERT INTO seats VALUES ('t', 0, NULL, false, 'Ada', false, NULL, NULL),"
            " ('t', 1, NULL, false, NULL, true, 7, 0.5), ('u', 0, NULL, false, NULL, false, 9, 1)"
        )
    upgrade(engine)
    with engine.connect() as connection:
        assert compare_metadata(context(connection), metadata) == []
        summaries = select(tables.c.summary).order_by(tables.c.id)
        decides = select(tables.c.id, tables.c.to_decide).order_by(tables.c.id)
        assert connection.execute(decides).all() == [("t", 1), ("u", None)]
        deals = [json.loads(row[0]) for row in connection.execute(summaries)]
        assert [(each["deal"], each["commitment"]) for each in deals] == [
            ("drawn", None),
            ("chosen", None),
        ]
        seats = metadata.tables["seats"]
        kept = select(seats.c.table_id, seats.c.name, seats.c.points)
        rows = connection.execute(kept.order_by(seats.c.table_id, seats.c.seat)).all()
        assert rows == [("t", "Ada", None), ("t", None, 7), ("u", None, None)]
    engine.dispose()


@pytest.mark.parametrize("kind", KINDS)
def test_an_upgrade_finds_the_hunts_that_followed_from_the_date_alone(
    kind: str, pg: Postgres, tmp_path: Path
) -> None:
    """The row of a hunt did not say it; the secret of its table does."""
    engine = connect(url_of(pg.new_database() if kind == "postgresql" else None, tmp_path))
    day, game, pool = "2026-11-17", "lone-wolves", 1
    shared, drawn = (
        table_for(ADA, secret, date.fromisoformat(day), game, pool, counts=True, stand_in="cub")
        for secret in (SHARED, "another")
    )
    with engine.connect() as connection, connection.begin():
        command.upgrade(config(connection), "0015")
        connection.exec_driver_sql(
            "INSERT INTO people (id, name, language, settings, made, gone)"
            f" VALUES ('{ADA}', 'Ada', 'en', '{{}}', 0, false)"
        )
        for id, about in (("shared", shared), ("drawn", drawn), ("old", None)):
            connection.exec_driver_sql(
                "INSERT INTO tables (id, seq, game, status, access, analysis, players, made,"
                f" changed, summary) VALUES ('{id}', 1, '{game}', 'finished', 'private', false, 2,"
                " 0, 0, '{}')"
            )
            secret = {} if about is None else {"secret": about.secret}
            connection.exec_driver_sql(
                "INSERT INTO events (table_id, seq, at, kind, data)"
                f" VALUES ('{id}', 1, 0, 'made', '{json.dumps(secret)}')"
            )
            connection.exec_driver_sql(
                "INSERT INTO hunts (table_id, person, day, game, pool, counts, late)"
                f" VALUES ('{id}', '{ADA}', '{day}', '{game}', {pool}, false, false)"
            )
    upgrade(engine)
    with engine.connect() as connection:
        kept = select(hunts.c.table_id).where(hunts.c.foreseen)
        assert connection.execute(kept).scalars().all() == ["shared"]
    engine.dispose()


def test_moments_are_kept_to_the_microsecond() -> None:
    for kept in (0, 1, 1_700_000_000_000_001, 1_763_208_000_999_999):
        assert microseconds(moment(kept)) == kept


def test_the_database_itself_refuses_a_second_event_with_a_number_or_order(engine: Engine) -> None:
    add_people(engine)
    desk = two()
    keep(engine, desk, "t")
    with engine.connect() as connection:
        for change in (
            {"seq": 2, "order": "new"},
            {"seq": 9, "order": desk.table.log[0].event.order},
        ):
            event = desk.table.log[0].event
            values = {"at": 0, "kind": event.kind, "data": "{}", "by": None}
            row = {"table_id": "t", "seq": change["seq"], "order_id": change["order"], **values}
            with pytest.raises(IntegrityError), connection.begin():
                connection.execute(metadata.tables["events"].insert().values(row))


def test_a_list_and_the_log_say_the_same_of_a_table(engine: Engine) -> None:
    filled(engine)
    with engine.connect() as connection:
        for row in connection.execute(select(tables)):
            table = table_of(row.id, logs.read(connection, row.id))
            assert json.loads(row.summary) == json.loads(dumps(summary(table)))
            assert (row.seq, row.status) == (table.seq, table.status)


def test_tables_that_went_on_elsewhere_are_found(engine: Engine) -> None:
    filled(engine)
    with engine.connect() as connection:
        kept = {row.id: row.seq for row in connection.execute(select(tables.c.id, tables.c.seq))}
        assert logs.behind(connection, kept) == []
        assert logs.behind(connection, {**kept, "going-on": 1, "nowhere": 0}) == ["going-on"]


def test_a_move_is_kept_once_and_whole(engine: Engine) -> None:
    """Whether a database keeps it in one statement or in several, the rows say the same after."""
    add_people(engine)
    desk = two()
    keep(engine, desk, "t")
    moved = desk.play()
    about = dumps(summary(desk.table))
    desk.table.id = "t"
    with engine.connect() as connection, connection.begin():
        assert logs.append(connection, desk.table, moved, about)
        assert not logs.append(connection, desk.table, moved, about), "there are others by now"
        row = connection.execute(select(tables).where(tables.c.id == "t")).one()
        assert (row.seq, row.to_decide, row.summary) == (
            desk.table.seq,
            desk.table.to_decide,
            about,
        )
        assert logs.read(connection, "t")[-1] == moved[0]
        stood = connection.execute(select(seats.c.seat, seats.c.stands, seats.c.changed)).all()
        waits = [(seat, WAITS if seat == desk.table.to_decide else GOES_ON) for seat in (0, 1)]
        assert sorted((each.seat, each.stands) for each in stood) == waits
        assert {each.changed for each in stood} == {microseconds(moved[0].at)}


def test_tables_in_memory_are_forgotten_and_read_again(engine: Engine) -> None:
    filled(engine)
    live = Live(most_megabytes=0)
    with engine.connect() as connection:
        first = live.get(connection, "finished")
        assert live.get(connection, "finished") is first
        live.get(connection, "going-on")
        assert live.known("finished") is first  # someone holds it, as those do who watch
        shown = first.position(0)
        del first
        assert live.known("finished") is None
        again = live.get(connection, "finished")
    assert again.position(0) == shown


def test_everything_moves_to_postgresql_and_back_unchanged(pg: Postgres, tmp_path: Path) -> None:
    """By the commands that people use."""
    rows, steps = moved(pg, tmp_path, count=6)
    assert all(rows.values()), "there is something of every kind to be moved"
    assert len(steps) == 6


@pytest.mark.parametrize("where", ["source", "target"])
def test_a_copy_that_is_not_the_same_in_the_end_is_not_kept(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Something goes wrong while it is copied, or somebody changes what was copied already."""
    source, target = (connect(url_of(None, tmp_path / name)) for name in ("source", "target"))
    upgrade(source)
    filled(source)
    people, last, copy = metadata.tables["people"], metadata.sorted_tables[-1], moving._copy

    def careless(reading: Connection, writing: Connection, table: Table) -> None:
        copy(reading, writing, table)
        if table is last and where == "target":
            writing.execute(update(people).values(language="de"))
        elif table is last:
            with source.begin() as meanwhile:
                meanwhile.execute(update(people).values(language="de"))

    monkeypatch.setattr(moving, "_copy", careless)
    copied = moving.copy_all if where == "target" else moving.move
    with pytest.raises(BadInput):
        copied(source, target)
    with target.connect() as connection:
        assert connection.execute(select(people)).all() == []
    for engine in (source, target):
        engine.dispose()


def run(*arguments: str, code: int = 0) -> str:
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == code, result.output
    return result.output


def test_nothing_is_copied_over_something(tmp_path: Path) -> None:
    source = connect(url_of(None, tmp_path))
    upgrade(source)
    filled(source)
    source.dispose()
    backup = str(tmp_path / "b.sqlite3")
    assert "Tables: 3, " in run("db", "backup", backup, "--data", str(tmp_path))
    assert "not empty" in run("db", "restore", backup, "--data", str(tmp_path), code=2)
    assert "there already" in run("db", "backup", backup, "--data", str(tmp_path), code=2)
    assert "no file" in run("db", "restore", "nothing", "--data", str(tmp_path / "x"), code=2)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--workers", "2"], "several workers need PostgreSQL"),
        (["--database", "postgresql+psycopg://x@/y?host={}"], "y can’t be used: "),
    ],
)
def test_a_server_that_cannot_start_says_why(tmp_path: Path, options: list[str], told: str) -> None:
    given = [option.format(tmp_path) for option in options]
    command = [sys.executable, "-m", "wolfmoon", "serve", "--port", "0", "--bot-processes", "0"]
    given += ["--data", str(tmp_path)]
    ended = subprocess.run([*command, *given], capture_output=True, text=True, timeout=60)
    assert ended.returncode == 2 and told in ended.stderr


def test_an_address_that_is_none_is_refused(tmp_path: Path) -> None:
    for address in ("nonsense", "mysql://x/y", ""):
        output = run("db", "upgrade", "--database", address, code=2)
        assert "database address" in output
    assert "is at version" in run("db", "upgrade", "--data", str(tmp_path))


def test_postgresql_never_keeps_anyone_waiting_for_long(pg: Postgres, tmp_path: Path) -> None:
    """A statement ends by itself, and a connection notices when nobody is there any more."""
    engine = connect(url_of(pg.new_database(), tmp_path))
    with engine.connect() as connection:
        for name, most in (("statement_timeout", "5s"), ("lock_timeout", "4s")):
            assert connection.exec_driver_sql(f"SHOW {name}").scalar() == most
        raw = connection.connection.dbapi_connection
        assert isinstance(raw, psycopg.Connection)
        given = raw.info.get_parameters()
    engine.dispose()
    assert given["keepalives_idle"] == "5" and given["tcp_user_timeout"] == "5000"
    assert given.get("keepalives", "1") == "1"

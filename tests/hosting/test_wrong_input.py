"""What a host types wrong is told in one line: what is wrong, and what to do. No trace of ours."""

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from sqlalchemy import Engine, insert, text

from wolfmoon.cli import main
from wolfmoon.server.events import microseconds
from wolfmoon.server.naming import key_of, look_of
from wolfmoon.server.store import host
from wolfmoon.server.store.database import connect, upgrade, url_of
from wolfmoon.server.store.schema import people

NOBODY_LISTENS = "postgresql://nobody@127.0.0.1:1/wolves"
MADE = microseconds(datetime(2026, 11, 18, tzinfo=UTC))


def run(*words: str) -> Result:
    return CliRunner().invoke(main, list(words))


def refused(*words: str) -> str:
    """The one line by which a command is refused."""
    done = run(*words)
    assert done.exit_code == 2, done.output
    (line,) = done.output.strip().splitlines()
    assert line.startswith("Error: ")
    return line


@pytest.fixture
def engine(tmp_path: Path) -> Engine:
    """The database of a server that has started once, with an account and a guest."""
    made = connect(url_of(None, tmp_path))
    upgrade(made)
    with made.connect().execution_options(writes=True) as connection, connection.begin():
        row = {"language": "en", "settings": "{}", "made": MADE, "gone": False}
        olena = {"name": "Олена", "name_key": key_of("Олена"), "look": look_of("Олена")}
        connection.execute(insert(people).values(id="olena", **olena, password="x", **row))
        connection.execute(insert(people).values(id="joerg", name="Jörg", **row))
    return made


@pytest.fixture
def data(engine: Engine, tmp_path: Path) -> tuple[str, str]:
    engine.dispose()
    return "--data", str(tmp_path)


# -- a database that is not there ---------------------------------------------------------
COMMANDS = (
    *(("people", "list"), ("people", "invite"), ("people", "erase", "x", "--yes")),
    *(("tables", "list"), ("reports", "list"), ("announce", "Hello"), ("audit",)),
    *(("db", "backup", "file"), ("db", "backup", "folder", "--every", "6h"), ("db", "archive")),
)


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_no_command_makes_a_database_where_none_is(words: tuple[str, ...], tmp_path: Path) -> None:
    folder = tmp_path / "mistyped"
    told = refused(*words, "--data", str(folder))
    assert "there is no database" in told and str(folder) in told and "--data" in told
    assert not folder.exists()


def test_the_doctor_makes_none_either(tmp_path: Path) -> None:
    folder = tmp_path / "mistyped"
    told = json.loads(run("doctor", "--data", str(folder), "--json").output)
    (found,) = [each for each in told if each["check"] == "database"]
    assert "none at" in found["said"] and "--data" in found["cure"]
    assert not folder.exists()


@pytest.mark.parametrize(
    "words",
    [
        *(("people", "list"), ("announce", "Hello"), ("audit",), ("db", "upgrade")),
        *(("db", "backup", "file"), ("db", "archive")),
    ],
    ids=" ".join,
)
def test_a_database_that_does_not_answer_is_told_in_a_line(words: tuple[str, ...]) -> None:
    told = refused(*words, "--database", NOBODY_LISTENS)
    assert "127.0.0.1:1/wolves can’t be used: connection" in told


def test_a_file_that_is_no_database_is_told_in_a_line(tmp_path: Path) -> None:
    (tmp_path / "wolfmoon.sqlite3").write_bytes(b"no database at all, but long enough" * 100)
    assert "file is not a database" in refused("people", "list", "--data", str(tmp_path))


def test_a_database_of_another_release_is_refused(engine: Engine, data: tuple[str, str]) -> None:
    def set_version(version: str) -> None:
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            connection.execute(text("UPDATE alembic_version SET version_num = :v"), {"v": version})
        engine.dispose()

    set_version("9999")
    for words in (("people", "list"), ("db", "upgrade"), ("serve", "--port", "0")):
        assert "newer than this program: install" in refused(*words, *data)
    set_version("0014")
    assert "run `wolfmoon db upgrade` on it first" in refused("people", "list", *data)


# -- files --------------------------------------------------------------------------------
def test_files_that_can_t_be_written_are_told(data: tuple[str, str], tmp_path: Path) -> None:
    away = str(tmp_path / "away" / "file")
    assert "can’t write" in refused("db", "backup", away, *data)
    assert "can’t write" in refused("people", "export", "olena", away, *data)
    assert json.loads(run("audit", "--json", *data).output) == []  # nothing was exported


def test_only_a_backup_is_restored(tmp_path: Path) -> None:
    for name, content in (("empty", b""), ("other", b"some text" * 1000)):
        file = tmp_path / name
        file.write_bytes(content)
        told = refused("db", "restore", str(file), "--data", str(tmp_path / "new"))
        assert f"{file} is no backup of Wolfmoon" in told


def test_an_export_is_its_owner_s_alone_even_over_an_older_file(
    data: tuple[str, str], tmp_path: Path
) -> None:
    file = tmp_path / "olena.json"
    file.touch(mode=0o644)
    assert run("people", "export", "Олена", str(file), *data).exit_code == 0
    assert file.stat().st_mode & 0o077 == 0
    assert json.loads(file.read_text())["person"]["name"] == "Олена"


# -- people and words ---------------------------------------------------------------------
@pytest.mark.parametrize("words", ["Олена", "олена", "ЛЕН", "olena"])
def test_people_are_found_in_any_alphabet(words: str, data: tuple[str, str]) -> None:
    found = json.loads(run("people", "list", words, "--json", *data).output)
    assert [each["id"] for each in found] == ["olena"]


def test_wrong_words_are_named(data: tuple[str, str]) -> None:
    guest = refused("people", "block", "Jörg", *data)
    assert "'Jörg'; guests have an id alone, which `wolfmoon people list` shows" in guest
    for name in ("", " ", "x" * 25, "a\u200bb"):
        assert "it needs 1 to 24 letters" in refused("people", "rename", "olena", name, *data)
    assert "it is taken, or looks like another" in (
        refused("people", "rename", "joerg", "ОЛЕНА", *data)
    )
    assert "letters that can’t be seen" in refused("announce", "red: \x1b[31m", *data)
    assert "is no span of time" in refused("people", "invite", "--for", "soon", *data)
    assert "it begins with http" in refused("doctor", "--address", "your.site", *data)


@pytest.mark.parametrize("command", ["serve", "worker"])
def test_letters_whose_links_would_lead_nowhere_are_refused(
    command: str, data: tuple[str, str]
) -> None:
    mail = ("--smtp", "smtp://localhost", "--mail-from", "moon@wolves.example")
    assert "E-mail needs --site too" in refused(command, *mail, *data)


def test_a_block_for_good_is_said_so(data: tuple[str, str]) -> None:
    run("people", "block", "joerg", *data)
    run("people", "block", "olena", "--for", "1d", *data)
    lines = run("people", "list", *data).output.splitlines()
    assert "for good" in next(line for line in lines if "Jörg" in line)
    assert "for good" not in next(line for line in lines if "Олена" in line)


def test_an_announcement_is_one_line(engine: Engine, data: tuple[str, str]) -> None:
    assert run("announce", " Back \n at  eight. ", *data).exit_code == 0
    with engine.connect() as connection:
        said = host.announced(connection, datetime.now(UTC))
    engine.dispose()
    assert said is not None and said["text"] == "Back at eight."


def test_an_act_is_noted_even_by_a_user_without_a_name(
    data: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody() -> str:
        raise KeyError("getpwuid(): uid not found: 4711")

    monkeypatch.setattr("getpass.getuser", nobody)
    assert run("people", "invite", *data).exit_code == 0
    (act,) = json.loads(run("audit", "--json", *data).output)
    assert act["by"].startswith("user ")

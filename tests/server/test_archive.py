"""A version of the rules is dropped: games that began under it can be looked at, and nothing else.

A server of the present package keeps some games and archives them; a second one, whose package
knows only the next version, shows them; a third one has the old version again.
"""

import shutil
import subprocess
import sys
from copy import deepcopy
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine

from tests.server.databases import KINDS
from tests.server.filled import filled
from tests.server.houses import AtTable, Data, Person, hear, play_on
from tests.server.test_rules_versions import Changed, Interpreted, back_at, sources
from wolfmoon.games.lone_wolves.models import NOTHING_FOLLOWS
from wolfmoon.server.archive import ABOUT, course_seen, file_with, replay
from wolfmoon.server.store import archives
from wolfmoon.server.tasks.archive_games import archive_all

__all__ = ["sources"]
LANGUAGES = ("en", "pl", "ru", "uk", "de")
EYES = ({}, {"seat": 0}, {"seat": 1}, {"open": True})


class Dropped(Changed):
    """A server that does not know the old rules."""

    sources: Path


@pytest.fixture(scope="module")
def dropped(sources: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the changed package without the version that was kept."""
    copy = tmp_path_factory.mktemp("dropped")
    shutil.copytree(sources, copy, dirs_exist_ok=True)
    for folder in ("games", "bots"):
        shutil.rmtree(copy / "wolfmoon" / folder / "lone_wolves_1")
    description = copy / "wolfmoon" / "games" / "lone_wolves" / "description.py"
    text = description.read_text("utf-8")
    line = "    older={1: _version_1},\n"
    assert text.count(line) == 1
    description.write_text(text.replace(line, ""), "utf-8")
    return copy


@pytest.fixture(params=KINDS)
def where(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str | None, Path]:
    """The address of a database, and a folder."""
    server = request.param == "postgresql"
    return (request.getfixturevalue("pg").new_database() if server else None, tmp_path)


class Seen:
    """All that doors show of a game, by whom."""

    def __init__(self, people: list[Person], id: str) -> None:
        self.answers = {
            (number, path, str(eyes), step): _answer(person, id, path, eyes, step)
            for number, person in enumerate(people)
            for path in ("replay", "course", "points", "file")
            for eyes in (EYES if path in ("replay", "course") else ({},))
            for step in ((0, 5, 40, 70) if path == "replay" else (None,))
        }


def _answer(person: Person, id: str, path: str, eyes: Data, step: int | None) -> Any:
    query = eyes if step is None else {**eyes, "step": step}
    answer = person.ask("GET", f"/api/tables/{id}/{path}", params=query)
    return answer.status_code, answer.text


def archived(database: str | None, folder: Path) -> str:
    """What the command says that archives all games."""
    given = ["--database", database] if database else ["--data", str(folder)]
    command = [sys.executable, "-m", "wolfmoon", "db", "archive", *given]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_game_whose_rules_are_gone_is_archived(
    where: tuple[str | None, Path], sources: Path, dropped: Path
) -> None:
    with Interpreted(*where) as house:
        people = [house.guest("Ada"), house.guest("Bob"), house.guest("Eve")]
        going_on, over = [playing(people, decisions) for decisions in (9, 10_000)]
        waiting = people[0].make("lone-wolves", ["me", "open"])
        seen = [Seen(people, table.id) for table in (going_on, over)]
        position = people[0].at(going_on, 0).position
        late = playing(people, 3)
        late_seq = late.look().state["seq"]
    assert "3" in archived(*where)
    assert "0" in archived(*where), "nothing has happened since"
    with Interpreted(*where) as house:
        later = back_at(house, people[0]).make("lone-wolves", ["me", "here"])
        later.order("begin")
    Dropped.sources = dropped
    with Dropped(*where) as house:
        people = [back_at(house, person) for person in people]
        again = [Seen(people, table.id) for table in (going_on, over)]
        for before, after in zip(seen, again, strict=True):
            assert after.answers == before.answers
        assert_stands_still(people[0].at(going_on), {**position, "offer": []})
        assert_said_in_all_languages(people[0].at(going_on))
        assert people[0].at(over).table["status"] == "finished"
        assert people[0].at(over).position["outcome"] is not None
        assert_closed(people[0].at(waiting))
        assert people[0].refused("GET", f"{later.path}/replay")["code"] == "archive-missing"
        assert_listed(people[0], archived={going_on.id, late.id, later.id}, finished={over.id})
        assert people[2].ask("DELETE", "/api/people/me").status_code == 204
        assert people[1].ask("DELETE", "/api/people/me").status_code == 204
    Changed.sources = sources
    with Changed(*where) as house:
        back = back_at(house, people[0]).at(late)
        assert (back.table["status"], back.state["seq"]) == ("playing", late_seq)
        seat = back.table["to_decide"]
        if seat == 0:
            back.play(0, back.look(0).position["offer"][0]["text"])


def playing(people: list[Person], decisions: int) -> AtTable:
    """A game of Ada's and Bob's that Eve may watch."""
    first = people[0].make("lone-wolves", ["me", "open"])
    second = people[1].sit(first, 1)
    first.look().order("begin")
    play_on({0: first, 1: second}, decisions)
    return first


def assert_stands_still(table: AtTable, position: Data) -> None:
    """Nobody is to decide, nothing is carried out; what was seen last is seen."""
    assert (table.table["status"], table.table["to_decide"]) == ("archived", None)
    assert table.table["points"] is not None and table.table["step"] == 9
    assert table.position == {**position, "undo_step": None}
    for do, more in (("play", {"seat": 0, "line": ["x"]}), ("leave", {}), ("rematch", {})):
        refused = table.refused(do, **more)
        assert (refused["status"], refused["code"]) == (410, "table-archived"), do
    for path in ("preview", "ahead", "why-not"):
        assert table.person.refused("POST", f"{table.path}/{path}", {})["code"] == "table-archived"
    branch = table.person.refused("POST", f"{table.path}/branches", {"step": 3})
    assert branch["code"] == "table-archived"
    with table.person.socket(table.id, after=0) as socket:
        assert len(hear(socket, "happened")["events"]) == table.state["seq"]


def assert_said_in_all_languages(table: AtTable) -> None:
    said = set()
    for language in LANGUAGES:
        table.person.http.headers["Accept-Language"] = language
        said.add(table.refused("leave")["sentence"])
    assert len(said) == len(LANGUAGES)


def assert_closed(table: AtTable) -> None:
    assert table.table["status"] == "closed"
    log = table.person.get(f"{table.path}/events")["events"]
    assert log[-1]["kind"] == "closed" and log[-1]["facts"] == {"reason": "rules"}


def assert_listed(person: Person, **by_status: set[str]) -> None:
    found: dict[str, set[str]] = {}
    for table in person.get("/api/me/tables")["tables"]:
        found.setdefault(table["status"], set()).add(table["id"])
    assert found == by_status
    with person.own_socket() as socket:
        assert hear(socket, "around")["people"] == []  # and no table that waits was told before


# -- what is kept -----------------------------------------------------------------------
@pytest.fixture
def some(engine: Engine) -> Engine:
    """A database with a table that gathers, a game that goes on and one that is over."""
    filled(engine)
    return engine


def test_an_archive_says_what_the_game_says(some: Engine) -> None:
    assert archive_all(some) == 2
    with some.connect() as connection:
        read = archives.reader(connection, "finished")
        steps = read(ABOUT)["steps"]
        shown = [
            replay(read, step, viewer, None, False) for step in (0, steps) for viewer in (0, 1)
        ]
        assert [each["step"] for each in shown] == [0, 0, steps, steps]
        assert shown[0]["position"]["view"] != shown[1]["position"]["view"]
        assert course_seen(read, None)["deeds"]
        assert file_with(read, {}).startswith("wolfmoon game 1\n")


def test_a_view_that_was_kept_earlier_says_all_that_views_say_now(some: Engine) -> None:
    archive_all(some)
    with some.connect() as connection:
        read = archives.reader(connection, "finished")

        def read_earlier(name: str) -> Any:
            part = deepcopy(read(name))
            for step in part if name.startswith("steps") else ():
                for name in NOTHING_FOLLOWS:
                    del step["position"]["view"][name]
            return part

        now = replay(read, 0, 0, None, False)
        assert replay(read_earlier, 0, 0, None, False) == now


def test_games_of_older_rules_are_archived_when_they_rest(
    some: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def asked(**how: Any) -> list[str]:
        with some.connect() as connection:
            return archives.lacking(connection, **how)

    assert asked(older=True) == []
    monkeypatch.setattr(archives, "versions_of", lambda name: (1, 2))
    now = datetime.now(UTC)
    assert asked(older=True, before=now) == ["finished", "going-on"]
    assert asked(older=True, before=now - timedelta(days=10_000)) == ["finished"]
    assert archive_all(some) == 2
    assert asked(older=True, before=now) == []

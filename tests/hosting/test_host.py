"""What a host does from the shell, beside a server that runs, on both databases."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from tests.server.databases import KINDS
from tests.server.houses import House
from wolfmoon.cli import main

CANARY = "canary-in-the-chat"


@pytest.fixture(scope="module", params=KINDS)
def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("hosted")
    database = None
    if request.param == "postgresql":
        database = request.getfixturevalue("pg").new_database()
    with House(database, folder, "--registration", "invitation") as opened:
        yield opened


def host(house: House, *words: str, code: int = 0) -> str:
    where = ["--database", house.database] if house.database else ["--data", str(house.folder)]
    done = CliRunner().invoke(main, [*words, *where])
    assert done.exit_code == code, done.output
    return done.output


def found(house: House, *words: str) -> Any:
    return json.loads(host(house, *words, "--json"))


def guest(house: House, name: str) -> Any:
    """Someone who was invited."""
    invitation = host(house, "people", "invite").split("invitation=")[1].strip()
    person = house.visitor()
    person.post("/api/people/guest", {"name": name, "invitation": invitation})
    return person


def test_a_server_by_invitation_lets_nobody_else_in(house: House) -> None:
    stranger = house.visitor()
    assert stranger.refused("POST", "/api/people/guest", {"name": "Eve"})["code"] == (
        "invitation-needed"
    )
    credentials = {"name": "Eve", "password": "a long night's walk"}
    refused = stranger.refused("POST", "/api/people/sign-up", credentials)
    assert (refused["code"], refused["status"]) == ("invitation-needed", 403)

    invitation = host(house, "people", "invite").split("invitation=")[1].strip()
    credentials["invitation"] = invitation
    assert stranger.post("/api/people/sign-up", credentials)["name"] == "Eve"
    again = {"name": "Mallory", "invitation": invitation}
    assert house.visitor().refused("POST", "/api/people/guest", again)["code"] == (
        "invitation-needed"
    )

    host(house, "people", "block", "Eve", "--for", "6h")
    assert found(house, "people", "list", "eve")[0]["blocked"]
    back = house.visitor()
    assert back.refused("POST", "/api/people/sign-in", credentials)["code"] == "blocked"
    host(house, "people", "unblock", "Eve")
    assert back.post("/api/people/sign-in", credentials)["name"] == "Eve"


def test_a_report_reaches_the_host_and_a_person_is_erased(house: House, tmp_path: Path) -> None:
    ada, bob = guest(house, "Ada"), guest(house, "Bob")
    table = ada.make("lone-wolves", ["me", "open"], title="Тиха ніч")
    bob.sit(table, 1)
    line = {"id": "5a1f0f7e-7f0d-4a44-9a7e-0a8a3c1d2e3f", "text": CANARY}
    bob.post(f"{table.path}/chat", line)
    report = {"seat": 1, "reason": "chat", "text": "He shouts."}
    assert ada.ask("POST", f"{table.path}/reports", report).status_code == 204
    mine = {**report, "seat": 0}
    assert ada.refused("POST", f"{table.path}/reports", mine)["code"] == "report-nobody"

    (waiting,) = found(house, "reports", "list")
    assert (waiting["by_name"], waiting["person_name"], waiting["reason"]) == ("Ada", "Bob", "chat")
    assert waiting["chat"] == [CANARY] and waiting["table_id"] == table.id
    assert "Ada about Bob" in host(house, "reports", "list")
    who = waiting["person"]

    host(house, "people", "rename", who, "Robert")
    assert [each["name"] for each in found(house, "people", "list", "robert")] == ["Robert"]
    host(house, "reports", "settle", waiting["id"], "--note", "talked to him")
    assert found(house, "reports", "list") == []
    assert "no report" in host(house, "reports", "settle", waiting["id"], code=2)

    file = tmp_path / "robert.json"
    host(house, "people", "export", who, str(file))
    kept = json.loads(file.read_text())
    assert kept["person"]["name"] == "Robert" and CANARY in file.read_text()
    assert "hash" not in kept["sessions"]["person"][0] and file.stat().st_mode & 0o077 == 0
    (about,) = kept["reports"]["person"]
    assert about["reason"] == "chat" and waiting["by"] not in file.read_text()  # who told of him

    host(house, "people", "erase", who, "--yes")
    assert found(house, "people", "list", "robert") == []
    assert ada.get(f"{table.path}/chat") == []
    assert "Robert" not in json.dumps(found(house, "audit"))
    assert "nobody with" in host(house, "people", "rename", who, "X", code=2)

    assert found(house, "tables", "list", "summary") == []  # no title, and no name
    for words in ("тиха", "ada", table.id):
        (listed,) = found(house, "tables", "list", words)
        assert listed["title"] == "Тиха ніч"
    host(house, "tables", "delete", listed["id"], "--yes")
    assert ada.refused("GET", table.path)["code"] == "table-unknown"


def test_what_is_announced_is_read_by_everyone(house: House) -> None:
    visitor = house.visitor()
    assert visitor.get("/api/announcement") is None
    host(house, "announce", "Back at eight.", "--for", "2h")
    assert visitor.get("/api/announcement")["text"] == "Back at eight."
    host(house, "announce")
    assert visitor.get("/api/announcement") is None


def test_every_act_is_written_down(house: House, tmp_path: Path) -> None:
    ada, bob = guest(house, "Ada"), guest(house, "Bob")
    who = bob.get("/api/people/me")["id"]
    table = ada.make("lone-wolves", ["me", "open"])
    bob.sit(table, 1)
    report = {"seat": 1, "reason": "name", "text": ""}
    assert ada.ask("POST", f"{table.path}/reports", report).status_code == 204
    (waiting,) = found(house, "reports", "list")
    before = {each["id"] for each in found(house, "audit", "--most", "1000")}
    for words in (
        *(("people", "invite"), ("people", "rename", who, "Robert"), ("people", "block", who)),
        *(("people", "unblock", who), ("reports", "settle", waiting["id"], "--note", "fine")),
        *(("people", "export", who, str(tmp_path / "bob.json")), ("announce", "Back at eight.")),
        *(
            ("announce",),
            ("people", "erase", who, "--yes"),
            ("tables", "delete", table.id, "--yes"),
        ),
    ):
        host(house, *words)
        acts = found(house, "audit", "--most", "1000")
        (act,) = [each for each in acts if each["id"] not in before]
        before.add(act["id"])
        assert words[: len(act["what"].split())] == tuple(act["what"].split())
        assert act["whom"] in (*words, None) and act["by"]
    host(house, "people", "rename", "nobody", "X", code=2)
    assert {each["id"] for each in found(house, "audit", "--most", "1000")} == before

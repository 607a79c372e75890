"""A game goes on under the version of the rules that it began with; new games have the new one.

A real server is stopped in the middle of a game, and another goes on with it whose package has a
changed rule: in its Lone Wolves, the lower of two cards of a suit wins the trick.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from uuid import uuid4

import pytest

import wolfmoon
from tests import ROOT
from tests.server.houses import AtTable, Data, House, OwnHouse, Person, wish
from wolfmoon.engine.game import Game

SEED = 7
BEFORE = 9
"""Decisions that are made before the rule is changed: in the middle of a trick's scars."""
SCRIPT = ROOT / "scripts" / "keep_rules.py"
RULE = "    return value_of(follow) > value_of(led), "
CHANGED = "    return value_of(follow) < value_of(led), "


class Interpreted(OwnHouse):
    """A server whose rules are not compiled: a changed rule would take a minute."""

    def _start(self, arguments: list[str]) -> "subprocess.Popen[bytes]":
        os.environ["NUMBA_DISABLE_JIT"] = "1"
        try:
            return super()._start(arguments)
        finally:
            del os.environ["NUMBA_DISABLE_JIT"]


class Changed(Interpreted):
    """One that runs another package."""

    sources: Path

    def _start(self, arguments: list[str]) -> "subprocess.Popen[bytes]":
        os.environ["PYTHONPATH"] = str(self.sources)
        try:
            return super()._start(arguments)
        finally:
            del os.environ["PYTHONPATH"]


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package in which the present rules are kept and one of them is changed."""
    copy = tmp_path_factory.mktemp("changed")
    package = copy / "wolfmoon"
    unneeded = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "src" / "wolfmoon", package, ignore=unneeded)
    command = [sys.executable, str(SCRIPT), "lone-wolves", "--package", str(package)]
    subprocess.run(command, check=True, capture_output=True)
    tricks = package / "games" / "lone_wolves" / "tricks.py"
    text = tricks.read_text("utf-8")
    assert text.count(RULE) == 1
    tricks.write_text(text.replace(RULE, CHANGED), "utf-8")
    return copy


def back_at(house: House, person: Person) -> Person:
    """A person who comes back to another server with the cookie they have."""
    again = house.visitor()
    again.http.cookies = person.http.cookies
    return again


def decide(table: AtTable, game: Game) -> None:
    """Take the first decision that is offered, at the table and under the rules of before."""
    seat = table.look().table["to_decide"]
    assert seat == game.seat
    offer = table.look(seat).position["offer"]
    assert [each["text"] for each in offer] == [str(action) for action in game.offer]
    table.play(seat, offer[0]["text"])
    game.play(game.offer[0])


def test_a_game_goes_on_under_its_rules_and_a_new_one_has_the_new(
    tmp_path: Path, sources: Path
) -> None:
    game = wolfmoon.new("lone-wolves", seed=SEED)
    with Interpreted(None, tmp_path) as house:
        host = house.guest()
        table = AtTable(host, new_game(host, "here"))
        for _ in range(BEFORE):
            decide(table, game)
        duel = AtTable(host, new_game(host, "cub"))
        if duel.table["to_decide"] == 0:
            duel.play(0, duel.position["offer"][0]["text"])
    Changed.sources = sources
    with Changed(None, tmp_path, "--bot-processes", "1") as house:
        back = back_at(house, host)
        assert new_game(back, "here")["position"]["view"]["rules"] == 2
        assert first_loser_of_new(back) == 1 - first_loser()
        table = back.at(table.id)
        assert table.position["view"]["rules"] == 1
        while not game.over:
            decide(table, game)
        assert table.look().position["outcome"]["scores"] == list(game.outcome.scores)  # type: ignore[union-attr]
        assert_a_bot_goes_on(back.at(duel.id))


def first_loser() -> int | None:
    """Who loses the first trick if both play the first card they may: who then takes a scar."""
    game = wolfmoon.new("lone-wolves", seed=SEED)
    game.play(game.offer[0])
    game.play(game.offer[0])
    return game.seat


def first_loser_of_new(person: Person) -> int:
    """As above, at a new table; the models of this package don't know its version."""
    state = new_game(person, "here")
    path = f"/api/tables/{state['table']['id']}"
    for _ in range(2):
        seat = state["table"]["to_decide"]
        line = [person.get(path, seat=seat)["position"]["offer"][0]["text"]]
        command = {"do": "play", "seat": seat, "line": line}
        order = {"id": str(uuid4()), "seq": state["seq"], "command": command}
        state = person.post(f"{path}/orders", order)["state"]
    return int(state["table"]["to_decide"])


def new_game(person: Person, other: str) -> Data:
    """A duel that has begun, always with the same deal."""
    seats = [wish("me"), wish(other)]
    new = {"game": "lone-wolves", "seats": seats, "options": {"seed": SEED}}
    made = person.post("/api/tables", new)
    order = {"id": str(uuid4()), "seq": made["seq"], "command": {"do": "begin"}}
    begun: Data = person.post(f"/api/tables/{made['table']['id']}/orders", order)["state"]
    return begun


def assert_a_bot_goes_on(duel: AtTable) -> None:
    """The bot of a game that began before answers, and is offered what the rules of then offer."""
    with duel.person.socket(duel.id) as socket:
        for _ in range(600):
            seat = duel.look().table["to_decide"]
            if seat == 0 and duel.position["step"] > 0:
                break
            socket.recv(timeout=60)
    assert duel.table["seats"][1]["level"] == "cub", "the bot failed, and another took its place"

"""The deal: drawn by the server from a secret source, committed to, shown at the end; or chosen."""

import asyncio
import json
import random
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest

from tests.server.houses import AtTable, House, play_on, said
from tests.server.tables import ADA, BEGAN, BOB, TableInHand, two
from wolfmoon import load
from wolfmoon.bots.registry import bot_names
from wolfmoon.engine.deal import commitment
from wolfmoon.games import NAMES, games
from wolfmoon.server.doors.app import make_app
from wolfmoon.server.events import Event
from wolfmoon.server.happened import Made
from wolfmoon.server.jobs.turns import luck
from wolfmoon.server.making import going_on, made, read_file, rematch_of
from wolfmoon.server.orders import CHANCE
from wolfmoon.server.protocol import NewImport, NewTable
from wolfmoon.server.settings import Settings
from wolfmoon.server.summary import NOBODY, Names, summary
from wolfmoon.server.table import table_of
from wolfmoon.server.views import Showing

NO_SEED = {"seed": None}
Data = dict[str, Any]


def new_made(game: str, chance: random.Random, **options: Any) -> Made:
    seats = [{"kind": "me"}, {"kind": "open"}]
    new = NewTable.model_validate({"game": game, "seats": seats, "options": options})
    return made(new, ADA, chance, tuple(bot_names(game)), "random")


# -- where it comes from ----------------------------------------------------------------
@pytest.mark.parametrize("game", NAMES)
def test_there_is_no_seed_to_be_guessed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All luck is what the system's own source gave, and no seed of it is kept or was ever used."""
    asked = 0

    def source(first: int) -> Any:
        words = cycle(random.Random(first).randbytes(4096))

        def urandom(count: int) -> bytes:
            nonlocal asked
            asked += count
            return bytes(next(words) for _ in range(count))

        return urandom

    kept = []
    for first in (1, 1, 2):
        monkeypatch.setattr(random, "_urandom", source(first))
        kept.append(new_made(game, CHANCE))
    assert kept[0] == kept[1] != kept[2]
    assert kept[0].opening and kept[0].opening != kept[2].opening
    assert kept[0].seed is None and "seed" not in kept[0].opening
    deal_salt_and_secret = asked / 3
    assert deal_salt_and_secret >= 16 + 32 + 32


def test_no_door_draws_from_anything_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables, branches, games from files and rematches: none has luck that comes from a seed."""

    def foreseen(*about: object) -> Any:
        raise AssertionError("luck that can be foreseen")

    app = make_app(Settings(data=str(tmp_path), bot_processes=0, requests_a_second=1000))

    async def run() -> None:
        await app.state.server.start()
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://x") as client:
            said(await client.post("/api/people/guest", json={"name": "Ada"}))
            for draws in ("random", "getrandbits", "randbytes"):
                assert draws in vars(random.SystemRandom)
                monkeypatch.setattr(random.Random, draws, foreseen, raising=False)
            await through_all_doors(client)
        await app.state.server.stop()

    asyncio.run(run())


async def through_all_doors(client: httpx.AsyncClient) -> None:
    """A new table, a branch of its game, the same from a file, and a rematch."""

    async def post(path: str, body: Data) -> Any:
        return said(await client.post(path, json=body))

    async def order(state: Data, **command: Any) -> Any:
        body = {"id": str(uuid4()), "seq": state["seq"], "command": command}
        return (await post(f"{path}/orders", body))["state"]

    seats = [{"kind": "me"}, {"kind": "here"}]
    first = await post("/api/tables", {"game": "lone-wolves", "seats": seats})
    path = f"/api/tables/{first['table']['id']}"
    state = await order(first, do="begin")
    await post(f"{path}/branches", {"step": 0})
    await post("/api/imports", {"text": (await client.get(f"{path}/file")).text})
    while (seat := state["table"]["to_decide"]) is not None:
        state = said(await client.get(path, params={"seat": seat}))
        line = [state["position"]["offer"][0]["text"]]
        state = await order(state, do="play", seat=seat, line=line)
    assert (await order(state, do="rematch"))["table"]["rematch"]


def test_a_log_is_read_without_drawing_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = two("lone-wolves", options=NO_SEED)
    desk.play(9)
    monkeypatch.setattr(random, "_urandom", None)
    monkeypatch.setattr("secrets.randbits", None)
    again = desk.again()
    assert again.game and desk.table.game
    assert again.game.states.tobytes() == desk.table.game.states.tobytes()


def test_a_seed_given_by_hand_makes_the_same_game_again() -> None:
    one, other = two("lone-wolves", options={"seed": 3}), two("lone-wolves", options={"seed": 3})
    assert one.table.game and other.table.game
    assert one.table.game.states.tobytes() == other.table.game.states.tobytes()


def test_the_luck_of_a_turn_is_a_keyed_hash_of_a_secret() -> None:
    """The same in every process; nothing of it follows from another turn, seat, table or deal."""
    desks = [two(options={"seed": 3}), two(options={"seed": 3})]
    first, *rest = [entry.event for entry in desks[1].table.log]
    other = replace(first, what=replace(desks[1].table.about, secret="5" * 64))
    desks[1].table = table_of("t", [other, *rest])
    found = [luck(desk.table, seat) for desk in desks for seat in (0, 1)]
    for desk in desks:
        desk.play(1)
        found.append(luck(desk.table, 0))
        assert luck(desk.again(), 0) == luck(desk.table, 0)
    assert len(set(found)) == len(found)
    assert len(bytes.fromhex(desks[0].table.about.secret or "")) == 32


# -- what is shown of it ----------------------------------------------------------------
def test_the_commitment_is_shown_from_the_start_and_the_deal_at_the_end() -> None:
    desk = TableInHand("lone-wolves", options=NO_SEED)
    about = desk.table.about
    assert about.secret and about.opening
    secrets = [about.secret, about.opening.split()[-1], "seat 1 ", "hidden"]
    assert commitment(about.opening) == about.commitment
    gathering = summary(desk.table)
    desk.do("sit", BOB, seat=1)
    desk.do("begin")
    while desk.table.to_decide is not None:
        shown = [Showing(desk.table, Names()).answer(p, v, 0, NOBODY) for p, v in viewers()]
        assert {json.loads(each)["state"]["table"]["commitment"] for each in shown} == {
            gathering["commitment"]
        }
        assert not [word for word in secrets[:3] for each in shown if word.encode() in each]
        desk.play(11)
    assert desk.table.game is not None
    text = desk.table.game.dump()
    assert text.startswith(about.opening + f"commitment {gathering['commitment']}\n")
    assert load(text).over and about.secret not in text


def viewers() -> list[tuple[str | None, int | None]]:
    return [(ADA, 0), (BOB, 1), (None, None)]


# -- chosen -----------------------------------------------------------------------------
def test_a_deal_is_drawn_or_chosen_and_the_log_says_which() -> None:
    chance = random.Random(1)
    given = games["lone-wolves"].draw(random.Random(2))
    assert new_made("lone-wolves", chance, **given).commitment is None
    for options, deal in (({}, "drawn"), ({"seed": 0}, "chosen"), (given, "chosen")):
        table = table_of("t", [Event(1, BEGAN, new_made("lone-wolves", chance, **options))])
        shown = summary(table)
        assert (shown["deal"], shown["commitment"] is None) == (deal, deal == "chosen")


def test_a_game_that_goes_on_from_another_is_chosen_and_so_is_its_rematch() -> None:
    desk = two("lone-wolves", options=NO_SEED)
    desk.play(200)
    assert desk.table.game is not None
    text, bots = desk.table.game.at(9).dump(), tuple(bot_names("lone-wolves"))
    wish = NewImport.model_validate({"text": text, "seats": [{"kind": "me"}, {"kind": "open"}]})
    chance = random.Random(3)
    about = going_on(read_file(text), wish, ADA, chance, bots, "random")
    other = table_of("t", [Event(1, BEGAN, about)])
    shown = summary(other)
    assert shown["deal"] == "chosen" and shown["commitment"] is None
    again = rematch_of(other, ADA, chance)
    assert again.file == text and again.opening is None
    for before in (desk, two("lone-wolves", options={"seed": 4})):
        again = rematch_of(before.table, ADA, chance)
        assert again.seed is None and again.secret != before.table.about.secret
        assert again.opening not in (None, before.table.about.opening)


def test_everyone_sees_before_sitting_down_that_a_deal_was_chosen(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    for options, deal in (({}, "drawn"), ({"seed": 4}, "chosen")):
        table = ada.make("lone-wolves", ["me", "open"], options=options, title=deal)
        invite = ada.post(f"{table.path}/invites/1")
        rows = {row["id"]: row for row in bob.get("/api/tables")["tables"]}
        invited = bob.get(f"/api/invites/{invite['secret']}")["table"]
        for seen in (rows[table.id], invited, bob.at(table).table, table.table):
            assert (seen["deal"], seen["commitment"] is None) == (deal, deal == "chosen")


def test_a_game_with_a_chosen_deal_counts_for_nothing(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    drawn = over(ada.make("lone-wolves", ["me", "open"]), bob.sit)
    counted = [person.get("/api/me/statistics")["rows"][0]["games"] for person in (ada, bob)]
    chosen = over(ada.make("lone-wolves", ["me", "open"], options={"seed": 4}), bob.sit)
    for person in (ada, bob):
        assert person.get("/api/me/statistics")["rows"][0]["games"] == 1
    assert counted == [1, 1] and chosen.table["deal"] == "chosen"
    assert chosen.look().table["options"]["seed"] == 4
    text = ada.ask("GET", f"{drawn.path}/file").text
    assert f"commitment {drawn.table['commitment']}\n" in text and load(text).over
    again = ada.at(chosen.order("rematch")["state"]["table"]["rematch"])
    assert again.table["deal"] == "drawn" and again.table["commitment"]


def over(first: AtTable, sit: Any) -> AtTable:
    """A table where two people have played to the end; what was shown first stays true."""
    promised = first.table["commitment"]
    second = sit(first, 1)
    first.look().order("begin")
    play_on({0: first, 1: second})
    assert first.look().table["commitment"] == promised
    return first

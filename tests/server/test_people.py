"""People: guests, accounts, tokens, and being forgotten."""

import time
from collections.abc import Callable
from typing import Any
from uuid import uuid4

from sqlalchemy import Engine, update

from tests.server.filled import add_people
from tests.server.houses import AtTable, House, Person, closed, hear, play_on
from tests.server.tables import ADA, two
from wolfmoon.server import protocol
from wolfmoon.server.events import dumps
from wolfmoon.server.known import SECONDS, Known
from wolfmoon.server.store import accounts
from wolfmoon.server.store.accounts import Account
from wolfmoon.server.store.schema import people
from wolfmoon.server.summary import LATER, Names, info, summary


def test_a_guest_plays_at_once_and_is_remembered(house: House) -> None:
    ada = house.visitor()
    assert ada.refused("GET", "/api/people/me")["code"] == "not-signed-in"
    made = ada.post("/api/people/guest", {"name": "  Ada   Lovelace ", "language": "pl"})
    protocol.Person.model_validate(made)
    assert made["name"] == "Ada Lovelace" and made["guest"] and made["language"] == "pl"
    assert ada.get("/api/people/me") == made
    assert ada.refused("POST", "/api/people/guest", {"name": "B"})["code"] == "already-signed-in"


def test_signing_up_keeps_the_guest_s_games(house: House) -> None:
    ada = house.guest("Ada")
    table = ada.make("lone-wolves", ["me", "open"])
    old = dict(ada.http.cookies)
    name = f"Ada {table.id[:6]}"
    account = ada.post("/api/people/sign-up", {"name": name, "password": "correct horse"})
    assert not account["guest"] and account["name"] == name
    assert ada.get("/api/me/tables")["tables"][0]["id"] == table.id
    assert table.look().table["seats"][0]["name"] == name
    stale = house.visitor()
    stale.http.cookies.update(old)
    assert stale.refused("GET", "/api/people/me")["code"] == "not-signed-in"
    elsewhere = house.visitor()
    elsewhere.post("/api/people/sign-in", {"name": name.upper(), "password": "correct horse"})
    assert elsewhere.get("/api/people/me")["id"] == account["id"]
    wrong = {"name": name, "password": "wrong horse"}
    assert house.visitor().refused("POST", "/api/people/sign-in", wrong)["status"] == 401
    taken = {"name": name.lower(), "password": "correct horse"}
    assert house.visitor().refused("POST", "/api/people/sign-up", taken)["code"] == "name-taken"
    weak = {"name": f"{name} 2", "password": "aaaaaaaa"}
    assert house.visitor().refused("POST", "/api/people/sign-up", weak)["code"] == "password-weak"


def test_a_name_that_cannot_be_read_is_refused(house: House) -> None:
    for name in ("   ", "\u202eevil", "a\u200bb", "—"):
        problem = house.visitor().refused("POST", "/api/people/guest", {"name": name})
        assert problem["code"] == "name-bad"


def test_nobody_takes_the_name_of_an_account_or_a_bot(house: House) -> None:
    tail = uuid4().hex[:6].replace("0", "a").replace("1", "b")
    ada, who = house.visitor(), {"name": f"Ada {tail}", "password": "correct horse"}
    ada.post("/api/people/sign-up", who)
    guest = house.guest(f"Bob {tail}")
    house.guest(f"Bob {tail}")  # guests may be called alike
    likenesses = [
        f"ada {tail}",
        f"АDА_{tail}",
        f"Ａda{tail.upper()}",
        "Szczenię",
        "АLFA 2",
        "sсоut",
    ]
    for name in likenesses:
        wish, password = {"name": name}, {"name": name, "password": "correct horse"}
        assert house.visitor().refused("POST", "/api/people/guest", wish)["code"] == "name-taken"
        assert guest.refused("PATCH", "/api/people/me", wish)["code"] == "name-taken"
        refused = house.visitor().refused("POST", "/api/people/sign-up", password)
        assert refused["code"] == "name-taken"
    numbered = {"name": "Гость 512", "password": "correct horse"}  # a guest's, for whoever comes
    assert guest.refused("POST", "/api/people/sign-up", numbered)["code"] == "name-taken"
    assert house.guest("Гость 512").get("/api/people/me")["guest"]
    assert ada.ask("PATCH", "/api/people/me", {"name": f"ADA {tail}"}).status_code == 200


def test_settings_that_are_too_deep_are_refused_and_those_kept_do_no_harm(engine: Engine) -> None:
    add_people(engine)
    deep: Any = {}
    for _ in range(253):
        deep = {"a": deep}
    with engine.connect() as connection:
        connection.execution_options(writes=True)
        with connection.begin():
            row = update(people).where(people.c.id == ADA)
            connection.execute(row.values(settings=dumps(deep)))
            assert accounts.by_id(connection, ADA).settings == {}


def test_settings_and_language_are_kept(house: House) -> None:
    ada = house.guest()
    wish = {"language": "uk", "settings": {"theme": "dark", "sounds": [1, 2]}}
    changed = ada.ask("PATCH", "/api/people/me", wish).json()
    assert changed["settings"] == wish["settings"] and changed["language"] == "uk"
    assert ada.ask("PATCH", "/api/people/me", {}).json() == changed
    large = {"settings": {"x": "y" * 20_000}}
    assert ada.refused("PATCH", "/api/people/me", large)["code"] == "too-large"
    deep = {"settings": {"x": [[[[[[[[1]]]]]]]]}}
    assert ada.refused("PATCH", "/api/people/me", deep)["code"] == "too-deep"
    problem = ada.refused("GET", "/api/tables/none")
    assert any("а" <= letter <= "я" for letter in problem["sentence"])  # in their own language


def test_signing_out_ends_the_session_and_its_sockets(house: House) -> None:
    ada = house.guest()
    table = ada.make("lone-wolves", ["me", "open"])
    with ada.socket(table.id) as socket:
        hear(socket, "present")
        cookies = dict(ada.http.cookies)
        ada.post("/api/people/sign-out")
        assert closed(socket) == 4403
    ada.http.cookies.update(cookies)
    assert ada.refused("GET", "/api/people/me")["code"] == "not-signed-in"


def test_a_token_plays_as_its_person_and_can_be_ended(house: House) -> None:
    ada = house.guest()
    token = ada.post("/api/tokens", {"label": "my bot"})
    protocol.Token.model_validate(token)
    bot = Person(house.address, authorization=f"Bearer {token['secret']}")
    table = bot.make("lone-wolves", ["me", {"kind": "here", "name": "Ben"}])
    table.order("begin")
    assert play_on({0: table, 1: table}, 2) == 2
    with bot.socket(table.id) as socket:
        assert hear(socket, "happened")["state"]["seat"] in (0, 1)
    listed = ada.get("/api/tokens")
    assert listed[0]["secret"] is None and listed[0]["used"]
    assert house.guest("Eve").refused("DELETE", f"/api/tokens/{token['id']}")["status"] == 404
    assert ada.ask("DELETE", f"/api/tokens/{token['id']}").status_code == 204
    assert bot.refused("GET", "/api/people/me")["code"] == "token-unknown"
    bot.http.close()


def test_who_is_forgotten_leaves_games_and_nothing_else(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Zacharias")
    first = ada.make("lone-wolves", ["me", "open"])
    second = bob.sit(first, 1)
    first.look().order("begin")
    play_on({0: first, 1: second}, 3)
    bob.post(f"{first.path}/chat", {"id": "6f0f8a52-6f9b-4b0e-8f9e-1de0e5cbb0a2", "text": "Hi!"})
    assert bob.ask("DELETE", "/api/people/me").status_code == 204
    seat = first.look().table["seats"][1]
    assert seat["name"] == "—" and seat["stand_in"]
    assert ada.get(f"{first.path}/chat") == []
    everything = [ada.ask("GET", path).text for path in (first.path, f"{first.path}/events")]
    assert not any("Zacharias" in text for text in everything)
    assert bob.refused("GET", "/api/people/me")["code"] == "not-signed-in"


def test_a_table_whose_host_is_forgotten_has_another(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    table = ada.make("lone-wolves", ["open", "open"])
    seat = bob.sit(table, 1)
    assert ada.ask("DELETE", "/api/people/me").status_code == 204
    assert [each["host"] for each in seat.look().table["seats"]] == [False, True]
    seat.order("begin")


def test_my_games_begin_with_those_where_i_am_to_decide(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    gathering = ada.make("lone-wolves", ["me", "open"])
    tables = []
    for seed in range(3):
        table = ada.make("lone-wolves", ["me", "open"], options={"seed": seed})
        bob.sit(table, 1)
        tables.append(table.look())
        table.order("begin")
    mine = ada.get("/api/me/tables")
    protocol.Tables.model_validate(mine)
    waiting = [table["to_decide"] == 0 for table in mine["tables"]]
    assert waiting == sorted(waiting, reverse=True) and len(waiting) == 4
    assert gathering.id in [table["id"] for table in mine["tables"]]
    theirs = bob.get("/api/me/tables")["tables"]
    assert all(table["to_decide"] == 1 for table in theirs[: 3 - sum(waiting)])


def test_my_games_say_how_far_a_game_has_come_and_how_it_stands(house: House) -> None:
    ada = house.guest()
    table = ada.make("lone-wolves", ["me", {"kind": "here", "name": "Ben"}])
    [gathers] = ada.get("/api/me/tables")["tables"]
    assert gathers["points"] is None and gathers["progress"] is None
    table.order("begin")
    play_on({0: table, 1: table})
    [over] = ada.get("/api/me/tables")["tables"]
    assert over["progress"] == {"done": 13, "of": 13}
    assert over["points"] == table.look().position["outcome"]["scores"]


def test_a_summary_that_was_kept_before_is_still_shown() -> None:
    kept = summary(two().table)
    old = {key: value for key, value in kept.items() if key not in LATER}
    assert {**info(kept, None, Names()), **LATER} == info(old, None, Names())


def test_a_shared_device_counts_only_its_owner_s_points(house: House) -> None:
    ada = house.guest()
    table = ada.make("lone-wolves", ["me", {"kind": "here", "name": "Ben"}])
    table.order("begin")
    play_on({0: table, 1: table})
    rows = ada.get("/api/me/statistics")
    protocol.Statistics.model_validate(rows)
    [row] = rows["rows"]
    over = AtTable(ada, table.look().state)
    assert row["games"] == 1 and row["best_points"] == over.position["outcome"]["scores"][0]


def test_another_server_knows_at_once_who_has_changed_or_gone(pair: tuple[House, House]) -> None:
    here, there = pair
    ada, again = here.guest("Ada"), there.visitor()
    again.http.cookies.update(dict(ada.http.cookies))
    token = ada.post("/api/tokens", {"label": "mine"})
    bot = Person(there.address, authorization=f"Bearer {token['secret']}")
    assert again.get("/api/people/me") == bot.get("/api/people/me")  # both are remembered there
    ada.ask("PATCH", "/api/people/me", {"name": "Ada Byron"})
    until(lambda: again.get("/api/people/me")["name"] == "Ada Byron")
    ada.ask("DELETE", f"/api/tokens/{token['id']}")
    until(lambda: bot.ask("GET", "/api/people/me").status_code == 401)
    ada.ask("POST", "/api/people/sign-out")
    until(lambda: again.ask("GET", "/api/people/me").status_code == 401)
    bot.http.close()


def until(holds: Callable[[], bool]) -> None:
    """A notice is on its way; without one it would take longer."""
    end = time.monotonic() + SECONDS / 2
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_who_was_looked_up_before_a_change_is_not_remembered() -> None:
    known, ada = Known(), Account("a", "Ada", True, "en", {}, stale=True)
    key, before = ("session", "secret"), known.changes
    known.put(key, ada, before)
    found = known.get(key)
    assert found is not None and found.name == "Ada" and not found.stale
    known.forget("a")
    assert known.get(key) is None
    known.put(key, ada, before)
    assert known.get(key) is None

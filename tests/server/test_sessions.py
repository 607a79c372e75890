"""Sessions: they end by themselves or when told to, at once and on every server; passwords."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from sqlalchemy import Engine, func, select, update

from tests.server.filled import add_people
from tests.server.houses import AtTable, House, Person, closed, hear
from tests.server.tables import ADA, TableInHand
from wolfmoon.server import protocol
from wolfmoon.server.devices import device_of
from wolfmoon.server.hub import Watcher
from wolfmoon.server.passwords import is_weak
from wolfmoon.server.server import Server
from wolfmoon.server.settings import Settings
from wolfmoon.server.store import keys
from wolfmoon.server.store.schema import sessions
from wolfmoon.server.summary import Names
from wolfmoon.server.views import Showing

PASSWORD = "a long night's walk"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def member(house: House) -> tuple[Person, dict[str, str]]:
    """Someone with an account, and what they sign in with."""
    who = {"name": f"Ada {uuid4().hex[:8]}", "password": PASSWORD}
    ada = house.visitor()
    ada.post("/api/people/sign-up", who)
    return ada, who


def again(house: House, who: dict[str, str]) -> Person:
    """A person in another browser."""
    ada = house.visitor()
    ada.http.headers["user-agent"] = FIREFOX
    ada.post("/api/people/sign-in", who)
    return ada


def is_out(person: Person) -> bool:
    return person.ask("GET", "/api/people/me").status_code == 401


def deaf(socket: Any, table: AtTable) -> None:
    """A connection is closed, and hears nothing of what happens after."""
    assert closed(socket) == 4403
    table.look().order("fill", seat=1, level="cub")


def test_one_sees_and_ends_one_s_sessions(house: House) -> None:
    ada, who = member(house)
    other, third = again(house, who), again(house, who)
    table = ada.make("lone-wolves", ["me", "open"])
    listed = ada.get("/api/sessions")
    assert [protocol.Session.model_validate(each).this for each in listed] == [True, False, False]
    assert listed[1]["device"] == "Firefox · Linux"
    own = next(each for each in other.get("/api/sessions") if each["this"])
    eve = house.guest("Eve")
    assert eve.refused("DELETE", f"/api/sessions/{own['id']}")["code"] == "not-found"
    with ada.socket(table.id, after=1) as mine, other.socket(table.id, after=1) as theirs:
        hear(mine, "present")
        hear(theirs, "present")
        ada.ask("DELETE", f"/api/sessions/{own['id']}")
        deaf(theirs, table)
        assert hear(mine, "happened")["events"][0]["kind"] == "filled"
    assert is_out(other) and not is_out(third)
    ada.ask("DELETE", "/api/sessions")
    assert is_out(third) and len(ada.get("/api/sessions")) == 1


def test_a_token_that_is_ended_hears_nothing_more(house: House) -> None:
    ada, _ = member(house)
    token = ada.post("/api/tokens", {"label": "mine"})
    bot = Person(house.address, authorization=f"Bearer {token['secret']}")
    table = ada.make("lone-wolves", ["me", "open"])
    with bot.socket(table.id) as socket:
        hear(socket, "present")
        ada.ask("DELETE", f"/api/tokens/{token['id']}")
        deaf(socket, table)
    bot.http.close()


def test_sessions_are_not_for_programs(house: House) -> None:
    token = house.guest().post("/api/tokens", {"label": "mine"})
    bot = Person(house.address, authorization=f"Bearer {token['secret']}")
    for method, path, body in (
        ("GET", "/api/sessions", None),
        ("DELETE", "/api/sessions", None),
        ("POST", "/api/people/password", {"old": "x", "new": "y"}),
    ):
        assert bot.refused(method, path, body)["code"] == "session-needed"
    bot.http.close()


def test_whoever_knows_the_old_password_can_change_it(house: House) -> None:
    ada, who = member(house)
    other = again(house, who)

    def change(old: str, new: str) -> int:
        wish = {"old": old, "new": new}
        return ada.ask("POST", "/api/people/password", wish).status_code

    assert change("not this one", "another long walk") == 403
    assert change(PASSWORD, "short") == 422
    assert not is_out(other)
    assert change(PASSWORD, "another long walk") == 204
    assert is_out(other) and not is_out(ada)
    assert house.visitor().refused("POST", "/api/people/sign-in", who)["status"] == 401
    again(house, {**who, "password": "another long walk"})
    assert [change("guessed", "another walk") for _ in range(3)] == [403, 403, 429]
    wish = {"old": PASSWORD, "new": "another long walk"}
    guest = house.guest("Bob")
    assert guest.refused("POST", "/api/people/password", wish)["code"] == "account-needed"


def test_who_signs_up_at_a_table_is_connected_again(house: House) -> None:
    ada = house.guest("Ada")
    table = ada.make("lone-wolves", ["me", "open"])
    with ada.socket(table.id) as socket:
        hear(socket, "present")
        name = f"Ada {uuid4().hex[:8]}"
        ada.post("/api/people/sign-up", {"name": name, "password": PASSWORD})
        assert closed(socket) == 4409
    with ada.socket(table.id) as socket:
        assert hear(socket, "happened")["state"]["seat"] == 0


def test_a_server_closes_at_once_what_a_session_let_in(tmp_path: Path) -> None:
    """It looks every few seconds too whose session has ended: here nobody looks."""

    async def run() -> list[bool]:
        server = Server(Settings(data=str(tmp_path)))
        ended, lasting = (keys.SESSION, "ended"), (keys.SESSION, "lasting")
        sockets = [Watcher("t", ADA, None, 1, key=key) for key in (ended, lasting)]
        for socket in sockets:
            server.hub.join(socket, Showing(TableInHand().table, Names()))
        server.ended(ADA, ended)
        server.engine.dispose()
        return [socket.out for socket in sockets]

    assert asyncio.run(run()) == [True, False]


def test_a_session_that_is_ended_is_closed_on_every_server(pair: tuple[House, House]) -> None:
    here, there = pair
    ada, who = member(here)
    token = ada.post("/api/tokens", {"label": "mine"})
    bot = Person(there.address, authorization=f"Bearer {token['secret']}")
    other = again(there, who)
    table = ada.make("lone-wolves", ["me", "open"])
    with other.socket(table.id) as theirs, bot.socket(table.id) as programs:
        hear(theirs, "present")
        hear(programs, "present")
        ada.ask("DELETE", "/api/sessions")
        ada.ask("DELETE", f"/api/tokens/{token['id']}")
        assert closed(theirs) == closed(programs) == 4403
    assert is_out(other) and bot.ask("GET", "/api/people/me").status_code == 401
    bot.http.close()


@pytest.mark.parametrize(
    ("idle", "old", "lasts"), [(59, 59, True), (61, 61, False), (0, 364, True), (0, 366, False)]
)
def test_a_session_ends_by_itself(engine: Engine, idle: int, old: int, lasts: bool) -> None:
    add_people(engine)
    at = datetime.now(UTC)
    with engine.connect() as connection:
        connection.execution_options(writes=True)
        with connection.begin():
            secret = keys.begin_session(connection, ADA, at - timedelta(days=old))
            key = keys.key_of(keys.SESSION, secret)
            used = keys.microseconds(at - timedelta(days=idle))
            mine = sessions.c.hash == key[1]
            connection.execute(update(sessions).where(mine).values(used=used))
            assert (keys.whose(connection, key) is not None) == lasts
            assert (keys.ended(connection, [key]) == []) == lasts
            keys.prune(connection, at)
            count = select(func.count()).select_from(sessions).where(mine)
            assert connection.execute(count).scalar() == int(lasts)


def test_nobody_has_sessions_without_end(engine: Engine) -> None:
    add_people(engine)
    with engine.connect() as connection:
        connection.execution_options(writes=True)
        with connection.begin():
            for minute in range(keys.MOST_SESSIONS + 3):
                at = datetime.now(UTC) + timedelta(minutes=minute)
                last = keys.begin_session(connection, ADA, at)
            key = keys.key_of(keys.SESSION, last)
            listed = keys.sessions_of(connection, ADA, key)
    assert len(listed) == keys.MOST_SESSIONS and listed[0]["this"]


@pytest.mark.parametrize(
    "password",
    [
        *(
            "12345678",
            "short",
            "1234567890",
            "aaaaaaaaaa",
            "password123",
            "Passwort2026",
            "пароль1234",
        ),
        *("qwertyuiop", "wadera1234", "Wadera_Wadera", "abcabcabcabc", "kx7qmkx7qm", "iloveyou12"),
    ],
)
def test_what_everyone_tries_first_is_no_password(password: str) -> None:
    assert is_weak(password, "Wadera")
    assert not is_weak(PASSWORD, "Wadera")
    assert not is_weak("Wadera walks 9 miles", "Wadera")


def test_a_device_is_named_in_few_words() -> None:
    phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1"
    edge = "Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0"
    assert device_of(phone) == "Safari · iPhone" and device_of(edge) == "Edge · Windows"
    assert device_of("curl/8") == ""

"""Messages to people who are elsewhere: they arrive, say what everyone may see, and stop."""

import re
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from tests.server.houses import Person
from tests.server_tasks.places import SITE, Data, Place, hook, of_turn, play_until, two, wait_until
from tests.server_tasks.receivers import Browser, Got, Web, check_signature
from wolfmoon.server.store.database import connect, url_of
from wolfmoon.server.store.schema import tasks
from wolfmoon.server.store.schema_notify import ways

DISGUISED = ("0.0.0.0", "0", "2130706433", "0x7f000001", "0177.0.0.1", "127.1", "10.1")
"""This machine, or its network, in other words that resolvers understand."""
PNG = b"\x89PNG\r\n\x1a\n"


def test_a_turn_is_told_with_all_that_everyone_may_see(place: Place) -> None:
    ada, bob = place.account("Ada One"), place.account("Bob One")
    hook(bob, place.web, "/bob-one")
    clock = {"kind": "turns", "hours": 24}
    players = two(ada, bob, title="Night & <day>", clock=clock)
    seq = play_until(players, 1)
    got = place.web.wait_for(of_turn("/bob-one", players[0].id, seq))
    said = got.data
    assert said["title"] == "Your turn: Night & <day>"
    assert [each["name"] for each in said["points"]] == ["Ada One", "Bob One"]
    assert said["happened"][0].startswith("Ada One")
    assert said["facts"][-1].endswith("left.") and said["ends"]
    assert said["link"] == f"{SITE}/table/{players[0].id}"
    assert got.headers["Idempotency-Key"] == said["id"]
    drawn = httpx.get(place.local(said["picture"]))
    assert drawn.content.startswith(PNG) and drawn.headers["content-type"] == "image/png"
    forged = said["picture"].replace("/picture.png", "x/picture.png")
    assert httpx.get(place.local(forged)).status_code == 404
    # the time that is left is told of too, an eighth before its end, once
    engine = connect(url_of(place.house.database, place.house.folder))
    with engine.connect() as connection:
        soon = tasks.c.key == f"{players[0].id}:{seq}:soon:{bob.get('/api/people/me')['id']}"
        [row] = connection.execute(select(tasks).where(soon)).all()
    engine.dispose()
    assert (row.run_at - row.made) / 3.6e9 == pytest.approx(21, abs=0.1)


def test_a_browser_is_told_encrypted_and_signed(place: Place) -> None:
    ada, bob = place.account("Ada Two"), place.account("Bob Two")
    browser = Browser()
    key = bob.get("/api/me/notifications")["push_key"]
    endpoint = f"{place.web.address}/push-two"
    way = bob.post("/api/me/ways", {"way": browser.subscription(endpoint), "language": "de"})
    again = bob.post("/api/me/ways", {"way": browser.subscription(endpoint), "language": "de"})
    assert again["id"] == way["id"]
    players = two(ada, bob)
    play_until(players, 1)
    got = place.web.wait_for(lambda got: got.path == "/push-two")
    check_signature(got, key, place.web.address, "mailto:host@wolves.example")
    said = browser.read(got)
    assert said["title"] == "Du bist am Zug: Einsame Wölfe mit Ada Two"
    assert (said["tag"], said["link"]) == (players[0].id, f"{SITE}/table/{players[0].id}")
    assert got.headers["Topic"] and len(got.body) < 4096
    # whoever has the link may mute the table, without a name
    token = said["mute"].rpartition("/")[2]
    visitor = place.house.visitor()
    assert visitor.get(f"/api/notices/{token}")["done"] is False
    assert visitor.post(f"/api/notices/{token}")["what"] == "mute"
    assert bob.get("/api/me/notifications")["choices"]["tables"] == {players[0].id: "mute"}
    # a browser that is gone is forgotten, and its owner is told so
    ada.post("/api/me/ways", {"way": browser.subscription(f"{endpoint}-gone")})
    bob.put("/api/me/notifications", {})
    place.web.status = 410
    try:
        play_until(players, 0)
        place.web.wait_for(lambda got: got.path == "/push-two-gone")
        off = wait_until(lambda: ada.get("/api/me/needs")["off"])
    finally:
        place.web.status = 204
    assert off[0]["state"] == "gone" and off[0]["answer"]["status"] == 410
    assert _address(place, off[0]["id"]) == ""
    ada.ask("PATCH", f"/api/me/ways/{off[0]['id']}", {"seen": True})
    assert ada.get("/api/me/needs")["off"] == []


def _address(place: Place, way: str) -> Any:
    engine = connect(url_of(place.house.database, place.house.folder))
    with engine.connect() as connection:
        found = connection.execute(select(ways.c.address).where(ways.c.id == way)).scalar_one()
    engine.dispose()
    return found


def test_a_browser_that_is_gone_can_only_be_added_anew(place: Place) -> None:
    bob, browser = place.account("Bob Gone"), Browser()
    with Web() as web:
        web.status = 410
        subscription = browser.subscription(f"{web.address}/gone")
        way = bob.post("/api/me/ways", {"way": subscription})
        path = f"/api/me/ways/{way['id']}"
        assert bob.post(f"{path}/test")["status"] == 410
        [known] = bob.get("/api/me/notifications")["ways"]
        assert known["state"] == "gone" and _address(place, way["id"]) == ""
        for wish in (True, False):
            assert bob.refused("PATCH", path, {"on": wish})["code"] == "way-unknown"
        assert bob.refused("POST", f"{path}/test")["code"] == "way-unknown"
        assert bob.ask("PATCH", path, {"seen": True}).json()["state"] == "gone"
        web.status = 204
        anew = bob.post("/api/me/ways", {"way": subscription})
        assert anew["id"] != way["id"] and bob.post(f"/api/me/ways/{anew['id']}/test")["ok"]
        assert [each["id"] for each in bob.get("/api/me/notifications")["ways"]] == [anew["id"]]


def test_browsers_that_are_gone_make_room(place: Place) -> None:
    guest, browser = place.house.visitor(), Browser()
    guest.post("/api/people/guest", {"name": "Gus Room"})
    most = guest.get("/api/me/notifications")["most"]

    def add(name: str) -> Data:
        return {"way": browser.subscription(f"{place.web.address}/{name}")}

    for number in range(most - 1):
        guest.post("/api/me/ways", add(f"room-{number}"))
    with Web() as web:
        web.status = 404
        gone = browser.subscription(f"{web.address}/gone")
        last = guest.post("/api/me/ways", {"way": gone})
        assert guest.refused("POST", "/api/me/ways", add("more"))["code"] == "too-many-ways"
        guest.post(f"/api/me/ways/{last['id']}/test")
    guest.post("/api/me/ways", add("more"))
    assert guest.refused("POST", "/api/me/ways", add("much"))["code"] == "too-many-ways"
    assert len(guest.get("/api/me/notifications")["ways"]) == most


def test_each_account_knows_which_of_its_own_ways_a_browser_is(place: Place) -> None:
    ada, bob, browser = place.account("Ada Here"), place.account("Bob Here"), Browser()
    endpoint = f"{place.web.address}/here"
    here = {"endpoint": endpoint}
    way = {"way": browser.subscription(endpoint)}
    assert ada.post("/api/me/ways/here", here) is None
    mine = ada.post("/api/me/ways", way)
    ada.post("/api/me/ways", {"way": browser.subscription(f"{endpoint}-else")})
    assert ada.post("/api/me/ways/here", here)["id"] == mine["id"]
    # another account in the same browser is told nothing until it says so
    assert bob.post("/api/me/ways/here", here) is None
    assert bob.get("/api/me/notifications")["ways"] == []
    yours = bob.post("/api/me/ways", way)
    assert bob.post("/api/me/ways/here", here)["id"] == yours["id"] != mine["id"]
    assert ada.post("/api/me/ways/here", here)["id"] == mine["id"]


def test_a_letter_has_to_be_wanted_and_can_be_ended(place: Place) -> None:
    ada, bob = place.account("Ada Three"), place.account("Bob Three")
    count = len(place.post.letters)
    way = bob.post("/api/me/ways", {"way": {"kind": "mail", "address": "bob@wolves.example"}})
    assert way["state"] == "unconfirmed"
    assert bob.refused("POST", f"/api/me/ways/{way['id']}/test")["code"] == "way-unconfirmed"
    asked = place.post.wait_for(count + 1)
    link = re.search(rf"{SITE}/stop/\S+", asked.get_content())
    assert link is not None
    place.house.visitor().post(f"/api/notices/{link[0].rpartition('/')[2]}")
    bob.put("/api/me/notifications", {"turn": {"push": True, "mail": True, "hook": True}})
    players = two(ada, bob)
    play_until(players, 1)
    letter = place.post.wait_for(count + 2)
    assert letter["Subject"] == "Your turn: Lone Wolves with Ada Three"
    assert letter["To"] == "bob@wolves.example" and letter["List-Unsubscribe-Post"]
    kinds = [part.get_content_type() for part in letter.walk()]
    assert "text/plain" in kinds and "text/html" in kinds and "image/png" in kinds
    out = letter["List-Unsubscribe"].strip("<>")
    place.house.visitor().http.post(
        f"/api/notices/{out.rpartition('/')[2]}", data={"List-Unsubscribe": "One-Click"}
    )
    [known] = bob.get("/api/me/notifications")["ways"]
    assert known["state"] == "off"


def test_nobody_is_told_of_what_they_see_or_do_not_want(place: Place) -> None:
    ada, bob = place.account("Ada Four"), place.account("Bob Four")
    hook(bob, place.web, "/bob-four")
    hook(ada, place.web, "/ada-four")
    first, second = two(ada, bob), two(ada, bob)
    bob.put("/api/me/notifications", {"tables": {first[0].id: "mute"}})
    with ada.own_socket() as socket:
        socket.send('{"type":"here"}')
        wait_until(lambda: _here(place, ada))
        play_until(first, 1)
        seen = play_until(first, 0)
        told = play_until(second, 1)
        place.web.wait_for(of_turn("/bob-four", second[0].id, told))
    paths = [got.path for got in place.web.got]
    assert "/ada-four" not in paths
    assert not [g for g in place.web.got if g.path == "/bob-four" and g.data["tag"] == first[0].id]
    key = f"{first[0].id}:{seen}:turn:{ada.get('/api/people/me')['id']}:1"
    wait_until(lambda: _task(place, key))


def _here(place: Place, person: Person) -> Any:
    from wolfmoon.server.store import ways

    engine = connect(url_of(place.house.database, place.house.folder))
    with engine.connect() as connection:
        wants = ways.wants_of(connection, person.get("/api/people/me")["id"])
    engine.dispose()
    return wants and wants.here


def _task(place: Place, key: str) -> Any:
    engine = connect(url_of(place.house.database, place.house.folder))
    with engine.connect() as connection:
        row = connection.execute(select(tasks).where(tasks.c.key == key)).first()
    engine.dispose()
    return row


def test_a_service_that_says_no_is_quoted_and_tried_again(place: Place) -> None:
    bob = place.account("Bob Five")
    way = hook(bob, place.web, "/bob-five", "discord")
    with Web() as web:
        refusing = hook(bob, web, "/secret", "ntfy")
        web.status, web.words = 403, b"topic is reserved"
        answer = bob.post(f"/api/me/ways/{refusing['id']}/test")
        assert (answer["ok"], answer["status"]) == (False, 403)
        assert answer["words"] == "topic is reserved"
        assert web.got[0].path == "/" and web.got[0].data["topic"] == "secret"
        web.status, web.headers = 302, {"Location": place.web.address + "/elsewhere"}
        assert bob.post(f"/api/me/ways/{refusing['id']}/test")["status"] == 302
    assert bob.post(f"/api/me/ways/{refusing['id']}/test")["status"] == 0
    assert not [got for got in place.web.got if got.path == "/elsewhere"]
    taken = bob.post(f"/api/me/ways/{way['id']}/test")
    assert taken["ok"] and taken["status"] == 204
    shown = bob.get("/api/me/notifications")
    assert place.web.address not in str(shown)
    assert "127.0.0.1" in str(shown)  # the host, by which its owner knows it


def test_a_table_s_own_webhook_is_its_host_s_and_says_whose_turn_it_is(place: Place) -> None:
    ada, bob = place.account("Ada Six"), place.account("Bob Six")
    players = two(ada, bob)
    new = {"kind": "hook", "service": "json", "address": f"{place.web.address}/table-six"}
    path = f"{players[0].path}/hooks"
    assert bob.refused("POST", path, new)["code"] == "not-the-host"
    assert ada.post(path, new)["label"] == "127.0.0.1"
    seq = play_until(players, 1)
    said = place.web.wait_for(of_turn("/table-six", players[0].id, seq)).data
    assert said["title"].startswith("Bob Six to play: Lone Wolves")


def test_a_request_to_go_back_is_told(place: Place) -> None:
    ada, bob = place.account("Ada Seven"), place.account("Bob Seven")
    hook(bob, place.web, "/bob-seven")
    bob.put(
        "/api/me/notifications",
        {each: {"push": True, "mail": True, "hook": True} for each in ("back", "invited", "turn")},
    )
    players = two(ada, bob)
    play_until(players, 1)
    players[0].look(0).order("ask_back", seat=0)
    back = place.web.wait_for(lambda g: g.path == "/bob-seven" and g.data["what"] == "back")
    assert back.data["title"].startswith("Ada Seven asks to go back a turn")


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("https://127.0.0.1/x", "hook-address-private"),
        ("https://localhost/x", "hook-address-private"),
        ("https://[::1]/x", "hook-address-private"),
        ("https://[::ffff:10.0.0.1]/x", "hook-address-private"),
        ("https://169.254.169.254/latest", "hook-address-private"),
        *((f"https://{each}/x", "hook-address-private") for each in DISGUISED),
        ("http://example.com/x", "hook-address-https"),
        ("ftp://example.com/x", "hook-address-wrong"),
        ("https://ada:x@example.com/", "hook-address-wrong"),
    ],
)
def test_nothing_is_sent_into_a_network(address: str, code: str) -> None:
    from wolfmoon.server.notify import outward

    with pytest.raises(outward.Forbidden, match=code):
        outward.send(outward.Sent(address, b""), private=False)


def test_a_name_that_leads_elsewhere_a_moment_later_changes_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What was looked up and found to be outside is what is connected to; it is not asked again."""
    from wolfmoon.server.notify import outward

    asked, connected = [], []
    answers = iter(["93.184.216.34", "127.0.0.1", "127.0.0.1"])

    def look_up(host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        return [(2, 1, 6, "", (next(answers), port))]

    def connect_to(address: tuple[str, int], timeout: float) -> None:
        connected.append(address)
        raise TimeoutError

    monkeypatch.setattr(outward.socket, "getaddrinfo", look_up)
    monkeypatch.setattr(outward.socket, "create_connection", connect_to)
    message = outward.Sent("https://rebinding.example/x", b"")
    with pytest.raises(outward.Unreachable):
        outward.send(message, private=False)
    assert asked == ["rebinding.example"] and connected == [("93.184.216.34", 443)]
    with pytest.raises(outward.Forbidden, match="hook-address-private"):
        outward.send(message, private=False)
    assert len(connected) == 1


def test_one_address_inside_is_enough_to_refuse_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    from wolfmoon.server.notify import outward

    both = [(2, 1, 6, "", (each, 443)) for each in ("93.184.216.34", "192.168.1.1")]
    monkeypatch.setattr(outward.socket, "getaddrinfo", lambda *_, **__: both)
    with pytest.raises(outward.Forbidden, match="hook-address-private"):
        outward.send(outward.Sent("https://both.example/x", b""), private=False)


def got_of(got: list[Got], path: str) -> list[Data]:
    return [each.data for each in got if each.path == path]

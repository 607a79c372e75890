"""One socket for a person: turns, invitations and tasks reach them, whatever they look at."""

import asyncio
import json
import time
from contextlib import ExitStack
from typing import Any

import pytest
from pydantic import TypeAdapter
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection

from tests.server.houses import AtTable, House, Person, closed, hear, play_on
from wolfmoon.server import protocol
from wolfmoon.server.followers import Follower, Followers
from wolfmoon.server.ids import new_id
from wolfmoon.server.live import Live
from wolfmoon.server.orders import Keeper
from wolfmoon.server.store.concerns import Stand
from wolfmoon.server.store.database import connect, url_of
from wolfmoon.server.store.writer import Writer
from wolfmoon.server.tasks.close_unused import CLOSE_UNUSED
from wolfmoon.server.tasks.kind import Nothing

MESSAGES: TypeAdapter[Any] = TypeAdapter(protocol.PersonMessage)


@pytest.fixture
def places(house: House, request: pytest.FixtureRequest) -> tuple[House, House]:
    """Where two people are: at the one server of SQLite, or at two that share a PostgreSQL."""
    if house.database is None:
        return house, house
    pair: tuple[House, House] = request.getfixturevalue("pair")
    return pair


def begun(places: tuple[House, House], **more: Any) -> tuple[AtTable, AtTable]:
    """Ada and Bob at a table where nobody has decided yet."""
    first = places[0].guest("Ada").make("lone-wolves", ["me", "open"], **more)
    second = places[1].guest("Bob").sit(first, 1)
    first.look().order("begin")
    return first, second.look()


def play_one(players: tuple[AtTable, AtTable]) -> int:
    """Whoever is to decide does; which seat it was."""
    seat = int(players[0].look().table["to_decide"])
    player = players[seat].look(seat)
    player.play(seat, player.position["offer"][0]["text"])
    return seat


def everything(socket: ClientConnection, seconds: float) -> list[str]:
    """All that is said within some seconds, as it came."""
    said, until = [], time.monotonic() + seconds
    while (left := until - time.monotonic()) > 0:
        try:
            said.append(str(socket.recv(timeout=left)))
        except TimeoutError:
            break
    return said


def test_one_s_turn_at_a_table_that_nobody_looks_at_is_told(places: tuple[House, House]) -> None:
    players = begun(places, title="Night")
    seat = int(players[0].table["to_decide"])
    waits, other = players[seat], players[1 - seat]
    with waits.person.own_socket() as one, other.person.own_socket() as two:
        first = hear(one, "your_turn")
        MESSAGES.validate_python(first)
        assert first["yours"] and first["table"]["id"] == waits.id
        assert (first["table"]["game"], first["table"]["title"]) == ("lone-wolves", "Night")
        while play_one(players) == seat and waits.look().table["to_decide"] == seat:
            pass
        assert hear(two, "your_turn")["yours"]
        while (over := hear(one, "your_turn"))["yours"]:
            pass
        assert over["table"]["seq"] >= first["table"]["seq"]


def test_what_others_do_at_one_s_tables_is_told_too(places: tuple[House, House]) -> None:
    """It is the turn of one other person, then of the next: nobody waits for whoever listens."""
    table = places[0].guest("Ada").make("the-wolves", ["me", "open", "open"])
    others = [
        house.guest(name).sit(table, seat)
        for seat, name, house in ((1, "Bob", places[1]), (2, "Cas", places[0]))
    ]
    players = [table, *others]
    table.look().order("begin")
    seat = int(table.look().table["to_decide"])
    with ExitStack() as opened:
        sockets = [opened.enter_context(player.person.own_socket()) for player in players]
        stranger = opened.enter_context(places[1].guest("Eve").own_socket())
        while (told := players[seat].look(seat)).table["to_decide"] == seat:
            told.play(seat, told.position["offer"][0]["text"])
        third = 3 - seat - int(told.table["to_decide"])
        heard = hear(sockets[third], "tables_changed")
        MESSAGES.validate_python(heard)
        assert heard["tables"] == [table.id]
        assert table.id not in "".join(everything(stranger, 1))


def test_whoever_is_sent_away_is_told(places: tuple[House, House]) -> None:
    table = places[0].guest("Ada").make("lone-wolves", ["me", "open"])
    bob = places[1].guest("Bob").sit(table, 1)
    with bob.person.own_socket() as socket:
        hear(socket, "around")
        table.look().order("send_away", seat=1)
        while table.look().table["seats"][1]["person"] is not None:
            pass
        assert hear(socket, "tables_changed")["tables"] == [table.id]


def test_a_busy_table_does_not_flood_those_who_are_elsewhere() -> None:
    async def woken() -> list[bool]:
        follower, followers = Follower("ada", "", "en", None), Followers(lambda news: None)
        followers.join(follower)
        followers.settle()
        follower.stale = False
        follower.companions = frozenset({"bob"})
        said = []
        for seq in range(100):
            followers.changed(stand(seq, {"ada", "bob"}, decides="bob"))
            said.append(follower.wake.is_set())
        followers.settle()
        said.append(follower.wake.is_set())
        assert follower.changed == {"busy"} and not follower.stands
        return said

    assert asyncio.run(woken()) == [False] * 100 + [True]


def stand(seq: int, seated: set[str], decides: str) -> Stand:
    """How a table stands with nobody asked for anything else."""
    nobody: frozenset[str] = frozenset()
    return Stand(
        table="busy",
        game="lone-wolves",
        title="Busy",
        seq=seq,
        host=None,
        decides=decides,
        ends=None,
        asked=nobody,
        back=nobody,
        by=None,
        seated=frozenset(seated),
        rematch=None,
    )


def test_whoever_connects_hears_what_waits_for_them(house: House) -> None:
    players = begun((house, house))
    seat = int(players[0].table["to_decide"])
    person = players[seat].person
    second = person.make("lone-wolves", ["me", "here"]).order("begin")["state"]["table"]["id"]
    with person.own_socket() as socket:
        told = {hear(socket, "your_turn")["table"]["id"] for _ in range(2)}
        assert told == {players[seat].id, second}
        socket.send('{"type": "ping"}')
        MESSAGES.validate_python(hear(socket, "pong"))


def test_a_turn_of_which_the_server_was_not_told_is_found(house: House) -> None:
    """A process that writes to the same database, and tells no one."""
    players = begun((house, house))
    seat = int(players[0].table["to_decide"])
    engine = connect(url_of(house.database, house.folder))
    writer, keeper = Writer(engine), Keeper(Live(), lambda showing: None)
    with players[1 - seat].person.own_socket() as socket:
        hear(socket, "around")
        for _ in range(2):  # in Lone Wolves whoever leads may have to choose twice
            here = players[seat].look(seat)
            if here.table["to_decide"] == seat:
                line = [here.position["offer"][0]["text"]]
                play = protocol.Play(do="play", seat=seat, line=line)
                person, seq = here.table["seats"][seat]["person"], here.state["seq"]
                about = (here.id, play, person, seq, new_id())
                writer.submit(lambda c, about=about: keeper.order(c, *about)).result()
        assert hear(socket, "your_turn")["table"]["id"] == players[0].id
    writer.close()
    engine.dispose()


def test_an_invitation_is_told_and_that_it_is_over(places: tuple[House, House]) -> None:
    first, second = begun(places)
    play_on({0: first, 1: second})
    assert first.look().table["status"] == "finished"
    with second.person.own_socket() as socket:
        first.order("rematch")
        invited = hear(socket, "invited")
        MESSAGES.validate_python(invited)
        assert invited["open"] and invited["by"] == "Ada"
        assert invited["table"]["id"] == first.look().table["rematch"]
        with second.person.own_socket() as later:
            assert hear(later, "invited")["table"] == invited["table"]
        again = second.person.at(invited["table"]["id"])
        kept = next(seat["seat"] for seat in again.table["seats"] if seat["kept_for_you"])
        again.order("sit", seat=kept)
        assert hear(socket, "invited")["open"] is False


def test_who_is_asked_to_go_back_is_told_and_finds_all_that_needs_them(
    places: tuple[House, House],
) -> None:
    players = begun(places, clock={"kind": "turns", "hours": 24}, undo="turn")
    asker = play_one(players)
    slow = places[1 - asker].guest("Cas").make("lone-wolves", ["me", "here"])
    slow.order("begin")
    with players[1 - asker].person.own_socket() as socket:
        hear(socket, "around")
        players[asker].look(asker).order("ask_back", seat=asker)
        wanted = hear(socket, "back_wanted")
        MESSAGES.validate_python(wanted)
        assert wanted["open"] and wanted["by"] == ("Ada", "Bob")[asker]
        needs = players[1 - asker].person.get("/api/me/needs")
        assert [table["id"] for table in needs["takebacks"]] == [players[0].id]
        nothing = {"turns": [], "invitations": [], "takebacks": [], "off": []}
        assert players[asker].person.get("/api/me/needs")["takebacks"] == []
        assert places[0].guest("Eve").get("/api/me/needs") == nothing
        players[1 - asker].look().order("answer_back", seat=1 - asker, agree=False)
        assert hear(socket, "back_wanted")["open"] is False


def test_what_needs_one_comes_with_the_least_time_first(house: House) -> None:
    ada = house.guest("Ada")
    clocks = ({"kind": "none"}, {"kind": "turns", "hours": 48}, {"kind": "turns", "hours": 2})
    made = [ada.make("lone-wolves", ["me", "here"], clock=clock) for clock in clocks]
    for table in made:
        table.order("begin")
    turns = ada.get("/api/me/needs")["turns"]
    assert [table["id"] for table in turns] == [table.id for table in reversed(made)]
    with ada.own_socket() as socket:
        told = [hear(socket, "your_turn") for _ in made]
    ends = {each["table"]["id"]: each["ends"] for each in told}
    assert ends[made[0].id] is None
    assert ends[made[2].id] < ends[made[1].id]


def test_who_plays_along_is_seen_to_be_around(places: tuple[House, House]) -> None:
    first, second = begun(places)
    bob = second.person.get("/api/people/me")["id"]
    with first.person.own_socket() as socket:
        assert hear(socket, "around")["people"] == []
        with second.person.own_socket():
            assert hear(socket, "around")["people"] == [bob]
        assert hear(socket, "around")["people"] == []


def test_how_far_a_task_is_reaches_the_one_it_is_for(house: House) -> None:
    ada, eve = house.guest("Ada"), house.guest("Eve")
    engine = connect(url_of(house.database, house.folder))
    with ada.own_socket() as socket, eve.own_socket() as other:
        hear(socket, "around")
        with engine.connect() as connection:
            connection.execution_options(writes=True)
            with connection.begin():
                person = ada.get("/api/people/me")["id"]
                CLOSE_UNUSED.put(connection, f"for {person}", Nothing(), person)
        told = hear(socket, "task")
        MESSAGES.validate_python(told)
        assert told["kind"] == "close-unused"
        assert [json.loads(text)["type"] for text in everything(other, 1)] == ["around"]
    engine.dispose()


def test_nothing_hidden_is_in_any_message(places: tuple[House, House]) -> None:
    """A game is played by two who listen; a stranger listens too."""
    first, second = begun(places, access="link", spectators=False, title="Canary")
    with ExitStack() as opened:
        eve = places[1].guest("Eve")
        people = (first.person, second.person, eve)
        sockets = [opened.enter_context(person.own_socket()) for person in people]
        play_on({0: first, 1: second}, 8)
        heard = [everything(socket, 3) for socket in sockets]
    for messages in heard[:2]:
        kinds = [json.loads(text)["type"] for text in messages]
        assert "your_turn" in kinds and set(kinds) <= {"your_turn", "around", "tables_changed"}
        for text in messages:
            MESSAGES.validate_json(text)  # which has no room for more than a table's name
    assert "Canary" not in "".join(heard[2]) and first.id not in "".join(heard[2])


# -- who is let in, and for how long ----------------------------------------------------
def shut_by(person: Person, end: Any) -> int:
    """The code with which a person's socket is ended by something."""
    with person.own_socket() as socket:
        hear(socket, "around")
        end()
        return closed(socket)


def test_a_socket_ends_with_what_let_it_in(places: tuple[House, House]) -> None:
    ada = places[0].guest("Ada")
    elsewhere = Person(places[1].address)
    elsewhere.http.cookies = ada.http.cookies
    token = elsewhere.post("/api/tokens", {"label": "a script"})
    program = Person(places[0].address, authorization=f"Bearer {token['secret']}")
    remove = lambda: elsewhere.ask("DELETE", f"/api/tokens/{token['id']}")  # noqa: E731
    assert shut_by(program, remove) == 4403
    assert shut_by(ada, lambda: elsewhere.post("/api/people/sign-out")) == 4403
    program.http.close()
    elsewhere.http.close()


def test_a_socket_is_for_those_who_have_a_name_and_from_our_pages(house: House) -> None:
    with house.visitor().own_socket() as socket:
        assert closed(socket) == 4403
    with pytest.raises(InvalidStatus):
        house.guest("Ada").own_socket(origin="https://elsewhere.example")


def test_all_sockets_of_a_person_are_counted_together(house: House) -> None:
    ada = house.guest("Ada")
    table = ada.make("lone-wolves", ["me", "open"])
    with ExitStack() as opened:
        for _ in range(10):
            hear(opened.enter_context(ada.socket(table.id)), "happened")
            hear(opened.enter_context(ada.own_socket()), "around")
        for late in (ada.own_socket(), ada.socket(table.id)):
            with late:
                assert closed(late) == 4429


def test_a_message_that_is_no_ping_ends_it(house: House) -> None:
    ada = house.guest("Ada")
    with ada.own_socket() as socket:
        hear(socket, "around")
        socket.send('{"type": "shout"}')
        assert closed(socket) == 4403

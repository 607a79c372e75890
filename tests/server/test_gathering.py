"""Tables that gather: one seat for a stranger, the host's word for more, and an end for those that
nobody comes to; nobody has more of them than their share."""

from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from uuid import uuid4

import pytest
from sqlalchemy import Connection, Engine, select, update

from tests.faults.floods import guest
from tests.server.filled import add_people, keep, shelves
from tests.server.houses import House, Person, play_on
from tests.server.tables import ADA, BOB, EVE, TableInHand, two
from wolfmoon.server import protocol
from wolfmoon.server.commands import Expire
from wolfmoon.server.events import microseconds
from wolfmoon.server.happened import Made, seat_of
from wolfmoon.server.ids import new_id
from wolfmoon.server.live import Live
from wolfmoon.server.orders import Keeper, now
from wolfmoon.server.quotas import (
    BOTS,
    BYTES,
    LAST,
    LINES_AN_HOUR,
    LINES_HERE_AT_ONCE,
    READY,
    TODAY,
    WAITING,
    Maker,
    Quotas,
)
from wolfmoon.server.refused import Refused
from wolfmoon.server.store import chats, logs
from wolfmoon.server.store.database import connect, url_of
from wolfmoon.server.store.schema import tables
from wolfmoon.server.store.writer import Done, Writer
from wolfmoon.server.table import GATHERING
from wolfmoon.server.views import Showing

FEW = 0.1
"""Times the usual quotas: one guest says less than an address may, four say more."""


# -- seats ------------------------------------------------------------------------------
def test_a_stranger_has_one_seat_and_the_host_as_many_as_they_like() -> None:
    desk = TableInHand(seats="me open open open")
    desk.do("sit", BOB, seat=1)
    assert desk.refused("sit", BOB, seat=2, name="Ben") == "one-seat"
    desk.do("sit", BOB, seat=2, name="Ben", invite="x", invited_to=2)  # with the host's word
    desk.do("sit", ADA, seat=3, name="Ina")
    assert [seat.here for seat in desk.table.seats] == [False, False, True, True]
    assert desk.again().seats == desk.table.seats


def test_the_host_sends_someone_away_and_only_an_invite_leads_back() -> None:
    desk = TableInHand(seats="me open open")
    desk.do("sit", BOB, seat=1)
    desk.do("sit", BOB, seat=2, name="Ben", invite="x", invited_to=2)
    assert desk.refused("send_away", BOB, seat=0) == "not-the-host"
    assert desk.refused("send_away", ADA, seat=0) == "already-done"
    sent = desk.do("send_away", ADA, seat=2)
    assert [seat_of(event.what) for event in sent] == [1, 2] and desk.table.people() == {ADA}
    assert desk.refused("sit", BOB, seat=1) == "sent-away"
    desk.do("sit", EVE, seat=2)
    desk.do("sit", BOB, seat=1, invite="y", invited_to=1)
    desk.do("begin")
    assert desk.refused("send_away", ADA, seat=1) == "table-started"


def test_a_closed_table_is_closed_for_good() -> None:
    for command, by in (("close", ADA), (Expire(), None)):
        desk = TableInHand(seats="me open")
        assert desk.refused("close", BOB) == "not-the-host"
        desk.do(command, by)
        assert desk.table.status == desk.again().status == "closed"
        for what, more in (("sit", {"seat": 1}), ("begin", {}), ("close", {}), ("leave", {})):
            assert desk.refused(what, ADA, **more) == "table-closed"
    begun = TableInHand(seats="me cub")
    begun.do("begin")
    assert begun.refused("close") == begun.refused(Expire(), None) == "table-started"


def test_whoever_comes_to_a_closed_table_is_told(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    table = ada.make("lone-wolves", ["me", "open"], access="link", spectators=False)
    secret = ada.post(f"{table.path}/invites/1")["secret"]
    table.order("close")
    assert bob.refused("GET", f"/api/invites/{secret}")["code"] == "table-closed"
    assert bob.at(table).table["status"] == "closed"
    assert ada.get("/api/me/tables")["tables"] == []


# -- quotas -----------------------------------------------------------------------------
def made(keeper: Keeper, maker: Maker, writer: Writer) -> "Future[Showing]":
    """A new table that waits for someone."""
    about = replace(TableInHand().table.about, host=maker.person)

    def work(connection: Connection) -> Done[Showing]:
        Quotas(1).check_table(connection, maker, about, now())
        return keeper.make(connection, new_id(), about, {}, maker.address)

    return writer.submit(work, key=LAST + new_id())


def test_quotas_hold_for_a_visitor_and_an_address_with_several_servers(engine: Engine) -> None:
    add_people(engine)
    engines = [engine, connect(engine.url)]
    writers = [Writer(each) for each in engines]
    keeper = Keeper(Live(), lambda showing: None)

    def kept(maker: Maker, times: int) -> int:
        waiting = [made(keeper, maker, writers[number % 2]) for number in range(times)]
        errors = [future.exception() for future in waiting]
        assert all(error is None or isinstance(error, Refused) for error in errors), errors
        return sum(error is None for error in errors)

    assert kept(Maker(BOB, True, "here"), 12) == 5
    assert kept(Maker(ADA, False, "here"), 30) == 20
    assert kept(Maker(EVE, False, "here"), 20) == 15  # forty from one address
    assert kept(Maker(EVE, False, "there"), 9) == 5
    for writer in writers:
        writer.close()
    engines[1].dispose()


def test_quotas_hold_across_a_restart_and_closing_makes_room(tmp_path: Path) -> None:
    usual = ("--quota", "1")
    with House(None, tmp_path, *usual) as house:
        ada = house.guest("Ada")
        waiting = [ada.make("lone-wolves", ["me", "open"]) for _ in range(5)]
        house.kill()
    with House(None, tmp_path, *usual) as house:
        again = Person(house.address)
        house.people.append(again)
        again.http.cookies.update(dict(ada.http.cookies))
        new = {"game": "lone-wolves", "seats": [{"kind": "me"}, {"kind": "open"}]}
        refused = again.refused("POST", "/api/tables", new)
        assert (refused["status"], refused["code"]) == (429, "too-many-waiting")
        assert "5" in refused["sentence"]
        again.make("lone-wolves", ["me", "cub"]).order("begin")  # a bot plays at once
        again.at(waiting[0]).order("close")
        again.make("lone-wolves", ["me", "open"])


def test_bots_that_think_already_leave_no_room_for_more(engine: Engine) -> None:
    add_people(engine)
    for number in range(BOTS.guest):
        bots, waiting = TableInHand(seats="cub cub"), two("the-wolves")
        bots.do("begin")
        keep(engine, bots, f"bots-{number}")
        keep(engine, waiting, f"people-{number}")
    alone, against = (
        TableInHand(seats="me open").table.about,
        TableInHand(seats="me cub").table.about,
    )
    with engine.connect() as connection:
        Quotas(1).check_table(connection, Maker(ADA, True, "here"), alone, now())
        Quotas(1).check_table(connection, Maker(ADA, False, "here"), against, now())
        Quotas(1).check_table(connection, Maker(BOB, True, "here"), against, now())
        with pytest.raises(Refused) as refused:
            Quotas(1).check_table(connection, Maker(ADA, True, "here"), against, now())
    assert (refused.value.code, refused.value.arguments["most"]) == ("too-many-bots", BOTS.guest)


def refusal(engine: Engine, maker: Maker, about: Made) -> str | None:
    """Why there may be no further table, if there may not."""
    try:
        with engine.connect() as connection:
            Quotas(1).check_table(connection, maker, about, now())
    except Refused as refused:
        return refused.code
    return None


def test_tables_about_to_begin_have_a_quota_too(engine: Engine) -> None:
    assert READY.guest <= 10 and READY.account <= 40 and READY.address <= 80
    add_people(engine)
    full = TableInHand(seats="me here")
    ada = Maker(ADA, True, "here")
    for number in range(READY.guest):
        assert refusal(engine, ada, full.table.about) is None
        keep(engine, full, f"full-{number}")
    assert refusal(engine, ada, full.table.about) == "too-many-waiting"


def test_nobody_makes_tables_without_end_however_soon_they_are_over(engine: Engine) -> None:
    assert TODAY.guest <= 100 and TODAY.account <= 400 and TODAY.address <= 1000
    add_people(engine)
    shelves(engine, TODAY.account - 1)
    ada, about = Maker(ADA, False, "here"), two().table.about
    with engine.begin() as connection:
        connection.execute(update(tables).values(made=microseconds(now())))
    assert refusal(engine, ada, about) is None
    shelves(engine, 1, first=TODAY.account)
    with engine.begin() as connection:
        connection.execute(update(tables).values(made=microseconds(now())))
    assert refusal(engine, ada, about) == "too-many-tables"


def test_what_a_large_file_brings_along_is_counted(engine: Engine) -> None:
    add_people(engine)
    large = replace(TableInHand().table.about, title="x" * (BYTES.guest + 1))
    assert refusal(engine, Maker(BOB, True, "here"), large) == "too-much-kept"


def test_a_rematch_counts_like_any_other_table(engine: Engine) -> None:
    add_people(engine)
    over = two("lone-wolves")
    over.play(200)
    keep(engine, over, "over")
    writer, live = Writer(engine), Live()
    keeper = Keeper(live, lambda showing: None, check_again=Quotas(1).check_again)

    def again() -> None:
        about = ("over", protocol.Rematch(do="rematch"), BOB, over.table.seq, uuid4().hex)
        writer.submit(lambda connection: keeper.order(connection, *about)).result()

    waiting = [made(keeper, Maker(BOB, True, "here"), writer).result() for _ in range(5)]
    with pytest.raises(Refused) as refused:
        again()
    assert refused.value.code == "too-many-waiting"
    with engine.connect() as connection:
        assert live.get(connection, "over").table.rematch is None
    table = waiting[0].table
    about = (table.id, Expire(), None, table.seq, uuid4().hex)
    writer.submit(lambda connection: keeper.order(connection, *about)).result()
    again()
    writer.close()


def test_a_rematch_counts_for_the_address_that_asks_for_it(tmp_path: Path) -> None:
    with House(None, tmp_path, "--proxied", "--quota", "1") as house:
        engine = connect(url_of(None, tmp_path))
        add_people(engine)
        ada, bob = guest(house, "10.0.0.1"), guest(house, "10.0.0.2")
        table = ada.make("lone-wolves", ["me", "open"])
        other = bob.sit(table, 1)
        table.look().order("begin")
        play_on({0: table, 1: other})
        shelves(engine, 0, WAITING.address)
        elsewhere = tables.c.id.like("game-%")
        with engine.begin() as connection:
            full = {"changed": microseconds(now()), "status": GATHERING, "origin": "10.0.0.1"}
            connection.execute(update(tables).where(elsewhere).values(full))
        assert table.look().refused("rematch")["code"] == "too-many-waiting"
        again = other.look().order("rematch")["state"]["table"]["rematch"]
        with engine.connect() as connection:
            origin = select(tables.c.origin).where(tables.c.id == again)
            assert connection.execute(origin).scalar() == "10.0.0.2"
        engine.dispose()


def test_much_talk_and_large_files_come_to_an_end(engine: Engine) -> None:
    add_people(engine)
    keep(engine, TableInHand(), "t")
    quotas, maker = Quotas(1), Maker(BOB, True, "here")
    with engine.connect() as connection:
        connection.execution_options(writes=True)
        with connection.begin():
            for _ in range(LINES_AN_HOUR[True]):
                quotas.check_line(connection, BOB, True, now())
                chats.add(connection, "t", str(uuid4()), BOB, None, "Auuu!", now())
            with pytest.raises(Refused) as refused:
                quotas.check_line(connection, BOB, True, now())
            assert refused.value.code == "too-much-said" and refused.value.status == 429
            quotas.check(connection, BYTES, maker, BYTES.guest, now())
            with pytest.raises(Refused) as refused:
                quotas.check(connection, BYTES, maker, BYTES.guest + 1, now())
            assert refused.value.code == "too-much-kept"


def test_an_address_says_only_so_much_however_many_come_from_it(tmp_path: Path) -> None:
    each, here = int(FEW * LINES_AN_HOUR[True]), int(FEW * LINES_HERE_AT_ONCE)
    with House(None, tmp_path, "--proxied", "--quota", str(FEW)) as house:

        def said(person: Person, lines: int) -> list[int]:
            table, body = person.make("lone-wolves", ["me", "here"]), {"text": "Auuu!"}
            asked = [{"id": str(uuid4()), **body} for _ in range(lines)]
            return [person.ask("POST", f"{table.path}/chat", one).status_code for one in asked]

        answers = [status for _ in range(4) for status in said(guest(house, "10.0.0.1"), each)]
        assert answers[:here] == [201] * here and answers.count(429) > 0
        assert answers.count(201) + answers.count(429) == len(answers)
        assert said(guest(house, "10.0.0.2"), 1) == [201]


def test_where_a_table_was_made_from_is_soon_forgotten(engine: Engine) -> None:
    add_people(engine)
    keeper, found = Keeper(Live(), lambda showing: None), select(tables.c.origin)
    with engine.connect() as connection:
        connection.execution_options(writes=True)
        with connection.begin():
            keeper.make(connection, "t", TableInHand().table.about, {}, "::1")
            assert connection.execute(found).scalar() == "::1"
            logs.forget_origins(connection, microseconds(now()) + 1)
            assert connection.execute(found).scalar() is None

"""R2 and R3: an order is carried out at most once, and orders have one order for each table."""

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Engine, select

from tests.faults.at_most_once import InProcess, ThroughHttp, torment
from tests.faults.one_order import Race
from tests.server.houses import House, Person
from wolfmoon.bots.registry import bot_names
from wolfmoon.server import protocol
from wolfmoon.server.live import Live
from wolfmoon.server.making import made
from wolfmoon.server.orders import Keeper, now
from wolfmoon.server.refused import Refused
from wolfmoon.server.server import Server
from wolfmoon.server.settings import Settings
from wolfmoon.server.store import accounts, logs
from wolfmoon.server.store.schema import people
from wolfmoon.server.store.writer import Done, Writer
from wolfmoon.server.summary import NOBODY
from wolfmoon.server.table import table_of

HOT_SEAT = [{"kind": "me"}, {"kind": "here"}]


def test_an_order_is_carried_out_at_most_once(engine: Engine) -> None:
    """Orders are sent again, sent late, and their answers are lost."""
    with closing(InProcess(engine)) as way:
        torment(way, examples=6, steps=14)


def test_an_order_is_carried_out_at_most_once_through_http(house: House) -> None:
    with closing(ThroughHttp(house)) as way:
        torment(way, examples=2, steps=12)


def test_a_transaction_that_fails_leaves_nothing_in_memory(engine: Engine) -> None:
    """Two orders in one transaction: the second sees the first, and then neither happened.

    Another process goes on from what is kept, and this one must see the same.
    """
    writer, live = Writer(engine), Live()
    keeper = Keeper(live, lambda showing: None)
    person = writer.submit(lambda c: Done(accounts.add_guest(c, "Ada", "en", now()))).result()
    wishes = [{"kind": "me"}, {"kind": "here"}]
    new = protocol.NewTable.model_validate({"game": "lone-wolves", "seats": wishes})
    data = made(new, person, Random(5), tuple(bot_names("lone-wolves")), "random")
    writer.submit(lambda c: keeper.make(c, "t", data, {})).result()
    begin = protocol.Begin(do="begin")
    writer.submit(lambda c: keeper.order(c, "t", begin, person, 1, "begin")).result()

    def play(connection: Any, which: int, order: str, keeper: Keeper, live: Live) -> Any:
        table = live.get(connection, "t", lock=True).table
        line = [table.game.copy().offer[which].text]
        command = protocol.Play(do="play", seat=table.to_decide, line=line)
        return keeper.order(connection, "t", command, person, table.seq, order)

    with engine.connect() as connection:
        connection.execution_options(writes=True)
        transaction = connection.begin()
        play(connection, 0, "a", keeper, live)
        play(connection, 0, "b", keeper, live)
        transaction.rollback()
    elsewhere = Live()
    other = Keeper(elsewhere, lambda showing: None)
    for order in ("c", "d"):
        writer.submit(lambda c, order=order: play(c, 1, order, other, elsewhere)).result()
    with engine.connect() as connection:
        table = live.get(connection, "t").table
        kept = table_of("t", logs.read(connection, "t"))
    assert table.seq == kept.seq == 4
    assert [table.first_of(order) for order in "abcd"] == [None, None, 3, 4]
    assert table.game.states.tobytes() == kept.game.states.tobytes()
    writer.close()


def test_only_what_is_kept_comes_to_the_writer(tmp_path: Path) -> None:
    """Refusals and repeats are answered beside it, also at a table that is not in memory."""

    async def run() -> None:
        server = Server(Settings(data=str(tmp_path), bot_processes=0))
        await server.start()
        ada = await server.write(lambda c: Done(accounts.add_guest(c, "Ada", "en", now())))
        new = protocol.NewTable.model_validate({"game": "lone-wolves", "seats": HOT_SEAT})
        data = made(new, ada, Random(5), tuple(bot_names("lone-wolves")), "random")
        await server.write(lambda c: server.keeper.make(c, "t", data, {}))
        table = (await server.order("t", protocol.Begin(do="begin"), ada, 1, "begin")).showing.table
        answers = []
        for seq in range(2, 42):
            line = [table.game.offer[0].text]
            play = protocol.Play(do="play", seat=table.to_decide, line=line)
            answers.append((play, await server.order("t", play, ada, seq, f"o{seq}")))
            table = answers[-1][1].showing.table
        writer, server.writer = server.writer, None  # type: ignore[assignment]
        for _ in range(2):
            server.live = server.keeper._live = Live()
            with pytest.raises(Refused, match="behind"):
                await server.order("t", answers[0][0], ada, 2, "another")
            wrong = protocol.Play(do="play", seat=table.to_decide, line=["sing"])
            with pytest.raises(Refused, match="line-unreadable"):
                await server.order("t", wrong, ada, table.seq, "another")
            with pytest.raises(Refused, match="table-unknown"):
                await server.order("u", wrong, ada, 1, "another")
            for place in (0, 20, 39):
                play, first = answers[place]
                again = await server.order("t", play, ada, place + 2, f"o{place + 2}")
                shown = [c.showing.answer(ada, 0, c.after, NOBODY) for c in (first, again)]
                assert again.repeated and shown[0] == shown[1]
        server.writer = writer
        await server.stop()

    asyncio.run(run())


@pytest.fixture
def writer(engine: Engine) -> Iterator[Writer]:
    made = Writer(engine)
    yield made
    made.close()


def test_work_that_fails_takes_no_other_along(engine: Engine, writer: Writer) -> None:
    """Several pieces of work share a transaction; each stands for itself."""
    gate = threading.Event()

    def wait(connection: Any) -> Done[None]:
        gate.wait(5)
        return Done(None)

    def add(name: str, fails: bool) -> Any:
        def work(connection: Any) -> Done[str]:
            person = accounts.add_guest(connection, name, "en", now())
            if fails:
                raise Refused("already-done")
            return Done(person)

        return writer.submit(work)

    first = writer.submit(wait)
    futures = [add(f"n{number}", number % 3 == 1) for number in range(9)]
    gate.set()
    first.result()
    kept = [future.result() for number, future in enumerate(futures) if number % 3 != 1]
    for future in futures[1::3]:
        with pytest.raises(Refused):
            future.result()
    with engine.connect() as connection:
        assert len(logs.names_of(connection, kept)) == 6
        assert sorted(logs.names_of(connection, kept).values()) == sorted(
            f"n{number}" for number in range(9) if number % 3 != 1
        )


def test_work_that_fails_alone_leaves_nothing(engine: Engine, writer: Writer) -> None:
    def work(connection: Any) -> Done[None]:
        accounts.add_guest(connection, "Nobody", "en", now())
        raise Refused("already-done")

    with pytest.raises(Refused):
        writer.submit(work).result()
    with engine.connect() as connection:
        assert connection.execute(select(people)).all() == []


def test_work_that_nobody_waits_for_any_more_is_not_done(engine: Engine, writer: Writer) -> None:
    begun, gate = threading.Event(), threading.Event()

    def wait(connection: Any) -> Done[None]:
        begun.set()
        gate.wait(5)
        return Done(None)

    def add(name: str) -> Any:
        return writer.submit(lambda c: Done(accounts.add_guest(c, name, "en", now())))

    first = writer.submit(wait)
    begun.wait()
    before, gone, after = add("before"), add("gone"), add("after")
    assert gone.cancel()
    gate.set()
    first.result()
    with engine.connect() as connection:
        kept = logs.names_of(connection, [before.result(), after.result()])
        assert set(kept.values()) == {"before", "after"}
        assert len(connection.execute(select(people)).all()) == 2


def test_one_of_many_orders_with_the_same_number_succeeds(pair: tuple[House, House]) -> None:
    """Threads on two server processes with one PostgreSQL."""
    with closing(Race(pair, threads=6)) as race:
        race.run(8)
        events = race.ada.get(f"{race.table.path}/events")["events"]
    assert [event["kind"] for event in events[2:]] == ["played"] * 8


def test_an_order_sent_again_gets_the_same_answer_from_any_process(
    pair: tuple[House, House],
) -> None:
    one, two = pair
    ada = one.guest()
    table = ada.make("lone-wolves", ["me", {"kind": "here", "name": "Ben"}])
    table.order("begin")
    seat = table.table["to_decide"]
    body = table.look(seat).body("play", seat=seat, line=[table.position["offer"][0]["text"]])
    first = ada.post(f"{table.path}/orders", body)
    other = Person(two.address)
    other.http.cookies.update(ada.http.cookies)
    table.look()
    table.play(table.table["to_decide"], table.look(1 - seat).position["offer"][0]["text"])
    again = other.post(f"{table.path}/orders", body)
    assert json.dumps(again) == json.dumps(first)
    eve = two.guest("Eve")
    assert eve.refused("POST", f"{table.path}/orders", body)["code"] == "already-done"
    other.http.close()

"""R2 and R3: an order is carried out at most once, and orders have one order for each table."""

import json
import threading
from typing import Any
from uuid import uuid4

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from sqlalchemy import Engine

from server_houses import AtTable, House, Person
from wolfmoon.bots.registry import bot_names
from wolfmoon.server import protocol
from wolfmoon.server.live import Live
from wolfmoon.server.making import made
from wolfmoon.server.orders import Keeper, new_id, now
from wolfmoon.server.refused import Refused
from wolfmoon.server.store import accounts, logs
from wolfmoon.server.store.writer import Done, Writer
from wolfmoon.server.summary import NOBODY
from wolfmoon.server.table import table_of


def test_an_order_is_carried_out_at_most_once(engine: Engine) -> None:
    """Orders are sent, sent again, sent late, and their answers are lost."""
    writer = Writer(engine)
    person = writer.submit(lambda c: Done(accounts.add_guest(c, "Ada", "en", now()))).result()

    class Orders(RuleBasedStateMachine):
        def __init__(self) -> None:
            super().__init__()
            self.live = Live(most=1)
            self.keeper = Keeper(self.live, lambda showing: None)
            wishes = [{"kind": "me"}, {"kind": "here"}]
            new = protocol.NewTable.model_validate({"game": "lone-wolves", "seats": wishes})
            data = made(new, person, 5, tuple(bot_names("lone-wolves")), "random")
            self.id = new_id()
            writer.submit(lambda c: self.keeper.make(c, self.id, data, {})).result()
            self.sent: list[tuple[str, int, Any]] = []
            self.answers: dict[str, bytes] = {}
            self.send(str(uuid4()), 1, protocol.Begin(do="begin"))

        def send(self, order: str, seq: int, command: Any) -> None:
            self.sent.append((order, seq, command))
            stale = seq != self.table().seq and order not in self.answers
            try:
                carried = writer.submit(
                    lambda c: self.keeper.order(c, self.id, command, person, seq, order)
                ).result()
            except Refused:
                assert order not in self.answers
                return
            assert not stale
            answer = carried.showing.answer(person, 0, carried.after, NOBODY)
            assert carried.repeated == (order in self.answers)
            assert self.answers.setdefault(order, answer) == answer

        def table(self) -> Any:
            with engine.connect() as connection:
                return self.live.get(connection, self.id).table

        @rule(which=st.integers(0, 200), behind=st.sampled_from([0, 0, 0, 1, 2, -1]))
        def decide(self, which: int, behind: int) -> None:
            table = self.table()
            if table.to_decide is None:
                return
            offer = table.game.offer
            line = [offer[which % len(offer)].text]
            command = protocol.Play(do="play", seat=table.to_decide, line=line)
            self.send(str(uuid4()), max(0, table.seq - behind), command)

        @precondition(lambda self: self.sent)
        @rule(data=st.data())
        def send_again(self, data: st.DataObject) -> None:
            self.send(*data.draw(st.sampled_from(self.sent)))

        @rule()
        def start_anew(self) -> None:
            self.live = Live()
            self.keeper = Keeper(self.live, lambda showing: None)

        @invariant()
        def every_answered_order_stands_once_in_the_log(self) -> None:
            with engine.connect() as connection:
                kept = logs.read(connection, self.id)
            orders = [event.order for event in kept if event.order]
            assert len(orders) == len(set(orders))
            assert set(orders) - {kept[0].order} == set(self.answers)
            assert [event.seq for event in kept] == list(range(1, len(kept) + 1))
            assert table_of(self.id, kept).seq == self.table().seq

    few = settings(
        max_examples=6,
        stateful_step_count=14,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    try:
        run_state_machine_as_test(Orders, settings=few)
    finally:
        writer.close()


def test_a_transaction_that_fails_leaves_nothing_in_memory(engine: Engine) -> None:
    """Two orders in one transaction: the second sees the first, and then neither happened.

    Another process goes on from what is kept, and this one must see the same.
    """
    writer, live = Writer(engine), Live()
    keeper = Keeper(live, lambda showing: None)
    person = writer.submit(lambda c: Done(accounts.add_guest(c, "Ada", "en", now()))).result()
    wishes = [{"kind": "me"}, {"kind": "here"}]
    new = protocol.NewTable.model_validate({"game": "lone-wolves", "seats": wishes})
    data = made(new, person, 5, tuple(bot_names("lone-wolves")), "random")
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
    assert table.seq == kept.seq == 4 and set(table.orders) == set(kept.orders)
    assert table.game.states.tobytes() == kept.game.states.tobytes()
    writer.close()


def test_work_that_fails_takes_no_other_along(engine: Engine) -> None:
    """Several pieces of work share a transaction; each stands for itself."""
    writer = Writer(engine)
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
    writer.close()


def test_one_of_many_orders_with_the_same_number_succeeds(pair: tuple[House, House]) -> None:
    """Threads on two server processes with one PostgreSQL."""
    one, two = pair
    ada = one.guest()
    table = ada.make("lone-wolves", ["me", {"kind": "here", "name": "Ben"}])
    table.order("begin")
    for _ in range(8):
        results = _race(table, (one, two), ada)
        won = [answer for answer in results if answer[0] == 200]
        assert len(won) == 1
        assert all(status in (200, 409) for status, _ in results)
        table.look()
        for status, said in results:
            if status == 409:
                assert said["code"] == "behind"
                assert said["missed"]["seq"] == table.state["seq"]
                assert said["missed"]["events"] == won[0][1]["events"]
    events = ada.get(f"{table.path}/events")["events"]
    assert [event["kind"] for event in events[2:]] == ["played"] * 8


def _race(table: AtTable, houses: tuple[House, ...], ada: Person) -> list[tuple[int, Any]]:
    """Six threads give different orders at once."""
    seat = table.table["to_decide"]
    table.look(seat)
    offer = [option["text"] for option in table.position["offer"]]
    results: list[tuple[int, Any]] = []
    together = threading.Barrier(6)

    def run(number: int) -> None:
        person = Person(houses[number % 2].address)
        person.http.cookies.update(ada.http.cookies)
        body = table.body("play", seat=seat, line=[offer[number % len(offer)]])
        together.wait()
        answer = person.ask("POST", f"{table.path}/orders", body)
        results.append((answer.status_code, answer.json()))
        person.http.close()

    threads = [threading.Thread(target=run, args=(number,)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


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

"""Orders are sent again, sent late, out of turn, and their answers are lost. (R2)

    python -m tests.faults.at_most_once [--examples 200] [--steps 40] [--only sqlite]

A property test with a memory, on each database: once with the keeper of orders in this process,
which is quick, and once through HTTP and sockets with a real server. Whatever is done to the
messages on their way, an order is carried out at most once, and whoever sends it again gets the
same answer again.
"""

import argparse
import tempfile
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Protocol
from uuid import uuid4

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from pydantic import TypeAdapter
from sqlalchemy import Engine

from tests.faults.lines import Line
from tests.server.databases import KINDS, postgres
from tests.server.houses import House, Person
from wolfmoon.bots.registry import bot_names
from wolfmoon.server import protocol
from wolfmoon.server.events import Event
from wolfmoon.server.ids import new_id
from wolfmoon.server.live import Live
from wolfmoon.server.making import made
from wolfmoon.server.orders import Keeper, now
from wolfmoon.server.refused import Refused
from wolfmoon.server.store import accounts, logs
from wolfmoon.server.store.database import connect, upgrade, url_of
from wolfmoon.server.store.writer import Done, Writer
from wolfmoon.server.summary import NOBODY
from wolfmoon.server.table import Table, table_of

COMMAND: TypeAdapter[Any] = TypeAdapter(protocol.Order.model_fields["command"].annotation)
SEATS = [{"kind": "me"}, {"kind": "open"}]


@dataclass(frozen=True)
class Message:
    """An order on its way: whose it is, and the number that they saw."""

    id: str
    seat: int
    seq: int
    command: dict[str, Any]


class Way(Protocol):
    """How orders of two people reach a table."""

    def new_table(self) -> str: ...
    def send(self, table: str, message: Message) -> tuple[bool, bytes]:
        """Whether an order was carried out, now or before; and the answer or the refusal."""
        ...

    def log(self, table: str) -> list[Event]: ...
    def start_anew(self) -> None: ...


class InProcess:
    """Straight to the keeper of orders, as the doors of a server do it."""

    def __init__(self, engine: Engine) -> None:
        self.engine, self.writer = engine, Writer(engine)
        add = lambda c: Done(accounts.add_guest(c, "Ada", "en", now()))  # noqa: E731
        self.people = [self.writer.submit(add).result() for _ in range(2)]
        self.start_anew()

    def start_anew(self) -> None:
        self.keeper = Keeper(Live(most_megabytes=0), lambda showing: None)

    def new_table(self) -> str:
        new = protocol.NewTable.model_validate({"game": "lone-wolves", "seats": SEATS})
        data = made(new, self.people[0], Random(5), tuple(bot_names("lone-wolves")), "random")
        id = new_id()
        self.writer.submit(lambda c: self.keeper.make(c, id, data, {})).result()
        return id

    def send(self, table: str, message: Message) -> tuple[bool, bytes]:
        command = COMMAND.validate_python(message.command)
        person = self.people[message.seat]
        given = (table, command, person, message.seq, message.id)
        try:
            carried = self.writer.submit(lambda c: self.keeper.order(c, *given)).result()
        except Refused as refused:
            return False, refused.code.encode()
        return True, carried.showing.answer(person, message.seat, carried.after, NOBODY)

    def log(self, table: str) -> list[Event]:
        with self.engine.connect() as connection:
            return logs.read(connection, table)

    def close(self) -> None:
        self.writer.close()


class ThroughHttp:
    """To a real server, as people do it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.engine = connect(url_of(house.database, house.folder))
        self.people: list[Person] = [house.guest("Ada"), house.guest("Bob")]
        self.sent = 0

    def start_anew(self) -> None:
        """Other connections to the same server."""
        self.people = [self._again(person) for person in self.people]

    def _again(self, person: Person) -> Person:
        again = self.house.visitor()
        again.http.cookies.update(person.http.cookies)
        person.http.close()
        return again

    def new_table(self) -> str:
        return self.people[0].make("lone-wolves", SEATS, options={"seed": 5}).id

    def send(self, table: str, message: Message) -> tuple[bool, bytes]:
        """Through a socket first, every other time: the answer by HTTP must then be the same."""
        body = {"id": message.id, "seq": message.seq, "command": message.command}
        self.sent += 1
        if self.sent % 2:
            said = self._through_socket(self.people[message.seat], table, body)
            if said["type"] == "refused":
                return False, said["problem"]["code"].encode()
        answer = self.people[message.seat].ask("POST", f"/api/tables/{table}/orders", body)
        if answer.status_code == 200:
            return True, answer.content
        return False, answer.json()["code"].encode()

    def _through_socket(self, person: Person, table: str, body: dict[str, Any]) -> dict[str, Any]:
        with closing(Line(person)) as line:
            said = line.give(person.at(table), body)
        assert said is not None
        return said

    def log(self, table: str) -> list[Event]:
        with self.engine.connect() as connection:
            return logs.read(connection, table)

    def close(self) -> None:
        self.engine.dispose()


def machine(way: Way) -> type[RuleBasedStateMachine]:
    """Two people whose orders go that way, and everything that may happen to them."""

    class Orders(RuleBasedStateMachine):
        def __init__(self) -> None:
            super().__init__()
            self.id = way.new_table()
            self.sent: list[Message] = []
            self.held: list[Message] = []
            """Orders that were given, and have not been sent yet."""
            self.carried: set[str] = set()
            self.answers: dict[str, bytes] = {}
            """What was answered to each order, as far as the answer came through."""
            self.send(self.message({"do": "sit", "seat": 1}, seat=1))
            self.send(self.message({"do": "begin"}, seat=0))

        def table(self) -> Table:
            return table_of(self.id, way.log(self.id))

        def message(self, command: dict[str, Any], seat: int, behind: int = 0) -> Message:
            seq = max(0, self.table().seq - behind)
            return Message(str(uuid4()), seat, seq, command)

        def decision(self, which: int, behind: int) -> Message | None:
            table = self.table()
            if table.to_decide is None or table.game is None:
                return None
            seat, offer = table.to_decide, table.game.offer
            line = [offer[which % len(offer)].text]
            return self.message({"do": "play", "seat": seat, "line": line}, seat, behind)

        def send(self, message: Message, lost: bool = False) -> None:
            """Send an order; the answer may be lost."""
            current = message.seq == self.table().seq
            known = message.id in self.carried
            self.sent.append(message)
            done, answer = way.send(self.id, message)
            assert done or not known, "what was carried out is answered again"
            assert known or current or not done, "nothing is done that does not know the last event"
            if done:
                self.carried.add(message.id)
                if not lost:
                    assert self.answers.setdefault(message.id, answer) == answer

        @rule(which=st.integers(0, 200), behind=st.sampled_from([0, 0, 0, 0, 1, 2, -1]))
        def decide(self, which: int, behind: int) -> None:
            if (message := self.decision(which, behind)) is not None:
                self.send(message)

        @rule(which=st.integers(0, 200))
        def decide_and_lose_the_answer(self, which: int) -> None:
            if (message := self.decision(which, 0)) is not None:
                self.send(message, lost=True)

        @rule(which=st.integers(0, 200))
        def decide_and_send_later(self, which: int) -> None:
            """Or never, if it is dropped."""
            if (message := self.decision(which, 0)) is not None:
                self.held.append(message)

        @precondition(lambda self: self.held)
        @rule(data=st.data())
        def send_what_was_held(self, data: st.DataObject) -> None:
            message = data.draw(st.sampled_from(self.held))
            self.held.remove(message)
            self.send(message)

        @precondition(lambda self: self.sent)
        @rule(data=st.data())
        def send_again(self, data: st.DataObject) -> None:
            self.send(data.draw(st.sampled_from(self.sent)))

        @rule()
        def start_anew(self) -> None:
            way.start_anew()

        @invariant()
        def every_order_stands_at_most_once_in_the_log(self) -> None:
            kept = way.log(self.id)
            orders = [event.order for event in kept[1:] if event.order]
            assert len(orders) == len(set(orders))
            assert set(orders) == self.carried
            assert [event.seq for event in kept] == list(range(1, len(kept) + 1))

    return Orders


def torment(way: Way, examples: int, steps: int) -> None:
    """Try many runs of events."""
    many = settings(
        max_examples=examples,
        stateful_step_count=steps,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(machine(way), settings=many)


def main() -> None:
    """Torment each way on each database."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--examples", type=int, default=200)
    parser.add_argument("--steps", type=int, default=40)
    parser.add_argument("--only", choices=KINDS)
    wanted = parser.parse_args()
    for kind in [wanted.only] if wanted.only else KINDS:
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            pg = stack.enter_context(postgres()) if kind == "postgresql" else None
            engine = connect(url_of(pg and pg.new_database(), folder / "in-process"))
            upgrade(engine)
            torment(stack.enter_context(closing(InProcess(engine))), wanted.examples, wanted.steps)
            house = stack.enter_context(House(pg and pg.new_database(), folder))
            few = max(1, wanted.examples // 5)
            torment(stack.enter_context(closing(ThroughHttp(house))), few, wanted.steps)
            engine.dispose()
        print(f"{kind}: {wanted.examples} runs of up to {wanted.steps} steps, {few} through HTTP")
    print("R2, an order is carried out at most once: kept")


if __name__ == "__main__":
    main()

"""Servers are killed at random while people wait to be told that it is their turn. (messages)

    python -m tests.faults.killed_messages [--kills 200] [--parties 3] [--seed 1] [--only sqlite]

On each database: two people at each table, who decide only when a webhook, their browser and a
letter have told them that it is their turn, so a message that is lost stops the game, and the run
fails. On SQLite one server is killed (-9) and started again, on PostgreSQL one of two. In the end
every turn in the logs has had its message by each way, whatever arrived twice carries the same id
and tag, and nothing else arrived. Printed is how long after the move a message came: while nobody
was killed, and with kills.
"""

import random
import threading
import time
from collections import defaultdict
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import Engine, select

from tests.faults.inbox import WAYS, Came, Inbox
from tests.faults.storms import asked, places
from tests.server.houses import AtTable, House, Person
from tests.server_tasks.receivers import Post, Web
from wolfmoon.server.notify.needs import needs_after
from wolfmoon.server.store import logs
from wolfmoon.server.store.database import connect, url_of
from wolfmoon.server.store.schema import tables
from wolfmoon.server.table import table_of

OPTIONS = ("--proxied", "--site", "http://wolves.example", "--lease-seconds", "1")
LONGEST = 120.0
"""Seconds without a message after which it is taken to be lost."""
CALM_TURNS = 20
"""Of each party, before anyone is killed."""


@dataclass
class Report:
    """What came of it."""

    turns: int
    repeats: dict[str, int]
    """By each way."""
    calm: list[float] = field(default_factory=list)
    """Seconds from a move to its message, while nobody was killed."""
    stormy: list[float] = field(default_factory=list)


class TooLong(AssertionError):
    """What was waited for did not happen."""


class Party(threading.Thread):
    """Two people who play, each when a message says so."""

    def __init__(self, number: int, addresses: list[str], inbox: Inbox, seed: int) -> None:
        super().__init__(daemon=True)
        self.turns = 0
        self.failed: BaseException | None = None
        self.over = threading.Event()
        self._number, self._inbox = number, inbox
        self._chance = random.Random(seed * 100 + number)
        self._people = [self._person(addresses[i % len(addresses)], i) for i in range(2)]
        self._table: list[AtTable] = []

    def _person(self, address: str, which: int) -> Person:
        person = Person(address, **{"x-forwarded-for": f"10.0.{self._number}.{which}"})
        name = f"Wolf {self._number} {'ab'[which]} {random.randrange(10**6)}"
        person.post("/api/people/sign-up", {"name": name, "password": "nine wolves and a moon"})
        self._inbox.open(person, f"{self._number}-{which}")
        return person

    def close(self) -> None:
        """Put down their telephones."""
        for person in self._people:
            person.http.close()

    def run(self) -> None:
        """Play games until it is enough."""
        try:
            while not self.over.is_set():
                self._game()
        except BaseException as error:
            self.failed = error

    def _game(self) -> None:
        first = self._insist(lambda: self._people[0].make("lone-wolves", ["me", "open"]))
        second = self._insist(lambda: self._sat(first))
        self._insist(lambda: self._begun(first))
        self._table = [first, second]
        while not self.over.is_set():
            here = self._insist(lambda: first.look())
            seat = here.table["to_decide"]
            if seat is None:
                return
            player = self._insist(lambda seat=seat: self._table[seat].look(seat))
            if player.table["to_decide"] != seat:
                continue
            since = self._told_since(first.id, seat)
            if since is not None:
                self._wait_for(first.id, seat, since)
            offer = player.position["offer"]
            text = self._chance.choice(offer)["text"]
            try:
                player.play(seat, text)
                self.turns += 1
            except (httpx.HTTPError, AssertionError):  # killed, or done before: look again
                time.sleep(0.1)

    def _told_since(self, id: str, seat: int) -> int | None:
        """The event of which a message is due; None for whoever's own decision led to the turn.

        It is read from the log: of a decision whose answer was lost nobody here has heard, and the
        message of the turn before would be taken for that of this one.
        """
        events = self._insist(lambda: self._table[seat].person.get(f"/api/tables/{id}/events"))
        last = [e for e in events["events"] if e["kind"] in ("played", "began")][-1]
        by_host = last["kind"] == "began" and seat == 0
        return None if by_host or last["seat"] == seat else int(last["seq"])

    def _wait_for(self, id: str, seat: int, since: int) -> None:
        who = f"{self._number}-{seat}"

        def wanted(came: Came) -> bool:
            return (came.who, came.tag) == (who, id) and int(came.id.split(":")[1]) >= since

        self._inbox.wait_for(wanted, LONGEST)

    def _sat(self, first: AtTable) -> AtTable:
        here = self._people[1].at(first)
        if here.table["seats"][1]["kind"] == "open":
            here.order("sit", seat=1)
        return here

    def _begun(self, first: AtTable) -> None:
        if first.look().table["status"] == "gathering":
            first.order("begin")

    def _insist(self, ask: Any) -> Any:
        """Ask until a server answers that was not killed meanwhile."""
        until = time.monotonic() + LONGEST
        while True:
            try:
                return ask()
            except (httpx.HTTPError, AssertionError):
                if time.monotonic() > until:
                    raise
                time.sleep(0.2)


def torment(
    database: str | None,
    folder: Path,
    kills: int,
    parties: int,
    seed: int,
    calm: int = CALM_TURNS,
) -> Report:
    """Kill servers again and again, and check that everyone was told."""
    chance = random.Random(seed)
    with Web() as web, Post() as post:
        inbox = Inbox(web, post)
        options = (*OPTIONS, *inbox.options)
        houses = [House(database, folder, *options) for _ in range(2 if database else 1)]
        addresses = [house.address for house in houses]
        company = [Party(n, addresses, inbox, seed) for n in range(parties)]
        for party in company:
            party.start()
        _wait(company, lambda: all(party.turns >= calm for party in company))
        calm_until = time.time()
        for _ in range(kills):
            before = sum(party.turns for party in company)
            _wait(company, lambda before=before: sum(p.turns for p in company) > before)
            time.sleep(chance.uniform(0, 1.0))
            which = chance.randrange(len(houses))
            houses[which].kill()
            houses[which] = House(database, folder, *options, port=houses[which].port)
        before = [party.turns for party in company]
        _wait(company, lambda: all(p.turns > b for p, b in zip(company, before, strict=True)))
        for party in company:
            party.over.set()
        for party in company:
            party.join(LONGEST)
            party.close()
            assert party.failed is None, party.failed
        engine = connect(url_of(database, folder))
        try:
            return check(engine, inbox, calm_until)
        finally:
            engine.dispose()
            for house in houses:
                with house:
                    pass


def _wait(company: list[Party], done: Any) -> None:
    until = time.monotonic() + 2 * LONGEST
    while not done():
        for party in company:
            if party.failed is not None:
                raise party.failed
        if time.monotonic() > until:
            raise TooLong("nobody comes any further")
        time.sleep(0.05)


def check(engine: Engine, inbox: Inbox, calm_until: float) -> Report:
    """Every turn that was to be told of was by each way, under one id; nothing else was said."""
    due = turns(engine)
    wanted = {(id, way) for id in set(due) - _last(due) for way in WAYS}
    with suppress(TooLong):  # whatever is missing then is named below
        _wait([], lambda: wanted <= {(came.id, came.way) for came in inbox.came()})
    arrived: dict[tuple[str, str], list[Came]] = defaultdict(list)
    for came in inbox.came():
        arrived[came.id, came.way].append(came)
    missing = wanted - set(arrived)
    assert not missing, f"{len(missing)} messages are missing: {sorted(missing)[:3]}"
    assert {id for id, _ in arrived} <= set(due), "a message that nothing led to"
    report = Report(len(due), dict.fromkeys(WAYS, 0))
    for (id, way), each in arrived.items():
        assert len({(came.tag, came.who) for came in each}) == 1
        report.repeats[way] += len(each) - 1
        took = each[0].at - due[id]
        (report.calm if due[id] < calm_until else report.stormy).append(took)
    return report


def turns(engine: Engine) -> dict[str, float]:
    """Every turn in the logs of which someone is to be told, and when it began."""
    found: dict[str, float] = {}
    with engine.connect() as connection:
        for id in connection.execute(select(tables.c.id)).scalars().all():
            events = logs.read(connection, id)
            before = table_of(id, events[:1])
            for number in range(2, len(events) + 1):
                event, after = events[number - 1], before.copy()
                after.apply(event)
                for need in needs_after(before, after, [event]):
                    found[f"{id}:{need.seq}:{need.what}"] = event.at.timestamp()
                before = after
    return found


def _last(due: dict[str, float]) -> set[str]:
    """The last turn of each table: whoever played when it was enough may not have been told."""
    latest: dict[str, str] = {}
    for id in sorted(due, key=lambda each: due[each]):
        latest[id.split(":")[0]] = id
    return set(latest.values())


def quantile(values: list[float], part: float) -> float:
    """The value that so large a part of all do not exceed."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] if values else 0.0


def main() -> None:
    """Torment each database."""
    wanted = asked(kills=200, parties=3)
    for place in places(wanted):
        begun = time.monotonic()
        given = (wanted.kills, wanted.parties, wanted.seed)
        report = torment(place.database, place.folder, *given)
        calm, stormy = quantile(report.calm, 0.95), quantile(report.stormy, 0.95)
        repeats = ", ".join(f"{count} by {way}" for way, count in report.repeats.items())
        print(
            f"{place.kind}: {wanted.kills} kills, {report.turns} turns, none without its messages"
        )
        print(
            f"  by {', '.join(WAYS)}; arrived twice, with the same tag: {repeats}; p95 {calm:.1f} s"
        )
        print(
            f"  without kills, {stormy:.1f} s with ({time.monotonic() - begun:.0f} s)", flush=True
        )


if __name__ == "__main__":
    main()

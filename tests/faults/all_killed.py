"""Everything is killed in turn, again and again, while people and bots play to the end.

    python -m tests.faults.all_killed [--games 50] [--parties 5] [--decisions 60] [--seed 1]

Two server processes, a worker and PostgreSQL. The people of a table come to different servers, and
each hears the other's moves; bots play along, and to the end once the people have left. One server,
the other, the worker and PostgreSQL itself are killed (-9) one after the other and started again,
until all games are over. Nothing acknowledged is lost, everyone hears every event once, and all
games end.
"""

import argparse
import random
import tempfile
import threading
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from uuid import uuid4

from sqlalchemy import func, select

from tests.faults.checks import Found, check_kept
from tests.faults.people import PATIENCE, Company, Ledger, Listener
from tests.server.databases import Postgres, postgres
from tests.server.forge import Forked, forge
from tests.server.houses import House
from wolfmoon.server.store.database import connect, url_of
from wolfmoon.server.store.schema import events

OPTIONS = ("--log", "error")


class Town:
    """All processes that are needed to play, each of which may be killed."""

    def __init__(self, pg: Postgres, folder: Path) -> None:
        self.pg = pg
        self.folder = folder
        self.database = pg.new_database()
        self.engine = connect(url_of(self.database, folder))
        self.houses = [House(self.database, folder, *OPTIONS) for _ in range(2)]
        self.worker = self.new_worker()
        self.killed: Counter[str] = Counter()

    @property
    def addresses(self) -> list[str]:
        return [house.address for house in self.houses]

    def new_worker(self) -> Forked:
        given = ["--database", self.database, "--processes", "1", "--lease-seconds", "1"]
        log = self.folder / f"worker-{uuid4().hex[:6]}.log"
        worker = forge().start(["worker", *given, *OPTIONS], log)
        assert worker.stdout is not None
        assert b"at work" in worker.stdout.readline(), log.read_text()
        return worker

    def kill(self, number: int) -> None:
        """Kill one of them as a power cut would, and start it again."""
        self.killed[("server A", "server B", "worker", "PostgreSQL")[number]] += 1
        if number < 2:
            self.houses[number].kill()
            port = self.houses[number].port
            self.houses[number] = House(self.database, self.folder, *OPTIONS, port=port)
        elif number == 2:
            self.end_worker()
            self.worker = self.new_worker()
        else:
            self.pg.kill()
            self.pg.start()

    def end_worker(self) -> None:
        self.worker.kill()
        self.worker.wait(60)
        assert self.worker.stdout is not None
        self.worker.stdout.close()

    def plays_on(self, company: Company) -> bool:
        """Wait until something has happened at some tables; False once all games are over.

        Without it a slow machine would do nothing but start what was killed.
        """
        before = self.events()
        ledger, parties = company.ledger, company.parties
        ledger.wait_for(
            lambda: (
                self.events() >= before + len(parties)
                or not any(party.is_alive() for party in parties)
            )
        )
        return any(party.is_alive() for party in parties)

    def events(self) -> int:
        with self.engine.connect() as connection:
            return int(connection.execute(select(func.count()).select_from(events)).scalar_one())

    def close(self) -> None:
        self.engine.dispose()
        self.end_worker()
        for house in self.houses:
            with house:
                pass


class Ears:
    """People at both servers who hear everything that happens at the tables of a company."""

    def __init__(self, company: Company, addresses: list[str]) -> None:
        self.company = company
        self.addresses = addresses
        self.listeners: list[Listener] = []
        self.stop = threading.Event()
        self.thread = threading.Thread(target=self._find_tables, daemon=True)
        self.thread.start()

    def _find_tables(self) -> None:
        known: set[str] = set()
        while not self.stop.wait(0.1):
            for id in {party.table for party in self.company.parties} - known - {""}:
                known.add(id)
                for address in self.addresses:
                    self.listeners.append(Listener(address, id))
                    self.listeners[-1].start()
            for listener in list(self.listeners):
                if listener.over:
                    self.listeners.remove(listener)
                    listener.end()

    def close(self) -> None:
        self.stop.set()
        self.thread.join()
        for listener in self.listeners:
            listener.join(PATIENCE)
            assert listener.trouble or listener.over, "the end was not heard of"
            listener.end()


def torment(
    pg: Postgres,
    folder: Path,
    games: int,
    parties: int,
    most: int,
    seed: int = 1,
    kills: int = 10_000,
) -> tuple[Ledger, Found, Counter[str]]:
    """Kill everything in turn, so many times at most, until all games are over."""
    town, ledger, chance = Town(pg, folder), Ledger(), random.Random(seed)
    each = -(-games // parties)
    company = Company(town.addresses, ledger, parties, seed, games=each, most=most)
    with ExitStack() as stack:
        stack.callback(town.close)
        stack.enter_context(company)
        ears = Ears(company, town.addresses)
        for number in range(kills):
            if not town.plays_on(company):
                break
            time.sleep(chance.uniform(0, 1.0))
            town.kill(number % 4)
        while town.plays_on(company):
            pass
        ledger.check()
        for party in company.parties:
            assert party.over == each
        ears.close()
        found = check_kept(town.database, folder, ledger)
    return ledger, found, town.killed


def main() -> None:
    """Torment a whole town."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--parties", type=int, default=5)
    parser.add_argument("--decisions", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    wanted, begun = parser.parse_args(), time.monotonic()
    with tempfile.TemporaryDirectory() as folder, postgres() as pg:
        numbers = (wanted.games, wanted.parties, wanted.decisions)
        ledger, found, killed = torment(pg, Path(folder), *numbers, wanted.seed)
    print(f"{found.finished} games over, {len(ledger.acknowledged)} orders acknowledged, 0 lost")
    print(f"killed: {', '.join(f'{name} {times} times' for name, times in killed.items())}")
    print(f"{ledger.broken} requests without an answer, {ledger.away} answered 503")
    print(f"nothing lost, all games end: kept ({time.monotonic() - begun:.0f} s)")


if __name__ == "__main__":
    main()

"""The database goes away while people play, and comes back. (R10)

    python -m tests.faults.database_away [--times 10] [--parties 4] [--seed 1] [--only sqlite]

PostgreSQL is stopped and started again, or frozen and let go on; for SQLite there is no more room
on the disk, and then there is. Meanwhile people are answered 503 and when to come again; nothing is
written by halves, nothing acknowledged is lost, and play goes on by itself: the server is never
restarted.
"""

import argparse
import random
import resource
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psutil

from tests.faults.checks import check_kept
from tests.faults.people import Company, Ledger
from tests.server.databases import KINDS, Postgres, postgres
from tests.server.houses import AtTable, House, Person, closed

OPTIONS = ("--log", "error")
A_PAGE = 4096
ENDS = ("fast", "immediate")
"""How PostgreSQL is stopped: it cuts everyone off, or falls as if killed."""
MOST_WAIT = 6.0
MOST_MORE_THREADS = 12
"""Those that read, and those beside them, are made when they are needed first."""
AWAY = 4503


def postgres_away(
    pg: Postgres,
    folder: Path,
    times: int,
    parties: int,
    seed: int = 1,
) -> Ledger:
    """Stop and start PostgreSQL under a server; what was sent and acknowledged."""
    chance, database = random.Random(seed), pg.new_database()

    def away(house: House) -> None:
        pg.stop(chance.choice(ENDS))
        assert house.visitor().refused("GET", "/health")["status"] == 503

    return went_away(House(database, folder, *OPTIONS), times, parties, away, lambda _: pg.start())


def postgres_frozen(
    pg: Postgres,
    folder: Path,
    times: int,
    parties: int,
    slow: Callable[[], float] = lambda: 1.0,
) -> Ledger:
    """Freeze PostgreSQL under a server and let it go on; what was sent and acknowledged.

    On a machine that is busy with other things everyone may wait so many times longer.
    """
    under_way: list[tuple[AtTable, dict[str, Any]]] = []
    threads: list[int] = []

    def away(house: House) -> None:
        table = house.guest().make("lone-wolves", ["me", {"kind": "here", "name": "Ben"}])
        under_way.append((table, table.body("begin")))
        threads.append(psutil.Process(house.process.pid).num_threads())
        pg.freeze()
        waits = refusals(house, *under_way[-1])
        assert max(waits) < MOST_WAIT * slow(), waits

    def back(house: House) -> None:
        pg.thaw()
        carried_out_once(*under_way[-1])
        while house.visitor().ask("GET", "/health").status_code != 200:  # known for a second
            time.sleep(0.1)
        assert threads[-1] <= threads[0] + MOST_MORE_THREADS, threads

    try:
        return went_away(House(pg.new_database(), folder, *OPTIONS), times, parties, away, back)
    finally:
        pg.thaw()


def carried_out_once(table: AtTable, order: dict[str, Any]) -> None:
    """Whoever was told to come again sends the same order, and it is carried out, if it was not."""
    while (answer := table.person.ask("POST", f"{table.path}/orders", order)).status_code == 503:
        time.sleep(0.1)
    assert answer.status_code == 200, answer.text
    kinds = [event["kind"] for event in table.person.get(f"{table.path}/events")["events"]]
    assert kinds == ["made", "began"]


def refusals(house: House, table: AtTable, order: dict[str, Any]) -> list[float]:
    """Whoever asks for anything is told to come again; how many seconds each waited for that."""

    def ask(method: str, path: str, body: Any = None) -> float:
        person, begun = Person(house.address), time.monotonic()
        person.http.cookies = table.person.http.cookies
        refused = person.refused(method, path, body)
        person.http.close()
        assert refused["code"] == "database-away", refused
        return time.monotonic() - begun

    def look() -> float:
        person, begun = Person(house.address), time.monotonic()
        while (answer := person.ask("GET", "/health")).status_code == 200:  # known for a second
            time.sleep(0.1)
        assert answer.json()["code"] == "database-away", answer.text
        person.http.close()
        return time.monotonic() - begun

    def connect() -> float:
        begun = time.monotonic()
        with table.person.socket(table.id) as socket:
            assert closed(socket) == AWAY
        return time.monotonic() - begun

    with ThreadPoolExecutor() as together:
        asked = [
            together.submit(look),
            together.submit(ask, "GET", "/api/tables"),
            together.submit(ask, "GET", table.path),
            together.submit(ask, "POST", f"{table.path}/chat", {"id": order["id"], "text": "?"}),
            together.submit(ask, "POST", f"{table.path}/orders", order),
            together.submit(connect),
        ]
        return [each.result() for each in asked]


def disk_full(folder: Path, times: int, parties: int) -> Ledger:
    """Let a server write nothing beyond a page of any file; what was sent and acknowledged."""

    def away(house: House) -> None:
        _limit_files(house, A_PAGE)

    def back(house: House) -> None:
        assert house.visitor().get("/api/tables")  # what is kept can be read
        assert house.visitor().refused("GET", "/health")["status"] == 503
        _limit_files(house, resource.RLIM_INFINITY)

    return went_away(House(None, folder, *OPTIONS), times, parties, away, back)


def _limit_files(house: House, most: int) -> None:
    limits = (most, resource.RLIM_INFINITY)
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, limits)


def went_away(
    house: House,
    times: int,
    parties: int,
    away: Callable[[House], None],
    back: Callable[[House], None],
) -> Ledger:
    """Take a server its database and give it back, again and again."""
    ledger, database, folder = Ledger(), house.database, house.folder
    with house:
        with Company([house.address], ledger, parties):
            for _ in range(times):
                ledger.wait_for_more(2 * parties)
                before = ledger.away
                away(house)
                ledger.wait_for(lambda before=before: ledger.away >= before + 2 * parties)
                back(house)
                check_kept(database, folder, ledger, all_=False)
            ledger.wait_for_more(2 * parties)
        assert house.process.poll() is None and ledger.broken == 0
        log = house.log.read_text()
    assert '"level": "error"' not in log, log
    check_kept(database, folder, ledger)
    return ledger


def main() -> None:
    """Take each database away."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--parties", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=KINDS)
    wanted = parser.parse_args()
    for kind in [wanted.only] if wanted.only else KINDS:
        begun = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            if kind == "sqlite":
                ledger = disk_full(Path(folder), wanted.times, wanted.parties)
            else:
                with postgres() as pg:
                    postgres_frozen(pg, Path(folder), wanted.times, wanted.parties)
                    print(f"{kind}: frozen {wanted.times} times, answered in {MOST_WAIT:g} s")
                    ledger = postgres_away(
                        pg, Path(folder), wanted.times, wanted.parties, wanted.seed
                    )
        print(f"{kind}: away {wanted.times} times, {len(ledger.acknowledged)} orders", end=" ")
        print(f"acknowledged, 0 lost, {ledger.away} requests answered 503")
        print(
            f"R10, nothing by halves, and back by itself: kept ({time.monotonic() - begun:.0f} s)"
        )


if __name__ == "__main__":
    main()

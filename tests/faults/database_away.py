"""The database goes away while people play, and comes back. (R10)

    python tests/faults/database_away.py [--times 10] [--parties 4] [--seed 1] [--only sqlite]

PostgreSQL is stopped and started again; for SQLite there is no more room on the disk, and then
there is. Meanwhile people are answered 503 and when to come again; nothing is written by halves,
nothing acknowledged is lost, and play goes on by itself: the server is never restarted.
"""

import argparse
import random
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS), str(TESTS / "server")]

from faults.checks import check_kept  # noqa: E402
from faults.people import Company, Ledger  # noqa: E402
from server_databases import KINDS, Postgres, postgres  # noqa: E402
from server_houses import House  # noqa: E402

OPTIONS = ("--log", "error")
A_PAGE = 4096
ENDS = ("fast", "immediate")
"""How PostgreSQL is stopped: it cuts everyone off, or falls as if killed."""


def postgres_away(
    pg: Postgres,
    folder: Path,
    times: int,
    parties: int,
    seed: int = 1,
    new: type[House] = House,
) -> Ledger:
    """Stop and start PostgreSQL under a server; what was sent and acknowledged."""
    chance, database = random.Random(seed), pg.new_database()

    def away(house: House) -> None:
        pg.stop(chance.choice(ENDS))
        assert house.visitor().refused("GET", "/health")["status"] == 503

    return went_away(new(database, folder, *OPTIONS), times, parties, away, lambda _: pg.start())


def disk_full(folder: Path, times: int, parties: int, new: type[House] = House) -> Ledger:
    """Let a server write nothing beyond a page of any file; what was sent and acknowledged."""

    def away(house: House) -> None:
        _limit_files(house, A_PAGE)

    def back(house: House) -> None:
        assert house.visitor().get("/health")["status"] == "well"  # what is kept can be read
        _limit_files(house, resource.RLIM_INFINITY)

    return went_away(new(None, folder, *OPTIONS), times, parties, away, back)


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

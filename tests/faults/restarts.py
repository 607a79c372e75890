"""A server is told to end and started again while people play: how long must they wait? (R6)

    python -m tests.faults.restarts [--restarts 20] [--parties 4] [--seed 1] [--only sqlite]

On each database: people play through HTTP and listen through sockets, and both come back by
themselves. Nothing acknowledged is lost, every event is heard once, and the longest pause in which
nobody's move was acknowledged stays below five seconds.
"""

import argparse
import signal
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from tests.faults.checks import check_kept
from tests.faults.people import Company, Ledger, Listener
from tests.server.databases import KINDS, postgres
from tests.server.houses import House

PROMISED_SECONDS = 5.0


def restarted(
    database: str | None,
    folder: Path,
    restarts: int,
    parties: int = 2,
    seed: int = 1,
    new: type[House] = House,
) -> Ledger:
    """Restart the server of some parties again and again; what was sent and acknowledged."""
    ledger, house = Ledger(), new(database, folder, "--log", "warning")
    with Company([house.address], ledger, parties, seed) as company:
        ledger.wait_for(lambda: all(party.table for party in company.parties))
        listeners = [Listener(house.address, party.table) for party in company.parties]
        for listener in listeners:
            listener.start()
        for _ in range(restarts):
            ledger.wait_for_more(10 * parties)
            assert house.stop() in (0, -signal.SIGTERM), house.log.read_text()
            house = new(database, folder, "--log", "warning", port=house.port)
        ledger.wait_for_more(10 * parties)
    check_kept(database, folder, ledger)
    for listener in listeners:
        last = house.visitor().get(f"/api/tables/{listener.id}")["seq"]
        ledger.wait_for(lambda listener=listener, last=last: listener.heard == last)
        listener.end()
    with house:
        return ledger


def main() -> None:
    """Restart a server on each database, and fail if the pause is too long."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--restarts", type=int, default=20)
    parser.add_argument("--parties", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=KINDS)
    wanted, kept = parser.parse_args(), True
    for kind in [wanted.only] if wanted.only else KINDS:
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            database = None
            if kind == "postgresql":
                database = stack.enter_context(postgres()).new_database()
            ledger = restarted(database, folder, wanted.restarts, wanted.parties, wanted.seed)
        pause = ledger.longest_pause()
        kept &= pause < PROMISED_SECONDS
        print(f"{kind}: {wanted.restarts} restarts, {len(ledger.acknowledged)} orders", end=" ")
        print(f"acknowledged, 0 lost, {ledger.broken} requests without an answer")
        print(f"  longest pause {pause:.1f} s", flush=True)
    print(f"R6, the pause is under {PROMISED_SECONDS:.0f} s: {'kept' if kept else 'NOT KEPT'}")
    sys.exit(0 if kept else 1)


if __name__ == "__main__":
    main()

"""A server is told to end and started again while people play: how long must they wait? (R6)

    python -m tests.faults.restarts [--restarts 20] [--parties 4] [--seed 1] [--only sqlite]

On each database: people play through HTTP and listen through sockets, and both come back by
themselves. Nothing acknowledged is lost, every event is heard once, and the longest pause in which
nobody's move was acknowledged stays below five seconds.
"""

import signal
import sys
from pathlib import Path

from tests.faults.checks import check_kept
from tests.faults.people import Company, Ledger, Listener
from tests.faults.storms import asked, places
from tests.server.houses import House, OwnHouse

PROMISED_SECONDS = 5.0


def restarted(
    database: str | None,
    folder: Path,
    restarts: int,
    parties: int = 2,
    seed: int = 1,
    new: type[House] = OwnHouse,
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
    wanted, kept = asked(restarts=20, parties=4), True
    for place in places(wanted):
        given = (wanted.restarts, wanted.parties, wanted.seed)
        ledger = restarted(place.database, place.folder, *given)
        pause = ledger.longest_pause()
        kept &= pause < PROMISED_SECONDS
        print(f"{place.kind}: {wanted.restarts} restarts,", end=" ")
        print(f"{len(ledger.acknowledged)} orders acknowledged, 0 lost,", end=" ")
        print(f"{ledger.broken} requests without an answer")
        print(f"  longest pause {pause:.1f} s", flush=True)
    print(f"R6, the pause is under {PROMISED_SECONDS:.0f} s: {'kept' if kept else 'NOT KEPT'}")
    sys.exit(0 if kept else 1)


if __name__ == "__main__":
    main()

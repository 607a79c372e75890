"""Servers are killed at random while people play: is anything lost that was acknowledged? (R1)

    python -m tests.faults.lost_moves [--kills 200] [--parties 4] [--seed 1] [--only sqlite]

On each database: people at several tables send random moves, half of them through the socket of the
table and half through HTTP, to a server that is killed (-9) at random moments, most of them between
an order and its answer, and started again. While it
is down, the log is compared with every answer: each acknowledged order stands in it once, where the
answer said. People send an order again whose answer was lost, by HTTP, or give it up.
"""

import random
import time
from pathlib import Path

from tests.faults.checks import Found, check_kept
from tests.faults.people import Company, Ledger
from tests.faults.storms import asked, places
from tests.server.houses import House

IN_THE_MIDDLE = 0.75
"""How often a server is killed just after an order was sent; else at any moment."""


def torment(
    database: str | None, folder: Path, kills: int, parties: int = 2, seed: int = 1
) -> tuple[Ledger, Found]:
    """Kill the server of some parties again and again; what was sent, and what is kept."""
    ledger, chance = Ledger(), random.Random(seed)
    house = House(database, folder, "--log", "warning")
    with Company([house.address], ledger, parties, seed):
        for _ in range(kills):
            ledger.wait_for_more()
            time.sleep(chance.uniform(0, 1.0))
            if chance.random() < IN_THE_MIDDLE:
                ledger.wait_for_sending()
                time.sleep(chance.uniform(0, 0.05))
            house.kill()
            check_kept(database, folder, ledger, all_=False)
            house = House(database, folder, "--log", "warning", port=house.port)
        ledger.wait_for_more(parties)
    found = check_kept(database, folder, ledger)
    house.stop()
    return ledger, found


def main() -> None:
    """Torment a server on each database."""
    wanted = asked(kills=200, parties=4)
    for place in places(wanted):
        begun = time.monotonic()
        given = (wanted.kills, wanted.parties, wanted.seed)
        ledger, found = torment(place.database, place.folder, *given)
        told(place.kind, wanted.kills, ledger, found, time.monotonic() - begun)


def told(kind: str, kills: int, ledger: Ledger, found: Found, seconds: float) -> None:
    """Print what happened; nothing was lost, or we would not be here."""
    unanswered = found.carried - len(ledger.acknowledged)
    print(f"{kind}: {kills} kills, {len(ledger.acknowledged)} orders acknowledged, 0 lost,")
    print(f"  {ledger.through_sockets} of them through sockets;")
    print(f"  {ledger.broken} requests without an answer; {unanswered} orders carried out untold,")
    print(f"  {ledger.behind} found that something had happened meanwhile")
    print(f"  {len(ledger.tables)} tables, {found.finished} games over, {found.events} events")
    print(f"R1, everything acknowledged is kept once: kept ({seconds:.0f} s)", flush=True)


if __name__ == "__main__":
    main()

"""Servers are killed at random while people play, and every decision brings a task along. (tasks)

    python -m tests.faults.killed_tasks [--kills 200] [--parties 2] [--seed 1] [--only sqlite]

On each database: people send random moves through HTTP; each move puts a task in its transaction,
which takes up to half a second and leaves a row behind. On SQLite one server is killed (-9) and
started again, on PostgreSQL one of two. In the end there is a task for every move in the logs and
for nothing else, every task is done, and each has left one row.
"""

import random
import time
from pathlib import Path

from sqlalchemy import select

from tests.faults.checks import check_kept
from tests.faults.people import Company, Ledger
from tests.faults.storms import asked, places
from tests.server.houses import House
from tests.server_tasks.tables import TaskTables
from wolfmoon.server.store.schema import events

NOTING = "tests.server_tasks.noting"
OPTIONS = ("--log", "warning", "--lease-seconds", "1")


class Noting(House):
    """A server that puts a task for every decision, and knows the tests' kinds of tasks."""

    forge = NOTING


def torment(
    database: str | None, folder: Path, kills: int, parties: int, seed: int
) -> tuple[int, int]:
    """Kill servers again and again; how many tasks were done, and how many begun twice or more."""
    address = database or f"sqlite:///{folder / 'wolfmoon.sqlite3'}"
    ledger, chance, desk = Ledger(), random.Random(seed), TaskTables(address)
    houses = [Noting(database, folder, *OPTIONS) for _ in range(2 if database else 1)]
    with Company([house.address for house in houses], ledger, parties, seed):
        for _ in range(kills):
            ledger.wait_for_more()
            time.sleep(chance.uniform(0, 1.0))
            which = chance.randrange(len(houses))
            houses[which].kill()
            houses[which] = Noting(database, folder, *OPTIONS, port=houses[which].port)
        ledger.wait_for_more(parties)
    desk.wait_for_all()
    for house in houses:
        with house:
            pass
    check_kept(database, folder, ledger)
    check(desk)
    again = sum(task.attempts > 1 for task in desk.tasks())
    count = len(desk.effects())
    desk.close()
    return count, again


def check(desk: TaskTables) -> None:
    """A task for every move and for nothing else; each done, once."""
    with desk.engine.connect() as connection:
        played = select(events.c.table_id, events.c.seq).where(events.c.kind == "played")
        moves = sorted(f"{row.table_id}/{row.seq}" for row in connection.execute(played))
    put = [task for task in desk.tasks() if task.key]
    assert [task for task in put if task.state != "done"] == []
    assert sorted(task.key for task in put) == moves == desk.effects()


def main() -> None:
    """Torment each database."""
    wanted = asked(kills=200, parties=2)
    for place in places(wanted):
        begun = time.monotonic()
        given = (wanted.kills, wanted.parties, wanted.seed)
        count, again = torment(place.database, place.folder, *given)
        seconds = time.monotonic() - begun
        print(f"{place.kind}: {wanted.kills} kills, {count} tasks done once, {again} begun again")
        print(f"  after a kill, 0 lost, 0 done twice ({seconds:.0f} s)", flush=True)


if __name__ == "__main__":
    main()

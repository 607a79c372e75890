"""Workers are killed at random while bots think and clocks run out. (R11, bot turns)

    python -m tests.faults.killed_workers [--kills 100] [--tables 40] [--seed 1] [--only sqlite]

On each database: tables where a person runs out of time and bots play on, two workers, one of which
is killed (-9) and started again all the time. In the end every game is over, every clock has fired
once, and every table is what its log says.
"""

import os
import random
import time

from tests import ROOT
from tests.faults.storms import asked, places
from tests.server_jobs.tables import Tables, end
from wolfmoon.server.table import FINISHED, table_of

MOST_SECONDS = 900


def main() -> None:
    """Torment each database."""
    wanted = asked(kills=100, tables=40)
    for place in places(wanted):
        tables = Tables(place.database or f"sqlite:///{place.folder}/killed.sqlite3")
        torment(place.kind, tables, wanted.kills, wanted.tables, random.Random(wanted.seed))
        tables.close()


def torment(kind: str, tables: Tables, kills: int, count: int, chance: random.Random) -> None:
    """Kill workers until all games are over and there were kills enough."""
    begun, killed, ids = time.monotonic(), 0, []
    workers = [tables.process(), tables.process()]
    while killed < kills or unfinished(tables, ids):
        assert time.monotonic() - begun < MOST_SECONDS, f"{len(unfinished(tables, ids))} hang"
        if killed < kills:
            ids += new_tables(tables, chance, max(1, count // kills))
            time.sleep(chance.uniform(0, 1.5))
            which = chance.randrange(2)
            end(workers[which])
            workers[which] = tables.process()
            killed += 1
        else:
            time.sleep(0.5)
    for worker in workers:
        end(worker)
    turns, seconds = sum(check(tables, id) for id in ids), time.monotonic() - begun
    failed = sum(len(tables.events(id, "bot_failed")) for id in ids)
    print(f"{kind}: {killed} kills, {len(ids)} games over, {turns} turns, {failed} bots replaced")
    print(f"R11, every clock fired once, every turn was played once: kept ({seconds:.0f} s)")


def new_tables(tables: Tables, chance: random.Random, count: int) -> list[str]:
    """Tables at which a person runs out of time soon, and a bot thinks in a process."""
    made = []
    for _ in range(count):
        clock = {"kind": "live", "minutes": chance.uniform(0.001, 0.03), "increment": 0}
        made.append(tables.make("lone-wolves", "me", "Lucky", clock=clock))
    return made


def unfinished(tables: Tables, ids: list[str]) -> list[str]:
    """The games that are not over."""
    return [id for id in ids if tables.table(id).status != FINISHED]


def check(tables: Tables, id: str) -> int:
    """A clock fires once, and a table is its log; how many turns bots took."""
    timed_out, stood_in = tables.events(id, "timed_out"), tables.events(id, "stood_in")
    assert len(timed_out) == len(stood_in) == 1, (id, timed_out, stood_in)
    assert tables.jobs(id) == []
    again = table_of(id, tables.events(id))
    assert again.status == FINISHED and again.game is not None and again.game.over
    played = tables.events(id, "played")
    assert sum(len(event.what.numbers) for event in played) == again.step
    return len(played)


if __name__ == "__main__":
    os.environ.setdefault("PYTHONPATH", str(ROOT))
    main()

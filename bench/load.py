"""Measures a server under load: python bench/load.py [--tables 500] [--rate 100] [--seconds 30]

Two people at each table, each with a socket; all tables together decide so many times a second,
on the same machine as the server. Moves come at moments that are drawn beforehand, and every time
is counted from that moment: a server that falls behind can't make us wait with asking.
"""

import argparse
import asyncio
import gc
import json
import random
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import uvloop
from crowd import AtTable, gather, now
from house import House, database_of
from keeping import keep

BARS = {
    "acknowledge_ms.p99": 50,
    "propagation_ms.p99": 80,
    "memory_mb": 600,
    "server_cpu_ms_per_move": 3,
    "start_s": 3,
    "errors": 0,
}
WARM_UP_SECONDS = 5
CENTILES = (50, 95, 99)
MOST_ERRORS_TOLD = 10

Data = dict[str, Any]


@dataclass
class Measured:
    """What was measured of each move, and what went wrong."""

    acknowledged: list[float] = field(default_factory=list)
    propagated: list[float] = field(default_factory=list)
    games_over: int = 0
    errors: list[str] = field(default_factory=list)


async def load(
    tables: list[AtTable], rate: float, seconds: float, chance: random.Random
) -> Measured:
    """Have moves made at a rate, whether or not those before are done."""
    measured, ready = Measured(), asyncio.Queue[AtTable]()
    for table in chance.sample(tables, len(tables)):
        ready.put_nowait(table)

    async def move(table: AtTable, moment: float) -> None:
        acknowledged, propagated = await table.play(moment, chance)
        measured.acknowledged.append(acknowledged)
        measured.propagated.append(propagated)
        measured.games_over += await table.go_on()
        ready.put_nowait(table)

    tasks: list[asyncio.Task[None]] = []
    moment = now()
    end = moment + seconds
    while (moment := moment + chance.expovariate(rate)) < end:
        await asyncio.sleep(max(0.0, moment - now()))
        tasks.append(asyncio.create_task(move(await ready.get(), moment)))
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if outcome is not None:
            measured.errors.append(repr(outcome))
    return measured


async def measure(house: House, count: int, rate: float, seconds: float) -> Data:
    """The figures of a server with so many tables."""
    chance = random.Random(count)
    say(f"{count} tables are taken …")
    tables = await gather(house.host, house.port, count, chance)
    gc.collect()
    gc.disable()  # the crowd's own collections would hold back its moves by 60 ms, at our cost
    say(f"{rate:g} moves a second for {seconds:g} s …")
    early = await load(tables, rate, WARM_UP_SECONDS, chance)
    server, own, began = house.cpu_s(), time.process_time(), now()
    measured = await load(tables, rate, seconds, chance)
    server, own, took = house.cpu_s() - server, time.process_time() - own, now() - began
    memory = house.memory_mb()
    await asyncio.gather(*(person.go() for table in tables for person in table.people))
    errors, moves = early.errors + measured.errors, len(measured.acknowledged)
    for error in errors[:MOST_ERRORS_TOLD]:
        say(error)
    return {
        "tables": count,
        "sockets": 2 * count,
        "moves": moves,
        "games_over": measured.games_over,
        "moves_per_second": moves / took,
        "acknowledge_ms": spread(measured.acknowledged),
        "propagation_ms": spread(measured.propagated),
        "memory_mb": memory,
        "server_cpu": server / took,
        "server_cpu_ms_per_move": server / max(moves, 1) * 1e3,
        "client_cpu": own / took,
        "errors": len(errors),
    }


def spread(seconds: list[float]) -> dict[str, float]:
    """Times in milliseconds, from the middle to the worst."""
    times = np.array(seconds or [0.0]) * 1e3
    found = np.percentile(times, CENTILES)
    named = {f"p{centile}": float(ms) for centile, ms in zip(CENTILES, found, strict=True)}
    return {**named, "max": float(times.max())}


def run(wanted: argparse.Namespace, folder: Path) -> Data:
    """Start a server, once to make its database and once to measure, and load it."""
    with database_of(wanted.database, folder) as database:
        house = House(folder, database)
        first_start, kind = house.start_s, "postgresql" if database else "sqlite"
        house.stop()
        house = House(folder, database)
        try:
            figures = uvloop.run(measure(house, wanted.tables, wanted.rate, wanted.seconds))
        finally:
            house.stop()
    return {
        "database": kind,
        **figures,
        "start_s": house.start_s,
        "first_start_s": first_start,
    }


def lines(result: Data) -> list[str]:
    """The figures as a table."""
    rows = [f"{'':14}{'p50':>8}{'p95':>8}{'p99':>8}{'max':>8}"]
    for name in ("acknowledge", "propagation"):
        times = result[f"{name}_ms"].values()
        rows.append(f"{name:14}" + "".join(f"{ms:8.1f}" for ms in times) + "  ms")
    rows.append(
        f"{result['moves']} moves, {result['moves_per_second']:.0f} a second, at "
        f"{result['tables']} tables with {result['sockets']} sockets on {result['database']}; "
        f"{result['games_over']} games ended and were begun again"
    )
    rows.append(
        f"CPU: server {result['server_cpu']:.0%} of a core, "
        f"{result['server_cpu_ms_per_move']:.2f} ms a move; client {result['client_cpu']:.0%}"
    )
    rows.append(
        f"memory {result['memory_mb']:.0f} MB; start {result['start_s']:.1f} s, on a new database "
        f"{result['first_start_s']:.1f} s; {result['errors']} errors"
    )
    return rows


def verdicts(result: Data) -> tuple[list[str], bool]:
    """Each bar, the figure beside it, and whether all are kept."""
    rows, kept = [], True
    for name, bar in BARS.items():
        value = result
        for part in name.split("."):
            value = value[part]
        kept &= value <= bar
        rows.append(f"{'ok ' if value <= bar else 'LOW'} {name}: {value:,.1f} (bar {bar})")
    return rows, kept


def say(what: str) -> None:
    print(what, file=sys.stderr)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition(":")[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=100, help="moves a second, all together")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument(
        "--database", help="an address; `postgresql` alone starts one for the run; else SQLite"
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--no-bars", action="store_true", help="measure, judge and keep nothing")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="wolfmoon-load-") as folder:
        result = run(wanted, Path(folder))
    print(json.dumps(result, indent=2) if wanted.json else "\n".join(lines(result)))
    if wanted.no_bars:
        return
    rows, kept = verdicts(result)
    say("\n".join(rows))
    keep(f"load-{result['database']}", result)
    sys.exit(0 if kept else 1)


if __name__ == "__main__":
    main()

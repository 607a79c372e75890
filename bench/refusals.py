"""Measures what refused orders cost others: python bench/refusals.py [--seconds 10] [--rounds 3]

People play at some tables. Now and then one guest gives twenty orders a second at long games that
are not in memory, and all of them are refused. How long the others wait is measured by turns with
the guest and without, so that whatever else the machine does weighs on both.
"""

import argparse
import asyncio
import gc
import random
import sys
import tempfile
from pathlib import Path
from typing import Any
from uuid import uuid4

import uvloop
from crowd import Failed, Person, gather, now, whole_games
from house import House
from keeping import keep
from load import Data, load, say, spread

BARS = {"raised_p99_ms": 5, "errors": 0}
TABLES = 20
MOVES_A_SECOND = 50
REFUSED_A_SECOND = 20
COLD = 40
"""Long games of the guest's: each is cold when it is first asked for."""


async def bring(house: House) -> tuple[str, list[Data]]:
    """A guest brings long games along; their cookie, and the tables as they stand."""
    guest, found = Person(house.host, house.port), []
    await guest.post("/api/people/guest", {"name": "Mallory"})
    (file, steps), *_ = whole_games(seed=1)[0]
    for _ in range(COLD):
        wish = {"text": file, "step": steps - 1, "seats": [{"kind": "me"}, {"kind": "here"}]}
        made = await guest.post("/api/imports", wish)
        found.append({"id": made["table"]["id"], "seq": made["seq"]})
    await guest.go()
    return guest.cookie, found


async def refused(house: House, cookie: str, cold: list[Data], stop: asyncio.Event) -> int:
    """Give orders that are refused until told to stop; how many there were."""
    guest, count = Person(house.host, house.port, cookie), 0
    moment = now()
    while not stop.is_set():
        table = cold[count % len(cold)]
        command = {"do": "play", "seat": 0, "line": ["nothing of the kind"]}
        order = {"id": str(uuid4()), "seq": table["seq"], "command": command}
        try:
            await guest.post(f"/api/tables/{table['id']}/orders", order)
        except Failed:
            count += 1
        else:
            raise RuntimeError("an order was carried out that makes no sense")
        moment += 1 / REFUSED_A_SECOND
        await asyncio.sleep(max(0.0, moment - now()))
    await guest.go()
    return count


async def measure(house: House, cookie: str, cold: list[Data], wanted: argparse.Namespace) -> Data:
    """The times of those who play, with the guest and without."""
    chance = random.Random(1)
    tables = await gather(house.host, house.port, TABLES, chance)
    gc.collect()
    gc.disable()
    times: dict[bool, list[float]] = {False: [], True: []}
    errors, orders, cpu = list[str](), 0, {False: 0.0, True: 0.0}
    await load(tables, MOVES_A_SECOND, wanted.seconds / 2, chance)
    for number in range(2 * wanted.rounds):
        disturbed, stop, before = number % 2 == 1, asyncio.Event(), house.cpu_s()
        guest = asyncio.create_task(refused(house, cookie, cold, stop)) if disturbed else None
        measured = await load(tables, MOVES_A_SECOND, wanted.seconds, chance)
        stop.set()
        orders += await guest if guest else 0
        times[disturbed] += measured.acknowledged
        cpu[disturbed] += house.cpu_s() - before
        errors += measured.errors
    await asyncio.gather(*(person.go() for table in tables for person in table.people))
    quiet, meanwhile = spread(times[False]), spread(times[True])
    return {
        "quiet_ms": quiet,
        "meanwhile_ms": meanwhile,
        "raised_p99_ms": meanwhile["p99"] - quiet["p99"],
        "refused": orders,
        "cpu_ms_per_refusal": (cpu[True] - cpu[False]) / max(1, orders) * 1e3,
        "moves": len(times[False]) + len(times[True]),
        "errors": len(errors),
    }


def run(wanted: argparse.Namespace, folder: Path) -> Data:
    """Bring the games to one server and play at the next: nothing of them is in its memory."""
    house = House(folder)
    try:
        cookie, cold = uvloop.run(bring(house))
    finally:
        house.stop()
    house = House(folder)
    try:
        return uvloop.run(measure(house, cookie, cold, wanted))
    finally:
        house.stop()


def lines(result: Data) -> list[str]:
    """The figures as a table."""
    rows = [f"{'acknowledge':14}{'p50':>8}{'p95':>8}{'p99':>8}{'max':>8}"]
    for name in ("quiet", "meanwhile"):
        times: dict[str, Any] = result[f"{name}_ms"]
        rows.append(f"{name:14}" + "".join(f"{ms:8.1f}" for ms in times.values()) + "  ms")
    rows.append(
        f"{result['refused']} orders refused, {result['cpu_ms_per_refusal']:.2f} ms of CPU each; "
        f"{result['moves']} moves, {result['errors']} errors"
    )
    return rows


def main() -> None:
    """Measure, print, and fail if a bar is missed."""
    parser = argparse.ArgumentParser(description=__doc__.partition(":")[0])
    parser.add_argument("--seconds", type=float, default=10, help="of each round")
    parser.add_argument("--rounds", type=int, default=3, help="with the guest, and without")
    parser.add_argument("--no-bars", action="store_true", help="measure, judge and keep nothing")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="wolfmoon-refusals-") as folder:
        result = run(wanted, Path(folder))
    print("\n".join(lines(result)))
    if wanted.no_bars:
        return
    broken = [name for name, bar in BARS.items() if result[name] > bar]
    for name, bar in BARS.items():
        say(f"{'LOW' if name in broken else 'ok '} {name}: {result[name]:.1f} (bar {bar})")
    keep("refusals", result)
    sys.exit(1 if broken else 0)


if __name__ == "__main__":
    main()

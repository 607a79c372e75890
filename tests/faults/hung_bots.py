"""How much do bots that hang or eat memory delay others? (R9)

    python -m tests.faults.hung_bots [--seconds 15]

A real server with two processes for bots. Two people play and look, one request after the other,
while at other tables nothing goes wrong, then while two bots compute for ever, then while two eat
memory. Printed are the times of their requests, and how much later they are answered.
"""

import argparse
import os
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

from tests import ROOT
from tests.server.houses import AtTable, House
from tests.server_jobs.tables import Tables, own

PROMISED_MS = 50


def main() -> None:
    """Measure, print, and fail if the promise is not kept."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=15.0)
    seconds = parser.parse_args().seconds
    with tempfile.TemporaryDirectory() as folder:
        tables = Tables(f"sqlite:///{folder}/faults.sqlite3")
        options = ("--processes", "2", "--bot-megabytes", "1024")
        options += ("--bot-seconds", str(seconds))
        with House(tables.database, Path(folder), *options) as house:
            here = house.guest().make("lone-wolves", ["me", "here"])
            here.order("begin")
            requests(here, 3.0)  # what is warm later is warm from the beginning
            times = {"nothing wrong": requests(here, seconds)}
            for name in ("Hang", "Glutton"):
                hung = [tables.make("lone-wolves", name, "me") for _ in range(2)]
                for id in hung:
                    tables.wait_for_lease(id)
                times[name] = requests(here, seconds)
                for id in hung:
                    tables.wait(id, lambda table, name=name: table.seats[0].bot != own(name))
        tables.close()
    sys.exit(told(times))


def requests(here: AtTable, seconds: float) -> list[float]:
    """Decide and look for a while; the milliseconds of each request."""
    times, chance, end = [], random.Random(1), time.monotonic() + seconds
    while time.monotonic() < end:
        if here.look().table["status"] != "playing":
            here.state = here.person.make("lone-wolves", ["me", "here"]).state
            here.order("begin")
        seat = here.table["to_decide"]
        times.append(timed(lambda seat=seat: here.look(seat)))
        line = chance.choice(here.position["offer"])["text"]
        times.append(timed(lambda seat=seat, line=line: here.play(seat, line)))
    return times


def timed(ask: object) -> float:
    """How many milliseconds something takes."""
    begun = time.perf_counter()
    ask()  # type: ignore[operator]
    return (time.perf_counter() - begun) * 1000


def told(times: dict[str, list[float]]) -> int:
    """Print the figures; 1 if the promise is not kept."""
    quiet = figures(times["nothing wrong"])
    print(f"{'':16}{'requests':>9}{'p50 ms':>9}{'p99 ms':>9}{'max ms':>9}{'later':>9}")
    kept = True
    for name, each in times.items():
        p50, p99, most = figures(each)
        later = p99 - quiet[1]
        kept &= later <= PROMISED_MS
        print(f"{name:16}{len(each):9}{p50:9.1f}{p99:9.1f}{most:9.1f}{later:9.1f}")
    print(f"R9, p99 not more than {PROMISED_MS} ms later: {'kept' if kept else 'NOT KEPT'}")
    return 0 if kept else 1


def figures(times: list[float]) -> tuple[float, float, float]:
    """The median, the 99th percentile and the longest."""
    return statistics.median(times), statistics.quantiles(times, n=100)[98], max(times)


if __name__ == "__main__":
    os.environ["PYTHONPATH"] = str(ROOT)
    main()

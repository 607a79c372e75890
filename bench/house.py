"""A server process to measure: how soon it answers, what it holds in memory, what it computes."""

import contextlib
import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import psutil

FREELY = (
    *("--rate", "1000", "--arrivals", "100000", "--quota", "100000", "--connections", "9999"),
    *("--bot-processes", "0"),
)
"""All people come from one address here, and no bot thinks unless more is said."""
MEGABYTE = 1e6


class House:
    """A process of `wolfmoon serve` on a database, by default a file in a folder."""

    def __init__(self, folder: Path, database: str | None = None, *more: str) -> None:
        where = ["--database", database] if database else ["--data", str(folder)]
        options = ["--port", "0", *where, *FREELY, *more]
        command = [sys.executable, "-m", "wolfmoon", "serve", *options]
        began = time.perf_counter()
        self.process = psutil.Popen(command, stdout=subprocess.PIPE, text=True)
        said = self.process.stdout.readline()
        found = re.search(r"http://([\d.]+):(\d+)", said)
        if found is None:
            raise RuntimeError(f"the server did not start: {said}")
        self.host, self.port = found[1], int(found[2])
        with urllib.request.urlopen(f"http://{self.host}:{self.port}/health") as answer:
            answer.read()
        self.start_s = time.perf_counter() - began

    def _family(self) -> list[psutil.Process]:
        return [self.process, *self.process.children(recursive=True)]

    def memory_mb(self) -> float:
        """What the process and its children hold now."""
        return sum(each.memory_info().rss for each in self._family()) / MEGABYTE

    def cpu_s(self) -> float:
        """The CPU time that they have taken so far."""
        return sum(self.cpu_parts())

    def cpu_parts(self) -> tuple[float, float]:
        """The CPU time of the server so far, and that of its children."""
        own, *others = (each.cpu_times() for each in self._family())
        return own.user + own.system, sum(each.user + each.system for each in others)

    def stop(self) -> None:
        """Ask it to end."""
        self.process.terminate()
        self.process.wait()
        self.process.stdout.close()


@contextlib.contextmanager
def database_of(wanted: str | None, folder: Path) -> Iterator[str | None]:
    """An address as it was given; for `postgresql` alone, a server that runs as long as we do."""
    if wanted != "postgresql":
        yield wanted
        return
    import pgserver

    with pgserver.get_server(folder / "postgresql") as server:
        yield server.get_uri()

"""Server processes that start at once: forked from one that has everything loaded.

What takes a server two seconds at its start is loading Python modules. A run with hundreds of kills
forks its servers from a process that has done so and nothing else: no database, no thread, no loop.
"""

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, ClassVar
from uuid import uuid4

import psutil

from tests.server.houses import House


class Forge:
    """The process that servers are forked from."""

    def __init__(self, module: str) -> None:
        self._lock = threading.Lock()
        command = [sys.executable, "-m", module]
        path = os.pathsep.join(sys.path)
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "PYTHONPATH": path},
        )

    def start(self, arguments: list[str], log: Path) -> "Forked":
        """Start a process of `wolfmoon`."""
        assert self._process.stdin is not None and self._process.stdout is not None
        out = log.with_name(f"out-{uuid4().hex[:6]}")
        os.mkfifo(out)
        with self._lock:
            self._process.stdin.write(json.dumps([arguments, str(out), str(log)]) + "\n")
            self._process.stdin.flush()
            number = int(self._process.stdout.readline())
        return Forked(number, out)

    def close(self) -> None:
        """Fork no more; those that run go on."""
        self._process.communicate()


@contextmanager
def forging(module: str = "tests.faults.forge") -> Iterator[type["ForgedHouse"]]:
    """Houses that are forked, for as long as they are needed; by a module that may add to them."""
    ForgedHouse.forge = Forge(module)
    yield ForgedHouse
    ForgedHouse.forge.close()


class Forked:
    """A process that another one has forked, used like one of our own."""

    def __init__(self, pid: int, out: Path) -> None:
        self.pid = pid
        self.stdout: IO[bytes] = out.open("rb")
        self._process = psutil.Process(pid)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def wait(self, timeout: float) -> int:
        """Wait until it has ended; how is not known."""
        self._process.wait(timeout)
        return 0

    def poll(self) -> int | None:
        return None if self._process.is_running() else 0


class ForgedHouse(House):
    """A server that was forked."""

    forge: ClassVar[Forge]

    def _start(self, arguments: list[str]) -> Forked:  # type: ignore[override]
        return self.forge.start(arguments, self.log)


def main() -> None:
    """Load everything, then fork whatever is asked for."""
    from wolfmoon.bots.preparing import TABLES, prepare
    from wolfmoon.cli import main as wolfmoon
    from wolfmoon.games import NAMES
    from wolfmoon.server import serving
    from wolfmoon.server.doors import app
    from wolfmoon.server.store import migrating

    assert serving and app and migrating
    for name in NAMES:
        prepare(name, TABLES)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those that are killed
    for line in sys.stdin:
        arguments, out, log = json.loads(line)
        pid = os.fork()
        if pid:
            print(pid, flush=True)
            continue
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        for path, number, flags in (
            (os.devnull, 0, os.O_RDONLY),
            (out, 1, os.O_WRONLY),
            (log, 2, os.O_WRONLY | os.O_CREAT),
        ):
            os.dup2(os.open(path, flags), number)
        wolfmoon(arguments)


if __name__ == "__main__":
    main()

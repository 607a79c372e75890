"""Processes of `wolfmoon` that start at once: forked from one that has everything loaded.

What takes a server or a worker three seconds at its start is loading Python modules and machine
code. Tests start hundreds of them: they are forked from a process that has done so and nothing
else: no database, no thread, no loop.
"""

import atexit
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
from functools import cache
from pathlib import Path
from typing import IO
from uuid import uuid4

import psutil

USUAL = "tests.server.forge"


class Forge:
    """The process that others are forked from; a module runs in it that may add to `wolfmoon`."""

    def __init__(self, module: str) -> None:
        self._lock = threading.Lock()
        self._folder = tempfile.TemporaryDirectory(prefix="wolfmoon-forge-")
        path = os.pathsep.join(sys.path)
        self._process = subprocess.Popen(
            [sys.executable, "-m", module],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            # even a crash leaves a trace
            env={**os.environ, "PYTHONPATH": path, "PYTHONFAULTHANDLER": "1"},
        )

    def start(self, arguments: list[str], log: Path | None = None) -> "Forked":
        """Start a process of `wolfmoon`; what it complains of goes to a file."""
        assert self._process.stdin is not None and self._process.stdout is not None
        out = Path(self._folder.name) / uuid4().hex[:12]
        os.mkfifo(out)
        with self._lock:
            said = [arguments, str(out), str(log or os.devnull)]
            self._process.stdin.write(json.dumps(said) + "\n")
            self._process.stdin.flush()
            number = int(self._process.stdout.readline())
        return Forked(number, out)

    def close(self) -> None:
        """Fork no more; those that run go on."""
        self._process.communicate()
        self._folder.cleanup()


@cache
def forge(module: str = USUAL) -> Forge:
    """The one forge of a module, for as long as this process lives."""
    made = Forge(module)
    atexit.register(made.close)
    return made


class Forked:
    """A process that another one has forked, used like one of our own."""

    def __init__(self, pid: int, out: Path) -> None:
        self.pid = pid
        self.stdout: IO[bytes] | None = out.open("rb")
        out.unlink()
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

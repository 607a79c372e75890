"""A process of our own that answers through a pipe and may be killed at any moment.

Bots think in such processes, in the arena and at the tables of a server.
"""

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from typing import Any

END_SECONDS = 5.0
SPAWN = multiprocessing.get_context("spawn")


class Child:
    """A process that was started afresh; whoever started it holds the other end of its pipe."""

    def __init__(self, target: Callable[..., None], *arguments: Any) -> None:
        """Begin `target(*arguments, pipe)` in a new process."""
        self.pipe, theirs = SPAWN.Pipe()
        self._process = SPAWN.Process(target=target, args=(*arguments, theirs), daemon=True)
        self._process.start()
        theirs.close()

    @property
    def pid(self) -> int | None:
        """The number that the system gave the process."""
        return self._process.pid

    def kill(self) -> None:
        """Kill the process, whatever it does; another thread may be waiting for its answer."""
        self._process.kill()

    def exit_code(self) -> int | None:
        """How a process whose pipe is closed has ended."""
        self._process.join(END_SECONDS)
        return self._process.exitcode

    def end(self) -> None:
        """Kill the process and let go of everything; nobody waits for its answer any more."""
        self._process.kill()
        self._process.join(END_SECONDS)
        self._process.close()
        self.pipe.close()


def answer_all(requests: Connection, answer: Callable[..., Any]) -> None:
    """In a child: answer whatever is asked, until there is nobody to ask."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's to handle
    # What a bot prints must not mix with what its parent prints; it has stderr to complain.
    sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    threading.Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            requests.send(answer(*requests.recv()))
        except (EOFError, BrokenPipeError, ConnectionResetError):
            return


def _end_with_parent() -> None:
    """End this process when its parent has ended, even in the middle of a hung decision."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)

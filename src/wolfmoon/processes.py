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

END_SECONDS = 5.0
SPAWN = multiprocessing.get_context("spawn")


class Child:
    """A process that was started afresh; whoever started it holds the other end of its pipe."""

    def __init__(self, target: Callable[..., None], *arguments: object) -> None:
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
        if self._process.exitcode is not None:  # on a busy machine even an end takes its turn
            self._process.close()
        self.pipe.close()


class Closed(Exception):
    """A post was given up: nobody has failed."""


class Post:
    """A place for one child at a time, started when it is needed and again once it was ended."""

    def __init__(self, target: Callable[..., None], *arguments: object) -> None:
        self._target = target
        self._arguments = arguments
        self._child: Child | None = None
        self._closed = False
        self._changing = threading.Lock()

    @property
    def closed(self) -> bool:
        """Whether the post was given up."""
        return self._closed

    def child(self) -> Child:
        """The child, who is started if there is none; Closed if the post was given up."""
        with self._changing:
            if self._closed:
                raise Closed
            if self._child is None:
                self._child = Child(self._target, *self._arguments)
            return self._child

    def end_child(self) -> None:
        """End the child, for whom nobody waits any more; whoever asks next gets another one."""
        with self._changing:
            child, self._child = self._child, None
        if child is not None:
            child.end()

    def check(self) -> None:
        """Closed if the post was given up, and a child that has ended is not to blame."""
        if self._closed:
            raise Closed

    def stop(self) -> None:
        """From another thread: kill the child, whatever it does, and start no other."""
        with self._changing:
            self._closed = True
            if self._child is not None:
                self._child.kill()

    def close(self) -> None:
        """Let go of everything, once nobody waits for an answer."""
        self.stop()
        self.end_child()


def answer_all(requests: Connection, answer: Callable[..., object]) -> None:
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

"""A task in hand: what its work may use, and how it says how far it is."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from ..jobs.house import House
from ..settings import Settings
from .rows import Task

SHOWN_SECONDS = 1.0
"""Progress is kept no more often than this."""


class Lost(Exception):
    """Another process has taken the task over: this one was silent for too long."""


@dataclass
class Hand:
    """What the work of a task is given. It runs in a thread of its own."""

    task: Task
    house: House
    settings: Settings
    check: Callable[[], None]
    """Ends work that is of no use any more; whatever takes long calls it now and then."""
    show: Callable[[Task, float, str], None]
    _shown: float = field(default=-SHOWN_SECONDS, init=False)

    def progress(self, done: float, words: str) -> None:
        """Say which part of the work is done, and by a sentence of the catalogue what goes on."""
        self.check()
        if time.monotonic() - self._shown >= SHOWN_SECONDS:
            self._shown = time.monotonic()
            self.show(self.task, min(1.0, max(0.0, done)), words)

"""A task in hand: what its work may use, and how it says how far it is."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from ..jobs.house import House
from ..settings import Settings
from ..thinking.errand import Errand
from ..thinking.errands import Errands
from .rows import Task

T = TypeVar("T")
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
    errands: Errands
    check: Callable[[], None]
    """Ends work that is of no use any more; whatever takes long calls it now and then."""
    show: Callable[[Task, float, str], None]
    _shown: float = field(default=-SHOWN_SECONDS, init=False)

    def work_out(self, errand: Errand[T]) -> T:
        """What an errand answers, in a process of its own; Busy ends this attempt for a while."""
        self.check()
        return self.errands.run(errand, self.task.share, task=True)

    def progress(self, done: float, words: str) -> None:
        """Say which part of the work is done, and by a sentence of the catalogue what goes on."""
        self.check()
        if time.monotonic() - self._shown >= SHOWN_SECONDS:
            self._shown = time.monotonic()
            self.show(self.task, min(1.0, max(0.0, done)), words)

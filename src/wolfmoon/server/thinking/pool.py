"""The processes in which bots think: a few warm ones, and spare ones while a bot hangs."""

import threading
import time

from ...processes import Closed
from .limits import Limits
from .question import BotTrouble, Question
from .thinker import Thinker

SLOW_SECONDS = 2.0
"""After so long a bot is taken to hang: others get a process in the place of its own."""


class Pool:
    """Hands questions to processes. Those used last are used first: they are warm."""

    def __init__(self, processes: int, limits: Limits) -> None:
        self._processes = processes
        self._limits = limits
        self._lock = threading.Lock()
        self._idle: list[Thinker] = []
        self._busy: dict[Thinker, float] = {}
        self._closed = False

    @property
    def most(self) -> int:
        """How many questions there may ever be at once."""
        return 2 * self._processes

    def has_room(self) -> bool:
        """Whether another question may be asked: hung bots take up no more than spare places."""
        with self._lock:
            slow = time.monotonic() - SLOW_SECONDS
            hung = sum(since < slow for since in self._busy.values())
            return len(self._busy) - min(hung, self._processes) < self._processes

    def has_spare(self) -> bool:
        """Whether there is a place beyond those: for one who has nothing in hand yet."""
        with self._lock:
            return len(self._busy) < self.most

    def think(self, question: Question) -> tuple[int, ...]:
        """The decisions of a bot's turn, or BotTrouble; takes as long as it takes."""
        thinker = self._taken()
        try:
            return thinker.think(question)
        finally:
            self._give_back(thinker)

    def warm(self, questions: list[Question]) -> None:
        """Have a process ready for such questions."""
        thinker = self._taken()
        try:
            for question in questions:
                thinker.load(question)
        except (BotTrouble, Closed):
            pass  # it will be seen, and told, when somebody really asks
        finally:
            self._give_back(thinker)

    def close(self) -> None:
        """Kill all processes; whoever waits for an answer gets Closed."""
        with self._lock:
            self._closed = True
            idle, self._idle = self._idle, []
            for thinker in self._busy:
                thinker.stop()  # whoever waits for it closes it
        for thinker in idle:
            thinker.close()

    def _taken(self) -> Thinker:
        with self._lock:
            if self._closed:
                raise Closed
            thinker = self._idle.pop() if self._idle else Thinker(self._limits)
            self._busy[thinker] = time.monotonic()
            return thinker

    def _give_back(self, thinker: Thinker) -> None:
        with self._lock:
            del self._busy[thinker]
            keep = not self._closed and len(self._idle) < self._processes
            if keep:
                self._idle.append(thinker)
        if not keep:
            thinker.close()

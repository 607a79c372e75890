"""The processes in which errands are done, beside those in which bots think.

They are processes of their own, so that a bot always finds a warm one, and a server has them
compute only while nobody else wants to. Those that are not used are ended after a while.
"""

import threading
import time
from typing import TypeVar

from ...processes import Closed
from ..refused import Refused
from .errand import Errand
from .limits import Limits
from .thinker import Thinker

T = TypeVar("T")
IDLE_SECONDS = 60.0
"""How long a process is kept that nobody uses: it holds some 150 MB."""
COME_BACK = 5


class Busy(Refused):
    """There is no process to spare at the moment."""

    def __init__(self) -> None:
        super().__init__("busy", wait=COME_BACK)


class Errands:
    """Hands errands to processes, one at a time for each person or kind of work.

    Nobody waits in here: whoever finds no place is told that the server is busy. Where there are
    several places, tasks leave one to those who look at a screen meanwhile.
    """

    def __init__(self, places: int, limits: Limits) -> None:
        self._places = places
        self._limits = limits
        self._lock = threading.Lock()
        self._idle: list[tuple[float, Thinker]] = []
        self._busy: dict[str, Thinker] = {}
        """By whose errand it is."""
        self._closed = False

    @property
    def places(self) -> int:
        """How many errands can be done at once."""
        return self._places

    def run(self, errand: Errand[T], whose: str, task: bool = False) -> T:
        """What an errand answers; Busy, or BotTrouble if it fails, hangs or takes too much."""
        thinker = self._taken(whose, max(1, self._places - 1) if task else self._places)
        try:
            return thinker.run(errand)
        finally:
            self._give_back(whose, thinker)

    def stop(self, whose: str) -> None:
        """From another thread: end the errand of someone who no longer wants it."""
        with self._lock:
            thinker = self._busy.get(whose)
            if thinker is not None:
                thinker.stop()

    def rest(self) -> None:
        """End the processes that nobody has used for a while."""
        with self._lock:
            old = time.monotonic() - IDLE_SECONDS
            ended = [thinker for since, thinker in self._idle if since < old]
            self._idle = [each for each in self._idle if each[0] >= old]
        for thinker in ended:
            thinker.close()

    def close(self) -> None:
        """Kill all processes; whoever waits for an answer gets Closed."""
        with self._lock:
            self._closed = True
            idle, self._idle = self._idle, []
            for thinker in self._busy.values():
                thinker.stop()  # whoever waits for it closes it
        for _, thinker in idle:
            thinker.close()

    def _taken(self, whose: str, places: int) -> Thinker:
        with self._lock:
            if self._closed:
                raise Closed
            if whose in self._busy or len(self._busy) >= min(places, self._places):
                raise Busy
            thinker = self._idle.pop()[1] if self._idle else Thinker(self._limits)
            self._busy[whose] = thinker
            return thinker

    def _give_back(self, whose: str, thinker: Thinker) -> None:
        with self._lock:
            del self._busy[whose]
            keep = not self._closed and not thinker.stopped
            if keep:
                self._idle.append((time.monotonic(), thinker))
        if not keep:
            thinker.close()

"""The processes in which bots think: a few warm ones, and more while a bot hangs or others wait."""

import threading
import time
from enum import IntEnum

from ...processes import Closed
from .limits import Limits
from .question import BotTrouble, Question
from .thinker import Thinker

SLOW_SECONDS, HUNG_SECONDS = 2.0, 6.0
"""After so long a bot is taken to be slow, and to hang: others get a place beside its own, first
those for whom somebody waits."""


class Room(IntEnum):
    """Whose bot may think now; who comes later in this list has the places of those before, too."""

    NOBODY = 0
    NEWCOMERS = 1
    """A table where somebody waits, of a host whose bots think nowhere else: one place is always
    kept for such."""
    WAITING = 2
    """A table where somebody waits: beside bots that are slow."""
    ANYONE = 3


class Pool:
    """Hands questions to processes. Those used last are used first: they are warm."""

    def __init__(self, processes: int, limits: Limits) -> None:
        self._processes = processes
        self._limits = limits
        self._lock = threading.Lock()
        self._places: dict[object, float] = {}
        """Since when each place is taken."""
        self._idle: list[Thinker] = []
        self._busy: set[Thinker] = set()
        self._warming: Thinker | None = None
        """A process that is about to be ready; it takes nobody's place."""
        self._closed = False

    @property
    def most(self) -> int:
        """How many questions there may ever be at once."""
        return 2 * self._processes + 1

    # -- places
    def room(self) -> Room:
        """Whose question may be asked: bots that hang take up no more than places of their own."""
        with self._lock:
            taken, since = len(self._places), list(self._places.values())
        now = time.monotonic()
        slow, hung = (
            min(self._processes, sum(now - each > seconds for each in since))
            for seconds in (SLOW_SECONDS, HUNG_SECONDS)
        )
        if taken - hung < self._processes:
            return Room.ANYONE
        if taken - slow < self._processes:
            return Room.WAITING
        return Room.NEWCOMERS if taken < self.most else Room.NOBODY

    def enter(self) -> object:
        """Take a place for a question that is about to be asked."""
        place = object()
        with self._lock:
            self._places[place] = time.monotonic()
        return place

    def leave(self, place: object) -> None:
        """Give a place back."""
        with self._lock:
            del self._places[place]

    # -- processes
    def lacks_spare(self) -> bool:
        """Whether whoever comes next would have to wait until a process has started.

        One more is kept than bots usually think in: to end those beyond and to start them again
        would take longer than most turns.
        """
        with self._lock:
            few = len(self._busy) <= self._processes
            return not self._idle and self._warming is None and few

    def think(self, question: Question) -> tuple[int, ...]:
        """The decisions of a bot's turn, or BotTrouble; takes as long as it takes."""
        thinker = self._taken()
        try:
            return thinker.think(question)
        finally:
            self._give_back(thinker)

    def warm(self, questions: list[Question]) -> None:
        """Have a process ready for such questions if none is: it takes a second of computing."""
        with self._lock:
            if self._closed or self._warming is not None or self._idle:
                return
            self._warming = thinker = Thinker(self._limits)
        try:
            for question in questions:
                thinker.load(question)
        except (BotTrouble, Closed):
            pass  # it will be seen, and told, when somebody really asks
        finally:
            with self._lock:
                self._warming = None
            self._keep(thinker)

    def close(self) -> None:
        """Kill all processes; whoever waits for an answer gets Closed."""
        with self._lock:
            self._closed = True
            idle, self._idle = self._idle, []
            for thinker in (*self._busy, *filter(None, [self._warming])):
                thinker.stop()  # whoever waits for it closes it
        for thinker in idle:
            thinker.close()

    def _taken(self) -> Thinker:
        with self._lock:
            if self._closed:
                raise Closed
            thinker = self._idle.pop() if self._idle else Thinker(self._limits)
            self._busy.add(thinker)
            return thinker

    def _give_back(self, thinker: Thinker) -> None:
        with self._lock:
            self._busy.discard(thinker)
        self._keep(thinker)

    def _keep(self, thinker: Thinker) -> None:
        """Have a process ready for whoever asks next, unless there are enough."""
        with self._lock:
            keep = not self._closed and len(self._idle) <= self._processes
            if keep:
                self._idle.append(thinker)
        if not keep:
            thinker.close()

"""Who has just done something here: kept every few seconds, so that every process knows."""

import time
from collections.abc import Callable
from datetime import UTC, datetime

from sqlalchemy import Connection

from ..events import microseconds
from ..store import ways
from ..store.writer import Done

SELDOM_SECONDS = 15.0
"""One who stays is written down no more often."""


class HereNow:
    """Those of one process. All methods run in the loop's thread."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._seen: dict[str, int] = {}
        """Who is to be written down."""
        self._noted: dict[str, float] = {}

    def note(self, person: str) -> None:
        """Someone has just done something."""
        if self._clock() - self._noted.get(person, -SELDOM_SECONDS) >= SELDOM_SECONDS:
            self._noted[person] = self._clock()
            self._seen[person] = microseconds(datetime.now(UTC))

    def take(self) -> Callable[[Connection], Done[None]] | None:
        """What is to be written down since the last time; None if it is nothing."""
        seen, self._seen = self._seen, {}
        until = self._clock() - SELDOM_SECONDS
        self._noted = {person: at for person, at in self._noted.items() if at > until}
        if not seen:
            return None

        def work(connection: Connection) -> Done[None]:
            ways.note_here(connection, seen)
            return Done(None)

        return work

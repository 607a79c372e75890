"""Who has just done something here: kept every few seconds, so that every process knows."""

import math
import time
from collections.abc import Callable
from datetime import UTC, datetime

from sqlalchemy import Connection

from ..events import microseconds
from ..store import ways
from ..store.writer import Done

SELDOM_SECONDS = 15.0
"""One who stays is written down no more often."""
AWAY_SECONDS = 60.0
"""One who comes after so long is written down at once: a message may be about to leave."""


class HereNow:
    """Those of one process. All methods run in the loop's thread."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._seen: dict[str, int] = {}
        """Who is to be written down."""
        self._noted: dict[str, float] = {}

    def note(self, person: str) -> bool:
        """Someone has just done something; whether it is to be written down at once."""
        at = self._clock()
        since = at - self._noted.get(person, -math.inf)
        if since >= SELDOM_SECONDS:
            self._noted[person] = at
            self._seen[person] = microseconds(datetime.now(UTC))
        return since >= AWAY_SECONDS

    def take(self) -> Callable[[Connection], Done[None]] | None:
        """What is to be written down since the last time; None if it is nothing."""
        seen, self._seen = self._seen, {}
        until = self._clock() - AWAY_SECONDS
        self._noted = {person: at for person, at in self._noted.items() if at > until}
        if not seen:
            return None

        def work(connection: Connection) -> Done[None]:
            ways.note_here(connection, seen)
            return Done(None)

        return work

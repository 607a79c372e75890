"""Whether the system's clock was set back: seen by one that nobody can set."""

import time

NOTED_SECONDS = 1.0
"""A clock that is only corrected goes on more slowly; it is not set."""


class Watch:
    """Compares both clocks from one look to the next."""

    def __init__(self) -> None:
        self._apart = time.time() - time.monotonic()

    def was_set_back(self) -> bool:
        """Whether the system's clock has been set back since it was last looked at."""
        before, self._apart = self._apart, time.time() - time.monotonic()
        return before - self._apart > NOTED_SECONDS

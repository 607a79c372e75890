"""Nobody waits long for a database that says nothing.

One that is gone says so at once. One that is frozen, or behind a network that is, takes what is
sent and answers nothing: threads wait in it, and no timeout of its own ever fires.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from typing import TypeVar

from .refused import Refused
from .store.database import is_away

T = TypeVar("T")
SECONDS = 4.0
IN_ALL = 5.0
"""What one request waits at most, and what it waits in all for several things."""
AGAIN_SECONDS = 1.0
"""While nothing is answered, one request in so many seconds asks; the others are told at once."""
COME_BACK = 2

_until: ContextVar[list[float] | None] = ContextVar("until", default=None)
"""When the time of this request is over, once it has begun to wait; None: it is none."""


def one_request() -> None:
    """From here on the waits of this task are those of one request."""
    _until.set([])


def away() -> Refused:
    """The refusal that says when to come again."""
    return Refused("database-away", wait=COME_BACK)


def told(error: Exception) -> Exception:
    """An error of the database as the refusal that says when to come again; others as they are."""
    return away() if is_away(error) else error


class Patience:
    """How long those of one process wait for its database."""

    def __init__(self) -> None:
        self._asked = self._answered = time.monotonic()
        self._silent = False

    async def wait(self, ask: Callable[[], Awaitable[T]]) -> T:
        """What is answered in time. Work that has begun may still be done afterwards: whoever sends
        the same order again learns whether it was."""
        begun = time.monotonic()
        if self._silent and begun - self._asked < AGAIN_SECONDS:
            raise away()
        self._asked = begun
        left = _left(begun)
        try:
            async with asyncio.timeout(left):
                answer = await ask()
        except TimeoutError:
            # else it is only this that takes so long, or it had hardly any time left to ask
            self._silent = self._answered < begun and left > SECONDS / 2
            raise away() from None
        except Exception:
            self._heard()
            raise
        self._heard()
        return answer

    def _heard(self) -> None:
        """Whatever it said, it is there."""
        self._answered, self._silent = time.monotonic(), False


def _left(now: float) -> float:
    """The seconds that this request may still wait."""
    until = _until.get()
    if until is None:
        return SECONDS
    if not until:
        until.append(now + IN_ALL)
    return max(0.0, min(SECONDS, until[0] - now))

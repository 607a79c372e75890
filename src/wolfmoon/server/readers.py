"""Threads that read, compute or send, shared out: whoever asks for a lot waits behind themselves.

A person has a few of them at once, and so has an address however many people come from it; the
rest is for others. What the server asks of itself waits for nobody.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from contextvars import ContextVar
from typing import TypeVar

from .refused import Refused

T = TypeVar("T")
Asking = tuple[str, str | None]
"""The address that a request comes from, and the person, once that is known."""
asking: ContextVar[Asking | None] = ContextVar("asking", default=None)
"""For whom this task reads; None: for the server itself."""

AT_ONCE, AT_ONCE_HERE = 3, 6
"""Of eight: reads under way of one person, and of one address."""
MOST, MOST_HERE = 50, 500
"""Reads of one person, and of one address, that are under way or wait."""
TRY_AGAIN = 1


class _Share:
    """What one person, or one address, may have of the readers."""

    def __init__(self, at_once: int, most: int) -> None:
        self.few = asyncio.Semaphore(at_once)
        self.most = most
        self.asked = 0


class Readers:
    """Runs what takes a while in threads of its own. All methods run in the loop's thread."""

    def __init__(
        self,
        threads: int,
        at_once: int = AT_ONCE,
        at_once_here: int = AT_ONCE_HERE,
        most: int = MOST,
    ) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="reader")
        self._of_person, self._of_address = (at_once, most), (at_once_here, MOST_HERE)
        self._shares: dict[str, _Share] = {}

    async def run(self, work: Callable[[], T]) -> T:
        """What work answers, when it is the turn of the one who asks."""
        async with AsyncExitStack() as turn:
            if (who := asking.get()) is not None:
                address, person = who
                if person is not None:
                    await turn.enter_async_context(self._turn(f"person {person}", *self._of_person))
                await turn.enter_async_context(self._turn(f"address {address}", *self._of_address))
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    @asynccontextmanager
    async def _turn(self, key: str, at_once: int, most: int) -> AsyncIterator[None]:
        share = self._shares.setdefault(key, _Share(at_once, most))
        if share.asked >= share.most:
            raise Refused("too-many-requests", wait=TRY_AGAIN, seconds=TRY_AGAIN)
        share.asked += 1
        try:
            async with share.few:
                yield
        finally:
            share.asked -= 1
            if not share.asked:
                del self._shares[key]

    def close(self) -> None:
        """Let what is under way end."""
        self._threads.shutdown()

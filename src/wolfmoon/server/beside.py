"""What a server does beside its loop, each kind in threads of its own.

Whoever has many pictures drawn, or many messages sent, keeps nobody from making a table.
"""

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from .patience import one_request
from .readers import Readers

T = TypeVar("T")


class Beside:
    """The threads of a server process, but for those that read the database."""

    def __init__(self) -> None:
        self._working = Readers(4, at_once=2, at_once_here=2)
        self._drawing = Readers(1, at_once=1, at_once_here=1)
        self._sending = Readers(4, at_once=1, at_once_here=2)
        self._trying = Readers(1, at_once=1, at_once_here=1)

    async def work(self, work: Callable[..., T], *arguments: object) -> T:
        """What some computing answers that takes no longer than a moment."""
        return await _run(self._working, work, *arguments)

    async def draw(self, work: Callable[..., T], *arguments: object) -> T:
        """A picture. There is one at a time: so drawing takes one processor at most."""
        return await _run(self._drawing, work, *arguments)

    async def send(self, work: Callable[..., T], *arguments: object) -> T:
        """What a machine elsewhere says to a message, which may take as long as it likes to."""
        return await _run(self._sending, work, *arguments)

    async def judge(self, work: Callable[..., T], *arguments: object) -> T:
        """What another try at a turn is worth: one after the other, each takes seconds."""
        return await _run(self._trying, work, *arguments)

    def close(self) -> None:
        """Let what is under way end."""
        for readers in (self._working, self._drawing, self._sending, self._trying):
            readers.close()


async def _run(readers: Readers, work: Callable[..., T], *arguments: object) -> T:
    found = await readers.run(partial(work, *arguments))
    one_request()  # it was no database that took so long
    return found

"""How those who are connected as persons learn what concerns them, here and at other processes."""

from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Protocol, TypeVar

from sqlalchemy import Connection

from .followers import Followers
from .happened import person_of
from .refused import Refused
from .store import concerns
from .store.concerns import Stand
from .views import Showing

T = TypeVar("T")
LOOK_POLLS = 5
"""Every so many polls it is looked up whose turn it is: a notice may be lost, or was never sent."""
TELL_POLLS = 4
"""Every so many polls the other processes are told who is here."""


class Read(Protocol):
    """How a query is asked beside the loop."""

    async def __call__(self, query: Callable[[Connection], T]) -> T:
        """What the query finds; Refused if the database is away."""


Later = Callable[[Coroutine[object, object, None]], None]


class Following:
    """Hands on what happens. All methods run in the loop's thread."""

    def __init__(self, followers: Followers, read: Read, later: Later) -> None:
        self._followers = followers
        self._read = read
        self._later = later

    def committed(self, showing: Showing) -> None:
        """A table has changed, by an order that was carried out here."""
        people = whom(showing)
        if self._followers.any_of(people):
            self._stands(concerns.stand_of(showing.summary), people)

    def changed(self, table: str, people: list[str]) -> None:
        """A table has changed elsewhere that may concern some people."""
        if self._followers.any_of(people):
            self._later(self._look(table, people))

    def poll(self, count: int) -> None:
        """From time to time."""
        self._followers.settle()
        if count % LOOK_POLLS == 0:
            self._later(self._check())
        if count % TELL_POLLS == 0:
            self._followers.publish_all()

    def _stands(self, stand: Stand, people: Iterable[str]) -> None:
        self._followers.changed(stand, people)
        if stand.rematch is not None:  # the table at which seats may be kept has no news of its own
            self._later(self._look(stand.rematch, ()))

    async def _check(self) -> None:
        people = self._followers.people()
        with suppress(Refused):
            if people:
                waiting = await self._read(lambda c: concerns.waiting(c, people))
                self._followers.look_again(waiting)

    async def _look(self, id: str, people: Iterable[str]) -> None:
        with suppress(Refused):
            for stand in await self._read(lambda c: concerns.stands(c, [id])):
                self._stands(stand, people)


def whom(showing: Showing) -> list[str]:
    """The people whom a table may concern: also the one who has just left it."""
    table = showing.table
    asked = {seat.kept_for for seat in table.seats if seat.kept_for is not None}
    left = person_of(table.log[-1].event.what)
    return sorted(table.people() | asked | ({left} if left is not None else set()))

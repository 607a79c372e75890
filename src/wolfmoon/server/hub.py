"""The hub of a process: who is connected to which table, and what they have not been told yet.

A connection that is slow loses nothing and costs nothing: it is woken, and told in one message
all that happened since it was last told.
"""

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from ..words import ENGLISH
from .followers import Follower, Followers
from .news import News, PeoplePresent
from .preparing import Progress
from .store.keys import Key
from .summary import Presence
from .views import Showing

MOST_CHATS = 50
REMOTE_SECONDS = 15.0
MOMENT_SECONDS = 0.1
"""How long it is gathered who comes and goes: of a crowd of n, n² messages would tell it one by
one."""


@dataclass(eq=False)
class Ordered:
    """An order that was given through a connection, until it is answered there."""

    id: str
    reply: bytes = b""
    """What is said to it, unless what happened names it first."""
    said: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass(eq=False)
class Watcher:
    """A connection to a table."""

    table: str
    person: str | None
    seat: int | None
    """The seat that was asked for."""
    seq: int
    address: str = ""
    key: Key | None = None
    """What let the person in."""
    language: str = ENGLISH
    """Of refusals."""
    ordered: Ordered | None = None
    """The order that waits for an answer: the next one is not looked at before."""
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    chats: deque[dict[str, object]] = field(default_factory=deque)
    told: Presence | None = None
    lost: bool = False
    """Too much was said meanwhile: the client has to ask again."""
    out: bool = False
    """What let the person in has ended, or the person is gone."""


@dataclass
class Remote:
    """What another process has told of a table."""

    people: tuple[str, ...]
    watching: int
    until: float


class Hub:
    """Everyone connected to this process, by table. All methods run in the loop's thread."""

    def __init__(self, publish: Callable[[News], None], followers: Followers) -> None:
        self._publish = publish
        self.followers = followers
        self._watchers: dict[str, set[Watcher]] = {}
        self._latest: dict[str, Showing] = {}
        self._remote: dict[str, dict[str, Remote]] = {}
        self._thinking: dict[str, int] = {}
        self._preparing: Progress | None = None
        self._moved: set[str] = set()
        """Tables at which people came or went, of which nobody was told yet."""
        self._count: Counter[str] = Counter()

    # -- coming and going
    def join(self, watcher: Watcher, showing: Showing) -> None:
        """A new connection."""
        self._watchers.setdefault(watcher.table, set()).add(watcher)
        self._count[watcher.person or watcher.address] += 1
        self.changed(showing)
        self._present(watcher.table)

    def leave(self, watcher: Watcher) -> None:
        """A connection has gone."""
        at_table = self._watchers.get(watcher.table, set())
        at_table.discard(watcher)
        self._count[watcher.person or watcher.address] -= 1
        self._count += Counter()  # those who are gone are forgotten
        if not at_table:
            self._watchers.pop(watcher.table, None)
            self._latest.pop(watcher.table, None)
        self._present(watcher.table)

    def follow(self, follower: Follower) -> None:
        """A new connection of someone who looks anywhere."""
        self.followers.join(follower)
        self._count[follower.person] += 1

    def unfollow(self, follower: Follower) -> None:
        """Such a connection has gone."""
        self.followers.leave(follower)
        self._count[follower.person] -= 1
        self._count += Counter()

    def connections(self, person: str | None, address: str) -> int:
        """How many connections a person has, or those without a name at an address."""
        return self._count[person or address]

    def watched(self) -> dict[str, int]:
        """The tables that someone here watches, and the last number that is known of each."""
        return {id: showing.table.seq for id, showing in self._latest.items()}

    # -- what happens
    def latest(self, table: str) -> Showing | None:
        """A watched table as last heard of."""
        return self._latest.get(table)

    def changed(self, showing: Showing) -> None:
        """A table stands differently; nothing old overwrites something new."""
        id = showing.table.id
        if id not in self._watchers:
            return
        known = self._latest.get(id)
        if known is None or known.table.seq <= showing.table.seq:
            self._latest[id] = showing
        if known is None or known.table.seq < showing.table.seq:
            self._thinking.pop(id, None)
            self._wake(id)

    def said(self, table: str, line: dict[str, object]) -> None:
        """A line of chat."""
        for watcher in self._watchers.get(table, ()):
            watcher.lost = watcher.lost or len(watcher.chats) >= MOST_CHATS
            watcher.chats.append(line)
            watcher.wake.set()

    def thinking(self, table: str, seat: int | None) -> None:
        """A bot begins or ends to think for a seat."""
        if seat is None:
            self._thinking.pop(table, None)
        else:
            self._thinking[table] = seat
        self._wake(table)

    def preparing(self, progress: Progress | None) -> None:
        """The bots that are being compiled have come further, or are ready."""
        self._preparing = progress
        for table in self._watchers:
            self._wake(table)

    # -- who may no longer be told
    def sign_out(self, person: str) -> None:
        """Close the connections of a person."""
        for watcher in self._everyone():
            if watcher.person == person:
                watcher.out = True
                watcher.wake.set()

    def end(self, key: Key) -> None:
        """Close the connections that a session or token let in."""
        for watcher in self._everyone():
            if watcher.key == key:
                watcher.out = True
                watcher.wake.set()

    def renew(self, key: Key) -> None:
        """Have the connections of a session come again: another has taken its place."""
        for watcher in self._everyone():
            if watcher.key == key:
                watcher.lost = True
                watcher.wake.set()

    def keys(self) -> list[Key]:
        """What has let in those who are connected."""
        return sorted({watcher.key for watcher in self._everyone() if watcher.key is not None})

    def _everyone(self) -> Iterator[Watcher | Follower]:
        yield from (watcher for at_table in self._watchers.values() for watcher in at_table)
        yield from self.followers.everyone()

    # -- who is there
    def presence(self, showing: Showing) -> Presence:
        """Who is connected to a table, here and at other processes."""
        table, here = showing.table, self._watchers.get(showing.table.id, ())
        people = {watcher.person for watcher in here if watcher.person is not None}
        remote = self._remote.get(table.id, {}).values()
        people.update(person for each in remote for person in each.people)
        seated = table.people()
        watching = sum(watcher.person not in seated for watcher in here)
        seats = [seat for seat, each in enumerate(table.seats) if each.person in people]
        watching += sum(each.watching for each in remote)
        bots = any(seat.level or seat.stand_in for seat in table.seats)
        waits = self._preparing if bots else None
        return Presence(frozenset(seats), watching, self._thinking.get(table.id), waits)

    def local(self, table: str) -> PeoplePresent:
        """The people at a table here, and how many others watch; for the other processes."""
        here = self._watchers.get(table, set())
        showing = self._latest.get(table)
        seated = showing.table.people() if showing else set()
        people = sorted({w.person for w in here if w.person is not None and w.person in seated})
        return PeoplePresent(table, people, sum(watcher.person not in seated for watcher in here))

    def heard(self, process: str, present: PeoplePresent) -> None:
        """Another process tells who is connected to it."""
        until = asyncio.get_running_loop().time() + REMOTE_SECONDS
        remote = Remote(tuple(present.people), present.watching, until)
        self._remote.setdefault(present.table, {})[process] = remote
        self._wake(present.table)

    def forget_silent(self) -> None:
        """Processes that have told nothing for a while are gone, and their people with them."""
        time = asyncio.get_running_loop().time()
        for table, told in list(self._remote.items()):
            heard = {process: each for process, each in told.items() if each.until > time}
            if len(heard) < len(told):
                self._remote[table] = heard
                self._wake(table)
            if not heard:
                del self._remote[table]

    def _present(self, table: str) -> None:
        """Somebody has come or gone: all who come and go within a moment are told of at once."""
        if table not in self._moved:
            self._moved.add(table)
            loop = asyncio.get_running_loop()
            loop.call_later(MOMENT_SECONDS, self._publish_present, table)

    def _publish_present(self, table: str) -> None:
        self._moved.discard(table)
        self._publish(self.local(table))
        self._wake(table)

    def _wake(self, table: str) -> None:
        for watcher in self._watchers.get(table, ()):
            watcher.wake.set()

"""Whoever is connected as a person, wherever they look: what concerns them and was not told yet.

A connection that is slow holds no queue: of each table and each task it is told the latest.
"""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from .news import News, PeopleCame, PersonWent
from .store.concerns import MOST_TABLES, Progress, Stand
from .store.keys import Key

REMOTE_SECONDS = 15.0
"""How long what another process told of its people holds."""
AT_ONCE = 100
"""People that one notice names."""


@dataclass(eq=False)
class Follower:
    """A connection of a person."""

    person: str
    address: str
    language: str
    key: Key | None
    """What let the person in."""
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    lost: bool = False
    """The client has to come again."""
    out: bool = False
    """What let the person in has ended, or the person is gone."""
    stale: bool = True
    """Everything has to be looked up: at the beginning, or when something may have been missed."""
    stands: dict[str, Stand] = field(default_factory=dict)
    """Tables that stand differently."""
    changed: set[str] = field(default_factory=set)
    """Tables of the person's own at which something has happened since they were last told so."""
    missed: bool = False
    """Something may have happened at any of them."""
    tasks: set[str] = field(default_factory=set)
    """Tasks that have come further."""
    turns: dict[str, int] = field(default_factory=dict)
    """Tables of which it was told that they wait for the person, since which event."""
    invited: set[str] = field(default_factory=set)
    """Tables of which it was told that a seat is kept for the person."""
    backs: set[str] = field(default_factory=set)
    """Tables of which it was told that the person's word is asked for to go back."""
    shown: dict[str, Progress] = field(default_factory=dict)
    """Tasks as they were told of."""
    companions: frozenset[str] = frozenset()
    """Those with whom the person plays."""
    around: frozenset[str] | None = None
    """Of these, whom it was told to be here."""

    @property
    def told(self) -> set[str]:
        """Tables of which it was told that they wait for the person."""
        return {*self.turns, *self.invited, *self.backs}


class Followers:
    """Those of this process, by person, and who is at others. All methods run in the loop."""

    def __init__(self, publish: Callable[[News], None]) -> None:
        self._publish = publish
        self._of: dict[str, set[Follower]] = {}
        self._elsewhere: dict[str, dict[str, float]] = {}
        """By person, until when each other process is believed to have them."""
        self._moved: set[str] = set()
        """People who came or went, of which nobody was told yet."""

    # -- coming and going
    def join(self, follower: Follower) -> None:
        """A new connection."""
        if follower.person not in self._of:
            self._publish(PeopleCame([follower.person]))
            self._moved.add(follower.person)
        self._of.setdefault(follower.person, set()).add(follower)

    def leave(self, follower: Follower) -> None:
        """A connection has gone."""
        of_person = self._of.get(follower.person, set())
        of_person.discard(follower)
        if not of_person and self._of.pop(follower.person, None) is not None:
            self._publish(PersonWent(follower.person))
            self._moved.add(follower.person)

    def everyone(self) -> list[Follower]:
        """All connections."""
        return [follower for of_person in self._of.values() for follower in of_person]

    # -- what happens
    def any_of(self, people: Iterable[str]) -> bool:
        """Whether one of some people is connected here."""
        return any(person in self._of for person in people)

    def changed(self, stand: Stand, people: Iterable[str] = ()) -> None:
        """A table stands differently: whoever it waits or waited for is told at once.

        So are others whom it may concern, such as who was sent away, but only from time to time.
        """
        for person in stand.people.union(people):
            for follower in self._of.get(person, ()):
                follower.changed.add(stand.table)
                told = stand.table in follower.told
                strangers = not stand.seated <= follower.companions | {person}
                follower.stale = follower.stale or (strangers and person in stand.seated)
                if told or stand.concerns(person) or stand.table in follower.stands:
                    follower.stands[stand.table] = stand
                if follower.stale or follower.stands:
                    follower.wake.set()

    def progressed(self, person: str, task: str) -> None:
        """A task for someone has come further."""
        for follower in self._of.get(person, ()):
            follower.tasks.add(task)
            follower.wake.set()

    def look_again(self, waiting: Mapping[str, set[str]] | None = None) -> None:
        """Something may have happened of which we were not told.

        Where it is known which tables wait for whom, only those who were told otherwise look again.
        """
        for follower in self.everyone():
            if waiting is None or _differs(follower, waiting.get(follower.person, set())):
                follower.stale = True
                follower.missed = follower.missed or waiting is None
                follower.wake.set()

    def people(self) -> list[str]:
        """Everyone who is connected here."""
        return sorted(self._of)

    # -- who is here
    def is_here(self, person: str) -> bool:
        """Whether a person is connected, to this process or another."""
        return person in self._of or person in self._elsewhere

    def around(self, follower: Follower) -> frozenset[str]:
        """Those with whom a person plays and who are here now."""
        return frozenset(person for person in follower.companions if self.is_here(person))

    def publish_all(self) -> None:
        """Tell the other processes once more who is here."""
        people = self.people()
        for place in range(0, len(people), AT_ONCE):
            self._publish(PeopleCame(people[place : place + AT_ONCE]))

    def heard(self, process: str, people: list[str]) -> None:
        """Some people are at another process."""
        until = asyncio.get_running_loop().time() + REMOTE_SECONDS
        for person in people:
            if not self.is_here(person):
                self._moved.add(person)
            self._elsewhere.setdefault(person, {})[process] = until

    def went(self, process: str, person: str) -> None:
        """Someone is at another process no longer."""
        at = self._elsewhere.get(person, {})
        at.pop(process, None)
        if not at and self._elsewhere.pop(person, None) is not None:
            self._moved.add(person)

    def settle(self) -> None:
        """From time to time: forget processes that are silent, and tell who came and went.

        Whoever has other tables that have changed hears of all of them now, however much happened.
        """
        time = asyncio.get_running_loop().time()
        for person, at in list(self._elsewhere.items()):
            for process in [each for each, until in at.items() if until <= time]:
                self.went(process, person)
        moved, self._moved = self._moved, set()
        for follower in self.everyone():
            if follower.changed or not moved.isdisjoint(follower.companions):
                follower.wake.set()


def _differs(follower: Follower, waiting: set[str]) -> bool:
    """Whether other tables wait for a person than they were told, who can be told of so many."""
    return len(follower.turns) < MOST_TABLES and waiting != set(follower.turns)

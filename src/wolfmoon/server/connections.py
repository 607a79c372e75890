"""How many connections there may be: of one address, and of everyone together."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

MOST_DESCRIPTORS = 65_536
"""More are never asked for."""
USUAL_DESCRIPTORS = 1024
RESERVE = 128
"""Descriptors for the database, files, and the processes in which bots think."""
MOST_CONNECTIONS = 10_000
MOST_QUEUED = 2048
"""Connections that wait to be accepted; the loop takes all of them at once."""
BURSTS = 3
"""So many times those that wait may have been accepted before the first is turned away."""


@dataclass(eq=False)
class Place:
    """A connection that was let in."""

    address: str
    close: Callable[[], None] | None
    """How to end it, if another may take its place."""
    taken: bool = True


class Connections:
    """Counts those of each address.

    Where there are too many, a new one takes the place of the one that has been idle longest, of
    the same address or of the address with the most. If all are busy it is not let in.
    """

    def __init__(self, most_of_address: int, most: int) -> None:
        self._most_of_address = most_of_address
        self._most = most
        self._count: Counter[str] = Counter()
        self._all = 0
        self._idle: dict[str, dict[Place, None]] = {}

    def enter(self, address: str, close: Callable[[], None] | None = None) -> Place | None:
        """Let one more in from an address, if there may be one: it is idle at first."""
        crowded = self._crowded(address)
        if crowded is not None and not self._make_room(crowded):
            return None
        place = Place(address, close)
        self._all += 1
        self._count[address] += 1
        self.idle(place)
        return place

    def idle(self, place: Place) -> None:
        """Nothing is asked for through it at the moment."""
        if place.taken and place.close is not None:
            self._idle.setdefault(place.address, {})[place] = None

    def busy(self, place: Place) -> None:
        """Something is asked for, or it has become a socket."""
        of_address = self._idle.get(place.address, {})
        of_address.pop(place, None)
        if not of_address:
            self._idle.pop(place.address, None)

    def leave(self, place: Place) -> None:
        """It is gone; saying so twice does no harm."""
        if place.taken:
            place.taken, place.close = False, None
            self.busy(place)
            self._all -= 1
            self._count[place.address] -= 1
            if not self._count[place.address]:
                del self._count[place.address]

    def _crowded(self, address: str) -> str | None:
        """The address that has too many, if one more comes from this one."""
        if self._count[address] >= self._most_of_address:
            return address
        if self._all >= self._most:
            return max(self._idle, key=self._count.__getitem__, default=address)
        return None

    def _make_room(self, address: str) -> bool:
        longest = next(iter(self._idle.get(address, ())), None)
        if longest is None or longest.close is None:
            return False
        longest.close()
        self.leave(longest)
        return True


def raise_descriptors() -> None:
    """Let this process, and those that it starts, open as many files as the system allows."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _descriptors() -> int:
    if resource is None:
        return USUAL_DESCRIPTORS
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST_DESCRIPTORS if soft == resource.RLIM_INFINITY else soft


def most_queued() -> int:
    """How many connections may wait to be accepted."""
    return max(1, min(MOST_QUEUED, _descriptors() // 16))


def most_connections() -> int:
    """How many there may be, so that descriptors are left for the database."""
    return max(1, min(MOST_CONNECTIONS, _descriptors() - RESERVE - BURSTS * most_queued()))

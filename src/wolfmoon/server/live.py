"""The tables that are played at now, kept in memory; the log in the database stays the truth."""

from collections import OrderedDict
from threading import Lock
from weakref import WeakValueDictionary

from sqlalchemy import Connection

from .settings import Settings
from .store import archives, logs
from .summary import Names
from .table import FINISHED, Table, table_of
from .views import Showing

MEGABYTE = 1_000_000
OF_A_TABLE = 8_000
"""The bytes of a table at which nothing is played yet."""
OF_A_GAME = 32_000
"""Of its first position, and of what was last shown."""
OF_A_STEP = 600
"""Of a decision: its event, its entry, and what its position changed."""
OF_AN_ENTRY = 1500
"""Of what has led the game nowhere: an entry that was undone has positions of its own."""


class Live:
    """Tables by their ids, the longest untouched forgotten first; not while anyone watches them.

    What is forgotten has to be played again from its log, up to 50 ms of computing for a long one:
    so it is their weight that is bounded, and short games stay by the thousands.

    A table in here is never changed: whoever goes on works on a copy and puts that back. So
    readers need no lock, and a transaction that fails leaves nothing behind.
    """

    def __init__(self, most_megabytes: float = Settings.table_megabytes) -> None:
        self._most = most_megabytes * MEGABYTE
        self._showing: OrderedDict[str, tuple[int, Showing]] = OrderedDict()
        """Each with its weight, as it was when it was last touched."""
        self._weight = 0
        self._held: WeakValueDictionary[str, Showing] = WeakValueDictionary()
        """Those too that only others hold: a table that is watched is in memory anyway."""
        self._renamed: set[str] = set()
        """Tables at which someone is called differently by now."""
        self._lock = Lock()

    def get(self, connection: Connection, id: str, lock: bool = False) -> Showing:
        """A table as the database has it; what others wrote meanwhile is caught up with."""
        seq = logs.seq_of(connection, id, lock)
        known = self.known(id)
        table = known.table if known else None
        if table is None or table.seq > seq:  # newer than what is kept: not for this transaction
            table = table_of(id, logs.read(connection, id))
        elif table.seq < seq:
            table = self._caught_up(connection, table)
        names = self._names(connection, table, known if lock else None)
        if known is not None and known.table is table and known.names == names:
            return known if lock else self.put(known)  # what is read is forgotten last
        showing = Showing(table, names)
        if table.archived:
            _look_up(connection, showing)
        # a transaction that writes may see what is not yet kept: only a commit publishes that
        return showing if lock else self.put(showing)

    def known(self, id: str) -> Showing | None:
        """A table as it was last seen here."""
        with self._lock:
            return self._held.get(id)

    def is_newest(self, showing: Showing) -> bool:
        """Whether nothing is known here that is newer than a table, and how people are called."""
        id = showing.table.id
        with self._lock:
            return self._held.get(id) is showing and id not in self._renamed

    def put(self, showing: Showing) -> Showing:
        """Remember a table, unless a newer form of it is known already."""
        id = showing.table.id
        with self._lock:
            known = self._held.get(id)
            if known is None or known.table.seq <= showing.table.seq:
                self._held[id] = known = showing
            self._touch(id, known)
        return showing

    def _touch(self, id: str, showing: Showing) -> None:
        """Have a table forgotten last; there is always room for one."""
        weight = weight_of(showing.table)
        before, _ = self._showing.pop(id, (0, None))
        self._showing[id] = weight, showing
        self._weight += weight - before
        while self._weight > self._most and len(self._showing) > 1:
            _, (gone, _) = self._showing.popitem(last=False)
            self._weight -= gone

    def renamed(self, person: str) -> None:
        """Someone is called differently from now on."""
        with self._lock:
            tables = [showing.table for showing in self._held.values()]
            self._renamed.update(table.id for table in tables if person in table.mentioned)

    def _names(self, connection: Connection, table: Table, known: Showing | None) -> Names:
        """How people are called; whoever writes takes what is known, if nothing says otherwise."""
        with self._lock:
            sure = table.id not in self._renamed
            self._renamed.discard(table.id)
        if sure and known is not None and known.table is table:
            return known.names
        return names_at(connection, table)

    def _caught_up(self, connection: Connection, table: Table) -> Table:
        fresh = table.copy()
        for event in logs.read(connection, table.id, after=table.seq):
            fresh.apply(event)
        return fresh


def _look_up(connection: Connection, showing: Showing) -> None:
    """Have a table whose rules are gone shown as it was kept."""
    table = showing.table
    showing.summary = archives.summary_of(connection, table.id)
    if showing.summary["status"] == FINISHED:
        table.status = FINISHED  # of a game from a file the log does not say that it is over
    showing.kept = archives.last_seen(connection, table)


def weight_of(table: Table) -> int:
    """About how many bytes a table takes in memory; a test holds this to what it really takes."""
    game = 0 if table.game is None else OF_A_GAME
    entries = max(0, len(table.log) - table.step)
    return OF_A_TABLE + game + OF_A_STEP * table.step + OF_AN_ENTRY * entries


def names_at(connection: Connection, table: Table) -> Names:
    """How the people of a table are called."""
    here = any(seat.here for seat in table.seats)
    return Names(
        logs.names_of(connection, table.mentioned),
        logs.names_here(connection, table.id) if here else {},
    )

"""The tables that are played at now, kept in memory; the log in the database stays the truth."""

from collections import OrderedDict
from threading import Lock
from weakref import WeakValueDictionary

from sqlalchemy import Connection

from .store import logs
from .summary import Names
from .table import Table, table_of
from .views import Showing

MOST_TABLES = 700
"""Tables in memory that nobody need watch; a long game of The Wolves takes about 300 KB."""


class Live:
    """Tables by their ids, the longest untouched forgotten first; not while anyone watches them.

    A table in here is never changed: whoever goes on works on a copy and puts that back. So
    readers need no lock, and a transaction that fails leaves nothing behind.
    """

    def __init__(self, most: int = MOST_TABLES) -> None:
        self._most = most
        self._showing: OrderedDict[str, Showing] = OrderedDict()
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
            return known
        showing = Showing(table, names)
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
            self._showing[id] = known
            self._showing.move_to_end(id)
            while len(self._showing) > self._most:
                self._showing.popitem(last=False)
        return showing

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


def names_at(connection: Connection, table: Table) -> Names:
    """How the people of a table are called."""
    here = any(seat.here for seat in table.seats)
    return Names(
        logs.names_of(connection, table.mentioned),
        logs.names_here(connection, table.id) if here else {},
    )

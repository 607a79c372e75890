"""`wolfmoon`, but with the tests' kinds of tasks, and a task for every decision at a table.

It is a forge of such processes, as `tests.server.forge` is of others.
"""

from sqlalchemy import Connection

from tests.server import forge
from tests.server_tasks.kinds import NOTE, OF_TESTS, Steps
from wolfmoon.server.orders import Keeper, Ready
from wolfmoon.server.tasks.registry import KINDS

keep = Keeper._keep


def keep_and_note(self: Keeper, connection: Connection, ready: Ready) -> bool:
    """Put a task in the transaction of each order."""
    if not keep(self, connection, ready):
        return False
    for event in ready.happened:
        if event.kind == "played":
            NOTE.put(connection, f"{ready.fresh.id}/{event.seq}", Steps(steps=event.seq % 8))
    return True


def know_them() -> None:
    """Have every process that is started from here do so."""
    assert isinstance(KINDS, dict)
    KINDS.update(OF_TESTS)
    Keeper._keep = keep_and_note  # type: ignore[method-assign]


if __name__ == "__main__":
    know_them()
    forge.main()

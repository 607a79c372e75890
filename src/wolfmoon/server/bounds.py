"""How often a person may do what is not playing: a log has room for a game, not for comings and
goings without end."""

import math
from datetime import datetime, timedelta

from . import protocol
from .commands import Command
from .happened import Undone
from .refused import Refused
from .table import Table

BOUNDED = (protocol.Sit, protocol.Fill, protocol.Reclaim, protocol.AskBack)
"""What brings the rest along: nobody leaves who has not come, nor answers who was not asked."""
A_MINUTE = 30
OF_ONE = 300
IN_ALL = 1000
UNDONE = 3000
MINUTE = timedelta(minutes=1)


def check_room(table: Table, command: Command, person: str | None, at: datetime) -> None:
    """Refuse what would make a log longer than any game needs."""
    if isinstance(command, protocol.TakeBack):
        if sum(isinstance(entry.event.what, Undone) for entry in table.log) >= UNDONE:
            raise Refused("log-full")
    elif isinstance(command, BOUNDED):
        orders = [e.event for e in table.log if e.event.what.is_bounded and e.event.order]
        own = [event.at for event in orders if event.by == person]
        if len(orders) >= IN_ALL or len(own) >= OF_ONE:
            raise Refused("log-full")
        if len(own) >= A_MINUTE and own[-A_MINUTE] > at - MINUTE:
            seconds = math.ceil((own[-A_MINUTE] + MINUTE - at).total_seconds())
            raise Refused("too-many-requests", wait=seconds, seconds=seconds)

"""Whether someone wishes to be told of something, and when: asked again before every attempt."""

from datetime import timedelta

from .. import clocks
from ..events import microseconds, moment
from ..orders import now
from ..store.ways import Wants
from ..table import Table
from .choices import Choices
from .outbox import About

HERE = timedelta(seconds=60)
"""Whoever did something here so shortly before is told nothing that they see."""


def wished(choices: Choices, about: About, kind: str) -> bool:
    """Whether they wish to be told of it by a kind of way, and not in the message of the day."""
    mode = choices.mode(about.table)
    if mode == "mute" or (mode == "soon" and about.what != "soon"):
        return False
    return not gathered(choices, about) and bool(getattr(choices.kinds(about.what), kind))


def gathered(choices: Choices, about: About) -> bool:
    """Whether the message of the day tells it; it would come too late for time that runs out."""
    return choices.digest.on and about.what != "soon"


def here_until(wants: Wants) -> int | None:
    """When to look again whether someone is still here; None if they are not."""
    gone = None if wants.here is None else moment(wants.here) + HERE
    return None if gone is None or gone <= now() else microseconds(gone)


def quiet_until(choices: Choices, table: Table | None = None) -> int | None:
    """When it is quiet no longer; None: it is not, or the turn would run out by then."""
    until = choices.quiet_until(now())
    if until is None:
        return None
    ends = None if table is None else clocks.deadline(table.clocks)
    breaks = choices.quiet.but_soon and ends is not None and ends <= until
    return None if breaks else microseconds(until)


def held_until(wants: Wants, choices: Choices, table: Table | None = None) -> int | None:
    """When to look again whether someone may be told by then; None: now."""
    return max(here_until(wants) or 0, quiet_until(choices, table) or 0) or None

"""What has to be done later for a table: jobs that are kept with the events that need them."""

from datetime import datetime, timedelta

from .clocks import deadline
from .events import dumps, microseconds
from .table import Table

BOT_TURN, CLOCK = "bot-turn", "clock"


def wanted_jobs(table: Table) -> list[dict[str, object]]:
    """The jobs that a table needs as it stands: a bot's turn, or a person's clock."""
    if table.waiting_for_bot() is not None:
        run_at = _turn_began(table) + timedelta(seconds=table.about.pause)
        return [_job(BOT_TURN, run_at)]
    ends = deadline(table.clocks)
    return [] if ends is None else [_job(CLOCK, ends)]


def _turn_began(table: Table) -> datetime:
    return next(e.event.at for e in reversed(table.log) if e.event.what.begins_turn)


def _job(kind: str, run_at: datetime) -> dict[str, object]:
    return {"kind": kind, "run_at": microseconds(run_at), "payload": dumps({})}

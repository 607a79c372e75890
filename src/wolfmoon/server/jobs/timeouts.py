"""A clock that has run out: the stand-in takes the seat; once."""

from contextlib import suppress

from ..commands import TimedOut
from ..orders import Behind
from .house import House
from .rows import Job


class TimeOuts:
    """Carries out time-outs."""

    def __init__(self, house: House) -> None:
        self._house = house

    def do(self, job: Job) -> None:
        """Hand the seat whose clock has run out to the stand-in."""
        table = self._house.table(job.table)
        seat = table.clocks.running
        if table.seq != job.seq or seat is None:
            return  # a decision came in time
        with suppress(Behind):  # the same, just now
            self._house.order(job.table, TimedOut(seat), job.seq, f"clock-{job.seq}")

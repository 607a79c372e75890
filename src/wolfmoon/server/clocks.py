"""Clocks: how much time each seat has left. Pure: moments come with the events of the log.

Only people have time to lose: while a bot decides for a seat, its clock stands.
"""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from .events import Data, microseconds, moment
from .timing import Clock, LiveClock, TurnClock

LIVE, TURNS = "live", "turns"
SMALL_SECONDS = 30.0
SMALL_PART = 10
"""In older logs: at least this part of the whole time, and at least the small seconds."""


@dataclass(frozen=True)
class Clocks:
    """The clocks of a table as they stood after its last event."""

    kind: str = "none"
    whole: float = 0.0
    """Seconds for the whole game, or for every turn."""
    increment: float = 0.0
    """Seconds that a finished turn brings back."""
    left: tuple[float, ...] = ()
    """Seconds of each seat."""
    running: int | None = None
    """The seat whose time passes."""
    since: datetime = datetime.min
    paid_step: int = 0
    """No turn that ends before this step brings seconds back: it did so once."""


def new_clocks(clock: Clock, seats: int, at: datetime) -> Clocks:
    """The clocks of a table at which nothing has happened yet."""
    if isinstance(clock, LiveClock):
        whole = clock.minutes * 60.0
        return Clocks(LIVE, whole, clock.increment, (whole,) * seats, since=at)
    if isinstance(clock, TurnClock):
        whole = clock.hours * 3600.0
        return Clocks(TURNS, whole, 0.0, (whole,) * seats, since=at)
    return Clocks(since=at)


def seconds_left(clocks: Clocks, seat: int, at: datetime) -> float | None:
    """How much time a seat has at a moment; None where there are no clocks."""
    if not clocks.left:
        return None
    left = clocks.left[seat]
    return max(0.0, left - _passed(clocks, at)) if seat == clocks.running else left


def deadline(clocks: Clocks) -> datetime | None:
    """When the clock that runs will have run out."""
    if clocks.running is None:
        return None
    return clocks.since + timedelta(seconds=clocks.left[clocks.running])


def has_run_out(clocks: Clocks, at: datetime) -> bool:
    """Whether the clock that runs has run out at a moment."""
    ends = deadline(clocks)
    return ends is not None and ends <= at


# -- as they are kept beside the log -----------------------------------------------------
def as_data(clocks: Clocks) -> Data | None:
    """What a list of tables needs to know of clocks."""
    if not clocks.left:
        return None
    since = microseconds(clocks.since)
    return {"left": list(clocks.left), "running": clocks.running, "since": since}


def from_data(data: Data | None) -> Clocks:
    """Clocks as they were kept, as far as the time that is left goes."""
    if data is None:
        return Clocks()
    since = moment(data["since"])
    return Clocks(left=tuple(data["left"]), running=data["running"], since=since)


# -- what events do to clocks -----------------------------------------------------------
def pressed(clocks: Clocks, step: int) -> Clocks:
    """The seat whose clock runs has finished a turn, which ended at a step.

    A turn that is played again after going back brings no seconds a second time.
    """
    seat = clocks.running
    if seat is None:
        return clocks
    if clocks.kind == TURNS:
        return whole_turn(clocks, seat)
    if step <= clocks.paid_step:
        return clocks
    paid = replace(clocks, paid_step=step)
    return _with_left(paid, seat, clocks.left[seat] + clocks.increment)


def whole_turn(clocks: Clocks, seat: int) -> Clocks:
    """A seat has all the time of a turn."""
    return _with_left(clocks, seat, clocks.whole)


def come_back(clocks: Clocks, seat: int) -> Clocks:
    """In older logs, whoever took a seat back found some time on the clock."""
    if not clocks.left:
        return clocks
    small = min(clocks.whole, max(SMALL_SECONDS, clocks.whole / SMALL_PART))
    return _with_left(clocks, seat, max(clocks.left[seat], small))


def passed(clocks: Clocks, at: datetime) -> Clocks:
    """The time up to a moment has passed for the seat whose clock runs."""
    seat = clocks.running
    if seat is None:
        return replace(clocks, since=at) if clocks.left else clocks
    left = max(0.0, clocks.left[seat] - _passed(clocks, at))
    return replace(_with_left(clocks, seat, left), since=max(at, clocks.since))


def runs_for(clocks: Clocks, seat: int | None) -> Clocks:
    """From now on the time of a seat passes, or nobody's."""
    running = seat if clocks.left else None
    return clocks if running == clocks.running else replace(clocks, running=running)


def _passed(clocks: Clocks, at: datetime) -> float:
    # a server whose clock is behind another's gives no time back
    return max(0.0, (at - clocks.since).total_seconds())


def _with_left(clocks: Clocks, seat: int, seconds: float) -> Clocks:
    left = list(clocks.left)
    left[seat] = seconds
    return replace(clocks, left=tuple(left))

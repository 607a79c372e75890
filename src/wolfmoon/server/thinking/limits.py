"""How much time and memory a bot may have, and how a process keeps itself to it."""

import os
from dataclasses import dataclass

try:
    import resource
except ImportError:  # Windows: the parent's watch is all there is
    resource = None  # type: ignore[assignment]

MEGABYTE = 1 << 20
NICENESS = 10
"""People come first: a bot gives way to the server's own threads."""
LAST_OF_ALL = 19


@dataclass(frozen=True)
class Limits:
    """Hard limits: a bot that goes beyond one has failed."""

    seconds: float = 15.0
    """For a whole turn; the strongest bots take about one."""
    loading_seconds: float = 600.0
    """For rules and a bot in a new process; it takes long only if they are not compiled yet."""
    megabytes: int = 1536
    """Of data. Rules and bots take 150 once compiled, and about 400 while they are compiled."""
    idle: bool = False
    """Whether it computes only while nobody else wants to."""


def be_modest(limits: Limits) -> None:
    """Keep this process to its memory, let others go first, start no threads to count with."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # each would take memory of its own
    if limits.idle:
        _come_last()
    elif hasattr(os, "nice"):
        os.nice(NICENESS)
    if resource is not None:
        # Data and not address space: libraries reserve much more than they ever use.
        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        resource.setrlimit(resource.RLIMIT_DATA, (limits.megabytes * MEGABYTE, hard))


def _come_last() -> None:
    """Compute only while nobody else wants to, as far as the system knows such a wish."""
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, 0, LAST_OF_ALL)
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def allow_seconds(seconds: float) -> None:
    """Let this process compute for so long from now on; after that the system kills it.

    The parent kills it sooner. This is for a process whose parent has died while a bot hangs in
    compiled code, where no thread of ours gets a turn to notice.
    """
    if resource is not None:
        used = resource.getrusage(resource.RUSAGE_SELF)
        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        allowed = int(used.ru_utime + used.ru_stime + 2 * seconds) + 1
        resource.setrlimit(resource.RLIMIT_CPU, (allowed, hard))

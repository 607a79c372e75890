"""When a server process collects garbage: never in the middle of a move for long."""

import gc

OFTEN = (500, 100_000, 1_000_000)
"""The youngest objects are looked through every so many new ones, in some milliseconds, for that is
where requests leave their garbage. All of them are only when `collect_all` says so."""


def settle() -> None:
    """All is loaded: what is there by now stays, and nobody waits while it is looked through."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*OFTEN)


def collect_all() -> None:
    """Look through everything. With hundreds of tables in memory everyone waits for that a quarter
    of a second, and little of it is garbage: once in some minutes will do."""
    gc.collect()

"""A process that is told to end does end, whatever it waits for.

A database that says nothing holds the threads that asked it, and so the process, until it speaks
again. Nothing is lost by ending without them: what was acknowledged is in the database.
"""

import logging
import os
import threading

END_SECONDS = 30.0
"""How long an ordinary end may take; it takes two or three seconds, and five more for requests."""


def end_within(seconds: float) -> None:
    """From now on, this process is there for so long at most."""
    last = threading.Timer(seconds, _end)
    last.daemon = True
    last.start()


def _end() -> None:
    logging.getLogger(__name__).warning("ended with threads that were still waiting")
    os._exit(1)

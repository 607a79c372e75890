"""How a process that runs until it is stopped ends: Ctrl-C and SIGTERM are its ordinary end."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from .speech import speak


@contextmanager
def until_stopped() -> Iterator[None]:
    """Run until told to stop, at whatever moment; that nothing is lost is said in one line."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt):
        yield
    speak("terminal-served")

"""How busy the machine is on which tests run: what a promise in seconds is held to."""

import os


def slowness() -> float:
    """How many times as much there is to do as the machine can do at once; at least 1."""
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))

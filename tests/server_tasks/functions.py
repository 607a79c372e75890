"""What errands of tests call, in processes of their own."""

import os
import time

import numpy as np


def double(number: int) -> int:
    return 2 * number


def who() -> int:
    """The number of the process."""
    return os.getpid()


def fail() -> None:
    raise ValueError("no idea\nat all")


def die() -> None:
    os._exit(3)


def hang() -> None:
    while True:
        pass


def sleep(seconds: float) -> None:
    time.sleep(seconds)


def hog() -> None:
    kept = []
    while True:
        kept.append(np.empty(1 << 26, dtype=np.uint8))

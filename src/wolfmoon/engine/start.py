"""Where a game begins."""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .data import in_range
from .errors import BadInput, phrase
from .kernels import States

Options = Mapping[str, Any]
"""What a table may choose, as someone gave it: the game checks every one of them."""


@dataclass(frozen=True)
class Start:
    """Where a game begins: an array of one state, and the headers of a file that make it again.

    A game that begins in the middle has none: its file begins with that position.
    """

    states: States
    headers: dict[str, list[str]] = field(default_factory=dict)
    salt: str = ""
    """Of a deal that was committed to before the game: see `deal.py`."""


SEED_BITS = 32
"""Of a seed that nobody chose; it is short enough to be typed."""
LARGEST_SEED = 2**64 - 1


def new_seed() -> int:
    """A seed that nobody chose."""
    return secrets.randbits(SEED_BITS)


def checked_seed(seed: object) -> int:
    """A seed, or a new one where none is given."""
    return new_seed() if seed is None else in_range(seed, 0, LARGEST_SEED, "seed")


def check_undrawn(options: Options) -> None:
    """Refuse options that leave nothing to luck, where it is to be drawn."""
    for name in ("seed", "setup"):
        if options.get(name) is not None:
            raise BadInput(phrase("input-drawn"), name)

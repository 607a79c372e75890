"""Where a game begins."""

from dataclasses import dataclass, field
from typing import Any

from .errors import BadInput, phrase
from .kernels import States


@dataclass(frozen=True)
class Start:
    """Where a game begins: an array of one state, and the headers of a file that make it again.

    A game that begins in the middle has none: its file begins with that position.
    """

    states: States
    headers: dict[str, list[str]] = field(default_factory=dict)
    salt: str = ""
    """Of a deal that was committed to before the game: see `deal.py`."""


def check_undrawn(options: dict[str, Any]) -> None:
    """Refuse options that leave nothing to luck, where it is to be drawn."""
    for name in ("seed", "setup"):
        if options.get(name) is not None:
            raise BadInput(phrase("input-drawn"), name)

"""The types of all that is told and claimed in the games that are reviewed."""

from typing import Union

from ..games import NAMES, described
from ..hints.lone_wolves.claims import LoneWolvesClaim
from ..hints.the_wolves.claims import TheWolvesClaim


def claims() -> object:
    """What is claimed in any game."""
    return LoneWolvesClaim | TheWolvesClaim


def tellings() -> object:
    """What is told of any game."""
    return Union[tuple(described(name).models().telling for name in NAMES)]  # noqa: UP007

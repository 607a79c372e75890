"""The games, by name. A game's parts are loaded, and its rules compiled, when asked for.

Games that are not of this package are named in WOLFMOON_GAMES, as `module:NAME` of a `Description`,
with commas between them.
"""

import os
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING

from ..description import Description
from ..engine.errors import BadInput, phrase, shown
from ..words import add_folder
from .lone_wolves.description import LONE_WOLVES
from .the_wolves.description import THE_WOLVES

if TYPE_CHECKING:
    from ..engine.rules import Rules

FURTHER = "WOLFMOON_GAMES"


def _further(named: str) -> Iterator[Description]:
    """The descriptions that are named so."""
    for each in filter(None, named.split(",")):
        module, _, name = each.partition(":")
        try:
            found = getattr(import_module(module), name)
        except (ImportError, AttributeError) as error:
            raise BadInput(
                phrase("input-further-game", variable=FURTHER, found=each, problem=str(error))
            ) from None
        if not isinstance(found, Description):
            problem = f"{type(found).__name__} ≠ {Description.__name__}"
            raise BadInput(
                phrase("input-further-game", variable=FURTHER, found=each, problem=problem)
            )
        yield found


_DESCRIBED = {each.name: each for each in (THE_WOLVES, LONE_WOLVES)}


def described(name: str) -> Description:
    """The description of a game."""
    if not isinstance(name, str) or name not in _DESCRIBED:
        raise BadInput(phrase("input-game", found=shown(name), names=tuple(_DESCRIBED)))
    return _DESCRIBED[name]


class _Games(Mapping[str, "Rules"]):
    """The rules of each game, made when first asked for."""

    def __init__(self) -> None:
        self._made: dict[str, Rules] = {}

    def __getitem__(self, name: str) -> "Rules":
        if name not in self._made:
            self._made[name] = described(name).rules()
        return self._made[name]

    def __iter__(self) -> Iterator[str]:
        return iter(_DESCRIBED)

    def __len__(self) -> int:
        return len(_DESCRIBED)


games: Mapping[str, "Rules"] = _Games()
for _each in _further(os.environ.get(FURTHER, "")):  # they may import what is above
    _DESCRIBED[_each.name] = _each
    if _each.words is not None:
        add_folder(_each.words)
NAMES = tuple(_DESCRIBED)

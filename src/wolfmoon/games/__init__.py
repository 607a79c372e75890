"""The games, by name. A game's parts are loaded, and its rules compiled, when asked for.

`games` has their rules as they are now, `rules_of` those of the version that a game began with.

Games that are not of this package are named in WOLFMOON_GAMES, as `module:NAME` of a `Description`,
with commas between them.
"""

import os
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from ..description import Description
from ..engine.errors import BadInput, RulesUnknown, phrase, shown
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


def described(name: str, version: int | None = None) -> Description:
    """The description of a game, as it is now or under a version of its rules."""
    if not isinstance(name, str) or name not in _DESCRIBED:
        raise BadInput(phrase("input-game", found=shown(name), names=tuple(_DESCRIBED)))
    now = _DESCRIBED[name]
    return now if version is None or version not in now.older else now.older[version]()


def rules_of(name: str, version: int) -> "Rules":
    """The rules of a game in a version; games go on under the one that they began with."""
    if version == games[name].version:
        return games[name]
    if version not in _DESCRIBED[name].older:
        raise RulesUnknown(version, versions_of(name))
    return _older(name, version)


def versions_of(name: str) -> tuple[int, ...]:
    """The versions of a game's rules that are known here, the newest last."""
    return (*sorted(_DESCRIBED[name].older), games[name].version)


@cache
def _older(name: str, version: int) -> "Rules":
    return _rules(described(name, version))


def _rules(about: Description) -> "Rules":
    """The rules of a game, which know who gives its hints; that one is made when first asked."""
    rules = about.rules()
    rules.hinter = cache(about.hints) if about.hints is not None else None
    return rules


class _Games(Mapping[str, "Rules"]):
    """The rules of each game as they are now, made when first asked for."""

    def __init__(self) -> None:
        self._made: dict[str, Rules] = {}

    def __getitem__(self, name: str) -> "Rules":
        if name not in self._made:
            self._made[name] = _rules(described(name))
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

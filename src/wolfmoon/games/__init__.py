"""The games, by name. A game is loaded, and its rules compiled, only when it is asked for."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..engine.errors import BadInput, phrase, shown

if TYPE_CHECKING:
    from ..engine.rules import Rules

_WHERE = {
    "the-wolves": ("wolfmoon.games.the_wolves.rules", "TheWolves"),
    "lone-wolves": ("wolfmoon.games.lone_wolves.rules", "LoneWolves"),
}
NAMES = tuple(_WHERE)


class _Games(Mapping[str, "Rules"]):
    """The rules of each game, made when first asked for."""

    def __init__(self) -> None:
        self._made: dict[str, Any] = {}

    def __getitem__(self, name: str) -> "Rules":
        if not isinstance(name, str) or name not in _WHERE:
            raise BadInput(phrase("input-game", found=shown(name), names=NAMES))
        if name not in self._made:
            module, rules = _WHERE[name]
            self._made[name] = getattr(import_module(module), rules)()
        made: Rules = self._made[name]
        return made

    def __iter__(self) -> Iterator[str]:
        return iter(_WHERE)

    def __len__(self) -> int:
        return len(_WHERE)


games: Mapping[str, "Rules"] = _Games()

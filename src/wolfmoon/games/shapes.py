"""Data that may be of any game: its shape is one of those that the games give to that part."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Union

from ..engine.shape import Schema

if TYPE_CHECKING:
    from pydantic import GetCoreSchemaHandler
    from pydantic_core import CoreSchema


class NameOfGame:
    """Marks the name of a game: one of those that there are once all of them are loaded."""

    def __get_pydantic_core_schema__(self, source: object, handler: object) -> Schema:
        from . import NAMES

        return {"type": "literal", "expected": [*NAMES]}


class OfGames:
    """Marks data of any game by the part of a game's `Models` that says what it looks like."""

    def __init__(self, part: str) -> None:
        self.part = part

    def __get_pydantic_core_schema__(
        self, source: object, handler: "GetCoreSchemaHandler"
    ) -> "CoreSchema":
        from . import NAMES, described

        found = (getattr(described(name).models(), self.part) for name in NAMES)
        shapes = tuple(each for each in found if each is not None)
        return handler.generate_schema(Union[shapes])  # noqa: UP007


class NameOfBot:
    """Marks the name of a bot: one of those that any game has."""

    def __get_pydantic_core_schema__(self, source: object, handler: object) -> Schema:
        from . import NAMES, described

        names = dict.fromkeys(bot for name in NAMES for bot in described(name).bots)
        return {"type": "literal", "expected": [*names]}


GameName = Annotated[str, NameOfGame()]
BotName = Annotated[str, NameOfBot()]
Data = Mapping[str, object]
OptionData = Annotated[Data, OfGames("option")]
"""A decision, by its parts."""
TurnKind = Annotated[str, OfGames("turn")]
"""What kind of turn something is, as reviews tell them apart."""
Claim = Annotated[Data, OfGames("claim")]
"""Something that a hint or a review claims; its words are the message `hint-` and its kind."""
Told = Annotated[Data, OfGames("telling")]
"""Something that happened; its words are the message `log-` and what happened."""

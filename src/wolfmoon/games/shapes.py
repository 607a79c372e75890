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


GameName = Annotated[str, NameOfGame()]
Data = Mapping[str, object]
Claim = Annotated[Data, OfGames("claim")]
"""Something that a hint or a review claims; its words are the message `hint-` and its kind."""
Told = Annotated[Data, OfGames("telling")]
"""Something that happened; its words are the message `log-` and what happened."""

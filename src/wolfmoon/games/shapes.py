"""Data that may be of any game: its shape is one of those that the games give to that part."""

from typing import Union

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema

from . import NAMES, described


class OfGames:
    """Marks data of any game by the part of a game's `Models` that says what it looks like."""

    def __init__(self, part: str) -> None:
        self.part = part

    def __get_pydantic_core_schema__(
        self, source: object, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        found = (getattr(described(name).models(), self.part) for name in NAMES)
        shapes = tuple(each for each in found if each is not None)
        return handler.generate_schema(Union[shapes])  # noqa: UP007

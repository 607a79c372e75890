"""What all messages have in common, and the words that many of them use."""

from math import isfinite
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from ..games import NAMES, described

Language = Literal["en", "pl", "ru", "uk", "de"]
_SEATS = [seats for name in NAMES for seats in described(name).seats]
FEWEST_SEATS, MOST_SEATS = min(_SEATS), max(_SEATS)
Access = Literal["open", "link", "private"]
"""open: listed in the lobby; link: whoever has the address may sit or watch; private: by invite."""
Deal = Literal["drawn", "chosen"]
"""drawn: by the server, unseen; chosen: by the host, with a seed, a set-up or a file."""
Undo = Literal["turn", "none"]
Hinting = Literal["on", "off", "company", "rated"]
"""off: the table was made so; company: others play, and it was not made with hints; rated: the game
counts."""
Status = Literal["gathering", "playing", "finished", "closed", "archived"]
"""archived: the game began under rules that the server no longer has; it can be looked at."""
LONGEST_NAME = 24
Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
Password = Annotated[str, Field(min_length=1, max_length=200)]
"""What a new one must be like, `passwords.py` says: old ones stay good."""
Level = Annotated[str, Field(max_length=20, description="The name of a bot of the game.")]
Line = Annotated[list[str], Field(max_length=64, description="Decisions in words, in order.")]


class Message(BaseModel):
    """The base of everything that travels: what is not named here is refused."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    @model_validator(mode="before")
    @classmethod
    def _can_be_kept(cls, data: object) -> Any:
        """Refuse text and numbers that no database keeps and no JSON holds."""
        waiting = [data]
        while waiting:
            value = waiting.pop()
            if isinstance(value, dict):
                waiting += [*value, *value.values()]
            elif isinstance(value, list):
                waiting += value
            elif isinstance(value, str) and b"\0" in value.encode():  # half a letter is no UTF-8
                raise ValueError("text with a zero byte")
            elif isinstance(value, float) and not isfinite(value):
                raise ValueError("a number that is none")
        return data


class FromServer(Message):
    """The base of what shows a game, and comes from the server alone.

    What is sent is made by hand and not checked, so a server that starts need not build these.
    """

    model_config = ConfigDict(defer_build=True)

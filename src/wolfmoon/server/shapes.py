"""What the games look like to those who may see them: made of the models of every game there is.

Each game describes its own data (see `Description.models`). Here it is only put together: what may
be of any game is one of what they say.
"""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from ..games.shapes import Claim, Data, GameName, OfGames, OptionData, Told

__all__ = [
    "Claim",
    "GameBox",
    "GameMap",
    "GameName",
    "GameOptions",
    "Known",
    "OfGames",
    "Option",
    "OptionData",
    "Outcome",
    "Position",
    "Refusal",
    "Shape",
    "Sheet",
    "Told",
    "View",
]
View = Annotated[Data, OfGames("view")]
Sheet = Annotated[Data, OfGames("sheet")]
Refusal = Annotated[Data, OfGames("refusal")]
GameBox = Annotated[Data, OfGames("box")]
GameOptions = Annotated[Data, OfGames("choices")]
Known = Annotated[Data, OfGames("known")]
GameMap = Annotated[Data, OfGames("map")]


class Shape(BaseModel):
    """The base of all shapes: exactly these fields."""

    model_config = ConfigDict(extra="forbid", frozen=True, defer_build=True)


class Option(Shape):
    """A decision that may be taken: its number, its words, its parts."""

    number: int
    text: str
    data: OptionData = Field(description="Its action, and what that is about.")


class Outcome(Shape):
    """How a game ended."""

    scores: list[int]
    winners: list[int]
    ranks: list[int]
    ended_by: str


class Position(Shape):
    """A game at one step, as one viewer sees it."""

    game: GameName
    step: int
    turn_step: int = Field(description="The step at which the turn began; undo goes no further.")
    undo_step: int | None = Field(description="Where undo would lead now; null: it may not.")
    to_decide: int | None
    question: str = Field(description="What is asked, as a code: act, pay, lead, …")
    view: View
    sheet: Sheet = Field(description="The points as they stand.")
    offer: list[Option] = Field(description="Empty unless it is the viewer's decision.")
    outcome: Outcome | None

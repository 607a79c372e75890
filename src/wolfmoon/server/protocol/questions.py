"""Questions about decisions that are not taken: what would be, what may follow, and why not."""

from typing import Annotated

from pydantic import Field

from ..message import FromServer, Line, Message
from ..shapes import Option, Position, Refusal, Sheet, Told


class Ask(Message):
    """A question about a line of decisions that is not played: what would be?"""

    seat: int | None = None
    line: Line = Field(default_factory=list)


class Preview(FromServer):
    """The position after a line, and what would happen on the way; nothing is played.

    A decision that will show something hidden can be asked about, but nothing after it: what it
    will show is `hidden`, is not told, and nothing is offered then.
    """

    position: Position
    told: list[Told]
    shows: bool = Field(description="Whether the last decision will show something hidden.")
    line: list[Option] = Field(description="The decisions that were asked about.")
    offers: list[list[Option]] = Field(
        description="For each decision of the line, all that was offered in its place."
    )


class AskAhead(Ask):
    """What may follow? After a line, with something in mind that is not on it yet."""

    doing: Annotated[str, Field(max_length=40)] = Field(
        default="",
        description="What is begun in one's mind only: an action (howl), a piece in hand as "
        "decisions call it (alpha S4), or the place where it stands (S4). Empty: whatever is "
        "asked.",
    )


class Possible(FromServer):
    """A place where something is possible, what leads there, and what would come of it.

    Where only a detail is asked on the way, as how to pay, it is decided as usual.
    """

    place: str
    line: list[Option]
    told: list[Told]
    shows: bool = Field(description="Whether the last decision will show something hidden.")
    sheet: Sheet = Field(
        description="The points after it: all seats, and of regions or lands those that differ."
    )


class Ahead(FromServer):
    """Everything that may follow, and what lies around that which one has in mind."""

    possible: list[Possible]
    candidates: list[str] = Field(
        description="Places with the thing that it is about, possible or not."
    )
    sources: list[str] = Field(description="The places that it comes from.")
    reach: list[str] = Field(
        description="All places within its reach; none where reach plays no part."
    )
    in_hand: list[Option] = Field(
        description="The piece in hand, as the decision that chooses it; then others like it."
    )


class AskWhyNot(AskAhead):
    """Why can't I …? After a line, about a place (a hex, a card, a land) or an action."""

    place: Annotated[str, Field(max_length=40)] | None = None
    action: Annotated[str, Field(max_length=80)] | None = None


class WhyNot(FromServer):
    """An action that may be meant, and why it is not possible; null if it is."""

    option: Option
    refusal: Refusal | None

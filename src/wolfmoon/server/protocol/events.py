"""What happened at a table, as one visitor may know it, and how the table stands after it."""

from datetime import datetime
from typing import TYPE_CHECKING, Any, Literal, Self, Union, get_type_hints

from pydantic import Field, GetJsonSchemaHandler, create_model, model_validator
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema

from .. import happened
from ..message import FromServer, Message
from ..shapes import Option, Position, Told
from .tables import TableInfo


class NoFacts(Message):
    """There is nothing more to know about it."""


def _facts(kind: type[happened.Happening]) -> type[Message]:
    """The model of the facts that everyone may know of one kind of event."""
    hints = get_type_hints(kind)
    known: dict[str, Any] = {fact: (hints[fact], ...) for fact in kind.shown}
    name, about = f"{kind.__name__}Facts", kind.__doc__
    return create_model(name, __base__=Message, __doc__=about, **known) if known else NoFacts


FACTS = {each.kind: _facts(each) for each in happened.EVERY}
"""By kind, what else is known of an event."""
if TYPE_CHECKING:
    EventKind = str
    AnyFacts = Message
else:
    EventKind = Literal[tuple(FACTS)]
    AnyFacts = Union[tuple(dict.fromkeys(FACTS.values()))]  # noqa: UP007


class Event(FromServer):
    """One entry of a table's log, as one visitor may know it; each kind has facts of its own."""

    seq: int
    at: datetime
    kind: EventKind
    seat: int | None = None
    name: str | None = None
    step: int | None = Field(default=None, description="Decisions made, after this event.")
    options: list[Option] = Field(default_factory=list, description="What was decided.")
    told: list[Told] = Field(default_factory=list)
    facts: AnyFacts

    @model_validator(mode="after")
    def _has_its_facts(self) -> Self:
        FACTS[self.kind].model_validate(self.facts.model_dump())
        return self

    @classmethod
    def __get_pydantic_json_schema__(
        cls, core: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        """The frame that all kinds share, and which facts go with which kind."""
        reference = handler(core)
        event = handler.resolve_ref_schema(reference)
        shapes = event["properties"]["facts"]["anyOf"]
        shape_of = dict(zip(dict.fromkeys(FACTS.values()), shapes, strict=True))
        event["oneOf"] = [
            {"properties": {"kind": {"const": kind}, "facts": shape_of[facts]}}
            for kind, facts in FACTS.items()
        ]
        return reference


class State(FromServer):
    """A table and its game as one visitor sees them."""

    table: TableInfo
    seq: int
    seat: int | None = Field(description="Whose eyes: a seat of the visitor's, or a spectator's.")
    position: Position | None


class Answer(FromServer):
    """What an order led to."""

    seq: int
    events: list[Event]
    state: State


class Events(FromServer):
    """The log after a number."""

    seq: int
    events: list[Event]

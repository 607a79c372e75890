"""What a game looks like as plain data: the types of all that it says.

A game whose `Rules` leave a method as it is speaks in the usual way, and has the usual type for it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from typing_extensions import TypedDict

from .shape import shape


@shape
class UsualOption(TypedDict):
    """A decision that its words say all about."""

    action: str
    number: int


@shape
class UsualSeat(TypedDict):
    """The points of a player, by source."""

    points: dict[str, int]
    total: int
    rank: int


@shape
class UsualSheet(TypedDict):
    """The points as they stand."""

    seats: list[UsualSeat]


class Refused(TypedDict):
    """What every refusal says; a game's own types add which facts come with which `reason`."""

    clause: str
    sentence: str


@shape
class UsualRefusal(Refused):
    """Why a decision is not possible, for a game whose reasons need no facts."""

    reason: str
    facts: dict[str, str | int]


@dataclass(frozen=True, kw_only=True)
class Models:
    """What a game looks like as plain data: for each kind of data the type that it has.

    Whatever speaks of games in general, such as a server, makes its own models of these.
    """

    view: object
    """A position, as one viewer sees it."""
    telling: object
    """One thing that happened; `what` says which facts there are."""
    box: object
    """What is printed on the components."""
    choices: object
    """What can be chosen at a table."""
    sheet: object = UsualSheet
    """The points as they stand."""
    option: object = UsualOption
    """A decision; `action` says which kind."""
    refusal: object = UsualRefusal
    """Why a decision is not possible; `reason` says which facts there are."""
    map: object = None
    """The map, if it has one."""
    claim: object = None
    """What a hint or a review may claim; `claim` says which facts there are."""
    known: object = None
    """What a view lets its viewer tell of the hidden, if anything is hidden."""
    turn: object = None
    """The kinds of turns that its reviews tell apart, if it has any."""
    unsaid: Mapping[str, object] = field(default_factory=dict)
    """What views that were kept earlier do not say, and what is shown in its place."""

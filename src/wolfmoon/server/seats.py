"""Who sits at a table, and what one of them may ask of the others."""

from dataclasses import dataclass, replace
from typing import Literal

OPEN, PERSON, BOT = "open", "person", "bot"


@dataclass(frozen=True)
class Seat:
    """Who sits somewhere."""

    kind: str = OPEN
    person: str | None = None
    level: str | None = None
    """Of a bot."""
    stand_in: str | None = None
    """The bot that plays for an absent person."""
    here: bool = False
    """Whether it is a second person on the device of the one who sits elsewhere."""
    kept_for: str | None = None
    """The person who is asked to take it, and for whom alone it is open until they answer."""
    hinted: frozenset[int] = frozenset()
    """The turns in which it had hints."""
    tutored: bool = False
    """Whether the tutor looked at its turns."""

    @property
    def bot(self) -> str | None:
        """The bot that decides for the seat, if one does."""
        return self.level or self.stand_in

    def holds(self, person: str | None) -> bool:
        """Whether a person decides for the seat."""
        return self.of(person) and self.stand_in is None

    def of(self, person: str | None) -> bool:
        """Whether the seat is a person's, even while a bot stands in."""
        return self.kind == PERSON and person is not None and self.person == person


def as_data(seat: Seat) -> dict[str, object]:
    """A seat as it is kept with a table that is made."""
    kept: dict[str, object] = {"kind": seat.kind}
    for name in ("person", "level", "stand_in", "kept_for"):
        if getattr(seat, name) is not None:
            kept[name] = getattr(seat, name)
    return {**kept, "here": True} if seat.here else kept


def helped(seat: Seat, by: Literal["lantern", "tutor"], turn: int) -> Seat:
    """A seat that has had a hint in a turn, or the tutor's word."""
    if by == "tutor":
        return replace(seat, tutored=True)
    return replace(seat, hinted=seat.hinted | {turn})


@dataclass(frozen=True)
class Takeback:
    """Someone has asked the others to go back."""

    seat: int
    to_step: int
    agreed: frozenset[int] = frozenset()

"""What a seat sees of the table, and what a decision would make of it."""

from functools import cached_property

from ...bots.bot import Seen
from ...engine.kernels import States
from ...engine.rules import Rules
from ...games.lone_wolves.forms.names import LAND_NAMES, SUIT_NAMES
from ...games.lone_wolves.forms.notation import action_data
from ...games.lone_wolves.models import (
    OPTION,
    SHEET,
    VIEW,
    Land,
    LandView,
    LoneSheetLand,
    LoneWolvesAction,
    LoneWolvesSheet,
    LoneWolvesView,
    Suit,
)
from .claims import Lead


class Outlook:
    """A position in which nothing is true but what a seat knows."""

    def __init__(self, rules: Rules, states: States, seat: int) -> None:
        self.rules, self.states, self.seat = rules, states, seat
        self.rival = 1 - seat

    @classmethod
    def of(cls, seen: Seen) -> "Outlook":
        """The outlook of what a bot gets."""
        return cls(seen.rules, seen.states, seen.seat)

    @cached_property
    def view(self) -> LoneWolvesView:
        """As plain data."""
        return VIEW.given(self.rules.view(self.states[0], self.seat))

    @cached_property
    def sheet(self) -> LoneWolvesSheet:
        """The points as they stand."""
        return SHEET.given(self.rules.score_sheet(self.states))

    @cached_property
    def points(self) -> list[int]:
        """The points of both seats."""
        return [sum(row.values()) for row in self.rules.points(self.states)]

    @property
    def lead(self) -> int:
        """How many more points the seat has than the other."""
        return self.points[self.seat] - self.points[self.rival]

    def offer(self) -> list[int]:
        """What may be decided."""
        offered, counts = self.rules.offer_many(self.states)
        return [int(number) for number in offered[0, : counts[0]]]

    def after(self, action: int) -> "Outlook":
        """The outlook once a decision that is offered has been taken."""
        states, reason = self.rules.after(self.states, action)
        assert reason == 0, f"action {action} is not offered"
        return Outlook(self.rules, states, self.seat)

    # -- lands
    def land(self, name: Land) -> LandView:
        """What lies on a land."""
        return self.view["lands"][LAND_NAMES.index(name)]

    def stands(self, name: Land) -> LoneSheetLand:
        """How a land stands."""
        return self.sheet["lands"][LAND_NAMES.index(name)]

    def strengths(self, name: Land) -> tuple[int, int]:
        """The strength of the seat in a land, and of the other."""
        strength = self.stands(name)["strength"]
        return strength[self.seat]["total"], strength[self.rival]["total"]

    def prize(self, name: Land) -> int:
        """What the winner of a land gets: its honour token and any moon."""
        stands = self.stands(name)
        return stands["honour"] + stands["moon_points"]

    def lead_in(self, name: Land) -> Lead:
        """Who is stronger in a land."""
        own, theirs = self.strengths(name)
        if own == theirs:
            return "level"
        return "ahead" if own > theirs else "behind"

    def scars_in(self, name: Land) -> tuple[int, int]:
        """How many scars lie in a land, face up and face down."""
        land = self.land(name)
        hidden = land["hidden"]
        return len(land["shown"]), hidden if isinstance(hidden, int) else len(hidden)


def suit_of_land(name: Land) -> Suit:
    """The suit that is trump once the latest moon lies on a land."""
    return SUIT_NAMES[LAND_NAMES.index(name)]


def decision(action: int) -> LoneWolvesAction:
    """A decision as plain data."""
    return OPTION.given(action_data(action))

"""A position: everything that lies on the table, with the questions that can be asked of it."""

from __future__ import annotations

import copy
from dataclasses import dataclass, replace
from typing import Any

from . import flow, offers, scoring, tables

Play = dict[str, str]  # {"card": "R6", "land": "swamp"}


@dataclass
class Side:
    """One player's side of a territory."""

    cards: list[str]
    lone: list[str]
    unseen: int
    scars: list[str]

    def lone_wolves(self) -> int:
        """The number of lone wolves: turned cards and cards put here by S3."""
        return len(self.lone) + self.unseen

    def wolves(self) -> int:
        """The number of wolf cards, lone wolves included."""
        return len(self.cards) + self.lone_wolves()

    def copied(self) -> Side:
        """A side that shares nothing with this one."""
        return Side(list(self.cards), list(self.lone), self.unseen, list(self.scars))

    def to_data(self) -> dict[str, Any]:
        """The side as plain data."""
        return {
            "cards": tables.sorted_cards(self.cards),
            "lone": tables.sorted_cards(self.lone),
            "unseen": self.unseen,
            "scars": sorted(self.scars),
        }


@dataclass
class Land:
    """A territory: its honour token (the side that is up first), its scars and its two sides."""

    honour: list[int]
    hidden: list[str]
    shown: list[str]
    moon: str | None
    sides: list[Side]

    def full(self) -> bool:
        """Whether the territory takes no more wolf cards (L7)."""
        return sum(side.wolves() for side in self.sides) >= tables.CARDS_IN_LAND

    def has_scars(self) -> bool:
        """Whether a scar is left to be taken here."""
        return bool(self.hidden or self.shown)

    def copied(self) -> Land:
        """A territory that shares nothing with this one."""
        sides = [side.copied() for side in self.sides]
        return Land(list(self.honour), list(self.hidden), list(self.shown), self.moon, sides)

    def to_data(self) -> dict[str, Any]:
        """The territory as plain data."""
        return {
            "honour": list(self.honour),
            "hidden": list(self.hidden),
            "shown": sorted(self.shown),
            "moon": self.moon,
            "sides": [side.to_data() for side in self.sides],
        }


@dataclass
class Position:
    """A whole position; `play` gives a new one and leaves this one as it is."""

    board: str
    house: dict[str, Any]
    hands: list[list[str]]
    set_aside: list[str]
    unseen_left: int
    lands: list[Land]
    borders: list[list[list[str]]]
    box: list[str]
    void: list[list[str]]
    leader: int
    seat: int
    trick: int
    led: Play | None
    followed: Play | None
    trump: str | None
    in_hand: str | None
    taken_hidden: bool
    asks: str

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.asks == "over"

    def offer(self) -> list[str]:
        """The texts of all decisions that are open now, in the order of their numbers."""
        return offers.open_decisions(self)

    def play(self, text: str) -> Position:
        """The position after this decision and everything that happens by itself."""
        if text not in self.offer():
            raise ValueError(f"not offered: {text!r}")
        after = self.copied()
        flow.decide(after, text)
        return after

    def strength(self, land_name: str) -> tuple[int, int]:
        """The strength of both seats in a territory (L18)."""
        return scoring.strength(self, land_name, 0), scoring.strength(self, land_name, 1)

    def points(self, seat: int) -> dict[str, int]:
        """The points of a seat by source, as if the game ended now (L19, L20)."""
        return scoring.points(self, seat)

    def scores(self) -> list[int]:
        """The points of both seats, as if the game ended now (L20)."""
        return [sum(self.points(seat).values()) for seat in (0, 1)]

    def winners(self) -> list[int]:
        """The seats that win, after the tie-break (L20)."""
        return scoring.winners(self)

    def land(self, land_name: str) -> Land:
        """The territory of this name."""
        return self.lands[tables.LANDS.index(land_name)]

    def slots(self) -> list[str]:
        """The names of the slots that this board has on each side."""
        return tables.SLOTS if self.board == "advanced" else tables.LANDS

    def scars_on(self, seat: int, slot: str) -> list[str]:
        """The scars that a seat has on a slot (the list itself, not a copy)."""
        if slot in tables.BORDERS:
            return self.borders[seat][tables.BORDERS.index(slot)]
        return self.land(slot).sides[seat].scars

    def scars_working_in(self, seat: int, land_name: str) -> list[str]:
        """The scars of a seat that work in a territory, those on its borders included (L16)."""
        found: list[str] = []
        for slot in self.slots():
            if land_name in tables.lands_of_slot(slot):
                found += self.scars_on(seat, slot)
        return found

    def copied(self) -> Position:
        """A position that shares nothing that changes with this one."""
        return replace(
            self,
            hands=[list(hand) for hand in self.hands],
            lands=[land.copied() for land in self.lands],
            borders=[[list(scars) for scars in slots] for slots in self.borders],
            box=list(self.box),
            void=[list(suits) for suits in self.void],
        )

    def to_data(self) -> dict[str, Any]:
        """The full position as plain data, sharing nothing with it."""
        return {
            "game": "lone-wolves",
            "rules": 1,
            "board": self.board,
            "house": copy.deepcopy(self.house),
            "hands": [tables.sorted_cards(hand) for hand in self.hands],
            "set_aside": tables.sorted_cards(self.set_aside),
            "unseen_left": self.unseen_left,
            "lands": [land.to_data() for land in self.lands],
            "borders": [[sorted(scars) for scars in slots] for slots in self.borders],
            "box": sorted(self.box),
            "void": [sorted(suits, key=tables.SUITS.index) for suits in self.void],
            "leader": self.leader,
            "seat": self.seat,
            "trick": self.trick,
            "led": copy.copy(self.led),
            "followed": copy.copy(self.followed),
            "trump": self.trump,
            "in_hand": self.in_hand,
            "taken_hidden": self.taken_hidden,
            "asks": self.asks,
        }


def land_from_data(data: dict[str, Any]) -> Land:
    """Read a territory from plain data."""
    sides = [Side(**side) for side in data["sides"]]
    return Land(**{**data, "sides": sides})


def position_from_data(data: dict[str, Any]) -> Position:
    """Read a full position from plain data, sharing nothing with it."""
    if data["game"] != "lone-wolves" or data["rules"] != 1:
        raise ValueError("not a position of Lone Wolves, rules 1")
    facts = copy.deepcopy(data)
    del facts["game"], facts["rules"]
    facts["lands"] = [land_from_data(land) for land in facts["lands"]]
    return Position(**facts)

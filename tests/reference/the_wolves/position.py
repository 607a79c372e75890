"""A position: the facts of docs/notation.md, with the questions that can be asked of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from . import flow, offers, scoring, tables
from .board import Board, board_for

Piece = tuple[str, str]  # owner (a pack's name or "neutral") and kind
ORDER_ON_HEX = {"den": 0, "lair": 0, "alpha": 1, "pack": 2}


@dataclass
class Seat:
    """One player: the pack, its tiles, its player board and what it has won."""

    pack: str
    tiles: list[str]
    bonus_terrain: int
    bonus_action: int
    dens: dict[str, int]
    wolves: int
    lairs: int
    prey: list[str]
    tokens: dict[str, int]
    seconds: dict[str, int]

    def track_value(self, track: str) -> int:
        """The value that an attribute track shows now."""
        return tables.TRACK_VALUES[track][self.dens[track]]

    def to_data(self) -> dict[str, Any]:
        """The seat as plain data."""
        return {
            "pack": self.pack,
            "tiles": list(self.tiles),
            "bonus_terrain": self.bonus_terrain,
            "bonus_action": self.bonus_action,
            "dens": {track: self.dens[track] for track in tables.TRACKS},
            "wolves": self.wolves,
            "lairs": self.lairs,
            "prey": [kind for kind in tables.PREY_KINDS if kind in self.prey],
            "tokens": {phase: self.tokens[phase] for phase in tables.PHASES},
            "seconds": {phase: self.seconds[phase] for phase in tables.PHASES},
        }


def seat_from_data(data: dict[str, Any]) -> Seat:
    """Read a seat from plain data, sharing nothing with it."""
    copies = {key: _copied(value) for key, value in data.items()}
    return Seat(**copies)


@dataclass
class Position:
    """A whole position; `play` gives a new one and leaves this one as it is."""

    players: int
    regions: list[int]
    tokens: list[list[str]]
    prey: list[list[Any] | None]
    lone_wolves: set[str]
    pieces: dict[str, list[Piece]]
    seats: list[Seat]
    first: int
    seat: int
    moonlight: int
    moonlight_at_start: int
    turns: int
    quiet_turns: int
    drafted: int
    actions_taken: int
    phase: str
    asks: str
    pending: dict[str, Any]

    @property
    def board(self) -> Board:
        """The map of this game."""
        return board_for(self.players, tuple(self.regions))

    @property
    def player(self) -> Seat:
        """The seat whose decision it is."""
        return self.seats[self.seat]

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.asks == "over"

    @property
    def ended_by(self) -> str | None:
        """What ended the game: "full moon" (W46), "quiet" (W49), or None before the end."""
        if not self.over:
            return None
        return "full moon" if self.phase == "full" else "quiet"

    def offer(self) -> list[str]:
        """The texts of all decisions that are open now, in the order of the notation."""
        return offers.open_decisions(self)

    def play(self, text: str) -> Position:
        """The position after this decision and everything that resolves by itself."""
        if text not in self.offer():
            raise ValueError(f"not offered: {text!r}")
        after = position_from_data(self.to_data())
        flow.decide(after, text)
        return after

    def control(self, place_letter: str) -> dict[str, tuple[int, int]]:
        """Control and number of alphas of each pack that has pieces in a region (W41)."""
        return scoring.control(self, place_letter)

    def points(self, seat: int) -> dict[str, int]:
        """The points of a seat by source (W47)."""
        return scoring.points(self, seat)

    def scores(self) -> list[int]:
        """The points of every seat (W47)."""
        return [sum(self.points(seat).values()) for seat in range(self.players)]

    def winners(self) -> list[int]:
        """The seats that win, after the tie-breaks (W48)."""
        return scoring.winners(self)

    def pieces_on(self, hex_name: str) -> list[Piece]:
        """The pieces on a hex."""
        return self.pieces.get(hex_name, [])

    def add_piece(self, hex_name: str, piece: Piece) -> None:
        """Put a piece on a hex."""
        self.pieces.setdefault(hex_name, []).append(piece)

    def remove_piece(self, hex_name: str, piece: Piece) -> None:
        """Take a piece off a hex."""
        self.pieces[hex_name].remove(piece)
        if not self.pieces[hex_name]:
            del self.pieces[hex_name]

    def hexes_of(self, owner: str, kinds: tuple[str, ...]) -> list[str]:
        """The hexes that hold at least one such piece, in the order of offers."""
        wanted = {(owner, kind) for kind in kinds}
        found = [name for name, pieces in self.pieces.items() if wanted & set(pieces)]
        return self.board.in_order(found)

    def prey_on(self, hex_name: str) -> str | None:
        """The kind of prey that lies on a hex."""
        if hex_name not in self.board.prey_spots:
            return None
        stack = self.prey[self.board.prey_spots.index(hex_name)]
        return stack[0] if stack else None

    def to_data(self) -> dict[str, Any]:
        """The position as plain data (JSON)."""
        return {
            "game": "the-wolves",
            "rules": 1,
            "players": self.players,
            "regions": list(self.regions),
            "tokens": [list(tokens) for tokens in self.tokens],
            "prey": [None if stack is None else list(stack) for stack in self.prey],
            "lone_wolves": self.board.in_order(self.lone_wolves),
            "pieces": self._pieces_data(),
            "seats": [seat.to_data() for seat in self.seats],
            "first": self.first,
            "seat": self.seat,
            "moonlight": self.moonlight,
            "moonlight_at_start": self.moonlight_at_start,
            "turns": self.turns,
            "quiet_turns": self.quiet_turns,
            "drafted": self.drafted,
            "actions_taken": self.actions_taken,
            "phase": self.phase,
            "asks": self.asks,
            "pending": {key: _copied(value) for key, value in self.pending.items()},
        }

    def _pieces_data(self) -> dict[str, list[list[str]]]:
        """The pieces by hex: den or lair first, then alphas, then pack wolves."""
        data = {}
        for name in self.board.in_order(list(self.pieces)):
            ordered = sorted(self.pieces[name], key=lambda piece: ORDER_ON_HEX[piece[1]])
            data[name] = [list(piece) for piece in ordered]
        return data


def _copied(value: Any) -> Any:
    """A copy of plain data: lists and dictionaries all the way down."""
    if isinstance(value, list):
        return [_copied(item) for item in value]
    if isinstance(value, dict):
        return {key: _copied(item) for key, item in value.items()}
    return value


def position_from_data(data: dict[str, Any]) -> Position:
    """Read a position from plain data, sharing nothing with it."""
    if data["game"] != "the-wolves" or data["rules"] != 1:
        raise ValueError("not a position of The Wolves, rules 1")
    facts = {key: _copied(value) for key, value in data.items() if key not in ("game", "rules")}
    facts["lone_wolves"] = set(facts["lone_wolves"])
    facts["seats"] = [seat_from_data(seat) for seat in facts["seats"]]
    facts["pieces"] = {
        name: [(owner, kind) for owner, kind in pieces] for name, pieces in facts["pieces"].items()
    }
    return Position(**facts)

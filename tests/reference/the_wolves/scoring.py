"""Region scoring, points and the winner (W39–W48)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import tables
from .board import letter_of

if TYPE_CHECKING:
    from .position import Position


def control(position: Position, place_letter: str) -> dict[str, tuple[int, int]]:
    """Control and number of alphas of each pack that has pieces in a region (W41)."""
    totals: dict[str, tuple[int, int]] = {}
    for hex_name, pieces in position.pieces.items():
        if letter_of(hex_name) != place_letter:
            continue
        for owner, kind in pieces:
            strength, alphas = totals.get(owner, (0, 0))
            is_alpha = 1 if kind == "alpha" else 0
            totals[owner] = (strength + tables.CONTROL[kind], alphas + is_alpha)
    return totals


def score_reached_phases(position: Position) -> None:
    """Score, in order, every phase whose date is covered and that was not scored yet (W39, W40)."""
    for phase, date in zip(tables.PHASES, tables.DATES[position.players], strict=True):
        if position.moonlight >= date and not was_scored(position, phase):
            score_phase(position, phase)
            position.phase = phase


def was_scored(position: Position, phase: str) -> bool:
    """Whether the phase is the last one scored or an earlier one."""
    order = ["none", *tables.PHASES]
    return order.index(phase) <= order.index(position.phase)


def score_phase(position: Position, phase: str) -> None:
    """Score every region whose showing token is of this phase, and remove that token."""
    for place, tokens in enumerate(position.tokens):
        if tokens[:1] == [phase]:
            score_region(position, tables.REGION_LETTERS[place], phase)
            tokens.pop(0)


def score_region(position: Position, place_letter: str, phase: str) -> None:
    """Give the first and second place of one region (W42–W45, W62)."""
    totals = control(position, place_letter)
    groups = [
        [owner for owner in totals if totals[owner] == rank]
        for rank in sorted(set(totals.values()), reverse=True)
    ]
    if not groups:
        return
    first_group = groups[0]
    if len(first_group) > 1:
        for owner in first_group:
            award(position, owner, "seconds", phase)
        return
    award(position, first_group[0], "tokens", phase)
    if len(groups) > 1 and len(groups[1]) == 1:
        award(position, groups[1][0], "seconds", phase)


def award(position: Position, owner: str, what: str, phase: str) -> None:
    """Note a region token or a second place for a player; the neutral pack gets nothing."""
    for seat in position.seats:
        if seat.pack == owner:
            getattr(seat, what)[phase] += 1


def points(position: Position, seat_number: int) -> dict[str, int]:
    """The points of a seat by source (W47)."""
    seat = position.seats[seat_number]
    by_track = tables.track_points(position.players)
    found = {track: by_track[seat.dens[track]] for track in tables.TRACKS}
    found["wolves"] = tables.WOLF_POINTS[seat.wolves]
    found["lairs"] = tables.LAIR_POINTS[seat.lairs]
    found["prey"] = tables.prey_points(position.players)[len(seat.prey)]
    found["tokens"] = sum(tables.FIRST_PLACE_POINTS[p] * seat.tokens[p] for p in tables.PHASES)
    found["seconds"] = sum(tables.SECOND_PLACE_POINTS[p] * seat.seconds[p] for p in tables.PHASES)
    return found


def wolves_on_map(position: Position, pack: str) -> int:
    """How many alphas and pack wolves of a pack stand on the map (W48)."""
    pieces = [piece for on_hex in position.pieces.values() for piece in on_hex]
    return pieces.count((pack, "alpha")) + pieces.count((pack, "pack"))


def winners(position: Position) -> list[int]:
    """The seats with the most points, then region tokens, then wolves on the map (W48)."""
    ranks = []
    for number, seat in enumerate(position.seats):
        score = sum(points(position, number).values())
        ranks.append((score, sum(seat.tokens.values()), wolves_on_map(position, seat.pack)))
    return [number for number, rank in enumerate(ranks) if rank == max(ranks)]

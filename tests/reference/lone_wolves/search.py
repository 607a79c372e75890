"""Exact play of the last tricks with all cards and scars known."""

from __future__ import annotations

from . import tables
from .position import Position

MOST_TRICKS_LEFT = 2


def minimax(position: Position) -> tuple[int, set[str]]:
    """The margin of seat 0 under best play, and the decisions that reach it."""
    if tables.TRICKS - position.trick > MOST_TRICKS_LEFT:
        raise ValueError(f"more than {MOST_TRICKS_LEFT} tricks are left")
    if position.over:
        return margin(position), set()
    values = {text: value_of_position(position.play(text)) for text in position.offer()}
    best = best_for(position.seat, list(values.values()))
    return best, {text for text, value in values.items() if value == best}


def value_of_position(position: Position) -> int:
    """The margin of seat 0 when both play for it to the end."""
    if position.over:
        return margin(position)
    values = [value_of_position(position.play(text)) for text in position.offer()]
    return best_for(position.seat, values)


def best_for(seat: int, values: list[int]) -> int:
    """Seat 0 wants the greatest margin, seat 1 the least."""
    return max(values) if seat == 0 else min(values)


def margin(position: Position) -> int:
    """The score of seat 0 minus the score of seat 1."""
    scores = position.scores()
    return scores[0] - scores[1]

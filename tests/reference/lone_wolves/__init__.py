"""A slow, plain second implementation of Lone Wolves, from the rulebook alone, for tests."""

from .knowledge import consistent_hands
from .position import Position, position_from_data
from .search import minimax
from .setup import new_position

__all__ = ["Position", "consistent_hands", "minimax", "new_position", "position_from_data"]

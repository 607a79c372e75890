"""A slow, plain second implementation of The Wolves, written from the rulebook alone, for tests."""

from .position import Position, position_from_data
from .setup import new_position

__all__ = ["Position", "new_position", "position_from_data"]

"""How a game ended, and what it is worth to each seat."""

from collections.abc import Sequence
from dataclasses import dataclass


def win_shares(winners: Sequence[int], seats: int) -> tuple[float, ...]:
    """The share of each seat in the win."""
    return tuple((seat in winners) / len(winners) for seat in range(seats))


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    ended_by: str

    @classmethod
    def by_points(cls, scores: Sequence[int], ended_by: str) -> "Outcome":
        """The outcome if nothing but points counts."""
        ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
        winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
        return cls(tuple(scores), winners, ranks, ended_by)

    @property
    def shares(self) -> tuple[float, ...]:
        """The share of each seat in the win."""
        return win_shares(self.winners, len(self.scores))

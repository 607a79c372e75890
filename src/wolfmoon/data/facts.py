"""What is true of a whole game, and so stands in each of its rows."""

from dataclasses import dataclass
from typing import TypedDict

from ..engine.game import Game
from ..engine.outcome import Outcome


@dataclass(frozen=True)
class Facts:
    """A game; what belongs to the seats stands in their order."""

    number: int
    seed: int | None
    """With which the same game begins again; None if it did not begin from a seed."""
    file: str | None = None
    bots: tuple[str, ...] | None = None
    """None if it is not known who played."""
    final: tuple[int, ...] | None = None
    """The scores at the end; this and what follows is None if the game is not over."""
    shares: tuple[float, ...] | None = None
    """Each seat's share in the win."""
    ended_by: str | None = None


class Ending(TypedDict, total=False):
    """How a game ended, as `Facts` has it."""

    final: tuple[int, ...]
    shares: tuple[float, ...]
    ended_by: str


def ending(outcome: Outcome | None) -> Ending:
    """How a game ended, as facts; nothing if it has not."""
    if outcome is None:
        return {}
    return {"final": outcome.scores, "shares": outcome.shares, "ended_by": outcome.ended_by}


def facts_of_file(number: int, file: str, game: Game) -> Facts:
    """What is true of the game of a file."""
    seed = game.start.headers.get("seed")
    return Facts(number, int(seed[0]) if seed else None, file, **ending(game.outcome))

"""What hints and verdicts are made of: what a seat may see, and nothing else.

All that leaves this process for a hint is what `Rules.seen` gives: a position in which nothing is
true but what the seat knows, the same for all positions that look alike to it.
"""

from ..engine.game import Game
from .going_back import turn_step
from .lines import follow
from .previews import known


def about_now(game: Game, seat: int) -> bytes:
    """What a hint is made of: a position in which nothing is true but what the seat knows."""
    seen: bytes = game.rules.seen(game.states, seat).tobytes()
    return seen


def turn_chosen(game: Game, seat: int, line: list[str]) -> tuple[bytes, tuple[int, ...]]:
    """What a turn is judged by: where it began, as the seat knows it, and all its decisions.

    Where something is hidden every decision is judged by itself, as of now; and in a draft.
    """
    chosen = tuple(follow(known(game, seat), seat, line).numbers) if line else ()
    if game.rules.hides or game.view(seat)["asks"] == "draft":
        return about_now(game, seat), chosen
    first = turn_step(game, free=False)
    return about_now(game.at(first), seat), (*game.numbers[first:], *chosen)

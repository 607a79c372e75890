"""A line: decisions in words that one seat takes in a row, all or none."""

from ..engine.asking import NOT_YOURS, split
from ..engine.errors import Illegal, Unreadable
from ..engine.game import Game
from .refused import Refused, by_error, by_rule


def follow(game: Game, seat: int | None, line: list[str]) -> Game:
    """The game from here on after a line, or the refusal of the first decision that can't be taken.

    A line ends with a decision that shows something hidden: what follows would be an answer to
    what the seat has not yet seen.
    """
    after, shown = game.from_here(), False
    words = [word for said in line for word in split(said)]
    while words:
        if seat is None or after.seat != seat:
            raise by_rule(NOT_YOURS)
        if shown:
            raise Refused("line-too-far", decision=" ".join(words))
        try:
            number, used = game.rules.read_action(after.state, words)
            before = after.state
            after.play(number)
        except (Illegal, Unreadable) as error:
            raise by_error(error) from None
        shown = game.rules.shows_taker(before, number)
        words = words[used:]
    return after

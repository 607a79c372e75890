"""Bots at the table of a game in hand: who sits where, and what they decide."""

from collections.abc import Sequence

from ..engine.errors import BadInput, phrase
from ..engine.game import Game
from ..engine.stream import streams
from .bot import USUAL, Budget, Choice, Seen
from .registry import make_bot


def fill_seats(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """The bot of each of some seats; the last one that is named takes all that are left."""
    if not bots:
        raise BadInput(phrase("problem-one-bot", example="--bots scout"))
    if len(bots) > seats:
        raise BadInput(phrase("problem-many-bots", bots=len(bots), seats=seats))
    return (*bots, *[bots[-1]] * (seats - len(bots)))


def seen_by(game: Game, seat: int) -> Seen:
    """What a bot on a seat gets, when it is its decision."""
    offer = tuple(action.number for action in game.offer_for(seat))
    return Seen(game.rules, game.rules.seen(game.states, seat), seat, offer)


class Seating:
    """A bot on some seats of a game.

    The seed and the number of the decision are all the luck there is.
    """

    def __init__(self, game: Game, bots: dict[int, str], seed: int, budget: Budget = USUAL) -> None:
        self.game = game
        self.names = bots
        self.budget = budget
        self._seed = seed
        rules = game.rules
        self._made = {
            seat: make_bot(rules.name, name, rules.version) for seat, name in bots.items()
        }

    def choose(self) -> Choice:
        """What the bot whose turn it is decides."""
        seat = self.game.seat
        if seat is None or seat not in self._made:
            raise BadInput(phrase("problem-no-bots-turn"))
        stream = int(streams(self._seed, 1, first=self.game.step)[0])
        return self._made[seat].choose(seen_by(self.game, seat), self.budget, stream)

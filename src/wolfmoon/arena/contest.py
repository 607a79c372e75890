"""What is played: a game, the bots, who sits where, and all that decides the course of a block.

A block is one set-up, played once for each seat: from game to game everyone moves on by one seat.
"""

from dataclasses import dataclass, field

from ..bots.bot import USUAL, Budget
from ..bots.registry import make_bot
from ..bots.seating import fill_seats
from ..engine.errors import BadInput, phrase, shown
from ..engine.start import Options, Start
from ..engine.stream import streams
from ..games import games

PATIENCE = 60.0
"""Seconds after which a bot that has not decided counts as hung."""
_SETUP, _LUCK = 0, 1


@dataclass(frozen=True)
class Contest:
    """Everything that the games of a block depend on, but for the number of the block."""

    game: str
    options: Options
    bots: tuple[str, ...]
    """The names; a bot is meant by its number in here, and number 0 is the bot in question."""
    lineup: tuple[int, ...]
    """The bot of each seat in the first game of a block."""
    seed: int
    budget: Budget = field(default=USUAL)
    patience: float = PATIENCE

    @property
    def seats(self) -> int:
        """How many players, which is how many games make a block."""
        return len(self.lineup)

    def seating(self, rotation: int) -> tuple[int, ...]:
        """The bot of each seat in one game of a block: the first of the lineup has that seat."""
        return tuple(self.lineup[(seat - rotation) % self.seats] for seat in range(self.seats))

    @property
    def rotations(self) -> tuple[int, ...]:
        """The games of a block that differ: where one bot has all seats, all are the same."""
        turns = range(1, self.seats + 1)
        return tuple(range(next(n for n in turns if self.seating(n) == self.lineup)))

    def start(self, block: int) -> Start:
        """Where all games of a block begin."""
        return games[self.game].start(seed=self.setup_seed(block), **self.options)

    def setup_seed(self, block: int) -> int:
        """The seed of the set-up of a block: `wolfmoon play --seed` deals it again."""
        return _mix(self.seed, _SETUP, block)

    def luck(self, block: int, seat: int, decision: int) -> int:
        """The stream of one decision.

        It is the same in all games of a block, whoever sits there: so a seat's good luck comes to
        every bot once, and bots that play alike get alike shares.
        """
        return _mix(self.seed, _LUCK, block, seat, decision)


def _mix(word: int, *numbers: int) -> int:
    """A word made of a seed and some numbers; other numbers, another word."""
    for number in numbers:
        word = int(streams(word, 1, first=number)[0])
    return word


def checked(contest: Contest) -> Contest:
    """The contest, if its game, options and bots can be used; BadInput says what can't."""
    if not 0 <= contest.seed < 2**64:
        raise BadInput(phrase("problem-seed", found=contest.seed))
    if not contest.patience > 0:
        found = f"{contest.patience:g}"
        raise BadInput(phrase("problem-above-zero", name="--patience", found=found))
    for name in dict.fromkeys(contest.bots):
        _check_bot(contest.game, name)
    return contest


def _check_bot(game: str, name: str) -> None:
    """Refuse a bot that can't even be made, in a sentence."""
    try:
        make_bot(game, name)
    except BadInput:
        raise
    except Exception as error:
        told = f"{type(error).__name__}: {error}"
        facts = {"found": shown(name), "problem": told}
        raise BadInput(phrase("problem-bot-not-made", **facts)) from error


def seats_of(game: str, options: Options) -> int:
    """How many players a game with these options has; BadInput names an option that is wrong."""
    rules = games[game]
    return rules.seats(rules.start(seed=0, **options).states[0])


def contest_of_seats(game: str, options: Options, bots: tuple[str, ...], seed: int) -> Contest:
    """A contest of the bots on the seats, the last one on all that are left; all may be alike."""
    named = tuple(dict.fromkeys(bots))
    lineup = tuple(named.index(bot) for bot in fill_seats(bots, seats_of(game, options)))
    return checked(Contest(game, options, named, lineup, seed))


def lineup_of(bots: tuple[str, ...], seats: int, reverse: bool = False) -> tuple[int, ...]:
    """The bot in question first, then the others, the last of them on all seats that are left.

    In reverse: one of the others among many of the bot in question.
    """
    if len(bots) < 2:
        raise BadInput(phrase("problem-two-bots", example="--bots hunter,scout"))
    if len(bots) > seats:
        raise BadInput(phrase("problem-many-bots", bots=len(bots), seats=seats))
    if reverse:
        if len(bots) != 2:
            raise BadInput(phrase("problem-reverse", name="--reverse", found=len(bots)))
        return (1, *[0] * (seats - 1))
    return (*range(len(bots)), *[len(bots) - 1] * (seats - len(bots)))

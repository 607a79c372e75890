"""A bot hunts: it plays the seat of everyone, against the rivals that everyone meets.

Some bots have no luck of their own and would play the same game every time. So in its first
decisions each of them draws among those that it thinks nearly as good as its best.
"""

from dataclasses import dataclass
from math import exp
from random import Random

from ...bots.bot import Budget
from ...bots.registry import make_bot
from ...bots.seating import seen_by
from ...engine.game import Game
from ..dealing import first_game
from ..happened import Made
from ..thinking.question import Question
from ..thinking.turn import decide_turn
from .luck import keyed, rivals_luck, simulations_of
from .marks import Result, result_of

DRAWN = 8
"""So many of its first questions a bot answers by drawing."""
TEMPERATURE = 0.01
"""Of the draw, in shares of the win: what is a point worse is drawn a third as often."""


@dataclass(frozen=True)
class BotHunt:
    """What a bot made of a hunt."""

    result: Result
    points: tuple[int, ...]
    decided: tuple[int, ...]


def hunted_by(about: Made, level: str, number: int) -> BotHunt:
    """A whole hunt of a bot; the number makes its luck another one."""
    game, own = first_game(about), own_seat(about)
    chance, asked = Random(keyed(str(about.secret), f"{level} {number}")), 0
    while (seat := game.seat) is not None:
        if seat == own and asked < DRAWN:
            asked += 1
            game.play(_drawn(about, game, level, chance))
            continue
        bot = level if seat == own else str(about.seats[seat].level)
        seed = chance.getrandbits(64) if seat == own else None
        for decision in decide_turn(
            make_bot(about.game, bot, about.rules), _question(about, game, bot, seed)
        ):
            game.play(decision)
    outcome = game.outcome
    assert outcome is not None, "nobody is asked, so the game is over"
    result = result_of(outcome.shares, outcome.scores, own)
    return BotHunt(result, tuple(outcome.scores), tuple(game.numbers))


def _drawn(about: Made, game: Game, level: str, chance: Random) -> int:
    """One of the decisions that a bot thinks nearly as good as its best."""
    assert game.seat is not None
    seen = seen_by(game, game.seat)
    bot, budget = make_bot(about.game, level, about.rules), Budget(simulations_of(about, level))
    choice = bot.choose(seen, budget, chance.getrandbits(63) + 1, evaluate=True)
    options = choice.evaluation.options if choice.evaluation else ()
    if not options:
        return choice.action
    best = max(share for _, share in options)
    weights = [exp((share - best) / TEMPERATURE) for _, share in options]
    return chance.choices([action for action, _ in options], weights)[0]


def own_seat(about: Made) -> int:
    """The seat of everyone who hunts."""
    return next(seat for seat, each in enumerate(about.seats) if each.person is not None)


def _question(about: Made, game: Game, bot: str, seed: int | None) -> Question:
    """What a bot is asked; a rival has the luck that it has against everyone."""
    seat, secret = game.seat, str(about.secret)
    assert seat is not None
    return Question(
        game=about.game,
        rules=about.rules,
        bot=bot,
        table=secret,
        seat=seat,
        state=game.rules.seen(game.states, seat).tobytes(),
        seed=rivals_luck(secret, seat, game.numbers) if seed is None else seed,
        step=game.step,
        simulations=simulations_of(about, bot),
    )

"""A bot's turn: it is asked until the turn is over or somebody else is to decide."""

import numpy as np

from ...bots.bot import Bot, Budget
from ...bots.seating import seen_by
from ...engine.game import Game
from ...engine.start import Start
from ...engine.stream import streams
from ...games import rules_of
from .question import ILLEGAL, BotTrouble, Question, Trouble


def decide_turn(bot: Bot, question: Question) -> tuple[int, ...]:
    """The decisions of a turn; only the next one in a game that may show something after it."""
    game = game_of(question)
    rules, turn = game.rules, game.rules.turns(game.state)
    budget, numbers = Budget(question.simulations), list[int]()
    while game.seat == question.seat and rules.turns(game.state) == turn:
        seen = seen_by(game, question.seat)
        stream = int(streams(question.seed, 1, first=question.step + len(numbers))[0])
        number = int(bot.choose(seen, budget, stream).action)
        if number not in seen.offer:
            raise BotTrouble(Trouble.of(ILLEGAL, f"action {number} is not offered"))
        numbers.append(number)
        if rules.hides:
            break
        game.play(number)
    return tuple(numbers)


def game_of(question: Question) -> Game:
    """A game that begins with what is seen."""
    rules = rules_of(question.game, question.rules)
    kept = np.frombuffer(question.state, dtype=rules.state_record.dtype)
    return Game(rules, Start(kept.copy()))

"""A bot for every game that chooses at random: the measure of all others."""

import random

from .bot import USUAL, Bot, Budget, Choice, Seen


class Random(Bot):
    """Every offered action is as likely."""

    game = ""
    name = "random"
    level = 0

    def choose(
        self, seen: Seen, budget: Budget = USUAL, stream: int = 1, evaluate: bool = False
    ) -> Choice:
        """One of the offered actions."""
        return Choice(random.Random(stream).choice(seen.offer))

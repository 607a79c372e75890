"""A process in which bots think. Rules and bots are loaded when they are first asked for.

Nothing heavy is imported before the process has limited itself.
"""

from collections import OrderedDict
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any

from ...processes import answer_all
from .errand import do_packed, learn_packed
from .limits import Limits, allow_seconds, be_modest
from .question import CRASH, MEMORY, BotTrouble, Question, Trouble

if TYPE_CHECKING:
    from ...bots.bot import Bot

MOST_BOTS = 24
"""Bots that are remembered, one for each seat, so that a line they planned goes on."""


def think_for_all(limits: Limits, requests: Connection) -> None:
    """Answer all questions, one after the other."""
    be_modest(limits)
    answer_all(requests, Mind(limits).answer)


class Mind:
    """The bots that think in this process."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._bots: OrderedDict[tuple[str, ...], Bot] = OrderedDict()

    def answer(self, wanted: str, *arguments: object) -> Any:
        """Do what is asked for; what a bot does wrong is told, not raised."""
        try:
            return getattr(self, wanted)(*arguments)
        except BotTrouble as failed:
            return failed.trouble
        except MemoryError as error:
            return Trouble.of(MEMORY, f"{type(error).__name__}: {error}")
        except Exception as error:
            return Trouble.of(CRASH, f"{type(error).__name__}: {error}")

    def load(self, question: Question) -> None:
        """Have everything ready that an answer needs."""
        allow_seconds(self._limits.loading_seconds)
        from .turn import game_of

        game = game_of(question)
        if game.seat is not None:
            game.play(game.offer[0])
        self._bot(question)

    def think(self, question: Question) -> tuple[int, ...]:
        """The decisions of a bot's turn."""
        allow_seconds(self._limits.seconds)
        from .turn import decide_turn

        return decide_turn(self._bot(question), question)

    def learn(self, packed: bytes) -> None:
        """Have everything ready that an errand needs."""
        allow_seconds(self._limits.loading_seconds)
        learn_packed(packed)

    def run(self, asked: tuple[bytes, float]) -> object:
        """What an errand answers."""
        packed, seconds = asked
        allow_seconds(seconds)
        return do_packed(packed)

    def _bot(self, question: Question) -> "Bot":
        from ...bots.registry import make_bot

        if question.simulations is not None:  # what it decides may depend on nothing it remembers
            return make_bot(question.game, question.bot, question.rules)
        key = (question.table, str(question.seat), question.bot)
        if key not in self._bots:
            self._bots[key] = make_bot(question.game, question.bot, question.rules)
        self._bots.move_to_end(key)
        while len(self._bots) > MOST_BOTS:
            self._bots.popitem(last=False)
        return self._bots[key]

"""One process in which bots think, watched from outside: one that hangs is killed."""

from typing import Any, TypeVar, cast

from ...processes import Child, Post
from .child import think_for_all
from .errand import Errand
from .limits import Limits
from .question import CRASH, HANG, BotTrouble, Question, Trouble

T = TypeVar("T")
BY_TIME_LIMIT = -24
"""The exit code of a process that the system killed for its computing time (SIGXCPU)."""


class Thinker:
    """Asks one process at a time, and another one after a failure."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._post = Post(think_for_all, limits)
        self._loaded: set[tuple[str, str]] = set()
        self._learnt: set[str] = set()

    def think(self, question: Question) -> tuple[int, ...]:
        """The decisions of a bot's turn, or BotTrouble."""
        self.load(question)
        return tuple(self._ask("think", question, self._limits.seconds))

    def load(self, question: Question) -> None:
        """Have rules and bot ready; what has to be compiled takes its time here."""
        bot = (question.game, question.bot)
        if bot not in self._loaded:
            self._ask("load", question, self._limits.loading_seconds)
            self._loaded.add(bot)

    def run(self, errand: Errand[T]) -> T:
        """What an errand answers, or BotTrouble."""
        packed = errand.packed()
        if errand.name not in self._learnt:
            self._ask("learn", packed, self._limits.loading_seconds)
            self._learnt.add(errand.name)
        return cast(T, self._ask("run", (packed, errand.seconds), errand.patience))

    @property
    def stopped(self) -> bool:
        """Whether it was told to stop, and answers nobody any more."""
        return self._post.closed

    def stop(self) -> None:
        """From another thread: kill the process, whatever it does."""
        self._post.stop()

    def close(self) -> None:
        """Let go of everything, once nobody waits for an answer."""
        self._post.close()

    def _ask(self, wanted: str, question: object, seconds: float) -> Any:
        child = self._post.child()
        try:
            child.pipe.send((wanted, question))
            if not child.pipe.poll(seconds):
                raise BotTrouble(Trouble(HANG, f"no answer in {seconds:g} s"))
            answer = child.pipe.recv()
            if isinstance(answer, Trouble):
                raise BotTrouble(answer)
        except BotTrouble:
            self._end()  # who knows what it has left behind
            raise
        except (EOFError, OSError):
            raise self._died(child) from None
        return answer

    def _died(self, child: Child) -> BotTrouble:
        """What to say of a process that has ended by itself."""
        code = child.exit_code()
        self._end()
        self._post.check()
        kind = HANG if code == BY_TIME_LIMIT else CRASH
        return BotTrouble(Trouble(kind, f"its process ended with exit code {code}"))

    def _end(self) -> None:
        self._post.end_child()
        self._loaded.clear()
        self._learnt.clear()

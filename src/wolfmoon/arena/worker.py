"""A process in which bots play. It can be killed at any moment: what was decided is on the slate.

The slate is memory shared with the keeper. Before a bot is asked its seat is written there, and
after it the decision; so the keeper sees who takes too long, and has the log of a game whose
process it killed.
"""

import traceback
from ctypes import c_int64
from functools import partial
from multiprocessing.connection import Connection
from typing import Any

import numpy as np

from ..bots.bot import Seen
from ..processes import SPAWN, answer_all
from .bout import Bout, Decider, bots_decide
from .contest import Contest
from .records import GameRecord

NOBODY = -1
ROOM = 1 << 16
"""Far more decisions than any game has."""
_SEAT, _DECISIONS, _LOG = 0, 1, 2


class Slate:
    """What both sides see: whose decision it is, and what was decided so far in this game."""

    def __init__(self, memory: Any) -> None:
        self.memory = memory
        self._numbers = np.frombuffer(memory, dtype=np.int64)

    @classmethod
    def new(cls) -> "Slate":
        """An empty slate."""
        return cls(SPAWN.RawArray(c_int64, _LOG + 2 * ROOM))

    def clear(self) -> None:
        """Nobody is asked, nothing was decided."""
        self._numbers[:_LOG] = NOBODY, 0

    def ask(self, seat: int) -> None:
        """It is a seat's decision from now on."""
        self._numbers[_SEAT] = seat

    def answer(self, action: int, micros: int) -> None:
        """The seat has decided."""
        place = _LOG + 2 * int(self._numbers[_DECISIONS])
        self._numbers[place : place + 2] = action, micros
        self._numbers[:_LOG] = NOBODY, self._numbers[_DECISIONS] + 1

    def asked(self) -> tuple[int, int]:
        """The seat whose decision it is, or NOBODY, and how many were made before."""
        return int(self._numbers[_SEAT]), int(self._numbers[_DECISIONS])

    def log(self) -> list[tuple[int, int]]:
        """The actions so far, and how many microseconds each took."""
        rows = self._numbers[_LOG : _LOG + 2 * int(self._numbers[_DECISIONS])].reshape(-1, 2)
        return [(action, micros) for action, micros in rows.tolist()]


def work(memory: object, requests: Connection) -> None:
    """Play the games that are asked for, until there is nobody to ask."""
    answer_all(requests, partial(_play, Slate(memory)))


def _play(slate: Slate, contest: Contest, block: int, rotation: int) -> GameRecord | str:
    """One game; or what went wrong, if that was no bot's doing."""
    decide = _noting(bots_decide(contest, block, rotation), slate)
    try:
        return Bout(contest, block, rotation).play(decide)
    except Exception:
        return traceback.format_exc()


def _noting(decide: Decider, slate: Slate) -> Decider:
    """A decider whose decisions are each noted on the slate."""

    def noted(seen: Seen, decision: int) -> tuple[int, int]:
        slate.ask(seen.seat)
        action, micros = decide(seen, decision)
        slate.answer(action, micros)
        return action, micros

    return noted

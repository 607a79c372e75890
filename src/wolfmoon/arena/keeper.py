"""The keeper of one worker process: it hands out games, and replaces a worker whose bot hangs."""

import time
from collections.abc import Iterable
from multiprocessing.connection import Connection

from ..processes import Child, Post
from .bout import Failed, play_again
from .contest import Contest
from .records import CRASH, HANG, GameRecord
from .worker import NOBODY, Slate, work

FIRST_GAME_FACTOR = 5
"""How much longer a decision may take in a keeper's first game, where bots may be compiled."""
LONGEST_NAP = 0.25


class Keeper:
    """Hands out games to one worker process at a time."""

    def __init__(self) -> None:
        self._slate = Slate.new()
        self._post = Post(work, self._slate.memory)
        self._games = 0

    def play_block(
        self, contest: Contest, block: int, rotations: Iterable[int] | None = None
    ) -> list[GameRecord]:
        """Some or all games of a block; a bot that crashes or hangs loses its game."""
        played = range(contest.seats) if rotations is None else rotations
        return [self._play(contest, block, rotation) for rotation in played]

    def stop(self) -> None:
        """From another thread: kill the worker, whatever it does; the game is lost."""
        self._post.stop()

    def close(self) -> None:
        """Let go of everything, once nobody waits for a game."""
        self._post.close()

    def _play(self, contest: Contest, block: int, rotation: int) -> GameRecord:
        limit = contest.patience * (1 if self._games else FIRST_GAME_FACTOR)
        worker = self._post.child()
        try:
            self._slate.clear()
            worker.pipe.send((contest, block, rotation))
            self._wait(worker.pipe, limit)
            reply = worker.pipe.recv()
        except Failed as failed:
            reply = self._lost(contest, block, rotation, failed)
        except (EOFError, OSError):
            reply = self._lost(contest, block, rotation, Failed(CRASH, _ending(worker)))
        if not isinstance(reply, GameRecord):
            raise RuntimeError(f"block {block}, game {rotation} went wrong:\n{reply}")
        self._games += 1
        return reply

    def _wait(self, requests: Connection, limit: float) -> None:
        """Return when the worker has something to say; Failed if a decision takes too long."""
        asked, since = self._slate.asked(), time.monotonic()
        while not requests.poll(min(LONGEST_NAP, limit / 4)):
            now = self._slate.asked()
            if now != asked or now[0] == NOBODY:
                asked, since = now, time.monotonic()
            elif time.monotonic() - since > limit:
                raise Failed(HANG, f"{limit:g} s")

    def _lost(self, contest: Contest, block: int, rotation: int, failed: Failed) -> GameRecord:
        """The record of a game whose worker is dead or has to be; the next game gets a new one."""
        self._post.end_child()
        self._post.check()
        if self._slate.asked()[0] == NOBODY:
            raise RuntimeError(f"a worker ended while no bot was asked: {failed.what}")
        return play_again(contest, block, rotation, self._slate.log(), failed)


def _ending(worker: Child) -> str:
    return f"exit({worker.exit_code()})"

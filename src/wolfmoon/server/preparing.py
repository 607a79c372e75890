"""Rules and bots that are compiled beside a server, once after it was installed.

A process for each game compiles what is needed first, and goes on while people read, sit down and
draft: a kernel that shares functions with another one is compiled sooner in the same process.
"""

import logging
import os
import threading
from collections.abc import Callable
from functools import cache
from multiprocessing.connection import Connection
from typing import NamedTuple

from ..bots.preparing import STUDY, TABLES, is_ready, lacking, mark, steps
from ..games import NAMES
from ..processes import Closed, Post, answer_all

NICENESS = 5
"""People come first, then bots that think; but both wait for this."""
log = logging.getLogger("wolfmoon.preparing")


class Progress(NamedTuple):
    """How many steps are done, and of how many."""

    done: int
    of: int


class Preparing:
    """What is being compiled beside this process; safe from any thread."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._posts: dict[str, Post] = {}
        self._lacking: dict[str, set[str]] = {}
        """By game, the parts that are not compiled yet."""
        self._progress: dict[tuple[str, str], Progress] = {}
        """By game and part."""
        self._told: Callable[[], None] = lambda: None

    def start(self, *, bots: bool) -> None:
        """Begin with what is lacking: rules alone, or with the bots that think here."""
        for game in NAMES:
            todo = [part for part in lacking(game) if bots or part == TABLES]
            if todo:
                self._lacking[game] = set(todo)
                self._posts[game] = Post(compile_for)
                work = threading.Thread(target=self._work, args=(game, todo), daemon=True)
                work.start()

    def follow(self, told: Callable[[], None]) -> None:
        """Have someone told now, and in a thread of ours whenever it has come further."""
        self._told = told
        told()

    def ready(self, game: str, part: str) -> bool:
        """Whether nobody need wait for a part: a bot, by its name, or TABLES."""
        with self._changed:
            return part not in self._lacking.get(game, ())

    def tables(self) -> Progress | None:
        """How far the rules are that tables need; None once they are compiled."""
        return self._progress_of(lambda part: part == TABLES)

    def bots(self) -> Progress | None:
        """How far the bots are; None once they are compiled."""
        return self._progress_of(lambda part: part not in (TABLES, STUDY))

    def _progress_of(self, counts: Callable[[str], bool]) -> Progress | None:
        with self._changed:
            if not any(counts(part) for each in self._lacking.values() for part in each):
                return None
            found = [each for (_, part), each in self._progress.items() if counts(part)]
            return Progress(sum(each.done for each in found), sum(each.of for each in found))

    def wait_for_tables(self, told: Callable[[Progress], None]) -> None:
        """Return once the rules of all games are compiled; whoever waits is told how far it is."""
        with self._changed:
            while (progress := self.tables()) is not None:
                told(progress)
                self._changed.wait()

    def close(self) -> None:
        """Give up what is not done: it is begun again at the next start."""
        for post in self._posts.values():
            post.stop()

    # -- the threads, one for each game
    def _work(self, game: str, todo: list[str]) -> None:
        try:
            counts = {part: self._ask(game, "count", part) for part in todo}
            with self._changed:
                self._progress |= {(game, part): Progress(0, counts[part]) for part in todo}
            for part in todo:
                for number in range(counts[part]):
                    self._ask(game, "step", part, number)
                    self._advanced(game, part)
                self._ask(game, "done", part)
                self._finished(game, part)
        except Closed:
            pass
        except Exception as error:  # whoever asks for a bot has it compiled, and told what is wrong
            log.error("can't compile beforehand", extra={"facts": {"game": game}}, exc_info=error)
            for part in todo:
                self._finished(game, part)
        self._posts[game].close()

    def _ask(self, game: str, wanted: str, part: str, number: int = 0) -> int:
        child = self._posts[game].child()
        try:
            child.pipe.send((wanted, game, part, number))
            answer = child.pipe.recv()
        except (EOFError, OSError):
            self._posts[game].check()
            raise
        if isinstance(answer, Exception):
            raise answer
        return int(answer)

    def _advanced(self, game: str, part: str) -> None:
        with self._changed:
            done, of = self._progress[game, part]
            self._progress[game, part] = Progress(done + 1, of)
            self._changed.notify_all()
        self._told()

    def _finished(self, game: str, part: str) -> None:
        with self._changed:
            self._lacking[game].discard(part)
            self._changed.notify_all()
        self._told()


def load_rules() -> None:
    """Have in memory what tables need of the rules, which are compiled: it takes a second."""
    for game in NAMES:
        for step in steps(game, TABLES):
            step()


@cache
def here() -> Preparing:
    """What is being compiled beside this process."""
    return Preparing()


# -- in the child
def compile_for(requests: Connection) -> None:
    """Compile whatever is asked for, a step at a time."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    answer_all(requests, _compile)


def _compile(wanted: str, game: str, part: str, number: int) -> object:
    try:
        if wanted == "count":
            return len(_steps(game, part))
        if wanted == "step":
            _steps(game, part)[number]()
        elif not is_ready(game, part):
            mark(game, part)
    except Exception as error:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return 0


_steps = cache(steps)

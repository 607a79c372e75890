"""Making a book: game after game, in several processes, and on from where it stopped.

The file holds the puzzles that were found and, after those of each game, a line that says so. A
line that is cut off, because the process was killed, is left out when it is read again.
"""

import re
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import cache, partial
from itertools import count
from multiprocessing import get_context
from pathlib import Path

from ..book import written
from ..puzzler import Maker
from ..puzzlers import KINDS, puzzler_of

DONE = re.compile(r"^# done (\d+) (\d+)$")
AHEAD = 2
"""Games that wait for each process."""


@cache
def maker_of(game: str) -> Maker:
    """Who finds puzzles of a game; one for each process."""
    return puzzler_of(game).maker()


def made(game: str, seed: int, number: int, kinds: Collection[str] = ()) -> list[str]:
    """The puzzles of one game as lines: of all kinds, or of some."""
    found = maker_of(game).puzzles(seed, number, kinds or KINDS[game])
    return [written(puzzle) for puzzle in found]


def read_progress(path: Path, seed: int) -> tuple[list[str], set[int]]:
    """The lines of a file up to the last game that is whole, and which games those are."""
    lines, whole, done = list[str](), list[str](), set[int]()
    text = path.read_text(encoding="ascii") if path.exists() else ""
    for line in text.splitlines():
        lines.append(line)
        found = DONE.match(line)
        if found:
            whole, lines = [*whole, *lines], []
            if int(found[1]) == seed:
                done.add(int(found[2]))
    return whole, done


def make(
    game: str,
    wanted: int,
    seed: int,
    path: Path,
    processes: int = 1,
    progress: Callable[[int, int], None] = lambda found, games: None,
    kinds: Collection[str] = (),
) -> int:
    """Find puzzles until a file holds as many as are wanted; how many it holds then."""
    lines, done = read_progress(path, seed)
    path.write_text("".join(f"{line}\n" for line in lines), encoding="ascii")
    found, played = sum(not line.startswith("#") for line in lines), len(done)
    numbers = (number for number in count() if number not in done)
    with path.open("a", encoding="ascii") as file:
        for number, fresh in _games(partial(made, game, seed, kinds=kinds), numbers, processes):
            if found >= wanted:
                break
            file.write("".join(f"{line}\n" for line in (*fresh, f"# done {seed} {number}")))
            file.flush()
            found, played = found + len(fresh), played + 1
            progress(found, played)
    return found


def _games(
    make_one: Callable[[int], list[str]], numbers: Iterator[int], processes: int
) -> Iterator[tuple[int, list[str]]]:
    """The puzzles of games, as they come; without an end."""
    if processes == 1:
        for number in numbers:
            yield number, make_one(number)
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        waiting: dict[Future[list[str]], int] = {}
        while True:
            while len(waiting) < AHEAD * processes:
                number = next(numbers)
                waiting[pool.submit(make_one, number)] = number
            ended, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in ended:
                yield waiting.pop(future), future.result()

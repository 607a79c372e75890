"""Making a book: game after game, in several processes, and on from where it stopped.

While it is made, the file holds the puzzles that were found and, after those of each game, a line
that says so. Whatever puzzles a file holds already, from wherever they come, are kept; only a line
that is cut off, because the process was killed, is left out. A book that holds as many as are
wanted is sorted and says nothing of games any more.
"""

import re
from collections.abc import Callable, Collection, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import ExitStack, closing
from functools import cache, partial
from itertools import count
from multiprocessing import get_context
from pathlib import Path

from ...saving import saved
from ..book import named, written
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


def read_progress(game: str, path: Path, seed: int) -> tuple[list[str], set[int]]:
    """The whole lines of a file, no puzzle twice, and which games of a seed are done.

    A game that was cut short is played again: its puzzles are held already.
    """
    text = path.read_text(encoding="ascii") if path.exists() else ""
    kept, held, done = list[str](), set[str](), set[int]()
    for line in text[: text.rfind("\n") + 1].splitlines():
        found = DONE.match(line)
        if found and int(found[1]) == seed:
            done.add(int(found[2]))
        kept += [line] if line.startswith("#") else _fresh(game, [line], held)
    return kept, done


def _fresh(game: str, lines: Iterable[str], held: set[str]) -> list[str]:
    """The puzzles that are not held yet; from now on they are."""
    found = list[str]()
    for line in lines:
        name = named(game, line)
        if name not in held:
            held.add(name)
            found.append(line)
    return found


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
    lines, done = read_progress(game, path, seed)
    puzzles = [line for line in lines if not line.startswith("#")]
    if len(puzzles) < wanted:
        _save(path, lines)
        numbers = (number for number in count() if number not in done)
        games = _games(partial(made, game, seed, kinds=kinds), numbers, processes)
        with path.open("a", encoding="ascii") as file, closing(games):
            held = {named(game, line) for line in puzzles}
            while len(puzzles) < wanted:
                number, found = next(games)
                fresh = _fresh(game, found, held)
                file.write(_text([*fresh, f"# done {seed} {number}"]))
                file.flush()
                puzzles += fresh
                done.add(number)
                progress(len(puzzles), len(done))
    _save(path, sorted(puzzles))
    return len(puzzles)


def _text(lines: Iterable[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def _save(path: Path, lines: Iterable[str]) -> None:
    with saved(path) as part:
        part.write_text(_text(lines), encoding="ascii")


def _games(
    make_one: Callable[[int], list[str]], numbers: Iterator[int], processes: int
) -> Generator[tuple[int, list[str]]]:
    """The puzzles of games, as they come; without an end, and none after it was closed."""
    if processes == 1:
        for number in numbers:
            yield number, make_one(number)
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool, ExitStack() as end:
        end.callback(pool.shutdown, wait=False, cancel_futures=True)
        waiting: dict[Future[list[str]], int] = {}
        while True:
            while len(waiting) < AHEAD * processes:
                number = next(numbers)
                waiting[pool.submit(make_one, number)] = number
            ended, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in ended:
                yield waiting.pop(future), future.result()

"""The books: all puzzles of a game that the package carries, a line each.

    vh3k2pa goal 3 81234 0a1f… score:10,hunt:2 1560 hunt,extra 7c0b…

They are: its name, its kind, the variant and the seed of a game, what was decided in it, the goal,
the rating, the themes, and a solution where one is stored (else a dash). Decisions are written by
their numbers, two digits of base 62 each.
"""

import hashlib
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

from ..engine.errors import BadInput, phrase, shown
from .puzzle import Condition, Played, Puzzle
from .puzzlers import KINDS

FOLDER = Path(__file__).parent / "books"
DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
BASE = len(DIGITS)
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""Of names: none that looks like another."""
NAME_LENGTH = 7
NOTHING = "-"
FIELDS = 9


# -- decisions --------------------------------------------------------------------------
def packed(decisions: Sequence[int]) -> str:
    """Decisions as digits."""
    return "".join(DIGITS[each // BASE] + DIGITS[each % BASE] for each in decisions) or NOTHING


def unpacked(text: str) -> tuple[int, ...]:
    """The decisions that digits stand for."""
    if text == NOTHING:
        return ()
    pairs = zip(text[::2], text[1::2], strict=True)
    return tuple(DIGITS.index(high) * BASE + DIGITS.index(low) for high, low in pairs)


# -- puzzles ----------------------------------------------------------------------------
def name_of(kind: str, source: Played, goal: Sequence[Condition]) -> str:
    """The name of a puzzle: it follows from what the puzzle is, so it is the same everywhere."""
    about = f"{kind} {source.variant} {source.seed} {packed(source.decisions)} {_goal_text(goal)}"
    number = int.from_bytes(hashlib.sha256(about.encode()).digest()[:8], "big")
    name = ""
    for _ in range(NAME_LENGTH):
        number, letter = divmod(number, len(LETTERS))
        name += LETTERS[letter]
    return name


def _goal_text(goal: Iterable[Condition]) -> str:
    return ",".join(map(str, goal))


def written(puzzle: Puzzle) -> str:
    """A puzzle as a line of a book."""
    source = puzzle.source
    assert isinstance(source, Played)
    name = puzzle.id.rpartition(".")[2]
    fields = [
        *(name, puzzle.kind, source.variant, str(source.seed), packed(source.decisions)),
        *(_goal_text(puzzle.goal), str(puzzle.rating), ",".join(puzzle.themes) or NOTHING),
        packed(puzzle.solution),
    ]
    return " ".join(fields)


def read(game: str, line: str) -> Puzzle:
    """A puzzle from a line of a book."""
    fields = line.split()
    if len(fields) != FIELDS or fields[1] not in KINDS[game]:
        raise _no_puzzle(line)
    name, kind, variant, seed, decisions, goal, rating, themes, solution = fields
    try:
        return Puzzle(
            id=f"{game}.{name}",
            game=game,
            kind=kind,
            source=Played(variant, int(seed), unpacked(decisions)),
            goal=tuple(map(Condition.read, goal.split(","))),
            rating=int(rating),
            themes=() if themes == NOTHING else tuple(themes.split(",")),
            solution=unpacked(solution),
        )
    except ValueError:
        raise _no_puzzle(line) from None


def _no_puzzle(line: str) -> BadInput:
    return BadInput(phrase("problem-puzzle-line", found=shown(line[:40])))


def named(game: str, line: str) -> str:
    """The name of the puzzle in a line of a book."""
    return read(game, line).id.rpartition(".")[2]


def game_of(line: str) -> str:
    """The game that a line of a book is about: each kind of puzzle belongs to one game."""
    fields = line.split()
    found = [game for game, kinds in KINDS.items() if len(fields) == FIELDS and fields[1] in kinds]
    if not found:
        raise _no_puzzle(line)
    return found[0]


def path_of(game: str) -> Path:
    """Where the book of a game lies."""
    return FOLDER / f"{game}.txt"


def read_book(path: Path) -> list[Puzzle]:
    """All puzzles of a file, in its order; lines that begin with # only say something."""
    lines = path.read_text(encoding="ascii", errors="replace").splitlines()
    return [read(game_of(line), line) for line in lines if line and not line.startswith("#")]


@cache
def book(game: str) -> dict[str, Puzzle]:
    """The puzzles of a game that the package carries, by id and in the order of their ids."""
    if game not in KINDS or not path_of(game).exists():
        return {}
    found = {puzzle.id: puzzle for puzzle in read_book(path_of(game))}
    return {id: found[id] for id in sorted(found)}


def find(id: str) -> Puzzle:
    """A puzzle of the package by its id."""
    puzzle = book(id.partition(".")[0]).get(id)
    if puzzle is None:
        raise BadInput(phrase("problem-puzzle-unknown", found=shown(id)))
    return puzzle

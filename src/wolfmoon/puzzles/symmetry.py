"""Puzzles that are the same but for the names that their game gives by chance."""

from collections import defaultdict
from collections.abc import Iterable, Iterator

from .puzzle import Puzzle
from .puzzlers import puzzler_of


def doubles(puzzles: Iterable[Puzzle]) -> Iterator[tuple[Puzzle, Puzzle]]:
    """Pairs of puzzles that are the same up to symmetry."""
    alike: dict[tuple[str, str, str], list[Puzzle]] = defaultdict(list)
    for puzzle in puzzles:
        likeness = puzzler_of(puzzle.game).likeness(puzzle)
        alike[puzzle.game, puzzle.kind, likeness].append(puzzle)
    for group in alike.values():
        known: dict[str, Puzzle] = {}
        for puzzle in group if len(group) > 1 else ():
            key = canonical(puzzle)
            if key in known:
                yield puzzle, known[key]
            known.setdefault(key, puzzle)


def canonical(puzzle: Puzzle) -> str:
    """A puzzle without the names that its game gives by chance."""
    return puzzler_of(puzzle.game).canonical(puzzle)

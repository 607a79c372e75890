"""The rules of a game as its catalogue has them: chapters, and in them clauses with numbers."""

import re
from functools import cache

from ..words import ENGLISH, messages

_KEY = re.compile(r"^([\w-]+) =", re.MULTILINE)
_CLAUSE = re.compile(r"[a-z]\d+")
_CHAPTER = "chapter-"


@cache
def chapters_of(game: str) -> dict[str, tuple[str, ...]]:
    """The chapters of a game's rules by their keys, each with the numbers of its clauses."""
    found: dict[str, tuple[str, ...]] = {}
    for key in _KEY.findall(messages(ENGLISH, f"rules-{game}")):
        if key.startswith(_CHAPTER):
            chapter = key
            found[chapter] = ()
        elif _CLAUSE.fullmatch(key):
            found[chapter] += (key.upper(),)
    return found


@cache
def clauses_in(game: str) -> tuple[str, ...]:
    """Every rule of a game that has a number."""
    return tuple(clause for clauses in chapters_of(game).values() for clause in clauses)

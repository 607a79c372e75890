"""The rules of a game as its catalogue has them: chapters, and in them clauses with numbers."""

import re
from functools import cache

from ..words import ENGLISH, messages

_MESSAGE = re.compile(r"^([\w-]+) = (.*)", re.MULTILINE)
_CLAUSE = re.compile(r"[a-z]\d+")
_CITED = re.compile(r"\b[A-Z]\d+\b")
_CHAPTER = "chapter-"


@cache
def _texts_in(game: str) -> dict[str, dict[str, str]]:
    """The chapters of a game's rules by their keys, each with its texts by theirs."""
    found: dict[str, dict[str, str]] = {}
    texts: dict[str, str] = {}
    for key, text in _MESSAGE.findall(messages(ENGLISH, f"rules-{game}")):
        if key.startswith(_CHAPTER):
            texts = found[key] = {}
        else:
            texts[key] = text
    return found


@cache
def chapters_of(game: str) -> dict[str, tuple[str, ...]]:
    """The chapters of a game's rules by their keys, each with the numbers of its clauses."""
    return {
        chapter: tuple(key.upper() for key in texts if _CLAUSE.fullmatch(key))
        for chapter, texts in _texts_in(game).items()
    }


@cache
def cited_in(game: str) -> dict[str, tuple[str, ...]]:
    """The chapters of a game's rules by their keys, each with the clauses that it leads to."""
    return {
        chapter: tuple(clause for text in texts.values() for clause in _CITED.findall(text))
        for chapter, texts in _texts_in(game).items()
    }


@cache
def clauses_in(game: str) -> tuple[str, ...]:
    """Every rule of a game that has a number."""
    return tuple(clause for clauses in chapters_of(game).values() for clause in clauses)

"""What may happen in a game, as its types say: each telling with its facts and its rules."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import get_args, get_type_hints

from ..games import described

_CLAUSES = re.compile(r"\[([A-Z]\d+(?:, [A-Z]\d+)*)\]")


def _shapes(kind: object) -> Iterable[type]:
    """The types that a union is made of."""
    parts = get_args(kind)
    if parts:
        return [each for part in parts for each in _shapes(part)]
    return [kind] if isinstance(kind, type) and hasattr(kind, "__annotations__") else []


@cache
def _tellings(game: str) -> list[tuple[str, type]]:
    """Everything that may happen, with the type that tells of it."""
    found = []
    for kind in _shapes(described(game).models().telling):
        hints = get_type_hints(kind)
        found += [(what, kind) for what in get_args(hints.get("what"))]
    return found


@cache
def facts_of(game: str) -> Mapping[str, frozenset[str]]:
    """Everything that may happen in a game, and the facts that come with it."""
    return {what: frozenset(get_type_hints(kind)) for what, kind in _tellings(game)}


@cache
def clauses_of(game: str) -> Mapping[str, frozenset[str]]:
    """Everything that may happen in a game, and the rules that its type names."""
    return {what: frozenset(_named(kind.__doc__ or "")) for what, kind in _tellings(game)}


def _named(text: str) -> list[str]:
    return [clause for each in _CLAUSES.findall(text) for clause in each.split(", ")]

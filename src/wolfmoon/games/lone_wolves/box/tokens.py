"""Sets of scar tokens: two bits for each of the nine effects, in a plain number.

Bit k stands for the first token of effect k, bit k + 9 for the second; a set that lies on the
table has a second only with a first, so equal sets are equal numbers.
"""

from collections.abc import Iterable

import numpy as np

from ....engine.compiled import compiled, wide
from ....engine.stream import advance, below
from .cards import nth_of, size
from .components import SCAR_KINDS, SCARS

ALL_TOKENS = (1 << SCARS) - 1
KINDS = (1 << SCAR_KINDS) - 1
"""The bits of the first tokens: which effects a set holds at all."""


def kinds_set(kinds: Iterable[int]) -> int:
    """The bits of the first tokens of some effects."""
    return sum(1 << kind for kind in kinds)


PILE_BITS = 4
"""A face-down pile is a word of four bits a scar, its effect plus one, the top scar lowest."""
_PILE_SHIFT = np.uint64(PILE_BITS)
_PILE_TOP = np.uint64((1 << PILE_BITS) - 1)


@compiled
def count_of(tokens: int, kind: int) -> int:
    """How many tokens of an effect a set holds."""
    return (tokens >> kind & 1) + (tokens >> kind + SCAR_KINDS & 1)


@compiled
def with_one(tokens: int, kind: int) -> int:
    """A set with a token more of an effect."""
    second = (tokens >> kind & 1) * SCAR_KINDS
    return tokens | 1 << kind + second


@compiled
def without_one(tokens: int, kind: int) -> int:
    """A set with a token less of an effect that it holds."""
    second = (tokens >> kind + SCAR_KINDS & 1) * SCAR_KINDS
    return tokens & ~(1 << kind + second)


@compiled
def tidy(tokens: int) -> int:
    """Tokens with a second one of an effect only where there is a first."""
    first, second = tokens & KINDS, tokens >> SCAR_KINDS
    return (first | second) | (first & second) << SCAR_KINDS


@compiled
def together(one: int, other: int) -> int:
    """The tokens of two sets; there are never more than two of an effect."""
    first, other_first = one & KINDS, other & KINDS
    return one | other | (first & other_first) << SCAR_KINDS


# -- face-down piles ----------------------------------------------------------------
@compiled
def top_of(pile: np.uint64) -> int:
    """The effect of the first scar of a face-down pile that is not empty."""
    return wide(pile & _PILE_TOP) - 1


@compiled
def below_top(pile: np.uint64) -> np.uint64:
    """A face-down pile without its first scar."""
    return pile >> _PILE_SHIFT


@compiled
def laid_under(pile: np.uint64, depth: int, kind: int) -> np.uint64:
    """A face-down pile of so many scars with one more, as its last."""
    return pile | np.uint64(kind + 1) << np.uint64(PILE_BITS * depth)


@compiled
def draw_token(pool: int, word: np.uint64) -> tuple[int, np.uint64]:
    """A token of a pool, each as likely, as its bit; and the stream after it."""
    word = advance(word)
    return nth_of(pool, below(word, size(pool))), word


@compiled
def draw_pile(pool: int, scars: int, word: np.uint64) -> tuple[np.uint64, int, np.uint64]:
    """A face-down pile of so many tokens drawn from a pool, what is left, and the stream."""
    pile = np.uint64(0)
    for depth in range(scars):
        token, word = draw_token(pool, word)
        pile = laid_under(pile, depth, token % SCAR_KINDS)
        pool ^= 1 << token
    return pile, pool, word

"""The hands that the other player may hold: drawn anew, or all of them in a shuffled order."""

import numpy as np
import numpy.typing as npt

from ...engine.compiled import compiled, wide
from ...engine.stream import advance, below
from ...games.lone_wolves.box.cards import VOID_CARDS, first_of, nth_of, size
from ...games.lone_wolves.box.components import SET_ASIDE
from ...games.lone_wolves.state import State, other

Hands = npt.NDArray[np.int64]

FIRST_LISTED_TRICK = 6
"""From the seventh trick, six being finished, all hands are listed."""
MOST_LISTED = 330
"""Four cards of eleven are set aside: the most hands there can be then."""


@compiled
def unknown_cards(state: State, seat: int) -> int:
    """The cards that lie in the hand opposite a seat or were set aside."""
    return wide(state.hands[other(seat)]) | wide(state.set_aside)


@compiled
def next_choice(choice: int) -> int:
    """The next larger number with as many bits set."""
    lowest = choice & -choice
    carried = choice + lowest
    return carried | (choice ^ carried) // lowest >> 2


@compiled
def members(cards: int, choice: int) -> int:
    """The members of a set whose places in it a choice has as bits."""
    chosen = 0
    while choice != 0:
        chosen |= 1 << nth_of(cards, first_of(choice))
        choice &= choice - 1
    return chosen


@compiled
def list_hands(state: State, seat: int, hands: Hands) -> int:
    """Fill in every hand that fits what a seat knows; how many there are."""
    unknown = unknown_cards(state, seat)
    free = unknown & ~wide(VOID_CARDS[state.void[other(seat)]])
    aside = SET_ASIDE - size(unknown ^ free)
    choice, count = (1 << aside) - 1, 0
    while choice < 1 << size(free):
        hands[count] = free ^ members(free, choice)
        count += 1
        if choice == 0:
            break
        choice = next_choice(choice)
    return count


@compiled
def shuffle(hands: Hands, count: int, word: np.uint64) -> np.uint64:
    """The first so many hands lie in any order, each as likely; the stream after it."""
    for left in range(count, 1, -1):
        word = advance(word)
        drawn = below(word, left)
        hand = hands[left - 1]
        hands[left - 1] = hands[drawn]
        hands[drawn] = hand
    return word


@compiled
def put_hand(state: State, seat: int, hand: int) -> None:
    """The player opposite a seat holds a hand; the other unknown cards are set aside."""
    state.set_aside = unknown_cards(state, seat) ^ hand
    state.hands[other(seat)] = hand

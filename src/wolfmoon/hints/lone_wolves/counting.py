"""Counting hands: which cards the other may hold, and what they can beat.                [L6, L8]

Every hand that fits is as likely here: nothing is guessed from how the other plays.
"""

from dataclasses import dataclass
from functools import cache
from math import comb

from ...engine.compiled import interpreted
from ...games.lone_wolves.forms.names import CARD_NAMES, SUIT_NAMES, WHY_NAMES, suit_of
from ...games.lone_wolves.forms.plain import card_names
from ...games.lone_wolves.hidden.worlds import count_worlds, hand_size, may_hold
from ...games.lone_wolves.models import Card, LoneWolvesView, Suit
from ...games.lone_wolves.tricks import decided_by
from .claims import Why

NO_TRUMP = -1


@cache
def trick(led: Card, followed: Card, trump: Suit | None) -> tuple[bool, Why]:
    """Whether the card that follows wins, and why."""
    suit = NO_TRUMP if trump is None else SUIT_NAMES.index(trump)
    wins, why = interpreted(decided_by)(CARD_NAMES.index(led), CARD_NAMES.index(followed), suit)
    return bool(wins), WHY_NAMES[why]


@dataclass(frozen=True)
class Answers:
    """The cards that the other may hold, by what they are to a card that is led."""

    beating: tuple[Card, ...]
    """Of its suit, and higher."""
    following: tuple[Card, ...]
    """Of its suit, and no danger."""
    trumping: tuple[Card, ...]
    """Trumps that may be played by who is out of the suit."""
    others: tuple[Card, ...]
    size: int
    """How many cards the other holds."""

    @property
    def hands(self) -> int:
        """How many hands fit."""
        free = len(self.beating) + len(self.following) + len(self.trumping) + len(self.others)
        return comb(free, self.size)

    @property
    def held(self) -> int:
        """In how many of them no answer beats the card."""
        follow, trumps, others = len(self.following), len(self.trumping), len(self.others)
        safe = comb(follow + trumps + others, self.size)  # nothing higher of its suit
        without = comb(trumps + others, self.size)  # of these, nothing of its suit at all
        return safe - without + comb(others, self.size)

    def with_card(self) -> int:
        """How many hands hold a certain one of these cards."""
        free = len(self.beating) + len(self.following) + len(self.trumping) + len(self.others)
        return comb(free - 1, self.size - 1)


def answers_to(view: LoneWolvesView, seat: int, card: Card) -> Answers:
    """What the other may hold against a card that a seat leads."""
    trump, rival = view["trump"], 1 - seat
    beating: list[Card] = []
    following: list[Card] = []
    trumping: list[Card] = []
    others: list[Card] = []
    for held in card_names(may_hold(view, rival)):
        wins, _ = trick(card, held, trump)
        if suit_of(held) == suit_of(card):
            (beating if wins else following).append(held)
        else:
            (trumping if wins else others).append(held)
    answers = Answers(
        tuple(beating), tuple(following), tuple(trumping), tuple(others), hand_size(view, rival)
    )
    assert answers.hands == count_worlds(view)
    return answers


def would_beat(card: Card, trump: Suit | None) -> list[Card]:
    """All cards of its suit that beat a card, wherever they are."""
    return [
        other
        for other in CARD_NAMES
        if suit_of(other) == suit_of(card) and trick(card, other, trump)[0]
    ]

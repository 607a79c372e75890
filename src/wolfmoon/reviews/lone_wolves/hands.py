"""The hands that the other may hold: all of them, or as likely as their play so far makes them.

Nothing is known for sure about how someone plays. So a hand is weighted by a policy that sees no
further than the trick and errs now and then: a card that a hand would seldom have played makes the
hand less likely, never impossible.
"""

from itertools import combinations

import numpy as np
import numpy.typing as npt

from ...bots.lone_wolves.gains import POINT
from ...bots.lone_wolves.greedy import OFFERS, SEEN, STATES, add_worlds
from ...engine.game import Game
from ...engine.kernels import States
from ...engine.record import Array
from ...engine.stream import streams
from ...games.lone_wolves.actions import FIRST_TAKE, MOST_OFFERED
from ...games.lone_wolves.box.cards import VOID_CARDS
from ...games.lone_wolves.state import State

Hands = npt.NDArray[np.int64]
"""Sets of cards, a number each."""
Weights = npt.NDArray[np.float64]
LIKELY = 3.0
"""So many points of difference make a play e times as likely."""
ERRING = 0.2
"""How often anything at all may be played."""
WORLDS = 2
"""Worlds in which a play is looked at."""
DRAWN = 48
"""So many hands are weighted, of those that fit."""
ENTRIES = 240
"""How many places the weighted hands share."""
SHUFFLING, WEIGHING = 21, 22
MOST_KEPT = 50_000


def fitting(state: State, seat: int) -> Hands:
    """Every hand that fits what a seat knows, in a fixed order that means nothing."""
    opposite = 1 - seat
    unknown = int(state.hands[opposite]) | int(state.set_aside)
    free = unknown & ~int(VOID_CARDS[state.void[opposite]])
    members = [1 << card for card in range(free.bit_length()) if free >> card & 1]
    size = int(state.hands[opposite]).bit_count()
    found = np.array([sum(each) for each in combinations(members, size)], dtype=np.int64)
    order = np.argsort(streams(SHUFFLING, len(found)), kind="stable")
    return np.asarray(found[order])


class Beliefs:
    """Memory in which hands are weighted by what was played from them."""

    def __init__(self) -> None:
        self._states: Array[State] = State.zeros(STATES)
        self._offers = np.zeros((OFFERS, MOST_OFFERED), dtype=np.int32)
        self._values = np.zeros(MOST_OFFERED, dtype=np.int64)
        self._known: dict[tuple[bytes, int, int, int], float] = {}

    def weighted(self, game: Game, step: int, seat: int, hands: Hands) -> Hands:
        """Hands as often as they are likely, at a step where a seat decides."""
        some = hands[:DRAWN]
        weights = self.weights(game, step, seat, some)
        places = (np.arange(ENTRIES) + 0.5) / ENTRIES
        chosen = np.searchsorted(np.cumsum(weights), places)
        spread = np.argsort(streams(WEIGHING, ENTRIES), kind="stable")
        return np.asarray(some[np.minimum(chosen, len(some) - 1)][spread])

    def weights(self, game: Game, step: int, seat: int, hands: Hands) -> Weights:
        """How likely each of some hands is, by all cards that the other has played so far."""
        opposite, path, numbers = 1 - seat, game.path, game.numbers
        now = int(path[step][0].hands[opposite])
        likely = np.zeros(len(hands))
        for earlier in range(step):
            states, action = path[earlier], numbers[earlier]
            if int(states[0].seat) != opposite or action >= FIRST_TAKE:
                continue
            since = int(states[0].hands[opposite]) & ~now
            for place, hand in enumerate(hands.tolist()):
                likely[place] += self._once(states, opposite, hand | since, action, earlier)
        weights = np.exp(likely - likely.max())
        return np.asarray(weights / weights.sum())

    def _once(self, states: States, seat: int, hand: int, action: int, step: int) -> float:
        """How likely a play is, worked out once: decisions of a trick ask about the same hands."""
        key = states.tobytes(), hand, action, step
        if key not in self._known:
            if len(self._known) >= MOST_KEPT:
                self._known.clear()
            self._known[key] = self._likely(states, seat, hand, action, step)
        return self._known[key]

    def _likely(self, states: States, seat: int, hand: int, action: int, step: int) -> float:
        """The logarithm of how likely a seat that holds a hand plays a card to a land."""
        self._states[SEEN] = states[0]
        held = self._states[SEEN]
        unknown = int(held.hands[seat]) | int(held.set_aside)
        held.hands[seat], held.set_aside = hand, unknown & ~hand
        self._values[:] = 0
        word = streams(WEIGHING, 1, first=step)[0]
        add_worlds(self._states, self._offers, self._values, seat, word, WORLDS, True)
        offered, counts = self._offer(seat)
        points = self._values[:counts] / (POINT * WORLDS * LIKELY)
        chances = np.exp(points - points.max())
        place = int(np.flatnonzero(offered == action)[0])
        chance = (1.0 - ERRING) * chances[place] / chances.sum() + ERRING / counts
        return float(np.log(chance))

    def _offer(self, seat: int) -> tuple[npt.NDArray[np.int32], int]:
        """What the seat may decide: as it was listed when it was looked at."""
        from ...games import games

        offered, counts = games["lone-wolves"].offer_many(self._states[SEEN : SEEN + 1])
        count = int(counts[0])
        return np.asarray(offered[0, :count]), count

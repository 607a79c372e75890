"""The last trick, counted: every way that the hidden cards and scars can lie, solved.

Where few enough ways are left, nothing is estimated: each decision is followed by the best play of
both sides in each of them, with all cards known.
"""

from collections.abc import Iterator, Sequence
from itertools import permutations

import numpy as np

from ...bots.bot import Seen
from ...engine.kernels import States
from ...games.lone_wolves.box.components import TRICKS
from ...games.lone_wolves.forms.names import CARD_NAMES
from ...games.lone_wolves.forms.notation import action_text
from ...games.lone_wolves.hidden.view import stated
from ...games.lone_wolves.hidden.worlds import Hands, count_worlds, hand_of, worlds
from ...games.lone_wolves.models import Scar
from ...games.lone_wolves.solver.solver import solve
from ..comparing import Compared
from .on_lands import unseen_scars
from .outlook import Outlook

MOST_WAYS = 120
MOST_LYING = 3
"""More face-down scars than this are not tried in every order."""
WON, LEVEL, LOST = 1.0, 0.5, 0.0


def is_last(outlook: Outlook) -> bool:
    """Whether nothing but the last trick is to come, and maybe the scar of the one before."""
    trick, asks = outlook.view["trick"], outlook.view["asks"]
    return trick == TRICKS - 1 or (trick == TRICKS - 2 and asks in ("take", "place"))


def ways_to_lie(outlook: Outlook) -> list[States]:
    """Every way that hidden cards and scars can lie; none where there are too many to solve."""
    lying = [outlook.scars_in(land["land"])[1] for land in outlook.sheet["lands"]]
    if not is_last(outlook) or sum(lying) > MOST_LYING:
        return []
    unseen = unseen_scars(outlook)
    heaps = sorted(set(permutations(unseen, sum(lying))))
    if len(heaps) * count_worlds(outlook.view) > MOST_WAYS:
        return []
    return [_world(outlook, hands, lying, heap) for hands in worlds(outlook.view) for heap in heaps]


def _world(outlook: Outlook, hands: Hands, lying: Sequence[int], heap: tuple[Scar, ...]) -> States:
    """A state in which the other holds a hand, and face-down scars lie in an order."""
    view = outlook.view
    known = {*hand_of(view, outlook.seat), *_played(outlook), *hands[outlook.rival]}
    left, scars = unseen_scars(outlook), iter(heap)
    for scar in heap:
        left.remove(scar)
    return outlook.rules.from_data(
        {
            **stated(view),
            "hands": hands,
            "set_aside": [card for card in CARD_NAMES if card not in known],
            "lands": [
                {**land, "hidden": [next(scars) for _ in range(count)]}
                for land, count in zip(view["lands"], lying, strict=True)
            ],
            "box": left,
        }
    )


def _played(outlook: Outlook) -> Iterator[str]:
    """The cards on the table whose faces are known."""
    for land in outlook.view["lands"]:
        for side in land["sides"]:
            yield from (*side["cards"], *side["lone"])


def solved(seen: Seen) -> list[Compared]:
    """Every decision with how it ends in each way that hidden things can lie; or nothing."""
    outlook = Outlook.of(seen)
    lies = ways_to_lie(outlook)
    return [
        Compared(
            (action,),
            action_text(action),
            np.array([_end(seen, states, action) for states in lies]),
            counted=True,
        )
        for action in (seen.offer if lies else ())
    ]


def _end(seen: Seen, states: States, action: int) -> float:
    """How a decision ends for the seat with best play: by points, which lone wolves may break."""
    after, reason = seen.rules.after(states, action)
    assert reason == 0, f"action {action} is not offered"
    offered = Outlook(seen.rules, after, seen.seat).offer()
    value = solve(after, offered).value
    assert value is not None
    ahead = value if seen.seat == 0 else -value
    return LEVEL if ahead == 0 else WON if ahead > 0 else LOST

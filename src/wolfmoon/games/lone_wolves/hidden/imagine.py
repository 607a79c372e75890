"""Imagining a whole state from a view: one of all that fit it, each as likely."""

from collections.abc import Sequence
from random import Random

import numpy as np

from ....engine.data import in_range
from ....engine.errors import BadInput, phrase
from ....engine.kernels import States
from ..box.components import COPIES
from ..forms.names import HIDDEN_NAME, SCAR_NAMES
from ..forms.plain import card_names
from ..forms.reader import token_set
from ..forms.reading import from_data
from ..models import LoneWolvesView, OpenLand, Scar, SeenScar
from .redeal import determinize_at, redeal_scars_at
from .view import stated
from .worlds import Hands, hand_of, hand_size, may_hold, splits, unknown_cards, viewer_of

WORD = 2**64


def determinize(view: LoneWolvesView, stream: int) -> States:
    """An array of one state that fits everything a view knows, drawn with a stream."""
    viewer = viewer_of(view)
    word = np.uint64(stream % WORD or 1)
    if viewer is None:
        states = from_data(_filled(view, _draw_hands(view, Random(stream))))
        redeal_scars_at(states, 0, word)
    else:
        states = from_data(_filled(view, _some_hands(view, viewer)))
        determinize_at(states, 0, viewer, word)
    return states


def _some_hands(view: LoneWolvesView, viewer: int) -> Hands:
    """The viewer's hand and some hand opposite that fits the view."""
    seat = 1 - viewer
    opposite = card_names(may_hold(view, seat))[: hand_size(view, seat)]
    own = hand_of(view, viewer)
    return [own, opposite] if viewer == 0 else [opposite, own]


def _draw_hands(view: LoneWolvesView, random: Random) -> Hands:
    """Both hands as a spectator may imagine them, every pair as likely."""
    shares = splits(view)
    if not shares:
        raise BadInput(phrase("input-no-hands"), "view", "L6")
    (share,) = random.choices(shares, [ways for _, _, ways in shares])
    own, other_own, _ = share
    first, second = may_hold(view, 0), may_hold(view, 1)
    rest, other_rest = hand_size(view, 0) - own, hand_size(view, 1) - other_own
    shared = random.sample(card_names(first & second), rest + other_rest)
    return [
        random.sample(card_names(first & ~second), own) + shared[:rest],
        random.sample(card_names(second & ~first), other_own) + shared[rest:],
    ]


def _filled(view: LoneWolvesView, hands: Hands) -> dict[str, object]:
    """A view with these hands, and with its hidden scars in some order."""
    dealt = {name for hand in hands for name in hand}
    pool = _unknown_scars(view)

    def some(number: object, path: str) -> list[Scar]:
        return [pool.pop() for _ in range(in_range(number, 0, len(pool), path))]

    lands: list[OpenLand] = [
        {
            **land,
            "hidden": some(land["hidden"], f"lands[{number}].hidden"),
            "shown": _known(land["shown"]),
        }
        for number, land in enumerate(view["lands"])
    ]
    in_hand = view["in_hand"]
    return {
        **stated(view),
        "hands": hands,
        "set_aside": [name for name in card_names(unknown_cards(view)) if name not in dealt],
        "lands": lands,
        "in_hand": some(1, "in_hand")[0] if in_hand == HIDDEN_NAME else in_hand,
        "discarded": _known(view.get("discarded", [])),
        "box": some(view["box"], "box"),
    }


def _known(scars: Sequence[SeenScar]) -> list[Scar]:
    """The scars of a list that are not hidden."""
    return [scar for scar in scars if scar != HIDDEN_NAME]


def _unknown_scars(view: LoneWolvesView) -> list[Scar]:
    """The scars that a view does not show."""
    shown = _known(view.get("discarded", []))
    for land in view["lands"]:
        shown += _known(land["shown"])
        for side in land["sides"]:
            shown += side["scars"]
    for borders in view["borders"]:
        for names in borders:
            shown += names
    if view["in_hand"] is not None:
        shown += _known([view["in_hand"]])
    token_set(shown, "the scars shown")
    return [name for name in SCAR_NAMES for _ in range(COPIES - shown.count(name))]

"""Imagining a whole state from a view: one of all that fit it, each as likely."""

from random import Random
from typing import Any

import numpy as np

from ....engine.data import in_range, listed
from ....engine.errors import BadInput, phrase
from ..box.components import BORDERS, COPIES, LANDS, SEATS
from ..forms.names import HIDDEN_NAME, SCAR_NAMES
from ..forms.plain import Data, card_names
from ..forms.reader import Reader, token_set
from ..forms.reading import from_data
from .redeal import determinize_at, redeal_scars_at
from .worlds import Hands, hand_size, hands_shown, may_hold, splits, unknown_cards, viewer_of

WORD = 2**64


def determinize(view: Data, stream: int) -> Any:
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


def _some_hands(view: Data, viewer: int) -> Hands:
    """The viewer's hand and some hand opposite that fits the view."""
    hands = hands_shown(view)
    seat = 1 - viewer
    hands[seat] = card_names(may_hold(view, seat))[: hand_size(view, seat)]
    return hands


def _draw_hands(view: Data, random: Random) -> Hands:
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


def _filled(view: Data, hands: Hands) -> Data:
    """A view with these hands, and with its hidden scars in some order."""
    reader = Reader(view)
    dealt = {name for hand in hands for name in hand}
    pool = _unknown_scars(reader)

    def some(number: Any, path: str) -> list[str]:
        return [pool.pop() for _ in range(in_range(number, 0, len(pool), path))]

    data = {**view, "hands": hands}
    data["set_aside"] = [name for name in card_names(unknown_cards(view)) if name not in dealt]
    data["lands"] = [
        {**land, "hidden": some(Reader(land).get("hidden"), f"lands[{number}].hidden")}
        for number, land in enumerate(reader.items("lands", LANDS))
    ]
    if reader.get("in_hand") == HIDDEN_NAME:
        data["in_hand"] = some(1, "in_hand")[0]
    data["box"] = some(reader.get("box"), "box")
    return data


def _unknown_scars(reader: Reader) -> list[str]:
    """The scars that a view does not show."""
    shown = list(reader.data.get("discarded", []))
    for number, land in enumerate(reader.items("lands", LANDS)):
        part = Reader(land, f"lands[{number}]")
        shown += part.items("shown")
        for side in part.items("sides", SEATS):
            shown += Reader(side, part.name_of("sides")).items("scars")
    for borders in reader.items("borders", SEATS):
        for names in listed(borders, "borders", BORDERS):
            shown += listed(names, "borders")
    if reader.get("in_hand") not in (None, HIDDEN_NAME):
        shown.append(reader.get("in_hand"))
    token_set(shown, "the scars shown")
    return [name for name in SCAR_NAMES for _ in range(COPIES - shown.count(name))]

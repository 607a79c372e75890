"""The set-up of Lone Wolves, drawn piece by piece."""

from collections import Counter

from ..engine.data import one_of
from ..games.lone_wolves.box import components as duel
from ..games.lone_wolves.forms.names import BOARD_NAMES, CARD_NAMES, SCAR_NAMES
from ..games.lone_wolves.forms.options import default_house
from .drawing import Drawn, DrawOrder, Options


def draw_order(board: str) -> DrawOrder:
    """Scars, honour tokens and the side they show, both hands, and who leads.      [L1–L4]"""
    house = default_house(duel.Board(one_of(board, BOARD_NAMES, "board")))
    down, up = house["scars"]["down"], house["scars"]["up"]
    kinds = sorted({tuple(token) for token in house["honour"]})
    tokens = Counter(kinds.index(tuple(token)) for token in house["honour"])

    def options(drawn: Drawn) -> Options:
        scars = iter(SCAR_NAMES[kind] for kind in drawn["scar"])
        hidden = [[next(scars) for _ in range(count)] for count in down]
        shown = [[next(scars) for _ in range(count)] for count in up]
        aside, first = drawn["card"][: duel.SET_ASIDE], drawn["card"][duel.SET_ASIDE :]
        dealt = set(drawn["card"])
        second = [card for card in range(duel.CARDS) if card not in dealt]
        honour = [
            list(kinds[token] if side == 0 else kinds[token][::-1])
            for token, side in zip(drawn["honour"], drawn["side"], strict=True)
        ]
        return {
            "board": board,
            "setup": {
                "hands": [[CARD_NAMES[card] for card in sorted(hand)] for hand in (first, second)],
                "set_aside": [CARD_NAMES[card] for card in sorted(aside)],
                "hidden": hidden,
                "shown": shown,
                "box": list(_rest(drawn["scar"])),
                "honour": honour,
                "leader": drawn["leader"][0],
            },
        }

    return DrawOrder(
        steps=(
            *["scar"] * (sum(down) + sum(up)),
            *["honour", "side"] * duel.LANDS,
            *["card"] * (duel.SET_ASIDE + duel.HAND),
            "leader",
        ),
        pools={
            "scar": Counter(dict.fromkeys(range(duel.SCAR_KINDS), duel.COPIES)),
            "honour": tokens,
            "side": Counter(range(duel.SIDES_OF_A_TOKEN)),
            "card": Counter(range(duel.CARDS)),
            "leader": Counter(range(duel.SEATS)),
        },
        put_back=frozenset({"side"}),
        words={
            "scar": list(SCAR_NAMES),
            "honour": ["/".join(map(str, kind)) for kind in kinds],
            "side": ["up", "down"],
            "card": list(CARD_NAMES),
            "leader": [f"seat {seat + 1}" for seat in range(duel.SEATS)],
        },
        options=options,
    )


def _rest(drawn: list[int]) -> list[str]:
    left = Counter(dict.fromkeys(range(duel.SCAR_KINDS), duel.COPIES)) - Counter(drawn)
    return [SCAR_NAMES[kind] for kind in sorted(left.elements())]

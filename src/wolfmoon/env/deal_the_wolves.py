"""The set-up of The Wolves, drawn piece by piece."""

from collections import Counter

from ..games.the_wolves.box import components as pack
from ..games.the_wolves.box.maps import REGION_TILES
from ..games.the_wolves.forms.names import PHASE_NAMES, PREY_NAMES, TERRAIN_NAMES
from .drawing import Drawn, DrawOrder, Options


def draw_order(players: int) -> DrawOrder:
    """Packs, region tiles, tokens, prey, and who begins.                       [W1–W5, W60]"""
    kinds = sorted({tuple(map(int, phases)) for phases in pack.TOKEN_POOL[players]})
    tokens = Counter(kinds.index(tuple(map(int, each))) for each in pack.TOKEN_POOL[players])
    regions = tokens.total()
    names = [[PHASE_NAMES[phase] for phase in kind] for kind in kinds]

    def options(drawn: Drawn) -> Options:
        return {
            "players": players,
            "packs": [TERRAIN_NAMES[each] for each in drawn["pack"]],
            "setup": {
                "regions": [tile + 1 for tile in drawn["region"]],
                "tokens": [names[each] for each in drawn["tokens"]],
                "prey": [PREY_NAMES[each] for each in drawn["prey"]],
                "first": drawn["first"][0],
            },
        }

    return DrawOrder(
        steps=(
            *["pack"] * players,
            *["region"] * regions,
            *["tokens"] * regions,
            *["prey"] * regions,
            "first",
        ),
        pools={
            "pack": Counter(range(pack.TERRAINS)),
            "region": Counter(range(len(REGION_TILES))),
            "tokens": tokens,
            "prey": Counter(map(int, pack.PREY_POOL[players])),
            "first": Counter(range(players)),
        },
        put_back=frozenset(),
        words={
            "pack": list(TERRAIN_NAMES),
            "region": [str(tile) for tile in sorted(REGION_TILES)],
            "tokens": ["/".join(name) for name in names],
            "prey": list(PREY_NAMES),
            "first": [f"seat {seat + 1}" for seat in range(players)],
        },
        options=options,
    )

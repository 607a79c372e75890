"""What luck decides, from any source of chance: what a game can be given.     [W1–W5, W60]

`setup.py` draws the same from the stream of a seed, inside the kernels.
"""

from random import Random

from ..box.components import PREY_POOL, TOKEN_POOL
from ..box.maps import REGION_TILES
from .names import PHASE_NAMES, PREY_NAMES, TERRAIN_NAMES

Data = dict[str, object]


def draw_setup(chance: Random, players: int) -> Data:
    """Regions, tokens, prey and first player; every set-up for so many is as likely."""
    tokens, prey = TOKEN_POOL[players], PREY_POOL[players]
    return {
        "regions": chance.sample(list(REGION_TILES), len(tokens)),
        "tokens": [
            [PHASE_NAMES[phase] for phase in pair] for pair in chance.sample(tokens, len(tokens))
        ],
        "prey": [PREY_NAMES[kind] for kind in chance.sample(prey, len(prey))],
        "first": chance.randrange(players),
    }


def draw_packs(chance: Random, players: int) -> list[str]:
    """A pack for each seat."""
    return chance.sample(TERRAIN_NAMES, players)

"""The minds of the bots: one set of priorities written by hand, and two that were trained."""

import json
import zipfile
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from ...engine.errors import BadInput, phrase
from ...engine.record import Array
from ...saving import saved
from .features import FEATURES, VERSION, See
from .fitting import LINEAR, NET, Weights, mind_of
from .workbench import FIRST_HIDDEN, SECOND_HIDDEN, Mind

WEIGHTS = Path(__file__).with_name("weights.npz")
SCOUT, HUNTER = "scout", "hunter"
SHAPES = {
    "linear": (FEATURES,),
    "first": (FEATURES, FIRST_HIDDEN),
    "first_bias": (FIRST_HIDDEN,),
    "second": (FIRST_HIDDEN, SECOND_HIDDEN),
    "second_bias": (SECOND_HIDDEN,),
    "last": (SECOND_HIDDEN,),
    "doubt": (2,),
}
TRAIN = "wolfmoon train the-wolves"
"""The command that makes the weights again."""
PARTS = {SCOUT: LINEAR, HUNTER: NET}
"""The weights of each trained mind."""

PRIORITIES = {
    See.PREY: 500.0,  # 100 for each prey hunted
    See.LAIRS: 240.0,  # 60 for each lair
    See.SPREAD_DENS: 84.0,  # 21 for each den, and the pack spread first
    See.SPEED_DENS: 82.0,
    See.HOWL_DENS: 80.0,
    See.WOLVES_OUT: 120.0,  # 15 for each wolf howled
    See.PAID_NEXT: 20.0,  # 8 for the first place of a crescent region
    See.UPGRADES: 8.0,  # and then whatever makes these possible
    See.DENS_BY_WATER: 9.0,
    See.TWO_AT_PREY: 7.0,
    See.ONE_AT_PREY: 4.0,
    See.HUNTERS_NEAR: 3.0,
    See.HOWLS: 6.0,
    See.HEARERS: 2.0,
    See.WATER_HEXES: 2.0,
    See.DEN_HEXES: 1.0,
}
"""What the weakest bot goes by: hunt, lair, den, howl, swing a region, and prepare these."""

UNSEEN_BY_SCOUT = (
    *(See.FOR_TWO, See.FOR_THREE, See.FOR_FOUR, See.ONE, See.DATES_LEFT, See.STEPS),
    *(See.VICTIMS, See.EXPOSED, See.IN_EARSHOT, See.REACH_NEXT, See.IN_REACH, See.AT_RISK),
)
"""What is alike for all players, which a sum can't use; and what others may do, which is left to
stronger bots."""


def cub_mind() -> Array[Mind]:
    """Priorities of a seat that looks at nothing but itself."""
    minds: Array[Mind] = Mind.zeros()
    for feature, weight in PRIORITIES.items():
        minds[0].linear[feature] = weight
    minds[0].sees_itself_alone = 1
    return minds


@cache
def trained_mind(name: str) -> Array[Mind]:
    """The mind of a trained bot."""
    mind: Array[Mind] = mind_of(read_weights(WEIGHTS)[name], net=name == HUNTER)
    return mind


# -- the file -----------------------------------------------------------------------
def write_weights(path: Path, weights: dict[str, Weights], card: dict[str, object]) -> None:
    """Weights and the card that says where they come from; whole or not at all."""
    arrays: dict[str, Any] = {
        f"{name}.{part}": weights[name][part] for name, parts in PARTS.items() for part in parts
    }
    card = {"features_version": VERSION, "features": FEATURES, **card}
    with saved(path) as part, part.open("wb") as file:
        np.savez_compressed(file, card=np.array(json.dumps(card, sort_keys=True)), **arrays)


def read_card(path: Path) -> dict[str, object]:
    """Where weights come from."""
    with _opened(path) as file:
        return _card_in(file, path)


def read_weights(path: Path) -> dict[str, Weights]:
    """The weights of every trained mind; BadInput says what does not fit."""
    with _opened(path) as file:
        version = _card_in(file, path).get("features_version")
        if version != VERSION:
            facts = {"found": version, "known": VERSION, "command": TRAIN}
            raise BadInput(phrase("problem-weights-version", file=path.name, **facts))
        return {
            name: {part: _array(file, path, f"{name}.{part}", SHAPES[part]) for part in parts}
            for name, parts in PARTS.items()
        }


def _opened(path: Path) -> Any:
    try:
        return np.load(path, allow_pickle=False)
    except (OSError, ValueError, zipfile.BadZipFile) as error:
        raise BadInput(phrase("problem-weights", file=path.name, problem=str(error))) from None


def _card_in(file: Any, path: Path) -> dict[str, object]:
    if "card" not in file:
        raise BadInput(phrase("problem-weights-part", file=path.name, name="card"))
    card = json.loads(str(file["card"]))
    assert isinstance(card, dict)
    return card


def _array(file: Any, path: Path, name: str, shape: tuple[int, ...]) -> Any:
    if name not in file:
        raise BadInput(phrase("problem-weights-part", file=path.name, name=name))
    array = file[name]
    if array.shape != shape or array.dtype != np.float32:
        facts = {"found": f"{array.shape} {array.dtype}", "wanted": f"{shape} float32"}
        raise BadInput(phrase("problem-weights-shape", file=path.name, name=name, **facts))
    return array

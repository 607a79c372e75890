"""The words of the rulebook, as they stand in data and text; `models.py` lists them.

Nothing here loads the compiler.
"""

from typing import get_args

from .. import models

NEUTRAL_NAME: models.Pack = "neutral"
TERRAIN_NAMES: list[models.Terrain] = list(get_args(models.Terrain))
KIND_NAMES: list[models.Kind] = list(get_args(models.Kind))
WOLF_NAMES: list[models.Wolf] = list(get_args(models.Wolf))
WOLF_KINDS: dict[int, models.Wolf] = {KIND_NAMES.index(name): name for name in WOLF_NAMES}
TRACK_NAMES: list[models.Track] = list(get_args(models.Track))
PHASE_NAMES: list[models.Phase] = list(get_args(models.Phase))
SCORED_PHASES: list[models.ScoredPhase] = list(get_args(models.ScoredPhase))
PREY_NAMES: list[models.Prey] = list(get_args(models.Prey))
BONUS_NAMES: list[models.Bonus] = list(get_args(models.Bonus))
ASK_NAMES: list[models.WolvesAsk] = list(get_args(models.WolvesAsk))
ACT_NAMES: list[models.WolvesAct] = list(get_args(models.WolvesAct))
HEX_ACT_NAMES: dict[int, models.HexAct] = {
    ACT_NAMES.index(name): name for name in get_args(models.HexAct)
}
TILE_NAMES: list[models.Tile] = list(get_args(models.Tile))
PACK_NAMES: list[models.Pack] = list(get_args(models.Pack))
PACK_LETTERS: dict[models.Pack, str] = dict(zip(PACK_NAMES, "ABCDEN", strict=True))
"""How text and drawings write a pack."""
BONUS_NAME = "bonus"

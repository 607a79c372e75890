"""The words of the rulebook, as they stand in data and text."""

from ..actions import Act, Ask
from ..box.components import DOUBLE_SIDED_TILES, TERRAINS, Kind, Phase, Prey, Terrain, Track

NEUTRAL_NAME = "neutral"
TERRAIN_NAMES = [terrain.name.lower() for terrain in Terrain]
KIND_NAMES = [kind.name.lower() for kind in Kind]
WOLF_NAMES = [KIND_NAMES[Kind.ALPHA], KIND_NAMES[Kind.PACK]]
TRACK_NAMES = [track.name.lower() for track in Track]
PHASE_NAMES = [phase.name.lower() for phase in Phase]
PREY_NAMES = [prey.name.lower() for prey in Prey]
ASK_NAMES = [ask.name.lower() for ask in Ask]
ACT_NAMES = [act.name.lower().replace("_", " ") for act in Act]
HOME_NAME = "home"
BONUS_NAME = "bonus"
TILE_NAMES = [
    f"{TERRAIN_NAMES[tile]}/{TERRAIN_NAMES[(tile + 1) % TERRAINS]}"
    for tile in range(DOUBLE_SIDED_TILES)
] + [HOME_NAME]

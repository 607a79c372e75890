"""Every printed figure of the section "Components" of the rulebook."""

TERRAINS = ["forest", "rock", "grass", "tundra", "desert"]
TRACKS = ["spread", "speed", "howl"]
PHASES = ["crescent", "quarter", "full"]
PREY_KINDS = ["moose", "deer", "raccoon", "boar", "rabbit"]
NEUTRAL = "neutral"

# The terrain tiles of a player, in the order of payments; the sixth is the home tile.
TILE_NAMES = [
    "forest/rock",
    "rock/grass",
    "grass/tundra",
    "tundra/desert",
    "desert/forest",
    "home",
]
COSTS = {"move": 1, "den": 2, "lair": 2, "howl": 2, "dominate pack": 3, "dominate den": 3}

NEIGHBOUR_STEPS = [(0, -1), (1, 0), (1, 1), (0, 1), (-1, 0), (-1, -1)]

PATCHES = [
    [(-3, -2), (-2, -2), (-1, -2)],
    [(-3, -1), (-3, 0), (-2, 0)],
    [(-2, -1), (-1, -1), (-1, 0)],
    [(0, -1), (1, -1), (1, 0)],
    [(-1, 1), (0, 1), (1, 1)],
]
WATER_SPOT = (0, 0)
LONE_WOLF_SPOTS = [(-1, -2), (-1, 1)]
PREY_SPOT = (-2, -1)

REGION_TILES = {
    1: ["grass", "forest", "tundra", "rock", "desert"],
    2: ["rock", "forest", "grass", "tundra", "desert"],
    3: ["forest", "grass", "desert", "rock", "tundra"],
    4: ["grass", "desert", "tundra", "forest", "rock"],
    5: ["desert", "tundra", "rock", "grass", "forest"],
    6: ["desert", "rock", "grass", "tundra", "forest"],
    7: ["tundra", "rock", "forest", "desert", "grass"],
    8: ["forest", "tundra", "desert", "grass", "rock"],
    9: ["rock", "grass", "forest", "desert", "tundra"],
    10: ["tundra", "desert", "rock", "forest", "grass"],
}

START_UPPER = {
    (-3, -2): "tundra",
    (-2, -2): "rock",
    (-1, -2): "desert",
    (0, -1): "grass",
    (1, -1): "forest",
}
START_LOWER = {
    (-3, 0): "desert",
    (-2, 0): "grass",
    (-1, 1): "forest",
    (0, 1): "tundra",
    (1, 1): "rock",
}
START_CHASM = [(-3, -1), (-2, -1), (-1, -1), (-1, 0), (0, 0), (1, 0)]

START_CENTRES = {3: (8, 9), 4: (10, 10), 5: (10, 13)}

# For each region A, B, …: centre x, centre y, turned by 180 degrees.
REGION_CENTRES = {
    2: [(8, 9, False), (6, 5, False), (3, 7, False), (10, 13, False), (13, 11, False)],
    3: [
        (11, 7, False),
        (4, 4, True),
        (1, 6, True),
        (5, 11, False),
        (8, 12, True),
        (13, 11, False),
    ],
    4: [
        (13, 8, False),
        (6, 5, True),
        (3, 4, False),
        (3, 7, True),
        (7, 12, False),
        (10, 13, True),
        (17, 16, False),
        (15, 12, False),
    ],
    5: [
        (13, 11, False),
        (9, 6, True),
        (6, 8, True),
        (3, 7, False),
        (3, 10, True),
        (7, 15, False),
        (9, 19, False),
        (10, 16, True),
        (17, 19, False),
        (15, 15, False),
    ],
}
REGION_LETTERS = "ABCDEFGHIJ"

# The player board.
DENS_ON_TRACK = 4
LAIRS = 4
TRACK_VALUES = {"spread": [2, 3, 3, 4, 4], "speed": [3, 4, 4, 5, 5], "howl": [2, 3, 3, 4, 4]}
WOLF_TRACK = ["pack", "pack", "alpha", "pack", "pack", "alpha", "pack", "pack"]
WOLF_POINTS = [0, 1, 2, 3, 4, 6, 8, 10, 12]
LAIR_POINTS = [0, 5, 10, 15, 20]

TRACK_BONUSES_OF_MANY = {
    "spread": [None, "action", None, "terrain"],
    "speed": [None, "terrain", None, "action"],
    "howl": [None, "terrain", None, "action"],
}
TRACK_BONUSES_OF_TWO = {track: [None, "action", None, "terrain"] for track in TRACKS}

DATES = {2: [7, 13, 18], 3: [9, 17, 22], 4: [11, 20, 26], 5: [13, 23, 30]}

FIRST_PLACE_POINTS = {"crescent": 4, "quarter": 6, "full": 8}
SECOND_PLACE_POINTS = {"crescent": 2, "quarter": 3, "full": 4}
CONTROL = {"lair": 3, "alpha": 1, "pack": 1, "den": 1}

QUIET_TURNS_EACH = 50


def track_bonus(players: int, track: str, den: int) -> str | None:
    """The bonus token printed under den number `den` (from 1) of a track."""
    table = TRACK_BONUSES_OF_TWO if players == 2 else TRACK_BONUSES_OF_MANY
    return table[track][den - 1]


def track_points(players: int) -> list[int]:
    """The VP shown on an attribute track after 0 to 4 dens."""
    return [0, 0, 0, 2, 5] if players == 2 else [0, 0, 0, 3, 7]


def prey_points(players: int) -> list[int]:
    """The VP for 0 to 5 hunted prey."""
    return [0, 2, 5, 9, 14, 20] if players == 2 else [0, 1, 4, 9, 16, 25]

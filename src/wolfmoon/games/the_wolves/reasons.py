"""Why something can't be done: a code, and the rule that it comes from."""

from enum import IntEnum

from .box.components import FEWEST_PLAYERS


class Reason(IntEnum):
    """The answer of every rule: OK, or what stands in the way."""

    OK = 0
    GAME_OVER = 1
    ASKED_SOMETHING_ELSE = 2
    NO_SUCH_HEX = 3
    NOT_LAND = 4
    # draft
    NOT_ON_START_TILE = 5
    NOT_EMPTY = 6
    SAME_SIDE_OF_THE_CHASM = 7
    CRESCENT_REGION = 8
    # actions and payment
    NO_ACTION_LEFT = 9
    TWO_ACTIONS_FIRST = 10
    CANNOT_PAY = 11
    TILE_SHOWS_ANOTHER_TERRAIN = 12
    TOO_MANY_TILES = 13
    NOT_ENOUGH_BONUS_TOKENS = 14
    # what is in the way on a hex
    LONE_WOLF_THERE = 15
    PREY_THERE = 16
    HEX_FULL = 17
    NEUTRAL_THERE = 18
    # move
    NO_WOLF_OF_YOURS = 19
    HAS_MOVED = 20
    NOWHERE_TO_END = 21
    ALREADY_THERE = 22
    WRONG_TERRAIN = 23
    TOO_FAR = 24
    ENEMY_LAIR = 25
    ENEMY_ALPHA = 26
    ENEMY_WOLF = 27
    NOWHERE_TO_PUSH = 28
    # push
    NOT_OPEN_TO_PUSHED_WOLF = 29
    NOT_NEAREST = 30
    # den
    BUILT_THERE = 31
    ENEMY_THERE = 32
    NO_ALPHA_NEAR_DEN = 33
    NO_DEN_LEFT = 34
    NO_DEN_ON_TRACK = 35
    # lair
    NO_DEN_OF_YOURS = 36
    NOT_BY_WATER = 37
    NO_ALPHA_NEAR_LAIR = 38
    REGION_HAS_YOUR_LAIR = 39
    NO_LAIR_LEFT = 40
    # howl and dominate
    NO_LONE_WOLF = 41
    OUT_OF_RANGE = 42
    NO_WOLF_LEFT = 43
    NO_ENEMY_PACK_WOLF = 44
    NO_ENEMY_DEN = 45
    SAFE_PAIR = 46
    NO_WOLF_TO_REPLACE = 47
    NO_DEN_TO_REPLACE = 48
    # hunt
    NO_CHOICE_OF_PREY = 49
    # dominate
    SAFE_ALPHA = 50
    SAFE_LAIR = 51


CLAUSES: dict[Reason, str] = {
    Reason.GAME_OVER: "W46",
    Reason.ASKED_SOMETHING_ELSE: "W8",
    Reason.NO_SUCH_HEX: "W1",
    Reason.NOT_LAND: "W15",
    Reason.NOT_ON_START_TILE: "W6",
    Reason.NOT_EMPTY: "W6",
    Reason.SAME_SIDE_OF_THE_CHASM: "W6",
    Reason.CRESCENT_REGION: "W63",
    Reason.NO_ACTION_LEFT: "W8",
    Reason.TWO_ACTIONS_FIRST: "W11",
    Reason.CANNOT_PAY: "W9",
    Reason.TILE_SHOWS_ANOTHER_TERRAIN: "W9",
    Reason.TOO_MANY_TILES: "W9",
    Reason.NOT_ENOUGH_BONUS_TOKENS: "W9",
    Reason.LONE_WOLF_THERE: "W15",
    Reason.PREY_THERE: "W15",
    Reason.HEX_FULL: "W13",
    Reason.NEUTRAL_THERE: "W62",
    Reason.NO_WOLF_OF_YOURS: "W16",
    Reason.HAS_MOVED: "W16",
    Reason.NOWHERE_TO_END: "W18",
    Reason.ALREADY_THERE: "W21",
    Reason.WRONG_TERRAIN: "W16",
    Reason.TOO_FAR: "W16",
    Reason.ENEMY_LAIR: "W18",
    Reason.ENEMY_ALPHA: "W19",
    Reason.ENEMY_WOLF: "W19",
    Reason.NOWHERE_TO_PUSH: "W21",
    Reason.NOT_OPEN_TO_PUSHED_WOLF: "W20",
    Reason.NOT_NEAREST: "W20",
    Reason.BUILT_THERE: "W23",
    Reason.ENEMY_THERE: "W23",
    Reason.NO_ALPHA_NEAR_DEN: "W22",
    Reason.NO_DEN_LEFT: "W24",
    Reason.NO_DEN_ON_TRACK: "W24",
    Reason.NO_DEN_OF_YOURS: "W25",
    Reason.NOT_BY_WATER: "W25",
    Reason.NO_ALPHA_NEAR_LAIR: "W25",
    Reason.REGION_HAS_YOUR_LAIR: "W26",
    Reason.NO_LAIR_LEFT: "W27",
    Reason.NO_LONE_WOLF: "W29",
    Reason.OUT_OF_RANGE: "W29",
    Reason.NO_WOLF_LEFT: "W30",
    Reason.NO_ENEMY_PACK_WOLF: "W31",
    Reason.NO_ENEMY_DEN: "W31",
    Reason.SAFE_PAIR: "W32",
    Reason.SAFE_ALPHA: "W31",
    Reason.SAFE_LAIR: "W31",
    Reason.NO_WOLF_TO_REPLACE: "W33",
    Reason.NO_DEN_TO_REPLACE: "W33",
    Reason.NO_CHOICE_OF_PREY: "W36",
}
CLAUSES_FOR_TWO: dict[Reason, str] = {Reason.NOT_EMPTY: "W63"}
"""Where another clause says it with two players."""


def clause_of(reason: Reason, players: int) -> str:
    """The clause that a reason comes from."""
    if players == FEWEST_PLAYERS and reason in CLAUSES_FOR_TWO:
        return CLAUSES_FOR_TWO[reason]
    return CLAUSES[reason]

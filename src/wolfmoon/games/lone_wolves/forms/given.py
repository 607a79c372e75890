"""A set-up that is given instead of a seed: as data, and in the headers of a file."""

from ....engine.data import counted
from ....engine.errors import Unreadable, phrase
from ....engine.files import File
from ....engine.kernels import States
from ..actions import Ask
from ..box.components import BORDERS, LANDS, SEATS, SET_ASIDE, Board
from ..models import RULES_VERSION, SETUP, House, LoneWolvesPosition, LoneWolvesSetup, Side
from .names import ASK_NAMES, BOARD_NAMES, SEAT_NAMES
from .options import pair_text, pairs
from .plain import GAME
from .reading import from_data

NONE = "-"


def states_of_setup(board: Board, house: House, given: object) -> States:
    """An array of one state: the game about to begin, as the set-up has it."""
    setup = SETUP.read(given, "setup")
    for land in range(LANDS):
        counted(setup["hidden"][land], f"setup.hidden[{land}]", house["scars"]["down"][land])
        counted(setup["shown"][land], f"setup.shown[{land}]", house["scars"]["up"][land])
    return from_data(_first_position(board, house, setup))


def _first_position(board: Board, house: House, setup: LoneWolvesSetup) -> LoneWolvesPosition:
    leader, honour = setup["leader"], setup["honour"]
    side: Side = {"cards": [], "lone": [], "unseen": 0, "scars": []}
    return {
        "game": GAME,
        "rules": RULES_VERSION,
        "board": BOARD_NAMES[board],
        "house": house,
        "hands": setup["hands"],
        "set_aside": setup["set_aside"],
        "unseen_left": SET_ASIDE,
        "lands": [
            {
                "honour": honour[land],
                "hidden": setup["hidden"][land],
                "shown": setup["shown"][land],
                "moon": None,
                "sides": [side] * SEATS,
            }
            for land in range(LANDS)
        ],
        "borders": [[[]] * BORDERS] * SEATS,
        "box": setup["box"],
        "void": [[]] * SEATS,
        "leader": leader,
        "seat": leader,
        "trick": 0,
        "led": None,
        "followed": None,
        "trump": None,
        "in_hand": None,
        "taken_hidden": False,
        "asks": ASK_NAMES[Ask.LEAD],
    }


# -- in the headers of a file -------------------------------------------------------
def setup_headers(data: LoneWolvesPosition) -> dict[str, list[str]]:
    """The set-up of a position that is about to begin."""
    lands = data["lands"]
    return {
        **{f"seat {SEAT_NAMES[seat]}": list(hand) for seat, hand in enumerate(data["hands"])},
        "aside": list(data["set_aside"]),
        "hidden": [",".join(land["hidden"]) or NONE for land in lands],
        "shown": [",".join(land["shown"]) or NONE for land in lands],
        "box": list(data["box"]) or [NONE],
        "honour": [pair_text(land["honour"]) for land in lands],
        "leader": [SEAT_NAMES[data["leader"]]],
    }


def read_setup(file: File) -> dict[str, object]:
    """The set-up that a file states."""
    return {
        "hands": [file.header(f"seat {name}").values for name in SEAT_NAMES],
        "set_aside": file.header("aside").values,
        "hidden": [names_of(word) for word in file.header("hidden").values],
        "shown": [names_of(word) for word in file.header("shown").values],
        "box": names_of(",".join(file.header("box").values)),
        "honour": pairs(file, "honour", "/", LANDS),
        "leader": seat_of(file, "leader"),
    }


def names_of(word: str) -> list[str]:
    """A list that is written with commas, or - if it is empty."""
    return [] if word == NONE else word.split(",")


def seat_of(file: File, key: str) -> int:
    """The seat that a header names, counted from 0."""
    value = file.value(key)
    if value not in SEAT_NAMES:
        raise Unreadable(phrase("expect-one-of", names=SEAT_NAMES), value, file.header(key).line)
    return SEAT_NAMES.index(value)

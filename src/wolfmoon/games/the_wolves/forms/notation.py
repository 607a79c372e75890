"""Decisions as text, both ways. The grammar is in docs/notation.md."""

from bisect import bisect_right
from collections.abc import Sequence

from ....engine.errors import Phrase, Unreadable, phrase
from ..actions import ANSWERS, FIRST, Act, Argument
from ..box.components import HOME_TILE
from ..box.maps import HEX_NAMES, HEX_NUMBERS
from ..models import PayWith, TheWolvesAction
from ..payment import COST
from ..state import State
from .names import (
    ACT_NAMES,
    BONUS_NAME,
    HEX_ACT_NAMES,
    TERRAIN_NAMES,
    TILE_NAMES,
    TRACK_NAMES,
)

DOMINATED = {"pack": Act.DOMINATE_PACK, "den": Act.DOMINATE_DEN}
SAFE = ("alpha", "lair")
"""What can't be dominated.                                                         [W31]"""
HEX_ACTS: dict[str, Act] = {
    ACT_NAMES[act]: act
    for act, (_, argument) in ANSWERS.items()
    if argument == Argument.HEX and act not in DOMINATED.values()
}
PLAIN_ACTS: dict[str, Act] = {
    ACT_NAMES[act]: act for act, (_, argument) in ANSWERS.items() if argument == Argument.NOTHING
}
ACTS = list(Act)
FIRST_NUMBERS: list[int] = FIRST.tolist()
FIRST_WORDS = [*HEX_ACTS, "move", "dominate", "end", "pay", "done", "track"]


def kind_and_argument(action: int) -> tuple[Act, int]:
    """The kind of a decision and its hex, terrain, tiles or track."""
    kind = ACTS[bisect_right(FIRST_NUMBERS, action) - 1]
    return kind, action - FIRST_NUMBERS[kind]


def action_number(kind: int, argument: int = 0) -> int:
    """The number of a decision."""
    return FIRST_NUMBERS[kind] + argument


# -- to text ------------------------------------------------------------------------
def action_text(state: State, action: int) -> str:
    """How a decision is written."""
    kind, argument = kind_and_argument(action)
    name = ACT_NAMES[kind]
    if kind in (Act.END, Act.DONE):
        return name
    return f"{name} {argument_text(state, kind, argument)}"


def argument_text(state: State, kind: Act, argument: int) -> str:
    """How the argument of a decision is written."""
    if kind == Act.MOVE:
        return TERRAIN_NAMES[argument]
    if kind == Act.TRACK:
        return TRACK_NAMES[argument]
    if kind == Act.PAY:
        return tiles_text(argument, int(COST[state.doing]))
    return HEX_NAMES[argument]


def tiles_text(tiles: int, cost: int) -> str:
    """How a payment is written: the tiles flipped, then the bonus tokens spent."""
    names = [name for tile, name in enumerate(TILE_NAMES) if tiles >> tile & 1]
    return "+".join(names + [BONUS_NAME] * (cost - len(names))) or "nothing"


# -- from text ----------------------------------------------------------------------
def read_action(state: State, words: list[str]) -> tuple[int, int]:
    """The decision that words begin with, and how many of them it took."""
    first = words[0].lower()
    if first in PLAIN_ACTS:
        return action_number(PLAIN_ACTS[first]), 1
    if first not in FIRST_WORDS:
        raise Unreadable(phrase("expect-one-of", names=FIRST_WORDS), words[0])
    if first == "dominate":
        if words[1:] and words[1].lower() in SAFE:
            raise Unreadable(phrase("expect-dominated", names=list(DOMINATED)), words[1])
        kind = list(DOMINATED.values())[_which(words, 1, list(DOMINATED))]
        return action_number(kind, _hex(words, 2)), 3
    if first == "move":
        return action_number(Act.MOVE, _which(words, 1, TERRAIN_NAMES)), 2
    if first == "track":
        return action_number(Act.TRACK, _which(words, 1, TRACK_NAMES)), 2
    if first == "pay":
        return action_number(Act.PAY, _tiles(state, words)), 2
    return action_number(HEX_ACTS[first], _hex(words, 1)), 2


def _at(words: list[str], place: int, expected: Phrase) -> str:
    if place >= len(words):
        raise Unreadable(phrase("expect-after", expected=expected, words=" ".join(words)))
    return words[place]


def _which(words: list[str], place: int, names: Sequence[str]) -> int:
    """The number of the name that a word is."""
    expected = phrase("expect-one-of", names=names)
    word = _at(words, place, expected).lower()
    if word not in names:
        raise Unreadable(expected, words[place])
    return names.index(word)


def _hex(words: list[str], place: int) -> int:
    word = _at(words, place, phrase("expect-hex-example"))
    if word.upper() not in HEX_NUMBERS:
        raise Unreadable(phrase("expect-hex"), word)
    return HEX_NUMBERS[word.upper()]


def _tiles(state: State, words: list[str]) -> int:
    names = [*TILE_NAMES, BONUS_NAME]
    text = _at(words, 1, phrase("expect-tiles-example"))
    tiles = tokens = 0
    for name in text.lower().split("+"):
        if name not in names:
            raise Unreadable(phrase("expect-tiles", names=names), text)
        if name == BONUS_NAME:
            tokens += 1
        elif tiles >> names.index(name) & 1:
            raise Unreadable(phrase("expect-tile-once"), text)
        else:
            tiles |= 1 << names.index(name)
    # a payment says how many tokens it spends; the number alone would not
    cost = int(COST[state.doing])
    if state.doing and tokens + bin(tiles).count("1") != cost:
        raise Unreadable(phrase("expect-tiles-in-all", count=cost), text)
    return tiles


# -- as data ------------------------------------------------------------------------
def action_data(state: State, action: int) -> TheWolvesAction:
    """A decision as plain data."""
    kind, argument = kind_and_argument(action)
    if kind == Act.MOVE:
        return {"action": "move", "number": action, "terrain": TERRAIN_NAMES[argument]}
    if kind == Act.TRACK:
        return {"action": "track", "number": action, "track": TRACK_NAMES[argument]}
    if kind == Act.PAY:
        return _payment_data(state, action, argument)
    if kind in (Act.END, Act.DONE):
        return {"action": "end" if kind == Act.END else "done", "number": action}
    return {"action": HEX_ACT_NAMES[kind], "number": action, "hex": HEX_NAMES[argument]}


def _payment_data(state: State, action: int, tiles: int) -> PayWith:
    names = [TILE_NAMES[tile] for tile in range(HOME_TILE + 1) if tiles >> tile & 1]
    spent = int(COST[state.doing]) - len(names)
    return {"action": "pay", "number": action, "tiles": names, "bonus": spent}

"""The key to the pieces, for pictures with room for it below the strips."""

from ...games.the_wolves.box.components import FEWEST_PLAYERS, PREY_IN_A_STACK
from ...games.the_wolves.forms.names import NEUTRAL_NAME
from ..paper import panel
from ..shapes import fitting, group, use, words
from .board import leader_pill
from .pieces import lone_wolf, moon_token, piece, prey
from .scene import Scene
from .strips import STRIP_WIDTH

_ROW, _FIRST_ROW = 33, 28
_COLUMNS = (30, 168)
_SYMBOL = 0.25
_WORDS_ROOM = 122
_LEADS_WITH = 4


Entry = tuple[str, str]
"""A drawing of 100 units and what it means."""


def key_height(entries: list[Entry]) -> float:
    """How high the key is."""
    return 2 * _FIRST_ROW + (_rows(entries) - 1) * _ROW - 4


def key(entries: list[Entry]) -> str:
    """The key: what each piece on the map is."""
    body = panel(STRIP_WIDTH, key_height(entries))
    for place, (drawing, meaning) in enumerate(entries):
        column, row = divmod(place, _rows(entries))
        x, y = _COLUMNS[column], _FIRST_ROW + row * _ROW - 2
        body += group(drawing, x, y, _SYMBOL)
        size = fitting(meaning, 13, _WORDS_ROOM)
        body += words(meaning, x + 21, y + 4.5, size, ink="var(--ink-2)")
    return group(body, class_="key")


def _rows(entries: list[Entry]) -> int:
    return (len(entries) + 1) // 2


def key_entries(scene: Scene, *, leaders: bool) -> list[Entry]:
    """What is to be explained: only what can be on this map."""
    pack = scene.seats[0].pack
    stack = int(PREY_IN_A_STACK[scene.players - FEWEST_PLAYERS])
    prey_words = "picture-prey-two" if stack > 1 else "piece-prey"
    entries = [
        (piece(pack, "pack"), scene.name("piece", "pack")),
        (piece(pack, "alpha"), scene.name("piece", "alpha")),
        (piece(pack, "den"), scene.name("piece", "den")),
        (piece(pack, "lair"), scene.name("piece", "lair")),
        (lone_wolf(), scene.name("piece", "lone wolf")),
        (prey("rabbit", stack), scene.say(prey_words)),
        (moon_token("quarter"), scene.say("picture-places")),
        (use("tok-terrain", 0, 0, 100), scene.say("picture-any-terrain")),
        (use("tok-action", 0, 0, 100), scene.say("picture-extra-action")),
    ]
    if leaders:
        entries.insert(-2, (leader_pill(pack, _LEADS_WITH, 120), scene.say("picture-leader")))
    if scene.has_neutral_pack:
        entries.insert(5, (piece(NEUTRAL_NAME, "pack"), scene.name("pack", NEUTRAL_NAME)))
    return entries

"""A position of The Wolves as text for a terminal: the map, the key, the players."""

from collections.abc import Sequence

from ...games.the_wolves.models import TheWolvesView
from ...words import ENGLISH, plain
from ..theme import theme as read_theme
from .scene import read_scene
from .terminal_map import map_cells
from .terminal_players import key_lines, moonlight_line, player_lines


def terminal(
    position: TheWolvesView,
    *,
    colour: bool = True,
    names: bool = True,
    theme: str = "night",
    points: Sequence[int] | None = None,
    language: str = ENGLISH,
) -> str:
    """The picture of a position in characters; in English and without colour plain ASCII."""
    scene, tokens = read_scene(position, language), read_theme(theme)
    lines = [
        *map_cells(scene, tokens, names=names, dotted=not colour).lines(colour=colour),
        "",
        *key_lines(scene, tokens, colour=colour),
        moonlight_line(scene, tokens, colour=colour),
        "",
        *player_lines(scene, tokens, points, colour=colour),
    ]
    return plain("\n".join(lines) + "\n")

"""The picture in a message: a table as a spectator sees it, and nothing else."""

from ...draw.of_game import svg_of
from ..refused import Refused
from ..table import Table
from ..thinking.drawing import draughtsman

WIDTH = 720
MOST_BYTES = 400_000


def picture(table: Table, language: str, theme: str = "night") -> bytes | None:
    """A picture of a table, as PNG; None where there is no game, or nothing to draw it with."""
    if table.game is None:
        return None
    drawn = svg_of(table.game, theme=theme, width=WIDTH, language=language, viewer=None)
    try:
        made = draughtsman.png(drawn)
    except Refused:
        return None
    return made if len(made) <= MOST_BYTES else None

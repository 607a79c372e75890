"""Tables in the terminal: narrow, figures to the right."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .speech import named, say

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table
    from rich.text import Text

INTERVAL = "95 %"
"""The heading of intervals: how often they hold what is true."""


def heads(*names: str) -> list[str]:
    """Headings of a table, each the message `terminal-head-` and its name."""
    return [say(f"terminal-head-{name}") for name in names]


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> "Table":
    """A table whose first column is words and whose others are figures.

    In a narrow terminal words go on in the next line; nothing is cut.
    """
    from rich import box
    from rich.table import Table
    from rich.text import Text

    made = Table(box=box.SIMPLE, padding=(0, 1), pad_edge=False)
    for number, head in enumerate(heads):
        made.add_column(Text(head), justify="right" if number else "left", overflow="fold")
    for row in rows:
        made.add_row(*map(Text, row))
    return made


def headline(game: str, said: str) -> "Text":
    """What stands above a result: the game, and what was played."""
    from rich.text import Text

    return Text.assemble((named("game", game), "bold"), ": ", said)


def show(shown: "RenderableType") -> None:
    """Print a table or a line; brackets in it are no markup."""
    from rich.console import Console

    Console(highlight=False, markup=False).print(shown)

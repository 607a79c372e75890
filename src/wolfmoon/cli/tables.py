"""Tables in the terminal: narrow, figures to the right."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .speech import named, say

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table
    from rich.text import Text

FIRST_COLUMN, BETWEEN = 8, 2
"""The least room of the first column, and what is between two."""
INTERVAL = "95 %"
"""The heading of intervals: how often they hold what is true."""


def heads(*names: str) -> list[str]:
    """Headings of a table, each the message `terminal-head-` and its name."""
    return [say(f"terminal-head-{name}") for name in names]


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> "Table":
    """A table whose first column is words and whose others are figures.

    Where a terminal is too narrow words go on in the next line, and in the end figures too;
    nothing is cut.
    """
    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    first, *others = heads
    cells = [list(row) for row in rows]
    widest = [max(map(len, column), default=0) for column in list(zip(*cells, strict=True))[1:]]
    shown = [
        head if len(head) <= width else head.replace(" ", "\n")
        for head, width in zip(others, widest, strict=True)
    ]
    room = sum(
        max(width, *map(len, head.split())) for head, width in zip(shown, widest, strict=True)
    )
    whole = FIRST_COLUMN + room + BETWEEN * len(others) <= Console().width
    made = Table(box=box.SIMPLE, padding=(0, 0, 0, 1), pad_edge=False)
    made.add_column(Text(first), overflow="fold")
    for head in shown:
        made.add_column(Text(head), justify="right", overflow="fold", no_wrap=whole)
    for row in cells:
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


def listed(heads: Iterable[str], rows: list[list[str]]) -> None:
    """Print what was found, or that nothing was."""
    show(table(heads, rows) if rows else say("host-nothing"))

"""Tables in the terminal: narrow, figures to the right."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.table import Table


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> "Table":
    """A table whose first column is words and whose others are figures.

    In a narrow terminal words go on in the next line; nothing is cut.
    """
    from rich import box
    from rich.table import Table

    made = Table(box=box.SIMPLE, padding=(0, 1), pad_edge=False)
    for number, head in enumerate(heads):
        made.add_column(head, justify="right" if number else "left", overflow="fold")
    for row in rows:
        made.add_row(*row)
    return made

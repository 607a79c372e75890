"""A sheet of character cells with colours, and its text for a terminal."""

from dataclasses import dataclass

Colour = tuple[int, int, int]

_RESET = "\x1b[0m"


@dataclass(frozen=True)
class Style:
    """How a cell looks; None is what the terminal has anyway."""

    ink: Colour | None = None
    ground: Colour | None = None
    bold: bool = False


PLAIN = Style()


class Cells:
    """Cells by column and line; whatever is not written to is blank."""

    def __init__(self) -> None:
        """An empty sheet."""
        self._cells: dict[tuple[int, int], tuple[str, Style]] = {}

    def write(self, column: int, line: int, text: str, style: Style = PLAIN) -> None:
        """Write a text from a cell on to the right."""
        for place, letter in enumerate(text):
            self._cells[column + place, line] = (letter, style)

    def lines(self, *, colour: bool) -> list[str]:
        """The text of each line, without blanks at its end."""
        last = max((line for _, line in self._cells), default=-1)
        return [self._line(line, colour=colour) for line in range(last + 1)]

    def _line(self, line: int, *, colour: bool) -> str:
        written = [column for column, on in self._cells if on == line]
        row = [
            self._cells.get((column, line), (" ", PLAIN))
            for column in range(max(written, default=-1) + 1)
        ]
        if not colour:
            return "".join(letter for letter, _ in row).rstrip()
        text, now = "", PLAIN
        for letter, style in row:
            if style != now:
                text += _RESET + paint(style) if style != PLAIN else _RESET
                now = style
            text += letter
        return text + (_RESET if now != PLAIN else "")


def paint(style: Style) -> str:
    """The escape sequence that begins a style, in 24-bit colour."""
    codes = ["1"] if style.bold else []
    for kind, colour in (("38", style.ink), ("48", style.ground)):
        if colour is not None:
            codes.append(f"{kind};2;" + ";".join(str(part) for part in colour))
    return f"\x1b[{';'.join(codes)}m" if codes else ""


def painted(text: str, style: Style, *, colour: bool) -> str:
    """A text in a style, or bare if no colour is asked for."""
    return f"{paint(style)}{text}{_RESET}" if colour else text

"""wolfmoon show: draw a position."""

from pathlib import Path
from typing import BinaryIO

import click

from .clicks import command, option
from .options import file_argument, read_game
from .speech import language, speak


@command()
@file_argument
@option("--svg", type=click.Path(dir_okay=False), help="option-svg")
@option("--png", type=click.Path(dir_okay=False), help="option-png")
@option(
    "--theme",
    type=click.Choice(["night", "day"]),
    default="night",
    show_default=True,
    help="option-theme",
)
@option("--names", is_flag=True, help="option-names")
@option(
    "--width",
    type=click.IntRange(200, 8000),
    default=1200,
    show_default=True,
    help="option-width",
)
@option("--no-colour", is_flag=True, help="option-no-colour")
def show(
    file: BinaryIO,
    svg: str | None,
    png: str | None,
    theme: str,
    names: bool,
    width: int,
    no_colour: bool,
) -> None:
    """Draw the position of FILE (a game or a position; - for standard input)."""
    from ..draw.of_game import svg_of, terminal_of

    game = read_game(file)
    if not svg and not png:
        click.echo(terminal_of(game, colour=not no_colour, language=language()))
        return
    picture = svg_of(game, theme=theme, names=names, width=width, language=language())
    if svg:
        Path(svg).write_text(picture, encoding="utf-8")
        speak("terminal-wrote", file=svg)
    if png:
        from ..draw.png import png as render

        Path(png).write_bytes(render(picture))
        speak("terminal-wrote", file=png)

"""wolfmoon replay: a game, line by line."""

from typing import BinaryIO

import click

from .clicks import command, option
from .options import file_argument, read_game
from .speech import ENDING, language, named, speak


@command()
@file_argument
@option("--to", "decisions", type=click.IntRange(min=0), help="option-to")
@option("--position", is_flag=True, help="option-position")
@option("--no-colour", is_flag=True, help="option-no-colour")
def replay(file: BinaryIO, decisions: int | None, position: bool, no_colour: bool) -> None:
    """Play the game of FILE again, and show where it stands at the end or after N decisions."""
    from ..draw.of_game import terminal_of

    game = read_game(file)
    if decisions is not None:
        game = game.at(decisions)
    if position:
        click.echo(game.position(), nl=False)
        return
    for number, line in enumerate(game.lines(), start=1):
        click.echo(f"{number:4}  {line}")
    click.echo()
    click.echo(terminal_of(game, colour=not no_colour, language=language()))
    if outcome := game.outcome:
        scores = " ".join(map(str, outcome.scores))
        speak("terminal-over", why=named(ENDING, outcome.ended_by), scores=scores)

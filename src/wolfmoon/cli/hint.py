"""wolfmoon hint: where to look, what to want, what to do."""

import json
from typing import TYPE_CHECKING, BinaryIO

import click

from .clicks import command, option
from .options import as_json, file_argument, read_game
from .speech import language, say

if TYPE_CHECKING:
    from ..engine.game import Game


@command()
@file_argument
@option("--rungs", type=click.IntRange(1, 3), default=3, show_default=True, help="option-rungs")
@as_json
def hint(file: BinaryIO, rungs: int, as_json: bool) -> None:
    """Give the one to decide in FILE (a game or a position; - for standard input) a hint."""
    from ..hints import wording
    from ..hints.models import HINT
    from ..words import plain

    game = read_game(file)
    found = HINT.given(game.hint())
    if as_json:
        click.echo(json.dumps({**found, "rungs": found["rungs"][:rungs]}))
        return
    for line in wording.lines(found, language(), _names(game), rungs):
        click.echo(plain(line))


def _names(game: "Game") -> list[str]:
    """The players of a file, who have no names: their seats."""
    return [say("seat", number=seat + 1) for seat in range(game.seats)]

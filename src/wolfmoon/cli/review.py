"""wolfmoon review: where a game was won and lost."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

import click

from .clicks import command, option
from .options import as_json, file_argument, text_of
from .speech import language, say

if TYPE_CHECKING:
    from ..engine.game import Game

WORKERS = 2
"""Threads that share the work."""


@command()
@file_argument
@as_json
@option("--html", "page", type=click.Path(dir_okay=False), default=None, help="option-html")
@option("--abandoned", is_flag=True, help="option-abandoned")
def review(file: BinaryIO, as_json: bool, page: str | None, abandoned: bool) -> None:
    """Review the game of FILE (- for standard input), which is over."""
    from ..reviews import wording
    from ..reviews.page import page_of
    from ..reviews.review import review as reviewed
    from ..saving import saved
    from ..words import plain

    game, names = _read(text_of(file))
    found = reviewed(game, abandoned=abandoned, workers=WORKERS)
    if page is not None:
        with saved(Path(page)) as part:
            part.write_text(page_of(found, game, names, language()), encoding="utf-8")
    if as_json:
        click.echo(json.dumps(found))
    elif page is None:
        for line in wording.lines(found, names, language()):
            click.echo(plain(line))


def _read(text: str) -> "tuple[Game, list[str]]":
    """The game of a file, and how its players are called: by their names, or by their seats."""
    from .. import load
    from ..engine.loading import read_players

    game = load(text)
    players = read_players(text, game.seats)
    names = [say("seat", number=seat + 1) for seat in range(game.seats)]
    for seat, player in players.items():
        names[seat] = player.name or names[seat]
    return game, names

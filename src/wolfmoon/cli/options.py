"""Options and arguments that several commands share."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

import click

from ..engine.errors import BadInput, phrase
from ..games import NAMES
from .clicks import File, argument, option

if TYPE_CHECKING:
    from ..engine.game import Game

game_name = argument("name", metavar="GAME", type=click.Choice(NAMES))
players = option("--players", type=int, default=None, help="option-players")
board = option(
    "--board",
    type=click.Choice(["basic", "advanced"]),
    default=None,
    help="option-board",
)
seed = option("--seed", type=int, default=None, help="option-seed-game")
parquet = option("--parquet", metavar="FILE", default=None, help="option-parquet")
told = option("--told", is_flag=True, help="option-told")
as_json = option("--json", "as_json", is_flag=True, help="option-json")
file_argument = argument("file", type=File("rb"))


def bot_list(text: str) -> tuple[str, ...]:
    """The names in a list such as `scout,hunter`; a module of `module:Class` may lie here."""
    names = tuple(name.strip() for name in text.split(",") if name.strip())
    here = str(Path.cwd())
    if any(":" in name for name in names) and here not in sys.path:
        sys.path.insert(0, here)
    return names


bots = option(
    "--bots",
    metavar="NAME,…",
    default="",
    callback=lambda ctx, option, text: bot_list(text),
    help="option-bots",
)


def given(**options: object) -> dict[str, object]:
    """The options that were given: a game's own defaults hold for the others."""
    return {name: value for name, value in options.items() if value is not None}


def read_game(file: BinaryIO) -> "Game":
    """The game of a file argument."""
    from .. import load

    return load(text_of(file))


def text_of(file: BinaryIO) -> str:
    """What stands in a file argument."""
    try:
        return file.read().decode("utf-8")
    except UnicodeDecodeError:
        raise BadInput(phrase("problem-not-text", file=file.name)) from None

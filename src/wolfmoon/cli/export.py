"""wolfmoon export: the decisions of game files as data."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..engine.errors import BadInput, WolfmoonError
from .clicks import argument, command, option

if TYPE_CHECKING:
    from ..engine.game import Game


@command()
@argument("files", metavar="GAMES...", nargs=-1, required=True)
@option("--parquet", metavar="FILE", required=True, help="option-parquet-rows")
def export(files: tuple[str, ...], parquet: str) -> None:
    """Write a row for each decision of the game files GAMES, all of the same game.

    If one of them can't be read nothing is written, and its line is told.
    """
    from rich.console import Console
    from rich.progress import track

    from ..data.facts import facts_of_file
    from ..data.parquet import Writer
    from ..data.recording import recorder

    first = _read(files[0])
    decisions = 0
    with Writer(Path(parquet), recorder(first.rules.name)) as writer:
        numbered = enumerate(files)
        shown = track(numbered, "reading", len(files), console=Console(stderr=True), transient=True)
        for number, name in shown:
            game = _read(name) if number else first
            if game.rules.name != first.rules.name:
                raise BadInput(
                    f"{name} is a game of {game.rules.name}, and {files[0]} of "
                    f"{first.rules.name}: a file of rows is of one game"
                )
            if game.step:
                writer.add([facts_of_file(number, name, game)], writer.recorder.of_game(game))
            decisions += game.step
    click.echo(f"wrote {decisions:,} decisions of {len(files):,} games to {parquet}")


def _read(name: str) -> "Game":
    """The game of a file; whatever is wrong with it is told with its name."""
    from .. import load

    try:
        with click.open_file(name, "rb") as file:
            return load(file.read().decode("utf-8"))
    except OSError as error:
        raise BadInput(f"{name}: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise BadInput(f"{name} is not a text file: {error.reason}") from None
    except WolfmoonError as error:
        raise BadInput(f"{name}: {error}") from None

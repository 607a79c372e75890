"""wolfmoon export: the decisions of game files as data."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..engine.errors import BadInput, WolfmoonError, os_reason, phrase
from .clicks import argument, command, option
from .options import told
from .speech import say, speak

if TYPE_CHECKING:
    from ..engine.game import Game


@command()
@argument("files", metavar="GAMES...", nargs=-1, required=True)
@option("--parquet", metavar="FILE", required=True, help="option-parquet-rows")
@told
def export(files: tuple[str, ...], parquet: str, told: bool) -> None:
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
    with Writer(Path(parquet), recorder(first.rules.name, told)) as writer:
        numbered = enumerate(files)
        console, said = Console(stderr=True), say("terminal-reading")
        shown = track(numbered, said, len(files), console=console, transient=True)
        for number, name in shown:
            game = _read(name) if number else first
            if game.rules.name != first.rules.name:
                found = {"file": name, "game": game.rules.name}
                others = {"first": files[0], "other": first.rules.name}
                raise BadInput(phrase("problem-two-games", **found, **others))
            if game.step:
                writer.add([facts_of_file(number, name, game)], writer.recorder.of_game(game))
            decisions += game.step
    speak(
        "terminal-exported",
        decisions=say("terminal-decisions", count=decisions),
        games=say("terminal-games", count=len(files)),
        file=parquet,
    )


def _read(name: str) -> "Game":
    """The game of a file; whatever is wrong with it is told with its name."""
    from .. import load

    try:
        with click.open_file(name, "rb") as file:
            return load(file.read().decode("utf-8"))
    except OSError as error:
        raise BadInput(os_reason(error), path=name) from None
    except UnicodeDecodeError:
        raise BadInput(phrase("problem-not-text", file=name)) from None
    except WolfmoonError as error:
        raise BadInput(phrase("problem-in-file", file=name, problem=error)) from None

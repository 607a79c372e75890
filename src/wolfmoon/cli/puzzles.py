"""wolfmoon puzzles: make, check and play puzzles."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..games import NAMES, described
from ..words import plain
from .clicks import Group, argument, option
from .options import seed as seed_option
from .speech import figure, language, named, say, speak

if TYPE_CHECKING:
    from ..puzzles import Puzzle
    from ..puzzles.checking import Report

GAMES = tuple(name for name in NAMES if described(name).puzzles is not None)
KINDS = ("goal", "threat", "best", "open", "safe", "percentage")


@click.group(cls=Group)
def puzzles() -> None:
    """Make, check and play puzzles."""


@puzzles.command(words="help-puzzles-make")
@option("--game", type=click.Choice(GAMES), required=True, help="option-puzzles-game")
@option("--count", type=click.IntRange(1), required=True, help="option-puzzles-count")
@seed_option
@option("--kind", "kinds", type=click.Choice(KINDS), multiple=True, help="option-puzzles-kind")
@option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    show_default="puzzles-GAME.txt",
    help="option-puzzles-out",
)
@option(
    "--processes", type=click.IntRange(1), default=2, show_default=True, help="option-processes"
)
def make(
    game: str,
    count: int,
    seed: int | None,
    kinds: tuple[str, ...],
    out: Path | None,
    processes: int,
) -> None:
    """Find puzzles in games of bots, on from where it stopped."""
    from rich.console import Console
    from rich.progress import Progress

    from ..puzzles.making.running import make as run

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(named("game", game), total=count)

        def show(found: int, games: int) -> None:
            progress.update(task, completed=found)

        path = out or Path(f"puzzles-{game}.txt")
        found = run(game, count, seed or 0, path, processes, show, kinds)
    speak("terminal-puzzles-made", game=named("game", game), found=found, file=str(path))


@puzzles.command(words="help-puzzles-check")
@option("--sample", type=click.IntRange(1), help="option-puzzles-sample")
@option("--no-scout", is_flag=True, help="option-puzzles-scout")
@option(
    "--book",
    "file",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    help="option-puzzles-book",
)
def check(sample: int | None, no_scout: bool, file: Path | None) -> None:
    """Solve all puzzles in another way; any that is wrong is an error."""
    from rich.console import Console
    from rich.progress import Progress

    from ..puzzles.checking import Report
    from ..puzzles.checking import check as run

    wrong = 0
    for game, puzzles in _puzzles_in(file).items():
        found = puzzles[:: max(len(puzzles) // sample, 1) if sample else 1]
        report = Report()
        with Progress(console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task(named("game", game), total=len(found))
            for report in run(found, not no_scout):
                progress.update(task, completed=report.count)
        _speak_of_report(game, report, no_scout)
        wrong += len(report.wrong)
    if wrong:
        speak("problem-puzzles", count=wrong)
        sys.exit(1)
    speak("terminal-puzzles-right")


def _puzzles_in(file: Path | None) -> "dict[str, list[Puzzle]]":
    """The puzzles of a file by their games; those of the package if none is named."""
    from ..puzzles import book
    from ..puzzles.book import read_book

    if file is None:
        return {game: list(book(game).values()) for game in GAMES}
    found = read_book(file)
    games = (game for game in GAMES if any(puzzle.game == game for puzzle in found))
    return {game: [puzzle for puzzle in found if puzzle.game == game] for game in games}


def _speak_of_report(game: str, report: "Report", no_scout: bool) -> None:
    speak("terminal-puzzles-counted", game=named("game", game), count=report.count)
    if not no_scout and report.count:
        speak("terminal-puzzles-scout", share=figure(100 * report.unsolved / report.count, 1))
    for kind, count in report.kinds.items():
        click.echo(f"  {say(f'puzzle-kind-{kind}')}: {count}")
    for theme, count in sorted(report.themes.items(), key=lambda each: -each[1]):
        click.echo(f"  {say(f'puzzle-theme-{game}-{theme}')}: {count}")
    for level, count in sorted(report.levels.items()):
        click.echo(f"  {level}: {count}")
    for puzzle, why in report.wrong:
        click.secho(f"  {puzzle.id}: {plain(why.said_in(language()))}", fg="red")


@puzzles.command(words="help-puzzles-play")
@argument("puzzle", metavar="PUZZLE", required=False)
@option("--game", type=click.Choice(GAMES), default=GAMES[0], help="option-puzzles-game")
@option("--no-colour", is_flag=True, help="option-no-colour")
def play(puzzle: str | None, game: str, no_colour: bool) -> None:
    """Solve PUZZLE in the terminal; without one, the puzzle of today."""
    from datetime import UTC, datetime

    from ..puzzles import find, of_day
    from .solver import Solver

    chosen = find(puzzle) if puzzle else of_day(game, datetime.now(UTC).date())
    if chosen is not None:
        Solver(chosen, colour=not no_colour).run()

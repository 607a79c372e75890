"""wolfmoon warm: compile the rules and the bots, once."""

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import click

from ..games import NAMES
from .clicks import argument, command
from .speech import figure, named, say, tell

if TYPE_CHECKING:
    from pathlib import Path

WIDTH = 70
DONE = "all-compiled"
"""A file of this name lies beside machine code that is complete."""
Step = tuple[str, Callable[[], object]]


@command()
@argument("names", metavar="[GAME]...", nargs=-1, type=click.Choice(NAMES))
def warm(names: tuple[str, ...]) -> None:
    """Compile rules and bots of all games (or of GAME), so that nobody waits later."""
    began = time.perf_counter()
    for name in names or NAMES:
        compile_rules(name)
        compile_bots(name)
    tell("terminal-ready", seconds=figure(time.perf_counter() - began, 1))


def compile_rules(name: str) -> None:
    """Compile or load every kernel of a game, with a progress line on standard error."""
    from ..engine.compiled import INTERPRETED
    from ..games import games

    _run("terminal-compiling-rules", name, [] if INTERPRETED else games[name].warm_steps())
    _rules_done(name).touch()


def compile_bots(name: str) -> None:
    """Compile or load every bot of a game, and who gives hints, which their making does."""
    from functools import partial

    from ..bots.registry import bot_names, make_bot
    from ..engine.compiled import INTERPRETED
    from ..games import described

    steps: list[Step] = [(bot, partial(make_bot, name, bot)) for bot in bot_names(name)]
    if (hints := described(name).hints) is not None:
        steps.append(("hints", hints))
    _run("terminal-compiling-bots", name, [] if INTERPRETED else steps)
    _bots_done(name).touch()


def ensure_compiled(name: str, bots: bool = False) -> None:
    """Compile the rules of a game, and its bots, unless they are; who waits sees what for."""
    from ..engine.compiled import INTERPRETED

    if INTERPRETED:
        return
    if not _rules_done(name).exists():
        tell("terminal-rules-once", game=named("game", name), err=True)
        compile_rules(name)
    if bots and not _bots_done(name).exists():
        tell("terminal-bots-once", game=named("game", name), err=True)
        compile_bots(name)


def _run(words: str, name: str, steps: list[Step]) -> None:
    """Take the steps; a line that is written again and again tells how far they are."""
    for number, (_, step) in enumerate(steps, start=1):
        line = say(words, game=named("game", name), number=number, total=len(steps))
        click.echo(f"\r{line:<{WIDTH}}", nl=False, err=True)
        step()
    click.echo(f"\r{'':<{WIDTH}}\r", nl=False, err=True)


def _rules_done(name: str) -> "Path":
    from ..engine.compiled import cache_of
    from ..games import games

    return cache_of(type(games[name]).__module__) / DONE


def _bots_done(name: str) -> "Path":
    from ..engine.compiled import cache_of

    return cache_of(f"wolfmoon.bots.{name.replace('-', '_')}") / f"{DONE}-{name}"

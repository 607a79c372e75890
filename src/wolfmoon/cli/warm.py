"""wolfmoon warm: compile the rules and the bots, once."""

import time

import click

from ..games import NAMES
from .clicks import argument, command
from .speech import figure, named, say, speak

WIDTH = 70


@command()
@argument("names", metavar="[GAME]...", nargs=-1, type=click.Choice(NAMES))
def warm(names: tuple[str, ...]) -> None:
    """Compile rules and bots of all games (or of GAME), so that nobody waits later."""
    from ..bots.preparing import parts

    began = time.perf_counter()
    for name in names or NAMES:
        _compile(name, parts(name))
    speak("terminal-ready", seconds=figure(time.perf_counter() - began, 1))


def ensure_compiled(name: str, bots: bool = False) -> None:
    """Compile the rules of a game, and its bots, unless they are; who waits sees what for."""
    from ..bots.preparing import lacking

    wanted = [part for part in lacking(name) if bots or _of_rules(part)]
    if any(map(_of_rules, wanted)):
        speak("terminal-rules-once", game=named("game", name), err=True)
    elif wanted:
        speak("terminal-bots-once", game=named("game", name), err=True)
    _compile(name, wanted)


def _compile(name: str, parts: list[str]) -> None:
    """Compile some parts; a line that is written again and again tells how far they are."""
    from ..bots.preparing import prepare

    game, bots = named("game", name), [part for part in parts if not _of_rules(part)]

    def told(number: int, total: int) -> None:
        _line(say("terminal-compiling-rules", game=game, number=number, total=total))

    for part in parts:
        if _of_rules(part):
            prepare(name, part, told)
        else:
            number, total = bots.index(part) + 1, len(bots)
            _line(say("terminal-compiling-bots", game=game, number=number, total=total))
            prepare(name, part)
    if parts:
        _line("")


def _of_rules(part: str) -> bool:
    from ..bots.preparing import STUDY, TABLES

    return part in (TABLES, STUDY)


def ensure_tables(*, bots: bool) -> None:
    """Have the rules of all games compiled, two at a time; bots go on in processes beside this."""
    from ..server.preparing import Progress, here

    preparing = here()
    preparing.start(bots=bots)
    if preparing.tables() is None:
        return

    def told(progress: Progress) -> None:
        _line(say("terminal-compiling", done=progress.done, total=progress.of))

    preparing.wait_for_tables(told)
    _line("")


def _line(line: str) -> None:
    click.echo(f"\r{line:<{WIDTH}}" + ("" if line else "\r"), nl=False, err=True)

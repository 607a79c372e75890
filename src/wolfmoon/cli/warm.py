"""wolfmoon warm: compile the rules, once."""

import time

import click

from ..games import NAMES

WIDTH = 70
DONE = "all-compiled"
"""A file of this name lies beside machine code that is complete."""


@click.command()
@click.argument("names", metavar="[GAME]...", nargs=-1, type=click.Choice(NAMES))
def warm(names: tuple[str, ...]) -> None:
    """Compile the rules of all games (or of GAME), so that nobody waits later."""
    began = time.perf_counter()
    for name in names or NAMES:
        compile_rules(name)
    click.echo(f"rules ready in {time.perf_counter() - began:.1f} s")


def compile_rules(name: str) -> None:
    """Compile or load every kernel of a game, with a progress line on standard error."""
    from ..engine.compiled import INTERPRETED, cache_of
    from ..games import games

    rules = games[name]
    steps = [] if INTERPRETED else rules.warm_steps()
    for number, (what, step) in enumerate(steps, start=1):
        line = f"compiling the rules of {name}: {what} ({number} of {len(steps)})"
        click.echo(f"\r{line:<{WIDTH}}", nl=False, err=True)
        step()
    click.echo(f"\r{'':<{WIDTH}}\r", nl=False, err=True)
    (cache_of(type(rules).__module__) / DONE).touch()


def ensure_compiled(name: str) -> None:
    """Compile the rules of a game unless they are; whoever waits sees what for."""
    from ..engine.compiled import INTERPRETED, cache_of
    from ..games import games

    if not INTERPRETED and not (cache_of(type(games[name]).__module__) / DONE).exists():
        click.echo("The rules are compiled once; this takes about a minute.", err=True)
        compile_rules(name)

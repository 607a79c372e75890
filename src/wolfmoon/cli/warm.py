"""wolfmoon warm: compile the rules, once."""

import click

from ..games import NAMES


@click.command()
@click.argument("names", metavar="[GAME]...", nargs=-1, type=click.Choice(NAMES))
def warm(names: tuple[str, ...]) -> None:
    """Compile the rules of all games (or of GAME), so that nobody waits later."""
    import time

    from ..games import games

    began = time.perf_counter()
    for name in names or NAMES:
        steps = games[name].warm_steps()
        for number, (what, step) in enumerate(steps, start=1):
            line = f"compiling {name}: {what} ({number} of {len(steps)})"
            click.echo(f"\r{line:<70}", nl=False)
            step()
    click.echo(f"\r{f'rules ready in {time.perf_counter() - began:.1f} s':<70}")

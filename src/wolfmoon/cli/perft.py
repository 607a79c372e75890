"""wolfmoon perft: how many runs of decisions lead on from a position."""

import time
from typing import BinaryIO

import click

from .clicks import File, command, option
from .options import board, game_name, given, players, read_game, seed
from .speech import figure, say
from .warm import ensure_compiled


@command()
@game_name
@players
@board
@seed
@option("--depth", type=click.IntRange(1, 12), default=3, show_default=True, help="option-depth")
@option("--from", "file", type=File("rb"), help="option-from")
@option("--divide", is_flag=True, help="option-divide")
def perft(
    name: str,
    players: int | None,
    board: str | None,
    seed: int | None,
    depth: int,
    file: BinaryIO | None,
    divide: bool,
) -> None:
    """Count the runs of 1, 2, … decisions of GAME; two programs that agree play the same rules."""
    from .. import new
    from ..engine.counting import count_runs

    ensure_compiled(name)
    options = given(players=players, board=board, seed=seed or 0)
    game = read_game(file) if file else new(name, **options)
    if divide:
        for action in game.offer:
            branch = game.copy()
            branch.play(action)
            click.echo(f"{action}: {count_runs(branch, depth - 1) if depth > 1 else 1}")
        return
    for level in range(1, depth + 1):
        began = time.perf_counter()
        runs = count_runs(game, level)
        took = say("terminal-seconds", seconds=figure(time.perf_counter() - began, 2))
        click.echo(f"perft {level} {runs}  ({took})")

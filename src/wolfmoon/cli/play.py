"""wolfmoon play: a game in the terminal."""

from typing import Any

import click

from .options import board, game_name, given, players, seed


@click.command()
@game_name
@players
@board
@click.option("--seat", type=click.IntRange(min=1), default=1, help="Your seat.  [default: 1]")
@seed
@click.option("--load", "file", type=click.File("rb"), help="Go on with the game of a file.")
@click.option("--no-colour", is_flag=True, help="Plain text.")
def play(
    name: str,
    players: int | None,
    board: str | None,
    seat: int,
    seed: int | None,
    file: Any,
    no_colour: bool,
) -> None:
    """Play GAME in the terminal against players who choose at random."""
    from .. import new
    from ..engine.errors import BadInput
    from .options import read_game
    from .table import Table
    from .warm import ensure_compiled

    ensure_compiled(name)
    game = read_game(file) if file else new(name, **given(players=players, board=board, seed=seed))
    if seat > game.seats:
        raise BadInput(f"there is no seat {seat}: the game has {game.seats} seats")
    Table(game, seat - 1, colour=not no_colour).run()

"""wolfmoon play: a game in the terminal."""

from typing import BinaryIO

import click

from .clicks import File, command, option
from .options import board, bots, game_name, given, players, seed

USUAL_BOT = "scout"


@command()
@game_name
@players
@board
@bots
@option("--seat", type=click.IntRange(min=1), default=1, show_default=True, help="option-seat")
@seed
@option("--load", "file", type=File("rb"), help="option-load")
@option("--no-colour", is_flag=True, help="option-no-colour")
def play(
    name: str,
    players: int | None,
    board: str | None,
    bots: tuple[str, ...],
    seat: int,
    seed: int | None,
    file: BinaryIO | None,
    no_colour: bool,
) -> None:
    """Play GAME in the terminal against bots."""
    from .. import new
    from ..bots.seating import Seating, fill_seats
    from ..engine.errors import BadInput, phrase
    from ..engine.start import checked_seed
    from .options import read_game
    from .sitting import Sitting
    from .warm import ensure_compiled

    ensure_compiled(name, bots=True)
    game = read_game(file) if file else new(name, **given(players=players, board=board, seed=seed))
    if seat > game.seats:
        raise BadInput(phrase("problem-no-seat", seat=seat, count=game.seats))
    others = [other for other in range(game.seats) if other != seat - 1]
    names = fill_seats(bots or (USUAL_BOT,), len(others))
    luck = checked_seed(seed)
    seating = Seating(game, dict(zip(others, names, strict=True)), luck)
    Sitting(game, seat - 1, seating, colour=not no_colour).run()

"""wolfmoon verify: whether the deal of a game is the one that was committed to."""

from typing import TYPE_CHECKING, Any

import click

from ..engine.errors import WolfmoonError
from .clicks import command, option
from .options import file_argument, read_game

if TYPE_CHECKING:
    from ..engine.game import Game


class NotVerified(click.ClickException):
    """What was to be shown does not hold, or can't be shown."""

    exit_code = 1


@command()
@file_argument
@option("--commitment", metavar="COMMITMENT", help="option-commitment")
def verify(file: Any, commitment: str | None) -> None:
    """Check that the deal of FILE is the one its server committed to before the first move.

    FILE is a finished game as a server gives it. Its deal and salt must have the commitment, and
    all its moves and its result must be possible with that deal.
    """
    from ..engine.deal import commitment as commitment_of
    from ..engine.deal import opening

    try:
        game = read_game(file)
    except WolfmoonError as error:
        raise NotVerified(f"not verified: {error}") from None
    if not game.start.salt:
        raise NotVerified(f"there is no commitment to verify: {_origin(game)}")
    found = commitment_of(opening(game.rules, game.start))
    if commitment is not None and commitment.strip().lower() != found:
        raise NotVerified(f"not verified: the deal has the commitment {found}, not {commitment}")
    click.echo(f"Verified: the deal has the commitment {found},")
    click.echo(f"and all {game.step} decisions are possible with it.")
    if commitment is None:
        click.echo("It is worth as much as the commitment: compare it with the one that the table")
        click.echo("showed before the first move, or give that one with --commitment.")


def _origin(game: "Game") -> str:
    """Where the deal of a game comes from that no server has drawn and committed to."""
    if not game.start.headers:
        return "the game begins at a position that was given"
    if seed := game.start.headers.get("seed"):
        return f"the deal comes from seed {seed[0]}, and whoever knew the seed knew the deal"
    return "the set-up was given, and whoever gave it knew the deal"

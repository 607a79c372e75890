"""wolfmoon verify: whether the deal of a game is the one that was committed to."""

from typing import TYPE_CHECKING, BinaryIO

import click

from ..engine.errors import WolfmoonError
from .clicks import command, option
from .options import file_argument, read_game
from .speech import language, say, speak

if TYPE_CHECKING:
    from ..engine.game import Game


class NotVerified(click.ClickException):
    """What was to be shown does not hold, or can't be shown."""

    exit_code = 1


@command()
@file_argument
@option("--commitment", metavar="COMMITMENT", help="option-commitment")
def verify(file: BinaryIO, commitment: str | None) -> None:
    """Check that the deal of FILE is the one its server committed to before the first move.

    FILE is a finished game as a server gives it. Its deal and salt must have the commitment, and
    all its moves and its result must be possible with that deal.
    """
    from ..engine.deal import commitment as commitment_of
    from ..engine.deal import opening

    try:
        game = read_game(file)
    except WolfmoonError as error:
        raise NotVerified(say("problem-not-verified", problem=error.said_in(language()))) from None
    if not game.start.salt:
        raise NotVerified(say("problem-no-commitment", why=_origin(game)))
    found = commitment_of(opening(game.rules, game.start))
    if commitment is not None and commitment.strip().lower() != found:
        raise NotVerified(say("problem-other-commitment", found=found, given=commitment))
    decisions = say("terminal-decisions", count=game.step)
    speak("terminal-verified", commitment=found, decisions=decisions)
    if commitment is None:
        speak("terminal-verified-worth")


def _origin(game: "Game") -> str:
    """Where the deal of a game comes from that no server has drawn and committed to."""
    if not game.start.headers:
        return say("problem-from-position")
    if seed := game.start.headers.get("seed"):
        return say("problem-from-seed", seed=seed[0])
    return say("problem-from-setup")

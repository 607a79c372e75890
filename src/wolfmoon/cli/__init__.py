"""The command line. Commands load what they need when they run, so that help comes at once."""

import click

from ..engine.errors import WolfmoonError
from ..version import __version__
from .arena import arena
from .balance import balance
from .bench import bench
from .db import db
from .export import export
from .ladder import ladder
from .openapi import openapi
from .perft import perft
from .play import play
from .replay import replay
from .report import report
from .serve import serve
from .show import show
from .simulate import simulate
from .train import train
from .verify import verify
from .warm import warm
from .worker import worker


class Refused(click.ClickException):
    """An error of the caller's, told in one sentence."""

    exit_code = 2


class Commands(click.Group):
    """A group whose commands may raise our own errors."""

    def invoke(self, ctx: click.Context) -> object:
        """Run a command; errors of the caller's end it with one sentence."""
        try:
            return super().invoke(ctx)
        except WolfmoonError as error:
            raise Refused(str(error)) from None


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="wolfmoon")
def main() -> None:
    """Play and study board games about wolves."""


for command in (
    play,
    serve,
    worker,
    db,
    show,
    replay,
    verify,
    export,
    simulate,
    arena,
    ladder,
    balance,
    train,
    report,
    perft,
    bench,
    warm,
    openapi,
):
    main.add_command(command)

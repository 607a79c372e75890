"""The command line. Commands load what they need when they run, so that help comes at once."""

import sys
from collections.abc import Sequence
from typing import Any

import click

from ..engine.errors import WolfmoonError
from ..version import __version__
from ..words import plain
from . import click_words
from .arena import arena
from .balance import balance
from .bench import bench
from .clicks import ROOT, Group, Option
from .db import db
from .doctor import doctor
from .export import export
from .hint import hint
from .hosted import announce, audit, reports, tables
from .ladder import ladder
from .lessons import lessons
from .openapi import openapi
from .people import people
from .perft import perft
from .play import play
from .puzzles import puzzles
from .replay import replay
from .report import report
from .review import review
from .serve import serve
from .show import show
from .simulate import simulate
from .speech import SPEECH, language
from .train import train
from .verify import verify
from .warm import warm
from .worker import worker

click_words.install()


class Refused(click.ClickException):
    """An error of the caller's, told in one sentence."""

    exit_code = 2


class Commands(Group):
    """All commands: they speak one language, and may raise our own errors."""

    def main(self, args: Sequence[str] | None = None, *given: Any, **settings: Any) -> Any:
        """Run what is typed, in the language that it asks for."""
        SPEECH.choose(sys.argv[1:] if args is None else args)
        return super().main(args, *given, **settings)

    def invoke(self, ctx: click.Context) -> object:
        """Run a command; errors of the caller's end it with one sentence."""
        try:
            return super().invoke(ctx)
        except WolfmoonError as error:
            raise Refused(plain(error.said_in(language()))) from None


@click.group(ROOT, cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(
    __version__, prog_name=ROOT, message="%(prog)s %(version)s", cls=Option, help="option-version"
)
def main() -> None:
    """Play and study board games about wolves."""


for command in (
    play,
    lessons,
    puzzles,
    serve,
    worker,
    db,
    doctor,
    people,
    tables,
    reports,
    announce,
    audit,
    show,
    hint,
    replay,
    review,
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

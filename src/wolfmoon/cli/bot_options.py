"""How bots think at the tables of a server: options of `serve` and `worker`, named as settings."""

from collections.abc import Callable
from typing import Any

import click

_OPTIONS = (
    click.option(
        "--bot-processes",
        "--processes",
        "bot_processes",
        type=click.IntRange(0, 64),
        default=2,
        show_default=True,
        help="In which bots think, for each server process; 0 leaves all jobs to workers.",
    ),
    click.option(
        "--bot-seconds",
        type=click.FloatRange(0.1, 600),
        default=15.0,
        show_default=True,
        help="For a turn; a bot that takes longer is replaced.",
    ),
    click.option(
        "--bot-megabytes",
        type=click.IntRange(256, 1 << 20),
        default=1536,
        show_default=True,
        help="Of each process in which bots think.",
    ),
    click.option(
        "--lease-seconds",
        type=click.FloatRange(0.2, 600),
        default=4.0,
        show_default=True,
        help="After which the jobs of a dead process are taken over.",
    ),
)


def bot_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The same command with these options."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command

"""How bots think at the tables of a server: options of `serve` and `worker`, named as settings."""

from collections.abc import Callable
from typing import Any

import click

from .clicks import option

_OPTIONS = (
    option(
        "--bot-processes",
        "--processes",
        "bot_processes",
        type=click.IntRange(0, 64),
        default=2,
        show_default=True,
        help="option-bot-processes",
    ),
    option(
        "--bot-seconds",
        type=click.FloatRange(0.1, 600),
        default=15.0,
        show_default=True,
        help="option-bot-seconds",
    ),
    option(
        "--bot-megabytes",
        type=click.IntRange(256, 1 << 20),
        default=1536,
        show_default=True,
        help="option-bot-megabytes",
    ),
    option(
        "--lease-seconds",
        type=click.FloatRange(0.2, 600),
        default=4.0,
        show_default=True,
        help="option-lease-seconds",
    ),
)


log = option(
    "--log",
    type=click.Choice(["debug", "info", "warning", "error"]),
    default="warning",
    show_default=True,
    help="option-log",
)


def bot_options(command: Callable[..., object]) -> Callable[..., Any]:
    """A command with these options added."""
    for each in reversed(_OPTIONS):
        command = each(command)
    return command

"""How bots think at the tables of a server: options of `serve` and `worker`, named as settings."""

from collections.abc import Callable

import click

from .clicks import Function, option

_OPTIONS = (
    option(
        "--hunts",
        type=click.Choice(["secret", "date", "off"]),
        default="secret",
        show_default=True,
        help="option-hunts",
    ),
    option(
        "--hunt-pool",
        type=click.IntRange(1, 8),
        default=1,
        show_default=True,
        help="option-hunt-pool",
    ),
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


def bot_options(command: Callable[..., object]) -> Function:
    """A command with these options added."""
    for each in reversed(_OPTIONS):
        command = each(command)
    return command

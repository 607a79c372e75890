"""Click in the language that is spoken: commands and options whose help is in the catalogue.

A command's help is the message `help-` and its name; an option's `help` is the key of its message.
Words in capitals, which stand for what is to be typed, are the messages `metavar-…`.
"""

import re
from collections.abc import Callable
from typing import Any

import click

from ..engine.errors import os_reason
from ..words import LANGUAGES, help_texts
from .speech import OPTION, VARIABLE, language, text

Function = Callable[..., Any]
Decorator = Callable[[Function], Function]
ROOT = "wolfmoon"
_CAPITALS = re.compile(r"[A-Z](?:[A-Z_ ]*[A-Z])?")


def in_words(shown: str) -> str:
    """The words in capitals of a usage line in the language that is spoken."""
    known = help_texts(language())
    return _CAPITALS.sub(lambda found: known.get(_key(found[0]), found[0]), shown)


def _key(capitals: str) -> str:
    return "metavar-" + re.sub("[ _]", "-", capitals.lower())


class Option(click.Option):
    """An option whose help is the key of a message."""

    def __init__(self, *names: Any, help: str | None = None, **settings: Any) -> None:
        super().__init__(*names, **settings)
        self.words = help

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """The option and what it is for."""
        self.help = text(self.words) if self.words else None
        return super().get_help_record(ctx)

    def make_metavar(self, ctx: click.Context) -> str:
        """What stands for its value."""
        return in_words(super().make_metavar(ctx))


class Argument(click.Argument):
    """An argument that is named in the language that is spoken."""

    def make_metavar(self, ctx: click.Context) -> str:
        """What stands for its value."""
        return in_words(super().make_metavar(ctx))


class File(click.File):
    """A file to read; what is wrong with it is told in the language that is spoken."""

    def convert(self, value: Any, param: Any, ctx: Any) -> Any:
        """The open file."""
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter as error:
            reason = error.__context__
            if not isinstance(reason, OSError):
                raise
            self.fail(f"'{value}': {os_reason(reason).said_in(language())}", param, ctx)


class Command(click.Command):
    """A command whose help is a message: `help-` and its name, unless it names another one."""

    def __init__(self, *given: Any, words: str | None = None, **settings: Any) -> None:
        super().__init__(*given, **settings)
        self.words = words or f"help-{self.name}"
        self.params.append(_language_option(hidden=self.name != ROOT))

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """The option that shows the help."""
        return _in_words(super().get_help_option(ctx))

    def get_short_help_str(self, limit: int = 45) -> str:
        """The first sentence of the help."""
        self.help = text(self.words)
        return super().get_short_help_str(limit)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the help."""
        self.help = text(self.words)
        super().format_help_text(ctx, formatter)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """What may be typed after the name."""
        return [in_words(piece) for piece in super().collect_usage_pieces(ctx)]


class Group(Command, click.Group):
    """A group of commands whose help is a message."""

    command_class = Command


def _in_words(option: click.Option | None) -> click.Option | None:
    if option is not None:
        option.help = text("option-help")
    return option


def _language_option(hidden: bool) -> Option:
    """The option for the language, which is in use before Click checks it; any command takes it."""
    return Option(
        [OPTION],
        type=click.Choice(tuple(LANGUAGES)),
        envvar=VARIABLE,
        expose_value=False,
        hidden=hidden,
        help="option-language",
    )


def option(*names: str, **settings: object) -> Decorator:
    """An option of a command; `help` is the key of a message."""
    return click.option(*names, cls=Option, **settings)


def argument(name: str, **settings: object) -> Decorator:
    """An argument of a command."""
    return click.argument(name, cls=Argument, **settings)


def command(**settings: Any) -> Callable[[Function], Command]:
    """A command; its help is the message `help-` and its name."""
    return click.command(cls=Command, **settings)

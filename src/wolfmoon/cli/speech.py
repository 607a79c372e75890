"""The language that the command line speaks, and how it says things."""

import os
from collections.abc import Sequence

import click

from .. import words
from ..words import ENGLISH, LANGUAGES, of_locale

OPTION = "--language"
VARIABLE = "WOLFMOON_LANGUAGE"
LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
ENDING, FAULT = "terminal-ending", "terminal-fault"
"""Kinds of names: how a game ended, and how a bot failed."""


class Speech:
    """One language for all that a command says."""

    def __init__(self) -> None:
        self.language = ENGLISH

    def choose(self, typed: Sequence[str]) -> None:
        """Speak as the words typed ask for, or the environment.

        They are looked at before they are parsed: what is wrong with them is said in this language.
        """
        asked = [_value(typed, place) for place, word in enumerate(typed) if _asks(word)]
        wishes = [*reversed(asked), os.environ.get(VARIABLE, "")]
        locales = [os.environ.get(name, "") for name in LOCALES]
        known = [wish for wish in wishes if wish in LANGUAGES]
        self.language = known[0] if known else of_locale(*locales)


SPEECH = Speech()


def _asks(word: str) -> bool:
    return word.partition("=")[0] == OPTION


def _value(typed: Sequence[str], place: int) -> str:
    _, given, value = typed[place].partition("=")
    return value if given else "".join(typed[place + 1 : place + 2])


def language() -> str:
    """The language that is spoken."""
    return SPEECH.language


def text(key: str) -> str:
    """A message of the help, as a format string."""
    return words.help_texts(SPEECH.language)[key]


def say(key: str, /, **facts: object) -> str:
    """A message of the catalogue for the terminal: every space is an ordinary one."""
    return words.plain(words.say(key, SPEECH.language, **facts))


def named(kind: str, name: str) -> str:
    """The word for a name of some kind."""
    return words.plain(words.named(kind, name, SPEECH.language))


def speak(key: str, /, err: bool = False, **facts: object) -> None:
    """Print a message of the catalogue."""
    click.echo(say(key, **facts), err=err)


def figure(value: float, digits: int = 0, sign: str = "") -> str:
    """A number as the language writes it."""
    return words.plain(words.figure(value, SPEECH.language, digits, sign))


def percent(share: float, digits: int = 1) -> str:
    """A share as the language writes it."""
    return words.plain(words.percent(share, SPEECH.language, digits))


def span(low: float, high: float) -> str:
    """The two ends of an interval."""
    return f"{figure(low, 1)}–{figure(high, 1)}"

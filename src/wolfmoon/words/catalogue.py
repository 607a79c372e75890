"""The Fluent files of each language, read when something is first said in it.

Fluent and its plural rules take long to import, so nothing here imports them at the top.
"""

import os
import re
from functools import cache, cached_property
from pathlib import Path
from threading import Lock
from typing import Any

from .languages import ENGLISH, LANGUAGES

MOST_SAID = ("terms", "refusals", "questions", "server", "log")
"""The files in which a message is looked for first, in this order."""
NOT_FOR_BROWSERS = ("input", "help", "terminal", "problem", "report", "picture", "host")
"""Files of what only the server, the command line, reports and pictures say."""
SUFFIX = ".ftl"
STRICT = "WOLFMOON_STRICT_WORDS"
"""With this variable set, as in the tests, a sentence that can't be said is an error."""
NOTHING = "–"
"""What is said for a fact that there is none of."""
UNBROKEN = "unbroken"
"""The message that says at which spaces of its language no line may break."""
NO_BREAK_SPACE = "\u00a0"


class Unsaid(LookupError):
    """A message that is not in the catalogue, or lacks a fact that it speaks of."""


def say(key: str, language: str = ENGLISH, /, **facts: object) -> str:
    """A message in a language; what can't be said in it is said in English, or else by its key."""
    if os.environ.get(STRICT):
        return _catalogue(language).typeset(key, facts)
    for each in (language, ENGLISH):
        try:
            return _catalogue(each).typeset(key, facts)
        except Unsaid:
            continue
    return key


def named(kind: str, name: str, language: str) -> str:
    """The word for a name of some kind; a name without one stands as data has it."""
    key = key_of(kind, name)
    return say(key, language) if has(key, language) else name


def plain(said: str) -> str:
    """A sentence for programs, logs and searches: every space is an ordinary one."""
    return said.replace(NO_BREAK_SPACE, " ")


def key_of(*parts: str) -> str:
    """The key of the message about some names, as they stand in data: "blood-moon", "too_far"."""
    return "-".join(parts).replace(" ", "-").replace("_", "-")


def has(key: str, language: str = ENGLISH) -> bool:
    """Whether a language has a message."""
    return _catalogue(language).has(key)


def messages(language: str, *names: str) -> str:
    """The text of some files of a language, all of them if none is named."""
    return "\n".join(_text(language, name) for name in names or files_of(language))


_FURTHER: list[Path] = []


def add_folder(folder: Path) -> None:
    """Messages of a folder, by language as here, belong to the catalogue from now on."""
    _FURTHER.append(folder)
    files_of.cache_clear()
    _catalogue.cache_clear()


@cache
def files_of(language: str) -> tuple[str, ...]:
    """The names of a language's files, those that are most said first."""
    found = {each.stem for folder in _folders(language) for each in folder.glob(f"*{SUFFIX}")}
    return (*MOST_SAID, *sorted(found - set(MOST_SAID)))


def _folders(language: str) -> list[Path]:
    """Where the files of a language are."""
    return [Path(__file__).with_name(language), *(folder / language for folder in _FURTHER)]


def _text(language: str, name: str) -> str:
    found = (folder / (name + SUFFIX) for folder in _folders(language))
    return next(each for each in found if each.is_file()).read_text(encoding="utf-8")


class Catalogue:
    """The messages of one language; a file is read when a message is not in those before it."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        functions: dict[str, Any] = {"NAME": self.name, "CARD": self.card}
        self.language = language
        self.bundle = FluentBundle([language], functions, use_isolating=False)
        self.unread = list(files_of(language))
        self.lock = Lock()

    def has(self, key: str) -> bool:
        """Whether there is such a message; what begins with the name of a file may be there."""
        with self.lock:
            if (own := key.partition("-")[0]) in self.unread:
                self.unread.remove(own)
                self._read(own)
            while self.unread and not self.bundle.has_message(key):
                self._read(self.unread.pop(0))
        return self.bundle.has_message(key)

    def typeset(self, key: str, facts: dict[str, object]) -> str:
        """A message with its facts, set for readers: no line breaks where it would look bad."""
        return self.unbroken.sub(
            lambda found: found[0].replace(" ", NO_BREAK_SPACE), self.say(key, facts)
        )

    @cached_property
    def unbroken(self) -> re.Pattern[str]:
        """What `typeset` looks for: the client reads the same message."""
        return re.compile(self.say(UNBROKEN, {}))

    def say(self, key: str, facts: dict[str, object], form: str = "") -> str:
        """A message, or one of its other grammatical forms, with its facts filled in."""
        if not self.has(key):
            raise Unsaid(f"{self.language}: there is no message {key}")
        message = self.bundle.get_message(key)
        pattern = message.attributes.get(form) if form else message.value
        if pattern is None:
            raise Unsaid(f"{self.language}: {key} has no form {form!r}")
        known = {name: NOTHING if fact is None else fact for name, fact in facts.items()}
        said, errors = self.bundle.format_pattern(pattern, known)
        if errors:
            raise Unsaid(f"{self.language}: {key} with {facts}: {errors[0]}")
        return str(said)

    # -- what messages may call
    def name(self, name: object, kind: str, form: str = "") -> str:
        """NAME($terrain, kind: "terrain", form: "of"): a name, given as data, in words."""
        return self.say(key_of(kind, str(name)), {}, form)

    def card(self, card: str, form: str = "") -> str:
        """CARD($card): a wolf card such as K3, in words."""
        return f"{self.name(card[0], 'card', form)} {card[1:]}"

    def _read(self, name: str) -> None:
        from fluent.runtime import FluentResource

        self.bundle.add_resource(FluentResource(_text(self.language, name)))


@cache
def _catalogue(language: str) -> Catalogue:
    if language not in LANGUAGES:
        raise Unsaid(f"there is no language {language!r}: there are {', '.join(LANGUAGES)}")
    return Catalogue(language)

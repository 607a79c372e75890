"""The one text catalogue: every sentence of server, command line and client, in five languages.

say("the-wolves-not-land", "pl", hex="A7")   # a message of the catalogue with its facts
choose("uk;q=0.9, en;q=0.5")                 # the language for an Accept-Language header
messages("de")                               # the catalogue of a language as Fluent text
"""

from .bare import help_texts
from .catalogue import (
    NOT_FOR_BROWSERS,
    Unsaid,
    add_folder,
    files_of,
    has,
    key_of,
    messages,
    named,
    plain,
    say,
)
from .figures import compact, figure, percent
from .languages import ENGLISH, LANGUAGES, choose, of_locale

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "NOT_FOR_BROWSERS",
    "Unsaid",
    "add_folder",
    "choose",
    "compact",
    "figure",
    "files_of",
    "has",
    "help_texts",
    "key_of",
    "messages",
    "named",
    "of_locale",
    "percent",
    "plain",
    "say",
]

"""The one text catalogue: every sentence of server, command line and client, in five languages.

say("the-wolves-not-land", "pl", hex="A7")   # a message of the catalogue with its facts
choose("uk;q=0.9, en;q=0.5")                 # the language for an Accept-Language header
messages("de")                               # the catalogue of a language as Fluent text
"""

from .catalogue import Unsaid, files_of, has, key_of, messages, plain, say
from .languages import ENGLISH, LANGUAGES, choose

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "Unsaid",
    "choose",
    "files_of",
    "has",
    "key_of",
    "messages",
    "plain",
    "say",
]

"""Names of people: what can be read and told apart, also from accounts and from bots."""

import re
import unicodedata
from functools import cache

from .. import words
from ..bots.registry import bot_names
from ..games import NAMES
from .refused import Refused

SOMEONE_WHO_LEFT = "—"
LOOK_ALIKE = str.maketrans(
    "авекмнорстухіїјѕԁԛԝһзбαβεζηικμνορτυχ01ı",
    "abekmhopctyxlijsdqwh36abezhlkmnoptyxoll",
)
"""Letters and figures that look like another, large or small, by what they look like."""
NUMBER = re.compile(r"\d+")


def tidy(name: str) -> str:
    """A name without what can't be seen; Refused if it can't be used."""
    plain = " ".join(unicodedata.normalize("NFC", name).split())
    hidden = any(unicodedata.category(letter)[0] == "C" for letter in plain)
    if not plain or hidden or plain == SOMEONE_WHO_LEFT:
        raise Refused("name-bad")
    return plain


def key_of(name: str) -> str:
    """By what an account is found when its person signs in."""
    return unicodedata.normalize("NFKC", name).casefold()


def look_of(name: str) -> str:
    """Two names with the same look can't be told apart: letters of other alphabets, marks between
    letters and spaces make no difference, nor does it matter whether letters are large or small."""
    key = key_of(name)
    letters = "".join(letter for letter in key if unicodedata.category(letter)[0] in "LNM")
    return (letters or key).translate(LOOK_ALIKE).replace("i", "l")


@cache
def _looks(message: str) -> frozenset[str]:
    """How a message looks in all languages, without a number in it."""
    said = (words.say(message, language, number="") for language in words.LANGUAGES)
    return frozenset(look_of(name) for name in said)


@cache
def _bots() -> frozenset[str]:
    names = {name for game in NAMES for name in bot_names(game)}
    return frozenset(look_of(name) for name in names).union(*(_looks(f"bot-{n}") for n in names))


def is_a_bot_s(name: str) -> bool:
    """Whether a name looks like a bot's in any language, also like that of a numbered one."""
    return look_of(NUMBER.sub("", name)) in _bots()


def is_a_guest_s(name: str) -> bool:
    """Whether a name looks like those that guests get without asking."""
    return look_of(NUMBER.sub("", name)) in _looks("guest-name")

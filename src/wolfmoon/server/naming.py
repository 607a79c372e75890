"""Names of people: what can be read and told apart."""

import unicodedata

from .refused import Refused

SOMEONE_WHO_LEFT = "—"


def tidy(name: str) -> str:
    """A name without what can't be seen; Refused if it can't be used."""
    plain = " ".join(unicodedata.normalize("NFC", name).split())
    hidden = any(unicodedata.category(letter)[0] == "C" for letter in plain)
    if not plain or hidden or plain == SOMEONE_WHO_LEFT:
        raise Refused("name-bad")
    return plain


def key_of(name: str) -> str:
    """Two accounts with the same key would look alike."""
    return unicodedata.normalize("NFKC", name).casefold()

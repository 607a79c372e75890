"""A deal that was fixed before the game: the opening of its file, with a salt, and its commitment.

The opening is the head of a game file down to the salt. The commitment is its SHA-256: whoever has
it before the game can tell afterwards that neither deal nor salt has changed. The salt has as many
secret bits as the hash, so nobody can find the deal by trying all of them.
"""

import hashlib
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from . import files
from .errors import Unreadable, phrase

if TYPE_CHECKING:
    from .rules import Rules
    from .start import Start

SALT_BYTES = 32
HEX_DIGITS = frozenset("0123456789abcdef")


def new_salt(chance: Random) -> str:
    """A salt that nobody has seen, if the source of chance is a secret one."""
    return chance.randbytes(SALT_BYTES).hex()


def opening(rules: "Rules", start: "Start") -> str:
    """The head of the file of a game that was set up, down to its salt if it has one."""
    about = [files.head(files.GAME), f"game {rules.name}", f"rules {rules.version}"]
    headers = [f"{key} {' '.join(values)}" for key, values in start.headers.items()]
    salt = [f"salt {start.salt}"] if start.salt else []
    return "\n".join([*about, *headers, *salt]) + "\n"


def commitment(opening: str) -> str:
    """What can be shown of an opening before the game."""
    return hashlib.sha256(opening.encode()).hexdigest()


def read_seal(file: files.File, rules: "Rules", start: "Start") -> "Start":
    """The start of a file with the salt that it states; its commitment must fit."""
    if "salt" not in file.headers and "commitment" not in file.headers:
        return start
    salt, stated = file.value("salt"), file.value("commitment")
    if len(salt) != 2 * SALT_BYTES or not set(salt) <= HEX_DIGITS:
        expected = phrase("expect-salt", count=2 * SALT_BYTES)
        raise Unreadable(expected, salt, file.header("salt").line)
    sealed = replace(start, salt=salt)
    right = commitment(opening(rules, sealed))
    if stated != right:
        expected = phrase("expect-commitment", words=f"commitment {right}")
        raise Unreadable(expected, stated, file.header("commitment").line)
    return sealed

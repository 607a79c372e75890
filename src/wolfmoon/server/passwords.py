"""Passwords: argon2id, a few at a time, for each takes memory and time on purpose."""

import asyncio
from functools import cache
from itertools import pairwise

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from .refused import Refused

AT_ONCE = 2
LEAST = 10
FEWEST_KINDS = 4
"""Different letters that a password must have."""
LEFT_OVER = 5
"""Letters that must surprise, once the name and what everyone tries first are taken out."""
FIRST_TRIED = (
    *("password", "passwort", "haslo", "пароль", "passw0rd", "letmein", "welcome", "willkommen"),
    *("qwertyuiop", "qwertzuiop", "asdfghjkl", "йцукенгшщз", "1q2w3e4r5t", "1qaz2wsx", "qazwsx"),
    *("qwerty", "qwertz", "йцукен", "iloveyou"),
    *("football", "baseball", "princess", "sunshine", "dragon", "monkey", "superman", "batman"),
    *("wolfmoon", "wolves", "lonewolf", "administrator", "changeme", "secret", "trustno1"),
)
"""What everyone tries first; longer ones before those that they hold."""


@cache
def _hasher() -> PasswordHasher:
    return PasswordHasher()


@cache
def _nobody() -> str:
    """The hash of a password that nobody has: an unknown name takes as long as a wrong password."""
    return _hasher().hash("nobody has this password")


class Passwords:
    """Hashes and checks passwords without holding up the loop."""

    def __init__(self) -> None:
        self._few = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str, name: str) -> str:
        """What is kept of a password; Refused if it is too easy to guess."""
        if is_weak(password, name):
            raise Refused("password-weak", least=LEAST)
        async with self._few:
            return await asyncio.to_thread(_hasher().hash, password)

    async def check(self, kept: str | None, password: str) -> bool:
        """Whether a password is the right one; it takes as long if there is none."""
        async with self._few:
            return await asyncio.to_thread(_matches, kept, password)


def is_weak(password: str, name: str) -> bool:
    """Whether a password is short, or hardly more than a name, a row of keys or a usual word."""
    plain = password.casefold()
    if len(password) < LEAST or len(set(plain)) < FEWEST_KINDS or _repeats(plain):
        return True
    for known in (name.casefold(), *FIRST_TRIED):
        plain = plain.replace(known, "")
    return _surprises(plain) < LEFT_OVER


def _surprises(text: str) -> int:
    """How many letters are neither the last one again nor the next in line: 1234, aaaa, cba."""
    return sum(abs(ord(one) - ord(next_)) > 1 for one, next_ in pairwise(f"\0{text}"))


def _repeats(text: str) -> bool:
    """Whether a text is one piece of at most half its length, again and again."""
    return any(
        text == (text[:size] * len(text))[: len(text)] for size in range(1, len(text) // 2 + 1)
    )


def _matches(kept: str | None, password: str) -> bool:
    try:
        return _hasher().verify(kept or _nobody(), password) and kept is not None
    except VerificationError:
        return False

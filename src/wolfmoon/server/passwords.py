"""Passwords: argon2id, a few at a time, for each takes memory and time on purpose."""

import asyncio
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from .refused import Refused

AT_ONCE = 2
FEWEST_KINDS = 4
"""Different letters that a password must have."""


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
        if len(set(password)) < FEWEST_KINDS or password.casefold() == name.casefold():
            raise Refused("password-weak")
        async with self._few:
            return await asyncio.to_thread(_hasher().hash, password)

    async def check(self, kept: str | None, password: str) -> bool:
        """Whether a password is the right one; it takes as long if there is none."""
        async with self._few:
            return await asyncio.to_thread(_matches, kept, password)


def _matches(kept: str | None, password: str) -> bool:
    try:
        return _hasher().verify(kept or _nobody(), password) and kept is not None
    except VerificationError:
        return False

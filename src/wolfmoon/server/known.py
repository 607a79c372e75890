"""Who has just been here: so that a request of theirs need not ask the database who they are."""

import time
from collections import OrderedDict
from dataclasses import replace

from .store.accounts import Account
from .store.keys import Key

SECONDS = 60.0
"""How long someone is taken for who they were; whatever changes them is told to every process."""
MOST = 20_000


class Known:
    """Accounts by the secrets that led to them. All methods run in the loop's thread."""

    def __init__(self) -> None:
        self._found: OrderedDict[Key, tuple[float, Account]] = OrderedDict()
        self.changes = 0
        """How often someone was forgotten: whoever looks one up meanwhile may have seen the old."""

    def get(self, key: Key) -> Account | None:
        """Whose secret it is, if that was found out a moment ago."""
        until, account = self._found.get(key, (0.0, None))
        return account if time.monotonic() < until else None

    def put(self, key: Key, account: Account, changes: int) -> None:
        """Remember someone, unless anyone was changed since they were looked up."""
        if changes != self.changes:
            return
        self._found[key] = time.monotonic() + SECONDS, replace(account, stale=False)
        self._found.move_to_end(key)
        while len(self._found) > MOST:
            self._found.popitem(last=False)

    def clear(self) -> None:
        """Whoever was changed elsewhere, we may not have heard of it."""
        self.changes += 1
        self._found.clear()

    def forget(self, person: str) -> None:
        """Someone has changed, gone, or lost a secret."""
        self.changes += 1
        of_person = [key for key, (_, account) in self._found.items() if account.id == person]
        for key in of_person:
            del self._found[key]

"""Ids that can't be guessed, for addresses and for the command line."""

import secrets

BYTES = 12


def new_id() -> str:
    """An id that can't be guessed: whoever has it may have been given it.

    None begins with a dash, for a shell would take it for an option.
    """
    while (id := secrets.token_urlsafe(BYTES)).startswith("-"):
        pass
    return id

"""The version of the package, and the Pythons that it is made for."""

import sys

__version__ = "0.2.0"
FIRST_PYTHON, LAST_PYTHON = (3, 11), (3, 14)
"""The first and the last that Numba and all other packages have releases for."""


def is_supported() -> bool:
    """Whether this Python is one of them."""
    return FIRST_PYTHON <= tuple(sys.version_info[:2]) <= LAST_PYTHON


if not is_supported():
    _first, _last, _found = (
        ".".join(map(str, each)) for each in (FIRST_PYTHON, LAST_PYTHON, sys.version_info[:2])
    )
    sys.exit(f"wolfmoon needs Python {_first} to {_last}; this is {_found}")

"""The version of the package, and the Pythons that it is made for.

The Makefile runs it before anything is installed, with whatever Python there is: so annotations
that an old one can't read are quoted.
"""

import sys

__version__ = "0.2.0"
FIRST_PYTHON, LAST_PYTHON = (3, 11), (3, 14)
"""The first and the last that Numba and all other packages have releases for."""


def is_supported() -> bool:
    """Whether this Python is one of them."""
    return FIRST_PYTHON <= tuple(sys.version_info[:2]) <= LAST_PYTHON


def pythons() -> "dict[str, str]":
    """The first and the last of them, as people write them."""
    return {"first": _written(FIRST_PYTHON), "last": _written(LAST_PYTHON)}


def _written(python: "tuple[int, int]") -> str:
    return ".".join(map(str, python))


if not is_supported():
    _range = "{first} to {last}".format(**pythons())
    sys.exit(f"wolfmoon needs Python {_range}; this is {_written(sys.version_info[:2])}")

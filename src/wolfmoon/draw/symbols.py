"""The symbol sheet `sheet/pieces.svg`, cut into its symbols.

A picture carries the symbols that it uses, and no others.
"""

import re
from functools import cache

from .theme import read_sheet

_SYMBOL = re.compile(r'<symbol id="([\w-]+)".*?</symbol>', re.DOTALL)
_CLIP = re.compile(r'<clipPath id="([\w-]+)".*?</clipPath>', re.DOTALL)
_REFERENCE = re.compile(r'(?:href="#|url\(#)([\w-]+)')


@cache
def sheet() -> dict[str, str]:
    """Every symbol and clip path of the sheet, by its id."""
    markup = read_sheet("pieces.svg")
    symbols = {match[1]: match[0] for match in _SYMBOL.finditer(markup)}
    # A clip path inside a symbol comes along with its symbol.
    loose = _SYMBOL.sub("", markup)
    return symbols | {match[1]: match[0] for match in _CLIP.finditer(loose)}


def symbols_used(markup: str) -> str:
    """The symbols that the markup refers to, and those that these refer to in turn."""
    found: dict[str, str] = {}
    waiting = _REFERENCE.findall(markup)
    while waiting:
        name = waiting.pop()
        if name in found or name not in sheet():
            continue
        found[name] = sheet()[name]
        waiting += _REFERENCE.findall(found[name])
    return "".join(found[name] for name in sorted(found))

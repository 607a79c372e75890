"""Figures as each language writes them: 1,234.5 is 1.234,5 in German."""

from .languages import ENGLISH

_GROUPS = {ENGLISH: ",", "de": "."}
"""What stands between thousands; elsewhere a space that does not break."""
_NO_BREAK_SPACE = "\u00a0"


def figure(value: float, language: str, digits: int = 0, sign: str = "") -> str:
    """A number with so many decimals, and with its sign if that is asked for by "+"."""
    whole, point, decimals = f"{value:{sign},.{digits}f}".partition(".")
    grouped = whole.replace(",", _GROUPS.get(language, _NO_BREAK_SPACE))
    return grouped + ("." if language == ENGLISH else ",") * bool(point) + decimals


def percent(share: float, language: str, digits: int = 1) -> str:
    """A share of the whole as people read it."""
    return f"{figure(100 * share, language, digits)} %"

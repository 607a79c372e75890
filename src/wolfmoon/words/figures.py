"""Figures as each language writes them: 1,234.5 is 1.234,5 in German."""

from .languages import ENGLISH

_GROUPS = {ENGLISH: ",", "de": "."}
"""What stands between thousands; elsewhere a space that does not break."""
_NO_BREAK_SPACE = "\u00a0"


def figure(value: float, language: str, digits: int = 0, sign: str = "") -> str:
    """A number with so many decimals, and with its sign if that is asked for by "+"."""
    return _in(language, f"{value:{sign},.{digits}f}")


def compact(value: float, language: str, digits: int = 6) -> str:
    """A number with so many digits at most and no decimals that are nought."""
    return _in(language, f"{value:,.{digits}g}")


def percent(share: float, language: str, digits: int = 1) -> str:
    """A share of the whole as people read it."""
    return f"{figure(100 * share, language, digits)} %"


def _in(language: str, written: str) -> str:
    """A number as Python writes it, with the marks of a language."""
    whole, point, decimals = written.partition(".")
    grouped = whole.replace(",", _GROUPS.get(language, _NO_BREAK_SPACE))
    return grouped + ("." if language == ENGLISH else ",") * bool(point) + decimals

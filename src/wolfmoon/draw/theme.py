"""The colours of the project: the design tokens of `sheet/tokens.css` as plain values.

Drawings are written with `var(--forest)` as a web page would write it, and resolved at
the end: a picture that stands alone has no style sheet, and resvg knows no custom
properties.
"""

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from ..engine.errors import BadInput, phrase, shown

THEMES = ("night", "day")

_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_TOKEN = re.compile(r"(--[\w-]+)\s*:\s*([^;]+);")
_VARIABLE = re.compile(r"var\((--[\w-]+)(?:\s*,\s*([^()]*))?\)")
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_MEDIA = re.compile(r"@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")


@dataclass(frozen=True)
class Theme:
    """The tokens of night or day, by name, each with its plain value."""

    name: str
    tokens: dict[str, str]

    def resolve(self, markup: str) -> str:
        """Markup with every `var(--x)` replaced by its value."""
        return _VARIABLE.sub(lambda match: _value(match, self.tokens), markup)

    def colour(self, token: str) -> tuple[int, int, int]:
        """Red, green and blue of a token such as `forest`."""
        digits = self.tokens[f"--{token}"].removeprefix("#")
        return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


@cache
def theme(name: str) -> Theme:
    """The theme of that name, `night` or `day`."""
    if name not in THEMES:
        raise BadInput(phrase("problem-theme", found=shown(name), names=THEMES))
    tokens: dict[str, str] = {}
    for selectors, body in _rules():
        if any(_selects(selector, name) for selector in selectors.split(",")):
            tokens.update(_TOKEN.findall(body))
    # Tokens may be made of others: resolve until none is.
    while any("var(" in value for value in tokens.values()):
        unresolved = Theme(name, tokens)
        tokens = {token: unresolved.resolve(value) for token, value in tokens.items()}
    return Theme(name, tokens)


def read_sheet(name: str) -> str:
    """The text of a file of the sheet folder, which the web client uses too."""
    return (files("wolfmoon.draw") / "sheet" / name).read_text("utf-8")


def _rules() -> list[tuple[str, str]]:
    """The rules of the token sheet, as selectors and body; media queries are about screens."""
    css = _MEDIA.sub("", _COMMENT.sub("", read_sheet("tokens.css")))
    return _RULE.findall(css)


def _selects(selector: str, name: str) -> bool:
    return selector.strip() in (":root", f"[data-theme='{name}']")


def _value(variable: re.Match[str], tokens: dict[str, str]) -> str:
    token, fallback = variable.groups()
    if token in tokens:
        return tokens[token].strip()
    if fallback is not None:
        return str(fallback)
    raise KeyError(f"no token {token} in tokens.css")

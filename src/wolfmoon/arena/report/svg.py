"""Small pieces of SVG. Colours are classes; the page's style sheet knows day and night."""

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from html import escape

WIDTH = 440
LONGEST_LABEL = 26
LETTER, NARROWEST_LABELS = 7.0, 96.0
"""About how wide a letter of a label is, and the least room that labels have."""
MOST_TICKS = 6
_STEPS = (1, 2, 2.5, 5, 10)
_R = 5.5  # the radius of a mark


@dataclass(frozen=True)
class Scale:
    """Values laid out from left to right."""

    low: float
    high: float
    left: float
    right: float
    log: bool = False

    def at(self, value: float) -> float:
        """Where a value stands."""
        low, high, here = (
            (math.log10(each) for each in (self.low, self.high, value))
            if self.log
            else (self.low, self.high, value)
        )
        return self.left + (here - low) / (high - low) * (self.right - self.left)

    def ticks(self) -> list[float]:
        """Round values on the way."""
        if self.log:
            first, last = round(math.log10(self.low)), round(math.log10(self.high))
            return [10.0**power for power in range(first, last + 1)]
        step = round_step(self.high - self.low)
        first = math.ceil(self.low / step - 1e-9)
        last = math.floor(self.high / step + 1e-9)
        return [number * step for number in range(first, last + 1)]


def round_step(length: float, parts: int = 5) -> float:
    """A round step of which a length has about so many."""
    power = 10.0 ** math.floor(math.log10(length / parts))
    return next(step * power for step in _STEPS if step * power * parts >= length * (1 - 1e-9))


def from_zero(highest: float, left: float, right: float, parts: int = 5) -> Scale:
    """A scale from 0 to the next round value."""
    step = round_step(max(highest, 1e-9), parts)
    return Scale(0, math.ceil(highest / step - 1e-9) * step or step, left, right)


def log_scale(lowest: float, highest: float, left: float, right: float) -> Scale:
    """A scale from a power of ten to another."""
    low, high = math.floor(math.log10(lowest)), math.ceil(math.log10(highest))
    return Scale(10.0**low, 10.0 ** max(high, low + 1), left, right, log=True)


def drawing(height: float, title: str, parts: list[str]) -> str:
    """A picture with words for those who can't see it."""
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">'
        f"{''.join(parts)}</svg>"
    )


def text(x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> str:
    """A line of text."""
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f'<text {place} class="{kind}">{escape(words)}</text>'


def label_room(names: Iterable[str]) -> float:
    """How wide the column to the left of a plot is, for the names of its rows."""
    return max(NARROWEST_LABELS, LETTER * max(len(_cut(name)) for name in names) + LETTER)


def label(y: float, words: str) -> str:
    """The name of a row; one that is longer than any of ours is cut."""
    return text(0, y + 4, _cut(words))


def _cut(words: str) -> str:
    return words if len(words) <= LONGEST_LABEL else words[: LONGEST_LABEL - 1] + "…"


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A straight line."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def bar(x: float, y: float, width: float, height: float, kind: str, said: str) -> str:
    """A rectangle, with words that a pointer shows."""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{height:.1f}" '
        f'rx="2" class="{kind}"><title>{escape(said)}</title></rect>'
    )


def mark(x: float, y: float, bot: int, said: str) -> str:
    """The mark of a bot: each has a shape of its own, and not only a colour."""
    shape = _SHAPES[bot % len(_SHAPES)]
    return (
        f'<path d="{shape}" transform="translate({x:.1f} {y:.1f})" class="mark bot{bot}">'
        f"<title>{escape(said)}</title></path>"
    )


def whisker(scale: Scale, low: float, high: float, y: float, kind: str) -> str:
    """An interval with its two ends."""
    left, right = scale.at(low), scale.at(high)
    ends = [line(x, y - 4, x, y + 4, kind) for x in (left, right)]
    return line(left, y, right, y, kind) + "".join(ends)


def axis(scale: Scale, top: float, bottom: float, written: Callable[[float], str]) -> list[str]:
    """Fine lines at the ticks, and their values under them."""
    parts, ticks = [], scale.ticks()
    every = math.ceil(len(ticks) / MOST_TICKS)
    for number, tick in enumerate(ticks):
        x = scale.at(tick)
        parts.append(line(x, top, x, bottom, "grid"))
        if number % every == 0:
            parts.append(text(x, bottom + 17, written(tick), "middle", "tick"))
    return parts


_SHAPES = (
    f"M{-_R} 0a{_R} {_R} 0 1 0 {2 * _R} 0a{_R} {_R} 0 1 0 {-2 * _R} 0z",  # disc
    f"M0 {-_R - 1}L{_R + 1} 0L0 {_R + 1}L{-_R - 1} 0z",  # diamond
    f"M{-_R + 0.5} {-_R + 0.5}h{2 * _R - 1}v{2 * _R - 1}h{-2 * _R + 1}z",  # square
    f"M0 {-_R - 1}L{_R + 1} {_R}L{-_R - 1} {_R}z",  # triangle
    f"M0 {_R + 1}L{_R + 1} {-_R}L{-_R - 1} {-_R}z",  # triangle upside down
)

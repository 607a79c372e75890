"""Plots that reports share, each a function from plain numbers to SVG."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ...words import compact, figure, say
from ..interval import Interval
from .svg import (
    WIDTH,
    Scale,
    axis,
    bar,
    drawing,
    from_zero,
    label,
    label_room,
    line,
    mark,
    text,
    whisker,
)

VALUES = 64
"""The column to the right of a plot, for values in figures."""
ROW, LOW_ROW, TOP, UNDER = 34, 22, 12, 30
MANY_ROWS = 10
"""So many rows are drawn closer together."""
BINS = 24


@dataclass(frozen=True)
class Row:
    """A value with its interval, as a row of a plot."""

    name: str
    interval: Interval
    said: str
    """What a pointer shows before the figures."""
    fair: float | None = None
    """Where a dashed line stands."""
    colour: int = 0


def intervals(title: str, rows: Sequence[Row], language: str, unit: str = " %") -> str:
    """Values with their intervals, one under the other."""
    if not rows:
        return ""

    def written(value: float) -> str:
        return figure(value, language, 1) + unit

    high = ROW if len(rows) < MANY_ROWS else LOW_ROW
    left = label_room([row.name for row in rows])
    highest = max(max(row.interval.high, row.fair or 0) for row in rows)
    scale = from_zero(highest, left, WIDTH - VALUES)
    bottom = TOP + high * len(rows)
    parts = axis(scale, TOP, bottom, lambda tick: compact(tick, language) + unit)
    for place, row in enumerate(rows):
        y, found = TOP + high * (place + 0.5), row.interval
        ends = {end: written(getattr(found, end)) for end in ("value", "low", "high")}
        said = say("report-interval", language, what=row.said, **ends)
        parts.append(label(y, row.name))
        if row.fair is not None:
            fair = scale.at(row.fair)
            parts.append(line(fair, y - 0.35 * high, fair, y + 0.35 * high, "fair"))
        parts += [
            whisker(scale, found.low, found.high, y, f"whisker bot{row.colour}"),
            mark(scale.at(found.value), y, row.colour, said),
            text(WIDTH, y + 4, written(found.value), "end", "value"),
        ]
    return drawing(bottom + UNDER, title, parts)


def histogram(title: str, values: Sequence[int], what: str, language: str) -> str:
    """How often a count of decisions or turns comes out, the median dashed."""
    if not values:
        return ""
    shortest, longest = min(values), max(values)
    width = max(1, math.ceil((longest - shortest + 1) / BINS))
    edges = np.arange(shortest, longest + width + 1, width) - 0.5  # a number is amid its bar
    counts, _ = np.histogram(values, edges)
    scale = Scale(float(edges[0]), float(edges[-1]), 0, WIDTH)
    height = 150
    parts = axis(scale, TOP, TOP + height, lambda tick: compact(tick, language))
    for count, left, right in zip(counts.tolist(), edges[:-1], edges[1:], strict=True):
        tall = height * count / max(counts)
        x = scale.at(float(left))
        ends = {"low": round(left + 0.5), "high": round(right - 0.5)}
        games = say("terminal-games", language, count=count)
        said = say(f"report-bar-{what}", language, games=games, **ends)
        parts.append(
            bar(x + 1, TOP + height - tall, scale.at(float(right)) - x - 2, tall, "count", said)
        )
    middle = float(np.median(values))
    parts.append(line(scale.at(middle), TOP, scale.at(middle), TOP + height, "fair"))
    return drawing(TOP + height + UNDER, title, parts)

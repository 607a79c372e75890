"""The charts of a report of an arena, each a function from figures to SVG."""

from ..interval import Interval
from .figures import Figures
from .plots import LABELS, ROW, TOP, UNDER, VALUES, Row, histogram, intervals
from .svg import (
    WIDTH,
    Scale,
    axis,
    bar,
    drawing,
    from_zero,
    label,
    line,
    log_scale,
    mark,
    text,
    whisker,
)

LONGEST_TIME_LABEL = 18
SHORTEST_MS = 0.001


def short(name: str) -> str:
    """The name of a bot in a chart: of `module:Class` only the class."""
    return name.rpartition(":")[2]


def duration(ms: float) -> str:
    """A time as people read it, from microseconds to seconds."""
    for size, unit in ((1000.0, "s"), (1.0, "ms")):
        if ms >= size * (1 - 1e-9):
            return f"{ms / size:.3g} {unit}"
    return f"{ms * 1000:.3g} µs"


def strength(figures: Figures) -> str:
    """The share of each bot with its interval, beside a fair share."""
    rows = [
        Row(
            name=short(bot["name"]),
            interval=Interval(bot["share"], bot["low"], bot["high"]).times(100),
            said=bot["name"],
            fair=100 * bot["fair"],
            colour=number,
        )
        for number, bot in enumerate(figures.summary["bots"])
    ]
    return intervals("Share of wins of each bot, with its interval", rows)


def times(figures: Figures) -> str:
    """How long decisions and turns take: from the 5th to the 95th of 100, the middle marked."""
    rows = [
        (number, f"{short(name)}", what, spread)
        for number, name in enumerate(figures.contest.bots)
        for what, spreads in (("decision", figures.decision_times), ("turn", figures.turn_times))
        if (spread := spreads[number]) is not None
    ]
    if not rows:
        return ""
    spreads = [row[3] for row in rows]
    scale = log_scale(
        max(SHORTEST_MS, min(each.low for each in spreads)),
        max(SHORTEST_MS, max(each.high for each in spreads)),
        LABELS + 34,
        WIDTH - VALUES,
    )
    bottom = TOP + ROW * len(rows)
    parts = axis(scale, TOP, bottom, duration)
    for place, (bot, name, what, spread) in enumerate(rows):
        y = TOP + ROW * (place + 0.5)
        parts += _time_row(scale, y, bot, f"{name}, {what}", spread)
    return drawing(bottom + UNDER, "Time of decisions and turns", parts)


def _time_row(scale: Scale, y: float, bot: int, name: str, spread: Interval) -> list[str]:
    low, middle, high = (
        scale.at(max(SHORTEST_MS, each)) for each in (spread.low, spread.value, spread.high)
    )
    said = f"{name}: half within {duration(spread.value)}, 95 of 100 within {duration(spread.high)}"
    return [
        label(y, name, LONGEST_TIME_LABEL),
        bar(low, y - 4, high - low, 8, f"range bot{bot}", said),
        mark(middle, y, bot, said),
        text(WIDTH, y + 4, duration(spread.high), "end", "value"),
    ]


def points(figures: Figures) -> str:
    """The mean points of a seat of each bot, by source: what it lives on."""
    rows = figures.points
    if not rows:
        return ""
    highest = max(max(row) for row in rows.values())
    scale = from_zero(highest, LABELS, WIDTH - 12)
    bottom = TOP + ROW * len(rows)
    parts = axis(scale, TOP, bottom)
    for place, (source, means) in enumerate(rows.items()):
        y = TOP + ROW * (place + 0.5)
        parts.append(label(y, source))
        parts.append(line(scale.at(min(means)), y, scale.at(max(means)), y, "bond"))
        for bot in reversed(range(len(means))):  # the bot in question lies on top
            name = figures.contest.bots[bot]
            parts.append(mark(scale.at(means[bot]), y, bot, f"{name}: {means[bot]:.1f}"))
    return drawing(bottom + UNDER, "Mean points by source", parts)


def seats(figures: Figures) -> str:
    """The share of each seat, whoever has it, and with the bot in question on it."""
    both = [*figures.seats, *figures.seats_in_question]
    scale = from_zero(100 * max(share.high for share in both), LABELS, WIDTH - 12)
    bottom = TOP + 1.4 * ROW * figures.contest.seats
    fair = scale.at(100 / figures.contest.seats)
    parts = [*axis(scale, TOP, bottom, "{:g} %".format), line(fair, TOP, fair, bottom, "fair")]
    for seat, (all_bots, own) in enumerate(
        zip(figures.seats, figures.seats_in_question, strict=True)
    ):
        y = TOP + 1.4 * ROW * (seat + 0.5)
        parts.append(label(y, f"seat {seat + 1}"))
        parts += _seat_row(scale, y - 9, all_bots, "everyone", f"seat {seat + 1}, whoever has it")
        name = short(figures.contest.bots[0])
        parts += _seat_row(scale, y + 9, own, "bot0", f"{name} on seat {seat + 1}")
    return drawing(bottom + UNDER, "Share of wins by seat", parts)


def _seat_row(scale: Scale, y: float, share: Interval, kind: str, what: str) -> list[str]:
    found = share.times(100)
    said = f"{what}: {found.value:.1f} % ({found.low:.1f} to {found.high:.1f})"
    shown = mark(scale.at(found.value), y, 0, said)
    return [
        whisker(scale, found.low, found.high, y, f"whisker {kind}"),
        shown.replace("bot0", kind),
    ]


def lengths(figures: Figures) -> str:
    """How many decisions games take, as a histogram."""
    return histogram("Decisions in a game", figures.lengths, "decisions")

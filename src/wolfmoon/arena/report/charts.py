"""The charts of a report of an arena, each a function from figures to SVG."""

from ...words import compact, figure, named, percent, say
from ..interval import Interval
from .figures import Figures
from .plots import ROW, TOP, UNDER, VALUES, Row, histogram, intervals
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
    log_scale,
    mark,
    text,
    whisker,
)

SHORTEST_MS = 0.001


def short(name: str) -> str:
    """The name of a bot in a chart: of `module:Class` only the class."""
    return name.rpartition(":")[2]


def span(low: str, high: str, language: str) -> str:
    """The two ends of an interval."""
    return say("terminal-from-to", language, low=low, high=high)


def duration(ms: float, language: str) -> str:
    """A time as people read it, from microseconds to seconds."""
    for size, unit in ((1000.0, "seconds"), (1.0, "milliseconds")):
        if ms >= size * (1 - 1e-9):
            return say(f"report-{unit}", language, time=compact(ms / size, language, 3))
    return say("report-microseconds", language, time=compact(ms * 1000, language, 3))


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
    return intervals(say("report-strength-title", figures.language), rows, figures.language)


def times(figures: Figures) -> str:
    """How long decisions and turns take: from the 5th to the 95th of 100, the middle marked."""
    language = figures.language
    rows = [
        (number, say(f"report-time-{what}", language, bot=short(name)), spread)
        for number, name in enumerate(figures.contest.bots)
        for what, spreads in (("decision", figures.decision_times), ("turn", figures.turn_times))
        if (spread := spreads[number]) is not None
    ]
    if not rows:
        return ""
    scale = log_scale(
        max(SHORTEST_MS, min(spread.low for _, _, spread in rows)),
        max(SHORTEST_MS, max(spread.high for _, _, spread in rows)),
        label_room([name for _, name, _ in rows]),
        WIDTH - VALUES,
    )
    bottom = TOP + ROW * len(rows)
    parts = axis(scale, TOP, bottom, lambda ms: duration(ms, language))
    for place, (bot, name, spread) in enumerate(rows):
        y = TOP + ROW * (place + 0.5)
        parts += _time_row(scale, y, bot, name, spread, language)
    return drawing(bottom + UNDER, say("report-time-title", language), parts)


def _time_row(
    scale: Scale, y: float, bot: int, name: str, spread: Interval, language: str
) -> list[str]:
    low, middle, high = (
        scale.at(max(SHORTEST_MS, each)) for each in (spread.low, spread.value, spread.high)
    )
    times = {"middle": duration(spread.value, language), "high": duration(spread.high, language)}
    said = say("report-time-said", language, what=name, **times)
    return [
        label(y, name),
        bar(low, y - 4, high - low, 8, f"range bot{bot}", said),
        mark(middle, y, bot, said),
        text(WIDTH, y + 4, times["high"], "end", "value"),
    ]


def points(figures: Figures) -> str:
    """The mean points of a seat of each bot, by source: what it lives on."""
    rows = figures.points
    if not rows:
        return ""
    language = figures.language
    sources = [named("points", source, language) for source in rows]
    scale = from_zero(max(max(row) for row in rows.values()), label_room(sources), WIDTH - 12)
    bottom = TOP + ROW * len(rows)
    parts = axis(scale, TOP, bottom, lambda tick: compact(tick, language))
    for place, (source, means) in enumerate(zip(sources, rows.values(), strict=True)):
        y = TOP + ROW * (place + 0.5)
        parts.append(label(y, source))
        parts.append(line(scale.at(min(means)), y, scale.at(max(means)), y, "bond"))
        for bot in reversed(range(len(means))):  # the bot in question lies on top
            name = figures.contest.bots[bot]
            said = f"{name}: {figure(means[bot], language, 1)}"
            parts.append(mark(scale.at(means[bot]), y, bot, said))
    return drawing(bottom + UNDER, say("report-points-title", language), parts)


def seats(figures: Figures) -> str:
    """The share of each seat, whoever has it, and with the bot in question on it."""
    language, both = figures.language, [*figures.seats, *figures.seats_in_question]
    names = [say("report-seat", language, seat=seat + 1) for seat in range(figures.contest.seats)]
    scale = from_zero(100 * max(share.high for share in both), label_room(names), WIDTH - 12)
    bottom = TOP + 1.4 * ROW * figures.contest.seats
    fair = scale.at(100 / figures.contest.seats)
    parts = axis(scale, TOP, bottom, lambda tick: f"{compact(tick, language)} %")
    parts.append(line(fair, TOP, fair, bottom, "fair"))
    for seat, (all_bots, own) in enumerate(
        zip(figures.seats, figures.seats_in_question, strict=True)
    ):
        y = TOP + 1.4 * ROW * (seat + 0.5)
        anyone = say("report-seat-any", language, seat=seat + 1)
        first = say("report-seat-bot", language, bot=short(figures.contest.bots[0]), seat=seat + 1)
        parts.append(label(y, names[seat]))
        parts += _seat_row(scale, y - 9, all_bots, "everyone", _share(anyone, all_bots, language))
        parts += _seat_row(scale, y + 9, own, "bot0", _share(first, own, language))
    return drawing(bottom + UNDER, say("report-seats-title", language), parts)


def _share(what: str, share: Interval, language: str) -> str:
    ends = {end: percent(getattr(share, end), language) for end in ("value", "low", "high")}
    return say("report-interval", language, what=what, **ends)


def _seat_row(scale: Scale, y: float, share: Interval, kind: str, said: str) -> list[str]:
    found = share.times(100)
    shown = mark(scale.at(found.value), y, 0, said)
    return [
        whisker(scale, found.low, found.high, y, f"whisker {kind}"),
        shown.replace("bot0", kind),
    ]


def lengths(figures: Figures) -> str:
    """How many decisions games take, as a histogram."""
    title = say("report-length-title", figures.language)
    return histogram(title, figures.lengths, "decisions", figures.language)

"""The balance of a game as a page, in the frame of all reports."""

from collections.abc import Mapping
from dataclasses import replace
from html import escape

from ..arena.report import frame
from ..arena.report.charts import short
from ..arena.report.plots import Row, histogram, intervals
from ..games import described
from .balance import Balance
from .means import Mean, mean

HEADS = ["", "games", "mean", "95 %"]


def page_of(balance: Balance, planned: int, command: str) -> str:
    """The page of a study, finished or not."""
    title = f"Balance of {described(balance.contest.game).title}"
    stopped = f"Stopped after {balance.games:,} of {planned:,} games."
    warning = stopped if balance.games + balance.faults.total() < planned else ""
    parts = [_charts(balance), *_tables(balance), _footer(balance, command)]
    return frame.page(
        title, [frame.article(title, _facts(balance), _verdict(balance), warning, parts)]
    )


def _facts(balance: Balance) -> str:
    contest = balance.contest
    bots = ", ".join(dict.fromkeys(short(contest.bots[bot]) for bot in contest.lineup))
    options = (f"{key} {value}" for key, value in contest.options.items() if key != "players")
    return " · ".join(
        [
            f"{contest.seats} players",
            *options,
            f"{balance.games:,} games of {bots}",
            f"seed {contest.seed}",
        ]
    )


def outside(balance: Balance) -> list[tuple[str, str, Mean]]:
    """The shares whose interval does not hold the fair one."""
    return [
        (group, label, share)
        for group, labels in balance.groups().items()
        for label, share in labels.items()
        if not share.low <= balance.fair <= share.high
    ]


def _verdict(balance: Balance) -> str:
    total = sum(len(labels) for labels in balance.groups().values())
    found = outside(balance)
    chance = f"By chance alone about {total / 20:.0f} of them would be."
    if not found:
        return f"None of {total} shares is clearly off the fair {100 * balance.fair:.1f} %."
    told = ", ".join(
        f"<b>{escape(group)} {escape(label)}</b> {100 * share.value:.1f}\u00a0%"
        for group, label, share in sorted(found, key=lambda each: -_distance(balance, each[2]))[:5]
    )
    return (
        f"Of {total} shares {len(found)} are off the fair {100 * balance.fair:.1f} %, "
        f"first of all {told}. {chance}"
    )


def _distance(balance: Balance, share: Mean) -> float:
    return abs(share.value - balance.fair) / (share.high - share.low)


def _charts(balance: Balance) -> str:
    groups, about = balance.groups(), described(balance.contest.game).kinds().groups
    fair = 100 * balance.fair
    drawn = [
        (
            f"By {group}",
            about[group],
            intervals(f"Share of wins by {group}", _rows(labels, 100, fair)),
        )
        for group, labels in groups.items()
    ]
    points = {source: mean(row) for source, row in balance.points.items()}
    won = {source: mean(row) for source, row in balance.winning_points.items()}
    figure = "{:.1f}".format
    return frame.charts(
        [
            *drawn,
            (
                "Points",
                "Mean points of a seat by source; dashed: of those who won.",
                intervals(
                    "Points by source",
                    [_row(source, each, 1, won[source].value) for source, each in points.items()],
                    figure,
                    "{:g}".format,
                ),
            ),
            (
                "Length",
                "Decisions in a game; dashed: the median.",
                histogram("Decisions in a game", balance.decisions, "decisions"),
            ),
            (
                "Turns",
                "Turns or tricks in a game; dashed: the median.",
                histogram("Turns in a game", balance.turns, "turns"),
            ),
        ]
    )


def _rows(labels: Mapping[str, Mean], times: float, fair: float) -> list[Row]:
    return [_row(label, each, times, fair) for label, each in labels.items()]


def _row(label: str, each: Mean, times: float, fair: float) -> Row:
    said = f"{label}, {each.games:,} games"
    found = each.times(times)
    return Row(label, replace(found, low=max(0.0, found.low)), said, fair)


def _tables(balance: Balance) -> list[str]:
    tables = [
        frame.wide(
            f"Share of wins by {group}",
            frame.table(HEADS, [_cells(label, each, 100, " %") for label, each in labels.items()]),
        )
        for group, labels in balance.groups().items()
    ]
    rows = [_cells(source, mean(row)) for source, row in balance.points.items()]
    rows += [
        _cells(what, mean(counts))
        for what, counts in (("decisions", balance.decisions), ("turns", balance.turns))
    ]
    ended = [[escape(why), f"{count:,}"] for why, count in balance.ended_by.most_common()]
    faults = [[str(count), escape(what)] for what, count in balance.faults.most_common()]
    return [
        *tables,
        frame.wide("Points and length", frame.table(HEADS, rows)),
        frame.wide("Ended by", frame.table(["", "games"], ended)),
        frame.wide("Faults", frame.table(["games", "how"], faults, "words") if faults else ""),
    ]


def _cells(label: str, each: Mean, times: float = 1, unit: str = "") -> list[str]:
    return [
        escape(label),
        f"{each.games:,}",
        f"{times * each.value:.1f}{unit}",
        f"{times * each.low:.1f} – {times * each.high:.1f}",
    ]


def _footer(balance: Balance, command: str) -> str:
    return frame.footer(
        "Every game has a set-up of its own. Shares of wins have the interval of Wilson, points "
        "and lengths that of Student's t, both at 95 % and from single games: one of twenty "
        "misses the truth by chance. A shared win counts in parts.",
        frame.again(command),
    )

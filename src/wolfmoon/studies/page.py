"""The balance of a game as a page, in the frame of all reports."""

from collections.abc import Iterator
from dataclasses import replace
from html import escape

from ..arena.records import Fault
from ..arena.report import frame
from ..arena.report.charts import short
from ..arena.report.plots import Row, histogram, intervals
from ..arena.report.words import INTERVAL, options_said
from ..games import described
from ..words import ENGLISH, figure, named, percent, say
from .balance import Balance
from .means import Mean, mean

LENGTHS = ("decisions", "turns")
MOST_TOLD = 5
"""So many shares that are off the fair one are told by name."""
ONE_IN = 20
"""An interval misses the truth once in so many times."""


def page_of(balance: Balance, planned: int, command: str, language: str = ENGLISH) -> str:
    """The page of a study, finished or not."""
    title = say(
        "report-balance-title", language, game=named("game", balance.contest.game, language)
    )
    stopped = say("report-stopped", language, games=balance.games, planned=planned)
    warning = stopped if balance.games + balance.faults.total() < planned else ""
    parts = [_charts(balance, language), *_tables(balance, language)]
    parts.append(_footer(command, language))
    facts, verdict = _facts(balance, language), _verdict(balance, language)
    return frame.page(title, [frame.article(title, facts, verdict, warning, parts)], language)


def _facts(balance: Balance, language: str) -> str:
    contest = balance.contest
    bots = ", ".join(dict.fromkeys(short(contest.bots[bot]) for bot in contest.lineup))
    return " · ".join(
        [
            say("count-players", language, count=contest.seats),
            *options_said(contest.options, language),
            say("terminal-games", language, count=balance.games),
            say("report-bots", language, bots=bots),
            say("report-seed", language, seed=str(contest.seed)),
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


def _verdict(balance: Balance, language: str) -> str:
    total = sum(len(labels) for labels in balance.groups().values())
    found, fair = outside(balance), percent(balance.fair, language)
    if not found:
        return say("report-all-fair", language, count=total, fair=fair)
    kinds = described(balance.contest.game).kinds()
    farthest = sorted(found, key=lambda each: -_distance(balance, each[2]))[:MOST_TOLD]
    first = ", ".join(
        f"{escape(kinds.group_in(group, language))} "
        f"<b>{escape(kinds.label_in(group, label, language))}</b> {percent(share.value, language)}"
        for group, label, share in farthest
    )
    chance = figure(total / ONE_IN, language)
    counts = {"count": len(found), "total": total, "chance": chance}
    return say("report-off-fair", language, fair=fair, first=first, **counts)


def _distance(balance: Balance, share: Mean) -> float:
    return abs(share.value - balance.fair) / (share.high - share.low)


def _charts(balance: Balance, language: str) -> str:
    turns = histogram(say("report-turns-title", language), balance.turns, "turns", language)
    decisions = say("report-length-title", language)
    lengths = histogram(decisions, balance.decisions, "decisions", language)
    return frame.charts(
        [
            *_share_charts(balance, language),
            _chart("points", "balance-points", _points(balance, language), language),
            _chart("length", "length", lengths, language),
            _chart("turns", "turns", turns, language),
        ]
    )


def _chart(name: str, hint: str, drawn: str, language: str) -> tuple[str, str, str]:
    return say(f"report-{name}", language), say(f"report-{hint}-hint", language), drawn


def _share_charts(balance: Balance, language: str) -> Iterator[tuple[str, str, str]]:
    """The shares of wins by all that tells seats apart."""
    kinds = described(balance.contest.game).kinds()
    for group, labels in balance.groups().items():
        name = say("report-by-group", language, group=kinds.group_in(group, language))
        rows = [
            _row(kinds.label_in(group, label, language), each, 100 * balance.fair, language, 100)
            for label, each in labels.items()
        ]
        yield name, kinds.about_in(group, language), intervals(name, rows, language)


def _points(balance: Balance, language: str) -> str:
    won = {source: mean(row).value for source, row in balance.winning_points.items()}
    rows = [
        _row(named("points", source, language), mean(row), won[source], language)
        for source, row in balance.points.items()
    ]
    return intervals(say("report-balance-points-title", language), rows, language, unit="")


def _row(label: str, each: Mean, fair: float, language: str, times: float = 1) -> Row:
    said = f"{label}, {say('terminal-games', language, count=each.games)}"
    found = each.times(times)
    return Row(label, replace(found, low=max(0.0, found.low)), said, fair)


def _tables(balance: Balance, language: str) -> list[str]:
    heads = ["", *_heads(language, "games", "mean"), INTERVAL]
    rows = [
        _cells(named("points", source, language), mean(row), language)
        for source, row in balance.points.items()
    ]
    counts = (balance.decisions, balance.turns)
    for what, counted in zip(_heads(language, *LENGTHS), counts, strict=True):
        rows.append(_cells(what, mean(counted), language))
    points = frame.wide(say("report-points-and-length", language), frame.table(heads, rows))
    return [*_share_tables(balance, heads, language), points, *_end_tables(balance, language)]


def _heads(language: str, *names: str) -> list[str]:
    return [say(f"terminal-head-{name}", language) for name in names]


def _share_tables(balance: Balance, heads: list[str], language: str) -> Iterator[str]:
    kinds = described(balance.contest.game).kinds()
    for group, labels in balance.groups().items():
        rows = [
            _cells(kinds.label_in(group, label, language), each, language, 100, " %")
            for label, each in labels.items()
        ]
        name = say("report-by-group", language, group=kinds.group_in(group, language))
        yield frame.wide(name, frame.table(heads, rows))


def _end_tables(balance: Balance, language: str) -> list[str]:
    """How games ended, and how bots failed."""
    games = _heads(language, "games")
    ended = [
        [escape(named("terminal-ending", why, language)), figure(count, language)]
        for why, count in balance.ended_by.most_common()
    ]
    faults = [
        [figure(count, language), escape(_fault(fault, language))]
        for fault, count in balance.faults.most_common()
    ]
    how = [*games, say("report-head-how", language)]
    return [
        frame.wide(say("report-ended-by", language), frame.table(["", *games], ended)),
        frame.wide(
            say("report-faults", language), frame.table(how, faults, "words") if faults else ""
        ),
    ]


def _fault(fault: Fault, language: str) -> str:
    kind = named("terminal-fault", fault.kind, language)
    facts = {"bot": fault.bot, "seat": fault.seat + 1, "kind": kind, "what": fault.what}
    return say("terminal-fault", language, **facts)


def _cells(label: str, each: Mean, language: str, times: float = 1, unit: str = "") -> list[str]:
    low, value, high = (
        figure(times * number, language, 1) for number in (each.low, each.value, each.high)
    )
    return [escape(label), figure(each.games, language), f"{value}{unit}", f"{low} – {high}"]


def _footer(command: str, language: str) -> str:
    return frame.footer(say("report-balance-footer", language), frame.again(command, language))

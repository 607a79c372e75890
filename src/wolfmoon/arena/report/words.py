"""What a report says in words and figures."""

import shlex
from collections import Counter
from html import escape
from typing import Any

from ...games import described
from ..sprt import ACCEPTED, REJECTED
from .charts import short
from .figures import Figures
from .frame import table

HEADS = ["bot", "seats", "share", "95 %", "fair", "decisions", "p95 ms", "p95 ms a turn", "faults"]


def title(figures: Figures) -> str:
    """Who played against whom."""
    first, *others = (short(name) for name in figures.contest.bots)
    return f"{first} against {' and '.join(others)}"


def facts(figures: Figures) -> str:
    """What was played, how much of it, and from which seed."""
    contest, summary = figures.contest, figures.summary
    budget = contest.budget
    said = [
        described(contest.game).title,
        f"{contest.seats} players",
        *(f"{key} {value}" for key, value in contest.options.items() if key != "players"),
        f"{summary['blocks']:,} blocks, {summary['games']:,} games",
        f"seed {contest.seed}",
    ]
    if budget.simulations is not None:
        said.append(f"{budget.simulations:,} simulations a decision")
    if budget.seconds is not None:
        said.append(f"{budget.seconds:g} s a decision")
    return " · ".join(said)


def verdict(figures: Figures) -> str:
    """What the results mean, in a sentence or two of HTML."""
    bot = figures.summary["bots"][0]
    low, share, high, fair = (100 * bot[key] for key in ("low", "share", "high", "fair"))
    if low > fair:
        what = "more than its fair share"
    elif high < fair:
        what = "less than its fair share"
    else:
        what = "which can't be told from its fair share"
    told = (
        f"{escape(short(bot['name']))} wins <b>{share:.1f} %</b> (95 %: {low:.1f} to {high:.1f}), "
        f"{what} of {fair:.1f} %."
    )
    return told + _elo_words(figures.summary["elo"]) + _sprt_words(figures.summary["sprt"])


def _elo_words(elo: dict[str, float | None] | None) -> str:
    if not elo or elo["value"] is None:
        return ""
    return f" That is <b>{elo['value']:+.0f} Elo</b> ({_reach(elo['low'], elo['high'])})."


def _reach(low: float | None, high: float | None) -> str:
    """An interval in Elo, of which an end may be missing."""
    if low is not None and high is not None:
        return f"{low:+.0f} to {high:+.0f}"
    if low is not None:
        return f"{low:+.0f} or more"
    return "without bounds" if high is None else f"{high:+.0f} or less"


def _sprt_words(sprt: dict[str, Any] | None) -> str:
    if sprt is None:
        return ""
    low, high = sprt["window"]
    said = {
        ACCEPTED: f"has settled on {high:+g} Elo or more",
        REJECTED: f"has settled on {low:+g} Elo or less",
    }.get(sprt["verdict"], "has not decided")
    return f" The sequential test [{low:g}, {high:g}] {said} (ratio {sprt['ratio']:+.2f})."


def warning(figures: Figures) -> str:
    """What a reader must know before believing the page; often nothing."""
    blocks = figures.summary["blocks"]
    if not figures.finished:
        return f"Not finished: {blocks:,} of {figures.planned:,} blocks."
    return ""


def bot_table(figures: Figures) -> str:
    """All figures of all bots."""
    rows = [
        [
            escape(bot["name"]),
            str(bot["seats"]),
            f"{100 * bot['share']:.1f} %",
            f"{100 * bot['low']:.1f} – {100 * bot['high']:.1f}",
            f"{100 * bot['fair']:.1f} %",
            f"{bot['decisions']:,}",
            _ms(bot["p95_ms"]),
            _ms(bot["p95_turn_ms"]),
            str(bot["faults"]),
        ]
        for bot in figures.summary["bots"]
    ]
    return table(HEADS, rows)


def fault_table(figures: Figures) -> str:
    """How bots failed, and how often; nothing if none did."""
    faults = figures.summary["faults"]
    kinds = Counter((fault["bot"], fault["kind"], fault["what"]) for fault in faults)
    rows = [
        [escape(bot), str(times), escape(f"{kind}: {what}")]
        for (bot, kind, what), times in kinds.most_common()
    ]
    return table(["bot", "games lost", "how"], rows, "words") if rows else ""


def command(figures: Figures) -> str:
    """The command that plays the same games again."""
    contest, summary = figures.contest, figures.summary
    words = ["wolfmoon", "arena", contest.game, "--bots", ",".join(contest.bots)]
    for key, value in contest.options.items():
        words += [f"--{key}", str(value)]
    words += ["--blocks", str(figures.planned)]
    if sprt := summary["sprt"]:
        words += ["--sprt", ",".join(f"{elo:g}" for elo in sprt["window"])]
    words += ["--seed", str(contest.seed)]
    if contest.lineup[0] != 0:
        words.append("--reverse")
    if contest.budget.simulations is not None:
        words += ["--simulations", str(contest.budget.simulations)]
    if contest.budget.seconds is not None:
        words += ["--seconds", f"{contest.budget.seconds:g}"]
    return shlex.join(words)


def _ms(value: float | None) -> str:
    return "–" if value is None else f"{value:.3g}" if value < 1000 else f"{value:,.0f}"

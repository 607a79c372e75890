"""What a report says in words and figures."""

import shlex
from collections import Counter
from collections.abc import Mapping
from html import escape

from ...words import compact, figure, named, percent, say
from ..summary import BotFigures, EloData, SprtData
from .charts import short, span
from .figures import Figures
from .frame import table

INTERVAL = "95 %"
MANY_MS = 1000
"""So many milliseconds are written as a whole number."""
HEADS = ("bot", "seats", "share", "fair", "decisions", "decision-ms", "faults")


def title(figures: Figures) -> str:
    """Who played against whom."""
    first, *others = (short(name) for name in figures.contest.bots)
    return say(
        "report-title", figures.language, bot=first, others=_joined(others, figures.language)
    )


def _joined(names: list[str], language: str) -> str:
    *first, last = names
    return say("report-and", language, first=", ".join(first), second=last) if first else last


def facts(figures: Figures) -> str:
    """What was played, how much of it, and from which seed."""
    contest, summary, language = figures.contest, figures.summary, figures.language
    budget = contest.budget
    said = [
        named("game", contest.game, language),
        say("count-players", language, count=contest.seats),
        *options_said(contest.options, language),
        say("terminal-blocks", language, count=summary["blocks"]),
        say("terminal-games", language, count=summary["games"]),
        say("report-seed", language, seed=str(contest.seed)),
    ]
    if budget.simulations is not None:
        said.append(say("report-simulations", language, count=budget.simulations))
    if budget.seconds is not None:
        said.append(say("report-thinking", language, seconds=compact(budget.seconds, language)))
    return " · ".join(said)


def options_said(options: Mapping[str, object], language: str) -> list[str]:
    """The options of a game, besides how many play; those without words stand as typed."""
    said = []
    for key, value in options.items():
        if key == "board":
            said.append(say("report-board", language, board=named("board", str(value), language)))
        elif key != "players":
            said.append(f"--{key} {value}")
    return said


def verdict(figures: Figures) -> str:
    """What the results mean, in a sentence or two of HTML."""
    bot, language = figures.summary["bots"][0], figures.language
    far = "more" if bot["low"] > bot["fair"] else "less" if bot["high"] < bot["fair"] else "fair"
    told = say(
        f"report-wins-{far}",
        language,
        bot=escape(short(bot["name"])),
        share=f"<b>{percent(bot['share'], language)}</b>",
        low=figure(100 * bot["low"], language, 1),
        high=figure(100 * bot["high"], language, 1),
        fair=percent(bot["fair"], language),
    )
    summary = figures.summary
    parts = (told, _elo_words(summary["elo"], language), _sprt_words(summary["sprt"], language))
    return " ".join(filter(None, parts))


def _elo_words(elo: EloData | None, language: str) -> str:
    if not elo or elo["value"] is None:
        return ""
    points = say("report-elo-points", language, value=_signed(elo["value"], language))
    reach = _reach(elo["low"], elo["high"], language)
    return say("report-elo", language, elo=f"<b>{points}</b>", reach=reach)


def _signed(elo: float, language: str) -> str:
    return figure(elo, language, 0, "+")


def _reach(low: float | None, high: float | None, language: str) -> str:
    """An interval in Elo, of which an end may be missing."""
    if low is not None and high is not None:
        return span(_signed(low, language), _signed(high, language), language)
    if low is not None:
        return say("report-at-least", language, low=_signed(low, language))
    if high is not None:
        return say("report-at-most", language, high=_signed(high, language))
    return say("report-no-bounds", language)


def _sprt_words(sprt: SprtData | None, language: str) -> str:
    if sprt is None:
        return ""
    low, high = (f"{elo:g}" for elo in sprt["window"])
    ratio = figure(sprt["ratio"], language, 2, "+")
    return say(f"report-sprt-{sprt['verdict']}", language, low=low, high=high, ratio=ratio)


def warning(figures: Figures) -> str:
    """What a reader must know before believing the page; often nothing."""
    if figures.finished:
        return ""
    blocks, planned = figures.summary["blocks"], figures.planned
    return say("report-unfinished", figures.language, blocks=blocks, planned=planned)


def bot_table(figures: Figures) -> str:
    """All figures of all bots."""
    heads = {name: say(f"terminal-head-{name}", figures.language) for name in HEADS}
    turn = say("report-head-turn-ms", figures.language)
    columns = [heads[name] for name in HEADS[:-1]] + [turn, heads["faults"]]
    columns.insert(HEADS.index("fair"), INTERVAL)
    return table(columns, [_row(bot, figures.language) for bot in figures.summary["bots"]])


def _row(bot: BotFigures, language: str) -> list[str]:
    low, high = (figure(100 * bot[end], language, 1) for end in ("low", "high"))
    return [
        escape(bot["name"]),
        str(bot["seats"]),
        percent(bot["share"], language),
        f"{low} – {high}",
        percent(bot["fair"], language),
        figure(bot["decisions"], language),
        _ms(bot["p95_ms"], language),
        _ms(bot["p95_turn_ms"], language),
        str(bot["faults"]),
    ]


def fault_table(figures: Figures) -> str:
    """How bots failed, and how often; nothing if none did."""
    faults, language = figures.summary["faults"], figures.language
    kinds = Counter((fault["bot"], fault["kind"], fault["what"]) for fault in faults)
    rows = [
        [escape(bot), str(times), escape(f"{named('terminal-fault', kind, language)}: {what}")]
        for (bot, kind, what), times in kinds.most_common()
    ]
    keys = ("terminal-head-bot", "report-head-lost", "report-head-how")
    return table([say(key, language) for key in keys], rows, "words") if rows else ""


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


def _ms(value: float | None, language: str) -> str:
    if value is None:
        return "–"
    return compact(value, language, 3) if value < MANY_MS else figure(value, language)

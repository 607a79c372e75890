"""A report: one page of HTML that needs nothing beside itself."""

from html import escape
from importlib.resources import files
from pathlib import Path

from ...draw.theme import theme
from ...engine.errors import BadInput
from ..archive import ABOUT, Archive
from . import charts, words
from .charts import short
from .figures import Figures, figures_of
from .svg import mark

TOKENS = ("page", "board", "board-line", "control-line", "ink", "ink-2", "ink-3", "bad")
BOT_COLOURS = {
    "day": ("#1f4a70", "#b0562b", "#3a7d44", "#7a4a9c", "#7d6f55"),
    "night": ("#f5dd95", "#8fb8e8", "#ff9d83", "#a9d7a4", "#cdb4ea"),
}
"""The bot in question has the accent of its theme. Every bot has a shape of its own too."""

CHARTS = (
    (
        "Strength",
        "Share of all wins, with its 95 % interval; dashed: a fair share of its seats.",
        charts.strength,
    ),
    (
        "Seats",
        "Share of wins by seat. Grey: whoever has it. In colour: the bot in question on it.",
        charts.seats,
    ),
    (
        "Time",
        "The mark is the median, the band holds 90 of 100; in figures: 95 of 100 are faster.",
        charts.times,
    ),
    ("Points", "Mean points of one seat by source.", charts.points),
    ("Length", "Decisions in a game; dashed: the median.", charts.lengths),
)
"""What each chart is called, how to read it, and how it is drawn."""


def report_of(folder: Path) -> str:
    """The page of a folder of saved results, or of all such folders in it."""
    if not folder.is_dir():
        raise BadInput(f"there is no folder {folder}")
    inside = sorted(path.parent for path in folder.glob(f"*/{ABOUT}"))
    found = [folder] if (folder / ABOUT).exists() else inside
    if not found:
        raise BadInput(f"{folder} holds no results of an arena")
    return page([figures_of(Archive.read(each)) for each in found])


def page(all_figures: list[Figures]) -> str:
    """A page with one part for each arena."""
    title = " · ".join(words.title(figures) for figures in all_figures)
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}</title>\n<style>\n{_style()}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(_article(figures) for figures in all_figures)
        + "\n</main>\n</body>\n</html>\n"
    )


def _style() -> str:
    day, night = _tokens("day"), _tokens("night")
    sheet = (files(__package__) / "page.css").read_text("utf-8")
    font = theme("day").tokens["--font-ui"]
    return (
        f":root {{ --font-ui: {font}; {day} }}\n"
        f"@media (prefers-color-scheme: dark) {{ :root {{ {night} }} }}\n{sheet}"
    )


def _tokens(name: str) -> str:
    plain = [f"--{token}: {theme(name).tokens[f'--{token}']};" for token in TOKENS]
    bots = [f"--bot-{number}: {colour};" for number, colour in enumerate(BOT_COLOURS[name])]
    return " ".join([*plain, *bots])


def _article(figures: Figures) -> str:
    said = words.warning(figures)
    faults = words.fault_table(figures)
    return "\n".join(
        [
            f"<article>\n<h1>{escape(words.title(figures))}</h1>",
            f'<p class="facts">{escape(words.facts(figures))}</p>',
            f'<p class="verdict">{words.verdict(figures)}</p>',
            f'<p class="warning">{said}</p>' if said else "",
            _legend(figures),
            f'<div class="charts">\n{_charts(figures)}\n</div>',
            f'<section class="wide"><h2>All figures</h2>{words.bot_table(figures)}</section>',
            f'<section class="wide"><h2>Faults</h2>{faults}</section>' if faults else "",
            _footer(figures),
            "</article>",
        ]
    )


def _legend(figures: Figures) -> str:
    entries = [
        f'<li><svg viewBox="-9 -9 18 18" aria-hidden="true">{mark(0, 0, bot, name)}</svg>'
        f"{escape(short(name))}</li>"
        for bot, name in enumerate(figures.contest.bots)
    ]
    return f'<ul class="legend">{"".join(entries)}</ul>'


def _charts(figures: Figures) -> str:
    drawn = [(head, said, chart(figures)) for head, said, chart in CHARTS]
    return "\n".join(
        f"<section><h2>{head}</h2><p>{said}</p>{svg}</section>" for head, said, svg in drawn if svg
    )


def _footer(figures: Figures) -> str:
    return (
        "<footer><p>A block is one set-up played once from every seat. Intervals come from the "
        "spread of block means, never from single games. A shared win counts in parts; a bot that "
        "crashes, hangs or breaks the rules loses.</p>"
        f"<p>Again: <code>{escape(words.command(figures))}</code></p></footer>"
    )

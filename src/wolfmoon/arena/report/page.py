"""A report of arenas: what each says, in words, charts and figures."""

from html import escape
from pathlib import Path

from ...engine.errors import BadInput
from ..archive import ABOUT, Archive
from . import charts, frame, words
from .charts import short
from .figures import Figures, figures_of
from .svg import mark

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
    return frame.page(title, [_article(figures) for figures in all_figures])


def _article(figures: Figures) -> str:
    return frame.article(
        words.title(figures),
        words.facts(figures),
        words.verdict(figures),
        words.warning(figures),
        [
            _legend(figures),
            frame.charts((head, said, chart(figures)) for head, said, chart in CHARTS),
            frame.wide("All figures", words.bot_table(figures)),
            frame.wide("Faults", words.fault_table(figures)),
            _footer(figures),
        ],
    )


def _legend(figures: Figures) -> str:
    entries = [
        f'<li><svg viewBox="-9 -9 18 18" aria-hidden="true">{mark(0, 0, bot, name)}</svg>'
        f"{escape(short(name))}</li>"
        for bot, name in enumerate(figures.contest.bots)
    ]
    return f'<ul class="legend">{"".join(entries)}</ul>'


def _footer(figures: Figures) -> str:
    return frame.footer(
        "A block is one set-up played once from every seat. Intervals come from the "
        "spread of block means, never from single games. A shared win counts in parts; a bot that "
        "crashes, hangs or breaks the rules loses.",
        frame.again(words.command(figures)),
    )

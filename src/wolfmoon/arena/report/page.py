"""A report of arenas: what each says, in words, charts and figures."""

from html import escape
from pathlib import Path

from ...engine.errors import BadInput, phrase
from ...words import ENGLISH, say
from ..archive import ABOUT, Archive
from . import charts, frame, words
from .charts import short
from .figures import Figures, figures_of
from .svg import mark

CHARTS = {
    "strength": charts.strength,
    "seats": charts.seats,
    "time": charts.times,
    "points": charts.points,
    "length": charts.lengths,
}
"""Each chart by its name: what it is called, and how it is read, are messages of that name."""


def report_of(folder: Path, language: str = ENGLISH) -> str:
    """The page of a folder of saved results, or of all such folders in it."""
    if not folder.is_dir():
        raise BadInput(phrase("problem-no-folder", folder=str(folder)))
    inside = sorted(path.parent for path in folder.glob(f"*/{ABOUT}"))
    found = [folder] if (folder / ABOUT).exists() else inside
    if not found:
        raise BadInput(phrase("problem-no-results", folder=str(folder)))
    return page([figures_of(Archive.read(each), language) for each in found], language)


def page(all_figures: list[Figures], language: str) -> str:
    """A page with one part for each arena."""
    title = " · ".join(words.title(figures) for figures in all_figures)
    return frame.page(title, [_article(figures) for figures in all_figures], language)


def _article(figures: Figures) -> str:
    return frame.article(
        words.title(figures),
        words.facts(figures),
        words.verdict(figures),
        words.warning(figures),
        [
            _legend(figures),
            frame.charts(_chart(figures, name) for name in CHARTS),
            frame.wide(say("report-all-figures", figures.language), words.bot_table(figures)),
            frame.wide(say("report-faults", figures.language), words.fault_table(figures)),
            _footer(figures),
        ],
    )


def _chart(figures: Figures, name: str) -> tuple[str, str, str]:
    """What a chart is called, how to read it, and the chart."""
    head, hint = (say(f"report-{name}{end}", figures.language) for end in ("", "-hint"))
    return head, hint, CHARTS[name](figures)


def _legend(figures: Figures) -> str:
    entries = [
        f'<li><svg viewBox="-9 -9 18 18" aria-hidden="true">{mark(0, 0, bot, name)}</svg>'
        f"{escape(short(name))}</li>"
        for bot, name in enumerate(figures.contest.bots)
    ]
    return f'<ul class="legend">{"".join(entries)}</ul>'


def _footer(figures: Figures) -> str:
    return frame.footer(
        say("report-arena-footer", figures.language),
        frame.again(words.command(figures), figures.language),
    )

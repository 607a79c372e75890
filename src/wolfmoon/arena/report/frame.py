"""The frame of all reports: one page of HTML that needs nothing beside itself."""

from collections.abc import Iterable
from html import escape
from importlib.resources import files

from ...draw.theme import theme
from ...words import say

TOKENS = ("page", "board", "board-line", "control-line", "ink", "ink-2", "ink-3", "bad")
BOT_COLOURS = {
    "day": ("#1f4a70", "#b0562b", "#3a7d44", "#7a4a9c", "#7d6f55"),
    "night": ("#f5dd95", "#8fb8e8", "#ff9d83", "#a9d7a4", "#cdb4ea"),
}
"""The bot in question has the accent of its theme. Every bot has a shape of its own too."""


def page(title: str, articles: Iterable[str], language: str) -> str:
    """A page with one part for each study."""
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}</title>\n<style>\n{_style()}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(articles)
        + "\n</main>\n</body>\n</html>\n"
    )


def article(title: str, facts: str, verdict: str, warning: str, parts: Iterable[str]) -> str:
    """One study: what it is called, what was played, what came out, then its parts."""
    return "\n".join(
        [
            f"<article>\n<h1>{escape(title)}</h1>",
            f'<p class="facts">{escape(facts)}</p>',
            f'<p class="verdict">{verdict}</p>',
            f'<p class="warning">{escape(warning)}</p>' if warning else "",
            *parts,
            "</article>",
        ]
    )


def charts(drawn: Iterable[tuple[str, str, str]]) -> str:
    """Charts, each with its name and how to read it; one that has nothing to show is left out."""
    sections = "\n".join(
        f"<section><h2>{head}</h2><p>{said}</p>{svg}</section>" for head, said, svg in drawn if svg
    )
    return f'<div class="charts">\n{sections}\n</div>'


def wide(head: str, body: str) -> str:
    """A part as wide as the page; none if there is nothing to show."""
    return f'<section class="wide"><h2>{head}</h2>{body}</section>' if body else ""


def footer(*paragraphs: str) -> str:
    """What the small print says."""
    return f"<footer>{''.join(f'<p>{said}</p>' for said in paragraphs)}</footer>"


def again(command: str, language: str) -> str:
    """The command that gives the same results again."""
    return f"{say('report-again', language)} <code>{escape(command)}</code>"


def table(heads: list[str], rows: list[list[str]], kind: str = "figures") -> str:
    """A table of figures or words."""
    head = "".join(f"<th>{each}</th>" for each in heads)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f'<table class="{kind}"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'


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

"""A review as one page of HTML that needs nothing beside itself."""

from base64 import b64encode
from collections.abc import Sequence
from html import escape

from ..draw.of_game import svg_of
from ..draw.theme import theme
from ..engine.game import Game
from ..games import described
from ..hints.wording import with_rule
from ..words import ENGLISH, say
from . import wording
from .models import Review, ReviewTurn
from .story import moved_by

WIDTH, HEIGHT = 960, 260
DRAWN = 760
"""How wide a position is drawn."""
MOST_DRAWN = 6
"""Turning points with a drawing: each is some 100 KB."""
BANDS = ("rock", "forest", "desert", "grass", "tundra")
TOKENS = ("page", "board", "board-line", "ink", "ink-2", "ink-3", "bad", "accent")
STYLE = """
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 var(--font-ui); }
main { max-width: 980px; margin: 0 auto; padding: 24px 12px 48px; }
h1, h2, h3 { line-height: 1.2; } h1 { font-size: 1.9rem; } h3 { margin: 0 0 6px; }
section { background: var(--board); border: 1px solid var(--board-line); border-radius: 10px;
  padding: 14px 18px; margin: 16px 0; overflow-x: auto; }
table { border-collapse: collapse; } td, th { padding: 3px 14px 3px 0; text-align: left; }
td.num { text-align: right; font-variant-numeric: tabular-nums; } .loss { color: var(--bad); }
.players { display: flex; flex-wrap: wrap; gap: 12px 32px; } .soft { color: var(--ink-3); }
svg, img { max-width: 100%; height: auto; } code { color: var(--ink-2); overflow-wrap: anywhere; }
pattern path, pattern circle { stroke: var(--page); fill: none; opacity: .35; }
"""
PATTERNS = (
    "M0 5H10",
    "M5 0V10",
    "M0 10L10 0",
    "M0 0L10 10",
    "M0 5H10M5 0V10",
)


def page_of(review: Review, game: Game, names: Sequence[str], language: str = ENGLISH) -> str:
    """The page: story, graph, ledgers, turning points with drawings."""
    title = f"{say('review-title', language)}: {described(review['game']).title}"
    story = " ".join(escape(wording.sentence(s, names, language)) for s in review["story"])
    parts = [
        f"<h1>{escape(title)}</h1><p>{story}</p>",
        f"<section><h2>{say('review-curve', language)}</h2>",
        f"{graph(review, names, language)}</section>",
        f"<section><h2>{say('review-ledger', language)}</h2>{_ledgers(review, names, language)}"
        f'<p class="soft">{escape(say("review-unit", language))}</p></section>',
        f"<h2>{say('review-turning', language)}</h2>{_turning(review, game, names, language)}",
    ]
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_tokens()}{STYLE}</style>\n</head>\n"
        f"<body>\n<main>\n{''.join(parts)}\n</main>\n</body>\n</html>\n"
    )


def _tokens() -> str:
    def of(name: str) -> str:
        tokens = theme(name).tokens
        plain = [f"--{token}: {tokens[f'--{token}']};" for token in TOKENS]
        return " ".join(
            [*plain, *(f"--band-{n}: {tokens[f'--{b}']};" for n, b in enumerate(BANDS))]
        )

    font = theme("day").tokens["--font-ui"]
    night = f"@media (prefers-color-scheme: dark) {{ :root {{ {of('night')} }} }}"
    return f":root {{ --font-ui: {font}; color-scheme: light dark; {of('day')} }}\n{night}"


# -- the graph --------------------------------------------------------------------------
def graph(review: Review, names: Sequence[str], language: str = ENGLISH) -> str:
    """Stacked bands of win share, a column for each turn, and marks where a label is."""
    values = [turn["before"] for turn in review["turns"]]
    values.append([player["share"] for player in review["players"]])
    step = WIDTH / max(len(values) - 1, 1)
    bands, low = list[str](), [0.0] * len(values)
    for seat in range(review["seats"]):
        high = [below + value[seat] for below, value in zip(low, values, strict=True)]
        bands.append(_band(seat, low, high, step))
        low = high
    fair = HEIGHT * (1 - 1 / review["seats"])
    marks = "".join(_mark(turn, step, language) for turn in review["turns"])
    legend = "".join(_legend(seat, name) for seat, name in enumerate(names))
    told = escape(say("review-fair-line", language))
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT + 26}" role="img" aria-label='
        f'"{escape(say("review-curve", language))}"><defs>{_patterns(review["seats"])}</defs>'
        f'{"".join(bands)}<path d="M0 {fair:.1f}H{WIDTH}" stroke="var(--ink)" '
        f'stroke-dasharray="5 5"><title>{told}</title></path>{marks}</svg><p>{legend}</p>'
    )


def _patterns(seats: int) -> str:
    return "".join(
        f'<pattern id="p{seat}" width="10" height="10" patternUnits="userSpaceOnUse">'
        f'<rect width="10" height="10" fill="var(--band-{seat})"/><path d="{PATTERNS[seat]}"/>'
        "</pattern>"
        for seat in range(seats)
    )


def _band(seat: int, low: list[float], high: list[float], step: float) -> str:
    upper = [f"{n * step:.1f},{HEIGHT * (1 - value):.1f}" for n, value in enumerate(high)]
    lower = [f"{n * step:.1f},{HEIGHT * (1 - value):.1f}" for n, value in enumerate(low)]
    way = " ".join([*upper, *reversed(lower)])
    return f'<polygon points="{way}" fill="url(#p{seat})" stroke="var(--page)"/>'


def _mark(turn: ReviewTurn, step: float, language: str) -> str:
    if not turn["label"] and not turn["great"]:
        return ""
    x, colour = (turn["turn"] - 0.5) * step, "accent" if turn["great"] else "bad"
    told = escape(f"{wording.when(turn, language)}: {wording.label(turn, language)}")
    return (
        f'<circle cx="{x:.1f}" cy="{HEIGHT + 13}" r="7" fill="var(--{colour})">'
        f"<title>{told}</title></circle>"
    )


def _legend(seat: int, name: str) -> str:
    swatch = (
        f'<svg width="18" height="18"><rect width="18" height="18" fill="url(#p{seat})"/></svg>'
    )
    return f"{swatch} {escape(name)} &emsp; "


# -- the rest ---------------------------------------------------------------------------
def _ledgers(review: Review, names: Sequence[str], language: str) -> str:
    tables = []
    for seat, player in enumerate(review["players"]):
        rows = "".join(
            f'<tr><th>{escape(name)}</th><td class="num">{escape(amount)}</td>'
            f'<td class="num">{escape(left)}</td></tr>'
            for name, amount, left in wording.statement(review, player, seat, language)
        )
        said = escape(wording.like(player, language))
        tables.append(
            f"<div><h3>{escape(names[seat])}</h3><table>{rows}</table><p>{said}</p></div>"
        )
    return f'<div class="players">{"".join(tables)}</div>'


def _turning(review: Review, game: Game, names: Sequence[str], language: str) -> str:
    turns = [turn for turn in review["turns"] if turn["label"] or turn["great"]]
    if not turns:
        return f"<section>{escape(say('review-none', language))}</section>"
    heavy = sorted(turns, key=lambda turn: (-moved_by(turn), turn["turn"]))[:MOST_DRAWN]
    drawn = {turn["turn"] for turn in heavy}
    return "".join(_moment(turn, game, names, language, turn["turn"] in drawn) for turn in turns)


def _moment(turn: ReviewTurn, game: Game, names: Sequence[str], language: str, drawn: bool) -> str:
    first, *rest = wording.turning(turn, names, language)
    body = "".join(f"<p>{escape(line.strip())}</p>" for line in rest)
    why = "".join(
        f"<p>{escape(with_rule(each, language, names))}</p>" for each in turn["with_this"]
    )
    picture = ""
    if drawn:
        svg = svg_of(game.at(turn["step"]), theme="night", width=DRAWN, language=language)
        coded = b64encode(svg.encode()).decode()
        picture = f'<img alt="{escape(first)}" src="data:image/svg+xml;base64,{coded}">'
    return f"<section><h3>{escape(first)}</h3>{body}{why}{picture}</section>"

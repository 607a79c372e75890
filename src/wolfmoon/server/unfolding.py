"""What a pasted link unfolds to elsewhere: a title, a sentence and a picture, for anyone to see.

Whoever asks is a stranger, so all of it is what a spectator may see, and nothing of a table that a
stranger may not look at. A new kind of page that unfolds is a line in `KINDS`.
"""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from ..games import NAMES, described
from ..puzzles.sharing import said_goal
from ..words import named, plain, say
from .hunts.asking import house_of, hunted_day
from .hunts.day import hunted_games
from .looking import check_looks
from .pictures import pictures
from .puzzles import puzzle_of
from .refused import Refused
from .summary import info, summary
from .table import CLOSED, GATHERING
from .thinking.drawing import draughtsman
from .views import Showing

if TYPE_CHECKING:
    from .server import Server

Theme = Literal["night", "day"]
WIDTH = 1200
"""Pixels: what those who show links ask for."""
MOST_DRAWN = 64
"""Pictures that are remembered."""


@dataclass(frozen=True)
class Unfolded:
    """What a link shows."""

    title: str
    text: str
    picture: str | None = None
    """The path of a picture, if there is one."""


Unfolds = Callable[["Server", "re.Match[str]", str], Awaitable[Unfolded | None]]


async def unfolded(server: "Server", path: str, language: str) -> Unfolded | None:
    """What the link to a page shows; None if it shows nothing of its own."""
    for pattern, unfold in KINDS.items():
        if found := pattern.fullmatch(path):
            try:
                return await unfold(server, found, language)
            except Refused:
                return None  # there is nothing, or nothing for strangers
    return None


async def _table(server: "Server", found: "re.Match[str]", language: str) -> Unfolded | None:
    """A table, or the replay of its game."""
    showing = await server.table(found["id"])
    check_looks(showing.table, None)
    about = info(summary(showing.table), None, showing.names)
    if about["status"] == CLOSED:
        return None
    names = [_name(seat, language) for seat in about["seats"] if seat["kind"] != "open"]
    title = say(
        "unfold-title",
        language,
        game=named("game", about["game"], language),
        names=", ".join(names),
    )
    points = about["points"] or []
    text = say(
        f"unfold-{about['status']}", language, points=" : ".join(str(each) for each in points)
    )
    picture = f"/api/tables/{about['id']}/picture.png?seq={about['seq']}"
    shown = about["title"] or plain(title)
    return Unfolded(shown, plain(text), picture if drawable(showing) else None)


def _name(seat: dict[str, object], language: str) -> str:
    if seat["level"]:
        return plain(named("bot", str(seat["level"]), language))
    return str(seat["name"] or "–")


async def _hunt(server: "Server", found: "re.Match[str]", language: str) -> Unfolded | None:
    """The hunt of a day, or today's: what it is, and nothing of a set-up that may not be known."""
    game = found["game"] or next(name for name, _ in hunted_games())
    if game not in NAMES:
        return None
    try:
        named_day = date.fromisoformat(found["day"]) if found["day"] else None
    except ValueError:
        return None
    house, day = await house_of(server), hunted_day(game, named_day)
    title = say("unfold-hunt", language, game=named("game", game, language), day=str(day))
    over = day < house.today
    text = say("unfold-hunt-over" if over else f"hunt-pitch-{game}", language)
    return Unfolded(plain(title), plain(text), f"/api/hunts/{game}/{day}/picture.png")


async def _puzzle(server: "Server", found: "re.Match[str]", language: str) -> Unfolded | None:
    """A puzzle of the package: what is asked, and the position. Own ones are for nobody else."""
    puzzle = puzzle_of(f"{found['book']}.{found['name']}")
    goal = said_goal(puzzle, language)
    title = say("puzzle-share-goal", language, game=puzzle.game, goal=goal)
    text = say(f"puzzle-asked-{puzzle.kind}", language)
    return Unfolded(plain(title), plain(text), f"/api/puzzles/{puzzle.id}/picture.png")


KINDS: dict["re.Pattern[str]", Unfolds] = {
    re.compile(r"table/(?P<id>[\w-]{1,64})(/replay|/score)?"): _table,
    re.compile(r"hunt(/(?P<game>[\w-]{1,32})/(?P<day>\d{4}-\d\d-\d\d))?"): _hunt,
    re.compile(r"puzzles/(?P<book>[\w-]{1,24})/(?P<name>[\w-]{1,24})"): _puzzle,
}
"""By the path of a page without its first slash."""


# -- pictures ---------------------------------------------------------------------------
def drawable(showing: Showing) -> bool:
    """Whether there is something to draw at a table, and something to draw it with."""
    table = showing.table
    if table.status in (GATHERING, CLOSED) or table.game is None:
        return False
    return described(table.name).drawings().seen is not None


def picture(showing: Showing, language: str) -> bytes:
    """The game of a table as a spectator sees it, as PNG."""
    table = showing.table
    return _drawn(table.id, table.seq, language, svg(showing, None, "night", language))


def svg(showing: Showing, viewer: int | None, theme: Theme, language: str) -> str:
    """The game of a table as SVG: everything in it comes from what that viewer is shown."""
    if not drawable(showing):
        raise Refused("not-found")
    game = showing.table.game
    assert game is not None
    draw = described(game.rules.name).drawings().seen
    assert draw is not None
    view = pictures.view_data(game.rules, game.states, viewer)
    return draw(view, game.score_sheet(), theme=theme, width=WIDTH, language=language)


@lru_cache(MOST_DRAWN)
def _drawn(table: str, seq: int, language: str, svg: str) -> bytes:
    return draughtsman.png(svg)

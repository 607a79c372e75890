"""The message of the day: the games that wait, and how much time there is for each."""

from collections.abc import Callable, Sequence

from ...words import say
from .. import clocks
from ..store.ways import Way
from ..views import Showing
from .letters import Letter, left, names_of, span, title_of

MOST_LINES = 10


def daily(
    first: Sequence[Showing], count: int, way: Way, id: str, link: Callable[[str], str]
) -> Letter:
    """The message of some tables that wait, and of how many there are in all."""
    language = way.language
    lines = [_line(showing, way) for showing in first]
    if count > len(first):
        lines.append(say("digest-more", language, count=count - len(first)))
    return Letter(
        id=id,
        tag="digest",
        what="digest",
        game="",
        title=say("games-wait", language, count=count),
        lines=[f"{line}." for line in lines],
        standing=[],
        facts=[],
        link=link("/games"),
        language=language,
        most=MOST_LINES + 1,
    )


def _line(showing: Showing, way: Way) -> str:
    table, language = showing.table, way.language
    title = title_of(table, way.person, names_of(showing, language), language)
    if clocks.deadline(table.clocks) is None:
        return title
    return f"{title}: {span(left(table), language)}"

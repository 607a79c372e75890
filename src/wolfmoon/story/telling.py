"""The story of any game: from two views of it and what was decided between them.

A telling is plain data: `what` happened, the `seat` that did it, the seat of a `victim`, and the
facts of its own. Its words are the message `log-` and `what`, with the names of the two as
`$who` and `$whom`.
"""

from typing import Any

from ..engine.errors import BadInput
from ..words import say
from . import lone_wolves, the_wolves

Data = dict[str, Any]
Telling = dict[str, Any]
STORIES = {"the-wolves": the_wolves.story, "lone-wolves": lone_wolves.story}


def tell(
    game: str, before: Data, decided: Data, after: Data, sheet_before: Data, sheet_after: Data
) -> list[Telling]:
    """What a viewer saw happen, in order, between two of their views.

    `decided` is the decision as plain data (`Rules.action_data`), the sheets are `score_sheet`.
    """
    if game not in STORIES:
        raise BadInput(f"there is no story of {game!r}: there are {', '.join(STORIES)}")
    return STORIES[game](before, decided, after, sheet_before, sheet_after)


def sentence(telling: Telling, language: str, names: list[str]) -> str:
    """A telling in words; the names are those of the players, by seat."""
    people = {
        fact: names[telling[role]]
        for role, fact in (("seat", "who"), ("victim", "whom"))
        if telling.get(role) is not None
    }
    return say(f"log-{telling['what']}", language, **{**_plain(telling), **people})


def _plain(telling: Telling) -> dict[str, Any]:
    """The facts that words can speak of: numbers, names, and how many of a list."""
    return {
        name: len(fact) if isinstance(fact, list) else fact
        for name, fact in telling.items()
        if not isinstance(fact, dict)
    }

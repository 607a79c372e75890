"""The picture of a hunt, for those who show a link to it.

A day that is over shows its opening, as a spectator sees it. On the day itself whoever wants to see
the set-up begins the hunt, so until then there is only a moon.
"""

from datetime import date
from functools import lru_cache

from ...draw.cover import cover
from ...games import described
from ...words import named, plain, say
from ..dealing import first_game
from ..thinking.drawing import draughtsman
from .day import table_for
from .showing import House

WIDTH = 1200
MOST_DRAWN = 32
NOBODY = "spectator"
"""Who sits in the seat of the one who hunts, in a picture."""


@lru_cache(MOST_DRAWN)
def picture(house: House, game: str, day: date, language: str) -> bytes:
    """The picture as PNG."""
    return draughtsman.png(svg(house, game, day, language))


def svg(house: House, game: str, day: date, language: str) -> str:
    """The set-up of a day as SVG."""
    draw = described(game).drawings().seen
    if day >= house.today or draw is None:
        name = plain(named("game", game, language))
        heading = plain(say("hunt-on", language, day=str(day)))
        return cover(name, heading, theme="night", width=WIDTH)
    about = table_for(NOBODY, house.secret, day, game, 0, counts=False, stand_in=NOBODY)
    opening = first_game(about)
    view = opening.rules.view(opening.state, None)
    return draw(view, opening.score_sheet(), theme="night", width=WIDTH, language=language)

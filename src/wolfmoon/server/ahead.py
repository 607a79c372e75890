"""Everything that may follow from a position, with what would come of it, in one answer.

Like a preview it is made from what the seat knows, never from the true state, and everything in it
comes out of `views.py`. Whoever weighs one thing after the other asks the same again: answers are
kept for the newest positions.
"""

from collections import OrderedDict
from threading import Lock

from pydantic_core import to_json

from ..engine.errors import Illegal, Unreadable
from ..engine.game import Game
from ..engine.kernels import States
from ..engine.rules import Data as Sheet
from .events import Data
from .previews import Asked, after_line
from .protocol import AskAhead
from .refused import by_error
from .table import PLAYING
from .views import decisions, foretold, option, sheet_changes, shows

MOST = 200
"""An answer takes 10 to 60 KB."""
Key = tuple[int, int | None, tuple[str, ...], str]


def ahead(table: Asked, viewer: int | None, ask: AskAhead) -> Data:
    """Everything that may follow after a line, with something in mind."""
    try:
        game = after_line(table, viewer, ask.line)
        if table.status != PLAYING or viewer is None or viewer != game.seat:
            return {"possible": [], "candidates": [], "sources": [], "reach": [], "in_hand": []}
        scope = game.rules.scope(game.states, ask.doing)
        found = game.ahead_for(viewer, ask.doing)
    except (Illegal, Unreadable) as error:
        raise by_error(error) from None
    now = game.score_sheet()
    return {
        "possible": [possible(place, after, now, viewer) for place, after in found],
        "candidates": scope.candidates,
        "sources": scope.sources,
        "reach": scope.reach,
        "in_hand": [option(game.rules, game.state, game.action(each)) for each in scope.in_hand],
    }


def possible(place: str, after: Game, now: Sheet, viewer: int) -> Data:
    """What leads to a place, and what would come of it."""
    return {
        "place": place,
        "line": decisions(after),
        "told": foretold(after, viewer),
        "shows": shows(after),
        "sheet": sheet_changes(now, after),
    }


class Answers:
    """The newest answers, by position, seat and question."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._made: OrderedDict[Key, tuple[States, bytes]] = OrderedDict()
        self._lock = Lock()

    def ahead(self, table: Asked, viewer: int | None, ask: AskAhead) -> bytes:
        """Everything that may follow, in JSON."""
        assert table.game is not None
        states = table.game.states
        # the array is kept with its answer, so its id stays its own
        key = (id(states), viewer, tuple(ask.line), ask.doing)
        with self._lock:
            found = self._made.get(key)
            if found is not None:
                self._made.move_to_end(key)
                return found[1]
        made = to_json(ahead(table, viewer, ask))
        if table.status == PLAYING:
            with self._lock:
                self._made[key] = states, made
                while len(self._made) > self._most:
                    self._made.popitem(last=False)
        return made


answers = Answers()

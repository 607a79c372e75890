"""Views and sheets of positions, made once: what was shown last is where a decision begins.

They are kept as JSON: a tenth of the memory, and nothing for the garbage collector to look through.
"""

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Any

from pydantic_core import to_json

from ..engine.game import Rules
from ..engine.kernels import States

MOST = 4000
"""A view or a sheet takes about 2 KB."""


class Pictures:
    """The view of positions for a viewer, and their sheet."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._made: OrderedDict[tuple[int, int | str | None], tuple[States, bytes]] = OrderedDict()
        self._lock = Lock()

    def view(self, rules: Rules, states: States, viewer: int | None) -> bytes:
        """What a viewer sees of a position."""
        sight = viewer if rules.hides else None
        return self._once(states, sight, lambda: rules.view(states[0], viewer))

    def sheet(self, rules: Rules, states: States) -> bytes:
        """The points of a position as they stand."""
        return self._once(states, "sheet", lambda: rules.score_sheet(states))

    def _once(self, states: States, what: int | str | None, make: Callable[[], Any]) -> bytes:
        key = (id(states), what)  # the array is kept with what it shows, so its id stays its own
        with self._lock:
            found = self._made.get(key)
            if found is not None:
                self._made.move_to_end(key)
                return found[1]
        made = to_json(make())
        with self._lock:
            self._made[key] = states, made
            if len(self._made) > self._most:
                self._made.popitem(last=False)
        return made


pictures = Pictures()

"""Views and sheets of positions, made once: what was shown last is where a decision begins."""

from collections import OrderedDict
from threading import Lock
from typing import Any

from ..engine.game import Rules
from ..engine.kernels import States

Data = dict[str, Any]
Picture = tuple[Data, Data]
MOST = 2000
"""A picture takes about 10 KB."""


class Pictures:
    """The view and the sheet of positions for a viewer. They are shared: nobody changes them."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._made: OrderedDict[tuple[int, int | None], tuple[States, Picture]] = OrderedDict()
        self._lock = Lock()

    def get(self, rules: Rules, states: States, viewer: int | None) -> Picture:
        """What a viewer sees of a position, and its sheet."""
        # the array is kept with its picture, so its id stays its own
        key = (id(states), viewer if rules.hides else None)
        with self._lock:
            found = self._made.get(key)
            if found is not None:
                self._made.move_to_end(key)
                return found[1]
        picture = rules.view(states[0], viewer), rules.score_sheet(states)
        with self._lock:
            self._made[key] = states, picture
            if len(self._made) > self._most:
                self._made.popitem(last=False)
        return picture


pictures = Pictures()

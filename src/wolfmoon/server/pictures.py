"""Views and sheets of positions, made once: what was shown last is where a decision begins.

They are kept as JSON: a tenth of the memory, and nothing for the garbage collector to look through.
Only the newest are at hand as data too: what has just been made is told of in the same moment.
"""

from collections import OrderedDict
from collections.abc import Callable, Mapping
from threading import Lock
from typing import TypeVar

from pydantic_core import from_json, to_json

from ..engine.kernels import States
from ..engine.rules import Rules

MOST = 4000
"""A view or a sheet takes about 2 KB."""
AT_HAND = 16
"""As data one takes 20 KB."""

Data = Mapping[str, object]
T = TypeVar("T")
Sight = int | str | None
SHEET = "sheet"
Key = tuple[int, Sight]


class Pictures:
    """The view of positions for a viewer, and their sheet."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._made: OrderedDict[Key, tuple[States, bytes]] = OrderedDict()
        self._at_hand: OrderedDict[Key, tuple[States, Data]] = OrderedDict()
        self._lock = Lock()

    def view(self, rules: Rules, states: States, viewer: int | None) -> bytes:
        """What a viewer sees of a position, in JSON."""
        sight = viewer if rules.hides else None
        return self._once(states, sight, lambda: rules.view(states[0], viewer))

    def sheet(self, rules: Rules, states: States) -> bytes:
        """The points of a position as they stand, in JSON."""
        return self._once(states, SHEET, lambda: rules.score_sheet(states))

    def view_data(self, rules: Rules, states: States, viewer: int | None) -> Data:
        """What a viewer sees of a position; not to be written to."""
        return self._data(states, viewer if rules.hides else None, self.view(rules, states, viewer))

    def _once(self, states: States, sight: Sight, make: Callable[[], Data]) -> bytes:
        key = (id(states), sight)  # the array is kept with what it shows, so its id stays its own
        with self._lock:
            found = self._made.get(key)
            if found is not None:
                self._made.move_to_end(key)
                return found[1]
        data = make()
        made = to_json(data)
        with self._lock:
            _keep(self._made, key, (states, made), self._most)
            _keep(self._at_hand, key, (states, data), AT_HAND)
        return made

    def _data(self, states: States, sight: Sight, made: bytes) -> Data:
        key = (id(states), sight)
        with self._lock:
            found = self._at_hand.get(key)
        if found is not None:
            return found[1]
        data: Data = from_json(made)
        with self._lock:
            _keep(self._at_hand, key, (states, data), AT_HAND)
        return data


def _keep(
    kept: OrderedDict[Key, tuple[States, T]], key: Key, what: tuple[States, T], most: int
) -> None:
    kept[key] = what
    if len(kept) > most:
        kept.popitem(last=False)


pictures = Pictures()

"""What decisions led to, as facts for the log of one viewer."""

from typing import Any

from ..engine.kernels import States
from ..engine.rules import Rules
from ..story import tell
from .pictures import pictures

Data = dict[str, Any]


def told(
    rules: Rules, path: tuple[States, ...], numbers: list[int], viewer: int | None
) -> list[Data]:
    """What a viewer saw happen on a way through positions, one decision after the other."""
    seen = [_picture(rules, states, viewer) for states in path]
    facts: list[Data] = []
    for place, number in enumerate(numbers):
        decided = rules.action_data(path[place][0], number)
        (view, sheet), (view_after, sheet_after) = seen[place], seen[place + 1]
        facts += tell(rules.name, view, decided, view_after, sheet, sheet_after)
    return facts


def _picture(rules: Rules, states: States, viewer: int | None) -> tuple[Data, Data]:
    """What a viewer sees of a position, and its sheet."""
    return pictures.view_data(rules, states, viewer), pictures.sheet_data(rules, states)

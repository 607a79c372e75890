"""What decisions led to, as facts for the log of one viewer."""

from collections.abc import Sequence

from ..engine.kernels import States
from ..engine.rules import Rules
from ..engine.story import Telling


def told(
    rules: Rules, path: Sequence[States], numbers: Sequence[int], viewer: int | None
) -> list[Telling]:
    """What a viewer saw happen on a way through positions, one decision after the other."""
    return [
        telling
        for states, number in zip(path, numbers, strict=False)
        for telling in rules.story_for(states, number, viewer)
    ]

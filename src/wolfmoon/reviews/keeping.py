"""What was judged, as plain data: a review that was stopped goes on where it was."""

from dataclasses import asdict, fields
from typing import Any

import numpy as np

from .judged import Judged

VECTORS = ("before", "after", "gifts", "others")
LINES = ("better", "alternative")


def kept(judged: Judged) -> dict[str, object]:
    """A judged turn as plain data."""
    data = asdict(judged)
    return {**data, **{name: data[name].tolist() for name in VECTORS}}


def again(data: dict[str, Any]) -> Judged:
    """The judged turn that was kept."""
    made = {each.name: data[each.name] for each in fields(Judged)}
    made |= {name: np.array(made[name], dtype=np.float64) for name in VECTORS}
    made |= {name: None if made[name] is None else tuple(made[name]) for name in LINES}
    return Judged(**made)

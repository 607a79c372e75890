"""What carrying out a decision did, noted by the rules while they do it.

Rules that do something take `notes`: an array with room for them when somebody listens, and
SILENT in play-outs and searches. Numba compiles a function for each of the two, and leaves all
noting out of the silent one, so that it costs nothing there.
"""

import numpy as np
import numpy.typing as npt

from .compiled import compiled

Notes = npt.NDArray[np.int64]
"""A row for each note after a first one that counts them: what happened, then its facts."""
SILENT = None
"""Nobody listens."""
MOST_NOTES = 300
"""More than any decision makes: a note beyond them would be written over other memory."""
FACTS = 7
"""The most facts that a note has."""


def blank_notes() -> Notes:
    """Room for the notes of one decision."""
    return np.zeros((MOST_NOTES + 1, FACTS + 1), dtype=np.int64)


@compiled
def note(
    notes: Notes | None,
    what: int,
    one: int = 0,
    two: int = 0,
    three: int = 0,
    four: int = 0,
    five: int = 0,
    six: int = 0,
    seven: int = 0,
) -> None:
    """Note what happened, with its facts, if anybody listens."""
    if notes is not None:
        row = notes[0, 0] + 1
        notes[0, 0] = row
        notes[row, 0] = what
        notes[row, 1] = one
        notes[row, 2] = two
        notes[row, 3] = three
        notes[row, 4] = four
        notes[row, 5] = five
        notes[row, 6] = six
        notes[row, 7] = seven


def noted(notes: Notes) -> list[list[int]]:
    """The notes that were made, each as what happened and its facts."""
    rows: list[list[int]] = notes[1 : notes[0, 0] + 1].tolist()
    return rows

"""How far the best turn has to be ahead: far enough, surely enough, and with a second luck too."""

import numpy as np
import pytest

from wolfmoon.hints.estimate import ERRORS_TO_WARN, INACCURACY, POINTS
from wolfmoon.hints.the_wolves.turns import JUDGING
from wolfmoon.puzzles import book
from wolfmoon.puzzles.lead import Lead
from wolfmoon.puzzles.puzzle import BEST
from wolfmoon.puzzles.the_wolves.best import fair_share, followed, seen_in
from wolfmoon.puzzles.the_wolves.making import best as making
from wolfmoon.puzzles.the_wolves.making.best import DEEP_LUCK, BestMaker

LEAST = 3.0


def lead(points: float, error: float = 0.0) -> Lead:
    return Lead(points, error, 100)


def test_a_lead_is_clear_if_it_is_large_enough_and_three_times_its_error() -> None:
    assert lead(LEAST).is_clear(LEAST)
    assert not lead(LEAST - 0.01).is_clear(LEAST)
    assert lead(LEAST, LEAST / ERRORS_TO_WARN).is_clear(LEAST)
    assert not lead(LEAST, LEAST / ERRORS_TO_WARN + 0.01).is_clear(LEAST)


def test_a_lead_is_what_differences_of_shares_come_to() -> None:
    found = Lead.of(np.array([0.1, 0.3, 0.2, 0.2]))
    assert found.points == pytest.approx(0.2 * POINTS)
    assert found.error > 0 and found.samples == 4


@pytest.mark.parametrize(
    ("first", "second", "wanted"),
    [
        ((5.0, 0.0), (4.0, 0.0), 4.0),
        ((0.9, 0.0), (4.0, 0.0), None),  # too small
        ((5.0, 2.0), (4.0, 0.0), None),  # too uncertain
        ((5.0, 0.0), (0.9, 0.0), None),  # with the second luck too small
        ((5.0, 0.0), (4.0, 2.0), None),  # with the second luck too uncertain
    ],
)
def test_the_least_lead_is_clear_with_both_streams_of_luck(
    first: tuple[float, float],
    second: tuple[float, float],
    wanted: float | None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The leads are given, in tenths of a fair share: turns are not played on."""
    puzzle = next(each for each in book("the-wolves").values() if each.kind == BEST)
    turn, unit = (
        followed(seen_in(puzzle.start), puzzle.solution),
        INACCURACY * fair_share(puzzle.start),
    )
    by_luck = {JUDGING: first, DEEP_LUCK: second}

    def given(
        _turns: object, _seen: object, _best: object, _others: object, luck: int, _: int
    ) -> list[Lead]:
        return [lead(*(unit * each for each in by_luck[luck])), lead(unit * 9)]

    monkeypatch.setattr(making, "leads", given)
    found = BestMaker()._least_lead(puzzle.start, turn, [turn, turn])
    assert (found and found.points) == (None if wanted is None else pytest.approx(unit * wanted))

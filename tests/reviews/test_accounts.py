"""The accounts: whatever was judged, they add up, and nothing is lost between players."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wolfmoon.reviews.accounts import Books, accounts, ledger_of, statement
from wolfmoon.reviews.judged import Judged, shared_out
from wolfmoon.reviews.keeping import again, kept
from wolfmoon.reviews.labels import label_of
from wolfmoon.reviews.parts import Part

EXACT = 1e-9


def game_of(chance: np.random.Generator, seats: int, turns: int) -> Books:
    """A game in which anything may have been found."""
    parts, judged = [], []
    for number in range(1, turns + 1):
        seat = int(chance.integers(seats))
        before, after = chance.dirichlet([1.0] * seats), chance.dirichlet([1.0] * seats)
        if after[seat] > before[seat]:
            before, after = after, before
        loss = float(before[seat] - after[seat])
        gifts, others = shared_out(after - before, seat, loss)
        parts.append(Part(number, number, "turn", seat, number - 1, number))
        judged.append(Judged(before, after, loss, gifts=gifts, others=others))
    result = np.eye(seats)[int(chance.integers(seats))]
    return Books(parts, judged, result, "setup", "others")


@given(st.integers(0, 10**6), st.integers(2, 5), st.integers(1, 40))
@settings(max_examples=60, deadline=None)
def test_every_ledger_adds_up_and_every_gift_was_somebodys_error(
    seed: int, seats: int, turns: int
) -> None:
    books = game_of(np.random.default_rng(seed), seats, turns)
    found = accounts(books)
    for seat in range(seats):
        ledger = ledger_of(found, seat)
        total = sum(ledger.values())  # type: ignore[arg-type]
        assert total == pytest.approx(books.result[seat] - books.fair, abs=EXACT)
        told = statement(books, found, seat)
        assert told[-1]["balance"] == pytest.approx(books.result[seat], abs=EXACT)
        assert [told[0]["entry"], told[-1]["entry"]] == ["setup", "revised"]
    assert found["gifts"].sum() == pytest.approx(-found["own_errors"].sum(), abs=EXACT)
    assert found["others"].sum() == pytest.approx(0.0, abs=EXACT)
    assert (found["own_errors"] <= 0.0).all() and (found["gifts"] >= 0.0).all()


def test_what_was_judged_is_kept_as_it_was() -> None:
    judged = game_of(np.random.default_rng(7), 3, 1).judged[0]
    judged.better, judged.deep = (4, 5), True
    same = again(kept(judged))
    assert kept(same) == kept(judged) and same.better == (4, 5)


@pytest.mark.parametrize(
    ("loss", "error", "label"),
    [
        (0.0333, 0.0, None),
        (0.0334, 0.0, "inaccuracy"),
        (0.0362, 0.001, None),  # three errors less is less than a tenth of a fair share
        (0.0364, 0.001, "inaccuracy"),
        (0.0696, 0.001, "inaccuracy"),  # in doubt the milder
        (0.0698, 0.001, "mistake"),
        (0.1031, 0.001, "blunder"),
        (0.3, 0.11, None),  # large, and not three times its error
    ],
)
def test_a_label_needs_a_loss_that_is_large_and_clear(
    loss: float, error: float, label: str | None
) -> None:
    zero = np.zeros(3)
    judged = Judged(zero, zero, loss, error, deep=True)
    assert label_of(judged, 3) == label
    judged.deep = False
    assert label_of(judged, 3) is None  # a quick look gives no label


def test_a_label_stands_the_doubt_about_the_value_itself() -> None:
    zero = np.zeros(2)
    sure, doubted = (Judged(zero, zero, 0.12, 0.0, doubt, deep=True) for doubt in (0.0, 0.025))
    assert label_of(sure, 2) == "mistake"
    assert label_of(doubted, 2) is None

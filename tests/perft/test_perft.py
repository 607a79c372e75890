"""Counts of runs of decisions, kept as text, counted by the engine and by the plain rules."""

from pathlib import Path
from typing import Any

import pytest

import wolfmoon
from tests.reference import lone_wolves as lone_wolves_reference
from tests.reference import the_wolves as the_wolves_reference
from wolfmoon.engine.counting import count_runs

FILES = sorted(Path(__file__).parent.glob("*.perft"))
REFERENCES: dict[str, Any] = {
    "the-wolves": the_wolves_reference,
    "lone-wolves": lone_wolves_reference,
}
PLAIN_LIMIT = 1500
"""The plain rules count only as far as this many runs: they are a thousand times slower."""


def read(path: Path) -> tuple[list[int], str]:
    """The counts for 1, 2, … decisions, and the position they are of."""
    counts, position = [], []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("perft "):
            _, depth, runs = line.split()
            assert int(depth) == len(counts) + 1
            counts.append(int(runs))
        else:
            position.append(line)
    return counts, "\n".join(position)


def plain_runs(position: Any, depth: int) -> int:
    """How many runs of so many decisions there are, by the plain rules."""
    texts = position.offer()
    if not texts:
        return 1
    if depth == 1:
        return len(texts)
    return sum(plain_runs(position.play(text), depth - 1) for text in texts)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_engine_counts_what_was_counted(path: Path) -> None:
    counts, position = read(path)
    game = wolfmoon.load(position)
    assert [count_runs(game, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_plain_rules_count_the_same(path: Path) -> None:
    counts, text = read(path)
    game = wolfmoon.load(text)
    position = REFERENCES[game.rules.name].position_from_data(whole(game))
    few = [count for count in counts if count <= PLAIN_LIMIT]
    assert few
    assert [plain_runs(position, depth) for depth in range(1, len(few) + 1)] == few


def whole(game: Any) -> dict[str, Any]:
    """Everything about a position, hidden or not."""
    data: dict[str, Any] = game.rules.to_data(game.state)
    return data

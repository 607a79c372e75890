"""Patterns: decisions as they are written, what happens, and how things stand."""

import pytest

import wolfmoon
from wolfmoon.lessons.patterns import Deed, Reader
from wolfmoon.lessons.tellings import clauses_of, facts_of

READER = Reader(facts_of("lone-wolves"))
GAME = wolfmoon.new("lone-wolves", seed=3)
TOLD = (
    {"what": "led", "seat": 0, "card": "R6", "land": "swamp"},
    {"what": "strength", "seat": 0, "land": "swamp", "from": 0, "to": 6},
)
DEED = Deed("play R6 swamp", TOLD, GAME)


@pytest.mark.parametrize(
    ("pattern", "holds"),
    [
        ("decides play R6 swamp", True),
        ("decides play R* *", True),
        ("decides play", False),
        ("decides take *", False),
        ("refused play R6 swamp", False),
        ("does led", True),
        ("does led seat=me", True),
        ("does led seat!=me", False),
        ("does led card=R5|R6 land=swamp", True),
        ("does led card=R5|R7", False),
        ("does followed", False),
        ("does strength to>=6", True),
        ("does strength to>=7", False),
        ("does strength to<=6", True),
        ("does led card>=6", False),
        ("view trick=0 trump=-", True),
        ("view hands.0=13", True),
        ("view hands.1.9=R6", False),
        ("view nothing.at.all=-", True),
        ("sheet lands.0.winner=-", True),
        ("sheet seats.0.total>=1", False),
    ],
)
def test_patterns(pattern: str, holds: bool) -> None:
    assert READER.read(pattern.split(), 1).holds(DEED, 0) is holds


def test_what_may_happen_is_read_off_the_types_of_a_game() -> None:
    assert facts_of("the-wolves")["howled"] == {"what", "seat", "hex", "piece", "points"}
    assert clauses_of("the-wolves")["howled"] == {"W30"}
    assert clauses_of("lone-wolves")["trick-won"] == {"L8", "L10"}

"""S3: attacks that once stopped everyone are hardly felt. In short; `tests/faults` at length."""

from pathlib import Path

import pytest

from tests.faults.attacking import struck
from tests.faults.attacks import ATTACKS
from tests.server.databases import Postgres

HELD: tuple[str, ...] = (
    *("headers", "half-open", "logs", "bots", "doors", "my-games", "lobby", "tables"),
)
"""The attacks that the server withstands."""
SHORT = [(name, kind) for name in HELD for kind in ATTACKS[name].short_on]


@pytest.mark.parametrize(("name", "kind"), SHORT)
def test_others_are_served_while_one_attacks(
    name: str, kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    database = None
    if kind == "postgresql":
        pg: Postgres = request.getfixturevalue("pg")
        database = pg.new_database()
    attack = ATTACKS[name]()
    with attack.house(database, tmp_path, *attack.options) as house:
        felt = struck(attack, house, attack.short_seconds, short=True)
    assert not felt.broken, f"{felt}; {felt.told}"

"""Figures for those who run a server: how many tasks there are, and how long they wait."""

import re
import time

from tests.server.houses import House
from wolfmoon.server.measures import Measures
from wolfmoon.server.tasks.registry import AGAIN
from wolfmoon.server.tasks.rows import Count


def test_tasks_are_counted_by_kind_and_state(house: House) -> None:
    """Other tests may have put some of their own; what needs bots' processes has none here."""
    kinds = [name for name, kind in AGAIN.items() if not kind.thinks]
    wanted = [rf'wolfmoon_tasks{{kind="{kind}",state="waiting"}} [1-9]' for kind in kinds]
    end = time.monotonic() + 30
    while missing := [each for each in wanted if not re.search(each, figures(house))]:
        assert time.monotonic() < end, missing
        time.sleep(0.2)


def figures(house: House) -> str:
    return house.visitor().ask("GET", "/metrics").text


def test_how_long_the_oldest_has_been_due_is_told_and_what_is_gone_is_not() -> None:
    measures = Measures()
    counts = [Count("review", "waiting", 3, 60_000_000), Count("review", "done", 9, 0)]
    measures.tasks([*counts, Count("later", "waiting", 1, 99_000_000)], now=90_000_000)
    text = measures.text().decode()
    assert 'wolfmoon_tasks{kind="review",state="done"} 9.0' in text
    assert 'wolfmoon_task_overdue_seconds{kind="review"} 30.0' in text
    assert 'wolfmoon_task_overdue_seconds{kind="later"} 0.0' in text
    measures.tasks([], now=90_000_000)
    assert "review" not in measures.text().decode()

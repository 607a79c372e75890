"""Bots are compiled beside a server: rules first, and a bot whose turn comes too soon waits."""

import threading
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.tables import TableInHand
from tests.server_jobs.tables import Tables
from wolfmoon.bots import preparing as parts
from wolfmoon.server import preparing
from wolfmoon.server.followers import Followers
from wolfmoon.server.hub import Hub
from wolfmoon.server.jobs.house import House
from wolfmoon.server.jobs.runner import Runner
from wolfmoon.server.preparing import Preparing, Progress
from wolfmoon.server.summary import Names
from wolfmoon.server.views import Showing


def test_what_tables_need_is_ready_first_and_everyone_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(preparing, "lacking", parts.parts)  # as if nothing were compiled
    monkeypatch.setattr(preparing, "NAMES", ("lone-wolves",))
    told: list[tuple[bool, Progress | None]] = []
    beside, done = Preparing(), threading.Event()

    def hear() -> None:
        left = beside.bots()
        told.append((beside.ready("lone-wolves", parts.TABLES), left))
        if left is None and told[0][1] is not None:
            done.set()

    with closing(beside):
        beside.start(bots=True)
        assert not beside.ready("lone-wolves", "alpha")
        assert beside.ready("the-wolves", "alpha")  # which is compiled
        beside.follow(hear)
        beside.wait_for_tables(lambda progress: None)
        assert beside.tables() is None
        assert done.wait(120)
    bots = [left for ready, left in told if left is not None and left.done > 0]
    assert all(ready for ready, left in told if left is not None and left.done > 0)
    assert [left.done for left in bots] == sorted(left.done for left in bots)
    assert beside.ready("lone-wolves", "alpha")


def test_a_bot_that_is_not_compiled_yet_plays_as_soon_as_it_is(tmp_path: Path) -> None:
    tables = Tables(f"sqlite:///{tmp_path / 'jobs.sqlite3'}")
    ready, asked = threading.Event(), threading.Event()

    def is_ready(game: str, bot: str) -> bool:
        asked.set()
        return ready.is_set()

    with closing(tables):
        id = tables.make("lone-wolves", "First", "me")
        house = House(tables.engine, tables.writer, tables.live, tables.keeper, lambda *_: None)
        runner = Runner(house, "w", tables.settings(), is_ready)
        runner.start()
        try:
            assert asked.wait(60)
            assert tables.table(id).step == 0
            assert [job.attempts for job in tables.jobs(id)] <= [1]
            ready.set()
            tables.wait(id, lambda table: table.step > 0)
        finally:
            runner.close()


def test_a_table_without_bots_says_nothing_of_them() -> None:
    hub = Hub(lambda news: None, Followers(lambda news: None))
    hub.preparing(Progress(3, 10))
    people, bots = (
        Showing(TableInHand(seats=seats).table, Names()) for seats in ("me open", "me cub")
    )
    assert hub.presence(people).preparing is None
    assert hub.presence(bots).preparing == Progress(3, 10)

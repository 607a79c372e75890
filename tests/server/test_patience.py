"""R10: nobody waits long for a database that says nothing, nor for another's slow question."""

import asyncio
from contextlib import ExitStack
from typing import Any

import pytest
from sqlalchemy import Engine, make_url, text
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.pool import QueuePool

from tests.server.databases import Postgres
from wolfmoon.server import patience
from wolfmoon.server.patience import Patience, away, one_request, told
from wolfmoon.server.refused import Refused
from wolfmoon.server.store import database

SHORT = 0.2


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "SECONDS", SHORT)
    monkeypatch.setattr(patience, "IN_ALL", SHORT)


async def at_once() -> str:
    return "answer"


async def never() -> None:
    await asyncio.sleep(60)


async def refused(waits: Patience, ask: Any) -> None:
    with pytest.raises(Refused, match="database-away"):
        await waits.wait(ask)


def test_while_nothing_is_answered_few_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        waits = Patience()
        await refused(waits, never)
        await refused(waits, at_once)  # which is not even asked
        monkeypatch.setattr(patience, "AGAIN_SECONDS", 0.0)
        assert await waits.wait(at_once) == "answer"
        monkeypatch.undo()
        assert await waits.wait(at_once) == "answer"

    asyncio.run(run())


def test_nobody_waits_long_for_a_connection(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where all of them are taken, the database counts as away."""
    monkeypatch.setattr(database, "BUSY_SECONDS", SHORT)
    busy = database.connect(engine.url)
    assert isinstance(busy.pool, QueuePool) and busy.pool.timeout() == SHORT
    with ExitStack() as taken:
        many = (taken.enter_context(busy.connect()) for _ in range(100))
        with pytest.raises(NoConnection) as refused:
            list(many)
        assert str(told(refused.value)) == str(away())
    busy.dispose()


def test_postgresql_itself_gives_up_in_time(pg: Postgres) -> None:
    """Whoever stopped waiting holds no connection for ever, nor a lock that others wait for."""
    engine = database.connect(make_url(pg.new_database()))
    with engine.connect() as connection:
        said = [connection.execute(text(f"SHOW {each}_timeout")) for each in ("statement", "lock")]
        assert [each.scalar_one() for each in said] == ["5s", "4s"]
        driver: Any = connection.connection.dbapi_connection
        given = driver.info.get_parameters()
    in_time = {name: str(value) for name, value in database.IN_TIME.items()}
    assert in_time.items() <= given.items() and in_time["tcp_user_timeout"] == "5000"
    engine.dispose()


def test_one_slow_question_silences_nobody() -> None:
    async def run() -> None:
        waits = Patience()
        slow = asyncio.create_task(refused(waits, never))
        await asyncio.sleep(0)
        assert await waits.wait(at_once) == "answer"
        await slow
        assert await waits.wait(at_once) == "answer"

    asyncio.run(run())


def test_one_that_has_no_time_left_silences_nobody() -> None:
    """It may have waited for something else, such as a service to which a message was sent."""

    async def run() -> None:
        waits = Patience()
        one_request()
        assert await waits.wait(at_once) == "answer"
        await asyncio.sleep(2 * SHORT)
        await refused(waits, never)
        one_request()
        assert await waits.wait(at_once) == "answer"

    asyncio.run(run())


def test_the_waits_of_one_request_count_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "SECONDS", 30.0)

    async def run() -> None:
        waits = Patience()
        one_request()
        assert await waits.wait(at_once) == "answer"
        begun = asyncio.get_running_loop().time()
        for _ in range(2):
            await refused(waits, never)
        assert asyncio.get_running_loop().time() - begun < 15

    asyncio.run(run())

"""What the host tells everyone: a database that is slow is no fault of a page that asks for it."""

import asyncio
from datetime import timedelta
from typing import Any

from wolfmoon.server.announced import Announced
from wolfmoon.server.orders import now
from wolfmoon.server.patience import away

TOLD = {"id": "a", "text": "Back at eight."}


class Database:
    """What is kept in it; None: it says nothing in time."""

    def __init__(self, *answers: dict[str, Any] | None) -> None:
        self.answers = list(answers)
        self.asked = 0

    async def read(self, query: Any) -> Any:
        self.asked += 1
        await asyncio.sleep(0)
        if (answer := self.answers.pop(0)) is None:
            raise away()
        return answer or None


def until(seconds: float) -> dict[str, Any]:
    return {**TOLD, "until": now() + timedelta(seconds=seconds)}


def heard(database: Database, times: int) -> list[Any]:
    """What is told so many times, one after the other."""

    async def run() -> list[Any]:
        here = Announced(database.read)
        return [await here.now() for _ in range(times)]

    return asyncio.run(run())


def test_while_it_cannot_be_read_it_is_what_it_was() -> None:
    told = until(60)
    assert heard(Database(None, told, None, {}, None), 5) == [None, told, told, None, None]


def test_its_end_comes_while_it_cannot_be_read() -> None:
    assert heard(Database(until(-1), None), 2) == [None, None]


def test_pages_that_ask_together_ask_the_database_once() -> None:
    database, told = Database(until(60)), TOLD["text"]

    async def run() -> list[Any]:
        here = Announced(database.read)
        return await asyncio.gather(*(here.now() for _ in range(20)))

    assert [each["text"] for each in asyncio.run(run())] == [told] * 20
    assert database.asked == 1

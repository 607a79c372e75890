"""The hub of a process: of a crowd that comes and goes everyone is told at once, not one by one."""

import asyncio
from collections import Counter

from tests.server.tables import TableInHand
from wolfmoon.server.followers import Followers
from wolfmoon.server.hub import MOMENT_SECONDS, Hub, Watcher
from wolfmoon.server.news import News, PeoplePresent
from wolfmoon.server.summary import Names
from wolfmoon.server.views import Showing

CROWD = 60


def test_of_a_crowd_that_comes_at_once_everyone_is_told_once() -> None:
    told: list[News] = []
    woken: Counter[Watcher] = Counter()
    showing = Showing(TableInHand().table, Names())

    async def listen(watcher: Watcher) -> None:
        while True:
            await watcher.wake.wait()
            watcher.wake.clear()
            woken[watcher] += 1

    async def come_and_go() -> None:
        hub = Hub(told.append, Followers(told.append))
        crowd = [Watcher("t", f"guest-{number}", None, 1) for number in range(CROWD)]
        listening = [asyncio.create_task(listen(watcher)) for watcher in crowd]
        for watcher in crowd:
            hub.join(watcher, showing)
            await asyncio.sleep(0)  # whoever is woken hears of it before the next one comes
        await asyncio.sleep(3 * MOMENT_SECONDS)
        for watcher in crowd[: CROWD // 2]:
            hub.leave(watcher)
            await asyncio.sleep(0)
        await asyncio.sleep(3 * MOMENT_SECONDS)
        for task in listening:
            task.cancel()

    asyncio.run(come_and_go())
    assert told == [PeoplePresent("t", [], CROWD), PeoplePresent("t", [], CROWD // 2)]
    stayed = sorted(woken.values())[-CROWD // 2 :]
    assert all(2 <= times <= 3 for times in stayed), f"woken {woken.total()} times"

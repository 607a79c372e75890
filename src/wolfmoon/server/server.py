"""One server process: the database, the tables in memory, the connections, and what ties them."""

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection

from . import preparing
from .advice import Advice
from .announced import Announced
from .beside import Beside
from .commands import Command
from .followers import Followers
from .following import Following, whom
from .hearing import heard
from .housekeeping import poll_for_ever
from .hub import Hub
from .hunts.everyone import Everyone
from .jobs.house import House
from .jobs.runner import Runner
from .known import Known
from .limits import Limit
from .live import Live
from .measures import Measures
from .news import (
    BotThinks,
    Heard,
    KeyEnded,
    KeyRenewed,
    LineSaid,
    News,
    PersonChanged,
    PersonOut,
    TableChanged,
    TaskMoved,
)
from .notices import Notices
from .notify import keys
from .notify.here import HereNow
from .notify.limits import NoticeLimits
from .orders import Carried, Keeper, Ready, now
from .passwords import Passwords
from .patience import Patience, told
from .pulse import Pulse
from .quotas import Quotas, lines_here
from .readers import Readers, asking
from .settings import Settings
from .store.archives import settle
from .store.database import READERS, connect, is_sqlite, upgrade, url_of
from .store.keys import Key
from .store.writer import Done, Writer
from .tasks.runner import TaskRunner, runners
from .thinking.errands import Errands
from .views import Showing

T = TypeVar("T")
PASSWORDS_A_MINUTE, PASSWORDS_AT_ONCE = 1, 5
"""How often one person may try to change their password."""
BURST_SECONDS = 6
ADDRESS_REQUESTS_A_SECOND, ADDRESS_BURST = 500.0, 2000
"""How often one address may ask, whoever they are."""
SLOWER_WHEN_COLD = 10
"""Tables that are not in memory are read, and puzzles judged, so many times slower than requests
may come."""
SLOWER_TO_MAKE = 20
"""Tables and lines of chat are made so many times slower than requests may come."""


class Server:
    """All that a server process has; the doors are in `doors/`."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.name = secrets.token_hex(4)
        self.engine = connect(url_of(settings.database, settings.folder()))
        self.measures = Measures()
        self.live = Live(settings.table_megabytes)
        self.known = Known()
        self.here = HereNow()
        self.quotas = Quotas(settings.quota)
        self.keeper = Keeper(
            self.live, self._committed, self.measures.carried_out, self.quotas.check_again
        )
        self.hub = Hub(self.publish, Followers(self.publish))
        self.following = Following(self.hub.followers, self.read, self.later)
        self.passwords = Passwords()
        self.people_limit = Limit(
            settings.requests_a_second, BURST_SECONDS * settings.requests_a_second
        )
        self.address_limit = Limit(ADDRESS_REQUESTS_A_SECOND, ADDRESS_BURST)
        slow = settings.requests_a_second / SLOWER_WHEN_COLD, 3 * settings.requests_a_second
        self.cold_limit, self.solving_limit = Limit(*slow), Limit(*slow)
        self.making_limit = Limit(
            settings.requests_a_second / SLOWER_TO_MAKE, 2 * settings.requests_a_second
        )
        self.password_limit = Limit(PASSWORDS_A_MINUTE / 60, PASSWORDS_AT_ONCE)
        self.chat_limit = lines_here(settings.quota)
        self.notice_limits = NoticeLimits()
        self.door_limit = Limit(settings.new_people_a_minute / 60, settings.new_people_a_minute)
        self._readers, self.beside = Readers(READERS), Beside()
        self._patience = Patience()
        self.pulse = Pulse(self.write)
        self.announced = Announced(self.read)
        self.preparing = preparing.here()
        self.errands = Errands(settings.bot_processes, settings.errand_limits())
        self.hunted = Everyone()
        self.advice = Advice(Errands(settings.bot_processes, settings.bot_limits()))
        self._loop: asyncio.AbstractEventLoop | None = None
        self._notices: Notices | None = None
        self._runner: Runner | None = None
        self._tasks: list[TaskRunner] = []
        self._poll: asyncio.Task[None] | None = None
        self._under_way: set[asyncio.Task[None]] = set()

    # -- from beginning to end
    async def start(self) -> None:
        """Bring the database up to date, and begin."""
        self._loop = asyncio.get_running_loop()
        await self._readers.run(partial(upgrade, self.engine))
        await self._readers.run(partial(settle, self.engine, now()))
        # or the first order would wait for it, and be told that it is the database that is slow
        await self._readers.run(preparing.load_rules)
        self.writer = Writer(self.engine)
        if not is_sqlite(self.engine):
            self._notices = Notices(self.engine, self.name, self._hear)
        await self._readers.run(partial(keys.ensure, self.engine))
        self.house = house = House(
            self.engine, self.writer, self.live, self.keeper, self._thinks, self._progressed
        )
        if self.settings.bot_processes:
            self._runner = Runner(house, self.name, self.settings, self.preparing.ready)
            self._runner.start()
        self.preparing.follow(self._prepared)
        self._tasks = runners(house, self.name, self.settings, self.errands)
        self._poll = asyncio.create_task(poll_for_ever(self))

    async def stop(self) -> None:
        """Keep what is under way, then let go of everything."""
        if self._poll is not None:
            self._poll.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._poll
        self.preparing.close()
        if self._runner is not None:
            await asyncio.to_thread(self._runner.close)
        for tasks in self._tasks:
            await asyncio.to_thread(tasks.close)
        await asyncio.to_thread(self.advice.close)
        await asyncio.to_thread(self.writer.close)
        if self._notices is not None:
            await asyncio.to_thread(self._notices.close)
        self._readers.close()
        self.beside.close()
        self.engine.dispose()

    # -- the database
    async def read(self, query: Callable[[Connection], T]) -> T:
        """What a query finds; it runs in a thread of its own."""
        return await self._read(partial(self._query, query))

    async def _read(self, work: Callable[[], T]) -> T:
        try:
            return await self._patience.wait(lambda: self._readers.run(work))
        except Exception as error:
            raise told(error) from error

    def _query(self, query: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return query(connection)

    async def aside(self, work: Callable[..., T], *arguments: object) -> T:
        """What long work answers, done beside the loop, which serves the others meanwhile."""
        return await self.beside.work(work, *arguments)

    async def write(self, work: Callable[[Connection], Done[T]], key: str = "") -> T:
        """What work answers, once it is on disk."""
        with self.measures.commits.time():
            try:
                return await self._patience.wait(
                    lambda: asyncio.wrap_future(self.writer.submit(work, key))
                )
            except Exception as error:
                raise told(error) from error

    # -- tables
    async def table(self, id: str) -> Showing:
        """A table as it stands."""
        self._check_cold(id)
        return await self.read(lambda connection: self.live.get(connection, id))

    async def order(
        self, id: str, command: Command, person: str | None, seq: int, order_id: str
    ) -> Carried:
        """Carry out an order of a person; only what is to be kept comes to the writer."""
        about = (id, command, person, seq, order_id)
        ready: Ready | Carried | None = self.keeper.at_hand(*about)
        if ready is None:
            self._check_cold(id)
            look = partial(self._query, lambda connection: self.live.get(connection, id))
            ready = await self._read(partial(self.keeper.ready, look, *about))
        if isinstance(ready, Carried):
            return ready
        who = asking.get()
        origin = None if who is None else who[0]
        return await self.write(lambda c: self.keeper.order(c, *about, ready, origin), key=id)

    def _check_cold(self, id: str) -> None:
        """Refuse one who asks for more tables that are not in memory than anyone needs.

        Each has to be played again from its first event: as often as one may ask for others, that
        would take a whole core.
        """
        who = asking.get()
        if who is not None and self.live.known(id) is None:
            address, person = who
            self.cold_limit.take(person or address)

    async def say(self, id: str, line: dict[str, Any]) -> None:
        """Tell everyone at a table a line of chat."""
        self.hub.said(id, line)
        self.publish(LineSaid(id, line["number"]))

    def sign_out(self, person: str) -> None:
        """Close a person's connections everywhere."""
        self.hub.sign_out(person)
        self.look_up(person)
        self.publish(PersonOut(person))

    def ended(self, person: str, *keys: Key) -> None:
        """Close everywhere the connections that sessions or tokens of a person let in."""
        self.known.forget(person)
        for key in keys:
            self.hub.end(key)
            self.publish(KeyEnded(key, person))

    def renewed(self, person: str, key: Key) -> None:
        """Have the connections of a session come again, which another has taken the place of."""
        self.known.forget(person)
        self.hub.renew(key)
        self.publish(KeyRenewed(key, person))

    def changed(self, person: str) -> None:
        """Have every process look up anew who a person is."""
        self.look_up(person)
        self.publish(PersonChanged(person))

    def look_up(self, person: str) -> None:
        """Have this process look up anew who a person is."""
        self.known.forget(person)
        self.live.renamed(person)

    def think(self, id: str, seat: int | None) -> None:
        """Tell everyone at a table whose bot is thinking."""
        self.hub.thinking(id, seat)
        self.publish(BotThinks(id, seat))

    def _thinks(self, id: str, seat: int | None) -> None:
        """Runs in the thread in which a bot's turn is taken."""
        self._in_loop(self.think, id, seat)

    def _prepared(self) -> None:
        """Runs in a thread that has bots compiled."""
        self._in_loop(self.hub.preparing, self.preparing.bots())

    def _in_loop(self, work: Callable[..., None], *arguments: object) -> None:
        """From any thread: have the loop do something, unless it has ended."""
        assert self._loop is not None
        with contextlib.suppress(RuntimeError):  # nobody is left to be told
            self._loop.call_soon_threadsafe(work, *arguments)

    # -- between processes
    def _committed(self, showing: Showing) -> None:
        """Runs in the writer's thread, after the commit."""
        self.publish(TableChanged(showing.table.id, showing.table.seq, whom(showing)))
        if self._runner is not None:
            self._runner.changed(showing)
        self._in_loop(self._changed, showing)

    def _changed(self, showing: Showing) -> None:
        self.hub.changed(showing)
        self.following.committed(showing)

    def _progressed(self, person: str, task: str) -> None:
        """Runs in the thread in which a task is done."""
        self.publish(TaskMoved(task, person))
        self._in_loop(self.hub.followers.progressed, person, task)

    def publish(self, news: News) -> None:
        """Tell the other processes."""
        if self._notices is not None:
            self._notices.publish(news)

    @property
    def has_others(self) -> bool:
        """Whether there may be other processes to tell."""
        return self._notices is not None

    def _hear(self, told: Heard) -> None:
        """Runs in the listener's thread."""
        self._in_loop(heard, self, told)

    def later(self, work: Coroutine[object, object, None]) -> None:
        """Have something done that nobody waits for."""
        assert self._loop is not None
        task = self._loop.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

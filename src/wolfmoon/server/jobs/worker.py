"""A process that does jobs and has no doors: bots think here for the tables of any server."""

import secrets
import signal
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from queue import SimpleQueue

from ...engine.errors import BadInput, phrase
from ..following import whom
from ..journal import keep_journal
from ..live import Live
from ..news import BotThinks, News, TableChanged, TaskMoved
from ..notices import Notices
from ..notify import keys
from ..orders import Keeper, now
from ..settings import Settings
from ..store.archives import settle
from ..store.database import connect, is_sqlite, named_in_a_line, upgrade, url_of
from ..store.locks import working
from ..store.writer import Writer
from ..tasks.runner import TaskRunner, runners
from ..thinking.errands import Errands
from ..views import Showing
from .house import House
from .runner import Runner

MOST_MEGABYTES = 64
"""Of tables in memory; those where no bot plays never come in."""


class Worker:
    """All that such a process has."""

    def __init__(self, settings: Settings) -> None:
        self.engine = connect(url_of(settings.database, settings.folder()))
        upgrade(self.engine)
        settle(self.engine, now())
        keys.ensure(self.engine)
        name = secrets.token_hex(4)
        self._notices = None
        if not is_sqlite(self.engine):
            self._notices = Notices(self.engine, name, lambda heard: None)
        live, self._writer = Live(MOST_MEGABYTES), Writer(self.engine)
        self.keeper = Keeper(live, self._committed)
        house = House(self.engine, self._writer, live, self.keeper, self._thinks, self._progressed)
        self.runner = Runner(house, name, settings)
        errands = Errands(settings.bot_processes, settings.errand_limits())
        self._hands = partial(runners, house, name, settings, errands)
        self.tasks: list[TaskRunner] = []

    def start(self) -> None:
        """Begin."""
        self.runner.start()
        self.tasks = self._hands()

    def close(self) -> None:
        """Put back what is under way, then let go of everything."""
        self.runner.close()
        for tasks in self.tasks:
            tasks.close()
        self._writer.close()
        if self._notices is not None:
            self._notices.close()
        self.engine.dispose()

    def _committed(self, showing: Showing) -> None:
        """Runs in the writer's thread, after the commit."""
        self.runner.changed(showing)
        self._publish(TableChanged(showing.table.id, showing.table.seq, whom(showing)))

    def _thinks(self, id: str, seat: int | None) -> None:
        self._publish(BotThinks(id, seat))

    def _progressed(self, person: str, task: str) -> None:
        self._publish(TaskMoved(task, person))

    def _publish(self, news: News) -> None:
        if self._notices is not None:
            self._notices.publish(news)


def work(settings: Settings, ready: Callable[[], None]) -> None:
    """Do jobs until the process is told to end."""
    if not settings.bot_processes:
        raise BadInput(phrase("problem-worker-processes"))
    keep_journal(settings.log)
    # not an event: that has a lock, and a signal may come while this very thread holds it
    told_to_end = SimpleQueue[None]()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: told_to_end.put(None))
    url = url_of(settings.database, settings.folder())
    with ExitStack() as held:
        with named_in_a_line(url):
            held.enter_context(working(connect(url)))
            worker = Worker(settings)
        worker.start()
        ready()
        told_to_end.get()
        worker.close()

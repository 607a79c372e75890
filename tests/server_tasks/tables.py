"""Tasks in a real database, put and watched without a server; and processes that do them."""

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from typing import Any

from sqlalchemy import select, update

from tests.server.forge import Forked
from tests.server_jobs.tables import PATIENCE, Tables
from tests.server_tasks.kinds import NOTE, OF_TESTS, Note, Steps, effects
from wolfmoon.server.jobs.house import House
from wolfmoon.server.store.schema import tasks
from wolfmoon.server.store.writer import Done
from wolfmoon.server.tasks.kind import Work
from wolfmoon.server.tasks.queue import TaskQueue
from wolfmoon.server.tasks.rows import WAITING
from wolfmoon.server.tasks.runner import TaskRunner
from wolfmoon.server.thinking.errands import Errands


class TaskTables(Tables):
    """A database with tables and tasks."""

    def __init__(self, database: str) -> None:
        super().__init__(database)
        with self.engine.begin() as connection:
            effects.create(connection, checkfirst=True)
        self.house = House(
            self.engine, self.writer, self.live, self.keeper, lambda table, seat: None
        )

    # -- tasks
    def put(self, key: str, steps: int = 1, kind: Note = NOTE, person: str | None = None) -> bool:
        """Put a task; whether it is a new one."""
        work = lambda c: Done(kind.put(c, key, Steps(steps=steps), person))  # noqa: E731
        return self.writer.submit(work).result()

    def task(self, key: str) -> Any:
        with self.engine.connect() as connection:
            return connection.execute(select(tasks).where(tasks.c.key == key)).one()

    def tasks(self) -> list[Any]:
        with self.engine.connect() as connection:
            return list(connection.execute(select(tasks).order_by(tasks.c.kind, tasks.c.key)))

    def effects(self) -> list[str]:
        """The keys of what was done, in order of their names."""
        with self.engine.connect() as connection:
            return sorted(row.key for row in connection.execute(select(effects)))

    def set(self, key: str, **values: Any) -> None:
        """Leave a task as a process would that died, or whose clock was wrong."""
        with self.engine.begin() as connection:
            connection.execute(update(tasks).where(tasks.c.key == key).values(values))

    # -- waiting
    def wait_until(self, fact: Callable[[], object]) -> None:
        end = time.monotonic() + PATIENCE
        while not fact():
            assert time.monotonic() < end, self.tasks()
            time.sleep(0.02)

    def wait_for_all(self) -> None:
        """Wait until every task that was put has ended."""
        while left := self._waiting():
            self.wait_until(lambda left=left: self._waiting() < left)  # type: ignore[misc]

    def _waiting(self) -> int:
        return sum(each.state == WAITING for each in self.tasks() if each.key)

    # -- those who do them
    def queue(self, name: str, lease_seconds: float = 1.0) -> TaskQueue:
        return TaskQueue(self.house, name, lease_seconds, OF_TESTS)

    @contextmanager
    def runner(
        self, name: str = "one", kinds: Mapping[str, Work] = OF_TESTS, **more: Any
    ) -> Iterator[TaskRunner]:
        """Threads of our own that do tasks."""
        settings = self.settings(**more)
        errands = Errands(settings.bot_processes, settings.bot_limits())
        runner = TaskRunner(self.house, name, settings, errands, kinds)
        runner.start()
        with closing(runner):
            yield runner

    def process(self, *options: str, module: str = "tests.server_tasks.noting") -> Forked:
        """A worker in a process of its own, which knows the tests' kinds."""
        return super().process(*options, module=module)

"""Figures for those who run a server, in the form that Prometheus reads."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from ..lessons import Attempt
from .commands import Command
from .tasks.rows import MICROS, WAITING, Count

QUICK = (0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.08, 0.15, 0.3, 1.0, 3.0)


class Measures:
    """The figures of one process."""

    content_type = CONTENT_TYPE_PLAIN_0_0_4

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        here = self.registry
        self.requests = Counter(
            "wolfmoon_requests", "Requests by route and status.", ["route", "status"], registry=here
        )
        self.seconds = Histogram(
            "wolfmoon_request_seconds",
            "Time to an answer.",
            ["route"],
            buckets=QUICK,
            registry=here,
        )
        self._orders = Counter("wolfmoon_orders", "Orders carried out.", ["command"], registry=here)
        self.commits = Histogram(
            "wolfmoon_commit_seconds", "Time until work is on disk.", buckets=QUICK, registry=here
        )
        self._lessons = Counter(
            "wolfmoon_lessons", "Lines tried.", ["lesson", "step", "what"], registry=here
        )
        self.sockets = Gauge("wolfmoon_sockets", "Open connections to tables.", registry=here)
        self.messages = Counter("wolfmoon_messages", "Messages sent to connections.", registry=here)

        self._tasks = Gauge(
            "wolfmoon_tasks", "Tasks by kind and state.", ["kind", "state"], registry=here
        )
        self._overdue = Gauge(
            "wolfmoon_task_overdue_seconds",
            "For how long the oldest task of a kind has been due.",
            ["kind"],
            registry=here,
        )

    def tasks(self, found: list[Count], now: int) -> None:
        """How many tasks there are, of all servers."""
        self._tasks.clear()
        self._overdue.clear()
        for each in found:
            self._tasks.labels(each.kind, each.state).set(each.count)
            if each.state == WAITING:
                self._overdue.labels(each.kind).set(max(0, now - each.first) / MICROS)

    def carried_out(self, command: Command) -> None:
        """An order of a person, a bot or the server itself is on disk."""
        self._orders.labels(type(command).__name__).inc()

    def tried(self, attempt: Attempt) -> None:
        """Someone, whoever it is, begins a lesson, or has tried something in it.

        Counted is what the last line led to, by the step in which it was tried: so one sees where
        people give up.
        """
        answer, step = attempt.last, attempt.stand.step
        if not attempt.tried:
            what = "begun"
        elif answer is None:
            what = "undone"
        elif not answer.accepted:
            what = "wrong"
        else:
            what, step = (
                ("finished", step - answer.finished) if answer.finished else ("right", step)
            )
        self._lessons.labels(attempt.lesson.id, step, what).inc()

    def text(self) -> bytes:
        """All figures, for a scraper."""
        return generate_latest(self.registry)

"""Where blocks are played: on this machine, or wherever else someone can run them."""

import os
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from itertools import islice
from queue import SimpleQueue
from typing import Protocol

from ..engine.errors import BadInput
from .contest import Contest
from .keeper import Keeper
from .records import GameRecord


@dataclass(frozen=True)
class Job:
    """A block to be played; jobs are numbered in the order in which their results count."""

    number: int
    contest: Contest
    block: int


Played = tuple[Job, list[GameRecord]]
Results = Generator[Played, None, None]


class Executor(Protocol):
    """Whoever plays blocks. The result of a job must depend on nothing but the job."""

    def run(self, jobs: Iterable[Job]) -> Results:
        """Play the jobs; results come as they are done, in any order.

        Jobs are taken one by one as there is room. Whoever has enough closes the results.
        """
        ...


class Local:
    """Processes on this machine, each with a thread that keeps it."""

    def __init__(self, processes: int | None = None) -> None:
        if processes is not None and processes < 1:
            raise BadInput(f"there must be at least 1 process, not {processes}")
        self.processes = processes or os.cpu_count() or 1

    def run(self, jobs: Iterable[Job]) -> Results:
        """Play the jobs, as many at a time as there are processes."""
        keepers = [Keeper() for _ in range(self.processes)]
        idle: SimpleQueue[Keeper] = SimpleQueue()
        for keeper in keepers:
            idle.put(keeper)

        def play(job: Job) -> Played:
            keeper = idle.get()
            try:
                return job, keeper.play_block(job.contest, job.block)
            finally:
                idle.put(keeper)

        threads = ThreadPoolExecutor(self.processes)
        try:
            waiting, ahead = iter(jobs), self.processes
            playing = {threads.submit(play, job) for job in islice(waiting, ahead)}
            while playing:
                done, playing = wait(playing, return_when=FIRST_COMPLETED)
                playing |= {threads.submit(play, job) for job in islice(waiting, len(done))}
                yield from (future.result() for future in by_number(done))
        finally:
            for keeper in keepers:
                keeper.stop()
            threads.shutdown(cancel_futures=True)
            for keeper in keepers:
                keeper.close()


def by_number(done: Iterable[Future[Played]]) -> list[Future[Played]]:
    """Results that are there, first those of the first jobs; failures before all others."""
    return sorted(done, key=lambda future: -1 if future.exception() else future.result()[0].number)


def in_order(results: Iterator[Played]) -> Iterator[Played]:
    """The same results in the order of their numbers, which run from 0 on without a gap.

    So a test that stops early stops at the same block, however many processes there are.
    """
    early: dict[int, Played] = {}
    expected = 0
    for job, games in results:
        early[job.number] = (job, games)
        while expected in early:
            yield early.pop(expected)
            expected += 1

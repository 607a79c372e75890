"""Where blocks are played: on this machine, or wherever else someone can run them."""

import os
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from itertools import islice
from queue import SimpleQueue
from typing import Protocol

from ..engine.errors import BadInput, phrase
from .contest import Contest
from .keeper import Keeper
from .records import GameRecord


@dataclass(frozen=True)
class Job:
    """A block to be played; jobs are numbered in the order in which their results count."""

    number: int
    contest: Contest
    block: int
    rotations: tuple[int, ...] | None = None
    """Which games of the block; None for all."""


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
            raise BadInput(phrase("problem-at-least-one", name="--processes", found=processes))
        self.processes = processes or os.cpu_count() or 1

    def run(self, jobs: Iterable[Job]) -> Results:
        """Play the jobs, as many at a time as there are processes."""
        keepers = [Keeper() for _ in range(self.processes)]
        idle: SimpleQueue[Keeper] = SimpleQueue()
        for keeper in keepers:
            idle.put(keeper)
        threads = ThreadPoolExecutor(self.processes)
        try:
            yield from _flow(jobs, self.processes, lambda job: threads.submit(_play, job, idle))
        finally:
            for keeper in keepers:
                keeper.stop()
            threads.shutdown(cancel_futures=True)
            for keeper in keepers:
                keeper.close()


def _play(job: Job, idle: SimpleQueue[Keeper]) -> Played:
    """Play a job with a keeper who has nothing to do."""
    keeper = idle.get()
    try:
        return job, keeper.play_block(job.contest, job.block, job.rotations)
    finally:
        idle.put(keeper)


def _flow(jobs: Iterable[Job], at_once: int, submit: Callable[[Job], Future[Played]]) -> Results:
    """Keep so many jobs under way, and hand on what is done."""
    waiting = iter(jobs)
    playing = {submit(job) for job in islice(waiting, at_once)}
    while playing:
        done, playing = wait(playing, return_when=FIRST_COMPLETED)
        playing |= {submit(job) for job in islice(waiting, len(done))}
        yield from (future.result() for future in done)


def in_order(results: Iterator[Played]) -> Iterator[Played]:
    """Results in the order of their numbers, which run from 0 on without a gap.

    So a test that stops early stops at the same block, however many processes there are.
    """
    early: dict[int, Played] = {}
    expected = 0
    for job, games in results:
        early[job.number] = (job, games)
        while expected in early:
            yield early.pop(expected)
            expected += 1

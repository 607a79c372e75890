"""A forge of workers that take a long nap in the middle of every time-out."""

import time

from tests.server import forge
from wolfmoon.server.jobs.rows import Job
from wolfmoon.server.jobs.timeouts import TimeOuts

NAP_SECONDS = 60

do = TimeOuts.do


def do_slowly(self: TimeOuts, job: Job) -> None:
    time.sleep(NAP_SECONDS)
    do(self, job)


if __name__ == "__main__":
    TimeOuts.do = do_slowly  # type: ignore[method-assign]
    forge.main()

"""`wolfmoon worker`, but one that takes a long nap in the middle of every time-out."""

import sys
import time

from wolfmoon.cli import main
from wolfmoon.server.jobs.rows import Job
from wolfmoon.server.jobs.timeouts import TimeOuts

NAP_SECONDS = 60

do = TimeOuts.do


def do_slowly(self: TimeOuts, job: Job) -> None:
    time.sleep(NAP_SECONDS)
    do(self, job)


if __name__ == "__main__":
    TimeOuts.do = do_slowly  # type: ignore[method-assign]
    main(["worker", *sys.argv[1:]])

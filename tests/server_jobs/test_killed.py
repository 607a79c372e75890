"""Workers that are killed: another takes over, and what they were at is done exactly once."""

import os
import signal
import subprocess
import sys
import time

import psutil

from tests import ROOT
from tests.server_jobs.tables import Tables, end
from wolfmoon.server.happened import seat_of
from wolfmoon.server.wanted import CLOCK


def test_a_turn_is_played_once_by_whoever_is_left(tables: Tables) -> None:
    id = tables.make("lone-wolves", "Slow", "me")
    first = tables.process()
    tables.wait_for_lease(id)
    thinking = psutil.Process(first.pid).children(recursive=True)
    end(first)
    assert tables.table(id).step == 0
    second = tables.process()
    tables.wait(id, lambda table: table.to_decide == 1)
    end(second)
    assert [seat_of(event.what) for event in tables.events(id, "played")] == [0]
    assert tables.events(id, "bot_failed") == []
    _, alive = psutil.wait_procs(thinking, timeout=10)
    assert alive == [], "a bot goes on thinking for nobody"


def test_a_time_out_fires_once_though_its_worker_dies(tables: Tables) -> None:
    clock = {"kind": "live", "minutes": 0.02, "increment": 0}
    id = tables.make("lone-wolves", "me", "random", clock=clock)
    (job,) = tables.jobs(id)
    assert job.kind == CLOCK
    first = tables.process(module="tests.server_jobs.slow_worker")
    tables.wait_for_lease(id)
    end(first)
    assert tables.events(id, "timed_out") == []
    second, third = tables.process(), tables.process()
    tables.wait(id, lambda table: table.seats[0].stand_in is not None)
    tables.wait_for_end(id)
    end(second)
    end(third)
    assert [seat_of(event.what) for event in tables.events(id, "timed_out")] == [0]
    assert len(tables.events(id, "stood_in")) == 1


def test_a_worker_that_is_told_to_end_puts_its_job_back(tables: Tables) -> None:
    id = tables.make("lone-wolves", "Slow", "me")
    words = [*tables.words(), "--lease-seconds", "600"]
    process = subprocess.Popen(
        [sys.executable, "-m", "wolfmoon", *words],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    tables.wait_for_lease(id)
    time.sleep(0.2)
    end(process, signal.SIGTERM)
    assert process.returncode == 0
    (job,) = tables.jobs(id)
    assert job.lease_owner is None

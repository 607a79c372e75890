"""Processes that are killed: others take over, and what they were at is done exactly once."""

import signal
import subprocess
import time
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from tests.faults.killed_messages import torment as torment_messages
from tests.faults.killed_tasks import torment
from tests.server.databases import KINDS
from tests.server_jobs.tables import end
from tests.server_tasks.tables import TaskTables


def test_a_task_is_done_once_by_whoever_is_left(desk: TaskTables) -> None:
    desk.put("a", steps=60)
    first = desk.process()
    desk.wait_until(lambda: desk.task("a").progress > 0)
    end(first)
    owner = desk.task("a").lease_owner
    assert owner is not None and desk.effects() == []
    second, third = desk.process(), desk.process()
    desk.wait_for_all()
    end(second)
    end(third)
    assert desk.effects() == ["a"] and desk.task("a").attempts == 2


def freeze(desk: TaskTables, process: "subprocess.Popen[bytes]") -> None:
    """Stop a process between two transactions: in the middle of one nobody else could write."""
    while True:
        process.send_signal(signal.SIGSTOP)
        try:
            with desk.engine.connect() as connection:
                connection.execution_options(writes=True)
                with connection.begin():
                    return
        except OperationalError:
            process.send_signal(signal.SIGCONT)
            time.sleep(0.1)


def test_a_process_that_was_frozen_keeps_nothing_of_a_task_that_another_has_done(
    desk: TaskTables,
) -> None:
    desk.put("a", steps=40)
    frozen = desk.process()
    desk.wait_until(lambda: desk.task("a").progress > 0)
    freeze(desk, frozen)
    second = desk.process()
    desk.wait_for_all()
    frozen.send_signal(signal.SIGCONT)
    desk.put("b")
    desk.wait_for_all()
    end(frozen, signal.SIGTERM)
    end(second, signal.SIGTERM)
    assert desk.effects() == ["a", "b"]


@pytest.mark.parametrize("kind", KINDS)
def test_a_task_for_every_move_though_servers_are_killed(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """In short what `tests.faults.killed_tasks` does."""
    database = None
    if kind == "postgresql":
        database = request.getfixturevalue("pg").new_database()
    count, _ = torment(database, tmp_path, kills=4, parties=2, seed=1)
    assert count > 4


@pytest.mark.parametrize("kind", KINDS)
def test_no_turn_is_without_its_message_though_servers_are_killed(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """In short what `tests.faults.killed_messages` does."""
    database = None
    if kind == "postgresql":
        database = request.getfixturevalue("pg").new_database()
    report = torment_messages(database, tmp_path, 3, parties=2, seed=1, calm=2)
    assert report.turns > 3

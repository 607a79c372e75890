"""Errands are done beside bots' turns: limited, killable, one at a time for each, never first."""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator

import psutil
import pytest

from tests.server_tasks import functions
from tests.server_tasks.kinds import THINKING, Steps
from tests.server_tasks.tables import TaskTables
from wolfmoon.processes import Closed
from wolfmoon.server.thinking import errands as module
from wolfmoon.server.thinking.errand import Errand
from wolfmoon.server.thinking.errands import Busy, Errands
from wolfmoon.server.thinking.limits import LAST_OF_ALL, Limits
from wolfmoon.server.thinking.question import BotTrouble

LIMITS = Limits(megabytes=600)
FAULTS: dict[Callable[[], None], tuple[str, str]] = {
    functions.fail: ("crash", "ValueError: no idea at all"),
    functions.die: ("crash", "its process ended with exit code 3"),
    functions.hang: ("hang", ""),
    functions.hog: ("memory", "MemoryError"),
}


def errand(function: Callable[..., object], *arguments: object) -> Errand[object]:
    return Errand(function, arguments, seconds=2)


@pytest.fixture
def places() -> Iterator[Errands]:
    made = Errands(2, LIMITS)
    yield made
    made.close()


def ask_aside(places: Errands, whose: str, task: bool = False) -> threading.Thread:
    """Have an errand of someone's hold a place until it is stopped; it does when this returns."""
    work = Errand(functions.sleep, (600.0,), seconds=600)
    ended: list[BaseException] = []

    def ask() -> None:
        try:
            places.run(work, whose, task)
        except Closed as closed:
            ended.append(closed)

    thread = threading.Thread(target=ask)
    thread.start()
    end = time.monotonic() + 60
    while whose not in places._busy:
        assert time.monotonic() < end
        time.sleep(0.01)
    return thread


def test_an_errand_is_answered_by_a_process_that_stays_warm(places: Errands) -> None:
    first = places.run(errand(functions.who), "ada")
    assert first != os.getpid() and places.run(errand(functions.who), "bob") == first
    assert places.run(errand(functions.double, 21), "ada") == 42


def test_a_server_s_compute_only_while_nobody_else_wants_to() -> None:
    lines = (
        "import os",
        "from wolfmoon.server.settings import Settings",
        "from wolfmoon.server.thinking.limits import be_modest",
        "be_modest(Settings().errand_limits())",
        "print(os.sched_getscheduler(0), os.nice(0))",
    )
    said = subprocess.check_output([sys.executable, "-c", "\n".join(lines)], text=True)
    assert said.split() == [str(os.SCHED_IDLE), str(LAST_OF_ALL)]


@pytest.mark.parametrize("function", FAULTS, ids=lambda function: function.__name__)
def test_what_goes_wrong_is_told_and_the_next_is_answered(
    function: Callable[[], None], places: Errands
) -> None:
    with pytest.raises(BotTrouble) as failed:
        places.run(errand(function), "ada")
    kind, what = FAULTS[function]
    assert failed.value.trouble.kind == kind and what in failed.value.trouble.what
    assert places.run(errand(functions.double, 1), "ada") == 2


def test_each_has_one_at_a_time_and_tasks_leave_a_place(places: Errands) -> None:
    ask_aside(places, "ada", task=True)
    for whose, task in (("ada", True), ("ada", False), ("bob", True)):
        with pytest.raises(Busy):
            places.run(errand(functions.double, 1), whose, task)
    assert places.run(errand(functions.double, 1), "bob") == 2


def test_a_server_without_a_process_to_spare_is_busy(places: Errands) -> None:
    with pytest.raises(Busy) as refused:
        Errands(0, LIMITS).run(errand(functions.double, 1), "ada")
    assert (refused.value.code, refused.value.status, refused.value.wait) == ("busy", 503, 5)


def test_an_errand_that_nobody_wants_any_more_is_ended(places: Errands) -> None:
    asking = ask_aside(places, "ada")
    places.stop("bob")
    assert asking.is_alive()
    places.stop("ada")
    asking.join(timeout=20)
    assert not asking.is_alive()
    assert places.run(errand(functions.double, 1), "ada") == 2


def test_a_process_that_nobody_uses_is_ended(
    places: Errands, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = places.run(errand(functions.who), "ada")
    places.rest()
    assert isinstance(number, int) and psutil.pid_exists(number)
    monkeypatch.setattr(module, "IDLE_SECONDS", 0.0)
    places.rest()
    assert not psutil.pid_exists(number)


# -- for tasks --------------------------------------------------------------------------
def test_a_task_has_its_errand_done(desk: TaskTables) -> None:
    desk.put("a", steps=21, kind=THINKING)
    with desk.runner():
        desk.wait_for_all()
    assert THINKING.result_of(desk.task("a").result) == Steps(steps=42)
    assert desk.effects() == ["a"]


def test_a_task_for_which_there_is_no_process_waits_untried(desk: TaskTables) -> None:
    with desk.runner() as runner:
        holding = ask_aside(runner._errands, "bob")
        desk.put("a", kind=THINKING, person=desk.person)
        begun = desk.task("a").run_at
        desk.wait_until(lambda: desk.task("a").run_at > begun)
        assert desk.effects() == []
        runner._errands.stop("bob")
        holding.join(timeout=20)
        desk.wait_for_all()
    assert desk.task("a").attempts == 1


def test_a_server_without_processes_leaves_thinking_to_others(desk: TaskTables) -> None:
    desk.put("a", kind=THINKING)
    desk.put("b")
    with desk.runner(bot_processes=0):
        desk.wait_until(lambda: desk.effects() == ["b"])
    assert desk.task("a").attempts == 0

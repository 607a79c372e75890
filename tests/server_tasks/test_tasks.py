"""A task is put once, leased, tried again with growing pauses, ended once, kept and forgotten."""

import time
from datetime import timedelta

import pytest
from pydantic import BaseModel
from sqlalchemy import Connection

from tests.server_tasks.kinds import BRIEF, DAILY, FAILING, HOPELESS, NOTE, URGENT, Steps
from tests.server_tasks.tables import TaskTables
from wolfmoon.server import protocol
from wolfmoon.server.store.writer import Done
from wolfmoon.server.tasks.forget_tasks import forget
from wolfmoon.server.tasks.hand import Lost
from wolfmoon.server.tasks.kind import Outcome
from wolfmoon.server.tasks.queue import RECURRING
from wolfmoon.server.tasks.registry import KINDS
from wolfmoon.server.tasks.rows import MICROS

HOUR = 3600 * MICROS


NOTE_DONE: Outcome[BaseModel] = Outcome(Steps())
"""What comes of a note, as if its work were done."""


def test_every_kind_has_a_name_of_its_own() -> None:
    assert all(name == kind.name for name, kind in KINDS.items())
    assert len({type(kind) for kind in KINDS.values()}) == len(KINDS)


# -- putting ----------------------------------------------------------------------------
def test_a_key_makes_it_happen_once(desk: TaskTables) -> None:
    assert desk.put("a") and not desk.put("a")
    assert desk.put("a", kind=URGENT), "another kind has keys of its own"
    with desk.runner():
        desk.wait_for_all()
    assert not desk.put("a"), "nor is it done again while its end is remembered"
    assert desk.effects() == ["a", "a"]


def test_a_task_comes_with_a_move_or_not_at_all(desk: TaskTables) -> None:
    id = desk.make("lone-wolves", "me", "here")
    table = desk.table(id)
    assert table.game is not None and table.game.seat is not None
    line = [next(iter(table.game.offer)).text]
    play = protocol.Play(do="play", seat=table.game.seat, line=line)

    def order(connection: Connection, seq: int) -> Done[None]:
        NOTE.put(connection, f"{id}/{seq}", Steps())
        desk.keeper.order(connection, id, play, desk.person, seq, f"order-{seq}")
        return Done(None)

    desk.writer.submit(lambda c: order(c, table.seq)).result()
    with pytest.raises(Exception, match="behind"):
        desk.writer.submit(lambda c: order(c, table.seq - 1)).result()
    assert [task.key for task in desk.tasks()] == [f"{id}/{table.seq}"]


# -- taking -----------------------------------------------------------------------------
def test_a_task_is_taken_once_and_again_after_its_lease(desk: TaskTables) -> None:
    desk.put("a")
    one, two = desk.queue("one"), desk.queue("two")
    first = one.take()
    assert first is not None and first.attempts == 1
    assert two.take() is None and one.take() is None
    time.sleep(0.6)
    one.keep_leases()
    time.sleep(0.6)
    assert two.take() is None
    time.sleep(0.6)
    again = two.take()
    assert again is not None and again.id == first.id and again.attempts == 2
    one.keep_leases()  # too late: it is another's now
    assert not one.put_back(first, timedelta()) and not one.give_up(first, "why")
    assert not one.finish(first, NOTE_DONE)
    with pytest.raises(Lost):
        one.show(first, 0.5, "table-status-playing")
    assert two.finish(again, NOTE_DONE) and not two.finish(again, NOTE_DONE)
    assert desk.task("a").state == "done"


def test_who_lost_a_task_and_takes_it_again_has_one_of_the_two(desk: TaskTables) -> None:
    """The lease has a name for each time, though the number of attempts may be the same."""
    desk.put("a")
    one = desk.queue("one", lease_seconds=0.1)
    first = one.take()
    time.sleep(0.2)
    second = one.take()
    assert first is not None and second is not None
    assert not one.finish(first, NOTE_DONE) and one.finish(second, NOTE_DONE)


def test_a_lease_that_a_wrong_clock_gave_holds_nobody_up(desk: TaskTables) -> None:
    desk.put("a")
    desk.set("a", lease_owner="gone", lease_until=int(time.time() * MICROS) + HOUR, attempts=1)
    with desk.runner():
        desk.wait_for_all()
    assert desk.effects() == ["a"]


def test_what_someone_waits_for_comes_first_and_everyone_has_a_share(desk: TaskTables) -> None:
    bob = desk.guest("Bob")
    for key in ("a", "b", "c"):
        desk.put(key, person=desk.person)
    desk.put("d", person=bob)
    desk.put("e", kind=URGENT, person=desk.person)
    queue = desk.queue("one", lease_seconds=60)
    taken = [task.key for task in iter(queue.take, None)]
    assert taken == ["e", "d", "a", "b", "c"]


def test_a_kind_that_this_program_does_not_know_is_left_alone(desk: TaskTables) -> None:
    desk.put("a")
    desk.set("a", kind="of-tomorrow")
    assert desk.queue("one").take() is None


# -- failing ----------------------------------------------------------------------------
def test_pauses_grow_up_to_a_bound() -> None:
    pauses = [NOTE.pause(attempts).total_seconds() for attempts in range(1, 40)]
    assert pauses[:4] == [2, 4, 8, 16]
    assert pauses == sorted(pauses) and pauses[-1] == 3600


def test_what_fails_is_given_up_after_a_while_and_leaves_nothing_but_its_reason(
    desk: TaskTables,
) -> None:
    desk.put("a", kind=FAILING)
    with desk.runner():
        desk.wait_for_all()
    task = desk.task("a")
    assert (task.state, task.attempts, task.reason) == ("given-up", 3, "ValueError: no idea")
    assert task.result is None and task.forget_at is not None and task.lease_owner is None
    assert desk.effects() == [], "an effect is kept with the end of its task, or not at all"


def test_what_is_of_no_use_is_not_tried_again(desk: TaskTables) -> None:
    desk.put("a", kind=HOPELESS)
    with desk.runner():
        desk.wait_for_all()
    task = desk.task("a")
    assert (task.state, task.attempts, task.reason) == ("given-up", 1, "nobody is there")


def test_a_task_over_which_processes_died_is_given_up(desk: TaskTables) -> None:
    desk.put("a")
    desk.set("a", attempts=NOTE.tries)
    with desk.runner():
        desk.wait_for_all()
    assert desk.task("a").reason == f"begun {NOTE.tries} times and never ended"
    assert desk.effects() == []


def test_a_process_that_ends_puts_its_task_back_untried(desk: TaskTables) -> None:
    desk.put("a", steps=400)
    with desk.runner(lease_seconds=60.0):
        desk.wait_until(lambda: desk.task("a").lease_owner)
    task = desk.task("a")
    assert (task.state, task.attempts, task.lease_owner) == ("waiting", 0, None)


# -- what is kept -----------------------------------------------------------------------
def test_progress_and_result_are_kept(desk: TaskTables) -> None:
    desk.put("a", steps=50)
    with desk.runner():
        desk.wait_until(lambda: 0 < desk.task("a").progress < 1)
        assert desk.task("a").words == "table-status-playing"
        desk.wait_for_all()
    task = desk.task("a")
    assert task.progress == 1.0 and NOTE.result_of(task.result) == Steps(steps=50)
    week = int(timedelta(days=7).total_seconds() * MICROS)
    assert task.forget_at == task.ended + week


def test_a_task_that_has_ended_is_forgotten_after_the_time_of_its_kind(desk: TaskTables) -> None:
    desk.put("a")
    desk.put("b", kind=BRIEF)
    with desk.runner():
        desk.wait_for_all()
    desk.writer.submit(lambda c: Done(forget(c))).result()
    assert [task.key for task in desk.tasks() if task.key] == ["a"]


def test_tasks_are_gone_with_the_person_they_were_for(desk: TaskTables) -> None:
    bob = desk.guest("Bob")
    desk.put("a", person=bob)
    with desk.engine.begin() as connection:
        connection.exec_driver_sql(f"DELETE FROM people WHERE id = '{bob}'")
    assert desk.tasks() == []


# -- again and again --------------------------------------------------------------------
def test_what_comes_again_is_sown_once_and_begins_anew(desk: TaskTables) -> None:
    one, two = desk.queue("one"), desk.queue("two")
    one.sow()
    two.sow()
    (task,) = desk.tasks()
    assert task.kind == DAILY.name and task.run_at > int(time.time() * MICROS) + 23 * HOUR
    assert one.take() is None
    desk.set(RECURRING, run_at=0)
    with desk.runner():
        desk.wait_until(lambda: desk.effects())
    (task,) = desk.tasks()
    assert (task.state, task.attempts, task.forget_at) == ("waiting", 0, None)
    assert task.ended is not None and task.run_at == task.ended + 24 * HOUR


def test_what_comes_again_is_put_off_by_no_clock_that_was_wrong(desk: TaskTables) -> None:
    queue = desk.queue("one")
    queue.sow()
    desk.set(RECURRING, run_at=int(time.time() * MICROS) + 1000 * HOUR)
    queue.sow()
    assert desk.tasks()[0].run_at < int(time.time() * MICROS) + 25 * HOUR

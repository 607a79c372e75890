"""What the server has to do again and again is done by tasks."""

from datetime import UTC, datetime
from uuid import uuid4

from sqlalchemy import select

from tests.server.filled import add_people, keep
from tests.server.tables import ADA, TableInHand
from tests.server_tasks.tables import TaskTables
from wolfmoon.server.events import moment
from wolfmoon.server.naming import SOMEONE_WHO_LEFT
from wolfmoon.server.store import accounts, chats, keys, logs
from wolfmoon.server.store.schema import people
from wolfmoon.server.tasks.queue import RECURRING
from wolfmoon.server.tasks.registry import AGAIN


def run_all(desk: TaskTables, waiting_hours: float = 24.0) -> None:
    """Have everything done that comes again and again, once."""
    with desk.runner(kinds=AGAIN, waiting_hours=waiting_hours):
        desk.wait_until(lambda: len(desk.tasks()) == len(AGAIN))
        desk.set(RECURRING, run_at=0)
        desk.wait_until(lambda: all(task.ended for task in desk.tasks()))
    assert [task.reason for task in desk.tasks()] == [None] * len(AGAIN)


def test_tables_that_nobody_comes_to_are_closed(desk: TaskTables) -> None:
    add_people(desk.engine)
    keep(desk.engine, TableInHand(), "open")  # of a year ago, by its log
    keep(desk.engine, TableInHand(access="link"), "for-a-friend")
    old = (datetime.now(UTC) - TableInHand().table.changed).total_seconds() / 3600
    run_all(desk, waiting_hours=old / 2)
    assert [desk.table(id).status for id in ("open", "for-a-friend")] == ["closed", "gathering"]


def test_sessions_that_have_ended_are_forgotten(desk: TaskTables) -> None:
    add_people(desk.engine)
    with desk.engine.begin() as connection:
        lasting = keys.end_others(connection, ADA, None)
        keys.begin_session(connection, ADA, moment(0))
        keys.begin_session(connection, ADA, datetime.now(UTC))
        assert len(lasting) == 1
    run_all(desk)
    with desk.engine.begin() as connection:
        assert len(keys.end_others(connection, ADA, None)) == 1


def test_guests_who_left_nothing_and_cannot_come_back_are_forgotten(desk: TaskTables) -> None:
    names = ("passes by", "sits", "comes back", "talks")
    passes_by, sits, comes_back, talks = [desk.guest(name) for name in names]
    id = desk.make("lone-wolves", "me", "random", begin=False, host=sits)
    with desk.engine.begin() as connection:
        keys.begin_session(connection, comes_back, datetime.now(UTC))
        chats.add(connection, id, uuid4().hex, talks, None, "Auuu!", datetime.now(UTC))
        new = accounts.add_guest(connection, "new", "en", datetime.now(UTC))
    run_all(desk)
    with desk.engine.begin() as connection:
        left = set(connection.execute(select(people.c.id)).scalars())
        assert left == {sits, comes_back, talks, new}
        called = logs.names_of(connection, [sits, passes_by])
    assert called == {sits: "sits", passes_by: SOMEONE_WHO_LEFT}

"""Bots take their turns by jobs, once each; one that fails is replaced and everyone is told."""

import time
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import pytest

from tests.server_jobs.failing import MOOD
from tests.server_jobs.tables import Tables, own
from wolfmoon.server import protocol
from wolfmoon.server.happened import BotFailed, Closed, Hunted, seat_of
from wolfmoon.server.jobs.queue import Queue
from wolfmoon.server.jobs.turns import MOST_RIVAL_ATTEMPTS, luck, next_lower
from wolfmoon.server.jobs.worker import Worker
from wolfmoon.server.table import CLOSED
from wolfmoon.server.thinking.pool import Room
from wolfmoon.server.wanted import BOT_TURN

HUNT = Hunted(day="2026-11-17", pool=0, counts=True)


@pytest.mark.parametrize(
    ("game", "seats"),
    [("the-wolves", ["random", "Lucky", "random"]), ("lone-wolves", ["First", "random"])],
)
def test_a_table_of_bots_plays_by_itself(tables: Tables, game: str, seats: list[str]) -> None:
    id = tables.make(game, *seats)
    with tables.worker():
        table = tables.wait_for_end(id)
    assert tables.events(id, "bot_failed") == []
    assert {seat_of(event.what) for event in tables.events(id, "played")} == set(range(len(seats)))
    assert tables.jobs(id) == []
    assert table.game is not None and table.game.over


def test_a_turn_is_one_event(tables: Tables) -> None:
    id = tables.make("the-wolves", "Lucky", "random")
    with tables.worker():
        table = tables.wait_for_end(id)
    assert table.game is not None
    rules, played = table.game.rules, [e for e in table.log if e.event.kind == "played"]
    begun = [table.path_of(entry)[0][0] for entry in played]
    turns = [(rules.seat(state), rules.turns(state)) for state in begun]
    assert all(one != following for one, following in pairwise(turns))
    assert max(len(entry.event.what.numbers) for entry in played) > 1


@pytest.mark.parametrize(
    ("bot", "reason", "seconds"),
    [("Hang", "hang", 0.5), ("Hog", "memory", 60.0), ("Cheat", "illegal", 60.0)],
)
def test_a_failing_bot_is_replaced(tables: Tables, bot: str, reason: str, seconds: float) -> None:
    id = tables.make("lone-wolves", bot, "random")
    with tables.worker(bot_seconds=seconds, bot_megabytes=600):
        table = tables.wait(id, lambda table: table.seats[0].bot != own(bot))
        lower = next_lower("lone-wolves", own(bot))
        (failed,) = tables.events(id, "bot_failed")
        assert failed.what == BotFailed(0, own(bot), lower, reason)
        assert table.seats[0].level == lower
    assert [job.step for job in tables.jobs(id)] == [tables.table(id).seq]


def test_a_person_and_a_bot_take_turns(tables: Tables) -> None:
    id = tables.make("lone-wolves", "me", "random")
    with tables.worker():
        for _ in range(6):
            table = tables.wait(id, lambda table: table.to_decide == 0)
            tables.play_first(id)
    assert {seat_of(e.what) for e in tables.events(id, "played")} == {0, 1}
    assert all((e.by is None) == (seat_of(e.what) == 1) for e in tables.events(id, "played"))
    assert table.seats[1].level == "random"


def test_the_pause_counts_from_the_beginning_of_the_turn(tables: Tables) -> None:
    id = tables.make("lone-wolves", "random", "me", pause=3)
    (job,) = tables.jobs(id)
    began = tables.events(id, "began")[0].at.timestamp()
    assert job.run_at / 1e6 == pytest.approx(began + 3, abs=1e-3)
    tables.order(id, protocol.Leave(do="leave"))  # somebody else's doing: the pause stays
    (again,) = tables.jobs(id)
    assert again.step > job.step and again.id != job.id
    assert len(tables.jobs(id)) == 1


def test_what_happens_while_a_bot_thinks_comes_first(tables: Tables) -> None:
    """The bot decides again about the table as it is then; no turn is played twice."""
    id = tables.make("lone-wolves", "Slow", "me")
    with tables.worker():
        tables.wait_for_lease(id)
        before = tables.table(id).seq
        tables.order(id, protocol.Leave(do="leave"))
        tables.wait(id, lambda table: table.step >= 2)
    kinds = [event.kind for event in tables.events(id)[before:]]
    assert kinds[:3] == ["left", "stood_in", "played"]


def test_lost_jobs_are_made_again(tables: Tables) -> None:
    id = tables.make("lone-wolves", "random", "random")
    human = tables.make("lone-wolves", "me", "here")
    waiting = tables.make("lone-wolves", "random", "random", begin=False)
    tables.lose_jobs()
    with tables.worker():
        tables.wait_for_end(id)
    assert tables.jobs(human) == tables.jobs(waiting) == []


def test_a_job_is_taken_once_and_again_after_its_lease(tables: Tables) -> None:
    id = tables.make("lone-wolves", "random", "me")
    workers = [Worker(tables.settings()) for _ in range(2)]
    queues: list[Queue] = [worker.runner._queue for worker in workers]
    first = queues[0].take(("bot-turn",))
    assert first is not None and first.table == id and first.attempts == 1
    assert queues[1].take(("bot-turn",)) is None
    queues[0].keep_leases()
    assert queues[1].take(("bot-turn",)) is None
    time.sleep(1.1)
    again = queues[1].take(("bot-turn",))
    assert again is not None and again.id == first.id and again.attempts == 2
    queues[0].keep_leases()  # too late: it is another's now
    queues[0].put_back(first, 0)
    assert [job.attempts for job in tables.jobs(id)] == [2]
    assert tables.jobs(id)[0].lease_owner is not None
    queues[1].put_back(again, 0)
    assert queues[0].take(("bot-turn",)) is not None
    for worker in workers:
        worker.close()


def test_a_bot_over_which_processes_died_is_replaced(tables: Tables) -> None:
    id = tables.make("lone-wolves", "First", "me")
    with tables.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE jobs SET attempts = 3")
    with tables.worker():
        tables.wait(id, lambda table: table.seats[0].level != own("First"))
    (failed, *_) = tables.events(id, "bot_failed")
    assert isinstance(failed.what, BotFailed)
    assert (failed.what.reason, failed.what.level) == ("crash", own("First"))


def test_a_rival_of_a_hunt_that_fails_is_not_replaced_but_asked_later(
    tables: Tables, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mood = tmp_path / "mood"
    monkeypatch.setenv(MOOD, str(mood))
    id = tables.make("lone-wolves", "Moody", "me", hunt=HUNT)
    with tables.worker():
        tables.wait(id, lambda _: [job.attempts for job in tables.jobs(id)] > [1])
        mood.touch()
        table = tables.wait(id, lambda table: table.to_decide == 1)
    assert tables.events(id, "bot_failed") == []
    assert table.seats[0].level == own("Moody")


def test_a_rival_of_a_hunt_over_which_processes_died_plays_on(tables: Tables) -> None:
    id = tables.make("lone-wolves", "First", "me", hunt=HUNT)
    with tables.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE jobs SET attempts = 9")
    with tables.worker():
        tables.wait(id, lambda table: table.to_decide == 1)
    assert tables.events(id, "bot_failed") == []


def test_a_hunt_whose_rival_fails_for_good_is_called_off(tables: Tables) -> None:
    id = tables.make("lone-wolves", "Crash", "me", hunt=HUNT)
    with tables.engine.begin() as connection:  # it has been asked for minutes
        connection.exec_driver_sql(f"UPDATE jobs SET attempts = {MOST_RIVAL_ATTEMPTS - 2}")
    with tables.worker():
        tables.wait(id, lambda _: put_back(tables, id) == [MOST_RIVAL_ATTEMPTS - 1])
        assert tables.events(id, "closed") == []
        with tables.engine.begin() as connection:
            connection.exec_driver_sql("UPDATE jobs SET run_at = 0")
        table = tables.wait(id, lambda table: table.status == CLOSED)
    (closed,) = tables.events(id, "closed")
    assert closed.what == Closed("rival")
    assert tables.jobs(id) == tables.events(id, "bot_failed") == []
    assert table.to_decide is None


def put_back(tables: Tables, id: str) -> list[int]:
    """How often the jobs of a table were tried that nobody has in hand."""
    return [job.attempts for job in tables.jobs(id) if job.lease_owner is None]


def test_the_luck_of_a_seat_is_secret_and_its_own(tables: Tables) -> None:
    one = tables.table(tables.make("lone-wolves", "random", "random"))
    two = tables.table(tables.make("lone-wolves", "random", "random"))
    assert len({luck(table, seat) for table in (one, two) for seat in (0, 1)}) == 4
    assert luck(tables.table(one.id), 0) == luck(one, 0)


def test_a_lower_level_stands_below() -> None:
    for game in ("the-wolves", "lone-wolves"):
        assert next_lower(game, "random") == "random"
        assert next_lower(game, "somebody:Else") in ("random", "cub")


# -- shares -----------------------------------------------------------------------------
def test_every_host_has_a_share_and_those_who_wait_come_first(tables: Tables) -> None:
    """One host has five tables, another one, and a third watches bots play."""
    bob, cat = tables.guest("Bob"), tables.guest("Cat")
    many = [tables.make("lone-wolves", "random", "me") for _ in range(5)]
    watched = tables.make("lone-wolves", "random", "random", host=cat)
    one = tables.make("lone-wolves", "random", "me", host=bob)
    with closing(Worker(tables.settings())) as worker:
        queue = worker.runner._queue
        taken = [queue.take((BOT_TURN,)) for _ in range(3)]
        assert [job and job.table for job in taken] == [many[0], one, many[1]]
        assert queue.take((BOT_TURN,), Room.NEWCOMERS) is None  # nobody waits for Cat's bots
        waiting = queue.take((BOT_TURN,), Room.WAITING)
        assert waiting is not None and waiting.table == many[2]
        new = tables.make("lone-wolves", "random", "me", host=tables.guest("Dan"))
        newcomer = queue.take((BOT_TURN,), Room.NEWCOMERS)
        assert newcomer is not None and newcomer.table == new
        assert queue.take((BOT_TURN,), Room.NEWCOMERS) is None
        last = [queue.take((BOT_TURN,)) for _ in range(4)]
        assert [job and job.table for job in last] == [many[3], many[4], watched, None]


def test_whoever_was_served_last_waits_for_the_others(tables: Tables) -> None:
    """Also where one job is done after the other."""
    bob = tables.guest("Bob")
    many = [tables.make("lone-wolves", "random", "me") for _ in range(4)]
    ones = [tables.make("lone-wolves", "random", "me", host=bob) for _ in range(2)]
    with closing(Worker(tables.settings())) as worker:
        queue, order = worker.runner._queue, []
        for _ in range(6):
            job = queue.take((BOT_TURN,))
            assert job is not None
            order.append(job.table)
            queue.let_go(job)
    assert order == [many[0], ones[0], many[1], ones[1], many[2], many[3]]


@pytest.mark.parametrize("leased", [True, False])
def test_a_clock_that_was_set_back_holds_up_no_bot(tables: Tables, leased: bool) -> None:
    id = tables.make("lone-wolves", "random", "me")
    tables.put_off(id, seconds=3600, leased=leased)
    with tables.worker():
        tables.wait(id, lambda table: table.to_decide == 1)


def test_a_clock_that_was_set_back_a_little_holds_up_no_bot(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By less than a bot may wait for other reasons: whose clock it is has seen it."""
    id = tables.make("lone-wolves", "random", "me")
    tables.put_off(id, seconds=60)
    with closing(Worker(tables.settings())) as worker:
        queue = worker.runner._queue
        queue.set_right()
        assert queue.take((BOT_TURN,)) is None
        earlier = time.time() - 60
        monkeypatch.setattr("wolfmoon.server.jobs.watch.time.time", lambda: earlier)
        queue.set_right()
        monkeypatch.undo()
        job = queue.take((BOT_TURN,))
        assert job is not None and job.table == id

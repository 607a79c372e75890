"""Clocks, with a clock that the tests turn themselves: moments come with the events."""

from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any
from uuid import uuid4

import pytest

from wolfmoon.server import protocol
from wolfmoon.server.clocks import deadline, seconds_left
from wolfmoon.server.commands import BotPlays, Command, TimedOut, Who
from wolfmoon.server.decide import decide
from wolfmoon.server.events import Event, Order
from wolfmoon.server.making import made
from wolfmoon.server.refused import Refused
from wolfmoon.server.summary import Names, info, summary
from wolfmoon.server.table import Table, table_of
from wolfmoon.server.wanted import BOT_TURN, CLOCK, wanted_jobs

BEGAN = datetime(2026, 11, 15, 12, tzinfo=UTC)
LIVE = {"kind": "live", "minutes": 5, "increment": 10}
TURNS = {"kind": "turns", "hours": 24}
ME, HERE = protocol.SeatWish(kind="me"), protocol.SeatWish(kind="here", name="Bob")
BOT = protocol.SeatWish(kind="bot", level="random")


class Watched:
    """A table, and a clock that stands until it is turned."""

    def __init__(self, clock: dict[str, Any], *seats: protocol.SeatWish, game: str) -> None:
        about = {"game": game, "seats": seats or (ME, HERE), "clock": clock, "pause": 0}
        data = made(
            protocol.NewTable.model_validate(about), "ada", Random(3), ("random",), "random"
        )
        self.at = BEGAN
        self.table = table_of("t", [Event(1, self.at, data, order="secret", by="ada")])
        self.do(protocol.Begin(do="begin"))

    def turn(self, seconds: float) -> "Watched":
        self.at += timedelta(seconds=seconds)
        return self

    def do(self, command: Command) -> Table:
        person = None if isinstance(command, TimedOut | BotPlays) else "ada"
        order = Order(uuid4().hex, person, self.at)
        for event in decide(self.table, command, Who(person, bots=("random",)), order):
            self.table.apply(event)
        return self.table

    def play(self) -> Table:
        game = self.table.game
        assert game is not None and game.seat is not None
        text = game.offer[0].text
        return self.do(protocol.Play(do="play", seat=game.seat, line=[text]))

    def bot_plays(self) -> Table:
        game = self.table.game
        assert game is not None and game.seat is not None
        return self.do(BotPlays(game.seat, (game.offer[0].number,)))

    def undo(self) -> Table:
        seat = self.table.to_decide
        assert seat is not None
        return self.do(protocol.TakeBack(do="undo", seat=seat))

    def left(self) -> list[float | None]:
        seats = range(len(self.table.seats))
        return [seconds_left(self.table.clocks, seat, self.at) for seat in seats]

    def job(self) -> tuple[str, float]:
        """The kind of the job that the table needs, and in how many seconds it is due."""
        (job,) = wanted_jobs(self.table)
        return job["kind"], job["run_at"] / 1e6 - self.at.timestamp()


@pytest.fixture
def live() -> Watched:
    return Watched(LIVE, game="lone-wolves")


def test_time_passes_for_the_one_to_decide(live: Watched) -> None:
    assert live.left() == [300, 300]
    assert live.turn(20).left() == [280, 300]
    live.play()
    assert live.left() == [290, 300]  # ten seconds back
    assert live.turn(7).left() == [290, 293]
    assert live.job() == (CLOCK, pytest.approx(293))


def test_what_others_do_stops_no_clock(live: Watched) -> None:
    live.turn(20).do(protocol.Leave(do="leave", seat=1))
    assert live.turn(5).left() == [275, 300]


def test_a_clock_runs_out_once(live: Watched) -> None:
    live.turn(299.9)
    with pytest.raises(Refused, match="already-done"):
        live.do(TimedOut(0))
    live.turn(0.1).do(TimedOut(0))
    assert [entry.event.kind for entry in live.table.log[-2:]] == ["timed_out", "stood_in"]
    assert live.table.seats[0].stand_in == "random"
    assert live.job()[0] == BOT_TURN
    with pytest.raises(Refused, match="already-done"):
        live.do(TimedOut(0))


def test_a_decision_that_comes_too_late_is_not_played(live: Watched) -> None:
    live.turn(300)
    with pytest.raises(Refused, match="seat-not-held"):
        live.play()
    assert live.table.step == 0


def test_the_clock_of_a_seat_stands_while_a_bot_plays_there(live: Watched) -> None:
    live.turn(100).do(protocol.Leave(do="leave", seat=0))
    assert live.table.seats[0].stand_in == "random"
    live.turn(50).bot_plays()
    assert live.left() == [200, 300]  # and the bot's turn brings nothing back
    live.turn(10).do(protocol.Reclaim(do="reclaim", seat=0))
    assert live.left() == [200, 290]


def test_whoever_comes_back_has_what_they_had_left(live: Watched) -> None:
    live.turn(297)
    for _ in range(3):
        live.do(protocol.Leave(do="leave", seat=0))
        live.turn(1)
        while live.table.to_decide == 0:
            live.bot_plays()
        live.do(protocol.Reclaim(do="reclaim", seat=0))
        assert live.left()[0] == 3
        while live.table.to_decide == 1:
            live.play()


def test_a_clock_that_has_run_out_stays_so(live: Watched) -> None:
    live.turn(300).do(TimedOut(0))
    with pytest.raises(Refused, match="clock-ran-out"):
        live.do(protocol.Reclaim(do="reclaim", seat=0))
    live.turn(1).bot_plays()
    with pytest.raises(Refused, match="clock-ran-out"):
        live.do(protocol.Reclaim(do="reclaim", seat=0))
    assert live.table.seats[0].stand_in == "random" and live.left()[0] == 0


def test_whoever_comes_back_finds_the_hours_of_the_next_turn() -> None:
    """Of the turn in which they left, only what was left of it."""
    table = Watched(TURNS, game="lone-wolves")
    table.turn(80000).do(protocol.Leave(do="leave", seat=0))
    table.do(protocol.Reclaim(do="reclaim", seat=0))
    assert table.left() == [6400, 86400]
    table.turn(6400).do(TimedOut(0))
    with pytest.raises(Refused, match="turn-ran-out"):
        table.do(protocol.Reclaim(do="reclaim", seat=0))
    while table.table.to_decide == 0:
        table.bot_plays()
    table.do(protocol.Reclaim(do="reclaim", seat=0))
    assert table.left() == [86400, 86400]


def test_undo_gives_no_time_back() -> None:
    table = Watched(LIVE, game="the-wolves")
    while table.table.game is None or table.table.game.rules.turns(table.table.game.state) < 1:
        table.play()
    mover = table.table.to_decide
    assert mover is not None
    before = table.left()[mover]
    table.play()
    assert table.table.to_decide == mover and before is not None
    table.turn(40).undo()
    assert table.left()[mover] == before - 40


def test_a_turn_that_is_played_again_brings_its_seconds_once(live: Watched) -> None:
    live.play()
    assert live.left() == [310, 300]
    live.turn(15).do(protocol.AskBack(do="ask_back", seat=0))  # all sit at one device
    assert live.table.to_decide == 0 and live.left() == [310, 285]
    live.turn(5).play()
    assert live.left() == [305, 285]


def test_every_turn_has_its_hours() -> None:
    table = Watched(TURNS, game="lone-wolves")
    assert table.left() == [86400, 86400]
    table.turn(80000).play()
    assert table.left() == [86400, 86400]
    assert table.turn(10).left() == [86400, 86390]
    assert table.job() == (CLOCK, pytest.approx(86390))


def test_bots_have_no_clock_and_tables_without_one_no_job() -> None:
    table = Watched(LIVE, BOT, ME, game="lone-wolves")
    assert deadline(table.table.clocks) is None
    assert table.turn(9999).left() == [300, 300]
    table.bot_plays()
    assert table.turn(1).left() == [300, 299]
    free = Watched({"kind": "none"}, game="lone-wolves")
    assert free.left() == [None, None] and wanted_jobs(free.table) == []


def test_a_server_whose_clock_is_behind_gives_no_time_back(live: Watched) -> None:
    live.turn(-30).play()
    assert live.left() == [310, 300]


def test_what_is_shown_is_the_time_at_that_moment() -> None:
    table = Watched(LIVE, BOT, ME, game="lone-wolves")
    table.at = datetime.now(UTC) - timedelta(seconds=100)
    table.bot_plays()
    seats = info(summary(table.table), "ada", Names())["seats"]
    assert seats[0]["seconds_left"] is None
    assert seats[1]["seconds_left"] == pytest.approx(200, abs=5)
    assert "clocks" not in info(summary(table.table), "ada", Names())


def test_a_table_with_clocks_can_be_listed_before_it_begins() -> None:
    about = {"game": "lone-wolves", "seats": (ME, HERE), "clock": LIVE}
    data = made(protocol.NewTable.model_validate(about), "ada", Random(3), ("random",), "random")
    table = table_of("t", [Event(1, BEGAN, data)])
    seats = info(summary(table), "ada", Names())["seats"]
    assert [seat["seconds_left"] for seat in seats] == [300, 300]
    assert wanted_jobs(table) == []


def test_the_same_log_the_same_clocks(live: Watched) -> None:
    live.turn(20).play()
    live.turn(3).play()
    again = table_of("t", [entry.event for entry in live.table.log])
    assert again.clocks == live.table.clocks

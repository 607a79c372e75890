"""Bots hunt beforehand, where people hunt: as tasks, a few games at a time."""

from collections import Counter
from datetime import UTC, date, datetime, timedelta
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server_tasks.tables import TaskTables
from wolfmoon.server.hunts.day import day_at, table_for
from wolfmoon.server.hunts.marks import LEAST_GAMES, LEVELS, Result
from wolfmoon.server.hunts.playing import BotHunt, hunted_by
from wolfmoon.server.ids import new_id
from wolfmoon.server.store import hunts
from wolfmoon.server.store.writer import Done
from wolfmoon.server.tasks import play_hunts
from wolfmoon.server.tasks.kind import Nothing
from wolfmoon.server.tasks.play_hunts import (
    LATELY,
    MOST_GAMES,
    PLAY_HUNTS,
    PlayHunts,
    next_wanted,
    wanted_setups,
)
from wolfmoon.server.tasks.queue import RECURRING

GAME = "lone-wolves"
TODAY = day_at(datetime.now(UTC))
NOON = datetime(TODAY.year, TODAY.month, TODAY.day, 12, tzinfo=UTC)
TOMORROW = TODAY + timedelta(days=1)


class OneGame(PlayHunts):
    """It plays one game, and ends."""

    seconds = 0.0


def begin(desk: TaskTables, day: date = TODAY) -> str:
    """Someone hunts on a day; the secret of the set-up."""
    person = desk.guest("Ada")

    def work(connection: Any) -> Done[str]:
        hunts.make_secret(connection)
        secret = str(hunts.secret(connection))
        about = table_for(person, secret, day, GAME, 0, counts=True, stand_in="cub")
        made = desk.keeper.make(connection, new_id(), about, {})
        id = made.answer.table.id
        hunt = hunts.Hunt(id, person, "Ada", str(day), GAME, 0, False)
        hunts.add(connection, hunt, counts=True)
        return Done(secret)

    return desk.writer.submit(work).result()


def test_bots_play_only_where_people_hunt(desk: TaskTables) -> None:
    hand = hand_of(desk)
    assert wanted_setups(hand, NOON) == []
    begin(desk)
    today = (TODAY, 0, GAME)
    assert wanted_setups(hand, NOON - timedelta(hours=1)) == [today]
    assert wanted_setups(hand, NOON) == [
        today,
        (TOMORROW, 0, "the-wolves"),
        (TOMORROW, 0, "lone-wolves"),
    ]


def test_a_day_that_is_over_is_played_for_whoever_waits_for_a_mark(desk: TaskTables) -> None:
    hand, before = hand_of(desk), NOON - timedelta(hours=1)
    yesterday, longest = TODAY - timedelta(days=1), TODAY - LATELY
    for day in (longest - timedelta(days=1), longest, yesterday):
        begin(desk, day)
    assert wanted_setups(hand, before) == [(yesterday, 0, GAME), (longest, 0, GAME)]
    assert next_day(hand, before) == (yesterday, LEVELS[0], 0)
    play_many(desk, yesterday, LEAST_GAMES)
    assert next_day(hand, before) == (longest, LEVELS[0], 0)
    play_many(desk, longest, LEAST_GAMES)
    assert next_wanted(hand, before) is None


def test_bots_take_turns_until_a_mark_has_what_it_wants(desk: TaskTables) -> None:
    begin(desk)
    hand, taken = hand_of(desk), Counter[str]()
    while (wanted := next_day(hand, NOON)) is not None and wanted[0] == TODAY:
        _, level, number = wanted
        assert number == taken[level] == min(taken[each] for each in LEVELS)
        keep(desk, TODAY, level, number)
        taken[level] += 1
    assert taken == dict.fromkeys(LEVELS, LEAST_GAMES)


def test_a_night_brings_a_hundred_games_of_each_bot_and_no_more(desk: TaskTables) -> None:
    begin(desk)
    hand = hand_of(desk)
    play_many(desk, TODAY, LEAST_GAMES)
    for game in ("the-wolves", "lone-wolves"):
        play_many(desk, TOMORROW, MOST_GAMES - 1, game)
        for level in LEVELS:
            assert next_day(hand, NOON) == (TOMORROW, level, MOST_GAMES - 1)
            keep(desk, TOMORROW, level, MOST_GAMES - 1, game)
    assert next_wanted(hand, NOON) is None


def test_bots_take_a_third_of_a_minute(desk: TaskTables, monkeypatch: pytest.MonkeyPatch) -> None:
    begin(desk)
    clock = [0.0]
    monkeypatch.setattr(play_hunts, "time", SimpleNamespace(monotonic=lambda: clock[0]))

    def seven_seconds(_: object) -> BotHunt:
        clock[0] += 7.0
        return BotHunt(Result(0.0, -1), (0, 1), ())

    hand: Any = hand_of(desk)
    hand.work_out = seven_seconds
    assert 3 * PLAY_HUNTS.seconds == PLAY_HUNTS.every.total_seconds()
    assert PLAY_HUNTS.do(hand, Nothing()).result.games == 3  # begun after 0, 7 and 14 seconds
    assert [each.number for each in played(desk)] == [0, 0, 0]


def hand_of(desk: TaskTables) -> Any:
    return SimpleNamespace(house=desk.house, settings=desk.settings())


def next_day(hand: Any, at: datetime) -> tuple[date, str, int] | None:
    """What is wanted next: the day, the bot, the number of its game."""
    wanted = next_wanted(hand, at)
    return None if wanted is None else (wanted[0], wanted[3], wanted[4])


def keep(desk: TaskTables, day: date, level: str, number: int, game: str = GAME) -> None:
    """A game of a bot is there."""

    def work(connection: Any) -> Done[None]:
        hunts.keep_bot(connection, (str(day), game, 0, level, number), Result(0.0, -1), [])
        return Done(None)

    desk.writer.submit(work).result()


def play_many(desk: TaskTables, day: date, games: int, game: str = GAME) -> None:
    """So many games of each bot are there."""
    for level in LEVELS:
        for number in range(games):
            keep(desk, day, level, number, game)


def test_a_game_that_a_bot_played_is_kept(desk: TaskTables) -> None:
    secret, kind = begin(desk), OneGame()
    with desk.runner(kinds={kind.name: kind}):
        desk.wait_until(desk.tasks)
        desk.set(RECURRING, run_at=0)
        desk.wait_until(lambda: played(desk))
    first = played(desk)[0]
    about = table_for("nobody", secret, TODAY, GAME, 0, counts=True, stand_in="cub")
    assert (first.level, first.number) == (LEVELS[0], 0)
    assert first.result == hunted_by(about, LEVELS[0], 0).result


def played(desk: TaskTables) -> list[hunts.BotHunt]:
    return desk.house.read(lambda c: hunts.bots_on(c, str(TODAY), GAME, 0))

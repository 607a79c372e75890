"""Bots hunt beforehand, where people hunt: as tasks, a few games at a time."""

from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

from tests.server_tasks.tables import TaskTables
from wolfmoon.server.hunts.day import day_at, table_for
from wolfmoon.server.hunts.playing import LEVELS, hunted_by
from wolfmoon.server.ids import new_id
from wolfmoon.server.store import hunts
from wolfmoon.server.store.writer import Done
from wolfmoon.server.tasks.play_hunts import PlayHunts, wanted_setups
from wolfmoon.server.tasks.queue import RECURRING

GAME = "lone-wolves"
TODAY = day_at(datetime.now(UTC))
NOON = datetime(TODAY.year, TODAY.month, TODAY.day, 12, tzinfo=UTC)
TOMORROW = TODAY + timedelta(days=1)


class OneGame(PlayHunts):
    """It plays one game, and ends."""

    seconds = 0.0


def begin(desk: TaskTables) -> str:
    """Someone hunts today; the secret of the set-up."""
    person = desk.guest("Ada")

    def work(connection: Any) -> Done[str]:
        hunts.make_secret(connection)
        secret = str(hunts.secret(connection))
        about = table_for(person, secret, TODAY, GAME, 0, counts=True, stand_in="cub")
        made = desk.keeper.make(connection, new_id(), about, {})
        id = made.answer.table.id
        hunt = hunts.Hunt(id, person, "Ada", str(TODAY), GAME, 0, False)
        hunts.add(connection, hunt, counts=True)
        return Done(secret)

    return desk.writer.submit(work).result()


def test_bots_play_only_where_people_hunt(desk: TaskTables) -> None:
    hand: Any = SimpleNamespace(house=desk.house, settings=desk.settings())
    assert wanted_setups(hand, NOON) == []
    begin(desk)
    today = (TODAY, 0, GAME)
    assert wanted_setups(hand, NOON - timedelta(hours=1)) == [today]
    assert wanted_setups(hand, NOON) == [
        today,
        (TOMORROW, 0, "the-wolves"),
        (TOMORROW, 0, "lone-wolves"),
    ]


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

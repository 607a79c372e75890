"""The daily hunt: one set-up a day, the same rivals for everyone, and nothing of it beforehand."""

import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, delete, insert, update

import wolfmoon
from tests.server.houses import AtTable, House, Person
from tests.server.tables import BEGAN, TableInHand
from wolfmoon.bots.bot import Budget
from wolfmoon.bots.registry import make_bot
from wolfmoon.bots.seating import seen_by
from wolfmoon.engine.game import Game
from wolfmoon.server import protocol
from wolfmoon.server.commands import BotPlays, CallOff, Command, Who
from wolfmoon.server.decide import decide
from wolfmoon.server.events import Event, Order, dumps
from wolfmoon.server.hunts import day as days
from wolfmoon.server.hunts import everyone, showing
from wolfmoon.server.hunts.everyone import Everyone
from wolfmoon.server.hunts.marks import LEAST_GAMES, LEVELS, Result, mark_of, result_of, week_of
from wolfmoon.server.hunts.places import places_of
from wolfmoon.server.hunts.playing import hunted_by
from wolfmoon.server.ids import new_id
from wolfmoon.server.jobs.turns import question
from wolfmoon.server.refused import Refused
from wolfmoon.server.store import hunts, lists, logs
from wolfmoon.server.store.schema import bot_hunts, people, seats, tables
from wolfmoon.server.summary import summary
from wolfmoon.server.table import FINISHED, table_of
from wolfmoon.server.thinking.turn import decide_turn
from wolfmoon.words import LANGUAGES, say

GAME, TODAY = "lone-wolves", date(2026, 11, 17)
SATURDAY = date(2026, 11, 21)
MOST_DECIDED = 60
"""Decisions of a person in a hunt that is played by a test: some rounds of The Wolves."""
PEOPLE = 8
"""Among whom four set-ups are dealt: that all get the same happens once in 16,384 times."""
ENOUGH = 21
"""Games of each bot in a day that was played: enough for a mark, and a multiple of three."""


# -- the set-up of a day ------------------------------------------------------------------
def setup(day: date = TODAY, person: str = "ada", pool: int = 0, secret: str = "s") -> Any:
    return days.table_for(person, secret, day, GAME, pool, counts=True, stand_in="cub")


def test_everyone_has_the_same_set_up_and_the_same_luck_of_rivals() -> None:
    ada, bob = setup(person="ada"), setup(person="bob")
    assert (ada.opening, ada.secret, ada.commitment) == (bob.opening, bob.secret, bob.commitment)


def test_another_day_pool_or_secret_is_another_set_up() -> None:
    openings = {
        *(setup().opening, setup(TODAY + timedelta(days=1)).opening),
        *(setup(pool=1).opening, setup(secret="t").opening),
    }
    assert len(openings) == 4


def test_weekends_are_hunted_on_the_advanced_board() -> None:
    assert setup().options == {"board": "basic"}
    assert setup(SATURDAY).options == {"board": "advanced"}


def test_the_seat_goes_round() -> None:
    first, second = setup(), setup(TODAY + timedelta(days=1))
    assert [seat.kind for seat in first.seats] == [seat.kind for seat in reversed(second.seats)]


def test_a_bot_hunts_the_same_with_the_same_number_and_otherwise_not() -> None:
    about = setup()
    played = [hunted_by(about, "scout", number) for number in (0, 0, 1, 2)]
    assert played[0] == played[1]
    assert len({each.decided for each in played}) == 3


# -- marks --------------------------------------------------------------------------------
def test_a_win_counts_before_points() -> None:
    assert Result(1.0, 1) > Result(0.0, 30) and Result(1.0, 3) > Result(1.0, 2)
    assert result_of([0.0, 1.0, 0.0], [40, 44, 38], 1) == Result(1.0, 4)


def test_a_mark_is_the_part_of_bots_games_that_are_beaten_ties_half() -> None:
    results = [Result(0.0, -5), Result(0.0, -5), Result(1.0, 2), Result(1.0, 9)]
    bots = dict.fromkeys(LEVELS, results * LEAST_GAMES)
    assert mark_of(Result(1.0, 2), bots) == 62
    bots[LEVELS[0]] = [Result(1.0, 9)] * (len(results) * LEAST_GAMES)  # whom nobody beats
    assert mark_of(Result(1.0, 2), bots) == 42


@pytest.mark.parametrize("late", LEVELS)
def test_there_is_no_mark_until_each_bot_has_played_often_enough(late: str) -> None:
    few = [Result(1.0, 9)] * (LEAST_GAMES - 1)
    bots = dict.fromkeys(LEVELS, few * 2) | {late: few}
    assert mark_of(Result(1.0, 2), {}) is None
    assert mark_of(Result(1.0, 2), bots) is None
    assert mark_of(Result(1.0, 2), bots | {late: [*few, Result(1.0, 9)]}) == 0


def test_the_best_five_marks_of_a_week_count() -> None:
    assert week_of([10, 90, 50, 60, 70, 80, 20]) == 350


# -- rivals --------------------------------------------------------------------------------
def begun(person: str = "ada", counts: bool = True, game: str = GAME) -> TableInHand:
    """A hunt whose person is to decide."""
    about = days.table_for(person, "s", TODAY, game, 0, counts=counts, stand_in="cub")
    at = TableInHand.of(about, person)
    rivals_play(at)
    return at


def rivals_play(at: TableInHand) -> None:
    while (waiting := at.table.waiting_for_bot()) is not None:
        asked = question(at.table, *waiting)
        bot = make_bot(asked.game, asked.bot)
        at.do(BotPlays(asked.seat, decide_turn(bot, asked)), by=None)


def played(person: str, which: int, game: str) -> list[str]:
    """A hunt in which a person always takes the same option; the lines of its game."""
    at, decided = begun(person, game=game), 0
    while at.table.to_decide is not None and decided < MOST_DECIDED:
        at.play(which=which)
        rivals_play(at)
        decided += 1
    assert at.table.game is not None
    return at.table.game.lines()


@pytest.mark.parametrize("game", ["lone-wolves", "the-wolves"])
def test_the_same_decisions_meet_the_same_rivals_and_others_do_not(game: str) -> None:
    ada, bob, eve = played("ada", 0, game), played("bob", 0, game), played("eve", -1, game)
    assert ada == bob != eve


# -- one try ------------------------------------------------------------------------------
def test_what_rivals_have_answered_is_taken_back_in_practice_alone() -> None:
    counts, practice = begun(), begun(counts=False)
    for at in (counts, practice):
        at.play()
        rivals_play(at)
    seat = counts.table.seats_of("ada")[0]
    assert counts.refused("ask_back", seat=seat) == "hunt-one-try"
    assert [each.kind for each in practice.do("ask_back", seat=seat)] == ["back_asked", "undone"]


def test_whoever_leaves_a_hunt_that_counts_does_not_come_back() -> None:
    counts, practice = begun(), begun(counts=False)
    for at in (counts, practice):
        at.do("leave")
    assert counts.refused("reclaim") == "hunt-left"
    assert [each.kind for each in practice.do("reclaim")] == ["reclaimed"]


# -- places -------------------------------------------------------------------------------
def hunted_game(game: str, seed: int) -> Game:
    """A whole game of cubs."""
    played = wolfmoon.new(game, **({"players": 3} if game == "the-wolves" else {}), seed=seed)
    bot = make_bot(game, "cub")
    while played.seat is not None:
        seen = seen_by(played, played.seat)
        played.play(bot.choose(seen, Budget(simulations=1), played.step + 1).action)
    return played


def last_rank(game: Game, states: Any, seat: int) -> int:
    sheet: Any = game.rules.score_sheet(states)
    return int(sheet["seats"][seat]["rank"])


def test_places_of_the_wolves_are_those_after_each_phase_was_scored() -> None:
    game = hunted_game("the-wolves", 5)
    path = game.path
    for seat in range(3):
        found = places_of(game, seat)
        assert [each["date"] for each in found] == ["crescent", "quarter", "full"]
        for number, each in enumerate(found, 1):
            at = next(states for states in path if states[0].phase >= number)
            assert each["place"] == last_rank(game, at, seat)
        assert game.outcome is not None and found[-1]["place"] == game.outcome.ranks[seat]


def test_places_of_lone_wolves_are_those_when_a_moon_was_placed_and_at_the_end() -> None:
    game = hunted_game(GAME, 5)
    for seat in range(2):
        found = places_of(game, seat)
        assert [each["date"] for each in found] == ["moon", "blood-moon", "end"]
        for number, each in enumerate(found[:-1], 1):
            moons = (max(int(land.moon) for land in states[0].lands) for states in game.path)
            at = next(step for step, moon in enumerate(moons) if moon == number)
            assert each["place"] == last_rank(game, game.path[at], seat)
        assert game.outcome is not None and found[-1]["place"] == game.outcome.ranks[seat]


def test_a_date_that_is_not_reached_has_no_place() -> None:
    game = hunted_game(GAME, 5)
    assert places_of(game.at(0), 0) == []
    assert "end" not in [each["date"] for each in places_of(game.at(game.step - 1), 0)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_are_said_in_every_language(language: str) -> None:
    dates = ("crescent", "quarter", "full", "moon", "blood-moon", "end")
    said = [say("hunt-place", language, date=date, place=2) for date in dates]
    assert len(set(said)) == len(dates) and all("2" in each for each in said)
    assert ", ".join(said) in say("hunt-places", language, places=", ".join(said))


# -- at a server --------------------------------------------------------------------------
@pytest.fixture(scope="module")
def hunting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose bots think."""
    with House(None, tmp_path_factory.mktemp("hunts"), "--bot-processes", "1") as house:
        yield house


def hunt(person: Person, **more: Any) -> AtTable:
    return AtTable(person, person.post(f"/api/hunts/{GAME}", more))


def played_out(at: AtTable) -> None:
    """Take the first option until the game is over."""
    seat = next(each["seat"] for each in at.table["seats"] if each["yours"])
    with at.person.socket(at.id) as socket:
        while at.table["status"] == "playing":
            if at.table["to_decide"] == seat:
                at.play(seat, at.position["offer"][0]["text"])
            else:
                socket.recv(timeout=60)
                at.state = at.person.get(at.path)


def test_a_hunt_is_begun_once_and_covered_until_it_is_done(hunting: House) -> None:
    ada, bob = hunting.guest("Ada"), hunting.guest("Bob")
    mine, his = hunt(ada), hunt(bob)
    day = mine.table["hunt"]["day"]
    path = f"/api/hunts/{GAME}/{day}"
    assert hunt(ada).id == mine.id and his.id != mine.id
    assert mine.table["hunt"]["counts"] and mine.table["commitment"] == his.table["commitment"]
    assert ada.refused("POST", f"/api/hunts/{GAME}", {"again": True})["code"] == "hunt-not-done"
    assert ada.refused("POST", f"{mine.path}/branches", {"step": 0})["code"] == "not-finished"
    assert ada.refused("GET", f"{mine.path}/file")["code"] == "not-finished"
    played_out(mine)

    before = bob.get(path)
    protocol.HuntDay.model_validate(before)
    assert not before["open"] and before["people"] == 0 and before["best"] == []
    assert before["places"] == []
    assert bob.get(f"{path}/week")["rows"] == []
    assert bob.refused("GET", mine.path)["code"] == "table-unknown"
    assert bob.refused("GET", f"{mine.path}/replay")["code"] == "table-unknown"
    assert bob.refused("GET", f"{path}/alpha")["code"] == "hunt-covered"

    after = ada.get(path)
    protocol.HuntDay.model_validate(after)
    assert after["open"] and [each["you"] for each in after["best"]] == [True]
    points = ada.get(mine.path)["table"]["points"]
    seat = next(each["seat"] for each in mine.table["seats"] if each["yours"])
    assert after["hunt"]["result"]["ahead"] == points[seat] - points[1 - seat]
    ended = {each["date"]: each["place"] for each in after["places"]}["end"]
    assert (ended == 1) == (after["hunt"]["result"]["share"] > 0)
    assert ada.get("/api/hunts")["in_a_row"] == 1
    assert [each["table"] for each in ada.get("/api/me/hunts")] == [mine.id]

    again = hunt(ada, again=True)
    assert again.id != mine.id and not again.table["hunt"]["counts"]
    played_out(his)
    assert bob.get(f"{mine.path}/replay")["step"] > 0
    found = bob.get(path)
    assert [each["name"] for each in found["best"]] == ["Ada", "Bob"]
    assert [each["people"] for each in found["aheads"]] == [2]


def test_a_hunt_that_was_left_has_no_mark_and_is_practised_at_once(hunting: House) -> None:
    ada = hunting.guest("Ada")
    mine = hunt(ada)
    mine.order("leave")
    path = f"/api/hunts/{GAME}/{mine.table['hunt']['day']}"
    found = ada.get(path)
    assert found["open"] and found["hunt"]["over"] and found["hunt"]["result"] is None
    assert not any(each["you"] for each in found["best"])
    again = hunt(ada, again=True)
    assert again.id != mine.id and not again.table["hunt"]["counts"]
    assert hunt(ada).id == mine.id
    assert mine.look().refused("reclaim")["code"] in ("hunt-left", "game-over")


def test_nobody_hunts_tomorrow_and_nothing_of_it_is_told(hunting: House) -> None:
    ada = hunting.guest("Ada")
    tomorrow = str(datetime.now(UTC).date() + timedelta(days=1))
    body = {"day": tomorrow}
    assert ada.refused("POST", f"/api/hunts/{GAME}", body)["code"] == "hunt-unknown"
    for door in ("", "/week", "/alpha"):
        assert ada.refused("GET", f"/api/hunts/{GAME}/{tomorrow}{door}")["code"] == "hunt-unknown"
    assert tomorrow not in json.dumps(ada.get("/api/hunts")).replace(f"{tomorrow}T00:00:00Z", "")


def test_a_day_that_is_over_can_be_hunted_late(hunting: House) -> None:
    ada = hunting.guest("Ada")
    yesterday = str(datetime.now(UTC).date() - timedelta(days=1))
    late = hunt(ada, day=yesterday)
    assert late.table["hunt"] == {"day": yesterday, "counts": True}
    assert [each["late"] for each in ada.get("/api/me/hunts")] == [True]


def test_a_hunt_that_anyone_could_foresee_counts_for_hunts_alone(
    hunting: House, tmp_path: Path
) -> None:
    few = "--bot-processes", "1"
    foreseen = House(None, tmp_path, *few, "--hunts", "date")
    with foreseen:
        for house, games in ((hunting, 1), (foreseen, 0)):
            ada = house.guest("Ada")
            mine = hunt(ada)
            played_out(mine)
            done = ada.get(f"/api/hunts/{GAME}/{mine.table['hunt']['day']}")
            assert done["hunt"]["result"] is not None and len(done["best"]) > 0
            assert games_of(ada) == games
    with House(None, tmp_path, *few) as drawn:
        back = drawn.visitor()
        back.http.cookies.update(ada.http.cookies)
        assert games_of(back) == 0


def games_of(person: Person) -> int:
    """How many games of a person count for statistics."""
    rows: list[dict[str, int]] = person.get("/api/me/statistics")["rows"]
    return sum(row["games"] for row in rows)


def test_a_server_may_have_no_hunts(tmp_path: Path) -> None:
    with House(None, tmp_path, "--hunts", "off") as house:
        assert house.visitor().refused("GET", "/api/hunts")["code"] == "hunt-unknown"


def test_servers_whose_hunts_follow_from_the_date_have_the_same_ones(tmp_path: Path) -> None:
    seals = list[str]()
    for number, options in enumerate((("--hunts", "date"), ("--hunts", "date"), ())):
        (folder := tmp_path / str(number)).mkdir()
        with House(None, folder, *options) as house:
            seals.append(hunt(house.guest("Ada")).table["commitment"])
    assert seals[0] == seals[1] != seals[2]


def test_a_pool_deals_several_set_ups_and_each_person_keeps_theirs(tmp_path: Path) -> None:
    with House(None, tmp_path, "--hunts", "date", "--hunt-pool", "4") as house:
        people, dealt = [house.guest(f"Ada {number}") for number in range(PEOPLE)], set[str]()
        day = people[0].get("/api/hunts")["day"]
        wanted = {
            setup(date.fromisoformat(day), pool=pool, secret=days.SHARED).commitment: pool
            for pool in range(4)
        }
        for person in people:
            seal = hunt(person).table["commitment"]
            assert hunt(person).table["commitment"] == seal
            dealt.add(seal)
    assert dealt <= set(wanted) and len(dealt) > 1


# -- kept in both databases ----------------------------------------------------------------
def test_one_try_a_day_counts(engine: Engine) -> None:
    with engine.begin() as connection:
        first = kept(connection, "ada")
        hunts.add(connection, first, counts=True)
        second = replace(kept(connection, "ada", new=False), day=first.day)
        with pytest.raises(Refused, match="hunt-not-done"):
            hunts.add(connection, second, counts=True)
        hunts.add(connection, second, counts=False)
        assert [each.table for each in hunts.of_person(connection, "ada", TODAY, TODAY)] == [
            first.table
        ]


def test_the_secret_is_drawn_once(engine: Engine) -> None:
    with engine.begin() as connection:
        assert hunts.secret(connection) is None
        hunts.make_secret(connection)
        drawn = hunts.secret(connection)
        hunts.make_secret(connection)
        assert drawn == hunts.secret(connection) and len(str(drawn)) == 64


def test_a_bot_s_game_is_kept_once(engine: Engine) -> None:
    which = (str(TODAY), GAME, 0, LEVELS[0], 0)
    with engine.begin() as connection:
        for _ in range(2):
            hunts.keep_bot(connection, which, Result(1.0, 3), [1, 2, 3])
        found = hunts.bots_on(connection, str(TODAY), GAME, 0)
        assert [each.result for each in found] == [Result(1.0, 3)]
        assert hunts.decided_by_bot(connection, *which) == [1, 2, 3]


def test_who_leaves_is_over_with_it_and_has_no_result(engine: Engine) -> None:
    with engine.begin() as connection:
        hunts.add(connection, kept(connection, "ada"), counts=True)
        before = own(connection)
        assert before is not None and not before.over
        carry_out(connection, before, protocol.Leave(do="leave", seat=None))
        after = own(connection)
        assert after is not None and after.over and after.result is None


def test_a_hunt_that_was_called_off_counts_for_nothing_and_can_be_begun_anew(
    engine: Engine,
) -> None:
    with engine.begin() as connection:
        for new in (True, False):
            begun = kept(connection, "ada", new)
            hunts.add(connection, begun, counts=True)
            assert own(connection) == begun and not is_off(connection)
            carry_out(connection, begun, CallOff())
            assert own(connection) is None and is_off(connection)
            assert lists.statistics(connection, "ada") == []
        finished(connection, "ada", 20, 10, new=False)
        assert not is_off(connection) and len(day_of(connection, "ada")["best"]) == 1


def is_off(connection: Connection) -> bool:
    """Whether Ada is told that her hunt was called off."""
    told: bool = day_of(connection, "ada")["hunt"]["called_off"]
    return told


def test_statistics_go_by_how_the_day_of_a_hunt_was_drawn(engine: Engine) -> None:
    with engine.begin() as connection:
        finished(connection, "ada", 20, 10)
        finished(connection, "ada", 20, 10, new=False, foreseen=True, day=str(SATURDAY))
        finished(connection, "bob", 20, 10, foreseen=True)
        games = [
            [row["games"] for row in lists.statistics(connection, person)]
            for person in ("ada", "bob")
        ]
        assert games == [[1], []]


def own(connection: Connection, person: str = "ada") -> hunts.Hunt | None:
    return hunts.own(connection, person, TODAY, GAME)


def carry_out(connection: Connection, hunt: hunts.Hunt, command: Command) -> None:
    table = table_of(hunt.table, logs.read(connection, hunt.table))
    events = decide(table, command, Who(hunt.person), Order(new_id(), hunt.person, BEGAN))
    for event in events:
        table.apply(event)
    assert logs.append(connection, table, events, dumps(summary(table)))


def test_a_hunt_that_goes_on_past_midnight_covers_its_day() -> None:
    tomorrow = TODAY + timedelta(days=1)
    begun = hunts.Hunt("t", "ada", "ada", str(TODAY), GAME, 0, False)
    late, done = replace(begun, late=True), replace(begun, over=True)
    seen = [
        [hunts.is_open(mine, TODAY, today) for today in (TODAY, tomorrow)]
        for mine in (None, begun, late, done)
    ]
    assert seen == [[False, True], [False, False], [False, True], [True, True]]


# -- what everyone made ---------------------------------------------------------------------
def finished(
    connection: Connection,
    person: str,
    *points: int,
    new: bool = True,
    foreseen: bool = False,
    **more: Any,
) -> hunts.Hunt:
    """A hunt that ended with some points: one's own first."""
    hunt = replace(kept(connection, person, new), **more)
    hunts.add(connection, hunt, True, foreseen)
    mine = seats.c.table_id == hunt.table
    for row, made, win in (
        (seats.c.person == person, points[0], points[0] > points[1]),
        (seats.c.person.is_(None), points[1], points[0] < points[1]),
    ):
        connection.execute(update(seats).where(mine, row).values(points=made, win=float(win)))
    connection.execute(update(tables).where(tables.c.id == hunt.table).values(status=FINISHED))
    return hunt


@pytest.fixture
def hunted(engine: Engine) -> Iterator[Connection]:
    """A day on which three have hunted in time, one late, and one is not done; bots have too."""
    with engine.begin() as connection:
        for person, *points in (("ada", 20, 10), ("bob", 20, 10), ("cleo", 9, 12)):
            finished(connection, str(person), *map(int, points))
        finished(connection, "dora", 30, 0, late=True)
        hunts.add(connection, kept(connection, "eve"), counts=True)
        results = (Result(0.0, -9), Result(1.0, 2), Result(1.0, 20))
        for number, level in product(range(ENOUGH), LEVELS):
            which = (str(TODAY), GAME, 0, level, number)
            hunts.keep_bot(connection, which, results[number % len(results)], [])
        yield connection


def test_without_enough_games_of_bots_nobody_has_a_mark_or_a_place(hunted: Connection) -> None:
    too_few = bot_hunts.c.number >= LEAST_GAMES - 1
    hunted.execute(delete(bot_hunts).where(bot_hunts.c.level == LEVELS[-1], too_few))
    found = day_of(hunted, "ada")
    assert [each["mark"] for each in found["best"]] == [None] * 3
    assert found["hunt"]["result"]["mark"] is None and found["percentile"] is None
    assert found["hunt"]["bot_games"] == 2 * ENOUGH + LEAST_GAMES - 1
    assert {each["mark"] for bot in found["bots"] for each in bot["results"]} == {None}
    assert week_of_all(hunted, "ada") == []
    protocol.HuntDay.model_validate({**found, "places": []})
    month = showing.calendar(hunted, "ada", TODAY, TODAY)
    assert [each["result"]["mark"] for each in month] == [None]


def day_of(connection: Connection, person: str | None, today: date = TODAY) -> Any:
    house = showing.House("s", 1, today)
    return showing.of_day(connection, house, Everyone(), GAME, TODAY, person)


def week_of_all(connection: Connection, person: str | None, today: date = TODAY) -> Any:
    house = showing.House("s", 1, today)
    return showing.week(connection, house, Everyone(), GAME, TODAY, person)["rows"]


def test_results_are_counted_and_the_best_come_first(hunted: Connection) -> None:
    made = hunts.results_on(hunted, GAME, TODAY)
    assert sorted(made) == [(0, Result(0.0, -3), 1), (0, Result(1.0, 10), 2)]
    best = hunts.best_on(hunted, GAME, TODAY, 2)
    assert [(each.name, each.result) for each in best] == [
        ("ada", Result(1.0, 10)),
        ("bob", Result(1.0, 10)),
    ]


def test_a_day_shows_the_best_and_oneself(
    hunted: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(everyone, "BEST", 1)
    found = day_of(hunted, "cleo")
    assert found["people"] == 3
    assert [(each["name"], each["you"], each["mark"]) for each in found["best"]] == [
        ("ada", False, 67),
        ("cleo", True, 33),
    ]
    assert found["aheads"] == [{"ahead": -3, "people": 1}, {"ahead": 10, "people": 2}]


def test_a_percentile_is_among_the_others_ties_half(
    hunted: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert day_of(hunted, "ada")["percentile"] is None  # too few people
    monkeypatch.setattr(showing, "PEOPLE_FOR_PERCENTILE", 3)
    assert [day_of(hunted, each)["percentile"] for each in ("ada", "cleo")] == [75.0, 0.0]
    tomorrow = TODAY + timedelta(days=1)
    assert day_of(hunted, "dora", tomorrow)["percentile"] == 100.0  # late, not among them


def test_nothing_is_shown_to_whoever_is_not_done_even_after_midnight(hunted: Connection) -> None:
    tomorrow = TODAY + timedelta(days=1)
    for today in (TODAY, tomorrow):
        found = day_of(hunted, "eve", today)
        assert not found["open"] and found["people"] == 0
        assert found["best"] == found["aheads"] == found["bots"] == []
        assert week_of_all(hunted, "eve", today) == []
    stranger = day_of(hunted, None, tomorrow)
    assert stranger["open"] and stranger["people"] == 3
    assert len(week_of_all(hunted, None, tomorrow)) == 3


def test_a_week_shows_the_best_and_oneself(
    hunted: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(everyone, "ROWS", 1)
    rows = week_of_all(hunted, "cleo")
    assert [(row["place"], row["name"], row["you"], row["total"]) for row in rows] == [
        (1, "ada", False, 67),
        (3, "cleo", True, 33),
    ]
    assert rows[0]["marks"] == [None, 67, None, None, None, None, None]


def test_of_many_tries_what_was_counted_is_kept_for_a_while(hunted: Connection) -> None:
    clock = iter((0.0, 1.0))  # counting takes a second
    kept_for = 1.0 / everyone.SHARE
    few, many = Everyone(), Everyone(many=3, clock=lambda: next(clock, now))
    now = 1.0
    for each in (few, many):
        assert each.on(hunted, GAME, TODAY).tries == 3
    finished(hunted, "fay", 5, 6)
    now = kept_for
    assert [each.on(hunted, GAME, TODAY).tries for each in (few, many)] == [4, 3]
    now = kept_for + 2
    assert many.on(hunted, GAME, TODAY).tries == 4


def kept(connection: Connection, person: str, new: bool = True) -> hunts.Hunt:
    """The table of someone who hunts, as a server keeps it."""
    if new:
        row = {"id": person, "name": person, "language": "en", "settings": "{}"}
        connection.execute(insert(people).values(**row, made=0, gone=False))
    about, id = setup(person=person), new_id()
    table = table_of(id, [Event(1, BEGAN, about, id, person)])
    logs.create(connection, table, dumps(summary(table)), {})
    return hunts.Hunt(id, person, person, str(TODAY), GAME, 0, False)

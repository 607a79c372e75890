"""Lists: a page at a time from an index, whatever else there is; nobody's tables hide another's."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event, text

from tests.server.filled import add_people, keep, shelves
from tests.server.houses import House
from tests.server.tables import ADA, BOB, EVE, TableInHand, two
from wolfmoon.server.commands import BotPlays
from wolfmoon.server.refused import Refused
from wolfmoon.server.store import lists
from wolfmoon.server.store.database import is_sqlite
from wolfmoon.server.table import table_of

GAMES, GOING_ON = 600, 120
Plans = list[str]


def plans_of(engine: Engine, ask: Callable[[Connection], Any]) -> Plans:
    """How the database finds what a question asks for."""
    asked: list[tuple[str, Any]] = []
    with engine.connect() as connection:
        note = event.listens_for(connection, "before_cursor_execute")
        note(lambda c, cursor, said, values, context, many: asked.append((said, values)))
        ask(connection)
    word = "EXPLAIN QUERY PLAN " if is_sqlite(engine) else "EXPLAIN "
    with engine.connect() as connection:
        if not is_sqlite(engine):  # where everything is one person's, reading everything is cheap
            connection.exec_driver_sql("SET enable_seqscan = off")
        return [
            "\n".join(str(row[-1]) for row in connection.exec_driver_sql(word + said, values))
            for said, values in asked
            if said.lstrip().startswith("SELECT")
        ]


@pytest.fixture
def many(engine: Engine) -> Engine:
    """A database with two people who have played a lot."""
    add_people(engine)
    shelves(engine, GAMES, GOING_ON)
    with engine.connect() as connection, connection.begin():
        connection.execute(text("ANALYZE"))
    return engine


def test_my_games_and_the_record_are_read_from_an_index(many: Engine) -> None:
    far = lists.Place(2, 0, GAMES // 2, "game-000300")
    shelf, *_ = plans_of(many, lambda c: lists.mine(c, ADA, far))
    assert "ix_seats_shelf" in shelf, shelf
    assert not any(bad in shelf for bad in ("TEMP B-TREE", "Sort", "SCAN")), shelf
    [plan] = plans_of(many, lambda c: lists.statistics(c, ADA))
    assert "ix_seats_record" in plan and "tables" not in plan, plan


def test_pages_hold_everything_once_and_in_order(many: Engine) -> None:
    with many.connect() as connection:
        pages, place = [], lists.START
        while place is not None:
            page, end = lists.mine(connection, BOB, place)
            pages.append(page)
            place = None if end is None else lists.place_of(end)
        assert all(len(page) == lists.PAGE for page in pages[:-1])
        found = [table for page in pages for table in page]
        assert len({table["id"] for table in found}) == len(found) == GAMES + GOING_ON
        parts = [table["status"] == "finished" for table in found]
        assert parts == sorted(parts)
        over = [table["id"] for table in found if table["status"] == "finished"]
        assert over == sorted(over, reverse=True)
        [row] = lists.statistics(connection, BOB)
        assert (row["games"], row["wins"], row["best_points"]) == (GAMES, GAMES, 21)
    for nonsense in ("x", "1.2", "0.0.1", "0.-1.5.x", "9" * 30 + ".0.0.x"):
        with pytest.raises(Refused):
            lists.place_of(nonsense)


def test_what_a_stand_in_made_does_not_count_for_the_one_who_left(engine: Engine) -> None:
    """Nor for a bot; whoever stayed, or came back in time, has played."""
    add_people(engine)
    for id, comes_back in (("left", False), ("came-back", True)):
        desk = two("lone-wolves", options={"seed": None})
        desk.do("leave", BOB)
        if comes_back:
            desk.do("reclaim", BOB)
        while (seat := desk.table.to_decide) is not None:
            assert desk.table.game is not None
            if desk.table.seats[seat].bot is None:
                desk.play()
            else:
                desk.do(BotPlays(seat, (desk.table.game.offer[0].number,)), None)
        keep(engine, desk, id)
    with engine.connect() as connection:
        games = [lists.statistics(connection, person)[0]["games"] for person in (ADA, BOB)]
    assert games == [2, 1]


def hosted_by(person: str) -> TableInHand:
    """A table that gathers, of a host who has no seat."""
    desk = TableInHand(seats="open open")
    first = desk.table.log[0].event
    desk.table = table_of("t", [replace(first, what=replace(desk.table.about, host=person))])
    return desk


def test_many_tables_of_one_host_do_not_hide_another_s(engine: Engine) -> None:
    add_people(engine)
    keep(engine, hosted_by(EVE), "a-quiet-one")  # the last of those that are as new
    for number in range(2 * lists.PAGE):
        keep(engine, TableInHand(), f"loud-{number}")
    with engine.connect() as connection:
        first, end = lists.lobby(connection, None, None)
        assert [each["id"] for each in first].index("a-quiet-one") <= lists.FEW
        assert end is not None
        second, _ = lists.lobby(connection, None, None, lists.place_of(end))
    assert len({each["id"] for each in first + second}) == 2 * lists.PAGE
    [plan] = [p for p in plans_of(engine, lambda c: lists.lobby(c, None, None)) if "lobby" in p][:1]
    assert "ix_tables_lobby" in plan


def test_a_page_that_is_none_is_refused(house: House) -> None:
    ada = house.guest()
    for path in ("/api/tables", "/api/me/tables"):
        assert ada.refused("GET", f"{path}?after=x")["code"] == "bad-request"

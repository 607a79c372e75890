"""Databases with people and tables in them, as servers leave them."""

import random
from typing import Any
from uuid import uuid4

from sqlalchemy import Connection, Engine, Table, insert, select

from tests.server.tables import ADA, BEGAN, BOB, EVE, TableInHand, two
from wolfmoon.server.commands import BotPlays
from wolfmoon.server.events import dumps, moment
from wolfmoon.server.hunts.marks import Result
from wolfmoon.server.store import accounts, archives, chats, hunts, keys, logs, reviews
from wolfmoon.server.store.moves import IS_OVER
from wolfmoon.server.store.schema import invites, lessons, metadata, people, seats, tables
from wolfmoon.server.store.schema_puzzles import puzzle_attempts
from wolfmoon.server.summary import summary
from wolfmoon.server.table import FINISHED, GATHERING, table_of
from wolfmoon.server.tasks.forget_tasks import FORGET_TASKS
from wolfmoon.server.tasks.kind import Nothing
from wolfmoon.server.wanted import wanted_jobs


def keep(engine: Engine, desk: TableInHand, id: str) -> None:
    """Keep a table of the pure core, as the server would."""
    events = [entry.event for entry in desk.table.log]
    with engine.connect() as connection:
        connection.execution_options(writes=True)
        with connection.begin():
            first, whole = table_of(id, events[:1]), table_of(id, events)
            logs.create(connection, first, dumps(summary(first)), {})
            if whole.seq > 1:
                logs.append(connection, whole, events[1:], dumps(summary(whole)))
            logs.replace_jobs(connection, whole, wanted_jobs(whole))


def add_people(engine: Engine) -> None:
    """Ada has an account, the others are guests; all have sessions and tokens."""
    with engine.connect() as connection:
        connection.execution_options(writes=True)
        with connection.begin():
            for name in (ADA, BOB, EVE):
                made = accounts.add_guest(connection, name, "en", moment(0))
                row = people.c.id == made
                connection.execute(people.update().where(row).values(id=name))
                keys.begin_session(connection, name, BEGAN)
                keys.add_token(connection, name, f"a bot of {name}'s", BEGAN)
            accounts.sign_up(connection, ADA, "Ada Ł.", "$argon2id$…")
            account = accounts.by_id(connection, ADA)
            accounts.change(connection, account, settings={"theme": "dark", "ż": [1, 2.5, None]})


def filled(engine: Engine) -> None:
    """Some tables in a database: gathering, going on, finished; with undo in the log."""
    add_people(engine)
    keep(engine, TableInHand(), "gathering")
    going_on = two("the-wolves")
    going_on.play(10)
    going_on.do("undo", going_on.holder(), seat=going_on.table.to_decide)
    keep(engine, going_on, "going-on")
    finished = two("lone-wolves")
    finished.play(200)
    keep(engine, finished, "finished")


def crowd(engine: Engine, tables: int, seed: int = 1) -> None:
    """Many tables of all kinds, with chat, invites, jobs, tasks, lessons and puzzles."""
    add_people(engine)
    chance = random.Random(seed)
    for number in range(tables):
        id, desk = f"table-{number}", _some_table(chance, begin=number % 10 > 0)
        keep(engine, desk, id)
        with engine.connect() as connection:
            connection.execution_options(writes=True)
            with connection.begin():
                _talk(connection, id, chance)
                FORGET_TASKS.put(connection, id, Nothing(), person=ADA)
                archives.keep(connection, id, desk.table.seq, archives.packed([("about", number)]))
                reviews.keep(connection, id, "done", reviews.packed({"turns": []}), None, number)
                learnt = {"person": ADA, "lesson": f"lesson-{number}", "mark": "", "tried": "[]"}
                learnt |= {"step": 1, "stars": number % 4, "at": number}
                connection.execute(insert(lessons).values(learnt))
                _hunt(connection, id, number)
                solved = {"person": ADA, "puzzle": f"puzzle-{number}", "at": number}
                solved |= {"hinted": False, "tries": number}
                connection.execute(insert(puzzle_attempts).values(solved))
                if desk.table.status == GATHERING:
                    values = {"secret": uuid4().hex, "table_id": id, "seat": 1, "used": False}
                    connection.execute(insert(invites).values(values))


def fill_rest(engine: Engine) -> None:
    """A row of every kind that there is none of yet, whatever it says."""
    with engine.connect() as connection:
        connection.execution_options(writes=True)
        with connection.begin():
            for table in metadata.sorted_tables:
                if connection.execute(select(table)).first() is None:
                    connection.execute(insert(table).values(_some_row(connection, table)))


def _some_row(connection: Connection, table: Table) -> dict[str, object]:
    plain: dict[type, object] = {str: f"some {table.name}", int: 1, float: 1.0, bool: True}
    row = {column.name: plain[column.type.python_type] for column in table.columns}
    for column in table.columns:
        for key in column.foreign_keys:
            row[column.name] = connection.execute(select(key.column).limit(1)).scalar()
    return row


def _hunt(connection: Connection, id: str, number: int) -> None:
    """Someone hunts at a table, as a bot did before."""
    day, result = f"2026-11-{number % 28 + 1:02}", Result(1.0, number)
    hunts.make_secret(connection)
    hunts.add(connection, hunts.Hunt(id, ADA, "", day, "the-wolves", 0, False, None), False)
    hunts.keep_bot(connection, (day, "the-wolves", 0, "scout", number), result, [number])


def shelves(engine: Engine, games: int, going_on: int = 0, first: int = 0) -> None:
    """So many finished games of Ada's and Bob's, and some of theirs that go on; without logs."""
    over, playing = two("lone-wolves"), two("lone-wolves")
    over.play(200)
    for place in range(0, games + going_on, 1000):
        numbers = range(place, min(place + 1000, games + going_on))
        desks = [
            (f"game-{first + n:06}", over if n < games else playing, first + n) for n in numbers
        ]
        with engine.connect() as connection:
            connection.execution_options(writes=True)
            with connection.begin():
                connection.execute(insert(tables), [_table_row(*each) for each in desks])
                rows = [row for each in desks for row in _seat_rows(*each)]
                connection.execute(insert(seats), rows)


def _table_row(id: str, desk: TableInHand, number: int) -> dict[str, Any]:
    stands = {"seq": desk.table.seq, "status": desk.table.status, "host": ADA}
    times = {"made": number, "changed": number, "to_decide": desk.table.to_decide}
    kinds = {"game": desk.table.name, "access": "open", "analysis": False, "players": 2}
    listed = None if desk.table.status == FINISHED else desk.table.status
    text = dumps({**summary(desk.table), "id": id})
    return {"id": id, **stands, **times, **kinds, "listed": listed, "summary": text}


def _seat_rows(id: str, desk: TableInHand, number: int) -> list[dict[str, Any]]:
    over = desk.table.status == FINISHED
    shelf = {"game": desk.table.name, "players": 2, "changed": number}
    return [
        {
            "table_id": id,
            "seat": seat,
            "person": (ADA, BOB)[seat],
            "here": False,
            **shelf,
            "stands": IS_OVER if over else int(desk.table.to_decide != seat),
            "points": 20 + seat if over else None,
            "win": float(seat) if over else None,
        }
        for seat in range(2)
    ]


def _some_table(chance: random.Random, begin: bool) -> TableInHand:
    game = chance.choice(["lone-wolves", "the-wolves"])
    clock = chance.choice([{"kind": "none"}, {"kind": "turns", "hours": 1}])
    seats = "me open" + " random" * (game == "the-wolves" and chance.randrange(3))
    desk = TableInHand(game, seats, options={"seed": chance.getrandbits(31)}, clock=clock)
    if not begin:
        return desk
    desk.do("sit", BOB, seat=1)
    desk.do("begin")
    for _ in range(chance.randrange(90)):
        _decide(desk, chance)
    return desk


def _decide(desk: TableInHand, chance: random.Random) -> None:
    seat = desk.table.to_decide
    if seat is None or desk.table.game is None:
        return
    action = chance.choice(desk.table.game.copy().offer)
    if desk.table.seats[seat].bot is not None:
        desk.do(BotPlays(seat, (action.number,)), None)
    elif chance.random() < 0.02:
        desk.do("leave", desk.holder())
    else:
        desk.do("play", desk.holder(), seat=seat, line=[action.text])


def _talk(connection: Connection, id: str, chance: random.Random) -> None:
    for _ in range(chance.randrange(4)):
        text = chance.choice(["Good game!", "Wilki wyją — 🐺", "«Ауу!»"])
        chats.add(connection, id, str(uuid4()), chance.choice([ADA, BOB]), 0, text, BEGAN)

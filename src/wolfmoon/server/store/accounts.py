"""People: guests, who have a name, and accounts, who have a password too."""

import json
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Column, ColumnElement, Connection, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..events import dumps, microseconds
from ..ids import new_id
from ..naming import SOMEONE_WHO_LEFT, is_a_bot_s, is_a_guest_s, key_of, look_of
from ..refused import Refused
from .schema import ALONE, Found, chat, people, seats, sessions, tokens
from .schema_host import acts, reports
from .schema_notify import notify, ways
from .schema_puzzles import own_puzzles, puzzle_attempts, puzzle_players

DEEPEST_SETTINGS = 8
"""So many levels of settings may hold each other."""


@dataclass(frozen=True)
class Account:
    """A person, as kept."""

    id: str
    name: str
    guest: bool
    language: str
    settings: dict[str, object]
    stale: bool = False
    """Whether the last use of the secret that led here was noted long ago."""


# -- reading ----------------------------------------------------------------------------
def account_of(row: Found, stale: bool = False) -> Account:
    """The person of a row; settings that are too deep to be shown are none."""
    settings = json.loads(row.settings)
    settings = settings if depth_of(settings) <= DEEPEST_SETTINGS else {}
    return Account(row.id, row.name, row.password is None, row.language, settings, stale)


def depth_of(value: object) -> int:
    """How many lists and objects hold each other."""
    depth, level = 0, [value]
    while level := [each for each in level if isinstance(each, dict | list)]:
        depth += 1
        level = [v for each in level for v in (each.values() if isinstance(each, dict) else each)]
    return depth


def by_id(connection: Connection, id: str) -> Account:
    """A person who is known to exist."""
    return account_of(connection.execute(select(people).where(people.c.id == id)).one())


def password_of(connection: Connection, name: str) -> tuple[str, str] | None:
    """The id and password hash of an account, by its name."""
    query = select(people.c.id, people.c.password).where(people.c.name_key == key_of(name))
    row = connection.execute(query).first()
    return None if row is None else (row.id, row.password)


def password_by_id(connection: Connection, id: str) -> str | None:
    """The password hash of a person, if it is an account."""
    password = connection.execute(select(people.c.password).where(people.c.id == id)).scalar()
    return None if password is None else str(password)


def check_name(connection: Connection, name: str, person: str | None, guest: bool) -> None:
    """Refuse a name that looks like an account's, a bot's, or, for an account, any guest's.

    Guests may be called alike. An account keeps the name it has.
    """
    taken = is_a_bot_s(name) or (not guest and is_a_guest_s(name))
    alike = select(people.c.id).where(people.c.look == look_of(name), people.c.id != (person or ""))
    if taken or connection.execute(alike).first() is not None:
        raise Refused("name-taken", name=name)


# -- writing ----------------------------------------------------------------------------
def add_guest(connection: Connection, name: str, language: str, at: datetime) -> str:
    """A new person; their id."""
    check_name(connection, name, None, guest=True)
    id = new_id()
    connection.execute(
        insert(people).values(
            id=id,
            name=name,
            language=language,
            settings="{}",
            made=microseconds(at),
            gone=False,
        )
    )
    return id


def sign_up(connection: Connection, person: str, name: str, password: str) -> None:
    """A guest becomes an account, and keeps everything."""
    check_name(connection, name, person, guest=False)
    named = {"name": name, "name_key": key_of(name), "look": look_of(name)}
    change = update(people).where(people.c.id == person)
    try:
        with connection.begin_nested():
            connection.execute(change.values(**named, password=password))
    except IntegrityError:
        raise Refused("name-taken", name=name) from None


def change(connection: Connection, account: Account, **values: Any) -> None:
    """Change a name, a language, settings."""
    if "settings" in values:
        values["settings"] = dumps(values["settings"])
    if "name" in values and values["name"] != account.name:
        check_name(connection, values["name"], account.id, account.guest)
        if not account.guest:
            values |= {"name_key": key_of(values["name"]), "look": look_of(values["name"])}
    try:
        with connection.begin_nested():
            connection.execute(update(people).where(people.c.id == account.id).values(**values))
    except IntegrityError:
        raise Refused("name-taken", name=values["name"]) from None


def set_password(connection: Connection, person: str, password: str) -> None:
    """Keep another password."""
    connection.execute(update(people).where(people.c.id == person).values(password=password))


def forget(connection: Connection, person: str) -> None:
    """Remove all that is personal; the games stay, with someone who left."""
    nobody = {"name": SOMEONE_WHO_LEFT, "name_key": None, "look": None, "password": None}
    of_person = people.c.id == person
    connection.execute(update(people).where(of_person).values(**nobody, settings="{}", gone=True))
    connection.execute(update(seats).where(seats.c.person == person).values(name=None))
    connection.execute(delete(sessions).where(sessions.c.person == person))
    connection.execute(delete(tokens).where(tokens.c.person == person))
    connection.execute(delete(chat).where(chat.c.person == person))
    for table in (ways, notify, puzzle_players, puzzle_attempts, own_puzzles):
        connection.execute(delete(table).where(table.c.person == person))
    connection.execute(
        delete(reports).where((reports.c.by == person) | (reports.c.person == person))
    )
    connection.execute(update(acts).where(acts.c.whom == person).values(facts="{}"))
    for column in _naming_people():
        if column.info == ALONE:
            connection.execute(delete(column.table).where(column == person))


# -- passers-by --------------------------------------------------------------------------
def passers_by(connection: Connection, before: int, most: int) -> list[str]:
    """Some guests who have left nothing here: no session to come back with, no seat, no word."""
    query = select(people.c.id).where(*_left_nothing(before)).limit(most)
    return list(connection.execute(query).scalars())


def forget_passers_by(connection: Connection, ids: list[str], before: int) -> int:
    """Delete those of them who still have left nothing; how many."""
    left = people.c.id.in_(ids), *_left_nothing(before)
    return connection.execute(delete(people).where(*left)).rowcount


def _left_nothing(before: int) -> list[ColumnElement[bool]]:
    """Nothing in any table speaks of them, but for what is kept for them alone."""
    ours = people.c.password.is_(None), people.c.made < before
    others = [column for column in _naming_people() if column.info != ALONE]
    return [*ours, *(~exists().where(column == people.c.id) for column in others)]


def _naming_people() -> list[Column[Any]]:
    """Every column that names a person."""
    return [
        key.parent
        for table in people.metadata.sorted_tables
        for key in table.foreign_keys
        if key.column is people.c.id
    ]

"""People, their sessions and tokens. Of a secret only the hash is kept."""

import hashlib
import json
import secrets
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, Select, Table, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..events import dumps, microseconds, moment
from ..naming import SOMEONE_WHO_LEFT, key_of
from ..refused import Refused
from .schema import chat, people, seats, sessions, tokens

SECRET_BYTES = 32
USED_AGAIN_AFTER = 60 * 60 * 1_000_000
"""A session's last use is noted once an hour, not with every request."""


@dataclass(frozen=True)
class Account:
    """A person, as kept."""

    id: str
    name: str
    guest: bool
    language: str
    settings: dict[str, Any]
    stale: bool = False
    """Whether the last use of the secret that led here was noted long ago."""


def hashed(secret: str) -> str:
    """What is kept of a secret: it has 256 bits, so one round is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


# -- reading ----------------------------------------------------------------------------
def _account(row: Any, stale: bool = False) -> Account:
    settings = json.loads(row.settings)
    return Account(row.id, row.name, row.password is None, row.language, settings, stale)


def _with_secret(table: Table) -> Select[Any]:
    query = select(people, table.c.used).join(table, table.c.person == people.c.id)
    return query.where(table.c.hash == bindparam("hash"))


# Asked with every request, built once.
_BY_SESSION = _with_secret(sessions)
_BY_TOKEN = _with_secret(tokens)


def by_session(connection: Connection, secret: str) -> Account | None:
    """The person whose cookie holds a secret."""
    return _by_secret(connection, _BY_SESSION, secret)


def by_token(connection: Connection, secret: str) -> Account | None:
    """The person who made a token."""
    return _by_secret(connection, _BY_TOKEN, secret)


def _by_secret(connection: Connection, query: Select[Any], secret: str) -> Account | None:
    row = connection.execute(query, {"hash": hashed(secret)}).first()
    if row is None:
        return None
    old = microseconds(datetime.now(UTC)) - USED_AGAIN_AFTER
    return _account(row, stale=row.used is None or row.used < old)


def by_id(connection: Connection, id: str) -> Account:
    """A person who is known to exist."""
    return _account(connection.execute(select(people).where(people.c.id == id)).one())


def password_of(connection: Connection, name: str) -> tuple[str, str] | None:
    """The id and password hash of an account, by its name."""
    query = select(people.c.id, people.c.password).where(people.c.name_key == key_of(name))
    row = connection.execute(query).first()
    return None if row is None else (row.id, row.password)


# -- writing ----------------------------------------------------------------------------
def add_guest(connection: Connection, name: str, language: str, at: datetime) -> str:
    """A new person; their id."""
    id = secrets.token_urlsafe(9)
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


def begin_session(connection: Connection, person: str, at: datetime) -> str:
    """A new session; its secret, which is kept nowhere."""
    secret, used = secrets.token_urlsafe(SECRET_BYTES), microseconds(at)
    values = {"hash": hashed(secret), "person": person, "made": used, "used": used}
    connection.execute(insert(sessions).values(values))
    return secret


def end_session(connection: Connection, secret: str) -> None:
    """Sign out."""
    connection.execute(delete(sessions).where(sessions.c.hash == hashed(secret)))


def sign_up(connection: Connection, person: str, name: str, password: str) -> None:
    """A guest becomes an account, and keeps everything."""
    change = update(people).where(people.c.id == person)
    try:
        with connection.begin_nested():
            connection.execute(change.values(name=name, name_key=key_of(name), password=password))
    except IntegrityError:
        raise Refused("name-taken", name=name) from None


def change(connection: Connection, account: Account, **values: Any) -> None:
    """Change a name, a language, settings."""
    if "settings" in values:
        values["settings"] = dumps(values["settings"])
    if "name" in values and not account.guest:
        values["name_key"] = key_of(values["name"])
    try:
        with connection.begin_nested():
            connection.execute(update(people).where(people.c.id == account.id).values(**values))
    except IntegrityError:
        raise Refused("name-taken", name=values["name"]) from None


def forget(connection: Connection, person: str) -> None:
    """Remove all that is personal; the games stay, with someone who left."""
    nobody = {"name": SOMEONE_WHO_LEFT, "name_key": None, "password": None, "gone": True}
    of_person = people.c.id == person
    connection.execute(update(people).where(of_person).values(**nobody, settings="{}"))
    connection.execute(update(seats).where(seats.c.person == person).values(name=None))
    connection.execute(delete(sessions).where(sessions.c.person == person))
    connection.execute(delete(tokens).where(tokens.c.person == person))
    connection.execute(delete(chat).where(chat.c.person == person))


# -- tokens -----------------------------------------------------------------------------
def add_token(connection: Connection, person: str, label: str, at: datetime) -> dict[str, Any]:
    """A new token, with its secret this once."""
    secret, id = secrets.token_urlsafe(SECRET_BYTES), secrets.token_urlsafe(6)
    values = {"id": id, "person": person, "label": label, "made": microseconds(at)}
    connection.execute(insert(tokens).values(**values, hash=hashed(secret)))
    return {"id": id, "label": label, "made": at, "used": None, "secret": secret}


def tokens_of(connection: Connection, person: str) -> list[dict[str, Any]]:
    """The tokens of a person, oldest first."""
    query = select(tokens).where(tokens.c.person == person).order_by(tokens.c.made)
    return [
        {
            "id": row.id,
            "label": row.label,
            "made": moment(row.made),
            "used": None if row.used is None else moment(row.used),
            "secret": None,
        }
        for row in connection.execute(query)
    ]


def remove_token(connection: Connection, person: str, id: str) -> None:
    """End a token of a person's."""
    query = delete(tokens).where(tokens.c.person == person, tokens.c.id == id)
    if not connection.execute(query).rowcount:
        raise Refused("not-found")


def note_use(connection: Connection, secret: str, at: datetime) -> None:
    """Note that a session or token was used, if that was long ago."""
    used = microseconds(at)
    for table in (sessions, tokens):
        old = (table.c.used.is_(None)) | (table.c.used < used - USED_AGAIN_AFTER)
        mark = update(table).where(table.c.hash == hashed(secret), old)
        connection.execute(mark.values(used=used))

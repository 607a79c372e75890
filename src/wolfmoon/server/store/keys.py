"""What lets someone in: the sessions of browsers, the tokens of programs. Of each secret only the
hash is kept."""

import hashlib
import secrets
from datetime import UTC, datetime

from sqlalchemy import ColumnElement, Connection, Table, bindparam, delete, insert, select, update

from ..events import microseconds, moment
from ..ids import new_id
from ..refused import Refused
from .accounts import Account, account_of
from .schema import Query, people, sessions, tokens

SECRET_BYTES = 32
HOUR = 60 * 60 * 1_000_000
USED_AGAIN_AFTER = HOUR
"""A last use is noted once an hour, not with every request."""
IDLE = 60 * 24 * HOUR
"""A session that was not used for so long has ended."""
LONGEST = 365 * 24 * HOUR
"""No session lasts longer."""
MOST_SESSIONS = 50
"""Of one person; the longest unused make room for a new one."""
AT_ONCE = 500
SESSION, TOKEN = "session", "token"

Key = tuple[str, str]
"""What kind of secret, and its hash: the secret itself stays nowhere."""


def key_of(kind: str, secret: str) -> Key:
    """By what a secret is known: it has 256 bits, so one round of hashing is enough."""
    return kind, hashlib.sha256(secret.encode()).hexdigest()


# -- whose it is ------------------------------------------------------------------------
def _with_secret(table: Table) -> Query:
    query = select(people, table.c.used, table.c.made.label("begun"))
    return query.join(table, table.c.person == people.c.id).where(table.c.hash == bindparam("hash"))


# Asked with every request, built once.
_WHOSE = {SESSION: _with_secret(sessions), TOKEN: _with_secret(tokens)}


def whose(connection: Connection, key: Key) -> Account | None:
    """The person whose session or token it is, unless it has ended."""
    kind, hash = key
    row = connection.execute(_WHOSE[kind], {"hash": hash}).first()
    at = microseconds(datetime.now(UTC))
    if row is not None and row.blocked is not None and row.blocked > at:
        return None
    if row is None or (kind == SESSION and min(row.used + IDLE, row.begun + LONGEST) <= at):
        return None
    return account_of(row, stale=row.used is None or row.used < at - USED_AGAIN_AFTER)


def ended(connection: Connection, keys: list[Key]) -> list[Key]:
    """Those of some secrets that let nobody in any more."""
    lasting: set[Key] = set()
    for kind, table in ((SESSION, sessions), (TOKEN, tokens)):
        hashes = [hash for each, hash in keys if each == kind]
        for place in range(0, len(hashes), AT_ONCE):
            some = table.c.hash.in_(hashes[place : place + AT_ONCE])
            query = select(table.c.hash).where(some)
            if kind == SESSION:
                query = query.where(~_over(datetime.now(UTC)))
            lasting |= {(kind, hash) for hash in connection.execute(query).scalars()}
    return [key for key in keys if key not in lasting]


def _over(at: datetime) -> ColumnElement[bool]:
    now = microseconds(at)
    return (sessions.c.used <= now - IDLE) | (sessions.c.made <= now - LONGEST)


def note_use(connection: Connection, key: Key, at: datetime) -> None:
    """Note that a session or token was used, if that was long ago."""
    table, used = sessions if key[0] == SESSION else tokens, microseconds(at)
    old = (table.c.used.is_(None)) | (table.c.used < used - USED_AGAIN_AFTER)
    connection.execute(update(table).where(table.c.hash == key[1], old).values(used=used))


# -- sessions ---------------------------------------------------------------------------
def begin_session(connection: Connection, person: str, at: datetime, device: str = "") -> str:
    """A new session; its secret, which is kept nowhere."""
    secret, used = secrets.token_urlsafe(SECRET_BYTES), microseconds(at)
    blocked = connection.execute(select(people.c.blocked).where(people.c.id == person)).scalar()
    if blocked is not None and blocked > used:
        raise Refused("blocked")
    newest = _of(person).order_by(sessions.c.used.desc()).offset(MOST_SESSIONS - 1)
    old = [row.hash for row in connection.execute(newest.limit(AT_ONCE))]
    connection.execute(delete(sessions).where(sessions.c.hash.in_(old)))
    values = {"hash": key_of(SESSION, secret)[1], "person": person, "made": used, "used": used}
    connection.execute(insert(sessions).values(**values, device=device))
    return secret


def _of(person: str) -> Query:
    return select(sessions).where(sessions.c.person == person)


def _id(hash: str) -> str:
    """How a session is called where it is listed: nobody comes in with a piece of a hash."""
    return hash[:16]


def sessions_of(connection: Connection, person: str, own: Key | None) -> list[dict[str, object]]:
    """The sessions of a person, the one that asks first, then those used last."""
    query = _of(person).where(~_over(datetime.now(UTC))).order_by(sessions.c.used.desc())
    rows = sorted(connection.execute(query).all(), key=lambda row: (SESSION, row.hash) != own)
    return [
        {
            "id": _id(row.hash),
            "device": row.device or "",
            "made": moment(row.made),
            "used": moment(row.used),
            "ends": moment(min(row.used + IDLE, row.made + LONGEST)),
            "this": (SESSION, row.hash) == own,
        }
        for row in rows
    ]


def end_session(connection: Connection, key: Key) -> None:
    """Sign out."""
    connection.execute(delete(sessions).where(sessions.c.hash == key[1]))


def end_one(connection: Connection, person: str, id: str) -> Key:
    """End a session of a person's by its id; which it was."""
    found = [row.hash for row in connection.execute(_of(person)) if _id(row.hash) == id]
    if not found:
        raise Refused("not-found")
    end_session(connection, (SESSION, found[0]))
    return SESSION, found[0]


def end_others(connection: Connection, person: str, own: Key | None) -> list[Key]:
    """End all sessions of a person but one; which they were."""
    keys = [(SESSION, row.hash) for row in connection.execute(_of(person))]
    others = [key for key in keys if key != own]
    for key in others:
        end_session(connection, key)
    return others


def prune(connection: Connection, at: datetime) -> int:
    """Forget the sessions that have ended by themselves; how many."""
    return connection.execute(delete(sessions).where(_over(at))).rowcount


# -- tokens -----------------------------------------------------------------------------
def add_token(connection: Connection, person: str, label: str, at: datetime) -> dict[str, object]:
    """A new token, with its secret this once."""
    secret, id = secrets.token_urlsafe(SECRET_BYTES), new_id()
    hash = key_of(TOKEN, secret)[1]
    values = {"id": id, "person": person, "label": label, "made": microseconds(at)}
    connection.execute(insert(tokens).values(**values, hash=hash))
    return {"id": id, "label": label, "made": at, "used": None, "secret": secret}


def tokens_of(connection: Connection, person: str) -> list[dict[str, object]]:
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


def remove_token(connection: Connection, person: str, id: str) -> Key:
    """End a token of a person's; which it was."""
    found = tokens.c.person == person, tokens.c.id == id
    hash = connection.execute(select(tokens.c.hash).where(*found)).scalar()
    if hash is None:
        raise Refused("not-found")
    connection.execute(delete(tokens).where(*found))
    return TOKEN, str(hash)

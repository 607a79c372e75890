"""What a host does to people, tables and reports. Whatever is done is noted in the same
transaction."""

import getpass
import hashlib
import json
import os
import secrets
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from itertools import islice
from typing import Any

from sqlalchemy import Column, Connection, RowMapping, delete, func, insert, or_, select, update

from ...engine.errors import BadInput, phrase, shown
from ..events import dumps, microseconds, moment
from ..message import LONGEST_NAME
from ..naming import key_of, tidy
from ..refused import Refused
from . import accounts
from .logs import names_of
from .schema import metadata, people, seats, sessions, tables, tokens
from .schema_host import acts, announcements, invitations, reports

Data = dict[str, Any]
MOST = 50
SECRETS = frozenset(("password", "hash", "secret", "lease_owner"))
"""Columns that are no one's to read, not even for the person whose row it is. Of a report, those
whom it is about never learn who wrote it."""
CHUNK = 1000
LIST = "`wolfmoon people list`"
INVITATION_BYTES = 12
FOR_EVER = (1 << 62) - 1


def note(
    connection: Connection, what: str, whom: str | None, at: datetime, **facts: object
) -> None:
    """Write down what a host has done."""
    values = {"what": what, "whom": whom, "facts": dumps(facts), "at": microseconds(at)}
    connection.execute(insert(acts).values(id=secrets.token_hex(8), by=_user(), **values))


def _user() -> str:
    """Who does it: the user of the machine, by number where the machine has no name for them."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # in a container any number may be a user
        return f"user {os.getuid()}"


def noted(connection: Connection, most: int) -> list[Data]:
    """What was done last, newest first."""
    query = select(acts).order_by(acts.c.at.desc(), acts.c.id).limit(most)
    return [
        {**row, "at": moment(row["at"]), "facts": json.loads(row["facts"])}
        for row in connection.execute(query).mappings()
    ]


# -- people -----------------------------------------------------------------------------
def found_people(connection: Connection, text: str) -> list[Data]:
    """Those whose id it is or whose name holds some text, the newest first."""
    seen = select(func.max(sessions.c.used)).where(sessions.c.person == people.c.id)
    games = select(func.count(seats.c.table_id.distinct())).where(seats.c.person == people.c.id)
    query = (
        select(people, seen.scalar_subquery().label("seen"), games.scalar_subquery().label("games"))
        .where(people.c.id.in_(_called(connection, text)))
        .order_by(people.c.made.desc())
    )
    return [
        {
            "id": row.id,
            "name": row.name,
            "guest": row.password is None,
            "made": moment(row.made),
            "seen": None if row.seen is None else moment(row.seen),
            "games": row.games,
            "blocked": None if row.blocked is None else moment(min(row.blocked, _LATEST)),
            "for_good": row.blocked == FOR_EVER,
        }
        for row in connection.execute(query)
    ]


def _called(connection: Connection, text: str) -> list[str]:
    """The ids of the newest people whose id it is or whose name holds some text.

    Names are compared here: not every database knows small letters beyond those of English.
    """
    query = select(people.c.id, people.c.name).where(people.c.gone.is_(False))
    rows = connection.execution_options(yield_per=CHUNK).execute(
        query.order_by(people.c.made.desc())
    )
    return list(islice((id for id, name in rows if id == text or holds(name, text)), MOST))


def holds(name: str, text: str) -> bool:
    """Whether a name holds some text; large and small letters are the same."""
    return key_of(text) in key_of(name)


_LATEST = microseconds(datetime.fromisoformat("9999-12-31T00:00:00+00:00"))


def person_of(connection: Connection, who: str) -> accounts.Account:
    """The person with an id, or the account of a name; BadInput if there is none."""
    known = or_(people.c.id == who, people.c.name_key == key_of(who))
    row = connection.execute(select(people).where(known, people.c.gone.is_(False))).first()
    if row is None:
        raise BadInput(phrase("host-no-person", found=shown(who), list=LIST))
    return accounts.account_of(row)


def rename(connection: Connection, person: accounts.Account, name: str, at: datetime) -> None:
    """Give a person another name."""
    after = _fit(name)
    try:
        accounts.change(connection, person, name=after)
    except Refused:
        raise BadInput(phrase("host-name", found=shown(name))) from None
    note(connection, "people rename", person.id, at, before=person.name, after=after)


def _fit(name: str) -> str:
    """A name as it is kept; BadInput if nobody can be called so."""
    with suppress(Refused):
        if len(after := tidy(name)) <= LONGEST_NAME:
            return after
    raise BadInput(phrase("host-name-bad", found=shown(name), most=LONGEST_NAME))


def block(connection: Connection, person: str, until: int | None, at: datetime) -> None:
    """Let a person in no more until a moment; None: let them in again."""
    connection.execute(update(people).where(people.c.id == person).values(blocked=until))
    if until is not None:
        connection.execute(delete(sessions).where(sessions.c.person == person))
        connection.execute(delete(tokens).where(tokens.c.person == person))
    note(connection, "people unblock" if until is None else "people block", person, at, until=until)


def erase(connection: Connection, person: str, at: datetime) -> None:
    """Forget all that is personal; the games stay, with someone who left."""
    accounts.forget(connection, person)
    note(connection, "people erase", person, at)


def export(connection: Connection, person: str, at: datetime) -> Data:
    """Everything that is kept of a person, by table, without secrets."""
    kept: Data = {}
    for column in _naming(people.c.id):
        query = select(column.table).where(column == person)
        rows = [_readable(row, column) for row in connection.execute(query).mappings()]
        if rows:
            kept.setdefault(column.table.name, {})[column.name] = rows
    own = connection.execute(select(people).where(people.c.id == person)).mappings().one()
    note(connection, "people export", person, at)
    return {"person": _readable(own, people.c.id), **kept}


def _readable(row: RowMapping, column: Column[Any]) -> Data:
    """What a person may read of a row that a column of names them in."""
    hidden = SECRETS | {"by"} if column is reports.c.person else SECRETS
    return {name: value for name, value in row.items() if name not in hidden}


def _naming(key: Column[Any]) -> Iterator[Column[Any]]:
    """Every column that refers to a key."""
    for table in metadata.sorted_tables:
        yield from (each.parent for each in table.foreign_keys if each.column is key)


# -- coming in --------------------------------------------------------------------------
def invite(connection: Connection, uses: int, until: int, at: datetime) -> str:
    """A new invitation to the server; its secret, of which only a hash is kept."""
    secret = secrets.token_urlsafe(INVITATION_BYTES)
    values = {"hash": _hash(secret), "at": microseconds(at), "until": until, "left": uses}
    connection.execute(insert(invitations).values(values))
    note(connection, "people invite", None, at, uses=uses)
    return secret


def use_invitation(connection: Connection, secret: str | None, at: datetime) -> None:
    """Let one person more in by an invitation; Refused if it lets nobody in."""
    now = microseconds(at)
    open_ = invitations.c.left > 0, invitations.c.until > now
    used = update(invitations).where(invitations.c.hash == _hash(secret or ""), *open_)
    if not connection.execute(used.values(left=invitations.c.left - 1)).rowcount:
        raise Refused("invitation-needed")


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


# -- tables -----------------------------------------------------------------------------
def found_tables(connection: Connection, text: str) -> list[Data]:
    """Tables whose id it is, whose title holds some text, or where a person of that name sits."""
    wanted = {text, *_seated(connection, text)}
    query = select(tables).order_by(tables.c.changed.desc())
    rows = connection.execution_options(yield_per=CHUNK).execute(query)
    found = ((row, str(json.loads(row.summary)["title"] or "")) for row in rows)
    return [
        {
            "id": row.id,
            "game": row.game,
            "title": title,
            "status": row.status,
            "access": row.access,
            "changed": moment(row.changed),
        }
        for row, title in islice(
            (each for each in found if each[0].id in wanted or holds(each[1], text)), MOST
        )
    ]


def _seated(connection: Connection, text: str) -> set[str]:
    """The tables where someone sits whose name holds some text."""
    query = select(seats.c.table_id, people.c.name).join(people, people.c.id == seats.c.person)
    rows = connection.execution_options(yield_per=CHUNK).execute(query)
    return {table for table, name in rows if holds(name, text)}


def delete_table(connection: Connection, id: str, at: datetime) -> None:
    """Delete a table with everything that was played and said at it."""
    if connection.execute(select(tables.c.id).where(tables.c.id == id)).first() is None:
        raise BadInput(phrase("host-no-table", found=shown(id)))
    for column in _naming(tables.c.id):
        connection.execute(delete(column.table).where(column == id))
    connection.execute(delete(tables).where(tables.c.id == id))
    note(connection, "tables delete", id, at)


# -- announcements ----------------------------------------------------------------------
def announce(connection: Connection, text: str, until: int, at: datetime) -> None:
    """Tell everyone something until a moment; what was told before ends."""
    connection.execute(delete(announcements))
    if text:
        values = {"id": secrets.token_hex(6), "at": microseconds(at), "until": until, "text": text}
        connection.execute(insert(announcements).values(values))
    note(connection, "announce", None, at, text=text)


def announced(connection: Connection, at: datetime) -> Data | None:
    """What everyone is told now."""
    query = select(announcements).where(announcements.c.until > microseconds(at))
    row = connection.execute(query.order_by(announcements.c.at.desc()).limit(1)).first()
    return None if row is None else {"id": row.id, "text": row.text, "until": moment(row.until)}


# -- reports ----------------------------------------------------------------------------
def listed_reports(connection: Connection, every: bool) -> list[Data]:
    """The reports that wait, or all of them, newest first, with how those are called whom."""
    query = select(reports) if every else select(reports).where(reports.c.settled.is_(None))
    rows = connection.execute(query.order_by(reports.c.at.desc()).limit(MOST)).mappings().all()
    ids = {row[name] for row in rows for name in ("by", "person")} - {None}
    names = names_of(connection, ids)
    return [
        {
            **row,
            "at": moment(row["at"]),
            "chat": json.loads(row["chat"]),
            "by_name": names.get(row["by"]),
            "person_name": names.get(row["person"] or ""),
        }
        for row in rows
    ]


def settle(connection: Connection, id: str, said: str, at: datetime) -> None:
    """A report is dealt with."""
    waits = update(reports).where(reports.c.id == id, reports.c.settled.is_(None))
    if not connection.execute(waits.values(settled=microseconds(at), note=said)).rowcount:
        raise BadInput(phrase("host-no-report", found=shown(id)))
    note(connection, "reports settle", id, at, note=said)

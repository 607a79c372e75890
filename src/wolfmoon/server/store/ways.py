"""The ways by which messages leave, what people want to be told, and the keys that sign them."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace

from sqlalchemy import Connection, Row, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ..events import Data, dumps
from ..ids import new_id
from .prepared import Values
from .schema import house_secrets, people
from .schema_notify import notify, ways

ON, OFF, UNCONFIRMED, GONE, FAILING = "on", "off", "unconfirmed", "gone", "failing"
PUSH, MAIL, HOOK = "push", "mail", "hook"
BY_ITSELF = (GONE, FAILING)
"""Off, and nobody has said so: its owner is told."""


@dataclass(frozen=True)
class Way:
    """A way by which messages leave."""

    id: str
    person: str | None
    table: str | None
    kind: str
    service: str
    address: str
    label: str
    language: str
    state: str
    made: int
    used: int | None = None
    failing: int | None = None
    answer: Data | None = None
    said: bool = True

    @property
    def forgotten(self) -> bool:
        """Whether it was a browser that is gone: nothing is kept that leads to it."""
        return self.kind == PUSH and self.state == GONE


def way_of(row: Row[tuple[object, ...]]) -> Way:
    """A way, as kept."""
    about = dict(row._mapping)
    about["table"] = about.pop("table_id")
    answer = about.pop("answer")
    return Way(**about, answer=None if answer is None else json.loads(answer))


def new_way(**about: object) -> Way:
    """A way that has not been used."""
    return replace(Way("", None, None, "", "", "", "", "en", ON, 0), id=new_id(), **about)  # type: ignore[arg-type]


def add(connection: Connection, way: Way) -> None:
    """Keep a new way."""
    values = {**vars(way), "table_id": way.table}
    del values["table"]
    connection.execute(insert(ways).values(**{**values, "answer": None}))


def of_person(connection: Connection, person: str) -> list[Way]:
    """All ways of a person, the oldest first."""
    query = select(ways).where(ways.c.person == person).order_by(ways.c.made, ways.c.id)
    return [way_of(row) for row in connection.execute(query)]


def of_table(connection: Connection, table: str) -> list[Way]:
    """The ways of a table itself."""
    query = select(ways).where(ways.c.table_id == table).order_by(ways.c.made, ways.c.id)
    return [way_of(row) for row in connection.execute(query)]


def by_id(connection: Connection, id: str) -> Way | None:
    """A way, if it is still there."""
    row = connection.execute(select(ways).where(ways.c.id == id)).first()
    return None if row is None else way_of(row)


def change(connection: Connection, id: str, **values: object) -> None:
    """Change something about a way."""
    if "answer" in values and values["answer"] is not None:
        values["answer"] = dumps(values["answer"])
    connection.execute(update(ways).where(ways.c.id == id).values(**values))


def remove(connection: Connection, id: str) -> None:
    """Forget a way, and where it led."""
    connection.execute(delete(ways).where(ways.c.id == id))


def gone(way: Way) -> Values:
    """What a way becomes behind which there is nobody; a webhook may be switched on again."""
    return {"state": GONE, "address": ""} if way.kind == PUSH else {"state": GONE}


def remove_forgotten(connection: Connection, person: str) -> None:
    """Make room in the place of a person's browsers that are gone."""
    mine = ways.c.person == person, ways.c.kind == PUSH, ways.c.state == GONE
    connection.execute(delete(ways).where(*mine))


def troubles(connection: Connection, person: str) -> list[Way]:
    """The ways of a person that went off by themselves, of which they do not know yet."""
    off = ways.c.person == person, ways.c.state.in_(BY_ITSELF), ways.c.said.is_(False)
    return [way_of(row) for row in connection.execute(select(ways).where(*off))]


# -- what people want -------------------------------------------------------------------
@dataclass(frozen=True)
class Wants:
    """What is known of someone who may be told something."""

    choices: Data
    here: int | None
    language: str
    name: str


def wants_of(connection: Connection, person: str) -> Wants | None:
    """What someone wants to be told; None if they are gone."""
    query = select(people.c.language, people.c.name, notify.c.choices, notify.c.here)
    joined = query.select_from(people.outerjoin(notify, notify.c.person == people.c.id))
    row = connection.execute(joined.where(people.c.id == person, people.c.gone.is_(False))).first()
    if row is None:
        return None
    return Wants(json.loads(row.choices or "{}"), row.here, row.language, row.name)


def choose(connection: Connection, person: str, choices: Data) -> None:
    """Keep what someone wants."""
    _put(connection, [{"person": person, "choices": dumps(choices), "here": None}], "choices")


def note_here(connection: Connection, seen: dict[str, int]) -> None:
    """Keep when people were last here, of those who have a way for messages to go."""
    having = select(ways.c.person).where(ways.c.person.in_(sorted(seen)), ways.c.state == ON)
    known = set(connection.execute(having.distinct()).scalars())
    rows: list[Values] = [
        {"person": person, "choices": "{}", "here": seen[person]} for person in sorted(known)
    ]
    if rows:
        _put(connection, rows, "here")


def _put(connection: Connection, rows: Iterable[Values], field: str) -> None:
    add = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    new = add(notify).values(list(rows))
    change = {field: new.excluded[field]}
    connection.execute(new.on_conflict_do_update(index_elements=["person"], set_=change))


# -- keys -------------------------------------------------------------------------------
def secret(connection: Connection, name: str) -> str | None:
    """A secret of this server, if it was made."""
    return connection.execute(
        select(house_secrets.c.value).where(house_secrets.c.name == name)
    ).scalar()


def keep_secret(connection: Connection, name: str, value: str) -> None:
    """Keep a secret, unless there is one: it is made once, for good."""
    add = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    fresh = add(house_secrets).values(name=name, value=value).on_conflict_do_nothing()
    connection.execute(fresh)

"""Statements that every order needs, written for a database once.

On its usual way SQLAlchemy takes several times as long to find a statement again, and to check
what goes into it, as the database takes to carry it out.
"""

from typing import Any

from sqlalchemy import Connection, CursorResult, Dialect
from sqlalchemy.sql import ClauseElement

Values = dict[str, object]


class Prepared:
    """A statement whose values need no conversion: numbers, text and None."""

    def __init__(self, statement: ClauseElement) -> None:
        self._statement = statement
        self._written: dict[str, tuple[str, list[str] | None]] = {}

    def on(self, connection: Connection, **values: object) -> CursorResult[Any]:
        """Carry it out with values by their names."""
        text, order = self._for(connection.dialect)
        return connection.exec_driver_sql(text, _in_order(values, order))

    def _for(self, dialect: Dialect) -> tuple[str, list[str] | None]:
        """The words for a kind of database, and the order of its values if they have no names."""
        if dialect.name not in self._written:
            compiled = self._statement.compile(dialect=dialect)
            order = compiled.positiontup  # type: ignore[attr-defined]
            self._written[dialect.name] = str(compiled), order
        return self._written[dialect.name]


def _in_order(values: Values, order: list[str] | None) -> Values | tuple[object, ...]:
    return values if order is None else tuple([values[name] for name in order])

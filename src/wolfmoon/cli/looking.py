"""Looking something up in the database of a server, and telling it: as a table, or as JSON."""

import json
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import click

from .db import at_database
from .tables import heads, listed

if TYPE_CHECKING:
    from sqlalchemy import Connection

Found = dict[str, Any]
"""One thing that was found, by the names of its parts."""


def looked_up(
    data: str | None, database: str | None, query: "Callable[[Connection], list[Found]]"
) -> list[Found]:
    """What a query finds in the database that is meant."""
    from ..server.hosting import look

    with at_database(data, database) as engine:
        return look(engine, query)


def told(
    found: list[Found], as_json: bool, columns: Sequence[str], row: Callable[[Found], list[str]]
) -> None:
    """Tell what was found: a row for each, or everything as JSON."""
    if as_json:
        echo_json(found)
    else:
        listed(heads(*columns), [row(each) for each in found])


def echo_json(found: object) -> None:
    """Print something for programs."""
    click.echo(json.dumps(found, indent=2, default=str, ensure_ascii=False))

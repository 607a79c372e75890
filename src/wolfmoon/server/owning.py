"""What a review leaves for those who played: their labelled turns become puzzles of their own."""

import hashlib

from sqlalchemy import Connection

from ..puzzles.owning import Error, Owned
from ..puzzles.puzzle import OWN
from .seats import Seat
from .store import puzzles
from .store.reviews import Plain
from .table import Table

MOST_OF_A_GAME = 6
"""Puzzles that one game leaves for a person: the turns that gave up most."""
DRAFT = "draft"
"""To place a wolf at the start is no turn."""
NAME_BYTES = 8


def errors_in(review: Plain, seats: list[Seat]) -> list[Error]:
    """The labelled turns of people, for each of them those that gave up most."""
    found: list[Error] = []
    for number, seat in enumerate(seats):
        if seat.person is None or seat.here:
            continue
        own = [each for each in review["turns"] if each["seat"] == number and _asks(each)]
        own.sort(key=lambda each: -each["loss"])
        found += [_error(each) for each in own[:MOST_OF_A_GAME]]
    return found


def _asks(turn: Plain) -> bool:
    return bool(turn["label"]) and turn["better"] is not None and turn["kind"] != DRAFT


def _error(turn: Plain) -> Error:
    played, better = (tuple(turn[line]["decisions"]) for line in ("played", "better"))
    return Error(turn["step"], turn["seat"], played, better, turn["loss"])


def keep(connection: Connection, table: Table, found: list[Owned], at: int) -> None:
    """Keep puzzles for those who played; to do it twice does no harm."""
    for each in found:
        person = table.seats[each.seat].person
        if person is not None:
            about = {"id": _id(table.id, each.step), "table_id": table.id, "game": table.name}
            kept = {**each._asdict(), **about, "at": at}
            del kept["seat"]
            puzzles.keep_own(connection, person, kept)


def _id(table: str, step: int) -> str:
    """The name of a puzzle: a turn of a game has one, however often it is reviewed."""
    digest = hashlib.sha256(f"{table} {step}".encode()).digest()
    return f"{OWN}.{digest[:NAME_BYTES].hex()}"

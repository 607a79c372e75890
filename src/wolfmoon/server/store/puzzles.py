"""How people stand in puzzles, how hard puzzles are, and what was tried.

The first try of a person at a puzzle counts, once; whatever comes later is only remembered.
"""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import date

from sqlalchemy import ColumnElement, Connection, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ...puzzles.book import unpacked
from ...puzzles.puzzle import OWN, Condition, Puzzle, Standing
from ...puzzles.rating import Rating, met, of_puzzle, weight
from .schema import Found
from .schema_puzzles import own_puzzles, puzzle_attempts, puzzle_players, puzzle_strengths

COMPLAINTS = 3
"""A puzzle that so many found bad, and more than found it good, is given to nobody any more."""
HISTORY = 50


@dataclass(frozen=True)
class Ended:
    """A try that has come to its end."""

    puzzle: Puzzle
    right: bool
    themed: bool
    at: int
    day: date | None
    """The day whose puzzle it is, if it is today's."""


@dataclass(frozen=True)
class Counted:
    """What a first try has done."""

    before: Rating
    after: Rating
    puzzle: Rating
    weight: float


# -- ratings ----------------------------------------------------------------------------
def player(connection: Connection, person: str, game: str) -> Rating:
    """How strong a person is in the puzzles of a game."""
    mine = (puzzle_players.c.person == person) & (puzzle_players.c.game == game)
    row = connection.execute(select(puzzle_players).where(mine)).first()
    return Rating() if row is None else _rating(row)


def strength(connection: Connection, puzzle: Puzzle) -> Rating:
    """How hard a puzzle is."""
    query = select(puzzle_strengths).where(puzzle_strengths.c.puzzle == puzzle.id)
    row = connection.execute(query).first()
    return of_puzzle(puzzle.rating) if row is None else _rating(row)


def strengths(connection: Connection, ids: Collection[str] | None = None) -> dict[str, Rating]:
    """How hard puzzles are that somebody has met: all of them, or some."""
    query = select(puzzle_strengths)
    if ids is not None:
        query = query.where(puzzle_strengths.c.puzzle.in_(ids))
    return {row.puzzle: _rating(row) for row in connection.execute(query)}


def withdrawn(connection: Connection) -> set[str]:
    """Puzzles that are given to nobody any more."""
    table = puzzle_strengths
    bad = (table.c.bad >= COMPLAINTS) & (table.c.bad > table.c.good)
    return set(connection.execute(select(table.c.puzzle).where(bad)).scalars())


def _rating(row: Found) -> Rating:
    return Rating(row.rating, row.deviation, row.volatility)


def _values(rating: Rating) -> dict[str, float]:
    return {
        "rating": rating.value,
        "deviation": rating.deviation,
        "volatility": rating.volatility,
    }


# -- tries ------------------------------------------------------------------------------
def note_hint(connection: Connection, person: str, puzzle: str, at: int) -> None:
    """A person has asked for a hint; it matters until their first try has ended."""
    row = _attempt(connection, person, puzzle)
    if row is None:
        _begin(connection, person, puzzle, at, hinted=True)
    elif row.first is None:
        connection.execute(update(puzzle_attempts).where(*_of(person, puzzle)).values(hinted=True))


def ended(connection: Connection, person: str, end: Ended) -> Counted | None:
    """Remember a try that has ended; what it has done to the ratings, if it was the first."""
    row = _attempt(connection, person, end.puzzle.id)
    if row is None:
        _begin(connection, person, end.puzzle.id, end.at)
        row = _attempt(connection, person, end.puzzle.id)
        assert row is not None
    values: dict[str, object] = {"tries": row.tries + 1}
    counted = None
    if row.first is None:
        counted = _count(connection, person, end, weight(row.hinted, end.themed))
        values |= {"first": end.right, "after": counted.after.value}
    if end.right and row.solved is None:
        values |= {"solved": end.at, "day": end.day and end.day.isoformat()}
    change = update(puzzle_attempts).where(*_of(person, end.puzzle.id))
    connection.execute(change.values(values))
    return counted


def _count(connection: Connection, person: str, end: Ended, weight: float) -> Counted:
    """Player and puzzle have met."""
    before, hard = player(connection, person, end.puzzle.game), strength(connection, end.puzzle)
    if end.puzzle.id.startswith(f"{OWN}."):  # it is of no other rating than its own
        return Counted(before, before, hard, 0.0)
    after, harder = met(before, hard, end.right, weight)
    table = puzzle_players
    mine = (table.c.person == person) & (table.c.game == end.puzzle.game)
    if connection.execute(update(table).where(mine).values(_values(after))).rowcount == 0:
        row = {"person": person, "game": end.puzzle.game, **_values(after)}
        connection.execute(insert(table).values(row))
    _put_strength(connection, end.puzzle.id, harder)
    return Counted(before, after, harder, weight)


def _put_strength(connection: Connection, puzzle: str, rating: Rating) -> None:
    table = puzzle_strengths
    change = update(table).where(table.c.puzzle == puzzle).values(_values(rating))
    if connection.execute(change).rowcount == 0:
        row = {"puzzle": puzzle, **_values(rating), "good": 0, "bad": 0}
        connection.execute(insert(table).values(row))


def vote(connection: Connection, person: str, puzzle: Puzzle, good: bool) -> bool:
    """Remember whether a person found a puzzle good; False if they have not tried it."""
    row = _attempt(connection, person, puzzle.id)
    if row is None or row.first is None:
        return False
    if row.good is not good:
        _put_strength(connection, puzzle.id, strength(connection, puzzle))
        table = puzzle_strengths
        was = {"good": -1 if row.good is True else 0, "bad": -1 if row.good is False else 0}
        now = {"good": was["good"] + good, "bad": was["bad"] + (not good)}
        values = {name: table.c[name] + step for name, step in now.items()}
        connection.execute(update(table).where(table.c.puzzle == puzzle.id).values(values))
        connection.execute(update(puzzle_attempts).where(*_of(person, puzzle.id)).values(good=good))
    return True


def _of(person: str, puzzle: str) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return puzzle_attempts.c.person == person, puzzle_attempts.c.puzzle == puzzle


def _attempt(connection: Connection, person: str, puzzle: str) -> Found | None:
    return connection.execute(select(puzzle_attempts).where(*_of(person, puzzle))).first()


def _begin(connection: Connection, person: str, puzzle: str, at: int, hinted: bool = False) -> None:
    row = {"person": person, "puzzle": puzzle, "at": at, "hinted": hinted, "tries": 0}
    connection.execute(insert(puzzle_attempts).values(row))


# -- what is known of a person ----------------------------------------------------------
def attempts(connection: Connection, person: str) -> list[Found]:
    """Everything that a person has tried, the newest first."""
    table = puzzle_attempts
    query = select(table).where(table.c.person == person).order_by(table.c.at.desc())
    return list(connection.execute(query))


# -- puzzles of one's own ---------------------------------------------------------------
def keep_own(connection: Connection, person: str, row: dict[str, object]) -> None:
    """Keep a puzzle from a person's own game, unless it is kept already."""
    fresh = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    kept = fresh(own_puzzles).values({**row, "person": person})
    connection.execute(kept.on_conflict_do_nothing(index_elements=["id"]))


@dataclass(frozen=True)
class Own:
    """A puzzle from a person's own game, and which game that was."""

    puzzle: Puzzle
    table: str | None
    at: int


def own(connection: Connection, person: str, id: str | None = None) -> list[Own]:
    """A person's own puzzles, the newest first; or the one with an id."""
    table = own_puzzles
    query = select(table).where(table.c.person == person)
    query = query.order_by(table.c.at.desc(), table.c.step)
    if id is not None:
        query = query.where(table.c.id == id)
    found = connection.execute(query.limit(HISTORY))
    return [Own(_own(row), row.table_id, row.at) for row in found]


def _own(row: Found) -> Puzzle:
    return Puzzle(
        id=row.id,
        game=row.game,
        kind=row.kind,
        source=Standing(row.position),
        goal=tuple(map(Condition.read, row.goal.split(","))),
        rating=row.rating,
        solution=unpacked(row.solution),
    )

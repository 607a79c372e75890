"""Who may have a game reviewed, and how far its review is."""

from collections.abc import Callable

from sqlalchemy import Connection

from ..description import Reviews
from ..engine.game import Game
from ..games import described
from ..reviews.keeping import again
from ..reviews.labels import label_of
from .looking import check_looks
from .refused import Refused
from .store import reviews
from .store.writer import Done
from .table import FINISHED, GATHERING, Table
from .tasks import rows
from .tasks.review_game import REVIEW_GAME, OfTable

Data = dict[str, object]


def check_reviews(table: Table, person: str | None) -> Game:
    """The game of a table that may be reviewed; refuses one that is still being played.

    Who may see the replay of a game with nothing hidden may see its review. Nobody may see that of
    a game that is not over, not even one who plays alone: a review tells what to do.
    """
    check_looks(table, person)
    if table.status == GATHERING:
        raise Refused("table-not-started")
    if table.game is None:
        raise Refused("table-archived" if table.archived else "table-not-started")
    if table.status != FINISHED or not table.game.over:
        raise Refused("review-not-finished")
    reviews_of(table)
    return table.game


def reviews_of(table: Table) -> Reviews:
    """Who reviews the games of a table's kind; refuses one that nobody reviews."""
    found = described(table.name).reviews
    if found is None:
        raise Refused("no-reviews")
    return found


def state_of(connection: Connection, table: Table, person: str | None) -> Data:
    """How far the review of a game is, and as much of it as there is."""
    kept = reviews.kept(connection, table.id)
    key = REVIEW_GAME.key(table.id)
    asked = reviews.asked(connection, REVIEW_GAME.name, key, rows.WAITING)
    done = kept is not None and kept.stage == reviews.DONE
    return {
        "table": table.id,
        "status": "done" if done else _status(asked),
        "stage": None if kept is None else kept.stage,
        "progress": 1.0 if done else 0.0 if asked is None else asked.progress,
        "task": asked.id if asked is not None and asked.person == person and person else None,
        "ahead": 0 if asked is None or done else asked.ahead,
        "seconds": reviews_of(table).seconds,
        "judged": 0 if kept is None else len(kept.review["turns"] if done else kept.judged),
        "found": [] if kept is None else _found(kept),
        "review": None if kept is None else kept.review,
    }


def _found(kept: reviews.Kept) -> list[Data]:
    """The labels of a review that is under way; a finished one has them at its turns."""
    seats = kept.review["seats"]
    labels = [label_of(again(each), seats) for each in kept.judged]
    return [{"turn": place, "label": each} for place, each in enumerate(labels, 1) if each]


def _status(asked: reviews.Asked | None) -> str:
    if asked is None:
        return "none"
    if asked.state == rows.WAITING:
        return "working" if asked.leased or asked.progress else "waiting"
    return "stopped"


def turn_of(connection: Connection, table: str, number: int) -> reviews.Plain:
    """A turn of a game, by its number in the review."""
    kept = reviews.kept(connection, table)
    if kept is None:
        raise Refused("review-missing")
    turns = kept.review["turns"]
    if number > len(turns):
        raise Refused("turn-unknown", turn=number, count=len(turns))
    return turns[number - 1]


def asking(table: Table, person: str) -> Callable[[Connection], Done[None]]:
    """Have a game reviewed, once; one that was given up is begun again, and goes on."""

    def work(connection: Connection) -> Done[None]:
        kept = reviews.kept(connection, table.id)
        if kept is None or kept.stage != reviews.DONE:
            key = REVIEW_GAME.key(table.id)
            rows.forget_given_up(connection, REVIEW_GAME.name, key)
            REVIEW_GAME.put(connection, key, OfTable(table=table.id), person)
        return Done(None)

    return work

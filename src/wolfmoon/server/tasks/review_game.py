"""The review of a game that is over: worked out a few turns at a time, and kept."""

from datetime import timedelta
from functools import partial

from pydantic import BaseModel
from sqlalchemy import Connection

from ...games import described
from ...puzzles.owning import Owned
from ...reviews.models import VERSION
from ..events import microseconds
from ..orders import now
from ..owning import errors_in
from ..owning import keep as keep_own
from ..store import reviews
from ..store.writer import Done
from ..table import FINISHED, Table
from ..thinking.reviewing import Judged, judge_errand, look_errand, own_errand, tell_errand
from .hand import Hand
from .kind import FIRST, GiveUp, Kind, Outcome

LOOKED, JUDGED = 0.05, 0.95
"""The parts of all work that are done after the quick look, and once all turns are judged."""


class OfTable(BaseModel):
    """Which game."""

    table: str


class Reviewed(BaseModel):
    """How many turns were judged."""

    turns: int


class ReviewGame(Kind[OfTable, Reviewed]):
    """What was judged is kept as it comes: whoever takes over goes on from there."""

    name = "review-game"
    priority = FIRST
    kept = timedelta(days=1)
    thinks = True
    arguments, result = OfTable, Reviewed

    @staticmethod
    def key(table: str) -> str:
        """There is one review for each game, and for each way in which reviews are made."""
        return f"{table} {VERSION}"

    def do(self, hand: Hand, arguments: OfTable) -> Outcome[Reviewed]:
        """The curve first, then turn by turn; a game that is not over has no review."""
        table = hand.house.table(arguments.table)
        how = described(table.name).reviews
        if table.status != FINISHED or table.game is None or how is None:
            raise GiveUp("the game is not over, its rules are gone, or nobody reviews it")
        file = table.game.dump()
        found = hand.house.read(lambda c: reviews.kept(c, table.id))
        if found is None:
            hand.progress(0.0, "review-stage-curve")
            review, _ = hand.work_out(look_errand(file))
            found = reviews.Kept("curve", review, [])
            _keep(hand, table.id, found)
        judged, count = list(found.judged), len(found.review["turns"])
        while len(judged) < count:
            words = "review-stage-done" if len(judged) > count // 2 else "review-stage-turns"
            hand.progress(LOOKED + (JUDGED - LOOKED) * len(judged) / count, words)
            last = min(count, len(judged) + how.at_once)
            some: Judged = hand.work_out(judge_errand(file, len(judged), last))
            judged += some
            _keep(hand, table.id, reviews.Kept("turns", found.review, judged))
        return self._ended(hand, table, file, judged)

    def _ended(self, hand: Hand, table: Table, file: str, judged: Judged) -> Outcome[Reviewed]:
        """The review, and the puzzles it leaves, are kept in the transaction that ends the task."""
        hand.progress(JUDGED, "review-stage-done")
        review = hand.work_out(tell_errand(file, judged))
        asks = described(table.name).puzzles is not None
        errors = errors_in(review, table.seats) if asks else []
        own = hand.work_out(own_errand(file, errors)) if errors else []
        keep = partial(_whole, table=table, data=reviews.packed(review), own=own)
        return Outcome(Reviewed(turns=len(judged)), keep)


def _whole(connection: Connection, table: Table, data: str, own: list[Owned]) -> None:
    at = microseconds(now())
    reviews.keep(connection, table.id, reviews.DONE, data, None, at)
    keep_own(connection, table, own, at)


def _keep(hand: Hand, id: str, found: reviews.Kept) -> None:
    """Keep how far a review is; to do it twice does no harm."""
    data, judged = reviews.packed(found.review), reviews.packed(found.judged)
    at = microseconds(now())

    def work(connection: Connection) -> Done[None]:
        reviews.keep(connection, id, found.stage, data, judged, at)
        return Done(None)

    hand.check()
    hand.house.write(work, key=id)


REVIEW_GAME = ReviewGame()

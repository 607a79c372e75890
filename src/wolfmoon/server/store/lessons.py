"""How far people are in their lessons. Devices may be offline: what they know is merged."""

import json
from collections.abc import Iterable

from sqlalchemy import Connection, insert, select, update

from ..events import dumps, microseconds, moment
from ..protocol import LessonProgress
from .schema import Found, lessons

Data = dict[str, object]


def kept(connection: Connection, person: str) -> list[Data]:
    """How far a person is, lesson by lesson."""
    query = select(lessons).where(lessons.c.person == person).order_by(lessons.c.lesson)
    return [_progress(row) for row in connection.execute(query)]


def _progress(row: Found) -> Data:
    return {
        "lesson": row.lesson,
        "mark": row.mark,
        "tried": json.loads(row.tried),
        "step": row.step,
        "stars": row.stars,
        "at": moment(row.at),
    }


def merge(connection: Connection, person: str, news: Iterable[LessonProgress], now: int) -> None:
    """Take over what a device knows: the most stars, and of two attempts the later one.

    In whichever order devices tell, and however often, the same is kept.
    """
    for each in news:
        at = min(microseconds(each.at), now)  # a clock that is ahead does not win for ever
        row = {
            "mark": each.mark,
            "tried": dumps(each.tried),
            "step": each.step,
            "stars": each.stars,
            "at": at,
        }
        mine = (lessons.c.person == person) & (lessons.c.lesson == each.lesson)
        old = connection.execute(select(lessons).where(mine)).first()
        if old is None:
            row |= {"person": person, "lesson": each.lesson}
            connection.execute(insert(lessons).values(row))
            continue
        if (old.at, old.tried) > (at, row["tried"]):
            row = {}
        row["stars"] = max(old.stars, each.stars)
        connection.execute(update(lessons).where(mine).values(row))

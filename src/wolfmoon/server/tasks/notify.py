"""Somebody is to be told something: whether still, by which ways, and when."""

from datetime import timedelta
from typing import ClassVar

from sqlalchemy import Connection

from ..notify.choices import Choices, choices_of
from ..notify.needs import is_still_so
from ..notify.outbox import NOTIFY, PRIORITY, About
from ..notify.wishes import gathered, here_until, quiet_until, wished
from ..refused import Refused
from ..store import ways
from ..store.ways import Wants, Way
from ..table import Table
from .deliver import DELIVER, Delivery
from .digest import WaysTaken, put_next
from .hand import Hand
from .kind import Kind, Outcome

MOST_PUT_OFF = 200


class Notify(Kind[About, WaysTaken]):
    """Decides; what leaves the house are tasks of their own, one for each way."""

    name = NOTIFY
    priority = PRIORITY
    arguments, result = About, WaysTaken
    kept: ClassVar[timedelta | None] = timedelta(days=1)

    def do(self, hand: Hand, arguments: About) -> Outcome[WaysTaken]:
        """Find who wants to know, and put a task for each way."""
        try:
            table = hand.house.table(arguments.table)
        except Refused:
            return Outcome(WaysTaken(ways=0))
        if table.archived or not is_still_so(table, arguments.need):
            return Outcome(WaysTaken(ways=0))
        wants, own, whole = hand.house.read(lambda c: _looked_up(c, arguments))
        if wants is None:
            return Outcome(WaysTaken(ways=0))
        choices = choices_of(wants)
        again = here_until(wants) if arguments.again < MOST_PUT_OFF else None
        mine = [] if again else _deliveries(choices, own, arguments, table)
        all_ = [] if arguments.again else [_at_once(each, arguments) for each in whole]
        in_digest = not again and own and gathered(choices, arguments)

        def effect(connection: Connection) -> None:
            for delivery, run_at in [*mine, *all_]:
                key = f"{arguments.id}:{delivery.way}"
                DELIVER.put(connection, key, delivery, arguments.person, run_at)
            if again is not None:
                later = arguments.model_copy(update={"again": arguments.again + 1})
                self.put(connection, later.key, later, arguments.person, again)
            if in_digest:
                put_next(connection, arguments.person)

        return Outcome(WaysTaken(ways=len(mine) + len(all_)), effect, arguments.table)


def _looked_up(connection: Connection, about: About) -> tuple[Wants | None, list[Way], list[Way]]:
    own = ways.of_person(connection, about.person)
    whole = ways.of_table(connection, about.table)
    mine = [each for each in own if each.table is None and each.state == ways.ON]
    return (
        ways.wants_of(connection, about.person),
        mine,
        [each for each in whole if each.state == ways.ON],
    )


def _deliveries(
    choices: Choices, own: list[Way], about: About, table: Table
) -> list[tuple[Delivery, int | None]]:
    """By which of their ways someone is told, and when."""
    at = quiet_until(choices, table)
    mine = [way for way in own if wished(choices, about, way.kind)]
    return [(Delivery(way=way.id, about=about), at) for way in mine]


def _at_once(way: Way, about: About) -> tuple[Delivery, int | None]:
    return Delivery(way=way.id, about=about), None


NOTIFY_KIND = Notify()

"""Tables without a server: the pure core, driven by commands."""

from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any, get_args
from uuid import uuid4

from wolfmoon.bots.registry import bot_names
from wolfmoon.server import protocol
from wolfmoon.server.commands import Command, Who
from wolfmoon.server.decide import decide
from wolfmoon.server.events import Event, Order
from wolfmoon.server.happened import Made
from wolfmoon.server.making import made
from wolfmoon.server.refused import Refused
from wolfmoon.server.table import Table, table_of

BEGAN = datetime(2026, 11, 15, 12, tzinfo=UTC)
ADA, BOB, EVE = "ada", "bob", "eve"
COMMANDS = {
    get_args(each.model_fields["do"].annotation)[0]: each
    for each in get_args(protocol.PersonCommand)
}


class TableInHand:
    """A table in hand, whose clock goes on a second with every command."""

    def __init__(self, game: str = "the-wolves", seats: str = "me open", **more: Any) -> None:
        wishes = [_wish(word) for word in seats.split()]
        options = {"seed": 7, **more.pop("options", {})}
        new = protocol.NewTable(game=game, seats=wishes, options=options, **more)
        self.bots = tuple(bot_names(game))
        self._begin(made(new, ADA, Random(1), self.bots, "random"), ADA)

    def _begin(self, about: Made, by: str) -> None:
        self.table = table_of("t", [Event(1, BEGAN, about, uuid4().hex, by)])
        self.at = BEGAN

    @classmethod
    def of(cls, about: Made, by: str) -> "TableInHand":
        """A table that was made elsewhere."""
        table = cls.__new__(cls)
        table.bots = tuple(bot_names(about.game))
        table._begin(about, by)
        return table

    def do(self, command: "Command | str", by: str | None = ADA, **more: Any) -> list[Event]:
        """Carry out a command."""
        invited = more.pop("invited_to", None)
        if isinstance(command, str):
            command = COMMANDS[command](do=command, **more)
        self.at += timedelta(seconds=1)
        who = Who(by, invited, "new", self.bots)
        events = decide(self.table, command, who, Order(uuid4().hex, by, self.at))
        fresh = self.table.copy()
        for event in events:
            fresh.apply(event)
        self.table = fresh
        return events

    def refused(self, command: "Command | str", by: str | None = ADA, **more: Any) -> str:
        """The code of the refusal that a command meets; nothing has changed."""
        before = self.table.seq
        try:
            self.do(command, by, **more)
        except Refused as refused:
            assert self.table.seq == before
            return refused.code
        raise AssertionError(f"{command} was carried out")

    def offer(self) -> list[str]:
        assert self.table.game is not None
        return [str(action) for action in self.table.game.offer]

    def holder(self) -> str | None:
        """The person who is to decide."""
        seat = self.table.to_decide
        return None if seat is None else self.table.seats[seat].person

    def play(self, times: int = 1, which: int = 0) -> list[Event]:
        """The one to decide takes an option, some times over."""
        events: list[Event] = []
        for _ in range(times):
            if self.table.to_decide is None:
                break
            line = [self.offer()[which]]
            events += self.do("play", self.holder(), seat=self.table.to_decide, line=line)
        return events

    def again(self) -> Table:
        """The table that the log alone tells of."""
        return table_of("t", [entry.event for entry in self.table.log])


def _wish(word: str) -> dict[str, Any]:
    if word in ("me", "open", "here"):
        return {"kind": word}
    return {"kind": "bot", "level": word}


def two(game: str = "the-wolves", **more: Any) -> TableInHand:
    """Ada and Bob, playing."""
    desk = TableInHand(game, **more)
    desk.do("sit", BOB, seat=1)
    desk.do("begin")
    return desk

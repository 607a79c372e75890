"""A table: all that its log says. No clock, no files, no network; time comes with the events."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from ..engine.errors import RulesUnknown
from ..engine.game import Game
from ..engine.kernels import States
from ..engine.trail import Trail
from . import clocks, happened
from .clocks import Clocks, new_clocks
from .dealing import first_game
from .events import Event
from .happened import Happening, Made, Played, StoodIn, person_of
from .past import AT_HAND, Entry, Past, put_away, stood_in_step
from .seats import BOT, PERSON, Seat, Takeback, helped

GATHERING, PLAYING, FINISHED, CLOSED = "gathering", "playing", "finished", "closed"
ARCHIVED = "archived"
"""How a table is shown whose game can't go on: its rules are not known here any more."""
MARK_EVERY = 64


@dataclass
class Table:
    """A table as it stands after its last event."""

    id: str
    seq: int = 0
    made: datetime = datetime.min
    changed: datetime = datetime.min
    status: str = GATHERING
    _about: Made | None = None
    host: str | None = None
    seats: list[Seat] = field(default_factory=list)
    game: Game | None = None
    archived: bool = False
    """Whether the game has begun under rules that are not known here any more: there is none."""
    takeback: Takeback | None = None
    rematch: str | None = None
    log: Trail[Entry] = field(default_factory=Trail)
    clocks: Clocks = field(default_factory=Clocks)
    to_decide: int | None = None
    """Whose decision it is; None unless the game is going on."""
    _orders: dict[str, int] = field(default_factory=dict, compare=False)
    """The number of the first event of each order; copies share it, and may have gone on."""
    mentioned: frozenset[str] = frozenset()
    """Everyone whom the log speaks of."""
    _marks: tuple["Table", ...] = field(default=(), compare=False, repr=False)
    """The table as it stood after every so many events: nearly all of it is shared."""
    past: Past = field(default_factory=Past, compare=False, repr=False)
    """What was shown of old entries; copies share it."""

    # -- asking
    @property
    def about(self) -> Made:
        """All that was chosen and drawn when the table was made, the deal too."""
        assert self._about is not None, f"table {self.id} has no events"
        return self._about

    @property
    def name(self) -> str:
        """The name of the game."""
        return self.about.game

    @property
    def step(self) -> int:
        """How many decisions have been made."""
        return 0 if self.game is None else self.game.step

    @property
    def analysis(self) -> bool:
        """Whether one person plays all seats, to study."""
        return self.about.analysis

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person, also those where a bot stands in."""
        return [seat for seat, each in enumerate(self.seats) if each.of(person)]

    def seats_kept_for(self, person: str | None) -> list[int]:
        """The seats that a person is asked to take again."""
        seats = enumerate(self.seats) if person is not None else ()
        return [seat for seat, each in seats if each.kept_for == person]

    def people(self) -> set[str]:
        """Everyone who has a seat."""
        return {each.person for each in self.seats if each.person is not None}

    def waiting_for_bot(self) -> tuple[int, str] | None:
        """The seat that is to decide and its bot, if a bot decides for it."""
        seat = self.to_decide
        bot = None if seat is None else self.seats[seat].bot
        return None if seat is None or bot is None else (seat, bot)

    def first_of(self, order: str) -> int | None:
        """The number of the first event of an order, if it was carried out."""
        seq = self._orders.get(order)
        here = seq is not None and seq <= self.seq and self.log[seq - 1].event.order == order
        return seq if here else None

    def turn_passed(self, seat: int) -> bool:
        """Whether the turn is over in which a bot took the place of a person."""
        step = stood_in_step(self.log, seat)
        if self.game is None or step >= self.step:
            return False
        state, rules = self.game.decided(step)[0], self.game.rules
        return (rules.seat(state), rules.turns(state)) != self._turn()

    def path_of(self, entry: Entry) -> tuple[States, ...]:
        """The positions that a `played` entry led through, the one before it first."""
        what = entry.event.what
        if entry.path or self.game is None or not isinstance(what, Played):
            return entry.path
        first = entry.step - len(what.numbers)
        return tuple(self.game.path_between(first, entry.step))

    def at(self, seq: int) -> "Table":
        """This table as it was after an earlier event; from the last mark before it on."""
        mark = next((mark for mark in reversed(self._marks) if mark.seq <= seq), Table(self.id))
        table = mark.copy()
        table.past = Past()
        for entry in self.log[mark.seq : seq]:
            table.apply(entry.event)
        return table

    # -- changing
    def copy(self) -> "Table":
        """Another table that stands the same and goes on by itself."""
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.seats, other.log = list(self.seats), self.log.copy()
        other.game = None if self.game is None else self.game.copy()
        return other

    def apply(self, event: Event) -> None:
        """Make an event true."""
        if event.seq != self.seq + 1:
            raise ValueError(f"table {self.id}: event {event.seq} after {self.seq}")
        self.seq, self.changed, what = event.seq, event.at, event.what
        self.clocks = clocks.passed(self.clocks, event.at)
        path = self._play(what) if isinstance(what, Played) else ()
        if (change := _CHANGES.get(type(what))) is not None:
            change(self, what)
        self.to_decide = self.game.seat if self.game and self.status == PLAYING else None
        spoken_of = (person_of(what), self.host)
        self.mentioned |= self.people() | {person for person in spoken_of if person is not None}
        self.clocks = clocks.runs_for(self.clocks, self._hurried())
        if event.order is not None:
            self._orders[event.order] = event.seq
        self.log.append(Entry(event, self.step, path, {} if path else None))
        put_away(self.log, len(self.log) - 1 - AT_HAND)
        if self.seq % MARK_EVERY == 0:
            self._marks = (*self._marks, self.copy())

    def _hurried(self) -> int | None:
        """The seat whose time passes now: bots have all the time in the world."""
        seat = self.to_decide
        return None if seat is None or self.seats[seat].bot is not None else seat

    def _play(self, played: Played) -> tuple[States, ...]:
        if self.archived:
            return ()
        assert self.game is not None
        turn = self._turn()
        path = [self.game.states]
        for number in played.numbers:
            self.game.play(number)
            path.append(self.game.states)
        if self._turn() != turn:
            self.clocks = clocks.pressed(self.clocks, self.step)
        self.takeback = None
        return tuple(path)

    def _turn(self) -> tuple[int | None, int]:
        """Whose turn it is, and which."""
        assert self.game is not None
        return self.game.seat, self.game.rules.turns(self.game.state)

    def _made(self, made: Made) -> None:
        self.made, self._about = self.changed, made
        self.host, self.seats = made.host, list(made.seats)
        self.mentioned = frozenset(each.kept_for for each in self.seats if each.kept_for)
        self.clocks = new_clocks(made.clock, len(self.seats), self.changed)
        if made.begun:
            self._begin()

    def _sat(self, sat: happened.Sat) -> None:
        self.seats[sat.seat] = Seat(PERSON, sat.person, here=sat.here)
        self.host = self.host or sat.person

    def _filled(self, filled: happened.Filled) -> None:
        level = filled.level
        self.seats[filled.seat] = Seat() if level is None else Seat(BOT, level=level)

    def _left(self, left: happened.Left | happened.SentAway) -> None:
        if self.status != GATHERING:
            return  # a stand-in takes the seat, as the next event says; a study stays as it is
        if left.seat is not None:
            self.seats[left.seat] = Seat()
        if self.host == left.person and self.host not in self.people():
            self.host = next((each.person for each in self.seats if each.person), None)

    def _begin(self) -> None:
        try:
            self.game = first_game(self.about)
        except RulesUnknown:
            self.archived, self.status = True, PLAYING
        else:
            self.status = FINISHED if self.game.over else PLAYING

    def _undone(self, undone: happened.Undone) -> None:
        if self.archived:
            return
        assert self.game is not None
        self._take_along(undone.to_step)
        self.game.undo(self.step - undone.to_step)
        self.status = PLAYING  # in older logs a study went on from a game that was over
        self.takeback = None

    def _take_along(self, to_step: int) -> None:
        """Entries that are about to be undone get the positions that the game will forget."""
        for place in reversed(range(len(self.log))):
            entry = self.log[place]
            if entry.step <= to_step:
                return
            if isinstance(entry.event.what, Played) and not entry.path:
                self.log.put(place, replace(entry, path=self.path_of(entry)))

    def _back_asked(self, asked: happened.BackAsked) -> None:
        self.takeback = Takeback(asked.seat, asked.to_step)

    def _back_answered(self, answered: happened.BackAnswered) -> None:
        if not answered.agree:
            self.takeback = None
        elif self.takeback is not None:
            agreed = self.takeback.agreed | {answered.seat}
            self.takeback = replace(self.takeback, agreed=agreed)

    def _stood_in(self, stood_in: StoodIn) -> None:
        self._stand_in(stood_in.seat, stood_in.level)

    def _reclaimed(self, reclaimed: happened.Reclaimed) -> None:
        seat, fresh = reclaimed.seat, reclaimed.fresh
        self._stand_in(seat, None)
        if fresh:
            self.clocks = clocks.whole_turn(self.clocks, seat)
        elif fresh is None and self.step > stood_in_step(self.log, seat):
            self.clocks = clocks.come_back(self.clocks, seat)  # as it was in older logs

    def _bot_failed(self, failed: happened.BotFailed) -> None:
        seat, by = self.seats[failed.seat], failed.replaced_by
        changed = replace(seat, stand_in=by) if seat.level is None else replace(seat, level=by)
        self.seats[failed.seat] = changed

    def _hinted(self, hinted: happened.Hinted) -> None:
        self.seats[hinted.seat] = helped(self.seats[hinted.seat], hinted.by, hinted.turn)

    def _ended(self, ended: happened.Ended) -> None:
        self.status = FINISHED
        self.takeback = None

    def _closed(self, closed: happened.Closed) -> None:
        self.status = CLOSED

    def _rematched(self, rematched: happened.Rematched) -> None:
        self.rematch = rematched.table

    def _stand_in(self, seat: int, level: str | None) -> None:
        self.seats[seat] = replace(self.seats[seat], stand_in=level)


_CHANGES: dict[type[Happening], Callable[[Table, Any], None]] = {
    Made: Table._made,
    happened.Sat: Table._sat,
    happened.Filled: Table._filled,
    happened.Left: Table._left,
    happened.SentAway: Table._left,
    happened.Closed: Table._closed,
    happened.Began: lambda table, began: table._begin(),
    happened.Undone: Table._undone,
    happened.BackAsked: Table._back_asked,
    happened.BackAnswered: Table._back_answered,
    StoodIn: Table._stood_in,
    happened.Reclaimed: Table._reclaimed,
    happened.BotFailed: Table._bot_failed,
    happened.Hinted: Table._hinted,
    happened.Ended: Table._ended,
    happened.Rematched: Table._rematched,
}
"""What each event changes; one that plays leads through positions, a time-out only tells."""


def table_of(id: str, events: list[Event]) -> Table:
    """The table that a log tells of."""
    table = Table(id)
    for event in events:
        table.apply(event)
    return table

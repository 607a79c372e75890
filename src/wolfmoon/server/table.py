"""A table: all that its log says. No clock, no files, no network; time comes with the events."""

from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from ..engine.game import Game
from ..engine.kernels import States
from ..engine.trail import Trail
from . import clocks
from .clocks import Clocks, new_clocks
from .dealing import first_game
from .events import Data, Event
from .past import AT_HAND, Entry, Past
from .seats import BOT, PERSON, Seat, Takeback

GATHERING, PLAYING, FINISHED, CLOSED = "gathering", "playing", "finished", "closed"
MARK_EVERY = 64


@dataclass
class Table:
    """A table as it stands after its last event."""

    id: str
    seq: int = 0
    made: datetime = datetime.min
    changed: datetime = datetime.min
    status: str = GATHERING
    about: Data = field(default_factory=dict)
    """All that was chosen and drawn when the table was made, the deal too."""
    host: str | None = None
    seats: list[Seat] = field(default_factory=list)
    game: Game | None = None
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
    def name(self) -> str:
        """The name of the game."""
        return str(self.about["game"])

    @property
    def step(self) -> int:
        """How many decisions have been made."""
        return 0 if self.game is None else self.game.step

    @property
    def analysis(self) -> bool:
        """Whether one person plays all seats, to study."""
        return bool(self.about["analysis"])

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
        step = self._stood_in_step(seat)
        if self.game is None or step >= self.step:
            return False
        state, rules = self.game.decided(step)[0], self.game.rules
        return (rules.seat(state), rules.turns(state)) != self._turn()

    def path_of(self, entry: Entry) -> tuple[States, ...]:
        """The positions that a `played` entry led through, the one before it first."""
        if entry.path or self.game is None:
            return entry.path
        first = entry.step - len(entry.event.data["numbers"])
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
        self.clocks = clocks.passed(self.clocks, event.at)
        path = self._play(event) if event.kind == "played" else ()
        if event.kind in _APPLY:
            _APPLY[event.kind](self, event)
        self.to_decide = self.game.seat if self.game and self.status == PLAYING else None
        spoken_of = (event.data.get("person"), self.host)
        self.mentioned |= self.people() | {person for person in spoken_of if person is not None}
        self.clocks = clocks.runs_for(self.clocks, self._hurried())
        self.seq, self.changed = event.seq, event.at
        if event.order is not None:
            self._orders[event.order] = event.seq
        self.log.append(Entry(event, self.step, path, {} if path else None))
        self._put_away(len(self.log) - 1 - AT_HAND)
        if self.seq % MARK_EVERY == 0:
            self._marks = (*self._marks, self.copy())

    def _put_away(self, place: int) -> None:
        """Keep of an old entry what nothing else tells: an undone one has positions of its own."""
        old = self.log[place] if place >= 0 else None
        if old is None or not old.path:
            return
        undone = any(e.step < old.step for e in self.log[place + 1 :])
        self.log.put(place, Entry(old.event, old.step, old.path if undone else ()))

    def _hurried(self) -> int | None:
        """The seat whose time passes now: bots have all the time in the world."""
        seat = self.to_decide
        return None if seat is None or self.seats[seat].bot is not None else seat

    def _play(self, event: Event) -> tuple[States, ...]:
        assert self.game is not None
        turn = self._turn()
        path = [self.game.states]
        for number in event.data["numbers"]:
            self.game.play(int(number))
            path.append(self.game.states)
        if self._turn() != turn:
            self.clocks = clocks.pressed(self.clocks, self.step)
        self.takeback = None
        return tuple(path)

    def _turn(self) -> tuple[int | None, int]:
        """Whose turn it is, and which."""
        assert self.game is not None
        return self.game.seat, self.game.rules.turns(self.game.state)

    def _made(self, event: Event) -> None:
        self.made, self.about = event.at, event.data
        self.host = event.data["host"]
        self.seats = [Seat(**seat) for seat in event.data["seats"]]
        self.mentioned = frozenset(each.kept_for for each in self.seats if each.kept_for)
        self.clocks = new_clocks(self.about["clock"], len(self.seats), event.at)
        if self.about["begun"]:
            self._began(event)

    def _sat(self, event: Event) -> None:
        person, here = event.data["person"], event.data["here"]
        self.seats[event.data["seat"]] = Seat(PERSON, person, here=here)
        self.host = self.host or person

    def _filled(self, event: Event) -> None:
        level = event.data["level"]
        self.seats[event.data["seat"]] = Seat() if level is None else Seat(BOT, level=level)

    def _left(self, event: Event) -> None:
        if self.status != GATHERING:
            return  # a stand-in takes the seat, as the next event says; a study stays as it is
        if event.data["seat"] is not None:
            self.seats[event.data["seat"]] = Seat()
        if self.host == event.data["person"] and self.host not in self.people():
            self.host = next((each.person for each in self.seats if each.person), None)

    def _began(self, event: Event) -> None:
        self.game = first_game(self.about, len(self.seats))
        self.status = FINISHED if self.game.over else PLAYING

    def _undone(self, event: Event) -> None:
        assert self.game is not None
        self._take_along(event.data["to_step"])
        self.game.undo(self.step - event.data["to_step"])
        self.status = PLAYING  # in older logs a study went on from a game that was over
        self.takeback = None

    def _take_along(self, to_step: int) -> None:
        """Entries that are about to be undone get the positions that the game will forget."""
        for place in reversed(range(len(self.log))):
            entry = self.log[place]
            if entry.step <= to_step:
                return
            if entry.event.kind == "played" and not entry.path:
                self.log.put(place, replace(entry, path=self.path_of(entry)))

    def _back_asked(self, event: Event) -> None:
        self.takeback = Takeback(event.data["seat"], event.data["to_step"])

    def _back_answered(self, event: Event) -> None:
        if not event.data["agree"]:
            self.takeback = None
        elif self.takeback is not None:
            agreed = self.takeback.agreed | {event.data["seat"]}
            self.takeback = replace(self.takeback, agreed=agreed)

    def _stood_in(self, event: Event) -> None:
        self._seat_change(event, stand_in=event.data["level"])

    def _reclaimed(self, event: Event) -> None:
        self._seat_change(event, stand_in=None)
        seat, fresh = event.data["seat"], event.data.get("fresh")
        if fresh:
            self.clocks = clocks.whole_turn(self.clocks, seat)
        elif fresh is None and self.step > self._stood_in_step(seat):
            self.clocks = clocks.come_back(self.clocks, seat)  # as it was in older logs

    def _stood_in_step(self, seat: int) -> int:
        """The step at which a bot last took the place of a person."""
        taken = (e for e in reversed(self.log) if e.event.kind == "stood_in")
        return next(entry.step for entry in taken if entry.event.data["seat"] == seat)

    def _bot_failed(self, event: Event) -> None:
        seat = self.seats[event.data["seat"]]
        place = "level" if seat.level is not None else "stand_in"
        self._seat_change(event, **{place: event.data["replaced_by"]})

    def _ended(self, event: Event) -> None:
        self.status = FINISHED
        self.takeback = None

    def _closed(self, event: Event) -> None:
        self.status = CLOSED

    def _rematched(self, event: Event) -> None:
        self.rematch = event.data["table"]

    def _seat_change(self, event: Event, **change: Any) -> None:
        number = event.data["seat"]
        self.seats[number] = replace(self.seats[number], **change)


_APPLY = {
    "made": Table._made,
    "sat": Table._sat,
    "filled": Table._filled,
    "left": Table._left,
    "sent_away": Table._left,
    "closed": Table._closed,
    "began": Table._began,
    "undone": Table._undone,
    "back_asked": Table._back_asked,
    "back_answered": Table._back_answered,
    "stood_in": Table._stood_in,
    "reclaimed": Table._reclaimed,
    "bot_failed": Table._bot_failed,
    "ended": Table._ended,
    "rematched": Table._rematched,
}
"""What each kind of event changes; `played` leads through positions, `timed_out` only tells."""


def table_of(id: str, events: list[Event]) -> Table:
    """The table that a log tells of."""
    table = Table(id)
    for event in events:
        table.apply(event)
    return table

"""What a viewer may see of a table, its game and its log.

A viewer is a seat, or None for a spectator, who sees neither hand; `EVERYTHING` only once a game is
over. What sockets, answers, replays and lists say of a game at a table is made here. Who sees what
is for the rules to say; a few more files ask them, and docs/architecture.md names them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from threading import Lock

from pydantic_core import from_json, to_json

from ..engine.game import Game
from ..engine.kernels import States
from ..engine.rules import EVERYTHING, Action, Rules
from ..engine.story import Telling
from .events import Data
from .going_back import turn_step, undo_step, waiting_for
from .happened import Happening, Played, Sat, person_of, seat_of
from .past import AT_HAND, Entry
from .pictures import pictures
from .summary import Names, Presence, info, summary
from .table import PLAYING, Table
from .telling import told


# -- positions --------------------------------------------------------------------------
def option(rules: Rules, state: object, action: Action) -> Data:
    """A decision as an option of an offer."""
    data = rules.action_data(state, action.number)
    return {"number": action.number, "text": action.text, "data": data}


def offer(game: Game, viewer: int | None) -> list[Data]:
    """What a viewer may decide."""
    rules, state = game.rules, game.state
    return [option(rules, state, each) for each in game.offer_for(viewer)]


def outcome(game: Game) -> Data | None:
    """How a game ended, if it has."""
    found = game.outcome
    if found is None:
        return None
    return {
        "scores": found.scores,
        "winners": found.winners,
        "ranks": found.ranks,
        "ended_by": found.ended_by,
    }


def seen_by(game: Game, viewer: int | None) -> bytes:
    """A game as one viewer sees it, without what may be done, in JSON."""
    view = pictures.view(game.rules, game.states, viewer)
    sheet = pictures.sheet(game.rules, game.states)
    about = {
        "game": game.rules.name,
        "step": game.step,
        "to_decide": game.seat,
        "question": pictures.view_data(game.rules, game.states, viewer)["asks"],
        "outcome": outcome(game),
    }
    return joined(to_json(about), b'{"view":' + view + b',"sheet":' + sheet + b"}")


def joined(*objects: bytes) -> bytes:
    """Objects of JSON as one: what was written once for many is not written again."""
    return b"{" + b",".join(each[1:-1] for each in objects) + b"}"


def position(game: Game, viewer: int | None, free: bool = False) -> Data:
    """A game at a step that is not at a table now: a replay or a preview."""
    return {
        **from_json(seen_by(game, viewer)),
        "turn_step": turn_step(game, free),
        "undo_step": None,
        "offer": offer(game, viewer),
    }


# -- what would be ----------------------------------------------------------------------
def decisions(game: Game) -> list[Data]:
    """What was decided in a game since it was last set out from, as options."""
    rules = game.rules
    pairs = zip(game.path, game.numbers, strict=False)
    return [
        option(rules, states[0], Action(number, rules.action_text(states[0], number)))
        for states, number in pairs
    ]


def shows(game: Game) -> bool:
    """Whether the last decision of a line shows the one who takes it something hidden."""
    return game.step > 0 and game.rules.shows_taker(*game.decided(game.step - 1))


def foretold(game: Game, viewer: int | None) -> list[Telling]:
    """What a viewer is told of a line that is not taken: nothing that it will show."""
    pairs = zip(game.path, game.numbers, strict=False)
    return [
        telling
        for states, number in pairs
        for telling in game.rules.foretold(states, number, viewer)
    ]


def sheet_changes(before: Mapping[str, object], game: Game) -> Data:
    """The points of a game: all seats, and of everything else the rows that differ from before."""
    after = game.score_sheet()
    return {
        name: rows if name == "seats" or not isinstance(rows, list) else _differing(rows, was)
        for name, rows in after.items()
        for was in (before[name],)
    }


def _differing(rows: list[object], before: object) -> list[object]:
    assert isinstance(before, list)
    return [row for row, was in zip(rows, before, strict=True) if row != was]


# -- the log ----------------------------------------------------------------------------
NOTHING_PLAYED = to_json({"options": [], "told": []})


def decided(
    rules: Rules, path: tuple[States, ...], numbers: Sequence[int], viewer: int | None
) -> Data:
    """What was decided on the way through some positions, as a viewer saw it."""
    options = [
        {
            "number": number,
            "text": rules.record(states[0], number, viewer),
            "data": rules.action_data(states[0], number),
        }
        for states, number in zip(path, numbers, strict=False)
    ]
    return {"options": options, "told": told(rules, path, numbers, viewer)}


def played(table: Table, entry: Entry, viewer: int | None) -> bytes:
    """What was decided, as a viewer saw it: the end of an event."""
    what = entry.event.what
    if not isinstance(what, Played) or table.game is None:
        return NOTHING_PLAYED
    shown = {} if entry.shown is None else entry.shown
    sight = sight_of(table.game, viewer)
    if sight not in shown:
        path = table.path_of(entry)
        shown[sight] = to_json(decided(table.game.rules, path, what.numbers, viewer))
    return shown[sight]


def sight_of(game: Game | None, viewer: int | None) -> int | None:
    """What tells apart what viewers saw: nothing where nothing is hidden."""
    return viewer if game is not None and game.rules.hides else EVERYTHING


def event(table: Table, entry: Entry, played: bytes, names: Names) -> bytes:
    """An entry of the log with what was played, as a viewer may know it."""
    kept, what = entry.event, entry.event.what
    about = {
        "seq": kept.seq,
        "at": kept.at,
        "kind": what.kind,
        "seat": seat_of(what),
        "name": _name(table, what, names),
        "step": entry.step if what.counts_steps else None,
        "facts": {name: getattr(what, name) for name in what.shown},
    }
    return joined(to_json(about), played)


def _name(table: Table, what: Happening, names: Names) -> str | None:
    person, number = person_of(what), seat_of(what)
    if isinstance(what, Sat) and what.here:
        return names.here.get(what.seat)
    if person is None and number is not None:
        seat = table.seats[number]
        return names.of_seat(number, seat.here, seat.person, seat.level)
    return None if person is None else names.people.get(person)


# -- a table as it stands ---------------------------------------------------------------
@dataclass
class Showing:
    """A table that no longer changes, and what was made of it for its viewers so far."""

    table: Table
    names: Names
    kept: dict[int | None, bytes] | None = None
    """Of a game whose rules are gone: how it stood last, for each viewer."""
    _made: dict[int | None, bytes] = field(default_factory=dict)
    _seen: dict[int | None, bytes] = field(default_factory=dict)
    _lock: Lock = field(default_factory=Lock)

    def position(self, viewer: int | None) -> bytes:
        """The position as JSON; `null` before the game."""
        game = self.table.game
        if game is None:
            return b"null" if self.kept is None else self.kept[viewer]
        with self._lock:
            if viewer not in self._made:
                self._made[viewer] = self._position(game, viewer)
            return self._made[viewer]

    def _position(self, game: Game, viewer: int | None) -> bytes:
        sight = viewer if game.rules.hides else None
        if sight not in self._seen:
            self._seen[sight] = seen_by(game, sight)
        table, first = self.table, self._turn_step
        mine = viewer is not None and (viewer == table.to_decide or table.analysis)
        deciding = viewer if table.status == PLAYING else None
        may = {
            "turn_step": first,
            "undo_step": undo_step(table, first) if mine else None,
            "offer": offer(game, deciding),
        }
        return joined(self._seen[sight], to_json(may))

    @cached_property
    def _turn_step(self) -> int:
        assert self.table.game is not None
        return turn_step(self.table.game, self.table.analysis)

    def state(self, person: str | None, viewer: int | None, presence: Presence) -> bytes:
        """The whole `State` for a visitor."""
        about = to_json(info(self.summary, person, self.names, presence))
        seat = b"null" if viewer is None else str(viewer).encode()
        frame = (b'{"table":', about, b',"seq":', str(self.table.seq).encode(), b',"seat":', seat)
        return b"".join((*frame, b',"position":', self.position(viewer), b"}"))

    @cached_property
    def summary(self) -> Data:
        """What a list shows of the table."""
        return summary(self.table)

    def events(self, viewer: int | None, after: int) -> bytes:
        """The log after a number, as a JSON list."""
        table, log, sight = self.table, self.table.log, sight_of(self.table.game, viewer)
        with self._lock:
            old = len(log) - AT_HAND
            shown = table.past.shown(log, after, old, sight, lambda e: played(table, e, viewer))
        entries = zip(log[after:], shown, strict=True)
        return b"[" + b",".join(event(table, e, part, self.names) for e, part in entries) + b"]"

    def answer(
        self, person: str | None, viewer: int | None, after: int, presence: Presence
    ) -> bytes:
        """The events after a number and the state they led to."""
        state = self.state(person, viewer, presence)
        seq = str(self.table.seq).encode()
        events = self.events(viewer, after)
        return b"".join((b'{"seq":', seq, b',"events":', events, b',"state":', state, b"}"))


def viewer_of(table: Table, person: str | None, wanted: int | None) -> int | None:
    """Whose eyes a visitor looks through: a seat of their own, else a spectator's."""
    own = table.seats_of(person)
    if wanted in own:
        return wanted
    if table.to_decide in own:
        return table.to_decide
    return own[0] if own else None


__all__ = ["Showing", "event", "position", "viewer_of", "waiting_for"]

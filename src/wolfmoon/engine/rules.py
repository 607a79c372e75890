"""What every game has: one small interface for all of them. Nothing here knows which it is."""

import json
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from typing_extensions import TypeVar

from ..words import ENGLISH, key_of, say
from . import files
from .aims import Aim, Aiming, Possible, Scope
from .batches import Batches
from .errors import BadInput, Refusal, Unreadable, phrase
from .kernels import States
from .outcome import Outcome
from .start import Options, Start
from .story import Telling

if TYPE_CHECKING:
    from .hinting import Hinting

S = TypeVar("S", default=Any)
"""The record of a game's state."""
Data = Mapping[str, object]
"""Plain data of a game; its `models.py` says which keys there are and what they hold."""
OK = 0
SAME_FOR_ALL = 1
"""The stream from which the world is drawn that stands for all that look the same."""
EVERYTHING = -1
"""The viewer from whom nothing is hidden: the game's own record."""


@dataclass(frozen=True)
class Action:
    """A decision: its fixed number, and how it is written in the position it was offered in."""

    number: int
    text: str

    def __str__(self) -> str:
        return self.text


class Rules(Batches, Generic[S]):
    """What a game says about itself."""

    name: ClassVar[str]
    version: ClassVar[int]
    headers: ClassVar[dict[str, str]] = {}
    """The headers of a file that are called otherwise than their part of plain data."""
    hides: ClassVar[bool] = False
    """Whether anything is hidden from a seat."""
    absent: ClassVar[frozenset[int]] = frozenset()
    """Reason codes that only say that the thing in question is not there."""
    asks: ClassVar[Sequence[str]]
    """What a state may ask, by the numbers of its field `asks`; the last is that it is over."""
    ended_by: ClassVar[str] = "end"
    """How its games end, if there is but one way."""

    hinter: "Callable[[], Hinting] | None" = None
    """Who gives hints, if anybody does; whoever makes the rules of a described game says who."""

    def __init__(self) -> None:
        super().__init__()
        self._over = len(self.asks) - 1  # looked at with every decision

    # -- where a game begins
    @abstractmethod
    def start(self, **options: object) -> Start:
        """A new game with these options; BadInput names the one that can't be used."""

    @abstractmethod
    def draw(self, chance: Random, **options: object) -> Options:
        """Options with all that luck decides drawn as well: from them `start` draws nothing."""

    def read_start(self, file: files.File) -> Start:
        """Where the game of a file began, from its headers: here, those of `as_headers`."""
        return self.start(**self._read_json(file, "options"))

    def as_headers(self, **options: object) -> dict[str, list[str]]:
        """Options as headers of a file, for a game that has no words of its own for them."""
        return {"options": [_compact(options)]}

    def options_for(self, seats: int) -> Data:
        """The options that follow from how many sit down."""
        return {}

    # -- what a state means
    def seats(self, state: Any) -> int:
        """How many players."""
        return int(state.seats)

    def seat(self, state: Any) -> int | None:
        """Whose decision it is; None once the game is over."""
        return None if state["asks"] == self._over else int(state["seat"])

    @abstractmethod
    def turns(self, state: S) -> int:
        """How many turns, or tricks, have been taken."""

    @abstractmethod
    def progress(self, state: S) -> tuple[int, int]:
        """How far the game has come, and how far it goes."""

    def outcome(self, states: States) -> Outcome | None:
        """How the game ended, if it has: the most points win, and equals share the win."""
        if self.seat(states[0]) is not None:
            return None
        return Outcome.by_points([sum(row.values()) for row in self.points(states)], self.ended_by)

    @abstractmethod
    def to_data(self, state: S) -> Data:
        """The whole state as plain data, hidden parts too."""

    @abstractmethod
    def from_data(self, data: object) -> States:
        """A whole state from plain data; BadInput names what can't be used."""

    @abstractmethod
    def view(self, state: S, viewer: int | None) -> Data:
        """All that a seat, or a spectator (None), may see, as plain data."""

    def seen(self, states: States, seat: int) -> States:
        """A copy of an array of one state in which nothing is true but what a seat knows.

        What is hidden is replaced by one world that fits, the same for all states that look the
        same to the seat. A game without secrets has nothing to replace.
        """
        if not self.hides:
            return states.copy()
        return self.determinize(self.view(states[0], seat), SAME_FOR_ALL)

    def shows_all(self, state: S, action: int) -> bool:
        """Whether a decision shows anybody something that they could not see before."""
        return False

    def shows_taker(self, state: S, action: int) -> bool:
        """Whether a decision shows the one who takes it something that they could not see before.

        What it will show can be asked about, but nothing after it: `veil` leaves it unknown.
        """
        return False

    def veil(self, before: Data, after: Data) -> Data:
        """The view after a decision that shows its taker something, with that left unknown."""
        return after

    @abstractmethod
    def determinize(self, view: Data, stream: int) -> States:
        """A whole state that fits everything a view knows, drawn with a stream."""

    def score_sheet(self, states: States) -> Data:
        """The points as they stand, by source; of what lies open, for all viewers see the same."""
        rows = self.points(states)
        found = Outcome.by_points([sum(row.values()) for row in rows], self.ended_by)
        seats = zip(rows, found.scores, found.ranks, strict=True)
        return {"seats": [{"points": p, "total": t, "rank": r} for p, t, r in seats]}

    @abstractmethod
    def points(self, states: States) -> list[dict[str, int]]:
        """The points of each seat by source, without the rest of the sheet."""

    # -- what happened
    @abstractmethod
    def story(self, states: States, action: int) -> Sequence[Telling]:
        """All that a decision does which is offered in an array of one state, in order."""

    def story_for(self, states: States, action: int, viewer: int | None) -> Sequence[Telling]:
        """As much of it as a viewer (a seat, a spectator, or EVERYTHING) may know."""
        return self.story(states, action)

    def foretold(self, states: States, action: int, viewer: int | None) -> Sequence[Telling]:
        """As much of it as a viewer knows before it is decided: nothing that it will show."""
        shows = self.shows_taker(states[0], action)
        return () if shows else self.story_for(states, action, viewer)

    def playable(self, states: States) -> States:
        """A state that was read, if something can be decided in it or the game is over."""
        if self.seat(states[0]) is not None and not self.offer_many(states)[1][0]:
            raise BadInput(phrase("input-nothing-offered"), "asks")
        return states

    # -- positions and actions as text
    def write_position(self, state: S) -> str:
        """A whole state as text."""
        about = [files.head(files.POSITION), f"game {self.name}", f"rules {self.version}"]
        return "\n".join([*about, f"data {_compact(self.to_data(state))}"]) + "\n"

    def read_position(self, file: files.File) -> States:
        """A whole state from a position file."""
        return self.from_data(self._read_json(file, "data"))

    def line_of(self, file: files.File, path: str) -> int:
        """The line of a file in which a value of plain data stands; 0 if there is no such line."""
        return file.line_of(path, self.headers)

    @abstractmethod
    def action_text(self, state: S, action: int) -> str:
        """How an action is written in a position."""

    def record(self, state: S, action: int, viewer: int | None) -> str:
        """How an action that was carried out in a state stands in a viewer's log.

        Where chance or a hidden piece showed something, the record says what, as far as the viewer
        (a seat, a spectator, or EVERYTHING) saw it. `read_action` reads a full record back, and
        refuses one that does not fit the state.
        """
        return self.action_text(state, action)

    def read_action(self, state: S, words: list[str], recorded: bool = False) -> tuple[int, int]:
        """The action that words begin with, and how many of them it took.

        A record may also say what chance or a hidden piece showed; the words of a player may not.
        """
        for action in range(self.num_actions):
            said = self.action_text(state, action).split()
            if words[: len(said)] == said:
                return action, len(said)
        names = [self.action_text(state, action) for action in range(self.num_actions)]
        raise Unreadable(phrase("expect-one-of", names=names), words[0])

    def action_data(self, state: S, action: int) -> Data:
        """An action as plain data."""
        return {"action": self.action_text(state, action), "number": action}

    def places(self, state: S) -> list[str]:
        """Everything that can be pointed at."""
        return []

    def aiming(self, states: States, doing: str = "") -> Aiming:
        """For a place, everything that a player who points at it may mean.

        `doing` is what they have in mind beyond what is decided, as the game's notation calls it.
        """
        return lambda place: []

    def possible(self, states: States, doing: str = "") -> list[Possible]:
        """Everything that may be decided next with something in mind, by its place.

        Here it is all that is offered, and its place is how it is written.
        """
        offers, counts = self.offer_many(states)
        numbers = offers[0, : counts[0]].tolist()
        text = self.action_text
        return [(text(states[0], number), Aim((), states, number)) for number in numbers]

    def scope(self, states: States, doing: str = "") -> Scope:
        """What lies around that which a player has in mind."""
        return Scope()

    def usual(self, states: States) -> int | None:
        """What is decided unless the player says otherwise, where only a detail is asked."""
        return None

    @abstractmethod
    def explain(self, states: States, action: int, reason: int) -> Refusal:
        """A reason code with its rule, facts and words."""

    def question(self, state: Any, language: str = ENGLISH) -> str:
        """What is to be decided now, in a few words: "how to pay"."""
        return say(key_of(self.name, "asks", self.asks[int(state.asks)]), language)

    def speaker(self, state: Any) -> str:
        """The name that a line of the one to decide begins with."""
        return f"seat{int(state.seat) + 1}"

    def joint(self, state: S, action: int) -> str:
        """What stands between an action and the one before it on a line."""
        return ", "

    def begins_line(self, state: S, action: int) -> bool:
        """Whether an action begins a line of a game file."""
        return True

    def begins_deed(self, state: S, action: int, after: S) -> bool:
        """Whether a decision begins what people would call one thing done, with all its parts."""
        return self.begins_line(state, action)

    def _read_json(self, file: files.File, key: str) -> Data:
        try:
            found = json.loads(file.value(key))
        except ValueError:
            found = None
        if not isinstance(found, dict):
            raise BadInput(phrase("input-shape"), key)
        return found


def _compact(data: Data) -> str:
    """Plain data as one word of JSON."""
    return json.dumps(data, separators=(",", ":"))

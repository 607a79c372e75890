"""A game in hand: where it began, what was decided, and every position on the way."""

from dataclasses import replace
from typing import Any

import numpy as np

from . import deal
from .aims import Aim, Answer, answers
from .errors import BadInput, Illegal, Refusal, Unreadable, phrase, shown
from .files import Player
from .kernels import States
from .outcome import Outcome
from .positions import Positions
from .record import copied
from .rules import EVERYTHING, OK, Action, Data, Rules
from .start import Start
from .stream import streams
from .trail import Trail

NOT_YOURS = Refusal("not_your_decision", "", {}, "not-your-decision")


class Game:
    """A game in hand: it can be played, asked, taken back and written down."""

    def __init__(self, rules: Rules, start: Start) -> None:
        self.rules = rules
        self.start = start
        self._positions = Positions(copied(start.states))
        self._numbers: Trail[int] = Trail()

    # -- where it stands
    @property
    def states(self) -> States:
        """The array of one state that the game stands at; not to be written to."""
        return self._positions.last

    @property
    def state(self) -> Any:
        """The state that the game stands at; not to be written to."""
        return self.states[0]

    @property
    def seats(self) -> int:
        """How many players."""
        return self.rules.seats(self.state)

    @property
    def seat(self) -> int | None:
        """Whose decision it is, counted from 0; None once the game is over."""
        return self.rules.seat(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""
        return self.rules.outcome(self.states)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat is None

    @property
    def step(self) -> int:
        """How many decisions have been made."""
        return len(self._numbers)

    @property
    def log(self) -> list[Action]:
        """Everything that was decided so far."""
        texts = self.log_for(EVERYTHING)
        return [Action(*decided) for decided in zip(self._numbers, texts, strict=True)]

    @property
    def numbers(self) -> list[int]:
        """The same, each by its number alone."""
        return self._numbers[:]

    @property
    def path(self) -> list[States]:
        """Every position on the way here, the first one first; none to be written to."""
        return list(self._positions)

    def path_between(self, first: int, last: int) -> list[States]:
        """The positions from one step to another, both included; none to be written to."""
        return self._positions[first : last + 1]

    @property
    def offer(self) -> list[Action]:
        """Everything that may be decided now."""
        offered, counts = self._room_to_offer(), np.zeros(1, np.int64)
        self.rules.kernels.offer(self.states, offered, counts, 0, 1)
        state, text = self.state, self.rules.action_text
        return [Action(each, text(state, each)) for each in offered[0, : counts[0]].tolist()]

    def offer_for(self, viewer: int | None) -> list[Action]:
        """What a viewer may decide now: nothing, unless it is their decision."""
        return self.offer if viewer is not None and viewer == self.seat else []

    def log_for(self, viewer: int | None) -> list[str]:
        """Everything that was decided so far, as far as a viewer saw it."""
        pairs = zip(self._positions, self._numbers, strict=False)
        return [self.rules.record(states[0], number, viewer) for states, number in pairs]

    def action(self, number: int) -> Action:
        """An action by its number, written for the position at hand."""
        known = self._known(number)
        return Action(known, self.rules.action_text(self.state, known))

    def view(self, viewer: int | None = None) -> Data:
        """All that a seat, or a spectator (None), may see, as plain data."""
        last = self.seats - 1
        if viewer is not None and not _is_whole(viewer, 0, last):
            raise BadInput(phrase("input-seat", found=shown(viewer), last=last))
        return self.rules.view(self.state, viewer)

    def score_sheet(self) -> Data:
        """The points as they stand, by source."""
        return self.rules.score_sheet(self.states)

    # -- what may be done
    def why_not(self, action: "str | int | Action") -> Refusal | None:
        """Why an action is not possible now; None if it is."""
        return self._refusal(self.states, self._number(action))

    def why_not_for(self, viewer: int | None, action: "str | int | Action") -> Refusal | None:
        """The same for a viewer, who learns nothing about decisions of others."""
        if viewer is None or viewer != self.seat:
            return NOT_YOURS
        return self.why_not(action)

    def why_not_here(self, place: str, doing: str = "") -> list[tuple[Action, Refusal | None]]:
        """The same for everything that a player who points at a place may mean.

        `doing` is what they have in mind: an action that is not yet begun, or a wolf in hand.
        """
        if not isinstance(place, str):
            raise BadInput(phrase("input-place", found=shown(place)))
        found = answers(self.rules, self.rules.aiming(self.states, doing)(place))
        return [(self._aimed(each.aim), self._explained(each)) for each in found]

    def why_not_here_for(
        self, viewer: int | None, place: str, doing: str = ""
    ) -> list[tuple[Action, Refusal | None]]:
        """The same for a viewer, who learns nothing about decisions of others."""
        yours = viewer is not None and viewer == self.seat
        return self.why_not_here(place, doing) if yours else []

    def ways_for(self, viewer: int | None, doing: str = "") -> dict[str, list[str]]:
        """Every place where something is possible for a viewer, with the decisions it takes."""
        if viewer is None or viewer != self.seat:
            return {}
        aiming = self.rules.aiming(self.states, doing)
        found = {
            place: answers(self.rules, aiming(place)) for place in self.rules.places(self.state)
        }
        able = {
            place: [each.aim for each in said if each.reason == OK] for place, said in found.items()
        }
        return {
            place: [*aims[0].line, self._aimed(aims[0]).text]
            for place, aims in able.items()
            if aims
        }

    def play(self, action: "str | int | Action") -> None:
        """Decide; a text may hold several decisions. If one is refused, nothing has changed."""
        if isinstance(action, str):
            self._go_on(*self._read_decisions(action, recorded=False))
        else:
            number = self._number(action)
            following = self._after(self.states, number)
            self._go_on([following], [number])

    def play_record(self, text: str) -> None:
        """Play decisions as a game file records them, with what chance showed checked."""
        self._go_on(*self._read_decisions(text, recorded=True))

    def undo(self, decisions: int = 1) -> None:
        """Take back so many decisions."""
        if not _is_whole(decisions, 0, self.step):
            raise BadInput(phrase("input-undo", found=shown(decisions), count=self.step))
        self._positions.cut(len(self._positions) - decisions)
        self._numbers.cut(self.step - decisions)

    def decided(self, step: int) -> tuple[Any, int]:
        """The state in which the decision after so many others was made, and its number."""
        return self._positions[step][0], self._numbers[step]

    def from_here(self) -> "Game":
        """A game that begins where this one stands."""
        return Game(self.rules, Start(self.states))

    def copy(self) -> "Game":
        """Another game that stands at the same position and plays on by itself."""
        other = Game.__new__(Game)
        other.rules, other.start = self.rules, self.start
        other._positions = self._positions.copy()
        other._numbers = self._numbers.copy()
        return other

    def at(self, decisions: int) -> "Game":
        """The same game after its first so many decisions."""
        other = self.copy()
        if not _is_whole(decisions, 0, self.step):
            raise BadInput(phrase("input-step", count=self.step, found=shown(decisions)))
        other.undo(self.step - decisions)
        return other

    def determinize(self, viewer: int | None = None, seed: int = 0) -> "Game":
        """A game from here on that fits what a viewer knows."""
        states = self.rules.determinize(self.view(viewer), int(streams(seed, 1)[0]))
        return Game(self.rules, Start(states))

    # -- as data and as text
    def to_data(self) -> Data:
        """The whole position at hand as plain data, from which `from_data` makes it again.

        Hidden parts are in it too: what a seat may see is its `view`.
        """
        return self.rules.to_data(self.state)

    def position(self) -> str:
        """The position at hand as a file."""
        return self.rules.write_position(self.state)

    def lines(self, viewer: int | None = EVERYTHING) -> list[str]:
        """The game so far as far as a viewer saw it, a line for each action with its parts."""
        lines: list[str] = []
        records = self.log_for(viewer)
        for number, text, states in zip(self.numbers, records, self._positions, strict=False):
            if not lines or self.rules.begins_line(states[0], number):
                lines.append(f"{self.rules.speaker(states[0])}: {text}")
            else:
                lines[-1] += joint(text) + text
        return lines

    def dump(self, players: dict[int, Player] | None = None) -> str:
        """The whole game as a file, from which `load` makes it again; with who played, if told.

        The salt of its deal, and with it the commitment, are shown once the game is over.
        """
        outcome = self.outcome
        result = ["result " + " ".join(map(str, outcome.scores))] if outcome else []
        result += [each.header(seat) for seat, each in sorted((players or {}).items())]
        if not self.start.headers:
            first, *rest = self.rules.write_position(self.start.states[0]).rstrip().split("\n")
            return "\n".join([first, *result, *rest, "moves", *self.lines()]) + "\n"
        start = self.start if outcome else replace(self.start, salt="")
        head = deal.opening(self.rules, start)
        seal = [f"commitment {deal.commitment(head)}"] if start.salt else []
        return head + "\n".join([*seal, *result, "", *self.lines()]) + "\n"

    # -- inside
    def _room_to_offer(self) -> Any:
        return np.empty((1, self.rules.most_offered), dtype=np.int32)

    def _go_on(self, positions: list[States], numbers: list[int]) -> None:
        for states, number in zip(positions, numbers, strict=True):
            self._positions.append(states)
            self._numbers.append(number)

    def _number(self, action: "str | int | Action") -> int:
        if isinstance(action, Action):
            return self._known(action.number)
        if isinstance(action, str):
            words = split(action)
            if not words:
                raise Unreadable(phrase("expect-decision"))
            number, used = self.rules.read_action(self.state, words)
            if used != len(words):
                raise Unreadable(phrase("expect-one-decision"), " ".join(words[used:]))
            return number
        return self._known(action)

    def _known(self, number: Any) -> int:
        """The number of an action that there is in the game."""
        last = self.rules.num_actions - 1
        if not _is_whole(number, 0, last):
            raise BadInput(phrase("input-action", last=last, found=shown(number)))
        return int(number)

    def _aimed(self, aim: Aim) -> Action:
        return Action(aim.number, self.rules.action_text(aim.states[0], aim.number))

    def _explained(self, answer: Answer) -> Refusal | None:
        aim, reason = answer
        return None if reason == OK else self.rules.explain(aim.states, aim.number, reason)

    def _refusal(self, states: States, number: int) -> Refusal | None:
        actions, reasons = _room_for(number)
        self.rules.kernels.why_not(states, 0, actions, reasons)
        return None if reasons[0] == OK else self.rules.explain(states, number, int(reasons[0]))

    def _after(self, states: States, number: int) -> States:
        following = copied(states)
        actions, reasons = _room_for(number)
        self.rules.kernels.step(following, actions, reasons, self._room_to_offer(), 0, 1)
        if reasons[0] != OK:
            refusal = self.rules.explain(states, number, int(reasons[0]))
            raise Illegal(self.rules.action_text(states[0], number), refusal)
        return following

    def _read_decisions(self, text: str, recorded: bool) -> tuple[list[States], list[int]]:
        if not isinstance(text, str):
            raise BadInput(phrase("input-text", found=shown(text)))
        words = split(text)
        if not words:
            raise Unreadable(phrase("expect-decision"))
        states, positions, numbers = self.states, [], []
        while words:
            number, used = self.rules.read_action(states[0], words, recorded)
            following = self._after(states, number)
            numbers.append(number)
            positions.append(following)
            states = following
            words = words[used:]
        return positions, numbers


def _room_for(number: int) -> Any:
    """An action for a kernel, and room for why it is not possible."""
    room = np.zeros((2, 1), dtype=np.int64)
    room[0] = number
    return room


def _is_whole(value: Any, low: int, high: int) -> bool:
    """Whether a value is a whole number in a range; one of NumPy will do."""
    is_number = isinstance(value, int | np.integer) and not isinstance(value, bool)
    return is_number and low <= value <= high


def joint(text: str) -> str:
    """What stands between a decision and the one before it on a line."""
    return " " if text.startswith("to ") else ", "


def split(text: str) -> list[str]:
    """The words of a line; commas between decisions only please the eye."""
    return text.replace(",", " ").split()

"""What was decided in a game so far, and every position on the way."""

from typing import Any

from .data import is_whole
from .errors import BadInput, phrase, shown
from .kernels import States
from .outcome import Outcome
from .positions import Positions
from .record import copied
from .rules import EVERYTHING, Action, Rules
from .start import Start
from .trail import Trail


class History:
    """A game as far as it has come."""

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

    # -- how it came there
    @property
    def step(self) -> int:
        """How many decisions have been made."""
        return len(self._numbers)

    @property
    def numbers(self) -> list[int]:
        """Everything that was decided so far, each decision by its number alone."""
        return self._numbers[:]

    @property
    def log(self) -> list[Action]:
        """Everything that was decided so far."""
        texts = self.log_for(EVERYTHING)
        return [Action(*decided) for decided in zip(self._numbers, texts, strict=True)]

    def log_for(self, viewer: int | None) -> list[str]:
        """Everything that was decided so far, as far as a viewer saw it."""
        pairs = zip(self._positions, self._numbers, strict=False)
        return [self.rules.record(states[0], number, viewer) for states, number in pairs]

    def lines(self, viewer: int | None = EVERYTHING) -> list[str]:
        """The game so far as far as a viewer saw it, a line for each action with its parts."""
        lines: list[str] = []
        records = self.log_for(viewer)
        for number, text, states in zip(self.numbers, records, self._positions, strict=False):
            if not lines or self.rules.begins_line(states[0], number):
                lines.append(f"{self.rules.speaker(states[0])}: {text}")
            else:
                lines[-1] += self.rules.joint(states[0], number) + text
        return lines

    @property
    def path(self) -> list[States]:
        """Every position on the way here, the first one first; none to be written to."""
        return list(self._positions)

    def path_between(self, first: int, last: int) -> list[States]:
        """The positions from one step to another, both included; none to be written to."""
        return self._positions[first : last + 1]

    def decided(self, step: int) -> tuple[Any, int]:
        """The state in which the decision after so many others was made, and its number."""
        return self._positions[step][0], self._numbers[step]

    def undo(self, decisions: int = 1) -> None:
        """Take back so many decisions."""
        if not is_whole(decisions, 0, self.step):
            raise BadInput(phrase("input-undo", found=shown(decisions), count=self.step))
        self._positions.cut(len(self._positions) - decisions)
        self._numbers.cut(self.step - decisions)

    def _go_on(self, positions: list[States], numbers: list[int]) -> None:
        for states, number in zip(positions, numbers, strict=True):
            self._positions.append(states)
            self._numbers.append(number)

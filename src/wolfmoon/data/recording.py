"""Games recorded decision by decision: many at once, all of them a decision further at a time.

They are played by the kernels of the rules; the kernel here, written once in terms of what a game
defines and bound to each game, only notes what stands there.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ..engine.compiled import kernel, wide
from ..engine.game import Game
from ..engine.kernels import Numbers, Offers, States, Words, bound, on_all_cores
from ..engine.rules import Rules
from ..engine.story import Telling
from ..engine.stream import advance, below
from ..games import described, games

if TYPE_CHECKING:  # what a game defines; see bound

    def turn_of(state: object) -> int: ...  # noqa: D103
    def word_of(state: object, action: int) -> int: ...  # noqa: D103
    def fill_row(states: object, index: int, points: object, room: object) -> None: ...  # noqa: D103


class Columns(NamedTuple):
    """What is recorded of each decision, as it stands before it is carried out."""

    seats: npt.NDArray[np.int8]
    turns: npt.NDArray[np.int16]
    asks: npt.NDArray[np.int8]
    offered: npt.NDArray[np.int16]
    actions: npt.NDArray[np.int16]
    words: npt.NDArray[np.int16]
    points: npt.NDArray[np.int16]  # by decision, seat and source


@dataclass(frozen=True)
class Recorded:
    """Games one after the other; how long each is, and how it stands at last."""

    columns: Columns
    lengths: Numbers
    ends: States
    told: list[str]
    """What each decision did, as JSON; empty unless the recorder tells."""


Step = tuple[Numbers, Columns, list[str]]
"""A decision of some games: which they are, what is noted of it, and what it is told to do."""
NOTHING = -1
"""In the place of an action: the game is recorded."""
Choose = Callable[[int, Numbers, Offers, Numbers], Numbers]
"""What is decided at a step in some games, from what is offered and how much of it."""


@kernel
def choose_at_random(streams: Words, games: Numbers, offered: Offers, counts: Numbers) -> Numbers:
    """One of the offered actions in each of some games, as play-outs choose."""
    actions = np.full(len(games), NOTHING, dtype=np.int64)
    for index in range(len(games)):
        if counts[index]:
            word = advance(streams[games[index]])
            streams[games[index]] = word
            actions[index] = offered[index][below(word, counts[index])]
    return actions


def _note(
    states: States, counts: Numbers, actions: Numbers, columns: Columns, room: object
) -> None:
    """Tell one decision of each state."""
    for index in range(len(states)):
        state = states[index]
        columns.seats[index] = state.seat
        columns.turns[index] = turn_of(state)
        columns.asks[index] = state.asks
        columns.offered[index] = counts[index]
        columns.actions[index] = actions[index]
        columns.words[index] = word_of(state, wide(actions[index]))
        fill_row(states, index, columns.points[index], room)


@dataclass(frozen=True)
class Recorder:
    """How the decisions of a game are recorded."""

    rules: Rules
    sources: list[str]
    asks: Sequence[str]
    words: list[str]
    """The texts that `Columns.words` means."""
    board_of: Callable[[Any], str | None]
    room: Callable[[], Any]
    note: Callable[..., None]
    tells: bool = False
    """Whether it also records what each decision did: then every single one goes through Python."""

    def at_random(self, starts: States, streams: Words) -> Recorded:
        """Games from their starts to their ends, as `play_out_many` plays them."""
        words = streams.copy()

        def choose(step: int, games: Numbers, offered: Offers, counts: Numbers) -> Numbers:
            return choose_at_random(words, games, offered, counts)

        return self._recorded(starts, choose)

    def again(self, starts: States, actions: Sequence[Sequence[int]]) -> Recorded:
        """Games from their starts and the actions of each; all of them must be legal."""
        longest = max(map(len, actions))
        decided = np.full((len(actions), longest + 1), NOTHING, dtype=np.int64)
        for row, each in zip(decided, actions, strict=True):
            row[: len(each)] = each

        def choose(step: int, games: Numbers, offered: Offers, counts: Numbers) -> Numbers:
            now: Numbers = decided[games, step]
            return now

        return self._recorded(starts, choose)

    def of_game(self, game: Game) -> Recorded:
        """A game in hand, from its start on."""
        return self.again(game.start.states, [game.numbers])

    def _recorded(self, starts: States, choose: Choose) -> Recorded:
        """All games, a part of them on each core, in their order."""
        ends, seats = starts.copy(), self.rules.seats(starts[0])
        steps: list[Step] = [(np.zeros(0, dtype=np.int64), self._columns(0, seats), [])]

        def walk(first: int, last: int) -> None:
            for step in self._steps(ends, first, last, choose):
                steps.append(step)

        on_all_cores(len(starts), walk)
        owners = np.concatenate([games for games, _, _ in steps])
        order = np.argsort(owners, kind="stable")  # the steps of a game stand in their order
        parts = zip(*(columns for _, columns, _ in steps), strict=True)
        columns = Columns(*(np.concatenate(part)[order] for part in parts))
        lengths = np.bincount(owners, minlength=len(starts))
        told = [each for _, _, told in steps for each in told]
        return Recorded(columns, lengths, ends, [told[place] for place in order] if told else [])

    def _steps(self, ends: States, first: int, last: int, choose: Choose) -> Iterator[Step]:
        """Take a run of games from where they stand to their ends; what each step tells."""
        games, stepper = np.arange(first, last), self.rules.stepper(ends[first:last].copy())
        seats, step, room = self.rules.seats(ends[0]), 0, self.room()
        while True:
            stepper.look()
            actions = choose(step, games, stepper.offered, stepper.counts)
            goes_on = actions != NOTHING
            if not goes_on.all():
                ends[games[~goes_on]] = stepper.states[~goes_on]
                games, actions, stepper = games[goes_on], actions[goes_on], stepper.only(goes_on)
            if not len(games):
                return
            columns = self._columns(len(games), seats)
            self.note(stepper.states, stepper.counts, actions, columns, room)
            yield games, columns, self._told(stepper.states, actions)
            stepper.step(actions)
            step += 1

    def _told(self, states: States, actions: Numbers) -> list[str]:
        """What a decision of each state will do, with all that is hidden."""
        if not self.tells:
            return []
        decided = zip(np.split(states, len(states)), actions.tolist(), strict=True)
        return [_as_json(self.rules.story(state, action)) for state, action in decided]

    def _columns(self, rows: int, seats: int) -> Columns:
        return Columns(
            seats=np.zeros(rows, dtype=np.int8),
            turns=np.zeros(rows, dtype=np.int16),
            asks=np.zeros(rows, dtype=np.int8),
            offered=np.zeros(rows, dtype=np.int16),
            actions=np.zeros(rows, dtype=np.int16),
            words=np.zeros(rows, dtype=np.int16),
            points=np.zeros((rows, seats, len(self.sources)), dtype=np.int16),
        )


def _as_json(told: Sequence[Telling]) -> str:
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


@cache
def recorder(name: str, tells: bool = False) -> Recorder:
    """The recorder of a game; one that tells is slower."""
    rows = described(name).rows()
    functions = {"turn_of": rows.turn_of, "word_of": rows.word_of, "fill_row": rows.fill_row}
    return Recorder(
        rules=games[name],
        sources=rows.sources,
        asks=rows.asks,
        words=rows.words(),
        board_of=rows.board_of,
        room=rows.room,
        note=bound(_note, rows.fill_row.__module__, functions),
        tells=tells,
    )

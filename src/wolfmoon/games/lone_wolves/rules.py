"""Lone Wolves behind the interface of all games."""

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar

import numpy as np

from ...engine.aims import Aim, Aiming, Possible
from ...engine.errors import BadInput, Refusal, Unreadable, phrase, shown
from ...engine.files import File
from ...engine.kernels import Numbers, States
from ...engine.outcome import Outcome
from ...engine.record import copied
from ...engine.rules import EVERYTHING, SAME_FOR_ALL, Data, Rules
from ...engine.start import Options, Start, check_undrawn, checked_seed
from ...engine.story import final
from ...engine.stream import streams
from ...engine.warming import Step
from . import setup, story, turn
from .actions import MOST_OFFERED, NUM_ACTIONS, Ask
from .box.components import SEATS, TRICKS, Board
from .forms import explain, notation, position, sheet
from .forms.given import read_setup, setup_headers, states_of_setup
from .forms.luck import draw_setup
from .forms.names import ASK_NAMES, BOARD_NAMES, SEAT_NAMES
from .forms.options import (
    checked_board,
    checked_house,
    house_headers,
    house_numbers,
    read_house,
)
from .forms.plain import GAME, to_data
from .forms.reading import from_data
from .hidden import imagine, showing, view, worlds
from .hidden.redeal import determinize_at
from .hidden.view import read_view
from .models import RULES_VERSION, VIEW, House, LoneWolvesPosition, LoneWolvesSheet, LoneWolvesView
from .solver import figures
from .solver.solver import DEFAULT_NODES, Solution, solve
from .state import State
from .tellings import LoneWolvesTelling

LAST_TRICK = "thirteen tricks"
HOUSE_OPTIONS = ("honour", "slots", "scars")
OPTIONS = ("board", "seed", "setup", *HOUSE_OPTIONS)


class LoneWolves(Rules[State]):
    """Lone Wolves, for two players."""

    name = GAME
    version = RULES_VERSION
    state_record = State
    num_actions = NUM_ACTIONS
    most_offered = MOST_OFFERED
    asks = ASK_NAMES
    headers = position.HEADERS
    hides = True

    functions: ClassVar = {
        "set_up": setup.set_up,
        "offer": turn.offer,
        "why_not": turn.why_not,
        "apply": turn.apply,
        "is_over": turn.is_over,
    }

    # -- where a game begins
    def start(self, **options: object) -> Start:
        """A new game: `board`, house values, and `seed` or `setup`."""
        board, house = _table(options)
        if options.get("setup") is None:
            return self._start_from_seed(board, house, checked_seed(options.get("seed")))
        if options.get("seed") is not None:
            raise BadInput(phrase("input-seed-or-setup"))
        return self._start_from_setup(board, house, options["setup"])

    def draw(self, chance: Random, **options: object) -> Options:
        """Options with `setup` drawn as well."""
        _, house = _table(options)
        check_undrawn(options)
        return {**options, "setup": draw_setup(chance, house)}

    def _start_from_seed(self, board: Board, house: House, seed: int) -> Start:
        states = State.zeros()
        self.kernels.set_up(states, house_numbers(board, house), streams(seed, 1), 0, 1)
        return Start(states, {**house_headers(board, house), "seed": [str(seed)]})

    def _start_from_setup(self, board: Board, house: House, given: object) -> Start:
        states = states_of_setup(board, house, given)
        headers = {**house_headers(board, house), **setup_headers(to_data(states[0]))}
        return Start(states, headers)

    def read_start(self, file: File) -> Start:
        """Where the game of a file began: the table, and a seed or the set-up itself."""
        board, house = read_house(file)
        if "seed" in file.headers:
            return self._start_from_seed(board, house, checked_seed(file.number("seed")))
        return self._start_from_setup(board, house, read_setup(file))

    def batch_options(self, **options: object) -> Numbers:
        """The board and the house values."""
        board, house = _table(options)
        return house_numbers(board, house)

    # -- what a state means
    def seats(self, state: State) -> int:
        """How many players: always two."""
        return SEATS

    def turns(self, state: Any) -> int:
        """How many tricks have been taken."""
        return int(state["trick"])

    def progress(self, state: State) -> tuple[int, int]:
        """How many tricks have been taken, and how many there are."""
        return self.turns(state), TRICKS

    def outcome(self, states: States) -> Outcome | None:
        """How the game ended, if it has."""
        if self.seat(states[0]) is not None:
            return None
        numbers, ranks = sheet.numbers_of(states)
        return Outcome(
            scores=tuple(sum(row) for row in numbers.points),
            winners=tuple(seat for seat in range(SEATS) if ranks[seat] == 1),
            ranks=tuple(ranks),
            ended_by=LAST_TRICK,
        )

    def to_data(self, state: State) -> LoneWolvesPosition:
        """The whole state as plain data, hidden parts too."""
        return to_data(state)

    def from_data(self, data: object) -> States:
        """A whole state from plain data; BadInput names what can't be used."""
        return self.playable(from_data(data))

    def view(self, state: State, viewer: int | None) -> LoneWolvesView:
        """All that a seat, or a spectator (None), may see, as plain data."""
        return view.view(state, viewer)

    def seen(self, states: States, seat: int) -> States:
        """A copy in which all that a seat can't see is dealt again, always in the same way."""
        known = copied(states)
        determinize_at(known, 0, seat, np.uint64(SAME_FOR_ALL))
        return known

    def shows_all(self, state: State, action: int) -> bool:
        """Whether a decision shows anybody something new: a card, or a scar that lay face down."""
        return showing.shows_all(action)

    def shows_taker(self, state: State, action: int) -> bool:
        """Whether a decision shows the one who takes it a scar that lay face down."""
        return showing.shows_taker(state, action)

    def veil(self, before: Data, after: Data) -> LoneWolvesView:
        """The view after such a decision, with that scar left unknown."""
        return view.veil(VIEW.given(before), VIEW.given(after))

    def determinize(self, view: Data, stream: int) -> States:
        """A whole state that fits everything a view knows, each as likely."""
        return imagine.determinize(read_view(view), stream)

    def count_worlds(self, view: Data) -> int:
        """How many hands the other player may hold, as far as a view knows."""
        return worlds.count_worlds(read_view(view))

    def worlds(self, view: Data) -> Iterator[worlds.Hands]:
        """Both hands, in every way that fits a view."""
        return worlds.worlds(read_view(view))

    def solve(self, states: States, node_limit: int = DEFAULT_NODES) -> Solution:
        """The outcome of best play from a state with all cards known, if it can be searched."""
        offered, counts = self.offer_many(states[:1])
        return solve(states, [int(number) for number in offered[0, : counts[0]]], node_limit)

    def score_sheet(self, states: States) -> LoneWolvesSheet:
        """The points as they stand, by source, and every land."""
        return sheet.score_sheet(states)

    def points(self, states: States) -> list[dict[str, int]]:
        """The points of each seat by source."""
        numbers, _ = sheet.numbers_of(states)
        return [dict(zip(sheet.SOURCES, row, strict=True)) for row in numbers.points]

    # -- what happened
    def story(self, states: States, action: int) -> list[LoneWolvesTelling]:
        """All that a decision does which is offered in an array of one state, in order."""
        return self.story_for(states, action, EVERYTHING)

    def story_for(self, states: States, action: int, viewer: int | None) -> list[LoneWolvesTelling]:
        """As much of it as a viewer may know."""
        after, notes = self.carried_out(states, action)
        tellings = story.story(view.redacted(notes, viewer))
        outcome = self.outcome(after)
        return tellings if outcome is None else [*tellings, *final(outcome)]

    def foretold(self, states: States, action: int, viewer: int | None) -> list[LoneWolvesTelling]:
        """As much of it as a viewer knows before it is decided: no scar that it will show."""
        if not self.shows_taker(states[0], action):
            return self.story_for(states, action, viewer)
        _, notes = self.carried_out(states, action)
        return story.story(view.foretold(notes))

    # -- positions and actions as text
    def write_position(self, state: State) -> str:
        """A whole state as text."""
        return position.write_position(state)

    def read_position(self, file: File) -> States:
        """A whole state from a position file."""
        return position.read_position(file)

    def line_of(self, file: File, path: str) -> int:
        """The line of a file in which a value of plain data stands."""
        return super().line_of(file, path) or position.line_of_land(file, path)

    def action_text(self, state: State, action: int) -> str:
        """How an action is written in an offer."""
        return notation.action_text(action)

    def record(self, state: State, action: int, viewer: int | None) -> str:
        """How an action stands in a viewer's log, with the scar that it showed them."""
        return notation.record(state, action, viewer)

    def read_action(
        self, state: State, words: list[str], recorded: bool = False
    ) -> tuple[int, int]:
        """The action that words begin with, and how many of them it took."""
        return notation.read_action(state, words, recorded)

    def action_data(self, state: State, action: int) -> Data:
        """An action as plain data."""
        return notation.action_data(action)

    def places(self, state: State) -> list[str]:
        """The cards, scars, lands and borders."""
        return notation.PLACES

    def aiming(self, states: States, doing: str = "") -> Aiming:
        """For a card, a scar, a land or a border, every decision that may be meant by it."""
        if doing:
            raise Unreadable(phrase("expect-nothing"), doing)
        return lambda place: [
            [Aim((), states, number)] for number in notation.actions_at(states[0], place)
        ]

    def possible(self, states: States, doing: str = "") -> list[Possible]:
        """All that is offered; nothing is begun in one's mind only."""
        self.aiming(states, doing)
        return super().possible(states)

    def explain(self, states: States, action: int, reason: int) -> Refusal:
        """A reason code with its rule, facts and words."""
        return explain.explain(states, action, reason)

    def speaker(self, state: State) -> str:
        """The leader of the trick: a trick is a line."""
        return SEAT_NAMES[int(state.leader)]

    def begins_line(self, state: State, action: int) -> bool:
        """Whether an action leads a trick."""
        return bool(state.asks == Ask.LEAD)

    def begins_deed(self, state: State, action: int, after: State) -> bool:
        """Whether a card is played, or a scar taken: where it is placed belongs to that."""
        return bool(state.asks != Ask.PLACE)

    def figures(self, **options: object) -> dict[str, float]:
        """How long a world takes to imagine and the last tricks to solve."""
        return figures.figures(self, **options)

    def warm_steps(self) -> list[Step]:
        """The shared kernels and those of this game."""
        states = self.new_many(1, 0)
        seen, spectated = self.view(states[0], 0), self.view(states[0], None)
        return [
            *super().warm_steps(),
            ("score sheet", lambda: sheet.score_sheet(states)),
            ("determinize", lambda: imagine.determinize(seen, 1)),
            ("determinize for a spectator", lambda: imagine.determinize(spectated, 1)),
            ("solve", lambda: self.solve(states, 1)),
        ]


def _table(options: Options) -> tuple[Board, House]:
    """The board and the house values of some options."""
    if unknown := set(options) - set(OPTIONS):
        facts = {"found": shown(min(unknown)), "names": list(OPTIONS)}
        raise BadInput(phrase("input-option", game=GAME, **facts))
    board = checked_board(options.get("board", BOARD_NAMES[Board.BASIC]))
    return board, checked_house(board, **{name: options.get(name) for name in HOUSE_OPTIONS})

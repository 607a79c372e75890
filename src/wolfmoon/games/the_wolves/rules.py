"""The Wolves behind the interface of all games."""

from random import Random
from typing import Any, ClassVar

import numpy as np

from ...engine.aims import Aiming, Possible, Scope
from ...engine.errors import BadInput, Refusal, phrase, shown
from ...engine.files import File, whole
from ...engine.kernels import Numbers, States
from ...engine.outcome import Outcome
from ...engine.rules import Data, Rules
from ...engine.start import Options, Start, check_undrawn, checked_seed
from ...engine.stream import streams
from ...engine.warming import Step
from . import setup, story, turn
from .actions import ANSWERS, MOST_OFFERED, NUM_ACTIONS, Act, Ask
from .box.components import DATES, FEWEST_PLAYERS, MOST_PLAYERS, Phase
from .forms import aims, explain, notation, position, scope, sheet
from .forms.luck import draw_packs, draw_setup
from .forms.names import ASK_NAMES, TERRAIN_NAMES
from .forms.options import checked_packs, checked_players, head, start_from_setup
from .forms.plain import GAME, to_data
from .forms.reading import from_data
from .models import RULES_VERSION, TheWolvesView
from .setup import ANY_PACK, lay_out_at
from .state import State
from .tellings import TheWolvesTelling

FULL_MOON = "full moon"
QUIET = "quiet"
LINE_STARTS = frozenset(act for act, (asked, _) in ANSWERS.items() if asked in (Ask.DRAFT, Ask.ACT))
"""A draft, an action of a turn, its end."""
DEFAULT_PLAYERS = 3
OPTIONS = frozenset(("players", "seed", "packs", "setup"))


class TheWolves(Rules[State]):
    """The Wolves, for 2 to 5 players."""

    name = GAME
    version = RULES_VERSION
    state_record = State
    num_actions = NUM_ACTIONS
    most_offered = MOST_OFFERED
    asks = ASK_NAMES
    absent = aims.ABSENT
    headers = position.HEADERS

    functions: ClassVar = {
        "set_up": setup.set_up,
        "offer": turn.offer,
        "why_not": turn.why_not,
        "apply": turn.apply,
        "is_over": turn.is_over,
    }

    # -- where a game begins
    def start(self, **options: object) -> Start:
        """A new game: `players`, and `seed` or `setup`, and `packs` if they are chosen."""
        players, packs = _table(options)
        if options.get("setup") is not None:
            return start_from_setup(players, packs, options["setup"])
        return self._start_from_seed(players, packs, checked_seed(options.get("seed")))

    def draw(self, chance: Random, **options: object) -> Options:
        """Options with `setup` drawn as well, and `packs` unless they are chosen."""
        players, packs = _table(options)
        check_undrawn(options)
        chosen = options["packs"] if packs is not None else draw_packs(chance, players)
        return {**options, "packs": chosen, "setup": draw_setup(chance, players)}

    def _start_from_seed(self, players: int, packs: list[int] | None, seed: int) -> Start:
        states = State.zeros()
        numbers = self.batch_options(players=players, packs=packs)
        self.kernels.set_up(states, numbers, streams(seed, 1), 0, 1)
        return Start(states, {**head(states[0]), "seed": [str(seed)]})

    def read_start(self, file: File) -> Start:
        """Where the game of a file began: packs, and a seed or the set-up itself."""
        players, packs = file.number("players"), file.header("packs").values
        if "seed" in file.headers:
            return self.start(players=players, packs=packs, seed=file.number("seed"))
        regions = file.header("regions")
        given = {
            "regions": [whole(word, regions.line) for word in regions.values],
            "tokens": [word.split("/") for word in file.header("tokens").values],
            "prey": file.header("prey").values,
            "first": file.number("first") - 1,
        }
        return self.start(players=players, packs=packs, setup=given)

    def batch_options(self, **options: object) -> Numbers:
        """The number of players and the pack of each seat."""
        players = checked_players(options.get("players", DEFAULT_PLAYERS))
        packs = checked_packs(options.get("packs"), players) or [ANY_PACK] * MOST_PLAYERS
        return np.array([players, *packs, *[0] * (MOST_PLAYERS - len(packs))], dtype=np.int64)

    def options_for(self, seats: int) -> Data:
        """The number of players."""
        return {"players": seats}

    # -- what a state means
    def turns(self, state: Any) -> int:
        """How many turns have been taken."""
        return int(state["turns"])

    def progress(self, state: Any) -> tuple[int, int]:
        """The date of the moon, and that of the full moon."""
        last = int(DATES[self.seats(state) - FEWEST_PLAYERS][Phase.FULL])
        return min(int(state["moonlight"]), last), last

    def outcome(self, states: States) -> Outcome | None:
        """How the game ended, if it has."""
        state = states[0]
        if self.seat(state) is not None:
            return None
        points, ranks = sheet.points_by_source(states)
        return Outcome(
            scores=tuple(sum(row) for row in points),
            winners=tuple(seat for seat, ahead in enumerate(ranks) if ahead == 0),
            ranks=tuple(ahead + 1 for ahead in ranks),
            ended_by=FULL_MOON if state.phase == Phase.FULL else QUIET,
        )

    def to_data(self, state: State) -> TheWolvesView:
        """The whole state as plain data."""
        return to_data(state)

    def from_data(self, data: object) -> States:
        """A whole state from plain data; BadInput names what can't be used."""
        return self.playable(from_data(data))

    def view(self, state: State, viewer: int | None) -> TheWolvesView:
        """The whole position: nothing is hidden in this game."""
        return to_data(state)

    def determinize(self, view: Data, stream: int) -> States:
        """The state of a view: there is only one."""
        return from_data(view)

    def score_sheet(self, states: States) -> Data:
        """The points as they stand, by source, and every region."""
        return sheet.score_sheet(states)

    def points(self, states: States) -> list[dict[str, int]]:
        """The points of each seat by source."""
        points, _ = sheet.points_by_source(states)
        return [dict(zip(sheet.SOURCES, row, strict=True)) for row in points]

    # -- what happened
    def story(self, states: States, action: int) -> list[TheWolvesTelling]:
        """All that a decision does which is offered in an array of one state, in order."""
        after, notes = self.carried_out(states, action)
        return story.story(notes, self.outcome(after), self.seats(states[0]))

    # -- positions and actions as text
    def write_position(self, state: State) -> str:
        """A whole state as text."""
        return position.write_position(state)

    def read_position(self, file: File) -> States:
        """A whole state from a position file."""
        return position.read_position(file)

    def line_of(self, file: File, path: str) -> int:
        """The line of a file in which a value of plain data stands."""
        return super().line_of(file, path) or position.line_of_hex(file, path)

    def action_text(self, state: State, action: int) -> str:
        """How an action is written in a position."""
        return notation.action_text(state, action)

    def read_action(
        self, state: State, words: list[str], recorded: bool = False
    ) -> tuple[int, int]:
        """The action that words begin with, and how many of them it took."""
        return notation.read_action(state, words)

    def action_data(self, state: State, action: int) -> Data:
        """An action as plain data."""
        return notation.action_data(state, action)

    def places(self, state: State) -> list[str]:
        """Every hex of the map."""
        return aims.places(state)

    def aiming(self, states: States, doing: str = "") -> Aiming:
        """For a hex, everything that may be meant by it with an action or a wolf in mind."""
        return aims.aiming(self, states, doing)

    def possible(self, states: States, doing: str = "") -> list[Possible]:
        """Every hex where something is possible; else all that is offered, the usual first."""
        if states[0].asks not in (Ask.PAY, Ask.TRACK):
            return aims.possible(self, states, doing)
        usual = self.usual(states)
        return sorted(super().possible(states), key=lambda each: each[1].number != usual)

    def scope(self, states: States, doing: str = "") -> Scope:
        """What lies around an action in mind, or a wolf in hand."""
        return scope.scope(self, states, doing)

    def usual(self, states: States) -> int | None:
        """The payment with as many tiles as possible."""
        return aims.usual_payment(self, states)

    def explain(self, states: States, action: int, reason: int) -> Refusal:
        """A reason code with its rule, facts and words."""
        return explain.explain(self, states, action, reason)

    def speaker(self, state: State) -> str:
        """The pack of the seat to decide."""
        return TERRAIN_NAMES[int(state.players[state.seat].pack)]

    def joint(self, state: State, action: int) -> str:
        """A comma; only where a wolf goes stands close to the wolf: `alpha A1 to A2`."""
        goes = notation.kind_and_argument(action)[0] == Act.TO
        return " " if goes else super().joint(state, action)

    def begins_line(self, state: State, action: int) -> bool:
        """Whether an action begins a line: a draft, an action of a turn, its end."""
        return notation.kind_and_argument(action)[0] in LINE_STARTS

    def begins_deed(self, state: State, action: int, after: State) -> bool:
        """Whether a draft or an action begins; the end of a turn is one if a phase is scored."""
        ends = notation.kind_and_argument(action)[0] == Act.END
        return state.phase != after.phase if ends else self.begins_line(state, action)

    def warm_steps(self) -> list[Step]:
        """The shared kernels and those of this game."""
        states = self.new_many(1, 0)
        return [
            *super().warm_steps(),
            ("lay out", lambda: lay_out_at(states, 0)),
            ("read position", lambda: from_data(to_data(states[0]))),
            ("score sheet", lambda: sheet.score_sheet(states)),
        ]


def _table(options: Options) -> tuple[int, list[int] | None]:
    """The number of players and the packs of some options."""
    if unknown := set(options) - OPTIONS:
        facts = {"found": shown(min(unknown)), "names": sorted(OPTIONS)}
        raise BadInput(phrase("input-option", game=GAME, **facts))
    players = checked_players(options.get("players", DEFAULT_PLAYERS))
    return players, checked_packs(options.get("packs"), players)

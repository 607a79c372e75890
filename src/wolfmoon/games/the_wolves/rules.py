"""The Wolves behind the interface of all games."""

import secrets
from typing import Any

import numpy as np

from ...engine.errors import BadInput, Refusal, Unreadable
from ...engine.files import File
from ...engine.game import Data, Outcome, Rules, Start
from ...engine.kernels import Numbers, States, bind
from ...engine.stream import streams
from ...engine.warming import Step
from . import explain, notation, position, setup, sheet, turn
from .actions import MOST_OFFERED, NUM_ACTIONS, Act, Ask
from .components import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    PREY_POOL,
    TOKEN_POOL,
    Phase,
    Prey,
)
from .maps import HEX_NAMES, HEX_NUMBERS, LAYOUTS, REGION_TILES
from .names import ASK_NAMES, PHASE_NAMES, PREY_NAMES, TERRAIN_NAMES
from .plain import GAME, RULES_VERSION, from_data, to_data
from .setup import ANY_PACK, lay_out_at
from .state import State

FULL_MOON = "full moon"
QUIET = "quiet"
LINE_STARTS = (
    Act.DRAFT,
    Act.MOVE,
    Act.DEN,
    Act.LAIR,
    Act.HOWL,
    Act.DOMINATE_PACK,
    Act.DOMINATE_DEN,
    Act.END,
)
DEFAULT_PLAYERS = 3
SEED_BITS = 32


class TheWolves(Rules):
    """The Wolves, for 2 to 5 players."""

    name = GAME
    version = RULES_VERSION
    state_record = State
    num_actions = NUM_ACTIONS
    most_offered = MOST_OFFERED

    def __init__(self) -> None:
        self.kernels = bind(
            set_up=setup.set_up,
            offer=turn.offer,
            why_not=turn.why_not,
            apply=turn.apply,
            is_over=turn.is_over,
        )

    # -- where a game begins
    def start(self, **options: Any) -> Start:
        """A new game: `players`, and `seed` or `setup`, and `packs` if they are chosen."""
        known = {"players", "seed", "packs", "setup"}
        if unknown := set(options) - known:
            raise BadInput(
                f"{GAME} has no option {sorted(unknown)[0]!r}; it has {', '.join(sorted(known))}"
            )
        players = checked_players(options.get("players", DEFAULT_PLAYERS))
        packs = checked_packs(options.get("packs"), players)
        if options.get("setup") is not None:
            return start_from_setup(players, packs, options["setup"])
        return self._start_from_seed(players, packs, checked_seed(options.get("seed")))

    def _start_from_seed(self, players: int, packs: list[int] | None, seed: int) -> Start:
        states = State.zeros()
        numbers = self.batch_options(players=players, packs=packs)
        self.kernels.set_up(states, numbers, streams(seed, 1), 0, 1)
        return Start(states, {**_head(states[0]), "seed": [str(seed)]})

    def read_start(self, file: File) -> Start:
        """Where the game of a file began: packs, and a seed or the set-up itself."""
        players, packs = file.number("players"), file.header("packs").values
        if "seed" in file.headers:
            return self.start(players=players, packs=packs, seed=file.number("seed"))
        given = {
            "regions": [_number(word) for word in file.header("regions").values],
            "tokens": [word.split("/") for word in file.header("tokens").values],
            "prey": file.header("prey").values,
            "first": file.number("first") - 1,
        }
        return self.start(players=players, packs=packs, setup=given)

    def batch_options(self, **options: Any) -> Numbers:
        """The number of players and the pack of each seat."""
        players = checked_players(options.get("players", DEFAULT_PLAYERS))
        packs = checked_packs(options.get("packs"), players) or [ANY_PACK] * MOST_PLAYERS
        return np.array([players, *packs, *[0] * (MOST_PLAYERS - len(packs))], dtype=np.int64)

    # -- what a state means
    def seats(self, state: Any) -> int:
        """How many players."""
        return int(state.seats)

    def seat(self, state: Any) -> int | None:
        """Whose decision it is; None once the game is over."""
        return None if state.asks == Ask.OVER else int(state.seat)

    def turns(self, state: Any) -> int:
        """How many turns have been taken."""
        return int(state.turns)

    def outcome(self, states: States) -> Outcome | None:
        """How the game ended, if it has."""
        state = states[0]
        if state.asks != Ask.OVER:
            return None
        points, ranks = sheet.points_by_source(states)
        return Outcome(
            scores=tuple(int(total) for total in points.sum(axis=1)),
            winners=tuple(seat for seat, ahead in enumerate(ranks) if ahead == 0),
            ranks=tuple(int(ahead) + 1 for ahead in ranks),
            ended_by=FULL_MOON if state.phase == Phase.FULL else QUIET,
        )

    def to_data(self, state: Any) -> Data:
        """The whole state as plain data."""
        return to_data(state)

    def from_data(self, data: Any) -> States:
        """A whole state from plain data; BadInput names what can't be used."""
        return from_data(data)

    def view(self, state: Any, viewer: int | None) -> Data:
        """The whole position: nothing is hidden in this game."""
        return to_data(state)

    def determinize(self, view: Data, stream: int) -> States:
        """The state of a view: there is only one."""
        return from_data(view)

    def score_sheet(self, states: States) -> Data:
        """The points as they stand, by source, and every region."""
        return sheet.score_sheet(states)

    # -- positions and actions as text
    def write_position(self, state: Any) -> str:
        """A whole state as text."""
        return position.write_position(state)

    def read_position(self, file: File) -> States:
        """A whole state from a position file."""
        return position.read_position(file)

    def action_text(self, state: Any, action: int) -> str:
        """How an action is written in a position."""
        return notation.action_text(state, action)

    def read_action(self, state: Any, words: list[str]) -> tuple[int, int]:
        """The action that words begin with, and how many of them it took."""
        return notation.read_action(state, words)

    def action_data(self, state: Any, action: int) -> Data:
        """An action as plain data."""
        return notation.action_data(state, action)

    def actions_at(self, state: Any, place: str) -> list[int]:
        """The actions with a hex that answer what is asked now."""
        hex_ = HEX_NUMBERS.get(place.upper(), -1)
        if hex_ not in LAYOUTS[int(state.seats)].points:
            letters = f"{HEX_NAMES[min(LAYOUTS[int(state.seats)].points)][0]}"
            raise Unreadable(
                f"a hex of the {int(state.seats)}-player map, from {letters}1 on", place
            )
        return [notation.action_number(kind, hex_) for kind in HEX_ANSWERS.get(int(state.asks), [])]

    def explain(self, states: States, action: int, reason: int) -> Refusal:
        """A reason code with its rule, facts and sentence."""
        return explain.explain(states, action, reason)

    def question(self, state: Any) -> str:
        """What is to be decided now, in a few words."""
        return explain.QUESTIONS[ASK_NAMES[int(state.asks)]]

    def speaker(self, state: Any) -> str:
        """The pack of the seat to decide."""
        return TERRAIN_NAMES[int(state.players[state.seat].pack)]

    def begins_line(self, state: Any, action: int) -> bool:
        """Whether an action begins a line: a draft, an action of a turn, its end."""
        return notation.kind_and_argument(action)[0] in LINE_STARTS

    def warm_steps(self) -> list[Step]:
        """The shared kernels and those of this game."""
        states = self.new_many(1, 0)
        return [
            *super().warm_steps(),
            ("lay out", lambda: lay_out_at(states, 0)),
            ("read position", lambda: from_data(to_data(states[0]))),
            ("score sheet", lambda: sheet.score_sheet(states)),
        ]


HEX_ANSWERS: dict[int, list[Act]] = {
    Ask.DRAFT: [Act.DRAFT],
    Ask.ACT: [Act.DEN, Act.LAIR, Act.HOWL, Act.DOMINATE_PACK, Act.DOMINATE_DEN],
    Ask.WOLF: [Act.ALPHA, Act.PACK],
    Ask.TO: [Act.TO],
    Ask.PUSH: [Act.PUSH],
    Ask.HUNT: [Act.HUNT],
}
"""The kinds of decisions with a hex, by what is asked."""


# -- options ------------------------------------------------------------------------
def _number(word: str) -> int:
    if not word.isdigit():
        raise Unreadable("a whole number", word)
    return int(word)


def _head(state: Any) -> dict[str, list[str]]:
    packs = [TERRAIN_NAMES[state.players[seat].pack] for seat in range(int(state.seats))]
    return {"players": [str(int(state.seats))], "packs": packs}


def checked_players(players: Any) -> int:
    """A number of players that there is a map for."""
    allowed = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    if isinstance(players, bool) or not isinstance(players, int) or players not in allowed:
        raise BadInput(f"{GAME} is for {FEWEST_PLAYERS} to {MOST_PLAYERS} players, not {players!r}")
    return players


def checked_seed(seed: Any) -> int:
    """A seed, or a new one where none is given."""
    if seed is None:
        return secrets.randbits(SEED_BITS)
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 2**64:
        raise BadInput(f"a seed is a whole number from 0 to 2^64 - 1, not {seed!r}")
    return seed


def checked_packs(packs: Any, players: int) -> list[int] | None:
    """The pack of each seat, or None where they are drawn."""
    if packs is None:
        return None
    names = list(packs)
    numbers = [TERRAIN_NAMES.index(name) if name in TERRAIN_NAMES else name for name in names]
    for name, number in zip(names, numbers, strict=True):
        if number not in range(len(TERRAIN_NAMES)):
            raise BadInput(f"{name!r} is no pack; the packs are {', '.join(TERRAIN_NAMES)}")
    if len(numbers) != players or len(set(numbers)) != players:
        raise BadInput(
            f"packs: expected {players} different packs, found {', '.join(map(str, names))}"
        )
    return [int(number) for number in numbers]


def start_from_setup(players: int, packs: list[int] | None, given: Any) -> Start:
    """A game whose regions, tokens, prey and first player are given."""
    if packs is None:
        raise BadInput("a given set-up needs packs too")
    missing = {"regions", "tokens", "prey", "first"} - set(given)
    if missing:
        raise BadInput(f"setup: {sorted(missing)[0]} is missing")
    states = State.zeros()
    state = states[0]
    state.seats = players
    for seat, pack in enumerate(packs):
        state.players[seat].pack = pack
    regions, tokens, prey = checked_regions(given, players)
    for number, place in enumerate(LAYOUTS[players].region_places):
        state.region_tiles[place] = regions[number]
        state.prey_kind[place] = prey[number]
        for depth, phase in enumerate(tokens[number]):
            state.tokens[place][depth] = phase
    first = given["first"]
    if first not in range(players):
        raise BadInput(f"setup: first: expected a seat from 0 to {players - 1}, found {first!r}")
    state.first = first
    lay_out_at(states, 0)
    headers = {
        **_head(state),
        "regions": [str(tile) for tile in regions],
        "tokens": ["/".join(PHASE_NAMES[phase] for phase in phases) for phases in tokens],
        "prey": [PREY_NAMES[kind] for kind in prey],
        "first": [str(first + 1)],
    }
    return Start(states, headers)


def checked_regions(given: Any, players: int) -> tuple[list[int], list[list[int]], list[int]]:
    """Tiles, tokens and prey of each region; they must be those of the box."""
    count = len(LAYOUTS[players].region_places)
    regions = list(given["regions"])
    if len(regions) != count or len(set(regions)) != count or not set(regions) <= set(REGION_TILES):
        raise BadInput(f"setup: regions: expected {count} different tiles from 1 to 10 (W1)")
    wanted_tokens = sorted(tuple(map(int, phases)) for phases in TOKEN_POOL[players])
    try:
        tokens = [[PHASE_NAMES.index(phase) for phase in phases] for phases in given["tokens"]]
        prey = [PREY_NAMES.index(kind) for kind in given["prey"]]
    except (ValueError, TypeError):
        raise BadInput("setup: tokens are phases of the moon and prey are kinds of prey") from None
    if sorted(map(tuple, tokens)) != wanted_tokens:
        pool = " ".join("/".join(PHASE_NAMES[p] for p in phases) for phases in TOKEN_POOL[players])
        raise BadInput(f"setup: tokens: expected, in any order, {pool} (W4)")
    if sorted(prey) != sorted(PREY_POOL[players]):
        pool = " ".join(Prey(kind).name.lower() for kind in PREY_POOL[players])
        raise BadInput(f"setup: prey: expected, in any order, {pool} (W3)")
    return regions, tokens, prey

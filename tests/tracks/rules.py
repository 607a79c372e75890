"""The rules of Tracks."""

from random import Random
from typing import Annotated, Any, ClassVar, Literal

import numpy as np
from typing_extensions import TypedDict

from wolfmoon.engine.compiled import compiled, wide
from wolfmoon.engine.data import Reader, in_range
from wolfmoon.engine.errors import BadInput, Refusal, phrase
from wolfmoon.engine.kernels import Numbers, Offers, States
from wolfmoon.engine.models import Models
from wolfmoon.engine.notes import Notes, note
from wolfmoon.engine.record import Fixed, Record, i8, i32
from wolfmoon.engine.rules import EVERYTHING, Data, Rules
from wolfmoon.engine.shape import Checked, Whole, shape
from wolfmoon.engine.start import Options, Start, check_undrawn
from wolfmoon.engine.story import Final, Telling, Won, final
from wolfmoon.engine.stream import advance, below

CARDS, ROW, MOST_SEATS = 15, 12, 3
LEFT, WORDS = 0, ("take left", "take right")
ASKS, (TAKE, OVER), (NO_CHOICE, ENDED) = ("take", "over"), (0, 1), (1, 2)
REASONS, SOURCES = ["", "one-card-left", "game-over"], ["taken", "doubled"]
Card, Counts = Annotated[int, Whole(1, CARDS)], dict[str, int]


class TracksView(TypedDict):
    game: Literal["tracks"]
    rules: int
    asks: Literal["take", "over"]
    players: Annotated[int, Whole(2, MOST_SEATS)]
    seat: Annotated[int, Whole(0, MOST_SEATS - 1)]
    row: list[Card]
    held: list[Card | None]
    taken: list[list[Card]]


class Took(TypedDict):
    what: Literal["took-track"]
    seat: int
    card: Card


VIEW = Checked[TracksView](shape(TracksView))
MODELS = Models(view=TracksView, telling=Took | Final | Won, box=Counts, choices=Counts)


class State(Record):
    seats: i8
    seat: i8
    asks: i8
    left: i8  # cards in the row
    row: Fixed[list[i8], ROW]
    held: Fixed[list[i8], MOST_SEATS]
    taken: Fixed[list[i32], MOST_SEATS]  # a bit for each card


@compiled
def set_up(state: State, options: Numbers, stream: np.uint64) -> None:
    """All cards are shuffled; the first are held, the next lie in the row."""
    cards, word = np.arange(1, CARDS + 1), stream
    for place in range(CARDS - 1, 0, -1):
        word = advance(word)
        other = below(word, place + 1)
        cards[place], cards[other] = cards[other], cards[place]
    state.seats, state.left = options[0], ROW
    state.row[:] = cards[:ROW]
    state.held[: state.seats] = cards[ROW : ROW + state.seats]


@compiled
def offer(state: State, offered: Offers) -> int:
    count = min(wide(state.left), len(WORDS))
    offered[:count] = np.arange(count)
    return count


@compiled
def why_not(state: State, action: int) -> int:
    return ENDED if state.left == 0 else NO_CHOICE if state.left == action else 0


@compiled
def apply(state: State, action: int, scratch: Offers, notes: Notes | None) -> None:
    """The seat to decide has the card at one end; the row closes up."""
    last = wide(state.left) - 1
    card = wide(state.row[0 if action == LEFT else last])
    if action == LEFT:
        state.row[:last] = state.row[1 : last + 1].copy()
    state.row[last], state.left = 0, last
    state.taken[state.seat] = wide(state.taken[state.seat]) | 1 << card
    note(notes, 0, wide(state.seat), card)
    state.asks = OVER if last == 0 else TAKE
    state.seat = (state.seat + 1) % state.seats


@compiled
def is_over(state: State) -> bool:
    return state.asks == OVER


@compiled
def points_of(state: State, seat: int, doubled: bool) -> int:
    points, parity = 0, state.held[seat] % 2
    for card in range(1, CARDS + 1):
        if not doubled or (state.asks == OVER and card % 2 == parity):
            points += card * (wide(state.taken[seat]) >> card & 1)
    return points


class Tracks(Rules):
    name, version, state_record, hides = "tracks", 1, State, True
    asks, ended_by = ASKS, "empty row"
    num_actions = most_offered = len(WORDS)
    functions: ClassVar = {each.__name__: each for each in (set_up, offer, why_not, apply, is_over)}

    def start(self, players: int = 2, seed: int = 0, setup: Any = None) -> Start:
        if setup is None:
            states = self.new_many(1, seed, players=players)
            return Start(states, self.as_headers(players=players, seed=seed))
        begun = {"game": self.name, "rules": 1, "asks": "take", "players": players, "seat": 0}
        states = self.from_data({**Reader(setup).data, **begun, "taken": [[]] * players})
        return Start(states, self.as_headers(players=players, setup=setup))

    def draw(self, chance: Random, **options: Any) -> Options:
        check_undrawn(options)
        cards = chance.sample(range(1, CARDS + 1), ROW + options.get("players", 2))
        return {**options, "setup": {"row": cards[:ROW], "held": cards[ROW:]}}

    def batch_options(self, **options: Any) -> Numbers:
        return np.array([in_range(options.get("players", 2), 2, MOST_SEATS, "players")])

    def options_for(self, seats: int) -> Data:
        return {"players": seats}

    def turns(self, state: State) -> int:
        return ROW - int(state.left)

    def progress(self, state: State) -> tuple[int, int]:
        return self.turns(state), ROW

    def to_data(self, state: State) -> TracksView:
        taken = [[c for c in range(CARDS + 1) if t >> c & 1] for t in state.taken[: state.seats]]
        return {
            "game": "tracks", "rules": self.version, "asks": ASKS[int(state.asks)],
            "players": len(taken), "seat": int(state.seat), "taken": taken,
            "row": state.row[: state.left].tolist(), "held": state.held[: state.seats].tolist(),
        }  # fmt: skip

    def from_data(self, data: object) -> States:
        read, states = VIEW.read(data), State.zeros()
        state, players, row, held = states[0], read["players"], read["row"], read["held"]
        cards = [*row, *held, *(card for each in read["taken"] for card in each)]
        if None in cards or len(set(cards)) != ROW + players or len(held) != players:
            raise BadInput(phrase("input-shape"), "row")
        state.seats, state.seat, state.asks = players, read["seat"], TAKE if row else OVER
        state.left, state.row[: len(row)], state.held[:players] = len(row), row, held
        state.taken[:players] = [sum(1 << card for card in each) for each in read["taken"]]
        return states

    def view(self, state: State, viewer: int | None) -> TracksView:
        data, shown = self.to_data(state), viewer == EVERYTHING or state.asks == OVER
        held = [c if shown or viewer == seat else None for seat, c in enumerate(data["held"])]
        return {**data, "held": held}

    def determinize(self, view: Data, stream: int) -> States:
        seen = VIEW.read(view)
        known = {*seen["row"], *seen["held"], *(card for each in seen["taken"] for card in each)}
        left = [card for card in range(1, CARDS + 1) if card not in known]
        Random(stream).shuffle(left)
        return self.from_data({**seen, "held": [card or left.pop() for card in seen["held"]]})

    def points(self, states: States) -> list[dict[str, int]]:
        state, kinds = states[0], tuple(enumerate(SOURCES))
        return [{n: points_of(state, s, k > 0) for k, n in kinds} for s in range(state.seats)]

    def story(self, states: States, action: int) -> list[Telling]:
        after, notes = self.carried_out(states, action)
        took = [{"what": "took-track", "seat": seat, "card": card} for _, seat, card, *_ in notes]
        return [*took, *(final(outcome) if (outcome := self.outcome(after)) else [])]

    def action_text(self, state: State, action: int) -> str:
        return WORDS[action]

    def explain(self, states: States, action: int, reason: int) -> Refusal:
        return Refusal(REASONS[reason], "T1", {}, f"tracks-{REASONS[reason]}")

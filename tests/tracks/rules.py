"""The rules of Tracks."""

from random import Random
from typing import Any, ClassVar

import numpy as np

from wolfmoon.engine.compiled import compiled, wide
from wolfmoon.engine.data import Reader, in_range, listed
from wolfmoon.engine.errors import BadInput, Refusal, phrase
from wolfmoon.engine.kernels import Numbers, Offers, States
from wolfmoon.engine.notes import Notes, note
from wolfmoon.engine.record import Fixed, Record, i8, i32
from wolfmoon.engine.rules import EVERYTHING, Data, Rules
from wolfmoon.engine.start import Start, check_undrawn
from wolfmoon.engine.story import Telling, final
from wolfmoon.engine.stream import advance, below

CARDS, ROW, MOST_SEATS = 15, 12, 3
SIDES, (LEFT, RIGHT) = ("left", "right"), (0, 1)
ASKS, (TAKE, OVER) = ["take", "over"], (0, 1)
REASONS, (NO_CHOICE, ENDED) = ["", "one-card-left", "game-over"], (1, 2)
SOURCES = ["taken", "doubled"]


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
    state.seats = options[0]
    state.left = ROW
    for place in range(ROW):
        state.row[place] = cards[place]
    for seat in range(wide(state.seats)):
        state.held[seat] = cards[ROW + seat]


@compiled
def offer(state: State, offered: Offers) -> int:
    count = min(wide(state.left), len(SIDES))
    for side in range(count):
        offered[side] = side
    return count


@compiled
def why_not(state: State, action: int) -> int:
    if state.left == 0:
        return ENDED
    return NO_CHOICE if action == RIGHT and state.left == 1 else 0


@compiled
def apply(state: State, action: int, scratch: Offers, notes: Notes | None) -> None:
    """The seat to decide has the card at one end; the row closes up."""
    last = wide(state.left) - 1
    card = wide(state.row[0 if action == LEFT else last])
    if action == LEFT:
        for place in range(last):
            state.row[place] = state.row[place + 1]
    state.row[last] = 0
    state.left = last
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
    num_actions = most_offered = len(SIDES)
    functions: ClassVar = {each.__name__: each for each in (set_up, offer, why_not, apply, is_over)}

    def start(self, players: int = 2, seed: int = 0, setup: Any = None) -> Start:
        if setup is None:
            states = self.new_many(1, seed, players=players)
            return Start(states, self.as_headers(players=players, seed=seed))
        rest: Data = {"players": players, "seat": 0, "taken": [[]] * players}
        states = self.from_data({**Reader(setup).data, **rest})
        return Start(states, self.as_headers(players=players, setup=setup))

    def draw(self, chance: Random, **options: Any) -> Data:
        check_undrawn(options)
        cards = chance.sample(range(1, CARDS + 1), CARDS)
        held = cards[ROW : ROW + options.get("players", 2)]
        return {**options, "setup": {"row": cards[:ROW], "held": held}}

    def batch_options(self, **options: Any) -> Numbers:
        return np.array([in_range(options.get("players", 2), 2, MOST_SEATS, "players")])

    def options_for(self, seats: int) -> Data:
        return {"players": seats}

    def turns(self, state: Any) -> int:
        return ROW - int(state["left"])

    def progress(self, state: Any) -> tuple[int, int]:
        return self.turns(state), ROW

    def to_data(self, state: Any) -> Data:
        seats = range(int(state.seats))
        taken = [[c for c in range(CARDS + 1) if int(state.taken[s]) >> c & 1] for s in seats]
        return {
            "game": self.name, "rules": self.version, "asks": ASKS[int(state.asks)],
            "players": len(seats), "seat": int(state.seat), "taken": taken,
            "row": [int(card) for card in state.row[: int(state.left)]],
            "held": [int(state.held[seat]) for seat in seats],
        }  # fmt: skip

    def from_data(self, data: Any) -> States:
        reader, states = Reader(data), State.zeros()
        state, players = states[0], reader.number("players", 2, MOST_SEATS)
        state.seats, state.seat = players, reader.number("seat", 0, players - 1)
        row, held, taken = (listed(reader.get(key), key) for key in ("row", "held", "taken"))
        cards = [*row, *held, *(card for each in taken for card in listed(each, "taken"))]
        if len(set(cards)) != ROW + players or len(held) != players or len(taken) != players:
            raise BadInput(phrase("input-shape"), "row")
        for card in cards:
            in_range(card, 1, CARDS, "row")
        state.left, state.asks, state.row[: len(row)] = len(row), OVER if not row else TAKE, row
        state.held[:players], state.taken[:players] = held, [sum(1 << c for c in t) for t in taken]
        return states

    def view(self, state: Any, viewer: int | None) -> Data:
        data, shown = self.to_data(state), viewer == EVERYTHING or state.asks == OVER
        held = [c if shown or viewer == seat else None for seat, c in enumerate(data["held"])]
        return {**data, "held": held}

    def determinize(self, view: Data, stream: int) -> States:
        known = {*view["row"], *view["held"], *(card for each in view["taken"] for card in each)}
        left = [card for card in range(1, CARDS + 1) if card not in known]
        Random(stream).shuffle(left)
        return self.from_data({**view, "held": [card or left.pop() for card in view["held"]]})

    def points(self, states: States) -> list[dict[str, int]]:
        kinds = tuple(enumerate(SOURCES))
        seats = range(self.seats(states[0]))
        return [{n: int(points_of(states[0], s, bool(k))) for k, n in kinds} for s in seats]

    def story(self, states: States, action: int) -> list[Telling]:
        after, notes = self.carried_out(states, action)
        took = [{"what": "took-track", "seat": seat, "card": card} for _, seat, card, *_ in notes]
        return [*took, *(final(outcome) if (outcome := self.outcome(after)) else [])]

    def action_text(self, state: Any, action: int) -> str:
        return f"take {SIDES[action]}"

    def explain(self, states: States, action: int, reason: int) -> Refusal:
        return Refusal(REASONS[reason], "T1", {}, f"tracks-{REASONS[reason]}")

"""Tracks, described; and its smaller parts."""

from collections import Counter
from pathlib import Path
from typing import Any

from tests.tracks.rules import CARDS, MODELS, ROW, SOURCES, VIEW, WORDS, State, Tracks, points_of
from wolfmoon.bots.bot import Bot, Choice, Seen
from wolfmoon.data.rows import Rows
from wolfmoon.description import Description
from wolfmoon.draw.of_game import Drawings
from wolfmoon.engine.compiled import compiled, kernel, wide
from wolfmoon.engine.game import Game
from wolfmoon.env.drawing import Drawn, DrawOrder
from wolfmoon.env.layout import Layout, Row
from wolfmoon.env.study import Eyes
from wolfmoon.studies.kinds import by_seat


class Scout(Bot):
    game, name, level = "tracks", "scout", 1

    def choose(self, seen: Seen, *how: Any, **more: Any) -> Choice:
        row = VIEW.given(seen.rules.view(seen.states[0], seen.seat))["row"]
        return Choice(max(seen.offer, key=lambda side: row[-side]))


def terminal_of(game: Game, *, viewer: int | None, colour: bool, language: str) -> str:
    view = VIEW.given(game.rules.view(game.state, viewer))
    return f"row {' '.join(map(str, view['row']))}\nheld {view['held']}"


def svg_of(game: Game, *, width: int, **how: object) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}">{game.view()["row"]}</svg>'


PARTS = [("row", (ROW,), "the row"), ("held", (1,), "own card"), ("taken", (CARDS + 1,), "whose")]
LAYOUT = Layout(1, PARTS)


@compiled
def see(state: State, seat: int, memory: bool, row: Row) -> None:
    row[:] = 0
    row[:ROW] = state.row
    row[ROW] = state.held[seat]
    for place in range(wide(state.seats)):
        taken = wide(state.taken[(seat + place) % state.seats])
        for card in range(CARDS + 1):
            row[ROW + 1 + card] += (place + 1) * (taken >> card & 1)


@kernel
def see_at(states: Any, index: int, seat: int, memory: bool, row: Row) -> None:
    see(states[index], seat, memory, row)


@compiled
def share(state: State, seat: int) -> float:
    totals = [points_of(state, s, False) + points_of(state, s, True) for s in range(state.seats)]
    return (totals[seat] == max(totals)) / totals.count(max(totals))


def draw_order(players: int) -> DrawOrder:
    def options(drawn: Drawn) -> dict[str, Any]:
        cards = [card + 1 for card in drawn["card"]]
        return {"players": players, "setup": {"row": cards[:ROW], "held": cards[ROW:]}}

    pools, words = {"card": Counter(range(CARDS))}, {"card": [str(n + 1) for n in range(CARDS)]}
    return DrawOrder(("card",) * (ROW + players), pools, frozenset(), words, options)


@compiled
def turn_of(state: State) -> int:
    return ROW - wide(state.left)


@compiled
def word_of(state: State, action: int) -> int:
    return action


@compiled
def fill_row(states: Any, index: int, points: Any, room: Any) -> None:
    for seat in range(wide(states[index].seats)):
        points[seat, 0] = points_of(states[index], seat, False)
        points[seat, 1] = points_of(states[index], seat, True)


TRACKS = Description(
    name="tracks",
    title="Tracks",
    seats=(2, 3),
    rules=Tracks,
    models=lambda: MODELS,
    bots={"scout": Scout},
    drawings=lambda: Drawings(svg_of, terminal_of),
    eyes=lambda: Eyes(LAYOUT, see, see_at, share, {"players": 2}, draw_order, ("held",)),
    rows=lambda: Rows(SOURCES, Tracks.asks, lambda: [*WORDS], turn_of, word_of, fill_row),
    kinds=by_seat,
    box=lambda: {"cards": CARDS},
    choices=dict,
    variants=({"players": 2}, {"players": 3}),
    words=Path(__file__).parent / "words",
)

"""Writes tables for the client's tests, from real games: `python client/scripts/fixtures.py`.

Each file of `client/tests/fixtures/` is a `State` of the protocol, as the seat to decide sees it.
"""

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

from wolfmoon.engine.deal import commitment, new_salt, opening
from wolfmoon.engine.game import Game
from wolfmoon.games import games
from wolfmoon.games.the_wolves.forms.printed import map_data
from wolfmoon.server.doors.lists import game_data
from wolfmoon.server.protocol import State

FOLDER = Path(__file__).parents[1] / "tests" / "fixtures"
MADE = "2026-11-15T12:00:00Z"
NAMES = ("Mira", "Олена", "Lunka", "Jörg", "Paweł")

Data = dict[str, Any]


def played(name: str, decisions: int, **options: Any) -> Game:
    """A game after so many decisions by chance."""
    rules = games[name]
    game = Game(rules, rules.start(**options))
    chance = random.Random(11)
    while len(game.log) < decisions and not game.over:
        game.play(chance.choice(game.offer))
    return game


def table(name: str, game: Game) -> Data:
    """The table that the game is played at: the seat to decide is the reader's."""
    to_decide = game.seat
    seats = [
        {
            "seat": seat,
            "kind": "person" if seat == to_decide else "bot",
            "name": NAMES[seat],
            "person": "p1" if seat == to_decide else None,
            "level": None if seat == to_decide else "scout",
            "stand_in": None,
            "yours": seat == to_decide or game.over,
            "host": seat == to_decide,
            "present": True,
            "seconds_left": None,
        }
        for seat in range(game.seats)
    ]
    about = {
        "id": "fixture", "game": name, "rules": 1, "title": "Dusk at the lake", "access": "link",
        "status": "finished" if game.over else "playing", "spectators": True, "options": {},
        "deal": "chosen", "commitment": None,
        "clock": {"kind": "none"}, "undo": "turn", "hints": "on", "stand_in": "scout", "pause": 0.6,
    }  # fmt: skip
    counts = {"made": MADE, "changed": MADE, "seq": 9, "step": len(game.log)}
    rest = {"takeback": None, "rematch": None, "branch_of": None, "analysis": False}
    done, of = game.rules.progress(game.state)
    points = [each["total"] for each in game.score_sheet()["seats"]]
    so_far = {"points": points, "progress": {"done": done, "of": of}}
    now = {"to_decide": to_decide, "watching": 0, "thinking": None, **so_far}
    return {**about, "seats": seats, **counts, **rest, **now}


def position(name: str, game: Game) -> Data:
    """The position as the seat to decide sees it."""
    rules, seat = game.rules, game.seat
    offer = [
        {
            "number": each.number,
            "text": each.text,
            "data": rules.action_data(game.state, each.number),
        }
        for each in game.offer_for(seat)
    ]
    outcome = game.outcome
    view = game.view(seat)
    return {
        "game": name, "step": len(game.log), "turn_step": len(game.log), "undo_step": None,
        "to_decide": seat, "question": view["asks"], "view": view, "sheet": game.score_sheet(),
        "offer": offer,
        "outcome": None if outcome is None else {
            "scores": list(outcome.scores), "winners": list(outcome.winners),
            "ranks": list(outcome.ranks), "ended_by": outcome.ended_by,
        },
    }  # fmt: skip


def state(name: str, game: Game) -> Data:
    """Table and position together, as the protocol has them."""
    info = table(name, game)
    seen = position(name, game)
    made = State(table=info, seq=info["seq"], seat=game.seat, position=seen)
    return made.model_dump(mode="json", by_alias=True)


def map_of(view: Data) -> Data:
    """The map of a position of The Wolves."""
    return dict(map_data(view["players"], view["regions"]))


FIXTURES = {
    "wolves-draft": ("the-wolves", 1, {"players": 3, "seed": 7}),
    "wolves-3": ("the-wolves", 90, {"players": 3, "seed": 7}),
    "wolves-2": ("the-wolves", 90, {"players": 2, "seed": 5}),
    "wolves-5": ("the-wolves", 260, {"players": 5, "seed": 2}),
    "wolves-over": ("the-wolves", 100_000, {"players": 3, "seed": 7}),
    "lone-first": ("lone-wolves", 0, {"seed": 3}),
    "lone-basic": ("lone-wolves", 15, {"seed": 3}),
    "lone-advanced": ("lone-wolves", 27, {"seed": 4, "board": "advanced"}),
    "lone-over": ("lone-wolves", 100_000, {"seed": 3}),
}


def main() -> None:
    """Write all of them, the maps of those of The Wolves, what never changes, a game to verify."""
    FOLDER.mkdir(exist_ok=True)
    write("games", [game_data(name) for name in games])
    write("deal", sealed())
    for file, (name, decisions, options) in FIXTURES.items():
        found = state(name, played(name, decisions, **options))
        write(file, found)
        if name == "the-wolves":
            write(f"map-{file}", map_of(found["position"]["view"]))


def sealed() -> Data:
    """The file of a game whose deal was committed to, and its commitment."""
    rules, chance = games["lone-wolves"], random.Random(11)
    start = replace(rules.start(**rules.draw(chance)), salt=new_salt(chance))
    game = Game(rules, start)
    while not game.over:
        game.play(chance.choice(game.offer))
    return {"file": game.dump(), "commitment": commitment(opening(rules, start))}


def write(file: str, data: Data | list[Data]) -> None:
    """Write a fixture."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    (FOLDER / f"{file}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

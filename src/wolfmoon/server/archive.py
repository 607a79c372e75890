"""What is kept of a game for the time after its rules are gone: all that its replay shows.

An archive has parts with names, each plain data: what one viewer saw is apart from what others did,
and the steps come in pieces, so that nobody has to read the whole to see one of them.
"""

from collections.abc import Callable, Iterator
from typing import Any

from ..engine.files import Player
from ..engine.game import Game
from ..engine.rules import EVERYTHING
from ..games import described
from .refused import Refused
from .replays import at_step, course, points, turns_of
from .table import Table

Part = Any
Read = Callable[[str], Part]
"""Finds a part by its name; Refused if there is none."""
ABOUT, POINTS, FILE = "about", "points", "file"
PIECE = 32
"""Steps that are kept together."""
SOMEBODY = Player("somebody")
"""Stands for those who played: people may be renamed, and forgotten."""


# -- making one -------------------------------------------------------------------------
def parts_of(table: Table) -> Iterator[tuple[str, Part]]:
    """Everything that is kept of a table's game."""
    game = table.game
    assert game is not None
    sights = {
        _sight(game.rules.hides, each): each for each in (None, EVERYTHING, *range(game.seats))
    }
    yield ABOUT, {"steps": game.step, "turns": turns_of(game), "hides": game.rules.hides}
    yield POINTS, points(game)
    yield FILE, _file(game)
    for sight, viewer in sights.items():
        yield _course(sight), course(game, viewer)
        for first in range(0, game.step + 1, PIECE):
            steps = range(first, min(first + PIECE, game.step + 1))
            yield _steps(sight, first), [at_step(game, step, viewer) for step in steps]


def _file(game: Game) -> list[str]:
    """The file of a game, before and after the place where it names those who played."""
    before, _, after = game.dump({0: SOMEBODY}).partition(SOMEBODY.header(0) + "\n")
    return [before, after]


def _sight(hides: bool, viewer: int | None) -> str:
    """The name of what a viewer saw: where nothing is hidden, everyone saw the same."""
    if not hides or viewer == EVERYTHING:
        return "everything"
    return "spectator" if viewer is None else f"seat {viewer}"


def _course(sight: str) -> str:
    return f"course {sight}"


def _steps(sight: str, step: int) -> str:
    return f"steps {sight} {step - step % PIECE}"


# -- reading one ------------------------------------------------------------------------
def replay(read: Read, step: int | None, viewer: int | None, seat: int | None, open: bool) -> Part:
    """The game at a step, its last one if none is named; as `replays.replay` shows it."""
    about = read(ABOUT)
    steps = about["steps"]
    step = steps if step is None else step
    if step > steps:
        raise Refused("step-unknown", step=step, steps=steps)
    piece = read(_steps(_sight(about["hides"], viewer), step))
    return {
        "step": step,
        "steps": steps,
        "turns": about["turns"],
        "seat": viewer if seat is None and not open else seat,
        "open": open,
        **_as_now(piece[step % PIECE]),
    }


def _as_now(shown: Part) -> Part:
    """A step with a view that says all that views say now, though it was kept earlier."""
    position, view = shown["position"], dict(shown["position"]["view"])
    for name, nothing in described(position["game"]).models().unsaid.items():
        view.setdefault(name, nothing)
    return {**shown, "position": {**position, "view": view}}


def course_seen(read: Read, viewer: int | None) -> Part:
    """The whole game as one viewer saw it, an entry for each thing done."""
    return read(_course(_sight(read(ABOUT)["hides"], viewer)))


def file_with(read: Read, players: dict[int, Player]) -> str:
    """The game as a file, with who played."""
    before, after = read(FILE)
    headers = [f"{each.header(seat)}\n" for seat, each in sorted(players.items())]
    return "".join([before, *headers, after])

"""Compiling before anyone waits for it: what a game has to compile, in the order it is needed.

A part that is compiled leaves a mark beside its machine code, so that nobody need try again.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from ..engine.compiled import INTERPRETED, cache_of
from ..games import described, games
from .registry import make_bot

TABLES = "tables"
"""What a table needs of the rules."""
HINTS = "hints"
STUDY = "study"
"""What only simulations, counts and solvers need of the rules."""
USUAL = "scout"
"""The bot that is compiled first: whoever just wants to play meets this one."""
MARK = "compiled"
_STUDIED = frozenset(("play out", "copy", "perft", "solve"))
Step = Callable[[], object]


def parts(game: str) -> list[str]:
    """Everything that a game has to compile, by name."""
    described_game = described(game)
    bots = sorted(described_game.bots, key=lambda bot: bot != USUAL)
    hints = [] if described_game.hints is None else [HINTS]
    return [] if INTERPRETED else [TABLES, *bots, *hints, STUDY]


def steps(game: str, part: str) -> list[Step]:
    """The calls that compile a part, or load it from disk."""
    if part in (TABLES, STUDY):
        # each step goes on from what those before it have set up, so studying takes all of them
        taken = games[game].warm_steps()
        return [step for name, step in taken if part == STUDY or name not in _STUDIED]
    hints = described(game).hints
    if part == HINTS and hints is not None:
        return [hints]
    return [partial(make_bot, game, part)]


def is_ready(game: str, part: str) -> bool:
    """Whether a part is compiled, or needs no compiling."""
    return part not in parts(game) or _mark(game, part).exists()


def lacking(game: str) -> list[str]:
    """The parts that are not compiled yet, in the order in which they are needed."""
    return [part for part in parts(game) if not is_ready(game, part)]


def mark(game: str, part: str) -> None:
    """All steps of a part are done."""
    _mark(game, part).touch()


def prepare(game: str, part: str, told: Callable[[int, int], None] = lambda at, of: None) -> None:
    """Compile a part; whoever waits is told which step of how many begins."""
    todo = steps(game, part)
    for number, step in enumerate(todo, start=1):
        told(number, len(todo))
        step()
    mark(game, part)


def _mark(game: str, part: str) -> Path:
    of_rules = part in (TABLES, STUDY)
    bots = f"{__package__}.{game.replace('-', '_')}"
    module = type(games[game]).__module__ if of_rules else bots
    return cache_of(module) / f"{MARK}-{part}-{game}"

"""A game described once: one object that names all its parts.

Every part is loaded when it is asked for: a picture needs no bot, a table no environment. Whatever
works with games in general asks for their parts here, and knows none of them by name. How to add a
game is told in docs/adding-a-game.md.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .bots.bot import Bot
    from .bots.trainer import Trainer
    from .data.rows import Rows
    from .draw.of_game import Drawings
    from .engine.kernels import States
    from .engine.models import Models
    from .engine.rules import Rules
    from .engine.start import Options
    from .env.study import Eyes
    from .hints.hinter import Hinter
    from .puzzles.puzzler import Puzzler
    from .reviews.reviewer import Reviewer
    from .studies.kinds import Kinds


@dataclass(frozen=True)
class Examples:
    """What can be typed in the game's notation, for the help of the terminal."""

    decisions: tuple[str, ...] = ()
    questions: tuple[str, ...] = ()
    """What may stand after "why"."""


@dataclass(frozen=True)
class Hunting:
    """What the daily hunt of a game is like: one set-up a day, the same for everyone."""

    options: "Options"
    rival: str
    """The bot on all other seats."""
    simulations: Mapping[str, int]
    """How much each bot thinks of a decision: no clock may change what it does."""
    weekend: "Options | None" = None
    """The options on Saturdays and Sundays, if they are others."""
    dates: "Callable[[States], Sequence[str]]" = lambda states: ()
    """The dates of the game that a position has behind it: one's places there are told to others.
    Their words are those of the message `hunt-place`."""


@dataclass(frozen=True)
class Reviews:
    """Who reviews the games of a kind, and how long that takes."""

    by: Callable[[], "Reviewer"]
    seconds: int
    """About how long a whole review computes."""
    at_once: int
    """Turns that are judged before what was found is kept: a few seconds' work."""


@dataclass(frozen=True, kw_only=True)
class Description:
    """A game and where each of its parts is."""

    name: str
    """As commands, files and data have it: "lone-wolves"."""
    title: str
    """As its box has it: "Lone Wolves"."""
    seats: tuple[int, ...]
    """How many may play."""
    rules: Callable[[], "Rules"]
    """The rules, with the story that they tell."""
    models: Callable[[], "Models"]
    """What its plain data looks like."""
    bots: Mapping[str, Callable[[], "Bot"]]
    """The bots by level, weakest first."""
    drawings: Callable[[], "Drawings"]
    """The position on paper and in the terminal."""
    eyes: Callable[[], "Eyes"]
    """What an environment sees, and what it draws before the game."""
    rows: Callable[[], "Rows"]
    """The columns of data that only this game fills."""
    kinds: Callable[[], "Kinds"]
    """What sets its seats apart, for studies of how even it is."""
    box: Callable[[], Mapping[str, object]]
    """What is printed on its components, as a client needs it."""
    choices: Callable[[], Mapping[str, object]]
    """What can be chosen at a table, as a client offers it."""
    variants: "tuple[Options, ...]" = ({},)
    """The options of every kind of table, for benchmarks and tests that want them all."""
    map: Callable[[int, list[int]], Mapping[str, object]] | None = None
    """The map that so many players play on with some tiles, if it has one."""
    trainer: Callable[[], "Trainer"] | None = None
    """What makes the weights of its bots from nothing, if they have any."""
    hints: Callable[[], "Hinter"] | None = None
    """Who gives its hints, if it has any."""
    hunt: Hunting | None = None
    """What its daily hunt is like, if it has one."""
    reviews: Reviews | None = None
    """Who reviews its games, if anybody does."""
    puzzles: Callable[[], "Puzzler"] | None = None
    """Who makes, judges and checks its puzzles, if it has any."""
    known: "Callable[[], Callable[[Any], Mapping[str, object] | None]] | None" = None
    """What a view lets its viewer tell of the hidden by the rules alone, if anything is hidden."""
    client: str | None = None
    """The folder of the web client in which its table is drawn; None if it has none."""
    lessons: Path | None = None
    """The folder of its lessons, if it has any."""
    older: Mapping[int, Callable[[], "Description"]] = field(default_factory=dict)
    """The versions of its rules under which games that began with them go on, as they were."""
    examples: Examples = Examples()
    """Its notation in examples, for the help of the terminal; a game may name none."""
    words: Path | None = field(default=None)
    """A folder of messages by language, if they are not in the package's own catalogue."""

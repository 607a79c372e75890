"""The Wolves, described: all its parts, each loaded when it is asked for."""

from pathlib import Path
from typing import TYPE_CHECKING, get_args

from ...description import Description, Examples, Hunting, Reviews

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...bots.bot import Bot
    from ...bots.trainer import Trainer
    from ...data.rows import Rows
    from ...draw.of_game import Drawings
    from ...engine.kernels import States
    from ...engine.models import Models
    from ...engine.rules import Rules
    from ...env.study import Eyes
    from ...hints.hinter import Hinter
    from ...puzzles.puzzler import Puzzler
    from ...reviews.reviewer import Reviewer
    from ...studies.kinds import Kinds
    from .forms.printed import GameMap, TheWolvesBox, TheWolvesOptions

SEATS = (2, 3, 4, 5)


def _rules() -> "Rules":
    from .rules import TheWolves

    return TheWolves()


def _models() -> "Models":
    from ...engine.models import Models
    from ...hints.the_wolves.claims import TheWolvesClaim
    from . import models, tellings
    from .forms import printed, refusals

    return Models(
        view=models.TheWolvesView,
        sheet=models.TheWolvesSheet,
        option=models.TheWolvesAction,
        refusal=refusals.TheWolvesRefusal,
        telling=tellings.TheWolvesTelling,
        box=printed.TheWolvesBox,
        choices=printed.TheWolvesOptions,
        map=printed.GameMap,
        claim=TheWolvesClaim,
        turn=models.TheWolvesTurn,
    )


def _cub() -> "Bot":
    from ...bots.the_wolves.levels import Cub

    return Cub()


def _scout() -> "Bot":
    from ...bots.the_wolves.levels import Scout

    return Scout()


def _hunter() -> "Bot":
    from ...bots.the_wolves.levels import Hunter

    return Hunter()


def _alpha() -> "Bot":
    from ...bots.the_wolves.levels import Alpha

    return Alpha()


def _hints() -> "Hinter":
    from ...hints.the_wolves.hinter import TheWolvesHinter

    return TheWolvesHinter()


def _puzzles() -> "Puzzler":
    from ...puzzles.the_wolves.puzzler import TheWolvesPuzzler

    return TheWolvesPuzzler()


def _reviews() -> "Reviewer":
    from ...reviews.the_wolves.reviewer import TheWolvesReviewer

    return TheWolvesReviewer()


def _drawings() -> "Drawings":
    from ...draw.the_wolves.of_game import DRAWINGS

    return DRAWINGS


def _eyes() -> "Eyes":
    from ...env.see_the_wolves import EYES

    return EYES


def _rows() -> "Rows":
    from ...data.rows_the_wolves import ROWS

    return ROWS


def _kinds() -> "Kinds":
    from ...studies.kinds_the_wolves import KINDS

    return KINDS


def _box() -> "TheWolvesBox":
    from .forms.printed import box

    return box()


def _choices() -> "TheWolvesOptions":
    from .forms.printed import choices

    return choices()


def _map(players: int, regions: list[int]) -> "GameMap":
    from .forms.printed import map_data

    return map_data(players, regions)


def _dates(states: "States") -> "Sequence[str]":
    from .models import ScoredPhase

    return get_args(ScoredPhase)[: int(states[0].phase)]


def _trainer() -> "Trainer":
    from ...bots.the_wolves.training import train

    return train


THE_WOLVES = Description(
    name="the-wolves",
    title="The Wolves",
    seats=SEATS,
    rules=_rules,
    models=_models,
    bots={"cub": _cub, "scout": _scout, "hunter": _hunter, "alpha": _alpha},
    hints=_hints,
    reviews=Reviews(_reviews, seconds=30, at_once=4),
    puzzles=_puzzles,
    drawings=_drawings,
    eyes=_eyes,
    rows=_rows,
    kinds=_kinds,
    box=_box,
    choices=_choices,
    variants=tuple({"players": players} for players in SEATS),
    map=_map,
    trainer=_trainer,
    hunt=Hunting(
        options={"players": 3},
        rival="hunter",
        simulations={"scout": 1_000_000, "hunter": 1_000_000, "alpha": 1_000_000},
        dates=_dates,
    ),
    client="wolves",
    lessons=Path(__file__).parents[2] / "lessons" / "the_wolves",
    examples=Examples(
        decisions=("move grass", "den A7", "pay home+bonus", "alpha S4", "to A7"),
        questions=("why A7", "why howl A7"),
    ),
)

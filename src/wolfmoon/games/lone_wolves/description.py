"""Lone Wolves, described: all its parts, each loaded when it is asked for."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, get_args

from ...description import Description, Examples, Hunting, Reviews

if TYPE_CHECKING:
    from ...bots.bot import Bot
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
    from .forms.printed import LoneWolvesBox, LoneWolvesOptions
    from .hidden.known import LoneWolvesKnown
    from .models import LoneWolvesView


def _rules() -> "Rules":
    from .rules import LoneWolves

    return LoneWolves()


def _models() -> "Models":
    from ...engine.models import Models
    from ...hints.lone_wolves.claims import LoneWolvesClaim
    from . import models, tellings
    from .forms import printed, refusals
    from .hidden import known

    return Models(
        view=models.LoneWolvesView,
        sheet=models.LoneWolvesSheet,
        option=models.LoneWolvesAction,
        refusal=refusals.LoneWolvesRefusal,
        telling=tellings.LoneWolvesTelling,
        box=printed.LoneWolvesBox,
        choices=printed.LoneWolvesOptions,
        claim=LoneWolvesClaim,
        known=known.LoneWolvesKnown,
        turn=models.LoneWolvesTurn,
        unsaid=models.NOTHING_FOLLOWS,
    )


def _cub() -> "Bot":
    from ...bots.lone_wolves.lookers import Cub

    return Cub()


def _scout() -> "Bot":
    from ...bots.lone_wolves.lookers import Scout

    return Scout()


def _hunter() -> "Bot":
    from ...bots.lone_wolves.searchers import Hunter

    return Hunter()


def _alpha() -> "Bot":
    from ...bots.lone_wolves.searchers import Alpha

    return Alpha()


def _hints() -> "Hinter":
    from ...hints.lone_wolves.hinter import LoneWolvesHinter

    return LoneWolvesHinter()


def _puzzles() -> "Puzzler":
    from ...puzzles.lone_wolves.puzzler import LoneWolvesPuzzler

    return LoneWolvesPuzzler()


def _reviews() -> "Reviewer":
    from ...reviews.lone_wolves.reviewer import LoneWolvesReviewer

    return LoneWolvesReviewer()


def _known() -> "Callable[[LoneWolvesView], LoneWolvesKnown | None]":
    from .hidden.known import known

    return known


def _dates(states: "States") -> list[str]:
    from .actions import Ask
    from .models import Moon

    moons = get_args(Moon)[: max(int(land.moon) for land in states[0].lands)]
    return [*moons, "end"] if states[0].asks == Ask.OVER else [*moons]


def _drawings() -> "Drawings":
    from ...draw.lone_wolves.of_game import DRAWINGS

    return DRAWINGS


def _eyes() -> "Eyes":
    from ...env.see_lone_wolves import EYES

    return EYES


def _rows() -> "Rows":
    from ...data.rows_lone_wolves import ROWS

    return ROWS


def _kinds() -> "Kinds":
    from ...studies.kinds_lone_wolves import KINDS

    return KINDS


def _box() -> "LoneWolvesBox":
    from .forms.printed import box

    return box()


def _choices() -> "LoneWolvesOptions":
    from .forms.printed import choices

    return choices()


LONE_WOLVES = Description(
    name="lone-wolves",
    title="Lone Wolves",
    seats=(2,),
    rules=_rules,
    models=_models,
    bots={"cub": _cub, "scout": _scout, "hunter": _hunter, "alpha": _alpha},
    hints=_hints,
    reviews=Reviews(_reviews, seconds=8, at_once=26),
    puzzles=_puzzles,
    known=_known,
    drawings=_drawings,
    eyes=_eyes,
    rows=_rows,
    kinds=_kinds,
    box=_box,
    choices=_choices,
    variants=({"board": "basic"}, {"board": "advanced"}),
    hunt=Hunting(
        options={"board": "basic"},
        rival="hunter",
        simulations={"scout": 500, "hunter": 500, "alpha": 4000},
        weekend={"board": "advanced"},
        dates=_dates,
    ),
    client="lone",
    lessons=Path(__file__).parents[2] / "lessons" / "lone_wolves",
    examples=Examples(
        decisions=("play R6 desert", "take S4", "take hidden", "place swamp-caves"),
        questions=("why desert", "why play R6 desert"),
    ),
)

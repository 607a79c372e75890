"""The ladder of a hint, and the verdict on a turn: put together alike in every game."""

from collections.abc import Container, Iterable, Sequence

from ..games.shapes import Claim
from .comparing import Compared, close_to_best, margin, sure
from .estimate import POINTS, label_of, standard_error
from .models import LOOK, TURN, WANT, Hint, HintRung, HintStep, Verdict

MOST_SHOWN = 2
"""Claims that a rung shows."""
NOTHING = "nothing-stands-out"
STANDS_OUT_FROM = 2
"""So many ways within a point of each other: none of them stands out."""


def weightiest(proved: Iterable[Claim], order: Sequence[str]) -> list[Claim]:
    """Claims, each once, in the order of their kinds: what tells a learner most comes first."""
    told: list[Claim] = []
    for claim in proved:
        if claim not in told:
            told.append(claim)
    return sorted(told, key=lambda claim: order.index(str(claim["claim"])))


def nothing_stands_out(ways: Sequence[Compared]) -> list[Claim]:
    """That several ways to go on are as good as the best, if they are."""
    count = close_to_best(ways)
    if count < STANDS_OUT_FROM:
        return []
    return [{"claim": NOTHING, "rule": None, "count": count}]


def rung_of_looking(claims: Sequence[Claim], places: Sequence[str]) -> HintRung:
    """Where to look."""
    return {"rung": LOOK, "claims": [*claims[:MOST_SHOWN]], "places": [*places], "steps": []}


def rung_of_wanting(claims: Sequence[Claim], places: Sequence[str]) -> HintRung:
    """What to want: one aim."""
    return {"rung": WANT, "claims": [*claims[:1]], "places": [*places], "steps": []}


def hint(
    game: str,
    seat: int,
    rungs: tuple[HintRung, HintRung],
    turn: tuple[Sequence[HintStep], Sequence[str]],
    proved: Sequence[Claim],
    ways: Sequence[Compared],
    usual: Container[str],
) -> Hint:
    """The first two rungs, then the turn with its steps and places; and how sure it is.

    Kinds of claims that can be made of any turn are usual: a hint of nothing else is not specific.
    """
    steps, places = turn
    nothing = nothing_stands_out(ways)
    wanted = rungs[1]["claims"]
    proved = [claim for claim in proved if claim not in wanted]
    shown = [*proved[: MOST_SHOWN - len(nothing)], *nothing]
    return {
        "game": game,
        "seat": seat,
        "specific": any(claim["claim"] not in usual for claim in (*wanted, *proved)),
        "rungs": [
            *rungs,
            {"rung": TURN, "claims": shown, "places": [*places], "steps": [*steps]},
        ],
        "further": [*proved[MOST_SHOWN - len(nothing) :]],
        "sure": sure(ways),
    }


def verdict(
    game: str,
    seat: int,
    seats: int,
    threshold: float,
    chosen: tuple[Compared, Sequence[HintStep], Sequence[Claim]],
    better: tuple[Compared, Sequence[HintStep], Sequence[Claim]],
) -> Verdict:
    """A turn against the best: what each led to, its steps, and what is proved of it."""
    lost, counted = better[0].shares - chosen[0].shares, better[0].counted
    loss, error = margin(better[0], chosen[0]), 0.0 if counted else standard_error(lost)
    least = threshold * POINTS / seats
    label = label_of(loss["value"], error, seats)
    return {
        "game": game,
        "seat": seat,
        "loss": loss,
        "error": round(error, 2),
        "threshold": round(least, 2),
        "warns": label is not None and loss["value"] >= least,
        "label": label,
        "chosen": [*chosen[1]],
        "better": [*better[1]],
        "with_this": [*chosen[2][:MOST_SHOWN]],
        "gives_up": [*better[2][:MOST_SHOWN]],
        "sure": sure([better[0], chosen[0]]),
    }

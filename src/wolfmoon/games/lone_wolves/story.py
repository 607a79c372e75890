"""The story of Lone Wolves: what its rules noted, in the words of the rulebook.

Nothing is worked out here, and nothing is hidden here: `view.py` redacts the notes before.
"""

from collections.abc import Callable, Iterable

from .actions import HIDDEN
from .forms.names import (
    CARD_NAMES,
    LAND_NAMES,
    MOON_NAMES,
    SCAR_NAMES,
    SLOT_NAMES,
    SUIT_NAMES,
    WHY_NAMES,
)
from .tellings import LoneWolvesTelling
from .what import WHY_CLAUSE, What

Facts = list[int]


def story(notes: Iterable[list[int]]) -> list[LoneWolvesTelling]:
    """What happened, told in the order in which it was noted."""
    return [TELLERS[What(what)](facts) for what, *facts in notes]


# -- cards --------------------------------------------------------------------------
def _led(facts: Facts) -> LoneWolvesTelling:
    seat, card, land, *_ = facts
    return {"what": "led", "seat": seat, "card": CARD_NAMES[card], "land": LAND_NAMES[land]}


def _followed(facts: Facts) -> LoneWolvesTelling:
    seat, card, land, *_ = facts
    return {"what": "followed", "seat": seat, "card": CARD_NAMES[card], "land": LAND_NAMES[land]}


def _revealed(facts: Facts) -> LoneWolvesTelling:
    seat, land, scar, *_ = facts
    return {"what": "revealed", "seat": seat, "land": LAND_NAMES[land], "scar": SCAR_NAMES[scar]}


def _trick_won(facts: Facts) -> LoneWolvesTelling:
    seat, card, why, trick, *_ = facts
    return {
        "what": "trick-won",
        "seat": seat,
        "card": CARD_NAMES[card],
        "why": WHY_NAMES[why],
        "clause": WHY_CLAUSE,
        "trick": trick,
    }


def _turned(facts: Facts) -> LoneWolvesTelling:
    seat, card, land, *_ = facts
    return {"what": "turned", "seat": seat, "card": CARD_NAMES[card], "land": LAND_NAMES[land]}


# -- scars --------------------------------------------------------------------------
def _took(facts: Facts) -> LoneWolvesTelling:
    seat, land, scar, *_ = facts
    return {"what": "took", "seat": seat, "land": LAND_NAMES[land], "scar": SCAR_NAMES[scar]}


def _took_hidden(facts: Facts) -> LoneWolvesTelling:
    seat, place, scar, *_ = facts
    land = LAND_NAMES[place]
    if scar == HIDDEN:
        return {"what": "took-hidden", "seat": seat, "land": land}
    return {"what": "took-hidden-seen", "seat": seat, "land": land, "scar": SCAR_NAMES[scar]}


def _discarded(facts: Facts) -> LoneWolvesTelling:
    seat, scar, *_ = facts
    return {"what": "discarded", "seat": seat, "scar": SCAR_NAMES[scar]}


def _placed(facts: Facts) -> LoneWolvesTelling:
    seat, scar, slot, *_ = facts
    return {"what": "placed", "seat": seat, "scar": SCAR_NAMES[scar], "slot": SLOT_NAMES[slot]}


def _joined(facts: Facts) -> LoneWolvesTelling:
    seat, land, *_ = facts
    return {"what": "joined", "seat": seat, "land": LAND_NAMES[land]}


def _honour(facts: Facts) -> LoneWolvesTelling:
    seat, land, was, now, *_ = facts
    return {"what": "honour", "seat": seat, "land": LAND_NAMES[land], "from": was, "to": now}


# -- what changed in the sky and on the ground --------------------------------------
def _moon(facts: Facts) -> LoneWolvesTelling:
    land, moon, *_ = facts
    return {"what": "moon", "land": LAND_NAMES[land], "moon": MOON_NAMES[moon - 1]}


def _trump(facts: Facts) -> LoneWolvesTelling:
    return {"what": "trump", "suit": SUIT_NAMES[facts[0]]}


def _strength(facts: Facts) -> LoneWolvesTelling:
    seat, land, was, now, *_ = facts
    return {"what": "strength", "seat": seat, "land": LAND_NAMES[land], "from": was, "to": now}


def _points(facts: Facts) -> LoneWolvesTelling:
    seat, was, now, *_ = facts
    return {"what": "points", "seat": seat, "from": was, "to": now}


# -- the end ------------------------------------------------------------------------
def _ended(facts: Facts) -> LoneWolvesTelling:
    return {"what": "ended", "reason": "tricks"}


def _land_won(facts: Facts) -> LoneWolvesTelling:
    seat, place, points, first, second, *_ = facts
    land, strength = LAND_NAMES[place], [first, second]
    return {"what": "land-won", "seat": seat, "land": land, "points": points, "strength": strength}


def _land_tied(facts: Facts) -> LoneWolvesTelling:
    land, first, second, *_ = facts
    return {"what": "land-tied", "land": LAND_NAMES[land], "strength": [first, second]}


def _scars_scored(facts: Facts) -> LoneWolvesTelling:
    seat, points, *_ = facts
    return {"what": "scars-scored", "seat": seat, "points": points}


TELLERS: dict[What, Callable[[Facts], LoneWolvesTelling]] = {
    What.LED: _led,
    What.FOLLOWED: _followed,
    What.REVEALED: _revealed,
    What.TRICK_WON: _trick_won,
    What.TURNED: _turned,
    What.TOOK: _took,
    What.TOOK_HIDDEN: _took_hidden,
    What.DISCARDED: _discarded,
    What.PLACED: _placed,
    What.JOINED: _joined,
    What.HONOUR: _honour,
    What.MOON: _moon,
    What.TRUMP: _trump,
    What.STRENGTH: _strength,
    What.POINTS: _points,
    What.ENDED: _ended,
    What.LAND_WON: _land_won,
    What.LAND_TIED: _land_tied,
    What.SCARS_SCORED: _scars_scored,
}
"""How each note is told."""

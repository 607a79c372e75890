"""The moons: where the last scar was taken, and the trump that follows.        [L14, L15]

The first land whose last scar is taken gets the moon, the second the blood moon, later ones
nothing. There is no trump at first. From the trick after, the suit of the moon's land is trump;
from the trick after the blood moon, that one's instead.
"""

from ...engine.compiled import compiled, wide
from ...engine.notes import Notes, note
from .box.components import LANDS, TRICKS, Moon
from .state import State
from .what import What

NO_TRUMP = 0
"""A trump is kept as its suit plus one."""


@compiled
def latest_moon(state: State) -> int:
    """The last moon marker that was placed."""
    latest = wide(Moon.NONE)
    for land in range(LANDS):
        latest = max(latest, wide(state.lands[land].moon))
    return latest


@compiled
def place_moon(state: State, land: int, notes: Notes | None) -> None:
    """The next moon marker, if one is left, lies on a land without scars.          [L14]"""
    latest = latest_moon(state)
    if latest < Moon.BLOOD_MOON:
        state.lands[land].moon = latest + 1
        note(notes, wide(What.MOON), land, latest + 1)


@compiled
def trump_by_moons(state: State) -> int:
    """The trump that the moons ask for, as suit plus one.                          [L15]"""
    trump, latest = NO_TRUMP, wide(Moon.NONE)
    for land in range(LANDS):
        moon = wide(state.lands[land].moon)
        if moon > latest:
            trump, latest = land + 1, moon
    return trump


@compiled
def next_trump(state: State) -> int:
    """The trump of the next trick, if one follows, as suit plus one.          [L15, L18]"""
    return trump_by_moons(state) if state.trick + 1 < TRICKS else NO_TRUMP


@compiled
def follow_moons(state: State, notes: Notes | None) -> None:
    """The trump is the one that the moons ask for.                                 [L15]"""
    trump = trump_by_moons(state)
    if trump != state.trump:
        note(notes, wide(What.TRUMP), trump - 1)
    state.trump = trump

"""The live score sheet: points by source, control of every region, what each would pay now."""

import numpy as np

from ....engine.compiled import kernel, wide
from ....engine.kernels import Numbers, States
from ....engine.record import copied, plain
from ..actions import Ask
from ..box.components import (
    ATTRIBUTE,
    DATES,
    DEN_BONUS,
    DEN_POINTS,
    DENS_ON_A_TRACK,
    FEWEST_PLAYERS,
    FIRST_POINTS,
    NEUTRAL,
    OWNERS,
    SECOND_POINTS,
    TRACKS,
    Phase,
    Track,
)
from ..box.maps import PLACE_LETTERS, PLACES
from ..models import (
    ComingPhase,
    Pack,
    TheWolvesSheet,
    TrackValue,
    TrackValues,
    WolvesPoints,
    WolvesSheetRegion,
)
from ..scoring import (
    alphas_in,
    control_in,
    lair_points,
    places_taken,
    prey_points,
    rank,
    second_points,
    token_points,
    track_points,
    wolf_points,
)
from ..state import State
from .names import BONUS_NAMES, NEUTRAL_NAME, SCORED_PHASES, TERRAIN_NAMES, TRACK_NAMES
from .pieces import set_pieces
from .plain import pieces_shown, tokens_data

Rows = list[list[int]]
VALUES, BONUSES, POINTS = ATTRIBUTE.tolist(), DEN_BONUS.tolist(), DEN_POINTS.tolist()
"""What is printed on the tracks, as plain numbers."""
SOURCES = [*TRACK_NAMES, "wolves", "lairs", "prey", "tokens", "seconds"]
_WOLVES, _LAIRS, _PREY, _TOKENS, _SECONDS = range(TRACKS, len(SOURCES))


@kernel
def fill_points(states: States, index: int, points: Numbers, ranks: Numbers) -> None:
    """The points of each seat by source, and how many seats are ahead of it."""
    state = states[index]
    for seat in range(wide(state.seats)):
        for track in range(TRACKS):
            points[seat, track] = track_points(state, seat, track)
        points[seat, _WOLVES] = wolf_points(state, seat)
        points[seat, _LAIRS] = lair_points(state, seat)
        points[seat, _PREY] = prey_points(state, seat)
        points[seat, _TOKENS] = token_points(state, seat)
        points[seat, _SECONDS] = second_points(state, seat)
        ranks[seat] = rank(state, seat)


@kernel
def fill_regions(
    states: States, index: int, control: Numbers, alphas: Numbers, taken: Numbers
) -> None:
    """Control and alphas of each owner in each region, and who would take which place."""
    state = states[index]
    for place in range(1, PLACES):
        if state.region_tiles[place] == 0:
            continue
        for owner in range(OWNERS):
            control[place, owner] = control_in(state, place, owner)
            alphas[place, owner] = alphas_in(state, place, owner)
        winner, seconds = places_taken(state, place)
        taken[place, 0] = winner
        taken[place, 1] = seconds


def as_shown(states: States) -> States:
    """A position as it is shown: a wolf whose push is being chosen counts as well."""
    if states[0].asks != Ask.PUSH:
        return states
    shown = copied(states)
    set_pieces(shown[0], pieces_shown(plain(states[0])))
    return shown


def points_by_source(states: States) -> tuple[list[list[int]], list[int]]:
    """The points of each seat by source, and how many seats are ahead of it."""
    seats = int(states[0].seats)
    points = np.zeros((seats, len(SOURCES)), dtype=np.int64)
    ranks = np.zeros(seats, dtype=np.int64)
    fill_points(states, 0, points, ranks)
    return points.tolist(), ranks.tolist()


def score_sheet(states: States) -> TheWolvesSheet:
    """The whole sheet as plain data."""
    states = as_shown(states)
    points, ranks = points_by_source(states)
    state: State = plain(states[0])
    return {
        "seats": [
            {
                "pack": TERRAIN_NAMES[state.players[seat].pack],
                "points": _points(row),
                "total": sum(row),
                "rank": ranks[seat] + 1,
                "tracks": _tracks(state, seat),
            }
            for seat, row in enumerate(points)
        ],
        "regions": _regions(state, *_numbers(states)),
        "coming": _coming(state),
    }


def _tracks(state: State, seat: int) -> TrackValues:
    return {
        "spread": _track(state, seat, Track.SPREAD),
        "speed": _track(state, seat, Track.SPEED),
        "howl": _track(state, seat, Track.HOWL),
    }


def _track(state: State, seat: int, track: Track) -> TrackValue:
    built, players = int(state.players[seat].dens_built[track]), int(state.seats) - FEWEST_PLAYERS
    value = VALUES[track][built]
    if built == DENS_ON_A_TRACK:
        return {"value": value, "next": None}
    return {
        "value": value,
        "next": {
            "value": VALUES[track][built + 1],
            "bonus": BONUS_NAMES[BONUSES[players][track][built]],
            "points": POINTS[players][built + 1],
        },
    }


def _coming(state: State) -> ComingPhase | None:
    """The first phase that was not scored, whether its date is reached or not."""
    phase = int(state.phase) + 1
    if state.asks == Ask.OVER or phase > Phase.FULL:
        return None
    date = int(DATES[int(state.seats) - FEWEST_PLAYERS][phase])
    return {"phase": SCORED_PHASES[phase - 1], "date": date}


def _points(row: list[int]) -> WolvesPoints:
    spread, speed, howl, wolves, lairs, prey, tokens, seconds = row
    return {
        "spread": spread,
        "speed": speed,
        "howl": howl,
        "wolves": wolves,
        "lairs": lairs,
        "prey": prey,
        "tokens": tokens,
        "seconds": seconds,
    }


def _numbers(states: States) -> list[list[list[int]]]:
    """Control and alphas by place and owner, and who would take which place."""
    control = np.zeros((PLACES, OWNERS), dtype=np.int64)
    alphas = np.zeros((PLACES, OWNERS), dtype=np.int64)
    taken = np.zeros((PLACES, 2), dtype=np.int64)
    fill_regions(states, 0, control, alphas, taken)
    return [each.tolist() for each in (control, alphas, taken)]


def _regions(state: State, control: Rows, alphas: Rows, taken: Rows) -> list[WolvesSheetRegion]:
    packs = [TERRAIN_NAMES[state.players[seat].pack] for seat in range(int(state.seats))]
    owners: list[tuple[int, Pack]] = [*enumerate(packs), (NEUTRAL, NEUTRAL_NAME)]
    rows: list[WolvesSheetRegion] = []
    for place in range(1, PLACES):
        if state.region_tiles[place] == 0:
            continue
        winner, seconds = taken[place][0], taken[place][1]
        phase = Phase(int(state.tokens[place][0]))
        rows.append(
            {
                "region": PLACE_LETTERS[place],
                "tokens": tokens_data(state, place),
                "control": {
                    name: {"control": control[place][o], "alphas": alphas[place][o]}
                    for o, name in owners
                    if control[place][o]
                },
                "first": next((name for owner, name in owners if owner == winner), None),
                "seconds": [name for owner, name in owners if seconds >> owner & 1],
                "pays": {
                    pack: int(FIRST_POINTS[phase] if seat == winner else SECOND_POINTS[phase])
                    for seat, pack in enumerate(packs)
                    if phase and (seat == winner or seconds >> seat & 1)
                },
            }
        )
    return rows

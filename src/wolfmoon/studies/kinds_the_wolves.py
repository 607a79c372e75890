"""What tells the seats of a game of The Wolves apart: seat, pack, start hexes, the map there."""

from collections import defaultdict
from functools import cache

from ..engine.kernels import States
from ..engine.rules import Rules
from ..games.the_wolves.actions import Ask
from ..games.the_wolves.box.maps import HEX_NAMES, LAYOUTS, START_PLACE, Layout, distance, place_of
from ..games.the_wolves.forms.names import TERRAIN_NAMES
from ..games.the_wolves.state import State
from ..games.the_wolves.what import What
from ..words import named, say
from .kinds import Kinds, Labels, SortKey

NEAR = 3
"""What counts as near a start hex; the message about the home ground says so."""
TILE = "tile "
"""How the label of a region tile begins."""
GROUPS = {
    "seat": "report-about-seat-the-wolves",
    "pack": "report-about-pack",
    "start hex": "report-about-start-hex",
    "home ground": "report-about-home-ground",
    "region tile": "report-about-region-tile",
}
"""How seats are told apart, and the message that says what that means."""


def labels(rules: Rules, starts: States, actions: tuple[int, ...]) -> dict[str, Labels]:
    """For each group the labels of a game, each with a seat that it is true of."""
    state = starts[0]
    seats, first = int(state.seats), int(state.first)
    packs = [int(state.players[seat].pack) for seat in range(seats)]
    drafted = _drafted(rules, starts, actions)
    tiles = {
        (int(state.region_tiles[place]), seat)
        for seat, hexes in drafted.items()
        for hex_ in hexes
        for place in nearest_places(seats, hex_)
    }
    return {
        "seat": [(str((seat - first) % seats + 1), seat) for seat in range(seats)],
        "pack": [(TERRAIN_NAMES[pack], seat) for seat, pack in enumerate(packs)],
        "start hex": [(HEX_NAMES[hex_], seat) for seat in drafted for hex_ in drafted[seat]],
        "home ground": _ranked([_home_ground(state, seat, drafted[seat]) for seat in drafted]),
        "region tile": [(f"{TILE}{tile}", seat) for tile, seat in sorted(tiles)],
    }


def _drafted(rules: Rules, starts: States, actions: tuple[int, ...]) -> dict[int, list[int]]:
    """The hexes on which each seat drafted."""
    states, found = starts, defaultdict(list)
    for action in actions:
        if states[0].asks != Ask.DRAFT:
            break
        states, notes = rules.carried_out(states, action)
        _, seat, hex_, *_ = next(each for each in notes if each[0] == What.DRAFTED)
        found[seat].append(hex_)
    return dict(sorted(found.items()))


def _home_ground(state: State, seat: int, hexes: list[int]) -> int:
    """How many hexes of its home terrain a seat has near its start."""
    tiles = {place: int(tile) for place, tile in enumerate(state.region_tiles)}
    layout, pack = LAYOUTS[int(state.seats)], int(state.players[seat].pack)
    near = {
        other for hex_ in hexes for other in layout.points if _apart(layout, hex_, other) <= NEAR
    }
    return sum(layout.ground(hex_, tiles) == pack for hex_ in near)


def _ranked(counts: list[int]) -> Labels:
    return [
        (str(1 + sum(other > own for other in counts)), seat) for seat, own in enumerate(counts)
    ]


@cache
def nearest_places(players: int, hex_: int) -> list[int]:
    """The places of regions that are nearest to a hex: its own, if it lies in a region."""
    layout = LAYOUTS[players]
    if place_of(hex_) != START_PLACE:
        return [place_of(hex_)]
    far = {
        place: min(
            _apart(layout, hex_, other) for other in layout.points if place_of(other) == place
        )
        for place in layout.region_places
    }
    return [place for place, steps in far.items() if steps == min(far.values())]


def _apart(layout: Layout, hex_: int, other: int) -> int:
    return distance(layout.points[hex_], layout.points[other])


def sort_key(group: str, label: str) -> SortKey:
    """Where a label stands among its group: numbers by value, packs as they are printed."""
    if group == "pack":
        return "", list[str](TERRAIN_NAMES).index(label)
    digits = "".join(each for each in label if each.isdigit())
    return label[: len(label) - len(digits)], int(digits)


def label_in(group: str, label: str, language: str) -> str:
    """A label in a language."""
    if group == "region tile":
        return say("report-tile", language, number=label.removeprefix(TILE))
    return named("pack", label, language) if group == "pack" else label


KINDS = Kinds(GROUPS, labels, sort_key, label_in)

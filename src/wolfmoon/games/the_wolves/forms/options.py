"""The options of a new game: checked, and where they give a set-up, laid out."""

from typing import Any

from ....engine.data import Reader, in_range, listed, one_of
from ....engine.errors import BadInput, phrase, shown
from ....engine.start import Start
from ..box.components import FEWEST_PLAYERS, MOST_PLAYERS, PREY_POOL, TERRAINS, TOKEN_POOL, Prey
from ..box.maps import LAYOUTS, REGION_TILES
from ..setup import lay_out_at
from ..state import State
from .names import PHASE_NAMES, PREY_NAMES, TERRAIN_NAMES


def head(state: Any) -> dict[str, list[str]]:
    """The headers that every game file begins with."""
    packs = [TERRAIN_NAMES[state.players[seat].pack] for seat in range(int(state.seats))]
    return {"players": [str(int(state.seats))], "packs": packs}


def checked_players(players: object) -> int:
    """A number of players that there is a map for."""
    allowed = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    if isinstance(players, bool) or not isinstance(players, int) or players not in allowed:
        facts = {"low": FEWEST_PLAYERS, "high": MOST_PLAYERS, "found": shown(players)}
        raise BadInput(phrase("input-players", **facts), "players")
    return players


def checked_packs(packs: object, players: int) -> list[int] | None:
    """The pack of each seat, or None where they are drawn."""
    if packs is None:
        return None
    numbers = [_pack(pack) for pack in listed(packs, "packs")]
    if len(numbers) != players or len(set(numbers)) != players:
        found = [TERRAIN_NAMES[number] for number in numbers]
        raise BadInput(phrase("input-packs", count=players, found=found), "packs")
    return numbers


def _pack(pack: object) -> int:
    """A pack by its name, or by its number."""
    named = isinstance(pack, bool) or not isinstance(pack, int)
    return (
        one_of(pack, TERRAIN_NAMES, "packs") if named else in_range(pack, 0, TERRAINS - 1, "packs")
    )


def start_from_setup(players: int, packs: list[int] | None, given: object) -> Start:
    """A game whose regions, tokens, prey and first player are given."""
    if packs is None:
        raise BadInput(phrase("input-setup-packs"), "setup")
    reader = Reader(given, "setup")
    states = State.zeros()
    state = states[0]
    state.seats = players
    for seat, pack in enumerate(packs):
        state.players[seat].pack = pack
    regions, tokens, prey = checked_regions(reader, players)
    first = reader.number("first", 0, players - 1)
    for number, place in enumerate(LAYOUTS[players].region_places):
        state.region_tiles[place] = regions[number]
        state.prey_kind[place] = prey[number]
        for depth, phase in enumerate(tokens[number]):
            state.tokens[place][depth] = phase
    state.first = first
    lay_out_at(states, 0)
    headers: dict[str, list[str]] = {
        **head(state),
        "regions": [str(tile) for tile in regions],
        "tokens": ["/".join(PHASE_NAMES[phase] for phase in phases) for phases in tokens],
        "prey": [PREY_NAMES[kind] for kind in prey],
        "first": [str(first + 1)],
    }
    return Start(states, headers)


def checked_regions(reader: Reader, players: int) -> tuple[list[int], list[list[int]], list[int]]:
    """Tiles, tokens and prey of each region; they must be those of the box."""
    count = len(LAYOUTS[players].region_places)
    tiles = reader.items("regions")
    regions = [in_range(tile, 1, len(REGION_TILES), reader.name_of("regions")) for tile in tiles]
    if len(regions) != count or len(set(regions)) != count:
        raise BadInput(phrase("input-regions", count=count), reader.name_of("regions"), "W1")
    where = reader.name_of("tokens")
    tokens = [
        [one_of(phase, PHASE_NAMES[1:], where) + 1 for phase in listed(phases, where)]
        for phases in reader.items("tokens")
    ]
    prey = [one_of(kind, PREY_NAMES, reader.name_of("prey")) for kind in reader.items("prey")]
    if sorted(map(tuple, tokens)) != sorted(tuple(map(int, each)) for each in TOKEN_POOL[players]):
        pool = ["/".join(PHASE_NAMES[phase] for phase in phases) for phases in TOKEN_POOL[players]]
        raise BadInput(phrase("input-any-order", names=pool), where, "W4")
    if sorted(prey) != sorted(PREY_POOL[players]):
        pool = [Prey(kind).name.lower() for kind in PREY_POOL[players]]
        raise BadInput(phrase("input-any-order", names=pool), reader.name_of("prey"), "W3")
    return regions, tokens, prey

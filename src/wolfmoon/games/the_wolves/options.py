"""The options of a new game: checked, and where they give a set-up, laid out."""

import secrets
from typing import Any

from ...engine.errors import BadInput, Unreadable
from ...engine.game import Start
from .components import FEWEST_PLAYERS, MOST_PLAYERS, PREY_POOL, TOKEN_POOL, Prey
from .maps import LAYOUTS, REGION_TILES
from .names import PHASE_NAMES, PREY_NAMES, TERRAIN_NAMES
from .plain import GAME
from .setup import lay_out_at
from .state import State

SEED_BITS = 32


def number(word: str) -> int:
    """A whole number in a header."""
    if not word.isdigit():
        raise Unreadable("a whole number", word)
    return int(word)


def head(state: Any) -> dict[str, list[str]]:
    """The headers that every game file begins with."""
    packs = [TERRAIN_NAMES[state.players[seat].pack] for seat in range(int(state.seats))]
    return {"players": [str(int(state.seats))], "packs": packs}


def checked_players(players: Any) -> int:
    """A number of players that there is a map for."""
    allowed = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    if isinstance(players, bool) or not isinstance(players, int) or players not in allowed:
        raise BadInput(f"{GAME} is for {FEWEST_PLAYERS} to {MOST_PLAYERS} players, not {players!r}")
    return players


def checked_seed(seed: Any) -> int:
    """A seed, or a new one where none is given."""
    if seed is None:
        return secrets.randbits(SEED_BITS)
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 2**64:
        raise BadInput(f"a seed is a whole number from 0 to 2^64 - 1, not {seed!r}")
    return seed


def checked_packs(packs: Any, players: int) -> list[int] | None:
    """The pack of each seat, or None where they are drawn."""
    if packs is None:
        return None
    names = list(packs)
    numbers = [TERRAIN_NAMES.index(name) if name in TERRAIN_NAMES else name for name in names]
    for name, number in zip(names, numbers, strict=True):
        if number not in range(len(TERRAIN_NAMES)):
            raise BadInput(f"{name!r} is no pack; the packs are {', '.join(TERRAIN_NAMES)}")
    if len(numbers) != players or len(set(numbers)) != players:
        raise BadInput(
            f"packs: expected {players} different packs, found {', '.join(map(str, names))}"
        )
    return [int(number) for number in numbers]


def start_from_setup(players: int, packs: list[int] | None, given: Any) -> Start:
    """A game whose regions, tokens, prey and first player are given."""
    if packs is None:
        raise BadInput("a given set-up needs packs too")
    missing = {"regions", "tokens", "prey", "first"} - set(given)
    if missing:
        raise BadInput(f"setup: {sorted(missing)[0]} is missing")
    states = State.zeros()
    state = states[0]
    state.seats = players
    for seat, pack in enumerate(packs):
        state.players[seat].pack = pack
    regions, tokens, prey = checked_regions(given, players)
    for number, place in enumerate(LAYOUTS[players].region_places):
        state.region_tiles[place] = regions[number]
        state.prey_kind[place] = prey[number]
        for depth, phase in enumerate(tokens[number]):
            state.tokens[place][depth] = phase
    first = given["first"]
    if first not in range(players):
        raise BadInput(f"setup: first: expected a seat from 0 to {players - 1}, found {first!r}")
    state.first = first
    lay_out_at(states, 0)
    headers = {
        **head(state),
        "regions": [str(tile) for tile in regions],
        "tokens": ["/".join(PHASE_NAMES[phase] for phase in phases) for phases in tokens],
        "prey": [PREY_NAMES[kind] for kind in prey],
        "first": [str(first + 1)],
    }
    return Start(states, headers)


def checked_regions(given: Any, players: int) -> tuple[list[int], list[list[int]], list[int]]:
    """Tiles, tokens and prey of each region; they must be those of the box."""
    count = len(LAYOUTS[players].region_places)
    regions = list(given["regions"])
    if len(regions) != count or len(set(regions)) != count or not set(regions) <= set(REGION_TILES):
        raise BadInput(f"setup: regions: expected {count} different tiles from 1 to 10 (W1)")
    wanted_tokens = sorted(tuple(map(int, phases)) for phases in TOKEN_POOL[players])
    try:
        tokens = [[PHASE_NAMES.index(phase) for phase in phases] for phases in given["tokens"]]
        prey = [PREY_NAMES.index(kind) for kind in given["prey"]]
    except (ValueError, TypeError):
        raise BadInput("setup: tokens are phases of the moon and prey are kinds of prey") from None
    if sorted(map(tuple, tokens)) != wanted_tokens:
        pool = " ".join("/".join(PHASE_NAMES[p] for p in phases) for phases in TOKEN_POOL[players])
        raise BadInput(f"setup: tokens: expected, in any order, {pool} (W4)")
    if sorted(prey) != sorted(PREY_POOL[players]):
        pool = " ".join(Prey(kind).name.lower() for kind in PREY_POOL[players])
        raise BadInput(f"setup: prey: expected, in any order, {pool} (W3)")
    return regions, tokens, prey

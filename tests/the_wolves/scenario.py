"""Positions drawn as text: a tile, what one seat has, and nothing else on the map.

A drawing is seven lines, a cell for each hex, where it lies on the table:

            7           14
      4           11
    1       8           15
      5           12                (of a tile that lies as printed)
    2       9           16
      6           13
    3       10

A cell is the letter of the ground and what stands there, as in wolfmoon's position files: `g`
bare grass, `f*` a lone wolf, `t!` prey, `dEaEp` an alpha and a pack wolf of the pack E (desert)
on desert. Region tiles lie in their order: tile 1 at A, tile 2 at B, and so on, unless a test
says otherwise.
"""

from textwrap import dedent
from typing import Any

import wolfmoon
from wolfmoon.engine.files import Line
from wolfmoon.engine.game import Game
from wolfmoon.engine.start import Start
from wolfmoon.games.the_wolves.box.components import PREY_POOL, TOKEN_POOL
from wolfmoon.games.the_wolves.box.maps import (
    HEX_NAMES,
    HEX_NUMBERS,
    HEXES_ON_A_TILE,
    LAYOUTS,
    PLACE_LETTERS,
    REGION_TILES,
)
from wolfmoon.games.the_wolves.forms.map_text import (
    read_cells,
    read_pieces,
    write_cells,
)
from wolfmoon.games.the_wolves.forms.names import (
    KIND_NAMES,
    NEUTRAL_NAME,
    PACK_LETTERS,
)
from wolfmoon.games.the_wolves.forms.plain import to_data
from wolfmoon.games.the_wolves.forms.position import map_cells
from wolfmoon.games.the_wolves.forms.reading import from_data

PACKS = ("forest", "rock", "grass", "tundra", "desert")
RICH = {"bonus_terrain": 9}
"""Enough bonus terrain tokens to pay for anything."""


def hexes_of(place: str) -> list[int]:
    """The sixteen hexes of a tile."""
    first = HEXES_ON_A_TILE * PLACE_LETTERS.index(place)
    return list(range(first, first + HEXES_ON_A_TILE))


def bare(players: int, packs: tuple[str, ...], regions: dict[str, int]) -> dict[str, Any]:
    """A position in the middle of a game with nothing on the map, as plain data."""
    places = [PLACE_LETTERS[place] for place in LAYOUTS[players].region_places]
    rest = [tile for tile in REGION_TILES if tile not in regions.values()]
    tiles = [regions.get(letter) or rest.pop(0) for letter in places]
    data = to_data(wolfmoon.new("the-wolves", players=players, packs=packs, seed=0).state)
    return {
        **data,
        "regions": tiles,
        "lone_wolves": [],
        "pieces": {},
        "drafted": 2 * players,
        "asks": "act",
        "first": 0,
        "seat": 0,
    }


def scenario(
    drawings: dict[str, str],
    *,
    players: int = 3,
    packs: tuple[str, ...] = ("forest", "rock", "grass"),
    regions: dict[str, int] | None = None,
    seats: dict[str, dict[str, Any]] | None = None,
    pieces: dict[str, str] | None = None,
    prey: dict[str, tuple[str, int]] | None = None,
    tokens: dict[str, list[str]] | None = None,
    **facts: Any,
) -> Game:
    """A game that stands at a drawn position; the first pack is to play.

    - `drawings`: by tile letter.
    - `regions`: which region tile lies at a letter; the drawing must fit it.
    - `seats`: by pack, anything of a seat's plain data.
    - `pieces`: more by hex, as in a cell without its ground, `{"B4": "AaAp", "B6": "*"}`.
    - `prey`: what stands on the prey spot of a region, `{"A": ("moose", 2)}`; drawn with `!` and
      not named here it is moose. Everywhere else there is none.
    - `tokens`: the scoring tokens of some regions, the top one first; the others have none.
    - `facts`: any other part of the plain data, such as `moonlight`.
    """
    data = bare(players, packs, regions or {})
    layout = LAYOUTS[players]
    stacks: dict[str, Any] = dict(prey or {})
    owners = {PACK_LETTERS[pack]: pack for pack in packs} | {"N": NEUTRAL_NAME}
    cells = {
        HEX_NAMES[hex_]: cell[1:]
        for place, drawing in drawings.items()
        for hex_, cell in read_cells(layout, _lines(drawing), hexes_of(place)).items()
    }
    for name, cell in (cells | (pieces or {})).items():
        if cell == "*":
            data["lone_wolves"].append(name)
        elif cell == "!":
            stacks.setdefault(name[0], ("moose", 2 if players > 2 else 1))
        else:
            _put(data, name, cell, owners)
    places = [PLACE_LETTERS[place] for place in layout.region_places]
    data["prey"] = [list(stacks[each]) if each in stacks else None for each in places]
    if tokens is not None:
        data["tokens"] = [tokens.get(each, []) for each in places]
    for seat in data["seats"]:
        _merge(seat, (seats or {}).get(seat["pack"], {}))
    states = from_data({**data, **facts})
    _check_ground(states[0], drawings)
    rules = wolfmoon.games["the-wolves"]
    return Game(rules, Start(states))


def about_to_draft(players: int = 3, first: int = 0) -> Game:
    """A game before its draft: tiles, tokens and prey lie in the order of the box."""
    setup = {
        "regions": list(range(1, len(TOKEN_POOL[players]) + 1)),
        "tokens": [[phase.name.lower() for phase in pile] for pile in TOKEN_POOL[players]],
        "prey": [kind.name.lower() for kind in PREY_POOL[players]],
        "first": first,
    }
    return wolfmoon.new("the-wolves", players=players, packs=PACKS[:players], setup=setup)


def _lines(drawing: str) -> list[Line]:
    rows = dedent(drawing).strip("\n").split("\n")
    return [Line(number, row.rstrip()) for number, row in enumerate(rows, start=1)]


def _put(data: dict[str, Any], name: str, cell: str, owners: dict[str, str]) -> None:
    found = read_pieces("." + cell, {letter: number for number, letter in enumerate(owners)})
    names = list(owners.values())
    if found:
        data["pieces"][name] = [[names[owner], KIND_NAMES[kind]] for owner, kind in found]


def _merge(seat: dict[str, Any], given: dict[str, Any]) -> None:
    for key, value in given.items():
        seat[key] = {**seat[key], **value} if isinstance(value, dict) else value


def _check_ground(state: Any, drawings: dict[str, str]) -> None:
    """A drawing that shows other ground than the tile has would mislead the reader."""
    for place, drawing in drawings.items():
        wanted = read_cells(LAYOUTS[int(state.seats)], _lines(drawing), hexes_of(place))
        there = map_cells(state, hexes_of(place))
        wrong = {
            HEX_NAMES[hex_]: (wanted[hex_], there[hex_])
            for hex_ in wanted
            if wanted[hex_][0] != there[hex_][0]
        }
        assert not wrong, f"ground drawn and there: {wrong}"


def drawing(game: Game, place: str) -> str:
    """The tile as it lies now."""
    layout = LAYOUTS[game.seats]
    return "\n".join(write_cells(layout, map_cells(game.state, hexes_of(place))))


def drawn(text: str) -> str:
    """A drawing in a test, as `drawing` writes it."""
    return "\n".join(line.text for line in _lines(text))


def targets(game: Game, kind: str) -> set[str]:
    """The hexes of all offered decisions of a kind: `targets(game, "howl")`."""
    texts = [str(action) for action in game.offer]
    return {text.removeprefix(f"{kind} ") for text in texts if text.startswith(f"{kind} ")}


def seat(game: Game, pack: str) -> dict[str, Any]:
    """What lies before the seat with a pack."""
    return next(each for each in game.view()["seats"] if each["pack"] == pack)


def there(game: Game, name: str) -> str:
    """What stands on a hex, as in a cell without its ground: `AdBp`, `*`, or nothing."""
    hex_ = HEX_NUMBERS[name]
    return map_cells(game.state, [hex_])[hex_][1:]


def offered(game: Game) -> list[str]:
    """All offered decisions as text."""
    return [str(action) for action in game.offer]


def refused(game: Game, decision: str | int) -> tuple[str, str]:
    """The reason why a decision is not possible, and its clause."""
    refusal = game.why_not(decision)
    assert refusal is not None, f"{decision} is offered"
    return refusal.reason, refusal.clause


def land_but(*names: str, players: int = 3) -> list[str]:
    """All hexes of the map that are neither water nor chasm, but for these."""
    layout = LAYOUTS[players]
    land = [HEX_NAMES[hex_] for hex_ in layout.points if layout.is_land(hex_)]
    return [name for name in land if name not in names]

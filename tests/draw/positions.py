"""Positions for the drawing tests: legal ones for two, three and five players.

The three- and five-player ones follow the design mock-ups. `points_of` and `leaders_of`
count what an engine would tell the drawing.
"""

from typing import Any

from wolfmoon.games.the_wolves.box.components import (
    CONTROL,
    DEN_POINTS,
    FEWEST_PLAYERS,
    FIRST_POINTS,
    LAIR_POINTS,
    PREY_POINTS,
    SECOND_POINTS,
    WOLF_POINTS,
    Kind,
    Phase,
)

Position = dict[str, Any]


def _position(players: int, **facts: Any) -> Position:
    """A position in the middle of a turn, whatever is not told."""
    common = {
        "game": "the-wolves",
        "rules": 1,
        "players": players,
        "first": 0,
        "seat": 0,
        "quiet_turns": 0,
        "drafted": 2 * players,
        "actions_taken": 1,
        "phase": "none",
        "asks": "act",
        "pending": {},
    }
    return common | facts


def _seat(
    pack: str,
    tiles: str,
    bonus: tuple[int, int],
    dens: tuple[int, int, int],
    off: tuple[int, int],
    prey: str = "",
    crescents: int = 0,
    seconds: int = 0,
) -> dict[str, Any]:
    """A seat; tiles by first letters in the order of payment, off: wolves and lairs."""
    terrains = {name[0]: name for name in ("forest", "rock", "grass", "tundra", "desert")}
    return {
        "pack": pack,
        "tiles": [terrains[letter] for letter in tiles] + [pack],
        "bonus_terrain": bonus[0],
        "bonus_action": bonus[1],
        "dens": {"spread": dens[0], "speed": dens[1], "howl": dens[2]},
        "wolves": off[0],
        "lairs": off[1],
        "prey": prey.split(),
        "tokens": {"crescent": crescents, "quarter": 0, "full": 0},
        "seconds": {"crescent": seconds, "quarter": 0, "full": 0},
    }


def _pieces(text: str) -> dict[str, list[list[str]]]:
    """Pieces written as lines `A4 forest den, forest alpha`."""
    pieces = {}
    for line in text.strip().splitlines():
        name, _, rest = line.strip().partition(" ")
        pieces[name] = [one.split() for one in rest.split(", ")]
    return pieces


TWO = _position(
    2,
    regions=[4, 9, 2, 7, 5],
    tokens=[["full"], ["crescent", "quarter"], ["crescent"], ["quarter", "full"], ["full"]],
    prey=[["moose", 1], ["rabbit", 1], ["boar", 1], None, ["raccoon", 1]],
    lone_wolves=["A7", "B7", "B10", "C7", "C10", "D7", "E7"],
    pieces=_pieces(
        """
        A15 neutral lair, neutral alpha
        B15 neutral lair
        C15 neutral pack, neutral pack
        D15 neutral lair
        D16 neutral alpha, neutral alpha
        E15 neutral lair, neutral alpha
        A9 forest lair
        A6 forest alpha
        A8 forest den, forest pack
        D9 forest alpha
        D6 forest pack
        D10 forest pack
        D8 forest den
        E9 desert alpha
        E6 desert pack
        E10 desert pack
        E8 desert den
        D14 desert alpha
        D11 desert pack
        A11 desert den
        A14 desert pack
        """
    ),
    seats=[
        _seat("forest", "frtdd", (1, 0), (1, 2, 0), (2, 1), "deer"),
        _seat("desert", "rrgdf", (0, 1), (0, 1, 1), (2, 0)),
    ],
    moonlight=5,
)

THREE = _position(
    3,
    regions=[8, 3, 10, 1, 6, 9],
    tokens=[["quarter"], [], ["full"], ["quarter"], ["full"], []],
    prey=[["moose", 1], ["deer", 1], ["rabbit", 1], ["boar", 2], ["raccoon", 1], ["rabbit", 2]],
    lone_wolves=["A10", "C7", "D7", "D10", "F10"],
    pieces=_pieces(
        """
        D8 forest alpha
        F6 forest alpha
        A2 forest alpha
        B13 forest pack
        B9 forest pack
        S1 forest pack
        D14 forest den, desert pack
        F2 forest den
        A1 forest den
        F9 forest lair
        A9 desert alpha
        D16 desert alpha
        A8 desert den, desert pack
        F11 desert pack
        F15 desert pack
        A15 desert den
        F13 desert lair
        E8 tundra alpha, tundra pack
        C4 tundra alpha
        B3 tundra alpha
        E6 tundra pack
        C8 tundra pack
        C14 tundra pack
        E9 tundra den
        C6 tundra lair
        """
    ),
    seats=[
        _seat("forest", "fggtf", (1, 1), (1, 1, 2), (3, 1), "deer", crescents=1),
        _seat("desert", "rrtdf", (0, 1), (0, 3, 1), (2, 1), "rabbit", crescents=1),
        _seat("tundra", "fggdd", (2, 0), (1, 0, 1), (3, 1), "moose raccoon", seconds=1),
    ],
    moonlight=12,
    phase="crescent",
)

FIVE = _position(
    5,
    regions=[4, 7, 2, 5, 9, 1, 6, 8, 3, 10],
    tokens=[
        ["quarter"],
        ["full"],
        ["quarter"],
        [],
        ["quarter"],
        ["full"],
        [],
        ["quarter"],
        ["full"],
        [],
    ],
    prey=[
        ["moose", 2],
        ["rabbit", 1],
        ["deer", 1],
        ["boar", 1],
        ["raccoon", 1],
        ["rabbit", 2],
        ["moose", 1],
        ["boar", 1],
        ["deer", 2],
        ["raccoon", 2],
    ],
    lone_wolves=[
        "A7",
        "B7",
        "B10",
        "D7",
        "E10",
        "F10",
        "G10",
        "H10",
        "I7",
        "I10",
        "J7",
        "J10",
    ],
    pieces=_pieces(
        """
        A9 forest lair
        C15 forest alpha
        A6 forest alpha
        A2 forest alpha
        A1 forest den, forest pack
        A13 forest den
        A11 forest den
        C14 forest pack
        A10 forest pack
        C11 forest pack
        D13 rock lair
        C3 rock alpha
        E4 rock alpha
        E7 rock den, rock pack
        D16 rock den
        D9 rock den
        D10 rock pack
        E14 rock pack
        F8 grass lair
        G8 grass alpha
        F9 grass alpha
        G7 grass den, grass pack
        F4 grass den
        F15 grass den
        G9 grass pack
        F14 grass pack
        G4 grass pack
        J9 tundra lair
        I15 tundra lair
        I8 tundra alpha
        J8 tundra alpha
        I9 tundra den, tundra pack
        H14 tundra den
        J6 tundra den
        I4 tundra pack
        J13 tundra pack
        H4 desert lair
        B8 desert alpha
        H8 desert alpha
        B9 desert den, desert pack
        H7 desert den
        H11 desert den
        B4 desert pack
        H1 desert pack
        """
    ),
    seats=[
        _seat("forest", "fggtf", (0, 1), (1, 2, 1), (3, 1), "deer rabbit", 1, 1),
        _seat("rock", "rrtdf", (1, 0), (2, 1, 1), (2, 1), "boar", 0, 1),
        _seat("grass", "fggdd", (2, 1), (1, 3, 0), (2, 1), "moose raccoon", 1),
        _seat("tundra", "fggtf", (0, 0), (2, 1, 2), (2, 2), "", 0, 1),
        _seat("desert", "rrtdf", (1, 1), (1, 1, 2), (1, 1), "boar", 1),
    ],
    moonlight=16,
    phase="crescent",
)

POSITIONS = {2: TWO, 3: THREE, 5: FIVE}


def points_of(position: Position) -> list[int]:
    """The points of each seat, as they are on the table.                           [W47]"""
    table = position["players"] - FEWEST_PLAYERS
    return [_points(seat, table) for seat in position["seats"]]


def _points(seat: dict[str, Any], table: int) -> int:
    regions = sum(
        FIRST_POINTS[Phase[phase.upper()]] * seat["tokens"][phase]
        + SECOND_POINTS[Phase[phase.upper()]] * seat["seconds"][phase]
        for phase in seat["tokens"]
    )
    dens = sum(DEN_POINTS[table, built] for built in seat["dens"].values())
    board = WOLF_POINTS[seat["wolves"]] + LAIR_POINTS[seat["lairs"]]
    return int(regions + dens + board + PREY_POINTS[table, len(seat["prey"])])


def leaders_of(position: Position) -> dict[str, tuple[str, int]]:
    """The leader of each region that has one, and its control.                     [W41]"""
    standings: dict[str, dict[str, tuple[int, int]]] = {}
    for name, pieces in position["pieces"].items():
        region = standings.setdefault(name[0], {})
        for pack, kind in pieces:
            control, alphas = region.get(pack, (0, 0))
            weight = int(CONTROL[Kind[kind.upper()]])
            region[pack] = (control + weight, alphas + (kind == "alpha"))
    leaders = {}
    for letter, region in standings.items():
        best = max(region.values())
        first = [pack for pack, standing in region.items() if standing == best]
        if len(first) == 1 and letter != "S":
            leaders[letter] = (first[0], best[0])
    return leaders

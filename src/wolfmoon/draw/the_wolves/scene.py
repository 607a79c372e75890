"""A position as plain data, read for drawing: what lies on which hex, what each seat has."""

from dataclasses import dataclass

from ...games.the_wolves.box.components import (
    ATTRIBUTE,
    DATES,
    DENS_ON_A_TRACK,
    FEWEST_PLAYERS,
    HOME_TILE,
    LAIRS,
    TERRAINS,
    WOLVES_ON_THE_TRACK,
    Terrain,
    Track,
)
from ...games.the_wolves.box.maps import HEX_NUMBERS, LAYOUTS, START_PLACE, Layout
from ...games.the_wolves.forms.names import NEUTRAL_NAME, SCORED_PHASES, TERRAIN_NAMES, TRACK_NAMES
from ...games.the_wolves.models import (
    Ground,
    Kind,
    Pack,
    PhaseCounts,
    Prey,
    ScoredPhase,
    TheWolvesView,
    TrackCounts,
    WolvesAsk,
)
from ...games.the_wolves.models import Terrain as TerrainName
from ...games.the_wolves.models import Track as TrackName
from ...words import ENGLISH, named, say

HOMES = ("den", "lair")
"""The pieces that wolves live in; on a hex of two they come first."""


@dataclass(frozen=True)
class TrackView:
    """An attribute track of a player board."""

    name: TrackName
    value: int
    dens_left: int


@dataclass(frozen=True)
class Seat:
    """What lies before one player."""

    pack: TerrainName
    to_play: bool
    tiles: list[tuple[TerrainName, TerrainName]]  # face and back of each; the home tile is last
    bonus_terrain: int
    bonus_action: int
    tracks: list[TrackView]
    wolves_left: int
    lairs_left: int
    prey: list[Prey]
    tokens: PhaseCounts  # region tokens taken, by phase
    seconds: PhaseCounts  # second places paid, by phase

    @property
    def dens_left(self) -> int:
        """Dens still on the player board."""
        return sum(track.dens_left for track in self.tracks)


@dataclass(frozen=True)
class Scene:
    """A position, by hex and by seat."""

    layout: Layout
    ground: dict[int, Ground]
    tokens: dict[int, list[ScoredPhase]]  # by water source, the token that shows first
    prey: dict[int, tuple[Prey, int]]
    lone_wolves: list[int]
    pieces: dict[int, list[tuple[Pack, Kind]]]
    seats: list[Seat]
    moonlight: int
    dates: dict[ScoredPhase, int]
    asks: WolvesAsk
    language: str

    def say(self, key: str, **facts: object) -> str:
        """A message in the language of the picture."""
        return say(key, self.language, **facts)

    def name(self, kind: str, name: str) -> str:
        """The word for a name of some kind."""
        return named(kind, name, self.language)

    @property
    def players(self) -> int:
        """The number of players."""
        return self.layout.players

    @property
    def has_neutral_pack(self) -> bool:
        """Whether the third pack of a game for two is on the map."""
        return any(pack == NEUTRAL_NAME for on_hex in self.pieces.values() for pack, _ in on_hex)

    @property
    def last_date(self) -> int:
        """The date of the full moon."""
        return max(self.dates.values())

    @property
    def next_phase(self) -> tuple[ScoredPhase, int] | None:
        """The phase that comes next, and the dates until then."""
        for phase, date in self.dates.items():
            if date > self.moonlight:
                return phase, date - self.moonlight
        return None


def read_scene(position: TheWolvesView, language: str = ENGLISH) -> Scene:
    """Read a position for drawing."""
    layout = LAYOUTS[position["players"]]
    return Scene(
        layout=layout,
        ground=_ground(layout, position["regions"]),
        tokens={
            layout.water(place): list(tokens)
            for place, tokens in zip(layout.region_places, position["tokens"], strict=True)
            if tokens
        },
        prey={
            layout.prey_spot(place): (prey[0], prey[1])
            for place, prey in zip(layout.region_places, position["prey"], strict=True)
            if prey
        },
        lone_wolves=[HEX_NUMBERS[name] for name in position["lone_wolves"]],
        pieces={
            HEX_NUMBERS[name]: [(pack, kind) for pack, kind in pieces]
            for name, pieces in position["pieces"].items()
        },
        seats=[_seat(position, seat) for seat in range(position["players"])],
        moonlight=position["moonlight"],
        dates=_dates(position["players"]),
        asks=position["asks"],
        language=language,
    )


def _ground(layout: Layout, regions: list[int]) -> dict[int, Ground]:
    tiles = dict(enumerate(regions, start=START_PLACE + 1))
    shown = {hex_: layout.ground(hex_, tiles) for hex_ in layout.points}
    return {
        hex_: TERRAIN_NAMES[ground] if isinstance(ground, Terrain) else ground
        for hex_, ground in shown.items()
    }


def _dates(players: int) -> dict[ScoredPhase, int]:
    dates = DATES[players - FEWEST_PLAYERS]
    return {phase: int(dates[number]) for number, phase in enumerate(SCORED_PHASES, start=1)}


def _seat(position: TheWolvesView, seat: int) -> Seat:
    data = position["seats"][seat]
    return Seat(
        pack=data["pack"],
        to_play=position["asks"] != "over" and position["seat"] == seat,
        tiles=[(face, _back(tile, face)) for tile, face in enumerate(data["tiles"])],
        bonus_terrain=data["bonus_terrain"],
        bonus_action=data["bonus_action"],
        tracks=[_track(track, data["dens"]) for track in Track],
        wolves_left=WOLVES_ON_THE_TRACK - data["wolves"],
        lairs_left=LAIRS - data["lairs"],
        prey=list(data["prey"]),
        tokens=data["tokens"],
        seconds=data["seconds"],
    )


def _track(track: Track, dens: TrackCounts) -> TrackView:
    name = TRACK_NAMES[track]
    return TrackView(name, int(ATTRIBUTE[track, dens[name]]), DENS_ON_A_TRACK - dens[name])


def _back(tile: int, face: TerrainName) -> TerrainName:
    """What the other side of a tile shows."""
    if tile == HOME_TILE:
        return face
    sides = (TERRAIN_NAMES[tile], TERRAIN_NAMES[(tile + 1) % TERRAINS])
    return next(side for side in sides if side != face)

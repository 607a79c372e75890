"""A position of The Wolves as one seat looks at it."""

from collections.abc import Iterator
from functools import cached_property

from ...engine.kernels import States
from ...engine.record import copied
from ...engine.rules import Rules
from ...games.the_wolves.actions import Act, Ask
from ...games.the_wolves.box.components import ATTRIBUTE, Track
from ...games.the_wolves.box.components import Terrain as GroundTerrain
from ...games.the_wolves.box.maps import (
    HEX_NAMES,
    HEX_NUMBERS,
    LAYOUTS,
    PLACE_LETTERS,
    distance,
    place_of,
)
from ...games.the_wolves.forms.names import NEUTRAL_NAME, PHASE_NAMES, TERRAIN_NAMES
from ...games.the_wolves.forms.notation import kind_and_argument
from ...games.the_wolves.models import (
    SHEET,
    VIEW,
    Kind,
    Pack,
    Phase,
    Prey,
    Terrain,
    TheWolvesSheet,
    TheWolvesView,
    WolvesSeat,
    WolvesSheetRegion,
)

DOMINATED: dict[Act, Kind] = {Act.DOMINATE_PACK: "pack", Act.DOMINATE_DEN: "den"}


class Outlook:
    """A position, and what a seat would ask of it."""

    def __init__(self, rules: Rules, states: States, seat: int) -> None:
        self.rules, self.states, self.seat = rules, states, seat
        self.players = int(states[0].seats)
        self.layout = LAYOUTS[self.players]

    @cached_property
    def view(self) -> TheWolvesView:
        """As plain data."""
        return VIEW.given(self.rules.to_data(self.states[0]))

    @cached_property
    def sheet(self) -> TheWolvesSheet:
        """The points as they stand, and every region."""
        return SHEET.given(self.rules.score_sheet(self.states))

    @property
    def player(self) -> WolvesSeat:
        """What lies before the seat."""
        return self.view["seats"][self.seat]

    @property
    def pack(self) -> Terrain:
        """Its pack."""
        return self.player["pack"]

    @cached_property
    def packs(self) -> dict[Pack, int | None]:
        """The seat of each pack; the neutral pack has none."""
        seats: dict[Pack, int | None] = {
            each["pack"]: seat for seat, each in enumerate(self.view["seats"])
        }
        return {**seats, NEUTRAL_NAME: None}

    @property
    def rivals(self) -> list[int]:
        """The other seats, in the order in which they will play."""
        return [(self.seat + turn) % self.players for turn in range(1, self.players)]

    @property
    def next_phase(self) -> Phase:
        """The phase that is scored next; the last one once all are."""
        following = PHASE_NAMES.index(self.view["phase"]) + 1
        return PHASE_NAMES[min(following, len(PHASE_NAMES) - 1)]

    def points(self, seat: int) -> int:
        """The points of a seat."""
        return self.sheet["seats"][seat]["total"]

    def region(self, letter: str) -> WolvesSheetRegion:
        """How a region stands."""
        return next(each for each in self.sheet["regions"] if each["region"] == letter)

    # -- hexes
    def hexes_of(self, letter: str) -> list[str]:
        """The hexes of the tile with a letter."""
        place = PLACE_LETTERS.index(letter)
        return [HEX_NAMES[hex_] for hex_ in self.layout.points if place_of(hex_) == place]

    def beside(self, name: str) -> list[str]:
        """The land next to a hex."""
        near = self.layout.neighbours(HEX_NUMBERS[name])
        return [HEX_NAMES[hex_] for hex_ in near if self.layout.is_land(hex_)]

    def by_water(self, name: str) -> bool:
        """Whether a hex lies next to a water source."""
        return self.layout.by_water(HEX_NUMBERS[name])

    def apart(self, one: str, other: str) -> int:
        """The plain distance of two hexes."""
        points = self.layout.points
        return distance(points[HEX_NUMBERS[one]], points[HEX_NUMBERS[other]])

    def terrain(self, name: str) -> Terrain:
        """The terrain of a hex that is land."""
        tiles = dict(zip(self.layout.region_places, self.view["regions"], strict=True))
        ground = self.layout.ground(HEX_NUMBERS[name], tiles)
        assert isinstance(ground, GroundTerrain), f"{name} is no land"
        return TERRAIN_NAMES[ground]

    def holds(self, name: str, kinds: tuple[Kind, ...]) -> bool:
        """Whether the seat has a piece of some kinds on a hex."""
        return any(
            pack == self.pack and kind in kinds for pack, kind in self.view["pieces"].get(name, [])
        )

    def with_pieces(self, kinds: tuple[Kind, ...]) -> list[str]:
        """The hexes where the seat has a piece of some kinds."""
        return [name for name in self.view["pieces"] if self.holds(name, kinds)]

    def is_empty(self, name: str) -> bool:
        """Whether nothing at all stands on a hex of the land.                      [W15]"""
        view = self.view
        taken = name in view["pieces"] or name in view["lone_wolves"] or name in self.prey_hexes
        return not taken

    # -- prey
    @cached_property
    def prey_hexes(self) -> dict[str, Prey]:
        """The kind of prey on each hex that has some."""
        places = self.layout.region_places
        return {
            HEX_NAMES[self.layout.prey_spot(place)]: stack[0]
            for place, stack in zip(places, self.view["prey"], strict=True)
            if stack is not None
        }

    def hunters(self, prey_hex: str) -> int:
        """On how many hexes beside a prey the seat has wolves."""
        return sum(self.holds(name, ("alpha", "pack")) for name in self.beside(prey_hex))

    # -- what a seat could do
    @property
    def howl_range(self) -> int:
        """How far the seat's alphas are heard."""
        return int(ATTRIBUTE[Track.HOWL, self.player["dens"]["howl"]])

    def hears(self, name: str) -> bool:
        """Whether an alpha of the seat stands within its howl range of a hex."""
        alphas = self.with_pieces(("alpha",))
        return any(self.apart(alpha, name) <= self.howl_range for alpha in alphas)

    def as_if_begun_by(self, seat: int) -> "Outlook":
        """This map at the beginning of a turn of another seat."""
        states = copied(self.states)
        state = states[0]
        state.seat, state.asks, state.doing, state.actions_taken = seat, int(Ask.ACT), 0, 0
        return Outlook(self.rules, states, seat)

    def dominations(self) -> Iterator[tuple[str, Kind]]:
        """The pieces that the seat, whose turn begins, can dominate and pay for."""
        offered, counts = self.rules.offer_many(self.states)
        for number in offered[0, : counts[0]].tolist():
            act, hex_ = kind_and_argument(number)
            if act in DOMINATED:
                yield HEX_NAMES[hex_], DOMINATED[act]

    @cached_property
    def dangers(self) -> dict[tuple[str, Kind], int]:
        """The pieces of the seat that a rival could dominate, and the first who could."""
        found: dict[tuple[str, Kind], int] = {}
        for rival in self.rivals:
            for name, kind in self.as_if_begun_by(rival).dominations():
                if self.holds(name, (kind,)):
                    found.setdefault((name, kind), rival)
        return found

"""The positions that the drawings are tested with could come up in a game."""

from collections import Counter

import pytest

from tests.draw.positions import POSITIONS, Position
from wolfmoon.games.the_wolves.box.components import (
    FIRST_ALPHAS,
    FIRST_PACK_WOLVES,
    PREY_IN_A_STACK,
    PREY_POOL,
    TOKEN_POOL,
    WOLF_TRACK,
    Kind,
)
from wolfmoon.games.the_wolves.box.maps import HEX_NAMES, HEX_NUMBERS, LAYOUTS, place_of

each_position = pytest.mark.parametrize("position", POSITIONS.values(), ids=POSITIONS.keys())


def _counts(position: Position) -> dict[str, Counter[str]]:
    counts: dict[str, Counter[str]] = {seat["pack"]: Counter() for seat in position["seats"]}
    for pieces in position["pieces"].values():
        for pack, kind in pieces:
            counts.setdefault(pack, Counter())[kind] += 1
    return counts


@each_position
def test_pieces_stand_where_pieces_may(position: Position) -> None:
    """W13, W14, W15: two at most, one home, one pack of wolves, no water, chasm or token."""
    layout = LAYOUTS[position["players"]]
    prey_spots = zip(layout.region_places, position["prey"], strict=True)
    taken = {HEX_NAMES[layout.prey_spot(place)] for place, prey in prey_spots if prey}
    taken |= set(position["lone_wolves"])
    for name, pieces in position["pieces"].items():
        assert layout.is_land(HEX_NUMBERS[name])
        assert name not in taken
        assert 1 <= len(pieces) <= 2
        homes = [kind for _, kind in pieces if kind in ("den", "lair")]
        assert len(homes) <= 1
        assert not homes or pieces[0][1] in homes
        if len({pack for pack, _ in pieces}) > 1:
            assert pieces[0][1] == "den"


@each_position
def test_lairs_stand_by_the_water_one_for_each_region(position: Position) -> None:
    """W25, W26."""
    layout = LAYOUTS[position["players"]]
    lairs = Counter()
    for name, pieces in position["pieces"].items():
        for pack, kind in pieces:
            if kind == "lair":
                place = place_of(HEX_NUMBERS[name])
                assert layout.water(place) in layout.neighbours(HEX_NUMBERS[name])
                lairs[pack, place] += 1
    assert set(lairs.values()) == {1}


@each_position
def test_what_left_the_player_boards_is_on_the_map_or_the_moonlight_board(
    position: Position,
) -> None:
    """W30, W33, W34, W38: howled, upgraded and dominated pieces add up to the date."""
    layout = LAYOUTS[position["players"]]
    spots = {HEX_NAMES[h] for p in layout.region_places for h in layout.lone_wolf_spots(p)}
    assert set(position["lone_wolves"]) <= spots
    moonlight = len(spots) - len(position["lone_wolves"])
    counts = _counts(position)
    for seat in position["seats"]:
        on_map, track = counts[seat["pack"]], WOLF_TRACK[: seat["wolves"]]
        alphas = FIRST_ALPHAS + int((track == Kind.ALPHA).sum())
        packs = FIRST_PACK_WOLVES + int((track == Kind.PACK).sum())
        dens = sum(seat["dens"].values()) - seat["lairs"]
        assert on_map["alpha"] == alphas
        assert on_map["lair"] == seat["lairs"]
        assert on_map["pack"] <= packs
        assert on_map["den"] <= dens
        moonlight += seat["lairs"] + packs - on_map["pack"] + dens - on_map["den"]
    assert position["moonlight"] == moonlight


@each_position
def test_tokens_and_prey_are_those_of_the_box(position: Position) -> None:
    """W3, W4, W60: what is gone from the map was won, hunted or discarded."""
    players = position["players"]
    tokens = Counter(phase for region in position["tokens"] for phase in region)
    pool = Counter(phase.name.lower() for region in TOKEN_POOL[players] for phase in region)
    won = Counter(
        phase for seat in position["seats"] for phase in Counter(seat["tokens"]).elements()
    )
    assert tokens + won <= pool
    prey = Counter(kind for seat in position["seats"] for kind in seat["prey"])
    for stack in filter(None, position["prey"]):
        prey[stack[0]] += stack[1]
    stacks = Counter(kind.name.lower() for kind in PREY_POOL[players])
    of_each = int(PREY_IN_A_STACK[players - 2])
    assert prey == Counter({kind: count * of_each for kind, count in stacks.items()})

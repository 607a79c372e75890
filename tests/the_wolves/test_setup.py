"""The set-up: the box against the printed figures, and what every seed lays out.

[W1–W5, W12, W60, W61, W64]
"""

import re
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

import wolfmoon
from tests.the_wolves.scenario import PACKS, RICH, drawing, drawn, scenario, seat, there
from wolfmoon.engine.game import Game
from wolfmoon.games.the_wolves.box.components import (
    ALPHAS,
    ATTRIBUTE,
    DATES,
    DEN_BONUS,
    DEN_POINTS,
    DENS_ON_A_TRACK,
    LAIRS,
    PACK_WOLVES,
    TRACKS,
    WOLF_TRACK,
    Kind,
)
from wolfmoon.games.the_wolves.box.maps import HEX_NUMBERS, LAYOUTS
from wolfmoon.games.the_wolves.forms.position import map_cells

RULES = Path(__file__).parents[2] / "docs/rules/the-wolves.md"
SEEDS = range(40)
REGIONS = {2: 5, 3: 6, 4: 8, 5: 10}
PATCHES = [(1, 4, 7), (2, 3, 6), (5, 8, 9), (11, 14, 15), (10, 13, 16)]
"""The hex numbers of patches 0 to 4 on a tile that lies as printed; 12 is the water."""
TOKENS = {
    2: ["crescent", "full", "full", "crescent/quarter", "quarter/full"],
    3: ["crescent"] * 2 + ["quarter"] * 2 + ["full"] * 2,
    4: ["crescent"] * 2 + ["quarter"] * 3 + ["full"] * 3,
    5: ["crescent"] * 3 + ["quarter"] * 4 + ["full"] * 3,
}
KINDS = ["moose", "deer", "raccoon", "boar", "rabbit"]
PREY = {
    2: KINDS,
    3: [*KINDS, "rabbit"],
    4: [*KINDS, "rabbit", "raccoon", "boar"],
    5: KINDS * 2,
}
TURNED = {2: "", 3: "BCE", 4: "BDF", 5: "BCEH"}


def printed(*heads: str) -> list[list[str]]:
    """The rows of the table of the rules whose heads begin with these words."""
    lines = RULES.read_text(encoding="utf-8").split("\n")
    start = lines.index(next(line for line in lines if line.startswith("| " + " | ".join(heads))))
    rows = []
    for line in lines[start + 2 :]:
        if not line.startswith("|"):
            return rows
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return rows


def numbers(cell: str) -> list[int]:
    """The numbers of a cell such as `2, 3, 3, 4, 4`."""
    return [int(word) for word in cell.split(", ")]


def new(players: int, seed: int = 0, **options: object) -> Game:
    """A new game."""
    return wolfmoon.new("the-wolves", players=players, seed=seed, **options)


def ground(game: Game, name: str) -> str:
    """The letter of what a hex shows."""
    hex_ = HEX_NUMBERS[name]
    return map_cells(game.state, [hex_])[hex_][0]


def names(letters: str, number: int) -> set[str]:
    """The hexes with a number on the tiles with these letters."""
    return {f"{letter}{number}" for letter in letters}


# -- the map ------------------------------------------------------------------------
@pytest.mark.parametrize("row", printed("tile", "0"), ids=lambda row: f"tile {row[0]}")
def test_a_region_tile_has_five_patches_of_three_hexes_and_a_water_source(row: list[str]) -> None:
    """[W1] At A it lies as printed, at B it is turned by 180°."""
    tile, *terrains = row
    printed_way = scenario({}, regions={"A": int(tile)})
    turned = scenario({}, regions={"B": int(tile)})
    for terrain, patch in zip(terrains, PATCHES, strict=True):
        for number in patch:
            assert ground(printed_way, f"A{number}") == terrain[0]
            assert ground(turned, f"B{17 - number}") == terrain[0]
    assert ground(printed_way, "A12") == ground(turned, "B5") == "~"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_start_tile_has_a_chasm_between_two_sides(players: int) -> None:
    """[W1]"""
    assert drawing(new(players), "S") == drawn(
        """
            d           f
      r           g
t           =           =
      =           =
=           =           r
      g           t
d           f
"""
    )


@pytest.mark.parametrize("row", printed("players", "tiles"), ids=lambda row: f"{row[0]} players")
def test_the_tiles_lie_where_the_table_says(row: list[str]) -> None:
    """[W1]"""
    players = int(row[0])
    wanted = [
        ((int(x), int(y)), -1 if turned else 1)
        for x, y, turned in re.findall(r"\((\d+),(\d+)\)(R?)", row[1])
    ]
    places = LAYOUTS[players].places.values()
    assert [(place.centre, place.way) for place in places] == wanted
    assert ("S" in row[1]) == ("S" in [place.letter for place in places])
    assert "".join(place.letter for place in places if place.way == -1) == TURNED[players]


@pytest.mark.parametrize(("players", "hexes"), [(2, 80), (3, 112), (4, 144), (5, 176)])
def test_the_tiles_do_not_overlap_and_touch_along_five_borders(players: int, hexes: int) -> None:
    """[W1]"""
    layout = LAYOUTS[players]
    assert len(layout.points) == len(set(layout.points.values())) == hexes
    borders = Counter(
        frozenset((here // 16, there_ // 16))
        for here in layout.points
        for there_ in layout.neighbours(here)
        if here // 16 < there_ // 16
    )
    assert set(borders.values()) == {5}


@pytest.mark.parametrize("players", REGIONS)
def test_all_land_is_connected(players: int) -> None:
    """[W1, W20] So a pushed wolf can walk to any hex that has room for it."""
    layout = LAYOUTS[players]
    land = {hex_ for hex_ in layout.points if layout.is_land(hex_)}
    seen, ring = set(), {min(land)}
    while ring:
        seen |= ring
        ring = {near for hex_ in ring for near in layout.neighbours(hex_)} & land - seen
    assert seen == land


# -- the player board ---------------------------------------------------------------
def test_the_attribute_tracks_are_those_of_the_table() -> None:
    """[W5, W24, W47, W64]"""
    bonus = {"–": 0, "action": 1, "terrain": 2}
    for track, row in enumerate(printed("track", "values")):
        _, values, for_more, for_two, points, points_for_two = row
        assert ATTRIBUTE[track].tolist() == numbers(values)
        for players in REGIONS:
            words = (for_two if players == 2 else for_more).split(", ")
            assert DEN_BONUS[players - 2, track].tolist() == [bonus[word] for word in words]
            shown = points_for_two if players == 2 else points
            assert DEN_POINTS[players - 2].tolist() == numbers(shown)
    assert len(printed("track", "values")) == TRACKS


def test_the_dates_of_the_moonlight_board_are_those_of_the_table() -> None:
    """[W39, W64]"""
    for row in printed("players", "crescent"):
        players, *dates = map(int, row)
        assert DATES[players - 2].tolist() == [0, *dates]


def test_a_player_owns_four_alphas_eight_pack_wolves_twelve_dens_and_four_lairs() -> None:
    """[W5] Two pairs are drafted; the other wolves are on the wolf track."""
    assert (WOLF_TRACK == Kind.ALPHA).sum() + 2 == ALPHAS == 4
    assert (WOLF_TRACK == Kind.PACK).sum() + 2 == PACK_WOLVES == 8
    assert (DENS_ON_A_TRACK * TRACKS, LAIRS) == (12, 4)


def test_no_position_is_read_with_more_pieces_than_a_player_owns() -> None:
    """[W5]"""
    with pytest.raises(wolfmoon.BadInput, match="a player owns 4"):
        scenario({}, pieces={"A9": "AaAa", "A8": "AaAa", "A4": "Aa"})


# -- what every seed lays out -------------------------------------------------------
@pytest.mark.parametrize("players", REGIONS)
def test_random_region_tiles_lie_in_the_region_places(players: int) -> None:
    """[W1, W60]"""
    seen: list[set[int]] = [set() for _ in range(REGIONS[players])]
    for seed in range(100):
        tiles = new(players, seed).view()["regions"]
        assert len(set(tiles)) == len(tiles) == REGIONS[players]
        for place, tile in enumerate(tiles):
            seen[place].add(tile)
    assert seen == [set(range(1, 11))] * REGIONS[players]


@pytest.mark.parametrize("players", REGIONS)
def test_one_lone_wolf_stands_on_every_lone_wolf_spot(players: int) -> None:
    """[W2] The spots have the same two numbers on a tile as printed and on one that is turned."""
    letters = "ABCDEFGHIJ"[: REGIONS[players]]
    for seed in SEEDS:
        assert set(new(players, seed).view()["lone_wolves"]) == names(letters, 7) | names(
            letters, 10
        )


@pytest.mark.parametrize("players", REGIONS)
def test_the_prey_stands_at_random_on_the_prey_spots(players: int) -> None:
    """[W3, W60] In stacks of two alike; with two players single tokens."""
    seen = set()
    for seed in SEEDS:
        game = new(players, seed)
        prey = game.view()["prey"]
        assert Counter(kind for kind, _ in prey) == Counter(PREY[players])
        assert {left for _, left in prey} == {1 if players == 2 else 2}
        seen.add(prey[0][0])
    assert seen == set(KINDS)
    for letter in "ABCDEFGHIJ"[: REGIONS[players]]:
        assert there(game, f"{letter}{12 if letter in TURNED[players] else 5}") == "!"


@pytest.mark.parametrize("players", REGIONS)
def test_the_scoring_tokens_lie_at_random_one_in_each_region(players: int) -> None:
    """[W4, W60] With two players two of them are pairs, the top token first."""
    seen = set()
    for seed in SEEDS:
        tokens = ["/".join(pile) for pile in new(players, seed).view()["tokens"]]
        assert Counter(tokens) == Counter(TOKENS[players])
        seen.add(tokens[0])
    assert seen == set(TOKENS[players])


@pytest.mark.parametrize("players", REGIONS)
def test_each_player_has_one_pack_with_fresh_tiles_a_full_board_and_no_tokens(
    players: int,
) -> None:
    """[W5] All five double-sided tiles start front side up."""
    for seed in SEEDS:
        seats = new(players, seed).view()["seats"]
        packs = [player["pack"] for player in seats]
        assert len(set(packs)) == players
        assert seats == [
            {
                "pack": pack,
                "tiles": [*PACKS, pack],
                "bonus_terrain": 0,
                "bonus_action": 0,
                "dens": {"spread": 0, "speed": 0, "howl": 0},
                "wolves": 0,
                "lairs": 0,
                "prey": [],
                "tokens": {"crescent": 0, "quarter": 0, "full": 0},
                "seconds": {"crescent": 0, "quarter": 0, "full": 0},
            }
            for pack in packs
        ]


@pytest.mark.parametrize("players", REGIONS)
def test_packs_are_dealt_at_random_unless_they_are_chosen(players: int) -> None:
    """[W5]"""
    dealt = {new(players, seed).view()["seats"][0]["pack"] for seed in SEEDS}
    assert dealt == set(PACKS)
    for packs in list(combinations(reversed(PACKS), players))[:3]:
        seats = new(players, packs=packs).view()["seats"]
        assert tuple(player["pack"] for player in seats) == packs


@pytest.mark.parametrize("packs", [["forest", "rock"], ["forest", "forest", "rock"], ["lion"] * 3])
def test_chosen_packs_are_different_packs_one_for_each_player(packs: list[str]) -> None:
    """[W5]"""
    with pytest.raises(wolfmoon.BadInput, match="pack"):
        new(3, packs=packs)


@pytest.mark.parametrize("players", REGIONS)
def test_the_first_player_is_random_and_drafts_first(players: int) -> None:
    """[W6, W63]"""
    firsts = set()
    for seed in SEEDS:
        game = new(players, seed)
        assert game.seat == game.view()["first"]
        assert game.view()["asks"] == "draft"
        firsts.add(game.seat)
    assert firsts == set(range(players))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_piece_stands_on_the_map_before_the_draft(players: int) -> None:
    """[W6]"""
    game = new(players)
    assert game.view()["pieces"] == {}
    assert (game.view()["moonlight"], game.view()["phase"]) == (0, "none")


def test_the_neutral_pack_stands_where_the_tokens_say_whatever_the_seed() -> None:
    """[W61] A15 and A16 are the upper and the lower right neighbour of the water at A12."""
    beside = {
        "crescent": ("NpNp", ""),
        "crescent/quarter": ("Nl", ""),
        "full": ("NlNa", ""),
        "quarter/full": ("Nl", "NaNa"),
    }
    for seed in SEEDS:
        game = new(2, seed)
        for letter, pile in zip("ABCDE", game.view()["tokens"], strict=True):
            found = there(game, f"{letter}15"), there(game, f"{letter}16")
            assert found == beside["/".join(pile)]
        assert len(game.view()["pieces"]) == 6


def test_all_luck_is_in_the_seed() -> None:
    """[W1] The same seed lays out the same table, another seed another."""
    assert new(3, 7).view() == new(3, 7).view()
    assert new(3, 7).view() != new(3, 8).view()


@pytest.mark.parametrize("players", [1, 6])
def test_the_game_is_for_two_to_five_players(players: int) -> None:
    """[W1]"""
    with pytest.raises(wolfmoon.BadInput, match="2 to 5 players"):
        new(players)


def test_the_supplies_of_tokens_have_no_limit() -> None:
    """[W12]"""
    pieces = {"A9": "AdAa", "A8": "Ap", "A4": "Ap", "A5": "!"}
    board = {"bonus_terrain": 50, "bonus_action": 50}
    game = scenario({}, pieces=pieces, seats={"forest": RICH | board})
    game.play("lair A9, pay bonus+bonus")
    assert seat(game, "forest")["bonus_terrain"] == 50 - 2 + 1
    assert seat(game, "forest")["bonus_action"] == 50 + 1

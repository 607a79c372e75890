"""The map, the draft and whole random games of the reference implementation of The Wolves."""

from __future__ import annotations

import random

import pytest

from tests.reference.the_wolves import Position, position_from_data
from tests.reference.the_wolves.board import board_for
from tests.reference.the_wolves.scenes import REGIONS, start


@pytest.mark.parametrize(("players", "hexes"), [(2, 80), (3, 112), (4, 144), (5, 176)])
def test_the_tiles_do_not_overlap_and_touch_in_five_borders(players: int, hexes: int) -> None:
    board = board_for(players, tuple(REGIONS[players]))
    assert len(set(board.coordinate.values())) == len(board.names) == hexes
    borders: dict[tuple[str, str], int] = {}
    for name in board.names:
        for near in board.neighbours[name]:
            if name[0] < near[0]:
                borders[name[0], near[0]] = borders.get((name[0], near[0]), 0) + 1
    assert set(borders.values()) == {5}
    assert all(len(board.neighbours[water]) == 6 for water in board.water_sources)


def test_hexes_are_numbered_as_they_lie() -> None:
    board = board_for(3, tuple(REGIONS[3]))
    assert board.water_sources == ["A12", "B5", "C5", "D12", "E5", "F12"]
    assert board.coordinate["A1"] == (8, 5) and board.coordinate["A16"] == (12, 8)
    assert board.coordinate["B1"] == (3, 3) and board.coordinate["B16"] == (7, 6)
    assert board.prey_spots[:2] == ["A5", "B12"]
    assert board.lone_wolf_spots[:4] == ["A7", "A10", "B10", "B7"]
    assert board.terrain["S1"] == "tundra" and board.terrain["S16"] == "rock"


def test_draft_in_snake_order_on_both_sides_of_the_chasm() -> None:
    position = start(3, first=1)
    seats = []
    while position.asks == "draft":
        seats.append(position.seat)
        offer = position.offer()
        assert all(text.startswith("draft S") for text in offer)
        position = position.play(offer[0])
    assert seats == [1, 2, 0, 0, 2, 1]
    assert (position.seat, position.asks, position.drafted) == (1, "act", 6)
    # Upper side S1, S4, S7, S11, S14 in order; lower side S3, S6, S10, S13, S16.
    assert sorted(position.pieces) == ["S1", "S10", "S3", "S4", "S6", "S7"]
    assert position.pieces["S1"] == [("rock", "alpha"), ("rock", "pack")]
    assert position.pieces["S10"] == [("rock", "alpha"), ("rock", "pack")]
    # Seat 2 found S3 free first, so its second pair went to the upper side, on S7.
    assert {position.pieces[name][0] for name in ("S3", "S7")} == {("grass", "alpha")}
    assert {position.pieces[name][0] for name in ("S4", "S6")} == {("forest", "alpha")}


def test_two_players_neutral_pieces_and_draft() -> None:
    position = start(2, first=1)
    assert position.to_data()["pieces"] == {
        "A15": [["neutral", "pack"], ["neutral", "pack"]],
        "B15": [["neutral", "lair"], ["neutral", "alpha"]],
        "C15": [["neutral", "lair"], ["neutral", "alpha"]],
        "D15": [["neutral", "lair"]],
        "E15": [["neutral", "lair"]],
        "E16": [["neutral", "alpha"], ["neutral", "alpha"]],
    }
    letters = {text.split()[1][0] for text in position.offer()}
    assert letters == {"B", "C", "E"}
    taken = {"B5", "B7", "B10", "B12", "B15"}
    assert not taken & {text.split()[1] for text in position.offer()}
    seats = []
    while position.asks == "draft":
        seats.append(position.seat)
        position = position.play(position.offer()[0])
    assert seats == [1, 0, 0, 1]
    assert [seat.bonus_action for seat in position.seats] == [1, 0] and position.seat == 1


def check_hexes(position: Position) -> None:
    """No hex holds more than the rules allow (W13–W15)."""
    for name, pieces in position.pieces.items():
        kinds = [kind for _, kind in pieces]
        wolf_owners = {owner for owner, kind in pieces if kind in ("alpha", "pack")}
        assert 1 <= len(pieces) <= 2 and len(wolf_owners) <= 1
        assert kinds.count("den") + kinds.count("lair") <= 1
        assert len({owner for owner, _ in pieces}) == 1 or "den" in kinds
        assert position.board.is_land(name) and name not in position.lone_wolves
        assert position.prey_on(name) is None


def check_moonlight(position: Position) -> None:
    """Everything removed from the map is on the moonlight board (W38)."""
    placed = 2 * position.drafted + sum(s.wolves + sum(s.dens.values()) for s in position.seats)
    pieces = [piece for on_hex in position.pieces.values() for piece in on_hex]
    dominated = placed - len([owner for owner, _ in pieces if owner != "neutral"])
    howled = len(position.board.lone_wolf_spots) - len(position.lone_wolves)
    lairs = sum(seat.lairs for seat in position.seats)
    assert position.moonlight == howled + lairs + dominated


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 3), (3, 4), (4, 5), (5, 6)])
def test_random_games_end_and_keep_the_invariants(players: int, seed: int) -> None:
    dice = random.Random(seed)
    position = start(players, first=dice.randrange(players))
    for _ in range(20000):
        offer = position.offer()
        if not offer:
            break
        assert len(set(offer)) == len(offer)
        assert position.asks not in ("pay", "push", "track", "hunt", "wolf") or len(offer) > 1
        before = position.to_data()
        after = position.play(dice.choice(offer))
        assert position.to_data() == before
        assert position_from_data(after.to_data()).to_data() == after.to_data()
        check_hexes(after)
        check_moonlight(after)
        position = after
    assert position.over and position.ended_by in ("full moon", "quiet")
    assert len(position.scores()) == players and position.winners()


def test_a_decision_that_is_not_offered_is_refused() -> None:
    with pytest.raises(ValueError, match="not offered"):
        start(3).play("end")

"""redeal.py, imagine.py, worlds.py: imagining what a viewer can't see."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from tests.lone_wolves.scenes import (
    BOARDS,
    RULES,
    endings,
    facts,
    random_game,
    random_states,
    scene,
)
from tests.reference.lone_wolves import consistent_hands
from wolfmoon import BadInput
from wolfmoon.games.lone_wolves.forms.names import SCAR_NAMES
from wolfmoon.games.lone_wolves.forms.plain import card_names, pile_names
from wolfmoon.games.lone_wolves.hidden.redeal import determinize_at


def chi_square(counts: Counter[Any], kinds: int, draws: int) -> float:
    expected = draws / kinds
    seen = sum((count - expected) ** 2 / expected for count in counts.values())
    return seen + (kinds - len(counts)) * expected


def limit(kinds: int) -> float:
    """Four standard deviations above the mean of the chi-square distribution."""
    freedom = kinds - 1
    return freedom + 4 * (2 * freedom) ** 0.5 + 3


@pytest.mark.parametrize("board", BOARDS)
def test_a_world_fits_everything_that_the_viewer_knows(board: str) -> None:
    """[L3, L6, L12]"""
    for index, state in enumerate(random_states(50, 3, board=board)):
        for viewer in (0, 1, None):
            view = RULES.view(state, viewer)
            world = RULES.determinize(view, index + 1)
            assert RULES.view(world[0], viewer) == view
            RULES.from_data(RULES.to_data(world[0]))


def test_the_same_stream_gives_the_same_world_and_others_others() -> None:
    """[L3]"""
    view = random_game(2).at(6).view(0)
    worlds = [RULES.determinize(view, stream).tobytes() for stream in (5, 5, 6, 7)]
    assert worlds[0] == worlds[1] and len(set(worlds)) == 3


def test_a_suit_that_the_other_player_is_out_of_can_only_be_set_aside() -> None:
    """[L6]"""
    for seed in range(12):
        state = endings(1, seed, 4)[0]
        for viewer in (0, 1):
            for stream in range(1, 6):
                data = RULES.to_data(RULES.determinize(RULES.view(state, viewer), stream)[0])
                for name in data["void"][1 - viewer]:
                    letter = "GKNRW"[["green", "black", "brown", "red", "white"].index(name)]
                    assert not any(card[0] == letter for card in data["hands"][1 - viewer])


def test_every_hand_that_fits_is_as_likely() -> None:
    """[L3, L6] Against the enumeration, for a seat, in a small ending."""
    state = endings(1, 5, 2)[0]
    draws, word = 6000, np.uint64(99)
    for viewer in (0, 1):
        view = RULES.view(state, viewer)
        hands = [tuple(pair[1 - viewer]) for pair in RULES.worlds(view)]
        assert len(hands) == len(set(hands)) == RULES.count_worlds(view)
        states = RULES.state_record.zeros()
        states[0] = state
        counts: Counter[tuple[str, ...]] = Counter()
        for _ in range(draws):
            word = np.uint64(determinize_at(states, 0, viewer, word))
            counts[tuple(card_names(states[0].hands[1 - viewer]))] += 1
        assert set(counts) <= set(hands)
        assert chi_square(counts, len(hands), draws) < limit(len(hands))


def test_every_pair_of_hands_is_as_likely_to_a_spectator() -> None:
    """[L3, L6]"""
    state = next(each for each in endings(40, 7, 1) if each.void[0] and each.void[1])
    view = RULES.view(state, None)
    pairs = [tuple(map(tuple, pair)) for pair in RULES.worlds(view)]
    assert len(pairs) == len(set(pairs)) == RULES.count_worlds(view)
    counts: Counter[Any] = Counter()
    draws = 40 * len(pairs)
    for stream in range(1, draws + 1):
        hands = RULES.to_data(RULES.determinize(view, stream)[0])["hands"]
        counts[tuple(map(tuple, hands))] += 1
    assert set(counts) <= set(pairs)
    assert chi_square(counts, len(pairs), draws) < limit(len(pairs))


def test_the_hidden_scars_are_as_likely_in_every_order() -> None:
    """[L1, L12]"""
    states = RULES.new_many(1, 21)
    shown = [name for land in RULES.to_data(states[0])["lands"] for name in land["shown"]]
    unknown = [name for name in SCAR_NAMES for _ in range(2 - shown.count(name))]
    draws, word = 6000, np.uint64(7)
    tops: Counter[str] = Counter()
    for _ in range(draws):
        word = np.uint64(determinize_at(states, 0, 0, word))
        tops[pile_names(int(states[0].lands[2].pile), 1)[0]] += 1
    for name, count in tops.items():
        share = draws * unknown.count(name) / len(unknown)
        assert abs(count - share) < 5 * share**0.5


def test_a_scar_taken_face_down_is_dealt_again_for_the_other_player_only() -> None:
    """[L12]"""
    game = random_game(11)
    taken = next(n for n, text in enumerate(game.log) if text.text.startswith("take hidden"))
    part = game.at(taken + 1)
    assert part.seat is not None and facts(part)["in_hand"]
    mine = {
        RULES.to_data(RULES.determinize(part.view(part.seat), s)[0])["in_hand"] for s in range(9)
    }
    assert mine == {facts(part)["in_hand"]}
    theirs = part.view(1 - part.seat)
    seen = {RULES.to_data(RULES.determinize(theirs, stream)[0])["in_hand"] for stream in range(40)}
    assert len(seen) > 3


@pytest.mark.parametrize("board", BOARDS)
def test_the_hands_that_fit_are_those_of_the_reference(board: str) -> None:
    """[L3, L6]"""
    for state in endings(12, 9, 3, board=board):
        data = RULES.to_data(state)
        for viewer in (0, 1):
            ours = {frozenset(pair[1 - viewer]) for pair in RULES.worlds(RULES.view(state, viewer))}
            assert ours == set(consistent_hands(data, viewer))


def test_at_the_start_there_are_2380_hands() -> None:
    """[L3] Seventeen cards are unknown, four of them set aside."""
    game = random_game(1).at(0)
    assert RULES.count_worlds(game.view(0)) == 2380


def test_a_view_that_can_not_be_is_refused() -> None:
    """[L3, L6]"""
    view = random_game(1).at(8).view(0)
    for broken in (
        {**view, "hands": [["G2"], ["G3"]]},
        {**view, "hands": [99, 99]},
        {**view, "box": 99},
        {**view, "void": [[], ["green", "black", "brown", "red", "white"]]},
        {**view, "lands": []},
        {key: value for key, value in view.items() if key != "void"},
    ):
        with pytest.raises(BadInput):
            RULES.determinize(broken, 1)


def test_a_small_scene_has_the_worlds_one_can_count_by_hand() -> None:
    """[L6] Two unknown cards, one of a suit that the other player is out of."""
    everything = {f"{suit}{value}" for suit in "GKNRW" for value in range(2, 8)}
    lone = sorted(everything - {"R7", "R6", "G3", "K3"})
    game = scene("R7", "R6", set_aside=["G3", "K3"], void=[[], ["black"]])
    data = facts(game)
    data["lands"][0]["sides"][0]["lone"] = lone
    view = {**data, "hands": [["R7"], 1], "set_aside": 2}
    assert [pair[1] for pair in RULES.worlds(view)] == [["G3"], ["R6"]]
    assert RULES.count_worlds(view) == 2

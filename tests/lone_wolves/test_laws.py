"""What holds in every position of Lone Wolves, on random games of both boards."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from tests.lone_wolves.scenes import (
    BOARDS,
    RULES,
    offered_numbers,
    random_game,
    random_states,
    reasons_of,
)
from wolfmoon.engine.stream import streams
from wolfmoon.games.lone_wolves.box.components import MOON_POINTS
from wolfmoon.games.lone_wolves.forms.names import CARD_NAMES, SCAR_NAMES

OPTIONS: list[dict[str, Any]] = [
    {"board": "basic"},
    {"board": "advanced"},
    {"board": "basic", "slots": {"land": 1}},
    {"board": "advanced", "scars": {"up": [3] * 5, "down": [0, 0, 3, 0, 0]}},
]


@pytest.mark.parametrize("options", OPTIONS)
def test_an_action_is_offered_exactly_if_nothing_stands_in_its_way(options: Any) -> None:
    """[L5, L6, L7, L12] All 169 numbers, and the offer is in ascending order."""
    for state in random_states(250, 1, **options):
        states = RULES.state_record.zeros()
        states[0] = state
        before = states.tobytes()
        assert np.flatnonzero(reasons_of(states) == 0).tolist() == offered_numbers(states)
        assert states.tobytes() == before


@pytest.mark.parametrize("board", BOARDS)
def test_every_offered_action_applies_and_every_other_is_refused(board: str) -> None:
    """[L5, L6, L7, L12]"""
    for state in random_states(30, 2, board=board):
        states = RULES.state_record.zeros()
        states[0] = state
        copies = np.repeat(states, RULES.num_actions)
        reasons = RULES.step_many(copies, np.arange(RULES.num_actions))
        changed = [copy.tobytes() != states[0].tobytes() for copy in copies]
        assert changed == (reasons == 0).tolist()


@pytest.mark.parametrize("options", OPTIONS)
def test_cards_and_scars_are_conserved_and_no_room_is_exceeded(options: Any) -> None:
    """[L1, L3, L7, L12, L17]"""
    for state in random_states(150, 3, **options):
        data = RULES.to_data(state)
        cards = [*data["hands"][0], *data["hands"][1], *data["set_aside"]]
        scars = [*data["box"], *data.get("discarded", [])]
        scars += [data["in_hand"]] if data["in_hand"] else []
        unseen = data["unseen_left"]
        for land in data["lands"]:
            scars += land["hidden"] + land["shown"]
            number = 0
            for side in land["sides"]:
                cards += side["cards"] + side["lone"]
                scars += side["scars"]
                unseen += side["unseen"]
                number += len(side["cards"]) + len(side["lone"]) + side["unseen"]
                assert len(side["scars"]) <= data["house"]["slots"]["land"]
            assert number <= 6
        for borders in data["borders"]:
            for on_border in borders:
                scars += on_border
                assert len(on_border) <= data["house"]["slots"]["border"]
        assert sorted(cards) == sorted(CARD_NAMES) and unseen == 4
        assert Counter(scars) == dict.fromkeys(SCAR_NAMES, 2)


def test_every_game_ends_after_26_cards_and_at_most_52_decisions() -> None:
    """[L18]"""
    for options in OPTIONS:
        states = RULES.new_many(3000, 4, **options)
        made = RULES.play_out_many(states, streams(5, 3000))
        assert set(states["asks"].tolist()) == {4} and set(states["trick"].tolist()) == {13}
        assert made.min() >= 26 and made.max() <= 52
        assert not states["hands"].any()


def test_a_copy_played_on_leaves_the_original_untouched() -> None:
    """[L10]"""
    for seed in range(3):
        game = random_game(seed)
        half = game.at(20)
        before = half.states.tobytes()
        copy = half.copy()
        copy.play(copy.offer[-1])
        assert half.states.tobytes() == before and len(half.log) == 20
        copy.undo()
        assert copy.states.tobytes() == before


@pytest.mark.parametrize("board", BOARDS)
def test_points_recounted_from_the_table_equal_the_score(board: str) -> None:
    """[L19, L20]"""
    for seed in range(6):
        game = random_game(seed, board=board)
        sheet = game.score_sheet()
        totals = [0, 0]
        for land in sheet["lands"]:
            first, second = (side["total"] for side in land["strength"])
            if first != second:
                totals[first < second] += land["honour"] + land["moon_points"]
        for seat in (0, 1):
            totals[seat] += sum(scar["points"] for scar in sheet["seats"][seat]["scars"])
        assert game.outcome is not None and list(game.outcome.scores) == totals
        assert sum(land["moon_points"] for land in sheet["lands"]) <= sum(MOON_POINTS)


def other_side(data: dict[str, Any]) -> dict[str, Any]:
    """A position with its seats renamed."""
    renamed = {**data, "hands": data["hands"][::-1], "void": data["void"][::-1]}
    renamed["borders"] = data["borders"][::-1]
    renamed["lands"] = [{**land, "sides": land["sides"][::-1]} for land in data["lands"]]
    return {**renamed, "leader": 1 - data["leader"], "seat": 1 - data["seat"]}


@pytest.mark.parametrize("board", BOARDS)
def test_renaming_the_seats_renames_the_outcome(board: str) -> None:
    """[L20]"""
    for state in random_states(40, 6, board=board):
        states = RULES.state_record.zeros()
        states[0] = state
        renamed = RULES.from_data(other_side(RULES.to_data(state)))
        while states[0].asks != 4:
            numbers = offered_numbers(states)
            assert offered_numbers(renamed) == numbers
            choice = numbers[len(numbers) // 2]
            RULES.step_many(states, [choice])
            RULES.step_many(renamed, [choice])
        assert RULES.to_data(renamed[0]) == other_side(RULES.to_data(states[0]))
        one, other = RULES.outcome(states), RULES.outcome(renamed)
        assert one.scores == other.scores[::-1]
        assert one.winners == tuple(sorted(1 - seat for seat in other.winners))


def test_a_state_is_small() -> None:
    """[L1] A copy costs nanoseconds."""
    assert RULES.state_record.dtype.itemsize <= 400

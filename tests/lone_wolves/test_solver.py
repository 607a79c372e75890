"""solver.py, search.py, finale.py, essence.py: exact play of the last tricks."""

from typing import Any

import pytest

from tests.lone_wolves.scenes import BOARDS, RULES, endings, offered_numbers, scene
from tests.reference.lone_wolves import minimax, position_from_data
from wolfmoon import BadInput

LEAD, FOLLOW, TAKE, PLACE = range(4)


def check(states: Any) -> None:
    """Value and all best decisions are those of plain minimax."""
    for index in range(len(states)):
        position = position_from_data(RULES.to_data(states[index]))
        value, best = minimax(position)
        solution = RULES.solve(states[index : index + 1])
        assert solution.complete and solution.value == value
        assert set(solution.actions) == best and len(solution.actions) == len(best)


@pytest.mark.parametrize("board", BOARDS)
def test_the_last_trick_is_solved_as_by_plain_minimax(board: str) -> None:
    """[L20] More than 900 endings, from every question that a trick asks."""
    check(endings(300, 31, 1, LEAD, board=board))
    check(endings(90, 32, 1, FOLLOW, board=board))
    check(endings(90, 33, 1, TAKE, board=board))
    check(endings(90, 34, 1, PLACE, board=board))


@pytest.mark.parametrize("board", BOARDS)
def test_the_last_two_tricks_are_solved_as_by_plain_minimax(board: str) -> None:
    """[L20] More than 100 endings; few from the lead, for the reference takes its time."""
    check(endings(1, 41, 2, LEAD, board=board))
    check(endings(6, 42, 2, FOLLOW, board=board))
    check(endings(25, 43, 2, TAKE, board=board))
    check(endings(50, 44, 2, PLACE, board=board))


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("tricks", [2, 3])
def test_a_value_is_the_best_of_the_values_that_follow(tricks: int, board: str) -> None:
    """[L20] However the memory and the finale cut the search: each level fits the next."""
    for state in endings(10, 50 + tricks, tricks, board=board):
        states = RULES.state_record.zeros()
        states[0] = state
        solution = RULES.solve(states)
        values = {}
        for action in offered_numbers(states):
            after = states.copy()
            RULES.step_many(after, [action])
            values[RULES.action_text(state, action)] = RULES.solve(after).value
        best = (max if state.seat == 0 else min)(values.values())
        assert solution.value == best
        assert solution.actions == [text for text, value in values.items() if value == best]


def test_with_few_slots_and_few_unseen_cards_too() -> None:
    """[L12, L16]"""
    for options in (
        {"slots": {"land": 1}},
        {"slots": {"land": 0, "border": 1}, "board": "advanced"},
        {"slots": {"land": 0}},
    ):
        states = endings(30, 61, 1, LEAD, **options)
        check_by_levels(states)
    scarce = endings(60, 62, 1, LEAD, board="advanced")
    for state in scarce:
        state.unseen_left = min(int(state.unseen_left), 1)
    check_by_levels(scarce)


def check_by_levels(states: Any) -> None:
    """The value of each state is the best of the values one decision later."""
    for index in range(len(states)):
        part = states[index : index + 1]
        found = []
        for action in offered_numbers(part):
            after = part.copy()
            RULES.step_many(after, [action])
            found.append(RULES.solve(after).value)
        assert RULES.solve(part).value == (max if part[0].seat == 0 else min)(found)


def test_a_finished_game_has_its_score_as_value() -> None:
    """[L20]"""
    game = scene(asks="over", trick=13, swamp="cards: R4 /")
    solution = RULES.solve(game.states)
    assert (solution.value, solution.actions, solution.complete) == (5, [], True)


def test_a_search_stops_at_its_limit_and_says_so() -> None:
    """[L20]"""
    states = RULES.new_many(1, 1)
    solution = RULES.solve(states, 2000)
    assert not solution.complete and solution.value is None and solution.actions == []
    assert 2000 <= solution.nodes < 10_000


@pytest.mark.parametrize("limit", [0, -1, 1.5, "9", True, 10**12])
def test_a_limit_that_can_not_be_used_is_refused(limit: Any) -> None:
    """[L20]"""
    with pytest.raises(BadInput, match="node_limit"):
        RULES.solve(RULES.new_many(1, 1), limit)


def test_solving_changes_nothing() -> None:
    """[L20]"""
    states = endings(1, 71, 3)
    before = states.tobytes()
    RULES.solve(states)
    assert states.tobytes() == before

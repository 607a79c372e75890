"""A stepper takes states further as a game does, and one of some states goes on by itself."""

import numpy as np
import pytest

import wolfmoon
from wolfmoon.games import games

NAMES = ("the-wolves", "lone-wolves")


@pytest.mark.parametrize("name", NAMES)
def test_one_state_is_offered_and_decided_what_a_game_is(name: str) -> None:
    game = wolfmoon.new(name, seed=5)
    stepper = games[name].stepper(game.states.copy())
    for _ in range(20):
        offer = stepper.offer().tolist()
        assert offer == [action.number for action in game.offer]
        game.play(offer[-1])
        assert stepper.decide(offer[-1]) == 0
        assert stepper.states.tobytes() == game.states.tobytes()


@pytest.mark.parametrize("name", NAMES)
def test_what_is_refused_has_a_reason_and_changes_nothing(name: str) -> None:
    rules = games[name]
    stepper = rules.stepper(rules.new_many(1, seed=5))
    offer, before = stepper.offer().tolist(), stepper.states.tobytes()
    refused = next(number for number in range(rules.num_actions) if number not in offer)
    assert stepper.decide(refused) != 0
    assert stepper.states.tobytes() == before
    after, reason = rules.after(stepper.states, refused)
    assert reason == stepper.reasons[0] and after.tobytes() == before


def test_those_that_are_kept_know_their_offer_and_leave_the_others_alone() -> None:
    rules = games["lone-wolves"]
    stepper = rules.stepper(rules.new_many(3, seed=5))
    stepper.look()
    before = stepper.states.copy()
    kept = stepper.only(np.array([True, False, True]))
    assert kept.counts.tolist() == stepper.counts[[0, 2]].tolist()
    kept.step(kept.offered[:, 0].astype(np.int64))
    assert kept.reasons.tolist() == [0, 0]
    assert stepper.states.tobytes() == before.tobytes()
    assert kept.states.tobytes() == b"".join(
        rules.after(before[place : place + 1], int(stepper.offered[place, 0]))[0].tobytes()
        for place in (0, 2)
    )

"""What holds for every position of every game."""

import json

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

import wolfmoon
from tests.laws.positions import Case, any_game, offered, reasons_of

few = settings(max_examples=60, deadline=None)
many = settings(max_examples=200, deadline=None)


@many
@given(any_game())
def test_an_action_is_offered_exactly_if_nothing_stands_in_its_way(case: Case) -> None:
    states = case.states()
    reasons = reasons_of(case.rules, states)
    assert np.flatnonzero(reasons == 0).tolist() == offered(case.rules, states)


@many
@given(any_game())
def test_asking_changes_nothing(case: Case) -> None:
    states = case.states()
    before = states.tobytes()
    reasons_of(case.rules, states)
    case.rules.offer_many(states)
    case.game().score_sheet()
    assert states.tobytes() == before


@few
@given(any_game())
def test_every_offered_action_applies_and_every_other_is_refused(case: Case) -> None:
    states = case.states()
    rules = case.rules
    everything = np.arange(rules.num_actions)
    copies = np.repeat(states, rules.num_actions)
    reasons = rules.step_many(copies, everything)
    assert np.flatnonzero(reasons == 0).tolist() == offered(rules, states)
    for action in everything:
        changed = copies[action].tobytes() != states[0].tobytes()
        assert changed == (reasons[action] == 0)


@few
@given(any_game())
def test_every_refusal_has_a_rule_and_a_sentence(case: Case) -> None:
    game = case.game()
    reasons = reasons_of(case.rules, game.states)
    for reason in set(reasons.tolist()) - {0}:
        action = int(np.flatnonzero(reasons == reason)[0])
        refusal = case.rules.explain(game.states, action, reason)
        assert refusal.clause[0] in "WL"
        assert refusal.sentence.endswith(".") and "{" not in refusal.sentence


@few
@given(any_game())
def test_positions_come_back_from_data_and_text(case: Case) -> None:
    game = case.game()
    data = json.loads(json.dumps(case.rules.to_data(game.state)))
    assert case.rules.from_data(data).tobytes() == game.states.tobytes()
    assert wolfmoon.load(game.position()).states.tobytes() == game.states.tobytes()


@settings(max_examples=15, deadline=None)
@given(any_game(300))
def test_games_come_back_from_their_files(case: Case) -> None:
    game = case.played()
    again = wolfmoon.load(game.dump())
    assert again.states.tobytes() == game.states.tobytes()
    assert again.log == game.log
    assert again.dump() == game.dump()


@settings(max_examples=25, deadline=None)
@given(any_game(300), st.data())
def test_undo_leads_back_through_every_position(case: Case, data: st.DataObject) -> None:
    game = case.played()
    kept = data.draw(st.integers(0, len(game.log)))
    replayed = wolfmoon.new(case.name, seed=case.seed, **dict(case.options))
    for action in game.log[:kept]:
        replayed.play(action)
    game.undo(len(game.log) - kept)
    assert game.states.tobytes() == replayed.states.tobytes()
    assert game.log == replayed.log


@few
@given(any_game(400))
def test_a_copy_played_on_leaves_the_original_untouched(case: Case) -> None:
    game = case.game()
    before = (game.states.tobytes(), game.dump())
    other = game.copy()
    for _ in range(20):
        if not other.over:
            other.play(other.offer[-1])
    assert (game.states.tobytes(), game.dump()) == before

"""OpenSpiel's own test, and its searches, on both games as they are."""

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import wolfmoon.env.openspiel  # noqa: F401

SHORT = ["python_lone_wolves", "python_lone_wolves(board=advanced)"]
LONG = ["python_the_wolves", "python_the_wolves(players=2)", "python_the_wolves(players=5)"]


def drawn(name: str, seed: int, decisions: int = 0) -> pyspiel.State:
    """A game whose set-up is drawn, and some of it played at random."""
    state, chance = pyspiel.load_game(name).new_initial_state(), random.Random(seed)
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        assert sum(weights) == pytest.approx(1)
        state.apply_action(chance.choices(outcomes, weights)[0])
    for _ in range(decisions):
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", SHORT)
def test_random_simulations(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_a_random_simulation_of_a_long_game() -> None:
    game = pyspiel.load_game(LONG[0])
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", [*SHORT, *LONG])
def test_a_state_can_be_written_and_read(name: str) -> None:
    state = drawn(name, 3, decisions=20)
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    _, again = pyspiel.deserialize_game_and_state(text)
    assert str(again) == str(state)
    assert again.history() == state.history()
    assert again.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize("name", [*SHORT, *LONG])
def test_a_resampled_state_looks_the_same_to_the_one_who_asks(name: str) -> None:
    state = drawn(name, 5, decisions=9)
    player = state.current_player()
    others = set()
    for luck in (0.1, 0.5, 0.9):
        other = state.resample_from_infostate(player, lambda luck=luck: luck)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        others.add(str(other))
    hidden = "lone" in name
    assert (len(others) > 1) == hidden


@pytest.mark.parametrize("name", SHORT)
def test_secrets_are_in_no_observation_of_another(name: str) -> None:
    state = drawn(name, 6, decisions=7)
    player = state.current_player()
    other = state.resample_from_infostate(player, lambda: 0.3)
    for kind in (None, pyspiel.IIGObservationType(perfect_recall=True)):
        eyes = make_observation(state.get_game(), kind)
        eyes.set_from(state, player)
        seen = eyes.tensor.copy()
        eyes.set_from(other, player)
        assert np.array_equal(eyes.tensor, seen)
        assert eyes.string_from(state, player) == eyes.string_from(other, player)


@pytest.mark.parametrize("name", ["python_lone_wolves", "python_the_wolves(perfect=False)"])
def test_their_ismcts_plays(name: str) -> None:
    state = drawn(name, 1, decisions=2)
    bot = ismcts.ISMCTSBot(
        state.get_game(),
        _Plain(),
        uct_c=2.0,
        max_simulations=8,
        random_state=np.random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", ["python_lone_wolves", "python_the_wolves"])
def test_their_mcts_plays(name: str) -> None:
    state = drawn(name, 1, decisions=2)
    chance = np.random.RandomState(1)
    bot = mcts.MCTSBot(state.get_game(), 2.0, 8, _Plain(), random_state=chance)
    assert bot.step(state) in state.legal_actions()


class _Plain(mcts.Evaluator):
    """No playout: the searches are under test here, not their strength."""

    def evaluate(self, state: pyspiel.State) -> list[float]:
        return state.returns()

    def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]

"""PettingZoo's own suites, and what they do not ask."""

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from wolfmoon.engine.errors import BadInput
from wolfmoon.env import lone_wolves_v1, the_wolves_v1

KINDS = {
    "the-wolves": the_wolves_v1.env,
    "the-wolves-5": lambda **options: the_wolves_v1.env(players=5, **options),
    "the-wolves-2": lambda **options: the_wolves_v1.env(players=2, **options),
    "lone-wolves": lone_wolves_v1.env,
    "lone-wolves-advanced": lambda **options: lone_wolves_v1.env(
        board="advanced", memory=False, **options
    ),
}


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("kind", KINDS)
def test_the_api(kind: str) -> None:
    api_test(KINDS[kind](), num_cycles=100)


@pytest.mark.parametrize("kind", ["the-wolves", "lone-wolves"])
def test_the_same_seed_gives_the_same_game(kind: str) -> None:
    seed_test(KINDS[kind], num_cycles=50)


@pytest.mark.parametrize("module", [the_wolves_v1, lone_wolves_v1])
def test_pictures(module: object) -> None:
    render_test(module.env, {"ansi": lambda text: isinstance(text, str) and "\n" in text})
    env = module.env(render_mode="svg")
    env.reset(seed=1)
    assert env.render().startswith("<svg")


@pytest.mark.parametrize("module", [the_wolves_v1, lone_wolves_v1])
def test_games_end_by_themselves(module: object) -> None:
    """There is no limit of cycles to test: a game of random agents ends, and its worth adds up."""
    env = module.env()
    env.reset(seed=3)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        total[agent] += reward
        mask = observation["action_mask"]
        env.step(None if ended or cut else int(env.action_space(agent).sample(mask)))
    assert max(total.values()) > 0
    assert sum(total.values()) == pytest.approx(0)


def test_an_illegal_action_loses() -> None:
    env = lone_wolves_v1.env()
    env.reset(seed=3)
    agent = env.agent_selection
    env.step(env.action_space(agent).n - 1)
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())


def test_the_bare_environment_refuses_an_illegal_action() -> None:
    env = lone_wolves_v1.raw_env()
    env.reset(seed=3)
    for action in (None, -1, 168, 169):
        with pytest.raises(ValueError, match=r"not offered|numbers below 169"):
            env.step(action)
    env.step(int(env.last()[0]["action_mask"].argmax()))  # nothing has changed before


def test_an_unknown_render_mode_is_refused() -> None:
    with pytest.raises(BadInput, match="there are human, ansi, rgb_array, svg"):
        the_wolves_v1.env(render_mode="oil")


def test_only_the_one_to_decide_has_a_mask() -> None:
    env = the_wolves_v1.raw_env(players=4)
    env.reset(seed=5)
    for agent in env.agents:
        mask = env.observe(agent)["action_mask"]
        assert bool(np.any(mask)) == (agent == env.agent_selection)


@pytest.mark.parametrize("module", [the_wolves_v1, lone_wolves_v1])
def test_a_game_can_be_cut_short(module: object) -> None:
    """PettingZoo's max_cycles_test is for parallel environments without masks; this is for ours."""
    env = module.env(max_cycles=4)
    env.reset(seed=2)
    made = 0
    for agent in env.agent_iter():
        observation, _, ended, cut, _ = env.last()
        assert not ended
        made += not cut
        env.step(None if cut else int(env.action_space(agent).sample(observation["action_mask"])))
    assert made == 4 * len(env.possible_agents)


@pytest.mark.parametrize("module", [the_wolves_v1, lone_wolves_v1])
def test_infos_have_what_an_agent_saw_happen_from_its_last_decision_on(module: object) -> None:
    env, chance = module.raw_env(story=True), np.random.default_rng(1)
    env.reset(seed=4)
    rules, seen = env.episode.rules, {agent: [] for agent in env.agents}
    while not any(env.terminations.values()):
        agent, states = env.agent_selection, env.episode.states.copy()
        action = int(chance.choice(np.flatnonzero(env.last()[0]["action_mask"])))
        env.step(action)
        seen[agent] = []
        for seat, each in enumerate(env.agents):
            seen[each] += rules.story_for(states, action, seat)
            assert env.infos[each] == {"story": seen[each]}
    assert all({"won", "shared"} & {each["what"] for each in story} for story in seen.values())


def test_infos_are_empty_unless_the_story_is_wanted() -> None:
    env = the_wolves_v1.raw_env()
    env.reset(seed=4)
    env.step(int(env.last()[0]["action_mask"].argmax()))
    assert env.infos == {agent: {} for agent in env.agents}

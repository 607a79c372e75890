"""Gymnasium's own check, and the vector environment against single games."""

import subprocess
import sys

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from wolfmoon.env.gym import IDS, SeatVectorEnv

NAMES = sorted(IDS.values())


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    check_env(gymnasium.make(name, render_mode="ansi").unwrapped, skip_render_check=False)


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game_against_bots(name: str) -> None:
    env = gymnasium.make(name, opponents="random", seat=1)
    seen, info = env.reset(seed=4)
    assert info["seat"] == 1
    ended = False
    while not ended:
        action = env.action_space.sample(seen["action_mask"])
        seen, reward, ended, _, info = env.step(action)
        assert "refusal" not in info
    assert -1 <= reward <= 1
    assert reward != 0


def test_the_info_has_what_the_seat_saw_happen() -> None:
    env = gymnasium.make("wolfmoon/TheWolves-v1", seat=1, story=True)
    seen, info = env.reset(seed=4)
    assert [each["what"] for each in info["story"]] == ["drafted"] * len(info["story"])
    _, _, _, _, info = env.step(int(seen["action_mask"].argmax()))
    assert (info["story"][0]["what"], info["story"][0]["seat"]) == ("drafted", 1)


def test_an_illegal_action_loses_and_says_why() -> None:
    env = gymnasium.make("wolfmoon/LoneWolves-v1")
    env.reset(seed=1)
    _, reward, ended, _, info = env.step(env.action_space.n - 1)
    assert (reward, ended) == (-1, True)
    assert "(L" in info["refusal"]


@pytest.mark.parametrize("name", NAMES)
def test_many_games_at_once(name: str) -> None:
    envs = gymnasium.make_vec(name, num_envs=16)
    assert isinstance(envs.unwrapped, SeatVectorEnv)
    assert envs.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.NEXT_STEP
    chance = np.random.default_rng(1)
    seen, _ = envs.reset(seed=7)
    begun, total = np.zeros(16, dtype=bool), np.zeros(16)
    for _ in range(600):
        assert envs.observation_space.contains(seen)
        masks = seen["action_mask"]
        actions = [chance.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks]
        seen, rewards, ended, cut, info = envs.step(np.array(actions))
        assert not info["illegal"].any()
        assert not cut.any()
        assert np.all(rewards[~ended] == 0)
        assert np.all(rewards[begun] == 0)
        assert not masks[begun].any()
        total += rewards
        begun = ended
    assert np.any(total != 0)


def test_the_same_seed_gives_the_same_games() -> None:
    def run() -> list[bytes]:
        envs = gymnasium.make_vec("wolfmoon/LoneWolves-v1", num_envs=4, board="advanced")
        seen, _ = envs.reset(seed=11)
        out = []
        for _ in range(60):
            actions = seen["action_mask"].argmax(axis=1)
            seen, rewards, *_ = envs.step(actions)
            out.append(seen["observation"].tobytes() + rewards.tobytes())
        return out

    assert run() == run()


def test_an_illegal_action_ends_its_game_only() -> None:
    envs = gymnasium.make_vec("wolfmoon/LoneWolves-v1", num_envs=3)
    seen, _ = envs.reset(seed=2)
    actions = seen["action_mask"].argmax(axis=1)
    actions[1] = envs.single_action_space.n - 1
    seen, rewards, ended, _, info = envs.step(actions)
    assert list(ended) == [False, True, False]
    assert rewards[1] == -1
    assert list(info["illegal"]) == [False, True, False]
    _, _, ended, _, _ = envs.step(seen["action_mask"].argmax(axis=1))
    assert not ended.any()


def test_without_copies_a_step_writes_over_the_one_before() -> None:
    copied = SeatVectorEnv("lone-wolves", num_envs=4)
    reused = SeatVectorEnv("lone-wolves", num_envs=4, copy=False)
    (seen, _), (same, _) = copied.reset(seed=5), reused.reset(seed=5)
    room = same["observation"]
    for _ in range(40):
        actions = seen["action_mask"].argmax(axis=1)
        before = seen["observation"].copy()
        old, (seen, *_), (same, *_) = seen, copied.step(actions), reused.step(actions)
        assert np.array_equal(old["observation"], before)
        assert same["observation"] is room
        for name, numbers in seen.items():
            assert np.array_equal(numbers, same[name])


@pytest.mark.parametrize("action", [-1, 169])
def test_an_action_that_there_is_none_of_is_refused(action: int) -> None:
    envs = SeatVectorEnv("lone-wolves", num_envs=2)
    envs.reset(seed=1)
    with pytest.raises(ValueError, match="numbers below 169"):
        envs.step(np.array([0, action]))


def test_opponents_that_think_are_for_other_vectors() -> None:
    with pytest.raises(ValueError, match="sync"):
        SeatVectorEnv("lone-wolves", num_envs=2, opponents="scout")


def test_gymnasium_imports_what_a_name_says() -> None:
    name = "wolfmoon.env.gym:wolfmoon/LoneWolves-v1"
    make = f"import gymnasium; gymnasium.make('{name}').reset(seed=1)"
    subprocess.run([sys.executable, "-c", make], check=True)

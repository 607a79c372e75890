"""A tiny agent learns Lone Wolves: a linear policy, REINFORCE, NumPy and PettingZoo.

It plays both seats in turn against a random opponent. Its whole mind is eight weights: one for
each fact about an action that it can read off the row of numbers it sees (docs/env.md).

    python train_an_agent.py [GAMES]
"""

import sys

import numpy as np

from wolfmoon.env import lone_wolves_v1
from wolfmoon.env.study import study

GAMES = int(sys.argv[1]) if len(sys.argv) > 1 else 500
TEST_GAMES = 250
BATCH, RATE = 20, 0.3
LANDS, PLAYS = 5, 150  # plays are the first actions, five lands for each of thirty cards
VALUES = np.tile(np.arange(2, 8), 5)  # of the cards: five suits from 2 to 7
WEIGHTS = 8

chance = np.random.default_rng(1)
layout = study("lone-wolves").layout
env = lone_wolves_v1.env()


def facts(row: np.ndarray, offer: np.ndarray) -> np.ndarray:
    """What the agent looks at: a row of facts for each action that it may take."""
    parts = ("face_up", "lone", "honour", "moon", "trump", "asks")
    face_up, lone, honour, moon, trump, asks = (layout.part(row, name) for name in parts)
    strength = face_up @ VALUES + lone  # by land; one's own first
    plays = offer < PLAYS
    card, land = np.where(plays, offer // LANDS, 0), offer % LANDS
    lead, value, worth = (strength[:, 0] - strength[:, 1])[land], VALUES[card], honour[land, 0]
    turns = (lead <= 0) & (lead + value > 0)
    seen = [
        value / 7,  # a high card
        value / 7 * asks[0],  # a high card to lead a trick with
        trump[card // 6],  # a card of the trump suit
        worth / 10,  # to a land that is worth much
        np.abs(lead) / 10,  # to a land that is decided
        turns,  # to take the lead in a land
        turns * worth / 10,  # the more it is worth
        moon[land].sum(axis=1),  # to a land with a moon
    ]
    return np.stack(seen, axis=1) * plays[:, None]


def chances(weights: np.ndarray, options: np.ndarray) -> np.ndarray:
    """How likely the agent is to take each action."""
    worth = np.exp(options @ weights - (options @ weights).max())
    return worth / worth.sum()


def play(weights: np.ndarray, agent: str, seed: int) -> tuple[float, np.ndarray]:
    """One game: what its end is worth to the agent, and how its choices would grow likelier."""
    env.reset(seed=seed)
    gradient = np.zeros_like(weights)
    for name in env.agent_iter():
        observation, _, ended, _, _ = env.last()
        if ended:
            return env.rewards[agent], gradient
        offer = np.flatnonzero(observation["action_mask"])
        if name == agent:
            options = facts(observation["observation"], offer)
            likely = chances(weights, options)
            choice = chance.choice(len(offer), p=likely)
            gradient += options[choice] - likely @ options
        else:
            choice = chance.integers(len(offer))
        env.step(int(offer[choice]))
    raise AssertionError("a game ends")


def train(games: int) -> np.ndarray:
    """The weights after so many games."""
    weights = np.zeros(WEIGHTS)
    for first in range(0, games, BATCH):
        played = [play(weights, f"player_{n % 2}", n) for n in range(first, first + BATCH)]
        rewards = np.array([reward for reward, _ in played])
        gradients = np.array([gradient for _, gradient in played])
        weights += RATE * ((rewards - rewards.mean()) @ gradients) / BATCH
    return weights


def wins(weights: np.ndarray) -> float:
    """The share of wins against random play, in games it was not trained on."""
    unseen = range(1_000_000, 1_000_000 + TEST_GAMES)
    rewards = [play(weights, f"player_{n % 2}", n)[0] for n in unseen]
    return (np.mean(rewards) + 1) / 2


if __name__ == "__main__":
    print(
        f"untrained: wins {wins(np.zeros(WEIGHTS)):.1%} of {TEST_GAMES} games against random play"
    )
    trained = train(GAMES)
    print(f"after {GAMES} games: wins {wins(trained):.1%}; weights {trained.round(2)}")

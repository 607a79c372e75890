"""The games as PettingZoo environments: agents take their decisions one after the other.

Use them by the names that PettingZoo expects: `wolfmoon.env.the_wolves_v1`, `lone_wolves_v1`.
"""

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from ..engine.start import SEED_BITS
from .episode import Episode
from .layout import LARGEST
from .pictures import RENDER_MODES, checked_mode, picture
from .study import study, utilities

ILLEGAL_REWARD = -1.0


class GameEnv(AECEnv, EzPickle):  # type: ignore[misc]
    """One game; the observation of an agent is what its seat sees, and what it may decide.

    An illegal action is an error; or, where `forgiving`, it ends the game as a loss. With `story`
    the info of an agent has what it saw happen from its last decision on, as facts.
    """

    def __init__(
        self,
        game: str,
        version: int,
        options: dict[str, object],
        memory: bool = True,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        story: bool = False,
    ) -> None:
        EzPickle.__init__(self, game, version, options, memory, render_mode, max_cycles, story)
        self.forgiving = False
        super().__init__()
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v{version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = checked_mode(render_mode)
        self.options = options
        self.max_cycles = max_cycles
        self.episode = Episode(study(game), memory, story)
        self.episode.start(0, **options)
        seats = self.episode.rules.seats(self.episode.states[0])
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = self.episode.rules.num_actions
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(
                        0, LARGEST, (self.episode.study.layout.size,), dtype=np.int8
                    ),
                    "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent gets to see: a row of numbers (docs/env.md) and the mask of the offer."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All actions, by their numbers."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """A new game; the same seed, the same set-up."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.episode.start(int(self._random.integers(1 << SEED_BITS)), **self.options)
        self.decisions = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._inform()
        self.agent_selection = self._to_decide()

    def observe(self, agent: str) -> dict[str, object]:
        """What an agent sees; its mask is empty unless it is its decision."""
        seat, episode = self._seat[agent], self.episode
        return {"observation": episode.observe(seat), "action_mask": episode.mask(seat)}

    def step(self, action: int | None) -> None:
        """The agent whose turn it is decides."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if action is None or self.episode.step(int(action)):
            self._lose(agent, action)
            return
        self.decisions += 1
        self._inform()
        if self.episode.seat is None:
            self._end()
        else:
            self.agent_selection = self._to_decide()
            self._cut()
        self._accumulate_rewards()

    def render(self) -> Any:
        """The position, as the render mode has it."""
        if self.render_mode is None:
            gymnasium.logger.warn("render was called without a render_mode")
            return None
        return picture(self.episode.rules, self.episode.states, self.render_mode)

    def close(self) -> None:
        """Nothing is held."""

    def _inform(self) -> None:
        for agent, story in zip(self.agents, self.episode.story, strict=False):
            self.infos[agent] = {"story": story}

    def _to_decide(self) -> str:
        seat = self.episode.seat
        assert seat is not None
        return str(self.possible_agents[seat])

    def _cut(self) -> None:
        """After so many decisions for each agent nobody wants to see more."""
        if self.max_cycles is not None and self.decisions >= self.max_cycles * len(self.agents):
            self.truncations = dict.fromkeys(self.agents, True)

    def _end(self) -> None:
        worth = utilities(self.episode.rules, self.episode.states)
        self.rewards = dict(zip(self.agents, worth, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)

    def _lose(self, agent: str, action: int | None) -> None:
        """An illegal action ends the game, as PettingZoo's own guard has it."""
        if action is None or not self.forgiving:
            raise ValueError(f"{agent}: action {action} is not offered; see the action mask")
        EnvLogger.warn_on_illegal_move()
        self.rewards[agent] = ILLEGAL_REWARD
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()


def wrapped(raw_env: Callable[..., GameEnv], **options: object) -> Any:
    """The environment with PettingZoo's usual guards: an illegal move ends it, as a loss.

    It does itself what the wrappers for illegal moves do, at a third of their time.
    """
    env = raw_env(**options)
    env.forgiving = True
    return OrderEnforcingWrapper(env)

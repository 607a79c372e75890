"""The games as Gymnasium environments: one agent, the other seats played by bots.

Importing this registers them: `gymnasium.make("wolfmoon/TheWolves-v1")`, or without the import
`gymnasium.make("wolfmoon.env.gym:wolfmoon/LoneWolves-v1")`; `make_vec` for many games at once.
"""

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ..bots.bot import Seen
from ..bots.registry import make_bot
from ..engine.start import SEED_BITS
from ..engine.stream import streams
from ..games import NAMES, described
from .batch import ANY_SEAT, Games, StepResult, batch_step
from .episode import Episode
from .layout import LARGEST
from .pictures import RENDER_MODES, checked_mode, picture
from .study import Study, study, utilities, utility

IDS = {name: f"wolfmoon/{described(name).title.replace(' ', '')}-v1" for name in NAMES}
AT_RANDOM = "random"
ILLEGAL_REWARD = -1.0
Observation = dict[str, Any]


def _space(kind: Study) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, LARGEST, (kind.layout.size,), dtype=np.int8),
            "action_mask": spaces.Box(0, 1, (kind.rules.num_actions,), dtype=np.int8),
        }
    )


class SeatEnv(gymnasium.Env[Observation, Any]):
    """One seat of one game; an illegal action loses it.

    With `story` the info has what the seat saw happen from its last decision on, as facts.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 (as declared)

    def __init__(
        self,
        game: str,
        opponents: str = AT_RANDOM,
        seat: int | None = None,
        memory: bool = True,
        render_mode: str | None = None,
        story: bool = False,
        **options: object,
    ) -> None:
        self.render_mode = checked_mode(render_mode)
        self.options = options
        self.wanted_seat = seat
        self.opponents = opponents
        self.episode = Episode(study(game), memory, story)
        self.observation_space = _space(self.episode.study)
        self.action_space = spaces.Discrete(self.episode.rules.num_actions)
        self.seat = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game up to the agent's first decision."""
        super().reset(seed=seed)
        self.episode.start(int(self.np_random.integers(1 << SEED_BITS)), **self.options)
        seats = self.episode.rules.seats(self.episode.states[0])
        given = self.wanted_seat
        self.seat = int(self.np_random.integers(seats)) if given is None else given
        self.bots = {
            seat: make_bot(self.episode.rules.name, self.opponents)
            for seat in range(seats)
            if seat != self.seat
        }
        self._others()
        return self._observation(), {"seat": self.seat, **self._story()}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Decide; then the others do, until it is the agent's turn again."""
        states = self.episode.states.copy()
        reason = self.episode.step(int(action))
        if reason:
            refusal = self.episode.rules.explain(states, int(action), reason)
            return self._observation(), ILLEGAL_REWARD, True, False, {"refusal": str(refusal)}
        self._others()
        over = self.episode.seat is None
        reward = utilities(self.episode.rules, self.episode.states)[self.seat]
        return self._observation(), reward, over, False, self._story()

    def action_masks(self) -> npt.NDArray[np.int8]:
        """What may be decided now, as learners that ask for it expect."""
        return self.episode.mask(self.seat)

    def render(self) -> Any:
        """The position, as the render mode has it."""
        mode = self.render_mode
        return None if mode is None else picture(self.episode.rules, self.episode.states, mode)

    def _others(self) -> None:
        while (seat := self.episode.seat) is not None and seat != self.seat:
            seen = self.episode.rules.seen(self.episode.states, seat)
            offer = tuple(self.episode.offer.tolist())
            stream = int(self.np_random.integers(1, 1 << 63))
            view = Seen(self.episode.rules, seen, seat, offer)
            self.episode.step(self.bots[seat].choose(view, stream=stream).action)

    def _story(self) -> dict[str, Any]:
        return {"story": self.episode.story[self.seat]} if self.episode.story else {}

    def _observation(self) -> Observation:
        return {
            "observation": self.episode.observe(self.seat),
            "action_mask": self.episode.mask(self.seat),
        }


class SeatVectorEnv(VectorEnv[Observation, Any, Any]):
    """One seat of each of many games at once, all loops compiled; opponents choose at random.

    A game that ended begins again with the next step, whose action is not looked at there.
    With `copy=False` every step writes its observations over those of the step before.
    """

    metadata = {  # noqa: RUF012 (as declared)
        "render_modes": [],
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seat: int | None = None,
        memory: bool = True,
        opponents: str = AT_RANDOM,
        copy: bool = True,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        if opponents != AT_RANDOM:
            raise ValueError(
                f"many games at once are played against {AT_RANDOM!r}; for {opponents!r} use "
                "make_vec(..., vectorization_mode='sync' or 'async')"
            )
        self.study, self._kernel = study(game), batch_step(game)
        rules = self.study.rules
        self.num_envs, self.memory, self.copy = num_envs, memory, copy
        self.players = rules.seats(rules.start(seed=0, **options).states[0])
        self.single_observation_space = _space(self.study)
        self.single_action_space = spaces.Discrete(rules.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.render_mode = None
        self.spec = None
        self.games = Games(
            states=rules.state_record.zeros(num_envs),
            blank=rules.state_record.zeros(),
            options=rules.batch_options(**options),
            players=self.players,
            wanted_seat=ANY_SEAT if seat is None else seat,
            seats=np.zeros(num_envs, dtype=np.int64),
            streams=streams(0, num_envs),
            waits=np.ones(num_envs, dtype=np.bool_),
            scratch=np.zeros((num_envs, rules.most_offered), dtype=np.int32),
        )
        self._room = self._new_room()

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New games everywhere, up to each agent's first decision."""
        if isinstance(seed, list):
            self.games.streams[:] = np.concatenate([streams(each or 0, 1) for each in seed])
        elif seed is not None:
            self.games.streams[:] = streams(seed, self.num_envs)
        self.games.waits[:] = True
        result = self._step(np.zeros(self.num_envs, dtype=np.int64))
        return self._observation(result), {"seat": self.games.seats.copy()}

    def step(
        self, actions: object
    ) -> tuple[Observation, npt.NDArray[np.float64], Any, Any, dict[str, Any]]:
        """Every agent decides; the others answer."""
        result = self._step(np.asarray(actions, dtype=np.int64))
        ended = self.games.waits.copy()
        rewards = np.where(ended, utility(result.shares, self.players), 0.0)
        rewards[result.illegal] = ILLEGAL_REWARD
        cut = np.zeros_like(ended)
        return self._observation(result), rewards, ended, cut, {"illegal": result.illegal.copy()}

    def close_extras(self, **kwargs: object) -> None:
        """Nothing is held."""

    def _step(self, actions: npt.NDArray[np.int64]) -> StepResult:
        if actions.min() < 0 or actions.max() >= self.study.rules.num_actions:
            raise ValueError(f"actions are numbers below {self.study.rules.num_actions}")
        result = self._new_room() if self.copy else self._room
        self._kernel(self.games, actions, self.memory, result)
        return result

    def _observation(self, result: StepResult) -> Observation:
        return {"observation": result.rows, "action_mask": result.masks}

    def _new_room(self) -> StepResult:
        """Room for what a step tells; the kernel fills all of it."""
        count = self.num_envs
        return StepResult(
            rows=np.empty((count, self.study.layout.size), dtype=np.int8),
            masks=np.empty((count, self.study.rules.num_actions), dtype=np.int8),
            shares=np.empty(count, dtype=np.float64),
            illegal=np.empty(count, dtype=np.bool_),
        )


for _game, _name in IDS.items():
    gymnasium.register(
        _name,
        entry_point=f"{__name__}:SeatEnv",
        vector_entry_point=f"{__name__}:SeatVectorEnv",
        kwargs={"game": _game},
    )

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
from ..engine.stream import streams
from .batch import batch
from .layout import LARGEST
from .pictures import RENDER_MODES, checked_mode, picture
from .study import Hand, Study, study, utilities, utility

IDS = {"the-wolves": "wolfmoon/TheWolves-v1", "lone-wolves": "wolfmoon/LoneWolves-v1"}
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
    """One seat of one game; an illegal action loses it."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 (as declared)

    def __init__(
        self,
        game: str,
        opponents: str = AT_RANDOM,
        seat: int | None = None,
        memory: bool = True,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.render_mode = checked_mode(render_mode)
        self.options = options
        self.wanted_seat = seat
        self.opponents = opponents
        self.hand = Hand(study(game), memory)
        self.observation_space = _space(self.hand.study)
        self.action_space = spaces.Discrete(self.hand.rules.num_actions)
        self.seat = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game up to the agent's first decision."""
        super().reset(seed=seed)
        self.hand.start(int(self.np_random.integers(1 << 32)), **self.options)
        seats = self.hand.rules.seats(self.hand.states[0])
        given = self.wanted_seat
        self.seat = int(self.np_random.integers(seats)) if given is None else given
        self.bots = {
            seat: make_bot(self.hand.rules.name, self.opponents)
            for seat in range(seats)
            if seat != self.seat
        }
        self._others()
        return self._observation(), {"seat": self.seat}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Decide; then the others do, until it is the agent's turn again."""
        states = self.hand.states.copy()
        reason = self.hand.step(int(action))
        if reason:
            refusal = self.hand.rules.explain(states, int(action), reason)
            return self._observation(), ILLEGAL_REWARD, True, False, {"refusal": str(refusal)}
        self._others()
        over = self.hand.seat is None
        reward = utilities(self.hand.rules, self.hand.states)[self.seat]
        return self._observation(), reward, over, False, {}

    def action_masks(self) -> npt.NDArray[np.int8]:
        """What may be decided now, as learners that ask for it expect."""
        return self.hand.mask()

    def render(self) -> Any:
        """The position, as the render mode has it."""
        mode = self.render_mode
        return None if mode is None else picture(self.hand.rules, self.hand.states, mode)

    def _others(self) -> None:
        while (seat := self.hand.seat) is not None and seat != self.seat:
            seen = self.hand.rules.seen(self.hand.states, seat)
            offer = tuple(self.hand.offer.tolist())
            stream = int(self.np_random.integers(1, 1 << 63))
            view = Seen(self.hand.rules, seen, seat, offer)
            self.hand.step(self.bots[seat].choose(view, stream=stream).action)

    def _observation(self) -> Observation:
        return {"observation": self.hand.observe(self.seat), "action_mask": self.hand.mask()}


class SeatVectorEnv(VectorEnv[Observation, Any, Any]):
    """The same for many games at once, all loops compiled; opponents choose at random.

    A game that ended begins again with the next step, whose action is not looked at there.
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
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if opponents != AT_RANDOM:
            raise ValueError(
                f"many games at once are played against {AT_RANDOM!r}; for {opponents!r} use "
                "make_vec(..., vectorization_mode='sync' or 'async')"
            )
        self.study, self.kernels = study(game), batch(game)
        rules = self.study.rules
        self.num_envs, self.memory, self.wanted_seat = num_envs, memory, seat
        self.numbers = rules.batch_options(**options)
        self.players = rules.seats(rules.start(seed=0, **options).states[0])
        self.single_observation_space = _space(self.study)
        self.single_action_space = spaces.Discrete(rules.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.render_mode = None
        self.spec = None
        self._blank = rules.state_record.zeros()
        self.states = rules.state_record.zeros(num_envs)
        self.streams = streams(0, num_envs)
        self.seats = np.zeros(num_envs, dtype=np.int64)
        self._offered = np.zeros((num_envs, rules.most_offered), dtype=np.int32)
        self._scratch = np.zeros_like(self._offered)
        self._counts, self._reasons = np.zeros((2, num_envs), dtype=np.int64)
        self._waits = np.ones(num_envs, dtype=np.bool_)
        self._shares = np.zeros(num_envs)
        self._rows = np.zeros((num_envs, self.study.layout.size), dtype=np.int8)
        self._masks = np.zeros((num_envs, rules.num_actions), dtype=np.int8)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New games everywhere, up to each agent's first decision."""
        if isinstance(seed, list):
            self.streams = np.concatenate([streams(each or 0, 1) for each in seed])
        elif seed is not None:
            self.streams = streams(seed, self.num_envs)
        self._waits[:] = True
        self._begin()
        return self._observation(), {"seat": self.seats.copy()}

    def step(
        self, actions: Any
    ) -> tuple[Observation, npt.NDArray[np.float64], Any, Any, dict[str, Any]]:
        """Every agent decides; the others answer."""
        numbers = np.asarray(actions, dtype=np.int64)
        begun = self._waits.copy()
        self.kernels.decide(self.states, numbers, begun, self._reasons, self._scratch)
        self._begin()
        self.kernels.judge(self.states, self.seats, self._waits, self._shares)
        worth = utility(self._shares, self.players)
        rewards = np.where(self._waits, worth, 0.0)
        illegal = self._reasons != 0
        rewards[illegal] = ILLEGAL_REWARD
        self._waits |= illegal
        ended = self._waits.copy()
        return self._observation(), rewards, ended, np.zeros_like(ended), {"illegal": illegal}

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing is held."""

    def _begin(self) -> None:
        waits = self._waits
        self.kernels.begin(self.states, self._blank, self.numbers, self.streams, waits)
        if self.wanted_seat is None:
            drawn = (self.streams >> np.uint64(40)) % np.uint64(self.players)
            self.seats[waits] = drawn[waits].astype(np.int64)
        else:
            self.seats[waits] = self.wanted_seat
        self.kernels.others(self.states, self.seats, self.streams, self._scratch)
        waits[:] = False

    def _observation(self) -> Observation:
        self.kernels.look(
            self.states,
            self.seats,
            self.memory,
            self._offered,
            self._counts,
            self._rows,
            self._masks,
        )
        return {"observation": self._rows.copy(), "action_mask": self._masks.copy()}


for _game, _name in IDS.items():
    gymnasium.register(
        _name,
        entry_point=f"{__name__}:SeatEnv",
        vector_entry_point=f"{__name__}:SeatVectorEnv",
        kwargs={"game": _game},
    )

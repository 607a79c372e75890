"""The games for OpenSpiel: importing this registers `python_the_wolves` and `python_lone_wolves`.

`pyspiel.load_game("python_the_wolves(players=4)")`, `("python_lone_wolves(board=advanced)")`.
The set-up is drawn by chance nodes, piece by piece; after it there is no luck in either game.
"""

import json
from typing import Any, ClassVar

import numpy as np
import pyspiel

from ..engine.kernels import States
from ..engine.rules import EVERYTHING
from ..engine.stream import streams
from ..games import NAMES, described
from .drawing import Drawing
from .study import Study, study, utilities

LONGEST_GAME = 50_000
"""More decisions than any game of either kind has."""
_LARGEST_STREAM = 1 << 53


class Position:
    """A position that nobody changes, and so need not be copied."""

    def __init__(self, states: States) -> None:
        self.states = states

    def __deepcopy__(self, memo: object) -> "Position":
        return self


def _game_type(name: str, perfect: bool) -> Any:
    about, kinds = described(name), pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"python_{name.replace('-', '_')}",
        long_name=about.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.PERFECT_INFORMATION if perfect else kinds.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=min(about.seats),
        max_num_players=max(about.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_parameters(name),
    )


def _parameters(name: str) -> dict[str, Any]:
    """What a game may be loaded with.

    A game in which nothing is hidden may, with `perfect=false`, be declared as one of imperfect
    information: some algorithms accept no other.
    """
    study_ = study(name)
    open_ = {} if study_.rules.hides else {"perfect": True}
    return {**study_.eyes.parameters, **open_}


class WolfmoonGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games; each has a class of its own."""

    name: ClassVar[str]

    def __init__(self, params: Any = None) -> None:
        name = self.name
        self.study: Study = study(name)
        given = {**_parameters(name), **(params or {})}
        usual = self.study.eyes.parameters
        options = {key: type(value)(given[key]) for key, value in usual.items()}
        self.drawing = Drawing(name, tuple(options.items()))
        rules = self.study.rules
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.num_actions,
            max_chance_outcomes=max(
                max(pool) + 1 for pool in self.drawing.draw_order.pools.values()
            ),
            num_players=rules.seats(rules.start(seed=0, **options).states[0]),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(_game_type(name, bool(given.get("perfect"))), info, given)

    def new_initial_state(self) -> "WolfmoonState":
        """Nothing is drawn yet."""
        return WolfmoonState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> "Observer":
        """What sees a state as a row of numbers; with perfect recall, with memory."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.study, kind, params)


class WolfmoonState(pyspiel.State):  # type: ignore[misc]
    """A game at one moment: while it is drawn, and then as it is played."""

    def __init__(self, game: WolfmoonGame) -> None:
        super().__init__(game)
        self.name = game.name
        self.drawing = game.drawing
        self.position: Position | None = None
        self.records: tuple[tuple[str, ...], ...] = ((),) * game.num_players()
        """What was decided, as each player saw it."""

    @property
    def study(self) -> Study:
        """The rules, and the eyes to see the game with."""
        return study(self.name)

    def current_player(self) -> int:
        """Chance while the set-up is drawn, then whoever is to decide."""
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.study.rules.seat(self.position.states[0])
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be drawn next."""
        return self.drawing.chances()

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        offered, counts = self.study.rules.offer_many(self.position.states)
        return sorted(offered[0, : counts[0]].tolist())

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.drawing = self.drawing.draw(action)
            if self.drawing.done:
                states = self.study.rules.start(**self.drawing.options()).states
                self.position = Position(states)
            return
        rules, before = self.study.rules, self.position.states
        state = before[0]
        self.records = tuple(
            (*records, rules.record(state, action, seat))
            for seat, records in enumerate(self.records)
        )
        after = before.copy()
        rules.step_many(after, [action])
        self.position = Position(after)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.drawing.words(action)
        assert self.position is not None
        return self.study.rules.action_text(self.position.states[0], action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position is not None and self.current_player() == pyspiel.PlayerId.TERMINAL

    def returns(self) -> list[float]:
        """What the end is worth to each player."""
        if self.position is None:
            return [0.0] * self.num_players()
        return utilities(self.study.rules, self.position.states)

    def resample_from_infostate(self, player: int, sampler: Any) -> "WolfmoonState":
        """A state that looks the same to a player, with what is hidden drawn anew."""
        other: WolfmoonState = self.clone()
        if self.position is not None:
            rules = self.study.rules
            stream = int(streams(int(sampler() * _LARGEST_STREAM), 1)[0])
            view = rules.view(self.position.states[0], player)
            other.position = Position(rules.determinize(view, stream))
        return other

    def seen_by(self, player: int) -> str:
        """All that a player sees now, as text."""
        if self.position is None:
            return f"set-up: {len(self.drawing.outcomes)} drawn"
        return json.dumps(self.study.rules.view(self.position.states[0], player), sort_keys=True)

    def __str__(self) -> str:
        if self.position is None:
            return self.seen_by(EVERYTHING)
        return self.study.rules.write_position(self.position.states[0])


class Observer:
    """A state as a player sees it, in the form that OpenSpiel's tools expect."""

    def __init__(self, kind: Study, observation: Any, params: Any) -> None:
        if params:
            raise ValueError(f"an observation has no parameters such as {params}")
        private = pyspiel.PrivateInfoType
        if observation.private_info == private.ALL_PLAYERS:
            raise ValueError("a row of numbers is seen with the eyes of one player")
        self.study = kind
        self.memory = bool(observation.perfect_recall)
        self.private = observation.private_info == private.SINGLE_PLAYER
        self.tensor = np.zeros(kind.layout.size, dtype=np.float32)
        self.dict = {name: kind.layout.part(self.tensor, name) for name in kind.layout.parts}
        self._row = np.zeros(kind.layout.size, dtype=np.int8)

    def set_from(self, state: WolfmoonState, player: int) -> None:
        """See a state; nothing of it while it is drawn."""
        self.tensor.fill(0)
        if state.position is None:
            return
        self.study.observe(state.position.states, player, self.memory, self._row)
        self.tensor[:] = self._row
        if not self.private:
            for name in self.study.eyes.private:
                self.dict[name].fill(0)

    def string_from(self, state: WolfmoonState, player: int) -> str:
        """What a player sees, and with perfect recall all that they have seen decided."""
        seen = state.seen_by(player)
        return f"{seen}\n{', '.join(state.records[player])}" if self.memory else seen


def _register(name: str) -> None:
    """A class for a game; OpenSpiel can't be given anything that Python lets go of at its end."""
    perfect = not study(name).rules.hides
    kind = type(f"{described(name).title.replace(' ', '')}Game", (WolfmoonGame,), {"name": name})
    pyspiel.register_game(_game_type(name, perfect), kind)


for _name in NAMES:
    _register(_name)

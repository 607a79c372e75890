"""The Wolves for PettingZoo: `from wolfmoon.env import the_wolves_v1; the_wolves_v1.env()`."""

from typing import Any

from .aec import GameEnv, wrapped


def raw_env(
    players: int = 3,
    memory: bool = True,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    story: bool = False,
) -> GameEnv:
    """The bare environment; `max_cycles` cuts a game after so many decisions for each agent."""
    return GameEnv("the-wolves", 1, {"players": players}, memory, render_mode, max_cycles, story)


def env(**options: object) -> Any:
    """The environment for 2 to 5 players, with PettingZoo's usual guards."""
    return wrapped(raw_env, **options)

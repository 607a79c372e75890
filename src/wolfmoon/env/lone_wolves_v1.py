"""Lone Wolves for PettingZoo: `from wolfmoon.env import lone_wolves_v1; lone_wolves_v1.env()`."""

from typing import Any

from .aec import GameEnv, wrapped


def raw_env(
    board: str = "basic",
    memory: bool = True,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    story: bool = False,
) -> GameEnv:
    """The bare environment; `max_cycles` cuts a game after so many decisions for each agent."""
    return GameEnv("lone-wolves", 1, {"board": board}, memory, render_mode, max_cycles, story)


def env(**options: object) -> Any:
    """The environment on the basic or the advanced board, with PettingZoo's usual guards."""
    return wrapped(raw_env, **options)

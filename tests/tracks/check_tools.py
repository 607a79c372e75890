"""Terminal, pictures, arena, data, studies and environments with the third game."""

import json
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import polars as pl
import pyspiel
import pytest
from click.testing import CliRunner, Result
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import wolfmoon
import wolfmoon.env.gym
import wolfmoon.env.openspiel
from wolfmoon.cli import main
from wolfmoon.draw.of_game import svg_of
from wolfmoon.env.aec import GameEnv, wrapped
from wolfmoon.env.study import study
from wolfmoon.measure import CASES


def run(*words: object, typed: str = "") -> Result:
    result = CliRunner().invoke(main, [str(word) for word in words], input=typed)
    assert result.exit_code == 0, result.output
    return result


def tracks(render_mode: str | None = None) -> Any:
    return wrapped(lambda: GameEnv("tracks", 1, {"players": 3}, render_mode=render_mode))


def test_a_whole_game_in_the_terminal() -> None:
    said = run("play", "tracks", "--players", 3, "--seed", 7, "--no-colour", typed="1\n" * 20)
    assert "take" in said.output and "points" in said.output


def test_it_is_drawn() -> None:
    assert svg_of(wolfmoon.new("tracks", seed=1)).startswith("<svg")


def test_the_arena(tmp_path: Path) -> None:
    contest = ("--bots", "scout,random", "--players", 2, "--blocks", 20, "--seed", 3)
    run("arena", "tracks", *contest, "--processes", 1, "--save", tmp_path / "duel")
    run("report", tmp_path / "duel", "--out", tmp_path / "page.html")
    assert "Tracks" in (tmp_path / "page.html").read_text("utf-8")


def test_rows_of_data_and_statistics(tmp_path: Path) -> None:
    path = tmp_path / "rows.parquet"
    how = ("--players", 3, "--seed", 1, "--parquet", path, "--told")
    run("simulate", "tracks", "--games", 30, *how)
    rows = pl.read_parquet(path)
    assert len(rows) == 30 * 12
    assert all(json.loads(told)[0]["what"] == "took-track" for told in rows["told"])


def test_balance() -> None:
    said = run("balance", "tracks", "--games", 20, "--seed", 1, "--json", "--bots", "random")
    assert set(json.loads(said.output)["shares"]["seat"]) == {"1", "2"}


def test_every_kind_of_table_is_measured() -> None:
    assert {"tracks/2", "tracks/3"} <= set(CASES)


def test_gymnasium() -> None:
    check_env(gymnasium.make("wolfmoon/Tracks-v1").unwrapped, skip_render_check=True)
    many = gymnasium.make_vec("wolfmoon/Tracks-v1", num_envs=4)
    seen, _ = many.reset(seed=1)
    for _ in range(40):
        offered = [np.flatnonzero(mask)[:1] for mask in seen["action_mask"]]
        seen, *_ = many.step(np.array([each[0] if len(each) else 0 for each in offered]))


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoo() -> None:
    api_test(tracks(), num_cycles=60)
    seed_test(tracks, num_cycles=30)
    render_test(tracks, {"ansi": lambda text: "row" in text})


@pytest.mark.parametrize("text", ["python_tracks", "python_tracks(players=3)"])
def test_openspiel(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=5, serialize=True, verbose=False)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_no_secret_is_in_a_row_of_what_a_seat_sees(seat: int) -> None:
    game, chance = wolfmoon.new("tracks", players=3, seed=3), Random(3)
    while not game.over:
        others = [game.determinize(seat, seed).states for seed in range(5)]
        assert len({other.tobytes() for other in others}) > 1
        rows = {study("tracks").observe(states, seat, True).tobytes() for states in others}
        assert rows == {study("tracks").observe(game.states, seat, True).tobytes()}
        game.play(chance.choice(game.offer))

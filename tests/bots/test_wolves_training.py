"""Training: the same weights from the same seed, killed or not; files that say what is wrong."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from wolfmoon.bots.the_wolves.features import FEATURES, VERSION
from wolfmoon.bots.the_wolves.fitting import mind_of, new_weights
from wolfmoon.bots.the_wolves.minds import WEIGHTS, read_card, read_weights
from wolfmoon.cli import main
from wolfmoon.engine.errors import BadInput

TINY = ["train", "the-wolves", "--games", "10", "--seed", "3", "--processes", "1"]


def arrays(path: Path) -> dict[str, Any]:
    with np.load(path) as file:
        return {name: file[name] for name in file.files}


def same(one: Path, other: Path) -> bool:
    first, second = arrays(one), arrays(other)
    return first.keys() == second.keys() and all(
        np.array_equal(first[name], second[name]) for name in first
    )


def training(out: Path, *more: str, threads: int) -> subprocess.Popen[bytes]:
    """A training in a process of its own, whose NumPy would use so many threads."""
    command = [sys.executable, "-m", "wolfmoon", *TINY, "--out", str(out), *more]
    environment = {**os.environ, "OMP_NUM_THREADS": str(threads)}
    return subprocess.Popen(command, stderr=subprocess.DEVNULL, env=environment)


def test_a_training_that_is_killed_goes_on_to_the_same_weights(tmp_path: Path) -> None:
    whole, killed = tmp_path / "whole.npz", tmp_path / "killed.npz"
    assert training(whole, threads=2).wait() == 0
    process = training(killed, threads=1)
    folder = tmp_path / "killed.npz.training"
    until = time.monotonic() + 300
    while not (folder / "games-1-1.npz").exists() and time.monotonic() < until:
        time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    process.wait()
    assert folder.exists() and not killed.exists()
    refused = CliRunner().invoke(main, [*TINY, "--out", str(killed)])
    assert refused.exit_code == 2 and "--resume" in refused.output
    assert training(killed, "--resume", threads=1).wait() == 0
    assert same(whole, killed)
    assert not folder.exists()
    card = read_card(whole)
    assert (card["games"], card["seed"], card["features_version"]) == (10, 3, VERSION)
    assert all(loss > 0 for loss in card["losses"])


def test_another_training_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "w.npz.training"
    folder.mkdir()
    (folder / "schedule.json").write_text(json.dumps({"games": 999}))
    result = CliRunner().invoke(main, [*TINY, "--out", str(tmp_path / "w.npz"), "--resume"])
    assert result.exit_code == 2
    assert "another training" in result.output


def test_nothing_to_resume_is_said(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, [*TINY, "--out", str(tmp_path / "w.npz"), "--resume"])
    assert result.exit_code == 2
    assert "no training to go on with" in result.output


# -- the weights of the package -----------------------------------------------------
def test_the_weights_in_the_package_are_small_and_have_a_card() -> None:
    assert WEIGHTS.stat().st_size < 200_000
    card = read_card(WEIGHTS)
    assert card["features"] == FEATURES
    assert card["games"] > 0


def test_a_mind_does_without_weights_that_are_next_to_nothing() -> None:
    weights = new_weights(seed=1)
    weights["first"][0, :3] = (1e-41, -1e-41, 1e-30)
    first = mind_of(weights, net=True)[0].first
    assert first[0, :3].tolist() == [0, 0, np.float32(1e-30)]
    assert np.array_equal(first[1:], weights["first"][1:])


def changed(tmp_path: Path, **changes: Any) -> Path:
    path = tmp_path / "weights.npz"
    kept = {name: value for name, value in arrays(WEIGHTS).items() if name not in changes}
    np.savez(path, **kept, **{name: value for name, value in changes.items() if value is not None})
    return path


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        (
            "hunter.first",
            np.zeros((FEATURES - 1, 32), dtype=np.float32),
            "hunter.first has the shape",
        ),
        ("scout.linear", np.zeros(FEATURES), "float64, not"),
        ("hunter.last", None, "hunter.last is missing"),
        ("card", None, "card is missing"),
        ("card", np.array(json.dumps({"features_version": VERSION + 1})), "train them again"),
    ],
)
def test_weights_that_do_not_fit_are_refused(
    tmp_path: Path, name: str, value: Any, said: str
) -> None:
    with pytest.raises(BadInput, match=said):
        read_weights(changed(tmp_path, **{name: value}))


def test_a_file_that_is_no_weights_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "weights.npz"
    path.write_bytes(b"not a zip file")
    with pytest.raises(BadInput, match=r"weights\.npz: weights can’t be read"):
        read_weights(path)

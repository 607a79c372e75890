"""A Ray cluster gives the same results as this machine."""

import os
import sys
from contextlib import closing
from pathlib import Path

import pytest

from arena.shell import contest, run
from wolfmoon.arena.executors import Executor, Job, Local, in_order

TESTS = str(Path(__file__).parents[1])


def outcomes(executor: Executor) -> list[object]:
    plans = (contest("random", "Unsteady", game="lone-wolves"), contest("Die", "random"))
    jobs = [Job(number, plans[number % 2], number) for number in range(4)]
    with closing(executor.run(jobs)) as results:
        return [
            (game.actions, game.scores, game.winners, game.fault)
            for _, games in in_order(results)
            for game in games
        ]


def test_a_local_cluster_of_two_gives_the_same_results(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray", reason="ray is not installed: pip install 'wolfmoon[cluster]'")
    from wolfmoon.arena.cluster import Cluster

    # where the workers of Ray find the sparring bots
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([TESTS, *sys.path]))
    assert outcomes(Cluster("local", 2)) == outcomes(Local(2))


def test_without_ray_the_option_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    words = ["--bots", "random,random", "--blocks", 2, "--seed", 1, "--ray", "local"]
    result = run("arena", "lone-wolves", *words)
    assert result.exit_code == 2
    assert "pip install 'wolfmoon[cluster]'" in result.output

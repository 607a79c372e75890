"""A Ray cluster gives the same results as this machine."""

import os
import sys
from collections.abc import Iterator
from contextlib import closing

import pytest
from ray.cluster_utils import Cluster as Machines

from tests import ROOT
from tests.arena.shell import contest, run
from wolfmoon.arena.cluster import LOCAL, Cluster
from wolfmoon.arena.executors import Executor, Job, Local, in_order


def outcomes(executor: Executor) -> list[object]:
    plans = (contest("random", "Unsteady", game="lone-wolves"), contest("Die", "random"))
    jobs = [Job(number, plans[number % 2], number) for number in range(4)]
    with closing(executor.run(jobs)) as results:
        return [
            (game.actions, game.scores, game.winners, game.fault)
            for _, games in in_order(results)
            for game in games
        ]


@pytest.fixture(scope="module")
def expected() -> list[object]:
    return outcomes(Local(2))


@pytest.fixture(autouse=True)
def for_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    # where the workers of Ray find the sparring bots
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), *sys.path]))
    # else every other test goes before them
    monkeypatch.setenv("RAY_worker_niceness", "0")


@pytest.fixture
def two_machines(for_workers: None) -> Iterator[str]:
    """The address of a cluster of two, with a core each."""
    machine = {"num_cpus": 1, "include_dashboard": False}
    machines = Machines(initialize_head=True, head_node_args=machine)
    machines.add_node(num_cpus=1)
    yield machines.address
    machines.shutdown()


def test_a_local_cluster_gives_the_same_results(expected: list[object]) -> None:
    assert outcomes(Cluster(LOCAL, 2)) == expected


def test_a_cluster_of_two_machines_gives_the_same_results(
    expected: list[object], two_machines: str
) -> None:
    assert outcomes(Cluster(two_machines)) == expected


def test_without_ray_the_option_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    words = ["--bots", "random,random", "--blocks", 2, "--seed", 1, "--ray", LOCAL]
    result = run("arena", "lone-wolves", *words)
    assert result.exit_code == 2
    assert "pip install 'wolfmoon[cluster]'" in result.output


def test_an_address_where_nothing_answers_is_refused() -> None:
    words = ["--bots", "random,random", "--blocks", 2, "--seed", 1, "--ray", "127.0.0.1:1"]
    result = run("arena", "lone-wolves", *words)
    assert result.exit_code == 2
    assert "no Ray cluster at '127.0.0.1:1'" in result.output

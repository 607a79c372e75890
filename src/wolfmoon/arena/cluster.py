"""Blocks on a Ray cluster (the extra `cluster`): every CPU of it has a keeper with its worker.

Ray only carries jobs and results. Bots run, hang and are killed under a keeper as they do on one
machine, so the results are the same.
"""

import socket
from collections.abc import Iterable
from importlib import import_module
from itertools import islice
from typing import Any

from ..engine.errors import BadInput, phrase, shown
from .executors import Job, Played, Results
from .keeper import Keeper

LOCAL = "local"
"""The address that starts Ray on this machine."""
LONGEST_CALL = 5.0
"""Seconds until the head of a cluster has to answer."""


class Host:
    """A keeper on a machine of the cluster."""

    def __init__(self) -> None:
        self.keeper = Keeper()

    def play(self, job: Job) -> Played:
        """Play a block."""
        return job, self.keeper.play_block(job.contest, job.block, job.rotations)


class Cluster:
    """A Ray cluster, by its address; `local` is one on this machine."""

    def __init__(self, address: str, processes: int | None = None) -> None:
        try:
            self.ray: Any = import_module("ray")
        except ImportError:
            facts = {"package": "ray", "install": "wolfmoon[cluster]"}
            raise BadInput(phrase("problem-package", **facts)) from None
        self.address, self.processes = address, processes

    def run(self, jobs: Iterable[Job]) -> Results:
        """Play the jobs, one at a time on each host."""
        hosts = self._hosts()
        try:
            waiting = iter(jobs)
            playing = {
                host.play.remote(job): host
                for host, job in zip(hosts, islice(waiting, len(hosts)), strict=False)
            }
            while playing:
                (done, *_), _ = self.ray.wait(list(playing), num_returns=1)
                host = playing.pop(done)
                playing |= {host.play.remote(job): host for job in islice(waiting, 1)}
                yield self.ray.get(done)
        finally:
            for host in hosts:
                self.ray.kill(host)
            self.ray.shutdown()

    def _hosts(self) -> list[Any]:
        """A host for each process that was asked for, or for each CPU of the cluster."""
        local = {"num_cpus": self.processes, "include_dashboard": False}
        try:
            call(self.address)
            self.ray.init(
                **({"address": self.address} if self.address != LOCAL else local),
                logging_level="ERROR",
                log_to_driver=False,
            )
        except (ConnectionError, OSError, RuntimeError, ValueError) as error:
            facts = {"address": shown(self.address), "problem": str(error)}
            raise BadInput(phrase("problem-no-cluster", **facts)) from None
        count = self.processes or int(self.ray.cluster_resources().get("CPU", 1))
        host = self.ray.remote(num_cpus=1)(Host)
        return [host.remote() for _ in range(count)]


def call(address: str) -> None:
    """OSError if nothing answers there: Ray itself would try for many minutes."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if port.isdecimal():
        socket.create_connection((host, int(port)), LONGEST_CALL).close()

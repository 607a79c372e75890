"""An attack, the honest visitor who plays meanwhile, and what they felt of it.

An attack is a subclass of `Attack` in a file `attack_NAME.py`, listed in `attacks.py`. It comes
from addresses of its own and runs for a bounded time against a server on this machine.
"""

import math
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from types import TracebackType
from typing import ClassVar

import httpx
import numpy as np
import psutil

from tests.server.houses import House, OwnHouse, Person

MEGABYTE = 1 << 20
HOME = "10.9.9.9"
"""Where the honest visitor comes from, as far as a proxy says so."""
USUAL = ("--rate", "20", "--arrivals", "30", "--log", "error")
"""The limits of a server that nobody gave other ones."""
WARM_UP_STEPS = 30
LONG_SECONDS = 10
"""A shorter attack is a short one: it needs less to attack, and holds fewer bars."""
SAMPLE_SECONDS = 0.05


class Attack:
    """What one who means ill does, and what others may feel of it at most."""

    name: ClassVar[str]
    before: ClassVar[str]
    """What came of it when nothing stood against it."""
    options: ClassVar[tuple[str, ...]] = (*USUAL, "--proxied")
    """Of the server; behind a "proxy" a header says whom a request comes from."""
    house: ClassVar[type[House]] = OwnHouse
    """How it is started: one that was forked would grow by what it shares with its forge."""
    most_p99: ClassVar[float] = 0.5
    """Seconds that the honest visitor waits in 99 of 100 cases, on a machine with nothing else."""
    most_megabytes: ClassVar[int] = 20
    """By which the server may grow meanwhile."""
    ceiling: ClassVar[float] = 10.0
    """Seconds that nobody ever waits, however busy the machine is: what the short form holds."""
    longest: ClassVar[float] = math.inf
    """Seconds after which more of it shows nothing new."""
    short_seconds: ClassVar[float] = 3.0
    short_on: ClassVar[tuple[str, ...]] = ("sqlite",)
    """The databases of the short form; the long one takes both."""

    def honest(self, house: House) -> "Honest":
        """Who is there meanwhile."""
        return Honest(house)

    def prepare(self, house: House, seconds: float) -> None:
        """Whatever is needed before the time is taken: a shorter attack needs less of it."""

    def strike(self, house: House, seconds: float) -> str:
        """Attack for about so many seconds; what was done and answered, in a few words."""
        raise NotImplementedError

    def missed(self) -> Iterator[str]:
        """The bars of its own that did not hold."""
        yield from ()


class Honest(threading.Thread):
    """Someone who plays and looks around at a steady pace, and notes how long each thing took."""

    pace = 0.1

    def __init__(self, house: House) -> None:
        super().__init__(daemon=True)
        self.house = house
        self.person = Person(house.address, **{"x-forwarded-for": HOME})
        house.people.append(self.person)
        self.times: list[float] = []
        self.calm: list[float] = []
        """The times before anything went on."""
        self.errors: list[str] = []
        self.stop = threading.Event()
        self._steps = 0

    # -- what an attack may change
    def settle(self) -> None:
        """Come in and sit down."""
        self.person.post("/api/people/guest", {"name": "Ada"})
        self._new_table()

    def step(self) -> None:
        """The next thing to do: its time is what is felt. Whatever it raises is an error."""
        (self._play, self._lobby, self._stranger)[self._steps % 3]()

    def rest(self) -> None:
        """What is done between two steps, and felt by nobody."""

    # -- the usual things to do
    def _new_table(self) -> None:
        self.table = self.person.make("lone-wolves", ["me", {"kind": "here", "name": "Ben"}])
        self.table.order("begin")

    def _play(self) -> None:
        seat = self.table.table["to_decide"]
        if seat is None:
            self._new_table()
            return
        self.table.look(seat).play(seat, self.table.position["offer"][0]["text"])

    def _lobby(self) -> None:
        self.person.get("/api/tables")

    def _stranger(self) -> None:
        """Another one at the same address: a new connection."""
        headers = {"x-forwarded-for": HOME}
        answer = httpx.get(f"{self.house.address}/health", headers=headers, timeout=60)
        assert answer.status_code == 200, answer.text

    # -- the thread
    def run(self) -> None:
        while not self.stop.is_set():
            begun = time.perf_counter()
            try:
                self.step()
            except Exception as error:
                self.errors.append(repr(error)[:200])
            self.times.append(time.perf_counter() - begun)
            self._steps += 1
            self.stop.wait(self.pace)
            self.rest()

    def __enter__(self) -> "Honest":
        self.settle()
        self.start()
        self.wait_for(WARM_UP_STEPS)
        self.calm, self.times, self.errors = self.times, [], []
        return self

    def wait_for(self, steps: int) -> None:
        """Wait until some more steps are done."""
        wanted = self._steps + steps
        while self._steps < wanted and self.is_alive():
            time.sleep(0.01)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.wait_for(1)  # whoever waits for an answer now has waited through it all
        self.stop.set()
        self.join()


@dataclass
class Felt:
    """What the honest visitor felt of an attack, and what it cost the server."""

    told: str
    calm: list[float]
    """How long each step took before, and meanwhile."""
    times: list[float]
    errors: list[str]
    megabytes: int
    broken: list[str] = field(default_factory=list)
    """The bars that did not hold."""

    def p(self, centile: float) -> float:
        return float(np.percentile(self.times, centile))

    def calm_p50(self) -> float:
        """What the machine does with nothing wrong, and whatever else runs on it."""
        return float(np.percentile(self.calm, 50))

    def __str__(self) -> str:
        waits = f"p50 {self.p(50) * 1e3:.0f} ms, p99 {self.p(99) * 1e3:.0f} ms"
        most = f"longest {max(self.times) * 1e3:.0f} ms"
        wrong = "; ".join(f"{count} × {what}" for what, count in Counter(self.errors).items())
        errors = f"{len(self.errors)} errors" + (f" ({wrong})" if wrong else "")
        calm = f"(in peace p50 {self.calm_p50() * 1e3:.0f} ms)"
        return f"{len(self.times)} steps, {waits} {calm}, {most}, {errors}, +{self.megabytes} MB"


def struck(attack: Attack, house: House, seconds: float, short: bool = False) -> Felt:
    """Attack a server while someone honest is there; what they felt, held to the bars."""
    attack.prepare(house, seconds)
    with ExitStack() as meanwhile:
        honest = meanwhile.enter_context(attack.honest(house))
        memory = meanwhile.enter_context(Memory(house.process.pid))
        told = attack.strike(house, seconds)
    felt = Felt(told, honest.calm, honest.times, honest.errors, memory.grown())
    felt.broken = list(_broken(attack, felt, short))
    if house.process.poll() is not None:
        felt.broken.append("the server has ended")
    return felt


def _broken(attack: Attack, felt: Felt, short: bool) -> list[str]:
    broken = []
    if felt.errors:
        broken.append(f"{len(felt.errors)} errors, the first: {felt.errors[0]}")
    if felt.megabytes >= attack.most_megabytes:
        broken.append(f"{felt.megabytes} MB more, not below {attack.most_megabytes}")
    waited, most = (max(felt.times), attack.ceiling) if short else (felt.p(99), attack.most_p99)
    if waited > most:
        broken.append(f"a wait of {waited:.2f} s, not within {most:g}")
    return [*broken, *attack.missed()]


class Memory(threading.Thread):
    """The memory of a process while something happens to it."""

    def __init__(self, pid: int) -> None:
        super().__init__(daemon=True)
        self._process = psutil.Process(pid)
        self._ended = threading.Event()
        self._first = self._most = self._now()

    def _now(self) -> int:
        return int(self._process.memory_info().rss)

    def run(self) -> None:
        while not self._ended.wait(SAMPLE_SECONDS) and self._process.is_running():
            self._most = max(self._most, self._now())

    def grown(self) -> int:
        """By how many megabytes it grew at most."""
        return (self._most - self._first) // MEGABYTE

    def __enter__(self) -> "Memory":
        self._first = self._most = self._now()
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._ended.set()
        self.join()

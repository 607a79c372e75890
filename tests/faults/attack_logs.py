"""A log that grows without a game: someone leaves and comes back, and sends old orders again."""

import time
from collections import Counter
from typing import Any

import httpx

from tests.faults.attacking import Attack
from tests.server.houses import AtTable, House, Person

FROM = {"x-forwarded-for": "10.6.6.6"}


class Logs(Attack):
    """One guest at a table of their own, as fast as they may; each third order is an old one."""

    name = "logs"
    before = "60 s of leaving and coming back made 9,897 events; each old order took 5.7 s"
    most_megabytes = 40
    most_events = 700
    """What a log has room for beside the game, and a short game."""

    def strike(self, house: House, seconds: float) -> str:
        guest = Person(house.address, **FROM)
        house.people.append(guest)
        guest.post("/api/people/guest", {"name": "Mallory"})
        table = guest.make("the-wolves", ["me", "scout"], pause=10)
        old = table.body("begin")
        answers = Counter[int]()
        self._send(table, old, answers)
        end, count = time.monotonic() + seconds, 0
        while time.monotonic() < end:
            count += 1
            body = old if count % 3 == 0 else table.body("leave" if count % 3 == 1 else "reclaim")
            self._send(table, body, answers)
        seq = table.look().state["seq"]
        assert seq <= self.most_events, f"a log of {seq} events"
        told = ", ".join(f"{number} × {status}" for status, number in sorted(answers.items()))
        return f"{told}; the log has {seq} events"

    def _send(self, table: AtTable, body: dict[str, Any], answers: "Counter[int]") -> None:
        answer: httpx.Response = table.person.ask("POST", f"{table.path}/orders", body)
        answers[answer.status_code] += 1
        said = answer.json()
        if answer.status_code == 200 and said["seq"] > table.state["seq"]:
            table.state = said["state"]
        elif said.get("missed"):
            table.state = said["missed"]["state"]
        if answer.status_code == 429:
            time.sleep(0.05)


ATTACKS: tuple[type[Attack], ...] = (Logs,)

"""Tables, lines of chat and files without end: the lobby is for everyone, the disk too."""

import itertools
import threading
import time
from collections import Counter
from uuid import uuid4

import httpx

from tests.faults.attacking import HOME, USUAL, Attack, Honest
from tests.server.houses import House, Person

ADDRESSES = ("10.0.10.1", "10.0.10.2")
NEW = {"game": "lone-wolves", "seats": [{"kind": "me"}, {"kind": "open"}]}
MOST_TABLES = 2 * 40
"""What two addresses may have waiting; all of it is made in the first seconds."""


class Waiting(Honest):
    """Someone who has opened a table, and looks whether others can find it."""

    def settle(self) -> None:
        """A table in the lobby, of someone without a seat there; and one to play at."""
        super().settle()
        self.open = self.person.make("lone-wolves", ["me", "open"])

    def step(self) -> None:
        """Play, or look at the first page of the lobby as anyone does who comes."""
        if self._steps % 2:
            super().step()
            return
        headers = {"x-forwarded-for": HOME}
        page = httpx.get(f"{self.house.address}/api/tables", headers=headers, timeout=60)
        assert self.open.id in [table["id"] for table in page.json()["tables"]], "not in the lobby"


class Lobby(Attack):
    """Guests come again and again under other names, and fill lobby, chat and disk."""

    name = "lobby"
    before = (
        "two guests pushed all other tables out of the lobby in 0.8 s; one wrote 2.5 MB in 90 s"
    )
    options = (*USUAL, "--proxied", "--quota", "1")
    most_megabytes = 40
    """Tables that were just made are in memory."""

    def honest(self, house: House) -> Honest:
        """Whoever waits for others."""
        return Waiting(house)

    def strike(self, house: House, seconds: float) -> str:
        """Make whatever the server lets one make."""
        answers: Counter[str] = Counter()
        end = time.monotonic() + seconds
        threads = [
            threading.Thread(target=self._flood, args=(house, address, end, answers))
            for address in ADDRESSES
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert answers["tables 201"] <= MOST_TABLES, answers
        return ", ".join(f"{count} × {what}" for what, count in sorted(answers.items()))

    def _flood(self, house: House, address: str, end: float, answers: Counter[str]) -> None:
        for number in itertools.count():
            eve = Person(house.address, **{"x-forwarded-for": address})
            came = eve.ask("POST", "/api/people/guest", {"name": f"Eve {number}"}).status_code
            answers[f"guests {came}"] += 1
            while came == 200 and time.monotonic() < end:
                made = eve.ask("POST", "/api/tables", NEW)
                answers[f"tables {made.status_code}"] += 1
                if made.status_code != 201:
                    break
                self._talk(eve, made.json()["table"]["id"], answers)
            eve.http.close()
            if time.monotonic() >= end:
                return
            time.sleep(0.02)

    def _talk(self, eve: Person, table: str, answers: Counter[str]) -> None:
        for _ in range(5):
            body = {"id": str(uuid4()), "text": "🐺" * 400}
            said = eve.ask("POST", f"/api/tables/{table}/chat", body).status_code
            answers[f"lines {said}"] += 1


ATTACKS = (Lobby,)

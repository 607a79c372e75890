"""Tables, lines of chat and files without end: the lobby is for everyone, the disk too."""

import itertools
import math
import threading
import time
from collections import Counter
from collections.abc import Iterator
from uuid import uuid4

import httpx

from tests.faults.attacking import HOME, LONG_SECONDS, USUAL, Attack, Honest
from tests.server.houses import AtTable, House, Person
from wolfmoon.server.quotas import HOUR, LINES_HERE_AN_HOUR, LINES_HERE_AT_ONCE, WAITING

ADDRESSES = ("10.0.10.1", "10.0.10.2")
NEW = {"game": "lone-wolves", "seats": [{"kind": "me"}, {"kind": "open"}]}
MOST_TABLES = 2 * WAITING.address
"""What two addresses may have waiting; all of it is made in the first seconds."""
LINES = 5
"""Said at each table when it is made."""


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
        begun = time.monotonic()
        end = begun + seconds
        threads = [
            threading.Thread(target=self._flood, args=(house, address, end, answers))
            for address in ADDRESSES
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.answers, self.hours = answers, (time.monotonic() - begun) / HOUR.total_seconds()
        self.is_long = seconds >= LONG_SECONDS
        return ", ".join(f"{count} × {what}" for what, count in sorted(answers.items()))

    def missed(self) -> Iterator[str]:
        """So much is let through, and no more; a long attack comes up to it."""
        tables, lines = self.answers["tables 201"], self.answers["lines 201"]
        most = LINES_HERE_AT_ONCE + math.ceil(self.hours * LINES_HERE_AN_HOUR)
        if tables > MOST_TABLES:
            yield f"{tables} tables, not {MOST_TABLES}"
        if lines > len(ADDRESSES) * most:
            yield f"{lines} lines, not {len(ADDRESSES) * most}"
        if self.is_long and lines < len(ADDRESSES) * LINES_HERE_AT_ONCE:
            yield f"no more than {lines} lines were tried: the attack is too weak"

    def _flood(self, house: House, address: str, end: float, answers: Counter[str]) -> None:
        talking: list[AtTable] = []
        for number in itertools.count():
            eve = Person(house.address, **{"x-forwarded-for": address})
            came = eve.ask("POST", "/api/people/guest", {"name": f"Eve {number}"}).status_code
            answers[f"guests {came}"] += 1
            made = self._fill(eve, end, answers) if came == 200 else []
            talking += made
            if not made:
                eve.http.close()
            for table in talking:  # whoever may make no more goes on to talk
                self._talk(table, 1, answers)
            if time.monotonic() >= end:
                break
            time.sleep(0.02)
        for person in {table.person for table in talking}:
            person.http.close()

    def _fill(self, eve: Person, end: float, answers: Counter[str]) -> list[AtTable]:
        """Make tables until that is refused, and talk at each; one of them, if there are any."""
        found: list[AtTable] = []
        while time.monotonic() < end:
            made = eve.ask("POST", "/api/tables", NEW)
            answers[f"tables {made.status_code}"] += 1
            if made.status_code != 201:
                break
            found.append(AtTable(eve, made.json()))
            self._talk(found[-1], LINES, answers)
        return found[:1]

    def _talk(self, table: AtTable, lines: int, answers: Counter[str]) -> None:
        for _ in range(lines):
            body = {"id": str(uuid4()), "text": "🐺" * 400}
            said = table.person.ask("POST", f"{table.path}/chat", body).status_code
            answers[f"lines {said}"] += 1


ATTACKS = (Lobby,)

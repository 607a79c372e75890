"""More bots than there are processors: one guest has them think at many tables at once."""

import time

from tests.faults.attacking import Attack, Honest
from tests.server.houses import AtTable, House, Person, said

FROM = {"x-forwarded-for": "10.7.7.7"}
TABLES = 41


class Against(Honest):
    """Someone who plays against a bot, and waits for its answer."""

    pace = 0.2

    def _new_table(self) -> None:
        self.table = self.person.make("lone-wolves", ["me", "scout"], pause=0)
        self.table.order("begin")
        self._wait()

    def step(self) -> None:
        """Decide, and wait until it is one's turn again."""
        if self.table.table["to_decide"] is None:
            self._new_table()
            return
        self.table.look(0).play(0, self.table.position["offer"][0]["text"])
        self._wait()

    def _wait(self) -> None:
        while self.table.look(0).table["to_decide"] == 1:
            time.sleep(0.1)  # nobody may ask more than twenty times a second


class Bots(Attack):
    """One guest with tables of the strongest bots, among themselves and against nobody."""

    name = "bots"
    before = "41 tables of Alphas of one guest delayed another's Scout from 0.1 to 47 s"
    options = (*Attack.options, "--bot-processes", "2")
    most_p99 = 2.0
    most_megabytes = 120

    def honest(self, house: House) -> Honest:
        return Against(house)

    def prepare(self, house: House, seconds: float) -> None:
        """Have the bots think; a short attack has fewer tables."""
        guest = Person(house.address, **FROM)
        house.people.append(guest)
        guest.post("/api/people/guest", {"name": "Mallory"})
        self.tables = [_made(guest) for _ in range(min(TABLES, int(3 * seconds)))]
        for table in self.tables:
            table.order("begin")

    def strike(self, house: House, seconds: float) -> str:
        time.sleep(seconds)
        steps = sum(table.look().table["step"] for table in self.tables)
        return f"{len(self.tables)} tables of five Alphas made {steps} decisions"


def _made(guest: Person) -> AtTable:
    """One more table, as soon as there may be one."""
    new = {"game": "the-wolves", "seats": [{"kind": "bot", "level": "alpha"}] * 5, "pause": 0}
    while (answer := guest.ask("POST", "/api/tables", new)).status_code == 429:
        time.sleep(0.5)
    return AtTable(guest, said(answer))


ATTACKS: tuple[type[Attack], ...] = (Bots,)

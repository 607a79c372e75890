"""Someone with very many games asks for all their lists again and again, from several threads."""

import threading
import time
from collections import Counter
from collections.abc import Iterator

from tests.faults.attacking import LONG_SECONDS, Attack
from tests.server.filled import add_people, shelves
from tests.server.houses import House, Person
from tests.server.tables import ADA
from wolfmoon.server.doors.visitors import COOKIE
from wolfmoon.server.orders import now
from wolfmoon.server.store.database import connect, url_of
from wolfmoon.server.store.keys import begin_session

MANY, FEWER = 20_000, 1_000
"""Games of the attacker's: in the long form, and in the short one."""
THREADS = 12
MOST_MIDDLE = 0.05
"""Seconds within which half of the lists come, of very many games."""
ADDRESS = "10.0.5.5"
DEEP = "2.0.500.game-000500"
ASKED = ("/api/me/tables", f"/api/me/tables?after={DEEP}", "/api/me/statistics", "/api/tables")


class MyGames(Attack):
    """All readers are kept busy with the lists of one person."""

    name = "my-games"
    before = "4,000 games took 4.3 s, 20,000 over 60 s on SQLite; another person waited 93 s"

    def prepare(self, house: House, seconds: float) -> None:
        """Someone has played a lot."""
        engine = connect(url_of(house.database, house.folder))
        add_people(engine)
        self.games = MANY if seconds >= LONG_SECONDS else FEWER
        shelves(engine, self.games - self.games // 10, self.games // 10)
        with engine.connect() as connection:
            connection.execution_options(writes=True)
            with connection.begin():
                self.secret = begin_session(connection, ADA, now())
        engine.dispose()

    def strike(self, house: House, seconds: float) -> str:
        """Ask for everything at once, as often as it is answered."""
        answers: Counter[int] = Counter()
        took: list[float] = []
        end = time.monotonic() + seconds
        threads = [
            threading.Thread(target=self._ask, args=(house, number, end, answers, took))
            for number in range(THREADS)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        said = ", ".join(f"{count} × {status}" for status, count in sorted(answers.items()))
        assert set(answers) <= {200, 429}, answers
        self.middle = sorted(took)[len(took) // 2]
        half = f"half of them within {self.middle * 1e3:.0f} ms"
        return f"{self.games} games; lists asked for: {said}; {half}"

    def missed(self) -> Iterator[str]:
        """A list may take no longer because it is long."""
        if self.games == MANY and self.middle > MOST_MIDDLE:
            yield f"half of the lists within {self.middle:.3f} s, not {MOST_MIDDLE:g}"

    def _ask(
        self, house: House, first: int, end: float, answers: Counter[int], took: list[float]
    ) -> None:
        eve = Person(house.address, **{"x-forwarded-for": ADDRESS})
        eve.http.cookies.set(COOKIE, self.secret)
        while time.monotonic() < end:
            begun = time.perf_counter()
            status = eve.ask("GET", ASKED[first % len(ASKED)]).status_code
            answers[status] += 1
            if status == 200:
                took.append(time.perf_counter() - begun)
            first += 1
        eve.http.close()


ATTACKS = (MyGames,)

"""Whatever computes or draws is asked for without end, while someone plays, learns and is advised.

Hints and verdicts, reviews and other tries at their turns, puzzles, lessons, hunts, pictures for
links, and messages sent as a test to a service that never answers.
"""

import itertools
import socket
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx

from tests.faults.attacking import LONG_SECONDS, USUAL, Attack, Honest
from tests.server.houses import AtTable, House, Person
from wolfmoon.lessons import courses
from wolfmoon.puzzles import book

FROM = "10.0.20.1"
LONGEST = 10.0
"""Seconds that an attacker waits for an answer."""
GUESTS, FEWER = 4, 2
"""Attackers: in the long form, and in the short one."""
HERE = {"kind": "here", "name": "Ben"}
ELSEWHERE = "10.9.9.8"
"""Where the one comes from who asks for hints."""
TABLE_EVERY = 30
"""Every so many steps an honest visitor makes a table."""
ADVICE_PAUSE = 2.0
SAMPLE = Path(__file__).parents[1] / "reviews" / "samples" / "lone-wolves.game"
PUZZLES = {game: sorted(book(game)) for game in ("the-wolves", "lone-wolves")}
LESSONS = [lesson.id for course in courses().values() for lesson in course.lessons]
LANGUAGES = ("en", "pl", "ru", "uk", "de")

Ask = tuple[str, str, Any]
"""A method, a path and a body."""


class Learner(Honest):
    """Someone who plays, makes tables, solves puzzles and learns."""

    def settle(self) -> None:
        """Another one, who asks for hints and pictures, comes along."""
        super().settle()
        self._usual = itertools.cycle(
            (self._play, self._preview, self._puzzle, self._lesson, self._lobby, self._stranger)
        )
        self.advised = Advised(self)
        self.advised.once()  # what hints and pictures are made by is there from now on
        self.advised.start()

    def step(self) -> None:
        if self._steps % TABLE_EVERY == TABLE_EVERY - 1:
            self._new_table()
        else:
            next(self._usual)()

    def __exit__(self, *ended: Any) -> None:
        super().__exit__(*ended)
        self.advised.join()

    def _preview(self) -> None:
        seat = self.table.table["to_decide"] or 0
        self.person.post(f"{self.table.path}/preview", {"seat": seat, "line": []})

    def _puzzle(self) -> None:
        self.person.get(f"/api/puzzles/{PUZZLES['lone-wolves'][0]}")

    def _lesson(self) -> None:
        self.person.get(f"/api/lessons/{LESSONS[0]}")


class Advised(threading.Thread):
    """Asks for a hint, decides, looks at a picture; each is computed for a second or so."""

    def __init__(self, beside: Learner) -> None:
        super().__init__(daemon=True)
        self._beside = beside
        self.person = Person(beside.house.address, **{"x-forwarded-for": ELSEWHERE})
        beside.house.people.append(self.person)
        self.person.post("/api/people/guest", {"name": "Ida"})
        self._ids = itertools.cycle(PUZZLES["lone-wolves"])
        self.times: list[float] = []
        self._new_table()

    def _new_table(self) -> None:
        self.table = self.person.make("lone-wolves", ["me", HERE], hints=True)
        self.table.order("begin")

    def once(self) -> None:
        """A hint, what is decided then, and a picture."""
        seat = self.table.table["to_decide"]
        if seat is None:
            self._new_table()
            return
        self.person.post(f"{self.table.path}/hint", {"seat": seat})
        self.table.look(seat).play(seat, self.table.position["offer"][0]["text"])
        answer = self.person.ask("GET", f"/api/puzzles/{next(self._ids)}/picture.png")
        assert answer.status_code == 200, answer.text

    def run(self) -> None:
        while not self._beside.stop.is_set():
            begun = time.perf_counter()
            try:
                self.once()
            except Exception as error:
                self._beside.errors.append(repr(error)[:200])
            self.times.append(time.perf_counter() - begun)
            self._beside.stop.wait(ADVICE_PAUSE)


class Silent:
    """A service that takes every connection and never says a word."""

    def __init__(self) -> None:
        self._listening = socket.create_server(("127.0.0.1", 0), backlog=1000)
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}/"

    def close(self) -> None:
        self._listening.close()


class Doors(Attack):
    """Several people at one address, each at whatever costs the server most."""

    name = "doors"
    before = "each picture stopped everyone for half a second: p99 6 s, a tenth answered 503"
    options = (*USUAL, "--proxied", "--bot-processes", "2", "--private-hooks")
    most_megabytes = 120
    short_seconds = 4.0

    def honest(self, house: House) -> Honest:
        self.learner = Learner(house)
        return self.learner

    def prepare(self, house: House, seconds: float) -> None:
        """Everybody has come, and has what they need."""
        self.silent = Silent()
        self.people = [_member(house) for _ in range(GUESTS if seconds >= LONG_SECONDS else FEWER)]
        self.tables = [_begun(each) for each in self.people]
        self.reviewed = [_reviewed(each) for each in self.people]
        self.ways = [_way(each, self.silent.address) for each in self.people]

    def strike(self, house: House, seconds: float) -> str:
        """All at once, as fast as each is answered."""
        answers: Counter[str] = Counter()
        end = time.monotonic() + seconds
        threads = [
            threading.Thread(target=_pour, args=(house, each, asks, name, end, answers))
            for number, each in enumerate(self.people)
            for name, asks in self._asks(number).items()
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.silent.close()
        told = ", ".join(f"{count} × {what}" for what, count in sorted(answers.items()))
        took = ", ".join(f"{seconds:.1f}" for seconds in self.learner.advised.times)
        return f"{told}; a hint and a picture for others, in seconds: {took}"

    def _asks(self, number: int) -> dict[str, Iterator[Ask]]:
        table, reviewed = self.tables[number], self.reviewed[number]
        return {
            "advice": _advice(table),
            "reviews": _reviews(reviewed),
            "tests": itertools.repeat(("POST", f"/api/me/ways/{self.ways[number]}/test", None)),
            "puzzles": _puzzles(number),
            "lessons": _lessons(),
            "hunts": _hunts(),
            "pictures": _pictures(number, table),
        }


# -- who attacks --------------------------------------------------------------------------
def _member(house: House) -> Person:
    person = Person(house.address, **{"x-forwarded-for": FROM})
    house.people.append(person)
    name = f"Eve {uuid4().hex[:8]}"
    person.post("/api/people/sign-up", {"name": name, "password": "a long night's walk"})
    return person


def _begun(person: Person) -> AtTable:
    """A table where hints may be asked for both seats, and strangers may watch."""
    table = person.make("the-wolves", ["me", HERE], hints=True)
    table.order("begin")
    return table.look(table.table["to_decide"])


def _reviewed(person: Person) -> str:
    """A game that may be reviewed, and is about to be."""
    text = SAMPLE.read_text(encoding="utf-8")
    path = f"/api/tables/{person.post('/api/imports', {'text': text})['table']['id']}/review"
    person.post(path)
    return path


def _way(person: Person, address: str) -> str:
    way = {"kind": "hook", "service": "json", "address": address}
    return str(person.post("/api/me/ways", {"way": way})["id"])


def _pour(
    house: House,
    person: Person,
    asks: Iterator[Ask],
    name: str,
    end: float,
    answers: Counter[str],
) -> None:
    """Ask for one thing after the other, through a connection of one's own."""
    own = Person(house.address, **{"x-forwarded-for": FROM})
    own.http.cookies.update(dict(person.http.cookies))
    while time.monotonic() < end:
        method, path, body = next(asks)
        try:
            status = own.ask(method, path, body, timeout=LONGEST).status_code
        except httpx.TimeoutException:
            status = 0
        answers[f"{name} {status or 'unanswered'}"] += 1
        if status == 429:
            time.sleep(0.05)
    own.http.close()


# -- what is asked ------------------------------------------------------------------------
def _advice(table: AtTable) -> Iterator[Ask]:
    """A hint, the tutor's word, and verdicts on whatever may be chosen."""
    seat = {"seat": table.table["to_decide"]}
    for text in itertools.cycle(each["text"] for each in table.position["offer"]):
        for what, more in (("hint", {}), ("remark", {}), ("verdict", {"line": [text]})):
            yield "POST", f"{table.path}/{what}", {**seat, **more}


def _reviews(path: str) -> Iterator[Ask]:
    for turn in itertools.cycle(range(1, 14)):
        yield "POST", path, None
        yield "POST", f"{path}/tries", {"turn": turn, "line": []}
        yield "POST", f"{path}/ahead", {"turn": turn}


def _puzzles(number: int) -> Iterator[Ask]:
    ids = itertools.cycle(PUZZLES["lone-wolves"][number::GUESTS])
    for id in ids:
        path = f"/api/puzzles/{id}"
        yield "GET", path, None
        yield "POST", f"{path}/ahead", {}
        yield "POST", f"{path}/solution", None
        yield "POST", "/api/puzzles/next", {"game": "lone-wolves"}
        yield "POST", "/api/puzzles/several", {"game": "lone-wolves"}


def _lessons() -> Iterator[Ask]:
    for id in itertools.cycle(LESSONS):
        yield "POST", f"/api/lessons/{id}/play", {"tried": ["nonsense"] * 100}
        yield "POST", f"/api/lessons/{id}/ahead", {}


def _hunts() -> Iterator[Ask]:
    for game in itertools.cycle(PUZZLES):
        yield "POST", f"/api/hunts/{game}", {}
        yield "GET", "/api/hunts", None
        yield "GET", f"/hunt?{uuid4().hex}", None


def _pictures(number: int, table: AtTable) -> Iterator[Ask]:
    """Always another one, so that none is known."""
    puzzles = itertools.cycle(PUZZLES["the-wolves"][number::GUESTS])
    for id, language in zip(puzzles, itertools.cycle(LANGUAGES), strict=False):
        yield "GET", f"/api/puzzles/{id}/picture.png", None
        yield "GET", f"/api/puzzles/{id}/picture.svg?language={language}", None
        yield "GET", f"{table.path}/picture.png", None
        yield "GET", table.path.removeprefix("/api").replace("tables", "table"), None


ATTACKS: tuple[type[Attack], ...] = (Doors,)

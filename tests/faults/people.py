"""People who play on whatever happens to the servers, and write down what they were told."""

import random
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from types import TracebackType
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.faults.lines import Line
from tests.server.houses import AtTable, Person, hear

PATIENCE = 300.0
AGAIN_SECONDS = 0.05
THROUGH_SOCKET = 0.5
"""How often an order goes through the socket of its table first; without an answer, by HTTP."""
GIVE_UP = 0.2
"""How often someone does not send an order again whose answer was lost."""
UNDO = 0.1
BOTS = 3
"""At a table of The Wolves that is to be played to its end."""


@dataclass(frozen=True)
class Acknowledged:
    """An order that a server said it has carried out."""

    table: str
    order: str
    person: str
    first: int
    """The number of its first event, and of its last."""
    last: int
    at: float
    """When it was said."""


@dataclass
class Ledger:
    """What was sent, and what was answered; from any thread."""

    sent: set[str] = field(default_factory=set)
    acknowledged: list[Acknowledged] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    touched: set[str] = field(default_factory=set)
    """Tables at which something happened since they were last checked."""
    sending: threading.Event = field(default_factory=threading.Event)
    """Set whenever an order is sent."""
    broken: int = 0
    """Requests that got through and were never answered."""
    away: int = 0
    """Answers that the database is away."""
    behind: int = 0
    through_sockets: int = 0
    """Orders that were acknowledged through a socket."""
    troubles: list[BaseException] = field(default_factory=list)

    def acknowledge(self, person: str, order: str, answer: dict[str, Any]) -> None:
        id, events = answer["state"]["table"]["id"], answer["events"]
        first, last = events[0]["seq"], events[-1]["seq"]
        told = Acknowledged(id, order, person, first, last, time.monotonic())
        self.acknowledged.append(told)
        self.touched.add(id)

    def longest_pause(self) -> float:
        """The most seconds in which nothing was acknowledged to anyone."""
        return max(after.at - before.at for before, after in pairwise(self.acknowledged))

    def check(self) -> None:
        """Nobody was given an answer that may not be."""
        if self.troubles:
            raise self.troubles[0]

    def wait_for(self, fact: Callable[[], object]) -> None:
        """Wait until something is true of what people have done."""
        end = time.monotonic() + PATIENCE
        while not fact():
            self.check()
            assert time.monotonic() < end, "nobody plays on"
            time.sleep(0.01)

    def wait_for_sending(self) -> None:
        """Wait until someone sends an order."""
        self.sending.clear()
        self.wait_for(self.sending.is_set)

    def wait_for_more(self, orders: int = 1) -> None:
        """Wait until some more orders were acknowledged."""
        wanted = len(self.acknowledged) + orders
        self.wait_for(lambda: len(self.acknowledged) >= wanted)


class Player:
    """A person who asks again until there is an answer, at one server or the next."""

    def __init__(self, addresses: list[str], ledger: Ledger, chance: random.Random) -> None:
        self.addresses = addresses
        self.ledger = ledger
        self.chance = chance
        self.person = Person(addresses[0])
        self.line = Line(self.person)
        self.id = str(self._answer("POST", "/api/people/guest", {"name": "Ada"}).json()["id"])

    def make(self, game: str, seats: list[str], **more: Any) -> AtTable:
        wishes = [{"kind": s} if s in ("me", "open") else _bot(s) for s in seats]
        new = {"game": game, "seats": wishes, "pause": 0, **more}
        here = AtTable(self.person, self._answer("POST", "/api/tables", new).json())
        self.ledger.tables.append(here.id)
        self.ledger.touched.add(here.id)
        return here

    def look(self, id: str, seat: int | None = None) -> AtTable:
        path = f"/api/tables/{id}" + ("" if seat is None else f"?seat={seat}")
        return AtTable(self.person, self._answer("GET", path).json())

    def order(self, here: AtTable, do: str, **more: Any) -> bool:
        """Give an order; whether it is known to be carried out, and `here` what came of it."""
        body = here.body(do, **more)
        self.ledger.sent.add(body["id"])
        self.ledger.touched.add(here.id)
        self.ledger.sending.set()
        give_up = self.chance.random() < GIVE_UP
        if self.chance.random() < THROUGH_SOCKET and self._through_socket(here, body):
            return True
        answer = self._ask("POST", f"{here.path}/orders", body, give_up)
        if answer is None:
            return False
        if answer.status_code == 409 and answer.json()["code"] == "behind":
            self.ledger.behind += 1
            return False
        assert answer.status_code == 200, answer.text
        here.state = answer.json()["state"]
        self.ledger.acknowledge(self.id, body["id"], answer.json())
        return True

    def _through_socket(self, here: AtTable, body: dict[str, Any]) -> bool:
        """Whether the socket says that an order is carried out; else HTTP is asked, too."""
        said = self.line.give(here, body)
        self.ledger.broken += said is None
        if said is None or said["type"] != "happened":
            assert said is None or said["type"] == "answered" or said["status"] in (409, 503), said
            return False
        here.state = said["state"]
        events = [event for event in said["events"] if event["seq"] > body["seq"]]
        self.ledger.acknowledge(self.id, body["id"], {"events": events, "state": said["state"]})
        self.ledger.through_sockets += 1
        return True

    def close(self) -> None:
        self.line.close()
        self.person.http.close()

    def _answer(self, method: str, path: str, body: Any = None) -> httpx.Response:
        answer = self._ask(method, path, body)
        assert answer is not None and answer.status_code < 400, answer and answer.text
        return answer

    def _ask(
        self, method: str, path: str, body: Any = None, give_up: bool = False
    ) -> httpx.Response | None:
        """The answer of whichever server is there; None if it was lost and not asked for again."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                answer = self.person.ask(method, path, body)
            except httpx.TransportError as error:
                self.ledger.broken += not isinstance(error, httpx.ConnectError)
                self._go_elsewhere()
            else:
                if answer.status_code != 503:
                    return answer
                assert int(answer.headers["retry-after"]) > 0
                assert answer.json()["code"] == "database-away"
                self.ledger.away += 1
            if give_up:
                return None
            time.sleep(AGAIN_SECONDS)
        raise AssertionError(f"no answer to {method} {path}")

    def _go_elsewhere(self) -> None:
        here = self.addresses.index(self.person.address)
        self.person.address = self.addresses[(here + 1) % len(self.addresses)]
        self.person.http.base_url = self.person.address


def _bot(level: str) -> dict[str, str]:
    return {"kind": "bot", "level": level}


class Party(threading.Thread):
    """Two people who play one game after the other, by random decisions."""

    def __init__(
        self,
        players: list[Player],
        ledger: Ledger,
        seed: int,
        game: str,
        games: int | None = None,
        most: int | None = None,
    ) -> None:
        super().__init__(daemon=True)
        self.players = players
        self.ledger = ledger
        self.chance = random.Random(seed)
        self.game = game
        self.bots = ["random"] * (BOTS if game == "the-wolves" and most is not None else 0)
        self.games = games
        self.most = most
        """After so many decisions they leave, and bots play to the end."""
        self.table = ""
        """The table at which they play now."""
        self.over = 0
        self.stop = threading.Event()

    def run(self) -> None:
        try:
            while not self.stop.is_set() and self.over != self.games:
                self._play()
        except BaseException as error:
            self.ledger.troubles.append(error)

    def _play(self) -> None:
        first, second = self.players
        here = first.make(self.game, ["me", "open", *self.bots], stand_in="random")
        self.table = here.id
        self._until(second, lambda here: here.table["seats"][1]["yours"], "sit", seat=1)
        self._until(first, lambda here: here.table["status"] != "gathering", "begin")
        decided = 0
        while not self.stop.is_set() and here.table["status"] != "finished":
            if decided == self.most:
                self._leave()
            here = self._decide(here)
            decided += 1
        self.over += here.table["status"] == "finished"

    def _until(
        self, player: Player, fact: Callable[[AtTable], object], do: str, **more: Any
    ) -> None:
        """Give an order until it was carried out, whether or not one was told so."""
        while not fact(here := player.look(self.table)):
            player.order(here, do, **more)

    def _leave(self) -> None:
        for seat, player in enumerate(self.players):
            gone = lambda here, seat=seat: (  # noqa: E731
                here.table["status"] == "finished" or here.table["seats"][seat]["stand_in"]
            )
            self._until(player, gone, "leave")

    def _decide(self, here: AtTable) -> AtTable:
        """Whoever is to decide does so; bots are waited for."""
        seat = here.table["to_decide"]
        if seat is None or seat > 1 or here.table["seats"][seat]["stand_in"]:
            time.sleep(AGAIN_SECONDS)
            return self.players[0].look(self.table)
        player = self.players[seat]
        here = player.look(self.table, seat)
        if here.table["to_decide"] != seat or here.table["seats"][seat]["stand_in"]:
            return here
        if here.position["undo_step"] is not None and self.chance.random() < UNDO:
            player.order(here, "undo", seat=seat)
        else:
            line = self.chance.choice(here.position["offer"])["text"]
            player.order(here, "play", seat=seat, line=[line])
        return here


class Company:
    """Several parties at once, for as long as they are wanted."""

    def __init__(
        self, addresses: list[str], ledger: Ledger, parties: int, seed: int = 1, **more: Any
    ) -> None:
        self.ledger = ledger
        self.parties = []
        for number in range(parties):
            chance = random.Random(f"{seed} {number}")
            turned = addresses[number % len(addresses) :] + addresses[: number % len(addresses)]
            players = [Player(turned, ledger, chance), Player(turned[::-1], ledger, chance)]
            game = ("lone-wolves", "the-wolves")[number % 2]
            party = Party(players, ledger, chance.getrandbits(32), game, **more)
            self.parties.append(party)

    def __enter__(self) -> "Company":
        for party in self.parties:
            party.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        for party in self.parties:
            party.stop.set()
        for party in self.parties:
            party.join()
            for player in party.players:
                player.close()
        if error is None:
            self.ledger.check()


class Listener(threading.Thread):
    """Someone who hears all that happens at one table, and connects again whenever cut off."""

    def __init__(self, address: str, id: str) -> None:
        super().__init__(daemon=True)
        self.person = Person(address)
        self.id = id
        self.heard = 0
        """The number of the last event heard of: none before it was missed."""
        self.cut_off = 0
        self.over = False
        """Whether the end of the game was heard."""
        self.stop = threading.Event()
        self.trouble: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.stop.is_set() and not self.over:
                try:
                    self._listen()
                except (ConnectionClosed, InvalidHandshake, OSError):
                    self.cut_off += 1
                    time.sleep(AGAIN_SECONDS)
        except BaseException as error:
            self.trouble = error

    def _listen(self) -> None:
        with self.person.socket(self.id, after=self.heard) as socket:
            while not self.stop.is_set() and not self.over:
                try:
                    events = hear(socket, "happened", 1.0)["events"]
                except TimeoutError:
                    continue
                numbers = [event["seq"] for event in events]
                assert numbers == list(range(self.heard + 1, self.heard + 1 + len(numbers)))
                self.heard = numbers[-1]
                self.over = events[-1]["kind"] == "ended"

    def end(self) -> None:
        self.stop.set()
        self.join()
        self.person.http.close()
        if self.trouble is not None:
            raise self.trouble

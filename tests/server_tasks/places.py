"""A server that sends messages, the services to which it sends, and people who play there."""

import time
from dataclasses import dataclass
from typing import Any

from tests.server.houses import AtTable, House, Person
from tests.server_tasks.receivers import Post, Web

Data = dict[str, Any]
PASSWORD = "nine wolves and a moon"
SITE = "http://wolves.example"


@dataclass
class Place:
    """A server, and the services to which it sends."""

    house: House
    web: Web
    post: Post

    def account(self, name: str) -> Person:
        person = self.house.visitor()
        person.post("/api/people/sign-up", {"name": name, "password": PASSWORD})
        return person

    def local(self, link: str) -> str:
        """A link of a message, as it is reached here."""
        assert link.startswith(SITE), link
        return self.house.address + link[len(SITE) :]


def two(
    ada: Person, bob: Person, game: str = "lone-wolves", **more: Any
) -> tuple[AtTable, AtTable]:
    """Ada and Bob at a table; nobody has decided yet."""
    first = ada.make(game, ["me", "open"], **more)
    second = bob.sit(first, 1)
    first.look().order("begin")
    return first, second.look()


def play_until(players: tuple[AtTable, AtTable], seat: int) -> int:
    """Play until a seat is to decide, that was not; the number of the event that made it so."""
    while True:
        decides = int(players[0].look().table["to_decide"])
        seq = play(players[decides], decides)
        if decides != seat and players[0].look().table["to_decide"] == seat:
            return seq


def play(player: AtTable, seat: int) -> int:
    """A seat takes its first option; the number of the event."""
    offer = player.look(seat).position["offer"]
    return int(player.play(seat, offer[0]["text"])["seq"])


def hook(person: Person, web: Web, path: str, service: str = "json") -> Data:
    way = {"kind": "hook", "service": service, "address": web.address + path}
    added: Data = person.post("/api/me/ways", {"way": way})
    return added


def of_turn(path: str, id: str, seq: int) -> Any:
    return lambda got: got.path == path and got.data.get("id") == f"{id}:{seq}:turn"


def wait_until(look: Any, seconds: float = 60) -> Any:
    until = time.monotonic() + seconds
    while not (found := look()):
        assert time.monotonic() < until
        time.sleep(0.2)
    return found

"""Where messages to people arrive: webhooks, browsers and letters, all told of in one form."""

import re
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from email.message import EmailMessage

from tests.server.houses import Person
from tests.server_tasks.receivers import Browser, Got, Post, Web

WAYS = ("hook", "push", "mail")
HOST = "wolves.example"
PAUSE = 0.05
EVERY_WAY = {"push": True, "mail": True, "hook": True}


@dataclass(frozen=True)
class Came:
    """A message as it arrived."""

    way: str
    who: str
    id: str
    tag: str
    at: float


class Inbox:
    """The services by which some people are told, each by all ways."""

    def __init__(self, web: Web, post: Post) -> None:
        self._web, self._post = web, post
        self._browsers: dict[str, Browser] = {}
        self._came: list[Came] = []
        self._taken = [0, 0]
        self._lock = threading.Lock()

    @property
    def options(self) -> tuple[str, ...]:
        """What a server is started with that sends here."""
        mail = ("--smtp", self._post.address, "--mail-from", f"moon@{HOST}")
        return "--private-hooks", "--contact", f"mailto:host@{HOST}", *mail

    def open(self, person: Person, who: str) -> None:
        """Have someone told by all ways that it is their turn."""
        browser = self._browsers[who] = Browser()
        address = f"{who}@{HOST}"
        for way in (
            {"kind": "hook", "service": "json", "address": f"{self._web.address}/hook/{who}"},
            browser.subscription(f"{self._web.address}/push/{who}"),
            {"kind": "mail", "address": address},
        ):
            person.post("/api/me/ways", {"way": way})
        person.post(f"/api/notices/{self._token(address)}")
        person.put("/api/me/notifications", {"turn": EVERY_WAY})
        ways = person.get("/api/me/notifications")["ways"]
        assert {way["kind"] for way in ways if way["state"] == "on"} == set(WAYS)

    def _token(self, address: str) -> str:
        """What a letter asks for that wants to know whether an address is one's own."""
        until = time.monotonic() + 60
        while time.monotonic() < until:
            for letter in list(self._post.letters):
                if letter["To"] == address:
                    link = re.search(r"/stop/(\S+)", letter.get_content())
                    assert link is not None
                    return link[1]
            time.sleep(PAUSE)
        raise AssertionError(f"no letter came to {address}")

    def came(self) -> list[Came]:
        """All messages that have arrived."""
        with self._lock:
            web, post = self._taken
            got = self._web.got[web:]
            with self._post.more:
                letters = list(zip(self._post.letters, self._post.arrived, strict=True))[post:]
            self._came += map(self._of_web, got)
            self._came += [_of_letter(*each) for each in letters if each[0]["References"]]
            self._taken = [web + len(got), post + len(letters)]
            return list(self._came)

    def _of_web(self, got: Got) -> Came:
        _, way, who = got.path.split("/")
        said = self._browsers[who].read(got) if way == "push" else got.data
        return Came(way, who, said["id"], said["tag"], got.at)

    def wait_for(self, wanted: Callable[[Came], bool], seconds: float) -> None:
        """Wait until a message has come by every way, which may have come already."""
        until = time.monotonic() + seconds
        while missing := set(WAYS) - {each.way for each in self.came() if wanted(each)}:
            assert time.monotonic() < until, f"nothing came by {sorted(missing)}"
            time.sleep(PAUSE)


def _of_letter(letter: EmailMessage, at: float) -> Came:
    id, tag = (letter[name].strip("<>").partition("@")[0] for name in ("Message-ID", "References"))
    return Came("mail", letter["To"].partition("@")[0], id.replace(".", ":"), tag, at)

"""Tables that stand where states begin, from positions and games that hold all of them."""

from pathlib import Path
from typing import Any
from uuid import uuid4

from playwright.sync_api import Page

from tests.browser.layout import HOST, NAME
from tests.browser.play import CUB, HERE, ME, OPEN, Data, ask, order, state_of

TITLE = "Abenddämmerung am Wolfssee"
"""A long name of a table, which takes what room there is and no more."""
POSITIONS = Path(__file__).parent / "positions"
GAMES = Path(__file__).parents[1] / "replays"
LONE_STEPS = {
    "basic": {"lead": 20, "take": 30, "place": 31, "follow": 33, "last": 51},
    "advanced": {"lead": 24, "take": 46, "place": 31, "follow": 21, "last": 51},
}
"""Where in the stored games the first seat decides what."""


class Tables:
    """Tables, made when they are first needed; some by another person than the visitor."""

    def __init__(self, page: Page, other: Page) -> None:
        self.page = page
        self.other = other
        self._made: dict[str, str] = {}
        ask(page, "/api/people/guest", {"name": NAME})
        ask(other, "/api/people/guest", {"name": HOST})

    def id(self, name: str, fresh: bool = False) -> str:
        if fresh or name not in self._made:
            self._made[name] = self._make(name)
        return self._made[name]

    def offer(self, name: str) -> list[str]:
        options = state_of(self.page, self.id(name))["position"]["offer"]
        return [str(option["text"]) for option in options]

    def invite(self, name: str) -> str:
        """The way to a seat at a table that another person gathers."""
        return str(ask(self.other, f"/api/tables/{self.id(name)}/invites/1", {})["path"])

    def _make(self, name: str) -> str:
        if name == "draft":
            return self._begun(self.page, self._new(self.page, seats=[ME, CUB, CUB], title=TITLE))
        if name == "gathering":
            return self._new(self.other, seats=[ME, OPEN, CUB, OPEN, CUB])
        game, _, rest = name.partition(" ")
        if rest == "game":
            return self._finished(game)
        if rest == "waiting":
            return self._waiting(game)
        if rest == "watched":
            return self._watched(game)
        if game in LONE_STEPS:
            return self._import(f"lone-{game}.txt", step=LONE_STEPS[game][rest])
        return self._import(f"{game}.txt", change=CHANGES.get(rest, {}))

    def _new(self, host: Page, **wish: Any) -> str:
        made = {"game": "the-wolves", "pause": 0, "options": {"seed": 2}, **wish}
        return str(ask(host, "/api/tables", made)["table"]["id"])

    def _begun(self, host: Page, table: str) -> str:
        order(host, table, do="begin")
        return table

    def _finished(self, game: str) -> str:
        """A game that was played to its end, of a file."""
        text = (GAMES / f"{game}.game").read_text()
        return str(ask(self.page, "/api/imports", {"text": text})["table"]["id"])

    def _waiting(self, game: str) -> str:
        """A table at which another person decides, and the visitor sits beside them."""
        lone = game in LONE_STEPS
        text = (POSITIONS / (f"lone-{game}.txt" if lone else f"{game}.txt")).read_text()
        step = LONE_STEPS[game]["lead"] if lone else None
        seats = self._seats(text, step)
        seat = (seats.index(ME) + 1) % len(seats)
        seats[seat] = OPEN
        made = ask(self.other, "/api/imports", {"text": text, "step": step, "seats": seats})
        table = str(made["table"]["id"])
        path = str(ask(self.other, f"/api/tables/{table}/invites/{seat}", {})["path"])
        invite = path.rpartition("/")[2]
        sit = {"do": "sit", "seat": seat, "invite": invite}
        body = {"id": str(uuid4()), "seq": made["seq"], "command": sit}
        ask(self.page, f"/api/tables/{table}/orders", body)
        return self._begun(self.other, table)

    def _watched(self, game: str) -> str:
        """A table of others, some steps into the game; the visitor looks on."""
        lone = game in LONE_STEPS
        players = 2 if lone else int(game[-1])
        wish: Data = {"game": "lone-wolves", "options": {"seed": 2, "board": game}} if lone else {}
        table = self._new(self.other, seats=[ME, *[HERE] * (players - 1)], **wish)
        self._begun(self.other, table)
        for _ in range(12 if lone else 2 * players):
            seat = state_of(self.other, table)["position"]["to_decide"]
            offer = state_of(self.other, table, seat=seat)["position"]["offer"]
            order(self.other, table, do="play", seat=seat, line=[offer[0]["text"]])
        return table

    def _import(
        self, file: str, step: int | None = None, change: dict[str, str] | None = None
    ) -> str:
        """A table that goes on from a file, with the visitor where it is to be decided."""
        text = (POSITIONS / file).read_text()
        for old, new in (change or {}).items():
            assert old in text, f"{file} has no {old}"
            text = text.replace(old, new)
        wish = {"text": text, "step": step, "seats": self._seats(text, step)}
        return self._begun(self.page, str(ask(self.page, "/api/imports", wish)["table"]["id"]))

    def _seats(self, text: str, step: int | None) -> list[Data]:
        """A person where it is to be decided, and bots around them."""
        looked_at = ask(self.page, "/api/imports", {"text": text, "step": step})
        seats: list[Data] = [CUB] * len(looked_at["table"]["seats"])
        seats[looked_at["position"]["to_decide"]] = ME
        return seats


CHANGES = {
    "newcomer": {"turns 9": "turns 3", "actions 0": "actions 1"},
    "end": {"actions 0": "actions 2"},
    "scoring": {"actions 0": "actions 2", "moonlight 4 4": "moonlight 9 8"},
    "last": {
        "actions 0": "actions 2",
        "moonlight 4 4": "moonlight 22 21",
        "phase none": "phase quarter",
        "tokens crescent crescent quarter full quarter full": "tokens - - - full - full",
    },
}
"""What is different in a position from which the end of a turn, a phase, the game is near."""

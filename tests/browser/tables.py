"""Tables that stand where states begin, from positions and games that hold all of them."""

from pathlib import Path
from typing import Any
from uuid import uuid4

from playwright.sync_api import Page

from tests.browser.layout import HOST, NAME
from tests.browser.patience import until
from tests.browser.play import CUB, HERE, ME, OPEN, Data, ask, order, state_of

TITLE = "Abenddämmerung am Wolfssee"
"""A long name of a table, which takes what room there is and no more."""
POSITIONS = Path(__file__).parent / "positions"
GAMES = Path(__file__).parents[1] / "replays"
LONE_STEPS = {
    "basic": {"lead": 20, "take": 30, "place": 31, "follow": 33, "last": 51}
    | {"three": 8, "blood-moon": 39, "second-trump": 48},
    "advanced": {"lead": 24, "take": 46, "place": 31, "follow": 21, "last": 51}
    | {"three": 4, "blood-moon": 39, "second-trump": 40},
}
"""Where in the stored games what is decided: a 3 led, the slot before the blood moon rises."""
STORED = {
    "wolves-2": ("the-wolves-2-players", 59),
    "wolves-4": ("the-wolves-4-players", 192),
    "hunt-choice": ("the-wolves-hunt-choice", 3),
}
"""Tables that stand in the middle of a golden game: its name, and the step at which."""


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
        if rest == "recap":
            return self._gone_round(game)
        if game in STORED:
            stored, step = STORED[game]
            return self._import(GAMES / f"{stored}.game", step=step)
        if game in LONE_STEPS:
            return self._import(POSITIONS / f"lone-{game}.txt", step=LONE_STEPS[game][rest])
        return self._import(POSITIONS / f"{game}.txt", change=CHANGES[name] if rest else {})

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

    def _gone_round(self, game: str) -> str:
        """A table at which the others have decided since the visitor did."""
        table = self._make(f"{game} lead" if game in LONE_STEPS else f"{game} end")
        state = state_of(self.page, table)
        seat = state["position"]["to_decide"]
        options = [str(option["text"]) for option in state["position"]["offer"]]
        line = ["end" if "end" in options else options[0]]
        order(self.page, table, do="play", seat=seat, line=line)
        until(self.page, lambda: state_of(self.page, table)["table"]["to_decide"] == seat)
        return table

    def _import(
        self, file: Path, step: int | None = None, change: dict[str, str] | None = None
    ) -> str:
        """A table that goes on from a file, with the visitor where it is to be decided."""
        text = file.read_text()
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


LAST_PHASE = {
    "phase none": "phase quarter",
    "full crescent quarter crescent": "full - - -",
    "quarter quarter crescent quarter": "- - - -",
}
"""With five players, nothing but full moons is left to be scored."""
CHANGES = {
    "wolves-3 newcomer": {"turns 9": "turns 3", "actions 0": "actions 1"},
    "wolves-3 end": {"actions 0": "actions 2"},
    "wolves-3 scoring": {"actions 0": "actions 2", "moonlight 4 4": "moonlight 9 8"},
    "wolves-3 last": {
        "actions 0": "actions 2",
        "moonlight 4 4": "moonlight 22 21",
        "phase none": "phase quarter",
        "tokens crescent crescent quarter full quarter full": "tokens - - - full - full",
    },
    "wolves-3 hunter": {"prey=moose tokens": "prey=moose,deer,boar,rabbit,raccoon tokens"},
    "wolves-3 twins": {"fBp         t": "fBpBa       t", "fBa         =": "f           ="},
    "wolves-5 end": {"actions 0": "actions 2"},
    "wolves-5 scoring": {"actions 0": "actions 2", "moonlight 0 0": "moonlight 13 12"},
    "wolves-5 last": {**LAST_PHASE, "actions 0": "actions 2", "moonlight 0 0": "moonlight 30 29"},
    "wolves-5 late": {**LAST_PHASE, "moonlight 0 0": "moonlight 27 26"},
}
"""What is different in a position: all prey, two wolves on one hex, the end of a turn, a phase."""

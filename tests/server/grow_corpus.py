"""Add games to the corpus of logs; those that are there stay as they are.

    python -m tests.server.grow_corpus

A game is played by the decisions of a golden one or by random ones, with everything that can happen
at a table. For a new option, a new kind of event or a new version of the rules, add a game below
and run this again. A log that can't be read any more is a broken promise, never a reason to make it
anew.
"""

import random
from collections.abc import Callable
from datetime import timedelta
from typing import Any
from uuid import uuid4

from tests import ROOT
from tests.server.stored import CORPUS, write
from tests.server.tables import ADA, BEGAN, BOB, EVE, TableInHand, two
from wolfmoon.bots.registry import bot_names
from wolfmoon.engine.game import Game
from wolfmoon.server.commands import BotFailed, BotPlays, Depart, NoteHint, TimedOut
from wolfmoon.server.events import Event
from wolfmoon.server.going_back import undo_step
from wolfmoon.server.making import at_step, going_on, read_file
from wolfmoon.server.protocol import NewImport
from wolfmoon.server.table import table_of

UNDO = 0.1
HOUSE = {"honour": [[4, 11], [6, 9], [7, 8], [6, 9], [4, 11]]}


# -- playing ----------------------------------------------------------------------------
class Script:
    """Decisions for a table: those of a golden game where it has any, else random ones."""

    def __init__(self, name: str, golden: str | None = None) -> None:
        self.chance = random.Random(name)
        self.log: list[int] = []
        self.options: dict[str, Any] = {}
        if golden is not None:
            game = golden_game(golden)
            self.log = [action.number for action in game.log]
            headers = game.start.headers
            self.options = {"seed": int(headers["seed"][0]), "packs": headers["packs"]}

    def choose(self, game: Game) -> int:
        step = len(game.log)
        return self.log[step] if self.log else self.chance.choice(game.offer).number


def golden_game(name: str) -> Game:
    """One of the games in `tests/replays`."""
    return read_file((ROOT / "tests/replays" / f"{name}.game").read_text(encoding="utf-8"))


def play(desk: TableInHand, script: Script, times: int = 10_000) -> None:
    """Whoever is to decide does so, some times over or to the end."""
    for _ in range(times):
        seat = desk.table.to_decide
        if seat is None:
            return
        assert desk.table.game is not None
        game = desk.table.game.copy()
        if desk.table.seats[seat].bot is not None:
            desk.do(BotPlays(seat, turn(game, script)), None)
        elif undo_step(desk.table) is not None and script.chance.random() < UNDO:
            desk.do("undo", desk.holder(), seat=seat)
        else:
            line = [str(game.action(script.choose(game)))]
            desk.do("play", desk.holder(), seat=seat, line=line)


def turn(game: Game, script: Script) -> tuple[int, ...]:
    """A bot's whole turn."""
    now, numbers = (game.seat, game.rules.turns(game.state)), []
    while (game.seat, game.rules.turns(game.state)) == now:
        numbers.append(script.choose(game))
        game.play(numbers[-1])
    return tuple(numbers)


def play_until(desk: TableInHand, script: Script, seat: int) -> None:
    """Play until a seat is to decide."""
    while desk.table.to_decide != seat:
        play(desk, script, 1)


# -- the games --------------------------------------------------------------------------
def lone_wolves() -> TableInHand:
    """Two people; one asks to go back, in vain, then with success; and once more they play."""
    desk, script = two("lone-wolves"), Script("lone-wolves")
    play(desk, script, 9)
    for agree in (False, True):
        desk.do("ask_back", ADA, seat=0)
        desk.do("answer_back", BOB, seat=1, agree=agree)
        play(desk, script, 4)
    play(desk, script)
    desk.do("rematch", BOB)
    return desk


def lone_wolves_advanced() -> TableInHand:
    """House values and a live clock, which runs out; the stand-in plays on."""
    clock = {"kind": "live", "minutes": 1, "increment": 5}
    desk = two("lone-wolves", options={"board": "advanced", **HOUSE}, clock=clock, access="link")
    script = Script("advanced")
    play(desk, script, 5)
    late = desk.table.to_decide
    assert late is not None
    desk.at += timedelta(minutes=2)
    desk.do(TimedOut(late), None)
    play(desk, script)
    return desk


def lone_wolves_alone() -> TableInHand:
    """A person and a bot, who always agrees to go back."""
    desk, script = TableInHand("lone-wolves", "me hunter", access="private"), Script("alone")
    desk.do("begin")
    play(desk, script, 8)
    play_until(desk, script, 0)
    desk.do("ask_back", ADA, seat=0)
    play(desk, script)
    return desk


def lone_wolves_hinted() -> TableInHand:
    """Two people with hints: one has them in two turns, the other plays with the tutor."""
    desk, script = two("lone-wolves", hints=True), Script("hinted")
    for turn in (0, 3):
        play_until(desk, script, 0)
        desk.do(NoteHint(0, turn, "lantern"), None)
        play(desk, script, 7)
    desk.do(NoteHint(1, 0, "tutor"), None)
    play(desk, script, 5)
    return desk


def the_wolves_2() -> TableInHand:
    """Chosen packs; one leaves for a while, and a bot stands in."""
    script = Script("two", golden="the-wolves-2-players")
    desk = two("the-wolves", options=script.options, spectators=False)
    play(desk, script, 30)
    desk.do("leave", BOB)
    play(desk, script, 12)
    desk.do("reclaim", BOB)
    play(desk, script)
    return desk


def the_wolves_3() -> TableInHand:
    """A bot fails and is replaced; turns have a clock; one is gone for good."""
    script = Script("three", golden="the-wolves-3-players")
    clock = {"kind": "turns", "hours": 24}
    desk = TableInHand("the-wolves", "me open scout", options=script.options, clock=clock)
    desk.do("sit", BOB, seat=1)
    desk.do("begin")
    play_until(desk, script, 2)
    desk.do(BotFailed(2, "hang", "cub"), None)
    play(desk, script, 60)
    desk.do(Depart(BOB), None)
    play(desk, script)
    return desk


def the_wolves_4() -> TableInHand:
    """Two people on one device; someone comes and goes, a seat is filled and opened again."""
    script = Script("four", golden="the-wolves-4-players")
    desk = TableInHand("the-wolves", "me here open open", options=script.options, undo="none")
    desk.do("sit", EVE, seat=2)
    desk.do("leave", EVE)
    desk.do("sit", BOB, seat=2)
    desk.do("fill", ADA, seat=3, level="cub")
    desk.do("fill", ADA, seat=3, level=None)
    desk.do("sit", EVE, seat=3)
    desk.do("fill", ADA, seat=3, level="random")
    desk.do("begin")
    play(desk, script)
    return desk


def the_wolves_5() -> TableInHand:
    """The host hands the table on and is gone; the seats that are left go to bots."""
    script = Script("five", golden="the-wolves-5-players")
    desk = TableInHand("the-wolves", "open open open open open", options=script.options)
    desk.do("sit", BOB, seat=2)
    desk.do(Depart(ADA), None)
    desk.do("begin", BOB)
    play(desk, script)
    return desk


def closed() -> TableInHand:
    """Someone is sent away, and the host closes the table before anything begins."""
    desk = TableInHand("the-wolves", "me open open")
    desk.do("sit", BOB, seat=1)
    desk.do("send_away", ADA, seat=1)
    desk.do("close")
    return desk


def drawn(game: str, decisions: int) -> Callable[[], TableInHand]:
    """Two people at a table whose deal the server drew."""

    def made() -> TableInHand:
        desk = two(game, options={"seed": None})
        play(desk, Script(f"{game}-drawn"), decisions)
        return desk

    return made


def study(golden: str, step: int) -> Callable[[], TableInHand]:
    """One person goes on from a step of a file, undoes, and leaves."""

    def made() -> TableInHand:
        whole, script = at_step(golden_game(golden), step), Script(golden)
        bots = tuple(bot_names(whole.rules.name))
        chance, alone = random.Random(golden), NewImport(text="")
        about = going_on(whole, alone, ADA, chance, bots, "random", branch_of="other")
        desk = TableInHand(whole.rules.name)
        desk.table = table_of("t", [Event(1, BEGAN, about, uuid4().hex, ADA)])
        play(desk, script, 12)
        desk.do("undo", ADA, seat=0, to_step=step - 3)
        play(desk, script, 6)
        desk.do("leave")
        return desk

    return made


GAMES: dict[str, Callable[[], TableInHand]] = {
    "lone-wolves": lone_wolves,
    "lone-wolves-advanced": lone_wolves_advanced,
    "lone-wolves-alone": lone_wolves_alone,
    "lone-wolves-hinted": lone_wolves_hinted,
    "lone-wolves-drawn": drawn("lone-wolves", 200),
    "lone-wolves-study": study("lone-wolves-advanced", 12),
    "the-wolves-2-players": the_wolves_2,
    "the-wolves-3-players": the_wolves_3,
    "the-wolves-4-players": the_wolves_4,
    "the-wolves-5-players": the_wolves_5,
    "the-wolves-closed": closed,
    "the-wolves-drawn": drawn("the-wolves", 40),
    "the-wolves-study": study("the-wolves-3-players", 40),
}


def main() -> None:
    """Add the games that are missing."""
    CORPUS.mkdir(exist_ok=True)
    for name, make in GAMES.items():
        path = CORPUS / f"{name}.log"
        if path.exists():
            print(f"{path.name} stays as it is")
            continue
        desk = make()
        write(path, [entry.event for entry in desk.table.log])
        print(f"{path.name} added: {desk.table.seq} events, {desk.table.status}")


if __name__ == "__main__":
    main()

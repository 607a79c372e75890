"""What one machine carries when people play with bots: python bench/company.py [--people 24]

For each game and each level of bots, so many people play at a table of their own against one bot,
through sockets, and decide at once whenever it is their turn: nothing but the server holds them up.
What counts is CPU time for each turn of a bot, of the server and of the processes in which bots
think: it says how many turns a core carries, whatever else the machine has to do meanwhile. How
long people waited for the bot is told beside it, at a load that no real company would make.
"""

import argparse
import asyncio
import itertools
import random
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import uvloop
from crowd import Person, now
from house import House
from keeping import keep
from load import spread

from wolfmoon.bots.registry import bot_names
from wolfmoon.games import NAMES

MINE, BOT = 0, 1
WARM_UP_SECONDS = 4.0
THOUGHT_SECONDS = 20.0
"""For one decision of a person who plays at leisure: what tables and cores are told by."""
BUSY = 0.5
"""The part of a core that is meant to be taken: the rest is for hours in which more people come."""

Data = dict[str, Any]


@dataclass
class Played:
    """What happened at a table."""

    decisions: int = 0
    turns: int = 0
    waits: list[float] = field(default_factory=list)


class Alone:
    """A person who plays one game after another with a bot."""

    def __init__(self, house: House, number: int) -> None:
        self._person = Person(house.host, house.port)
        self._number, self._chance = number, random.Random(number)
        self.played = Played()

    async def play(self, game: str, level: str, until: float) -> None:
        """Play until a moment; games that are over are followed by others."""
        if not self._person.cookie:
            await self._person.post("/api/people/guest", {"name": f"Guest {self._number}"})
        while now() < until:
            await self._begin(game, level)
            while now() < until and self._table["status"] == "playing":
                await self._one_decision()

    async def _begin(self, game: str, level: str) -> None:
        seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
        made = await self._person.post("/api/tables", {"game": game, "seats": seats})
        id = made["table"]["id"]
        await self._person.look(id)
        await self._person.order(id, "begin")
        await self._person.watch(id)

    @property
    def _table(self) -> Data:
        table: Data = self._person.state["table"]
        return table

    async def _one_decision(self) -> None:
        if self._table["to_decide"] == MINE:
            line = [self._chance.choice(self._person.state["position"]["offer"])["text"]]
            asked = now()
            await self._person.move(seat=MINE, line=line)
            self.played.decisions += 1
        else:
            asked = now()
        while self._table["to_decide"] == BOT:
            await self._person.hear(self._person.state["seq"] + 1)
            self.played.turns += 1
            if self._table["to_decide"] != BOT:
                self.played.waits.append(now() - asked)

    async def go(self) -> None:
        """Leave."""
        await self._person.go()


async def measure(house: House, game: str, level: str, people: int, seconds: float) -> Data:
    """The figures of one game and one level."""
    company = [Alone(house, number) for number in range(people)]
    await together(company, game, level, WARM_UP_SECONDS)
    for each in company:
        each.played = Played()
    before, began = house.cpu_parts(), now()
    errors = await together(company, game, level, seconds)
    after, took = house.cpu_parts(), now() - began
    turns = sum(each.played.turns for each in company)
    decisions = sum(each.played.decisions for each in company)
    server, thinking = (end - start for start, end in zip(before, after, strict=True))
    await asyncio.gather(*(each.go() for each in company))
    return {
        "turns": turns,
        "decisions": decisions,
        "turns_per_second": turns / took,
        "thinking_ms_per_turn": thinking / max(turns, 1) * 1e3,
        "server_ms_per_event": server / max(turns + decisions, 1) * 1e3,
        "wait_ms": spread([wait for each in company for wait in each.played.waits]),
        "memory_mb": house.memory_mb(),
        "errors": errors,
    }


async def together(company: list[Alone], game: str, level: str, seconds: float) -> list[str]:
    """Have everyone play for so long; what went wrong."""
    until = now() + seconds
    playing = (each.play(game, level, until) for each in company)
    outcomes = await asyncio.gather(*playing, return_exceptions=True)
    return [repr(each) for each in outcomes if each is not None]


def carried(figures: Data) -> float:
    """Tables of people at leisure that half a core carries: one decision, one turn of the bot."""
    shares = figures["decisions"] / max(figures["turns"], 1)
    server = figures["server_ms_per_event"] * (1 + 1 / shares)
    cost = server + figures["thinking_ms_per_turn"] / shares
    return BUSY * 1e3 * THOUGHT_SECONDS / cost


def line(game: str, level: str, figures: Data) -> str:
    """The figures in a row."""
    waits = figures["wait_ms"]
    return (
        f"{game:12}{level:8}{figures['turns']:7}{figures['turns_per_second']:8.1f}"
        f"{figures['thinking_ms_per_turn']:11.1f}{figures['server_ms_per_event']:9.2f}"
        f"{waits['p50']:8.0f}{waits['p95']:8.0f}{figures['memory_mb']:8.0f}"
        f"{figures['tables']:8.0f}{len(figures['errors']):4}"
    )


def main() -> None:
    """Measure all levels of all games, and keep what was found."""
    parser = argparse.ArgumentParser(description=__doc__.partition(":")[0])
    parser.add_argument("--people", type=int, default=24)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--no-keep", action="store_true")
    wanted = parser.parse_args()
    found: Data = {}
    print(
        f"{'':20}{'turns':>7}{'a s':>8}{'think ms':>11}{'ms each':>9}{'p50':>8}{'p95':>8}"
        f"{'MB':>8}{'tables':>8}{'bad':>4}"
    )
    for game in NAMES:
        for level in bot_names(game):
            with tempfile.TemporaryDirectory(prefix="wolfmoon-company-") as folder:
                house = House(Path(folder), None, "--bot-processes", str(wanted.processes))
                try:
                    asked = measure(house, game, level, wanted.people, wanted.seconds)
                    figures = uvloop.run(asked)
                finally:
                    house.stop()
            figures["tables"] = carried(figures)
            found[f"{game} {level}"] = figures
            print(line(game, level, figures), flush=True)
    if not wanted.no_keep:
        keep("company", {"people": wanted.people, "processes": wanted.processes, **found})
    errors = itertools.chain.from_iterable(each["errors"] for each in found.values())
    sys.exit(1 if any(errors) else 0)


if __name__ == "__main__":
    main()

"""What is done beside the loop: nobody waits for another's pictures, messages or hints."""

import asyncio
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from wolfmoon.server import server
from wolfmoon.server.advice import Advice
from wolfmoon.server.beside import Beside
from wolfmoon.server.readers import Readers, asking
from wolfmoon.server.settings import Settings
from wolfmoon.server.thinking import drawing
from wolfmoon.server.thinking.drawing import Draughtsman
from wolfmoon.server.thinking.errand import Errand
from wolfmoon.server.thinking.errands import Errands

SERVER = Path(server.__file__).parent
MOON = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="4"/></svg>'
PNG = b"\x89PNG"


# -- pictures -----------------------------------------------------------------------------
def test_a_picture_is_drawn_in_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """What draws it holds up every thread of the process that it is in."""
    monkeypatch.setattr(drawing, "png", None)
    assert Draughtsman().png(MOON).startswith(PNG)


def test_the_server_draws_nowhere_else() -> None:
    own = {
        file.relative_to(SERVER).as_posix()
        for file in SERVER.rglob("*.py")
        if "draw.png import" in file.read_text(encoding="utf-8")
    }
    assert own == {"thinking/drawing.py"}


# -- whose turn it is ---------------------------------------------------------------------
async def ask(address: str, person: str, what: Callable[[], Any]) -> Any:
    """Ask for something as someone who comes from somewhere."""
    asking.set((address, person))
    return await what()


async def _others_are_served(
    held: list[Callable[[], Any]],
    wanted: Callable[[], Any],
    hold: threading.Event,
    addresses: int = 1,
) -> None:
    """Many people at some addresses ask for what takes long; one elsewhere is served at once."""
    greedy = [
        asyncio.create_task(ask(f"here {number % addresses}", f"p{number}", what))
        for number, what in enumerate(held)
    ]
    await asyncio.sleep(0.1)
    try:
        assert await asyncio.wait_for(ask("there", "q", wanted), 30) == "served"
    finally:
        hold.set()
        await asyncio.gather(*greedy)


@pytest.mark.parametrize("many", ["work", "draw", "send", "judge"])
def test_whoever_keeps_one_kind_of_work_busy_stops_no_other(many: str) -> None:
    hold, beside = threading.Event(), Beside()
    held = [partial(getattr(beside, many), hold.wait)] * 9
    kinds = {"work", "draw", "send", "judge"} - {many}
    try:
        for kind in sorted(kinds):
            hold.clear()
            served = partial(getattr(beside, kind), lambda: "served")
            asyncio.run(_others_are_served(held, served, hold, addresses=len(held)))
    finally:
        hold.set()
        beside.close()


@pytest.mark.parametrize("kind", ["work", "send"])
def test_one_address_leaves_threads_for_others(kind: str) -> None:
    hold, beside = threading.Event(), Beside()
    held = [lambda: getattr(beside, kind)(hold.wait)] * 9
    try:
        asyncio.run(_others_are_served(held, lambda: getattr(beside, kind)(lambda: "served"), hold))
    finally:
        hold.set()
        beside.close()


class Held(Errands):
    """Answers those of one address when it is allowed to."""

    def __init__(self, hold: threading.Event) -> None:
        super().__init__(2, Settings().bot_limits())
        self._hold = hold

    def run(self, errand: Errand[Any], whose: str, task: bool = False) -> Any:
        return "served" if whose == "hint q" else self._hold.wait()


def test_hints_for_one_address_leave_a_place_for_others() -> None:
    hold = threading.Event()

    async def run() -> None:
        advice = Advice(Held(hold))

        def hint(person: str) -> Callable[[], Any]:
            return lambda: advice.find(Errand(bytes, (person.encode(),), 1.0), person)

        await _others_are_served([hint(f"p{number}") for number in range(6)], hint("q"), hold)
        advice.close()

    asyncio.run(run())


def test_the_share_of_a_person_is_their_own_at_every_address() -> None:
    """Someone with two addresses has no more threads than one with one."""
    hold, readers, busy = threading.Event(), Readers(4, at_once=1, at_once_here=2), []

    def work() -> None:
        busy.append(1)
        hold.wait()

    async def run() -> None:
        tasks = [
            asyncio.create_task(ask(place, "p", lambda: readers.run(work)))
            for place in ("here", "there")
        ]
        await asyncio.sleep(0.3)
        assert len(busy) == 1
        hold.set()
        await asyncio.gather(*tasks)

    try:
        asyncio.run(run())
    finally:
        hold.set()
        readers.close()

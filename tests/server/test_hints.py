"""Hints at a table: for whom, from what, and that the others know."""

import asyncio
import json
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from tests.server.houses import House, Person, said
from tests.server.tables import ADA, BOB, EVE, TableInHand
from tests.server.test_hidden import alike, middle
from wolfmoon.engine.game import Game
from wolfmoon.engine.shape import Checked
from wolfmoon.engine.start import Start
from wolfmoon.games import games
from wolfmoon.server import protocol
from wolfmoon.server.advice import AT_ONCE, Advice
from wolfmoon.server.commands import NoteHint
from wolfmoon.server.events import Event
from wolfmoon.server.hinting import allowed, check_asks
from wolfmoon.server.refused import Refused
from wolfmoon.server.settings import Settings
from wolfmoon.server.table import Table, table_of
from wolfmoon.server.thinking.errands import Busy, Errands
from wolfmoon.server.thinking.hinting import hint_errand

HINT = Checked[protocol.Hint](protocol.Hint)
VERDICT = Checked[protocol.Verdict](protocol.Verdict)
SEED = 7
LONG = 400


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that can work something out."""
    with House(None, tmp_path_factory.mktemp("hints"), "--bot-processes", "1") as served:
        yield served


def as_json(data: object) -> Any:
    return json.loads(json.dumps(data))


# -- who may ask ------------------------------------------------------------------------
def begun(seats: str = "me random", **more: Any) -> TableInHand:
    desk = TableInHand("lone-wolves", seats, **more)
    for seat, each in enumerate(desk.table.seats):
        if each.kind == "open":
            desk.do("sit", by=BOB, seat=seat)
    desk.do("begin")
    return desk


def why(table: Table, person: str | None, seat: int) -> str:
    with pytest.raises(Refused) as refused:
        check_asks(table, person, seat)
    return refused.value.code


@pytest.mark.parametrize(
    ("seats", "hints", "answer"),
    [
        ("me random", None, "on"),
        ("me random", False, "off"),
        ("me open", None, "company"),
        ("me open", True, "on"),
        ("me here", None, "company"),
    ],
)
def test_whoever_plays_with_bots_alone_has_hints_and_others_if_the_table_was_made_so(
    seats: str, hints: bool | None, answer: str
) -> None:
    desk = begun(seats, hints=hints)
    assert allowed(desk.table) == answer
    seat = desk.table.to_decide or 0
    person = BOB if seats == "me open" and seat else ADA
    if desk.table.seats[seat].kind != "person":
        return
    if answer == "on":
        assert check_asks(desk.table, person, seat) is desk.table.game
    else:
        assert why(desk.table, person, seat) == f"hints-{answer}"


@pytest.mark.parametrize(
    "counts", [{"rated": True}, {"hunt": {"day": "2026-11-17", "pool": 0, "counts": True}}]
)
def test_nobody_has_hints_in_a_game_that_counts(counts: Any) -> None:
    desk = begun("me open", hints=True)
    first, *rest = (entry.event for entry in desk.table.log)
    rated = Event(1, first.at, replace(desk.table.about, **counts), first.order, first.by)
    table = table_of("t", [rated, *rest])
    assert allowed(table) == "rated"
    assert why(table, ADA if table.to_decide == 0 else BOB, table.to_decide or 0) == "hints-rated"


def test_only_the_one_who_is_to_decide_may_ask() -> None:
    desk = begun("me open", hints=True)
    turn = desk.table.to_decide
    assert turn is not None
    people = (ADA, BOB)
    assert check_asks(desk.table, people[turn], turn)
    assert why(desk.table, people[1 - turn], 1 - turn) == "hint-not-your-turn"
    assert why(desk.table, people[1 - turn], turn) == "not-your-seat"
    assert why(desk.table, EVE, turn) == "not-your-seat"
    assert why(desk.table, None, turn) == "not-your-seat"
    gathering = TableInHand("lone-wolves", "me open", hints=True)
    assert why(gathering.table, ADA, 0) == "table-not-started"


# -- what is known of it ------------------------------------------------------------------
def test_a_turn_with_hints_is_noted_once_and_a_rematch_begins_without_any() -> None:
    desk = begun("me here", hints=True)
    desk.do(NoteHint(0, 3, "lantern"), by=None)
    desk.do(NoteHint(0, 0, "tutor"), by=None)
    assert desk.refused(NoteHint(0, 3, "lantern"), by=None) == "already-done"
    assert desk.refused(NoteHint(0, 0, "tutor"), by=None) == "already-done"
    desk.do(NoteHint(0, 4, "lantern"), by=None)
    assert desk.table.seats[0].hinted == {3, 4} and desk.table.seats[0].tutored
    again = table_of("t", [entry.event for entry in desk.table.log])
    assert again.seats == desk.table.seats


def test_a_study_is_nobody_elses_business() -> None:
    desk = begun("me here", hints=True)
    first, *rest = (entry.event for entry in desk.table.log)
    study = Event(1, first.at, replace(desk.table.about, analysis=True), first.order, first.by)
    desk.table = table_of("t", [study, *rest])
    assert desk.refused(NoteHint(0, 3, "lantern"), by=None) == "already-done"


# -- through the door ---------------------------------------------------------------------
def asked(person: Person, table: Any, seat: int) -> Any:
    """The hint; a machine that is busy with other tests takes its time."""
    answer = said(person.ask("POST", f"{table.path}/hint", {"seat": seat}, timeout=LONG))
    HINT.read(answer)
    return answer


def judged(person: Person, table: Any, body: Any) -> Any:
    answer = said(person.ask("POST", f"{table.path}/verdict", body, timeout=LONG))
    VERDICT.read(answer)
    return answer


@pytest.mark.parametrize("name", ["lone-wolves", "the-wolves"])
def test_the_door_says_what_the_engine_says_and_everyone_sees_that_it_was_asked(
    house: House, name: str
) -> None:
    ada, eve = house.guest("Ada"), house.guest("Eve")
    table = ada.make(name, ["me", "here"], options={"seed": SEED}, hints=True, access="link")
    assert ada.refused("POST", f"{table.path}/hint", {"seat": 0})["code"] == "table-not-started"
    table.order("begin")
    seat = table.table["to_decide"]
    nobody = house.visitor().refused("POST", f"{table.path}/hint", {"seat": seat})
    assert nobody["status"] == 401
    spectator = eve.refused("POST", f"{table.path}/hint", {"seat": seat})
    assert (spectator["status"], spectator["code"]) == (403, "not-your-seat")

    rules, players = games[name], {"players": 2} if name == "the-wolves" else {}
    local = Game(rules, rules.start(seed=SEED, **players))
    hint = asked(ada, table, seat)
    assert hint == {"step": 0, **as_json(local.hint())}
    assert asked(ada, table, seat) == hint
    best = hint["rungs"][-1]["steps"]
    line = [step["text"] for step in best]
    body = {"seat": seat, "line": line, "threshold": 20}
    verdict = judged(ada, table, body)
    numbers = [number for step in best for number in step["decisions"]]
    hinter = local.rules.hinter
    assert hinter is not None
    own: Any = hinter()
    assert verdict == {"step": 0, **as_json(own.judge(local, numbers, 0.2))}
    assert not verdict["warns"]

    seen = eve.at(table).table
    assert [(each["hints"], each["tutored"]) for each in seen["seats"]][seat] == (1, True)
    events = eve.get(f"{table.path}/events")["events"]
    told = [(each["seat"], each["facts"]) for each in events if each["kind"] == "hinted"]
    assert told == [(seat, {"by": "lantern"}), (seat, {"by": "tutor"})]


def test_the_tutors_remark_is_the_first_rung_alone_and_is_noted_once_for_a_game(
    house: House,
) -> None:
    ada, eve = house.guest("Ada"), house.guest("Eve")
    table = ada.make(
        "lone-wolves", ["me", "here"], options={"seed": SEED}, hints=True, access="link"
    )
    table.order("begin")
    seat = table.table["to_decide"]
    spectator = eve.refused("POST", f"{table.path}/remark", {"seat": seat})
    assert (spectator["status"], spectator["code"]) == (403, "not-your-seat")
    remark = said(ada.ask("POST", f"{table.path}/remark", {"seat": seat}, timeout=LONG))
    seats = eve.at(table).table["seats"]
    assert (seats[seat]["hints"], seats[seat]["tutored"]) == (0, True)
    look = asked(ada, table, seat)["rungs"][0]
    assert remark == {"step": 0, "claims": look["claims"], "places": look["places"]}
    assert said(ada.ask("POST", f"{table.path}/remark", {"seat": seat})) == remark
    events = eve.get(f"{table.path}/events")["events"]
    told = [each["facts"]["by"] for each in events if each["kind"] == "hinted"]
    assert told == ["tutor", "lantern"]


def test_decisions_that_make_no_turn_are_not_judged(house: House) -> None:
    ada = house.guest("Ada")
    table = ada.make("the-wolves", ["me", "random"], options={"seed": SEED})
    table.order("begin")
    seat = table.look().table["to_decide"]
    if seat == 0:
        body = {"seat": 0, "line": []}
        problem = ada.refused("POST", f"{table.path}/verdict", body, timeout=LONG)
        assert problem["code"] == "not-a-turn"


def test_no_hint_depends_on_what_the_seat_cannot_see(house: House) -> None:
    """Two tables that look alike to the one who asks, and differ in all that is hidden."""
    ada, rules = house.guest("Ada"), games["lone-wolves"]
    begun = (middle(seed, "advanced", 8) for seed in range(9))
    game = next(each for each in begun if each.seat == 0)
    other = Game(rules, Start(alike(game.states, 0, 5)))
    assert other.states.tobytes() != game.states.tobytes()
    card = random.Random(1).choice(game.offer).text
    answers = []
    for each in (Game(rules, Start(game.states)), other):
        new = {"text": each.dump(), "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
        table = ada.at(ada.post("/api/imports", new)["table"]["id"])
        table.order("begin")
        body = {"seat": 0, "line": [card]}
        answers.append((asked(ada, table, 0), judged(ada, table, body)))
    assert answers[0] == answers[1]


# -- how often ----------------------------------------------------------------------------
def test_one_is_stopped_before_the_work_and_a_full_house_says_so() -> None:
    class Full(Errands):
        def run(self, *about: Any, **more: Any) -> Any:
            raise Busy

    advice = Advice(Full(1, Settings().bot_limits()))

    async def codes() -> list[str]:
        found = []
        for number in range(AT_ONCE + 1):
            try:
                await advice.find(hint_errand(("lone-wolves", 1, bytes([number]))), "ada")
            except Refused as refused:
                found.append(refused.code)
        return found

    assert asyncio.run(codes()) == ["busy"] * AT_ONCE + ["too-many-requests"]


def test_a_server_without_processes_says_that_it_gives_no_hints() -> None:
    advice = Advice(Errands(0, Settings().bot_limits()))
    with pytest.raises(Refused, match="hints-away"):
        asyncio.run(advice.find(hint_errand(("lone-wolves", 1, b"")), "ada"))

"""A bot that crashes, hangs or cheats loses its game by name, and the arena goes on."""

import re
from contextlib import closing

import pytest

from tests.arena.shell import contest, own, run
from wolfmoon.arena.executors import Job, Local, in_order
from wolfmoon.arena.records import GameRecord

PATIENCE = 0.5
FAULTS = {
    "Crash": ("crash", "ValueError: no idea at all"),
    "Cheat": ("illegal", r"^\d+$"),
    "Die": ("crash", r"^exit\(3\)$"),
    "Hang": ("hang", r"^0\.5 s$"),
}


@pytest.fixture(scope="module")
def played() -> dict[str, list[GameRecord]]:
    """A block with each failing bot, and after all of them one with a bot that does not fail."""
    names = [*FAULTS, "First"]
    contests = [contest(name, "random", patience=PATIENCE) for name in names]
    jobs = [Job(number, each, 0) for number, each in enumerate(contests)]
    with closing(Local(1).run(jobs)) as results:
        return {names[job.number]: games for job, games in in_order(results)}


@pytest.mark.parametrize("name", FAULTS)
def test_a_failing_bot_loses_by_name(name: str, played: dict[str, list[GameRecord]]) -> None:
    kind, what = FAULTS[name]
    for seat, game in enumerate(played[name]):
        assert game.fault is not None
        assert (game.fault.bot, game.fault.seat) == (own(name)[0], seat)
        assert game.fault.kind == game.ended_by == kind
        assert re.search(what, game.fault.what) and "\n" not in game.fault.what
        assert game.winners == (1 - seat,)
        assert game.ranks[seat] == 2


@pytest.mark.parametrize("name", FAULTS)
def test_what_was_decided_before_is_kept(name: str, played: dict[str, list[GameRecord]]) -> None:
    for seat, game in enumerate(played[name]):
        assert len(game.decision_micros[seat]) == 9  # it fails at its tenth decision
        assert game.actions == played["Crash"][seat].actions


def test_the_arena_goes_on(played: dict[str, list[GameRecord]]) -> None:
    assert [game.fault for game in played["First"]] == [None, None]


def test_a_failing_bot_loses_on_all_its_seats_and_the_others_share() -> None:
    plan = contest("random", "Crash", options={"players": 3})
    with closing(Local(1).run([Job(0, plan, 0)])) as results:
        (_, games) = next(results)
    for rotation, game in enumerate(games):
        assert game.winners == (rotation,)


def test_the_command_tells_who_failed() -> None:
    bots = ",".join(own("Cheat", "random"))
    words = ["arena", "lone-wolves", "--bots", bots, "--blocks", 2, "--seed", 1, "--processes", 1]
    result = run(*words)
    assert result.exit_code == 0, result.output
    assert "tests.arena.sparring:Cheat lost 4 games: illegal action (" in result.output

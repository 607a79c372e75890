"""A block is one set-up from every seat, and nothing but the contest decides how it goes."""

from contextlib import closing

import pytest

from tests.arena.shell import contest, own
from wolfmoon.arena.contest import Contest, checked, lineup_of
from wolfmoon.arena.executors import Job, Local, in_order
from wolfmoon.arena.records import GameRecord, from_data
from wolfmoon.bots.bot import Budget
from wolfmoon.engine.errors import BadInput

TIMES = ("decision_micros", "turn_micros")


def played(*contests: Contest, blocks: int, processes: int) -> list[list[GameRecord]]:
    order = [(block, each) for each in contests for block in range(blocks)]
    jobs = [Job(number, each, block) for number, (block, each) in enumerate(order)]
    with closing(Local(processes).run(jobs)) as results:
        return [games for _, games in in_order(results)]


def without_times(games: list[GameRecord]) -> list[dict[str, object]]:
    return [
        {key: value for key, value in game.to_data().items() if key not in TIMES} for game in games
    ]


def test_the_bot_in_question_comes_to_every_seat() -> None:
    three = Contest("the-wolves", {"players": 3}, ("a", "b"), lineup_of(("a", "b"), 3), seed=1)
    assert [three.seating(r) for r in range(3)] == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]


def test_lineups() -> None:
    assert lineup_of(("a", "b"), 2) == (0, 1)
    assert lineup_of(("a", "b", "c"), 5) == (0, 1, 2, 2, 2)
    assert lineup_of(("a", "b"), 4, reverse=True) == (1, 0, 0, 0)
    for bots, reverse, said in (
        (("a",), False, "at least two bots"),
        (("a", "b", "c"), False, "3 bots need as many seats, and there are 2 for them"),
        (("a", "b", "c"), True, "3 bots need"),
    ):
        with pytest.raises(BadInput, match=said):
            lineup_of(bots, 2, reverse)
    with pytest.raises(BadInput, match="--reverse is for two bots, not 3"):
        lineup_of(("a", "b", "c"), 3, reverse=True)


def test_set_ups_and_luck_depend_on_seed_block_seat_and_decision() -> None:
    one = contest("random", "random", seed=1)
    other = contest("random", "random", seed=2)
    words = {
        one.luck(block, seat, decision)
        for block in range(5)
        for seat in range(3)
        for decision in range(20)
    }
    assert len(words) == 5 * 3 * 20 and 0 not in words
    assert one.luck(1, 0, 3) != other.luck(1, 0, 3)
    assert len({each.setup_seed(block) for each in (one, other) for block in range(50)}) == 100
    assert one.start(3).states.tobytes() == one.start(3).states.tobytes()
    assert one.start(3).states.tobytes() != one.start(4).states.tobytes()


def test_results_are_the_same_for_any_number_of_processes() -> None:
    plans = (
        contest("random", "Unsteady", options={"players": 3}),
        contest("random", "Unsteady", game="lone-wolves"),
    )
    alone = played(*plans, blocks=2, processes=1)
    together = played(*plans, blocks=2, processes=2)
    assert [without_times(games) for games in alone] == [without_times(g) for g in together]
    for games in alone:
        assert len({game.setup_seed for game in games}) == 1
        for game in games:
            assert sum(game.shares()) == pytest.approx(1)
            assert game.fault is None and game.actions
            assert sum(len(row) for row in game.decision_micros) == len(game.actions)
            turns = [sum(row) for row in game.turn_micros]
            assert turns == [sum(row) for row in game.decision_micros]
            assert [sum(column) for column in zip(*game.points.values(), strict=True)] == list(
                game.scores
            )


def test_bots_that_play_alike_share_every_block() -> None:
    (games,) = played(contest("random", "random"), blocks=1, processes=1)
    assert len({game.actions for game in games}) == 1
    assert sum(game.shares()[game.seating.index(0)] for game in games) == pytest.approx(1)


def test_a_bot_gets_its_budget_and_can_spoil_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    plain = contest("Budgeted", "Talker", game="lone-wolves")
    given = contest("Budgeted", "Talker", game="lone-wolves", budget=Budget(simulations=7))
    usual, budgeted = played(plain, given, blocks=1, processes=1)
    assert [game.actions for game in usual] != [game.actions for game in budgeted]
    assert not any(game.fault for game in usual + budgeted)
    assert capfd.readouterr().out == ""  # what a bot prints would break --json


def test_a_record_is_the_same_after_it_was_plain_data() -> None:
    (games,) = played(contest("Crash", "random", game="lone-wolves"), blocks=1, processes=1)
    for game in games:
        assert from_data(game.to_data()) == game
        older = game.to_data()
        older["points"] = {name.replace("-", " "): row for name, row in game.points.items()}
        assert "blood moon" in older["points"] and from_data(older) == game


def test_a_contest_is_checked_before_anything_is_played() -> None:
    for wrong, said in (
        ({"seed": -1}, "a seed is a whole number"),
        ({"seed": 2**64}, "a seed is a whole number"),
        ({"patience": 0.0}, "--patience is above 0"),
    ):
        with pytest.raises(BadInput, match=said):
            checked(contest("random", "random", **wrong))
    for name, said in (
        ("nobody", "has no bot 'nobody'"),
        ("Nobody", "can’t be loaded"),
        ("Unmade", "can’t be made: OSError: no weights"),
    ):
        with pytest.raises(BadInput, match=said):
            checked(contest("random", *own(name)))

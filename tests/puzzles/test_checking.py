"""The check of puzzles: each promise that is broken is told, by the other way of solving it."""

from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from wolfmoon.bots.the_wolves.levels import Scout
from wolfmoon.cli import main
from wolfmoon.puzzles import Condition, Puzzle, book
from wolfmoon.puzzles.book import NAME_LENGTH, written
from wolfmoon.puzzles.checking import Report, check, problems
from wolfmoon.puzzles.lone_wolves import checking as lone_checking
from wolfmoon.puzzles.lone_wolves.solving import names_of
from wolfmoon.puzzles.puzzle import BEST, GOAL, OPEN, PERCENTAGE, SAFE, Played
from wolfmoon.puzzles.puzzlers import judge_of
from wolfmoon.puzzles.the_wolves import judge as wolves_judge
from wolfmoon.puzzles.the_wolves.measures import total
from wolfmoon.puzzles.the_wolves.recounting import points_told
from wolfmoon.puzzles.the_wolves.taking import turn_of
from wolfmoon.puzzles.themes import Solution

SCORED = 40
"""So many turns that score are counted again in a test."""


def one(game: str, kind: str, goal: str = "") -> Puzzle:
    """The first puzzle of a kind, with a goal of one part."""
    return next(
        each
        for each in book(game).values()
        if each.kind == kind and len(each.goal) == 1 and goal in ("", each.goal[0].what)
    )


def told(puzzle: Puzzle) -> list[str]:
    return [problem.words.removeprefix("problem-puzzle-") for problem in problems(puzzle)]


def asking(puzzle: Puzzle, more: int) -> Puzzle:
    """The puzzle, asking for so much more."""
    (part,) = puzzle.goal
    return replace(puzzle, goal=(replace(part, count=part.count + more),))


def reported(puzzles: list[Puzzle]) -> Report:
    *_, report = check(puzzles, scout=False)
    return report


# -- Lone Wolves ------------------------------------------------------------------------
def test_an_ending_that_nobody_wins_or_everybody_is_told() -> None:
    for kind in (OPEN, SAFE):
        puzzle = one("lone-wolves", kind)
        assert told(puzzle) == []
        assert told(replace(puzzle, goal=(Condition("ahead", 60),))) == ["easy"]
        assert "easy" in told(replace(puzzle, goal=(Condition("ahead", -60),)))


def test_a_wrong_count_of_hands_is_told() -> None:
    puzzle = one("lone-wolves", PERCENTAGE)
    assert told(puzzle) == []
    assert told(asking(puzzle, 1)) == ["easy"]
    fewer = asking(puzzle, 1 - lone_checking.CLEAR_BY)
    assert "value" in told(fewer)  # another play comes too close


def test_a_right_decision_that_the_judge_does_not_know_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    puzzle = one("lone-wolves", OPEN)
    right = judge_of(puzzle.game).others(puzzle)
    monkeypatch.setattr(type(judge_of(puzzle.game)), "others", lambda *_: right[1:])
    assert told(puzzle) == ["value"]


def test_the_hands_of_the_check_are_those_that_the_rules_know() -> None:
    puzzle = one("lone-wolves", SAFE)
    view = puzzle.rules.view(puzzle.start[0], puzzle.seat)
    hands = list(lone_checking._hands(puzzle))
    assert len(hands) == puzzle.rules.count_worlds(view)  # type: ignore[attr-defined]
    assert puzzle.goal[0].count == len(hands)
    held = names_of(int(puzzle.start[0].hands[1 - puzzle.seat]))
    assert sorted(held) in [sorted(hand) for hand in hands]


# -- The Wolves -------------------------------------------------------------------------
@pytest.mark.parametrize("goal", ["score", "take", "hunt"])
def test_a_turn_that_does_not_reach_its_goal_is_told(goal: str) -> None:
    puzzle = one("the-wolves", GOAL, goal)
    assert told(puzzle) == []
    assert told(asking(puzzle, 50)) == ["solution"]


def test_a_turn_that_is_cut_short_or_against_the_rules_is_told() -> None:
    puzzle = one("the-wolves", GOAL)
    assert told(replace(puzzle, solution=puzzle.solution[:-1])) == ["solution"]
    assert told(replace(puzzle, solution=puzzle.solution[1:])) == ["refused"]
    assert told(replace(puzzle, solution=(9999,))) == ["refused"]


@pytest.mark.parametrize("game", ["the-wolves", "lone-wolves"])
def test_a_game_that_cannot_be_played_is_told(game: str) -> None:
    puzzle = next(iter(book(game).values()))
    assert isinstance(puzzle.source, Played)
    shorter = replace(puzzle.source, decisions=puzzle.source.decisions[1:])
    assert told(replace(puzzle, source=shorter)) == ["refused"]
    report = reported([replace(puzzle, source=shorter), puzzle])
    assert [why.words for _, why in report.wrong] == ["problem-puzzle-refused"]


def test_points_that_the_judge_counts_wrongly_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = one("the-wolves", GOAL, "score")
    generous = asking(puzzle, 1000)
    monkeypatch.setattr(wolves_judge, "holds", lambda *_: True)
    assert told(puzzle) == []
    assert told(generous) == ["value"]


def test_points_counted_from_what_is_told_are_those_of_the_score_sheet() -> None:
    """Turns of all stages, those that score a phase of the moon among them."""
    puzzles = [each for each in book("the-wolves").values() if each.kind == GOAL]
    scored = [each for each in puzzles if each.goal[0].what in ("score", "phase", "take")]
    phases = 0
    for puzzle in scored[:: len(scored) // SCORED]:
        solution, seat = Solution(puzzle), puzzle.seat
        gained = total(solution.game.states, seat) - total(puzzle.start, seat)
        assert points_told(puzzle.start, solution.told, seat) == gained
        phases += any(each["what"] == "region-first" for each in solution.told)
    assert phases > 0


def test_a_best_turn_that_is_not_the_best_is_told() -> None:
    puzzle = one("the-wolves", BEST)
    scouts, _ = turn_of(Scout(), puzzle.rules, puzzle.start)
    assert told(replace(puzzle, solution=tuple(scouts))) == ["value"]


# -- both -------------------------------------------------------------------------------
@pytest.mark.parametrize(("game", "kind"), [("the-wolves", GOAL), ("lone-wolves", OPEN)])
def test_themes_that_are_not_those_found_and_doubles_are_told(game: str, kind: str) -> None:
    puzzle = one(game, kind)
    assert told(replace(puzzle, themes=puzzle.themes[1:])) == ["themes"]
    again = replace(puzzle, id=f"{game}.{'2' * NAME_LENGTH}")
    (found, why), *rest = reported([puzzle, again]).wrong
    assert (found, why.words, rest) == (again, "problem-puzzle-double", [])


def test_the_command_tells_what_is_wrong_and_fails(tmp_path: Path) -> None:
    path, puzzle = tmp_path / "book", one("lone-wolves", OPEN)
    spoilt = replace(puzzle, goal=(Condition("ahead", 60),))
    arguments = ["puzzles", "check", "--book", str(path), "--language", "en"]
    path.write_text(f"{written(puzzle)}\n", encoding="ascii")
    assert CliRunner().invoke(main, arguments).exit_code == 0
    path.write_text(f"{written(spoilt)}\n", encoding="ascii")
    done = CliRunner().invoke(main, arguments)
    assert done.exit_code == 1
    assert f"{puzzle.id}: nothing is right, or nothing is wrong" in done.output
    assert "Wrong puzzles: 1" in done.output

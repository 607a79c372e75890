"""Puzzles from one's own games: what a review has labelled, refused as it was played."""

import json
from pathlib import Path
from typing import Any

import pytest

import wolfmoon
from wolfmoon.engine.game import Game
from wolfmoon.puzzles import Attempt, Puzzle
from wolfmoon.puzzles.book import unpacked
from wolfmoon.puzzles.owning import Error, owned
from wolfmoon.puzzles.puzzle import Condition, Standing
from wolfmoon.server.owning import MOST_OF_A_GAME, errors_in
from wolfmoon.server.seats import BOT, PERSON, Seat

SAMPLES = Path(__file__).parents[1] / "reviews" / "samples"


def sample(name: str) -> tuple[Game, Any]:
    game = wolfmoon.load((SAMPLES / f"{name}.game").read_text(encoding="utf-8"))
    return game, json.loads((SAMPLES / f"{name}.json").read_text(encoding="utf-8"))


def errors_of(name: str) -> tuple[Game, list[Error]]:
    """The errors of everyone, as if people had played."""
    game, review = sample(name)
    return game, errors_in(review, [Seat(PERSON, f"p{seat}") for seat in range(review["seats"])])


@pytest.mark.parametrize("name", ["the-wolves", "lone-wolves"])
def test_a_labelled_turn_is_a_puzzle_that_refuses_what_was_played(name: str) -> None:
    game, errors = errors_of(name)
    assert errors
    error, row = next((each, row) for each in errors if (row := owned(game, each)) is not None)
    puzzle = Puzzle(
        id="own.first",
        game=name,
        kind=row.kind,
        source=Standing(row.position),
        goal=(Condition.read(row.goal),),
        rating=row.rating,
        solution=unpacked(row.solution),
    )
    assert puzzle.seat == error.seat and puzzle.solution == error.better
    wrong, right = tried(puzzle, error.played), tried(puzzle, error.better)
    assert wrong.status == "wrong" and right.status == "right"
    assert wrong.verdict is not None and wrong.verdict.doubt is not None
    fair = 100 / puzzle.begin().seats
    assert wrong.verdict.loss is not None and wrong.verdict.loss > 0.05 * fair
    if name == "the-wolves":  # the others reply on the board, until it is one's turn again
        assert wrong.verdict.refutation is not None and wrong.verdict.refutation.game.step > 0
        assert wrong.verdict.refutation.game.seat in (puzzle.seat, None)


def tried(puzzle: Puzzle, line: tuple[int, ...]) -> Attempt:
    attempt = Attempt(puzzle)
    for number in line:
        attempt.play(attempt.game.action(number).text)
    return attempt


def test_only_people_have_puzzles_of_their_own_and_not_too_many() -> None:
    _, review = sample("the-wolves")
    bots = [Seat(BOT, level="cub")] * review["seats"]
    assert errors_in(review, bots) == []
    turn = next(each for each in review["turns"] if each["label"] and each["kind"] == "turn")
    many = {**review, "turns": [{**turn, "loss": number / 100} for number in range(20)]}
    people = [Seat(PERSON, "ada")] * review["seats"]
    found = errors_in(many, people)
    assert [each.loss for each in found] == [0.19, 0.18, 0.17, 0.16, 0.15, 0.14][:MOST_OF_A_GAME]
    draft = {**turn, "kind": "draft"}
    assert errors_in({**review, "turns": [draft]}, people) == []

"""What is called an error, what is great, and what is good enough; all is compared alike."""

from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np
import pytest

import wolfmoon
from wolfmoon.bots.bot import Budget
from wolfmoon.bots.registry import make_bot
from wolfmoon.bots.seating import seen_by
from wolfmoon.engine.game import Game
from wolfmoon.engine.stream import streams
from wolfmoon.reviews.judged import Judged
from wolfmoon.reviews.labels import GOOD_ENOUGH, is_good_enough, label_of
from wolfmoon.reviews.lone_wolves.depth import DEEP, DEEP_LUCK, ahead_of, in_depth
from wolfmoon.reviews.lone_wolves.hands import fitting
from wolfmoon.reviews.lone_wolves.reviewer import LoneWolvesReviewer
from wolfmoon.reviews.lone_wolves.searching import Searching
from wolfmoon.reviews.parts import Part
from wolfmoon.reviews.reviewer import Reviewer
from wolfmoon.reviews.the_wolves.reviewer import TheWolvesReviewer
from wolfmoon.reviews.trying import try_again

FILES = Path(__file__).with_name("games")
"""Games up to a turn that is of interest: the last."""
SAMPLES = Path(__file__).with_name("samples")
EXACT = 1e-9
MOST_HANDS = 2_380
"""Thirteen cards of the seventeen that the leader of the first trick has not seen."""


def read(path: Path) -> Game:
    return wolfmoon.load(path.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def reviewers() -> dict[str, Reviewer]:
    return {"lone-wolves": LoneWolvesReviewer(), "the-wolves": TheWolvesReviewer()}


def last_of(game: Game, reviewer: Reviewer) -> tuple[Part, Judged]:
    """The last turn of a game, judged in depth."""
    part = reviewer.parts(game)[-1]
    return part, reviewer.deepen(game, part, reviewer.judge(game, part))


# -- what is an error -------------------------------------------------------------------
@pytest.mark.parametrize(("name", "counted"), [("read-counted", True), ("read-searched", False)])
def test_only_what_is_wrong_under_both_beliefs_has_a_label(
    reviewers: dict[str, Reviewer], name: str, counted: bool
) -> None:
    """With all hands alike another decision is much better; by how the other played, hardly."""
    _, judged = last_of(read(FILES / f"{name}.game"), reviewers["lone-wolves"])
    assert judged.counted == counted and judged.known is not None
    played = next(each for each in judged.known["options"] if each["played"])
    better = next(each for each in judged.known["options"] if not each["played"])
    assert played["weighted"] is not None and better["weighted"] is not None
    even, lean = (better[belief] - played[belief] for belief in ("share", "weighted"))
    assert label_of(replace(judged, loss=even, deep=True), 2) is not None
    assert judged.loss == pytest.approx(lean, abs=EXACT) and lean < even
    assert label_of(judged, 2) is None


def test_what_was_solved_has_a_label_only_if_the_search_calls_it_an_error_too(
    reviewers: dict[str, Reviewer],
) -> None:
    """With all cards open a third of the game is lost; to one who sees no card hardly anything."""
    game, reviewer = read(FILES / "open-cards.game"), reviewers["lone-wolves"]
    part, judged = last_of(game, reviewer)
    assert judged.counted and judged.loss > 0.3
    assert label_of(replace(judged, deep=True), 2) == "blunder"
    assert label_of(judged, 2) is None
    sure = read(SAMPLES / "lone-wolves.game")
    part = reviewer.parts(sure)[45]
    assert label_of(reviewer.judge(sure, part), 2) is None  # it was not asked yet
    judged = reviewer.deepen(sure, part, reviewer.judge(sure, part))
    assert judged.counted and label_of(judged, 2) == "blunder"


# -- what is great ----------------------------------------------------------------------
@pytest.mark.parametrize("game", wolfmoon.GAMES)
def test_a_turn_is_great_if_the_next_best_is_a_mistake_and_a_scout_goes_another_way(
    reviewers: dict[str, Reviewer], game: str
) -> None:
    played, reviewer = read(FILES / f"great-{game}.game"), reviewers[game]
    part, judged = last_of(played, reviewer)
    assert judged.margin > 0.1
    assert reviewer.is_great(played, part, judged)
    for less in (
        replace(judged, margin=0.099),  # the next best is no mistake
        replace(judged, margin_se=judged.margin / 2),  # or not for sure
        replace(judged, better=judged.alternative),  # or is better
        replace(judged, deep=False, counted=False),  # or was looked at for a moment only
    ):
        assert not reviewer.is_great(played, part, less)
    scouts = played.at(part.step)
    mind, hides = make_bot(game, "scout"), scouts.rules.hides
    while scouts.seat == part.seat and not (hides and scouts.step > part.step):
        seen = seen_by(scouts, part.seat)
        scouts.play(mind.choose(seen, Budget(simulations=12 if hides else 10**9)).action)
    assert not reviewer.is_great(scouts, reviewer.parts(scouts)[-1], judged)


# -- what is good enough ----------------------------------------------------------------
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_try_within_six_hundredths_of_a_fair_share_is_good_enough(seats: int) -> None:
    assert GOOD_ENOUGH == 0.06
    assert is_good_enough(0.06 / seats, seats)
    assert not is_good_enough(0.0601 / seats, seats)


def test_what_is_tried_again_is_held_to_that_border() -> None:
    """All ways are counted there: the best, what is nearly as good, and what is not good enough."""
    game = read(FILES / "read-counted.game")
    tries = {
        action.text: try_again(game, game.step, (action.number,), abandoned=True)
        for action in game.at(game.step - 1).offer
    }
    found = {text: (each["good"], round(each["loss"], 3)) for text, each in tries.items()}
    assert found["play W3 caves"] == (True, 0.0)
    assert found["play W4 caves"] == (True, 0.024)
    assert found["play W4 swamp"] == found["play W3 swamp"] == (False, 0.036)


# -- what is compared, and how ----------------------------------------------------------
@pytest.mark.parametrize("board", ["basic", "advanced"])
def test_all_hands_that_fit_are_looked_at_once_each(board: str) -> None:
    game = wolfmoon.new("lone-wolves", board=board, seed=8)
    leader = game.seat
    assert leader is not None
    hands = fitting(game.states[0], leader)
    assert len(hands) == len({*hands.tolist()}) == MOST_HANDS
    unseen = int(game.states[0].hands[1 - leader]) | int(game.states[0].set_aside)
    assert all(hand.bit_count() == 13 and hand & ~unseen == 0 for hand in hands.tolist())
    assert int(game.states[0].hands[1 - leader]) in hands
    while game.step < 12:
        game.play(game.offer[0].number)
        seat = game.seat
        assert seat is not None and len(fitting(game.states[0], seat)) <= MOST_HANDS


def test_decisions_meet_the_same_hands_and_the_same_luck() -> None:
    """A decision is worth the same wherever it stands, and beside itself."""
    game = read(SAMPLES / "lone-wolves.game").at(17)
    seat, searching = game.seat, Searching()
    assert seat is not None
    hands, (one, other) = fitting(game.states[0], seat), game.offer[:2]
    numbers = (one.number, other.number, one.number)
    found = searching.shares(game.states, seat, numbers, hands, streams(5, 4), 200)
    assert found[0].tolist() == found[2].tolist() != found[1].tolist()
    assert len({*found[0].tolist()}) > 1


def test_what_has_a_label_was_searched_as_long_as_the_better_one() -> None:
    """In stages, with the same shares as if all had been searched at once."""
    game = read(SAMPLES / "lone-wolves.game")
    here, played = game.at(17), game.numbers[17]
    seen = seen_by(here, 0)
    hands, searched = fitting(seen.states[0], 0), partial(Searching().shares, seen.states, 0)
    others = [action.number for action in here.offer if action.number != played]
    staged = in_depth(searched, (played, *others[:2]), hands, 0, False)
    best, _ = ahead_of([staged], played)
    words = streams(DEEP_LUCK, DEEP.batches)
    at_once = searched((played, best), hands, words, DEEP.simulations)
    assert [staged[played].tolist(), staged[best].tolist()] == at_once.tolist()


def test_a_turn_is_worth_the_same_whether_it_is_taken_or_might_have_been(
    reviewers: dict[str, Reviewer],
) -> None:
    """The best is looked at no harder than what was played."""
    game, reviewer = read(SAMPLES / "the-wolves.game"), reviewers["the-wolves"]
    part = next(each for each in reviewer.parts(game) if each.number == 20)
    judged = reviewer.deepen(game, part, reviewer.judge(game, part))
    assert judged.better is not None and judged.loss > 0.0
    instead = game.at(part.step)
    for number in judged.better:
        instead.play(number)
    _, taken = last_of(instead, reviewer)
    assert taken.after.tolist() == judged.before.tolist()
    assert taken.loss == 0.0 and np.array_equal(taken.before, taken.after)

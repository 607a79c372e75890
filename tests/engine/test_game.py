"""A game in hand, and what is refused without a change."""

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import wolfmoon
from wolfmoon import BadInput, Illegal, Unreadable, WolfmoonError
from wolfmoon.engine.game import Game


@pytest.fixture
def game() -> Game:
    return wolfmoon.new("the-wolves", players=3, packs=["forest", "rock", "grass"], seed=7)


def unchanged(game: Game, action: object, error: type[Exception], match: str) -> None:
    """Playing this is refused with a sentence, and nothing has changed."""
    before = (game.states.tobytes(), game.dump())
    with pytest.raises(error, match=match):
        game.play(action)  # type: ignore[arg-type]
    assert (game.states.tobytes(), game.dump()) == before


def test_an_action_may_be_given_as_action_number_or_text(game: Game) -> None:
    first = game.offer[0]
    for form in (first, first.number, str(first), str(first).upper().replace("DRAFT", "draft")):
        other = game.copy()
        other.play(form)
        assert other.log == [first]


def test_an_illegal_action_says_why_and_by_which_rule(game: Game) -> None:
    with pytest.raises(Illegal) as raised:
        game.play("draft A7")
    assert raised.value.reason == "not_on_start_tile"
    assert raised.value.clause == "W6"
    assert "A7" in str(raised.value)


def test_bad_actions_change_nothing(game: Game) -> None:
    unchanged(game, "draft A7", Illegal, "W6")
    unchanged(game, "howl A7", Illegal, "First decide where to draft")
    unchanged(game, "draught S4", Unreadable, "“draught”")
    unchanged(game, "draft", Unreadable, "a hex such as A7")
    unchanged(game, "draft Z9", Unreadable, "“Z9”")
    unchanged(game, "", Unreadable, "a decision")
    unchanged(game, -1, BadInput, "0 to 2009")
    unchanged(game, 2010, BadInput, "0 to 2009")


@pytest.mark.parametrize(
    ("ask", "match"),
    [
        (lambda game: game.why_not(""), "expected a decision"),
        (lambda game: game.why_not(None), "found None"),
        (lambda game: game.play(3.7), "its number from 0 to 2009; found 3.7"),
        (lambda game: game.play(None), "found None"),
        (lambda game: game.play(True), "found True"),
        (lambda game: game.play_record(None), "expected text, found None"),
        (lambda game: game.view("0"), "there is no seat '0': seats are 0 to 2"),
        (lambda game: game.view(3), "there is no seat 3"),
        (lambda game: game.why_not_here(7), "the name of a place such as A7, found 7"),
        (lambda game: game.undo("all"), "take back 'all'"),
        (lambda game: game.at(0.5), "there is no 0.5"),
        (lambda game: wolfmoon.load(None), "expected text, found None"),
        (lambda game: wolfmoon.from_data("x"), "expected an object, found 'x'"),
        (lambda game: wolfmoon.from_data({}), "game is missing"),
        (lambda game: wolfmoon.from_data({"game": 7, "rules": 1}), "there is no game 7"),
        (lambda game: wolfmoon.from_data({"game": "the-wolves"}), "rules is missing"),
        (lambda game: wolfmoon.from_data(game.to_data() | {"turns": "x"}), "turns: expected"),
    ],
)
def test_what_is_no_answer_at_all_is_named_with_what_is_expected(
    game: Game, ask: Callable[[Any], object], match: str
) -> None:
    before = game.dump()
    with pytest.raises(WolfmoonError, match=match):
        ask(game)
    assert game.dump() == before


def test_numbers_of_numpy_are_numbers(game: Game) -> None:
    game.play(np.int32(game.offer[0].number))
    assert game.step == 1 and game.view(np.int64(0)) == game.view(0)


@pytest.mark.parametrize("name", wolfmoon.GAMES)
def test_a_game_from_here_and_plain_data_lead_back_to_the_same_position(name: str) -> None:
    game = wolfmoon.new(name, seed=3)
    for _ in range(9):
        game.play(game.offer[0])
    data = json.loads(json.dumps(game.to_data()))
    for other in (game.from_here(), wolfmoon.from_data(data)):
        other.play(other.offer[-1])
        again = wolfmoon.load(other.dump())
        assert again.states.tobytes() == other.states.tobytes()
        assert again.at(0).to_data() == data and again.step == 1


def test_of_several_decisions_in_one_text_all_are_played_or_none(game: Game) -> None:
    unchanged(game, "draft S4, draft S4", Illegal, "S4 is taken")
    game.play("draft S4, draft S6, draft S7")
    assert len(game.log) == 3


def test_a_stale_action_is_refused(game: Game) -> None:
    stale = game.offer[0]
    game.play(stale)
    unchanged(game, stale, Illegal, "is taken")


def test_after_the_end_everything_is_refused() -> None:
    game = wolfmoon.new("the-wolves", players=2, seed=1)
    random = np.random.default_rng(1)
    while not game.over:
        game.play(game.offer[random.integers(len(game.offer))])
    assert game.offer == []
    unchanged(game, "end", Illegal, "The game is over")


@pytest.mark.parametrize(
    ("options", "match"),
    [
        ({"players": 1}, "2 to 5 players, not 1"),
        ({"players": 6}, "2 to 5 players, not 6"),
        ({"players": "three"}, "2 to 5 players"),
        ({"players": True}, "2 to 5 players"),
        ({"seed": -1}, "seed: expected a number from 0 to"),
        ({"seed": 2**64}, "seed: expected a number from 0 to"),
        ({"seed": "x"}, "seed: expected a number from 0 to"),
        ({"packs": ["forest", "forest", "rock"]}, "3 different packs"),
        ({"packs": ["forest"]}, "3 different packs"),
        ({"packs": ["forest", "rock", "swamp"]}, "packs: expected one of .*, found 'swamp'"),
        ({"moons": 3}, "no option 'moons'"),
        ({"setup": {"regions": [1]}}, "needs packs too"),
    ],
)
def test_options_that_cannot_be_used_are_named(options: dict[str, object], match: str) -> None:
    with pytest.raises(BadInput, match=match):
        wolfmoon.new("the-wolves", **options)


def test_an_unknown_game_is_refused_with_the_names_of_the_games() -> None:
    with pytest.raises(BadInput, match="the-wolves"):
        wolfmoon.new("chess")


def test_a_seed_is_drawn_where_none_is_given() -> None:
    game = wolfmoon.new("the-wolves")
    assert wolfmoon.load(game.dump()).states.tobytes() == game.states.tobytes()


def test_undo_has_its_limits(game: Game) -> None:
    game.play("draft S4")
    with pytest.raises(BadInput, match="can’t take back 2 of 1"):
        game.undo(2)
    game.undo()
    assert game.log == []


def test_only_the_seat_to_decide_is_offered_anything(game: Game) -> None:
    assert game.seat is not None
    assert game.offer_for(game.seat) == game.offer
    for other in (None, (game.seat + 1) % 3):
        assert game.offer_for(other) == []
        refusal = game.why_not_for(other, "draft S4")
        assert refusal is not None
        assert refusal.reason == "not_your_decision"


def test_an_action_as_data_names_its_parts(game: Game) -> None:
    data = game.rules.action_data(game.state, game.offer[0].number)
    assert json.loads(json.dumps(data)) == {"action": "draft", "number": 0, "hex": "S1"}


def test_why_not_here_answers_for_everything_one_may_mean(game: Game) -> None:
    answers = game.why_not_here("s5")
    assert [(str(action), str(refusal)) for action, refusal in answers] == [
        ("draft S5", "S5 is water or chasm; no piece can stand there. (W15)")
    ]


def test_many_games_step_together() -> None:
    rules = wolfmoon.games["the-wolves"]
    states = rules.new_many(50, 3, players=4)
    offers, counts = rules.offer_many(states)
    assert counts.tolist() == [10] * 50
    reasons = rules.step_many(states, offers[:, 0])
    assert reasons.tolist() == [0] * 50
    again = rules.step_many(states, offers[:, 0])
    assert 0 not in again
    with pytest.raises(BadInput, match="one action for each of 50"):
        rules.step_many(states, [1, 2])
    with pytest.raises(BadInput, match="0 to 2009"):
        rules.step_many(states, [5000] * 50)


def test_lines_tell_a_viewer_what_they_saw() -> None:
    game = wolfmoon.new("lone-wolves", seed=7)
    while not any("hidden" in line for line in game.lines()):
        offer = game.offer
        hidden = [action for action in offer if str(action) == "take hidden"]
        game.play((hidden or offer)[0])
    taker = game.seat
    assert "take hidden=S" in game.lines()[-1]
    assert "take hidden=S" in game.lines(taker)[-1]
    assert game.lines(1 - taker)[-1].endswith("take hidden")
    assert game.lines(None)[-1].endswith("take hidden")

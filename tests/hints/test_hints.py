"""What a hint is made of, and who may ask for one."""

import json

import numpy as np
import pytest
from click.testing import CliRunner

import wolfmoon
from wolfmoon.cli import main
from wolfmoon.engine.game import Game
from wolfmoon.hints.estimate import deviate, estimate, label_of
from wolfmoon.hints.models import HINT, VERDICT, Hint
from wolfmoon.hints.wording import lines, rung_title, verdict_sentence
from wolfmoon.words import LANGUAGES, say


@pytest.fixture(scope="module")
def duel() -> Game:
    return wolfmoon.new("lone-wolves", seed=3)


@pytest.fixture(scope="module")
def turn() -> Game:
    game = wolfmoon.new("the-wolves", players=2, seed=4)
    while int(game.state.asks) == 0:
        game.play(game.offer[0])
    return game


def test_a_hint_has_three_rungs_and_only_the_last_has_steps(duel: Game, turn: Game) -> None:
    for game in (duel, turn):
        hint = HINT.read(game.hint())
        assert [rung["rung"] for rung in hint["rungs"]] == ["look", "want", "turn"]
        assert [bool(rung["steps"]) for rung in hint["rungs"]] == [False, False, True]
        assert all(rung["claims"] and len(rung["claims"]) <= 2 for rung in hint["rungs"])
        assert hint["rungs"][0]["places"] and hint["seat"] == game.seat


def test_the_steps_of_a_hint_can_be_played(duel: Game, turn: Game) -> None:
    for game in (duel, turn):
        played, seat = game.copy(), game.seat
        for step in game.hint()["rungs"][2]["steps"]:
            played.play(step["text"])
            assert played.numbers[-len(step["decisions"]) :] == step["decisions"]
        assert played.seat != seat or game is duel


def test_options_are_compared_equally_often_and_the_best_comes_first(duel: Game) -> None:
    sure = duel.hint()["sure"]
    shares = [option["share"] for option in sure["options"]]
    assert shares == sorted(shares, reverse=True)
    assert len(shares) == sure["compared"] > 1 and sure["continuations"] > 100
    margin = sure["margin"]
    assert margin["low"] < margin["value"] < margin["high"]


# -- the tutor --------------------------------------------------------------------------
def test_the_best_decision_gives_up_nothing(duel: Game) -> None:
    best = duel.hint()["rungs"][2]["steps"][0]["text"]
    verdict = VERDICT.read(duel.judge(best))
    assert verdict["loss"] == {"value": 0.0, "low": 0.0, "high": 0.0}
    assert not verdict["warns"] and verdict["label"] is None
    assert verdict_sentence(verdict) == "This gives up nothing that could be shown."


def test_a_turn_that_does_nothing_is_warned_of(turn: Game) -> None:
    idle, seat = turn.copy(), turn.seat
    while idle.seat == seat:
        texts = [action.text for action in idle.offer]
        wanted = ("end", "done")
        moves = [text for text in texts if text.startswith(("move", "pay"))]
        idle.play(next((text for text in texts if text in wanted), moves[0] if moves else texts[0]))
    verdict = turn.judge(", ".join(action.text for action in idle.log[turn.step :]))
    assert verdict["warns"] and verdict["label"] is not None
    assert verdict["loss"]["value"] >= verdict["threshold"] == 5.0
    assert verdict["gives_up"] and "points of win share" in verdict_sentence(verdict)


def test_what_is_no_whole_turn_is_refused(turn: Game) -> None:
    with pytest.raises(wolfmoon.BadInput, match="all decisions of a turn"):
        turn.judge(turn.offer[0].text)


def test_a_loss_has_a_label_only_if_it_is_three_times_its_error() -> None:
    assert label_of(9.0, 1.0, 2) == "inaccuracy"
    assert label_of(12.0, 1.0, 2) == "mistake"
    assert label_of(12.0, 5.0, 2) is None
    assert label_of(6.1, 1.0, 5) == "blunder"
    assert label_of(4.9, 0.1, 2) is None


def test_an_interval_is_that_of_student() -> None:
    assert deviate(12) == pytest.approx(2.201, abs=0.001)
    assert deviate(6) == pytest.approx(2.571, abs=0.001)
    found = estimate(np.array([0.1, 0.2, 0.3, 0.2]))
    assert found["value"] == 20.0
    assert found["high"] - 20.0 == pytest.approx(3.182 * 100 * 0.0816497 / 2, abs=0.02)


# -- who may ask ------------------------------------------------------------------------
def test_only_the_one_to_decide_gets_a_hint(duel: Game) -> None:
    assert duel.seat is not None
    assert duel.hint(duel.seat) == duel.hint()
    with pytest.raises(wolfmoon.BadInput, match="there is no hint for seat"):
        duel.hint(1 - duel.seat)


def test_there_is_no_hint_once_the_game_is_over() -> None:
    game = wolfmoon.new("lone-wolves", seed=3)
    while not game.over:
        game.play(game.offer[0])
    with pytest.raises(wolfmoon.BadInput, match="the game is over"):
        game.hint()


def test_a_game_without_hints_says_so(duel: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duel.rules, "hinter", None)
    with pytest.raises(wolfmoon.BadInput, match="has no hints"):
        duel.hint()


# -- in words ---------------------------------------------------------------------------
def test_the_shell_shows_as_many_rungs_as_are_asked_for(duel: Game) -> None:
    runner = CliRunner()
    shown = runner.invoke(main, ["hint", "-"], input=duel.dump())
    assert shown.exit_code == 0, shown.output
    assert [line for line in shown.output.splitlines() if not line.startswith(" ")][:3] == [
        "Where to look",
        "What to want",
        "The card",
    ]
    first = runner.invoke(main, ["hint", "-", "--rungs", "1"], input=duel.dump())
    assert "What to want" not in first.output and "played out" not in first.output
    data = runner.invoke(main, ["hint", "-", "--json"], input=duel.dump())
    assert json.loads(data.output) == duel.hint()
    german = runner.invoke(main, ["hint", "-", "--language", "de"], input=duel.dump())
    assert german.output.startswith("Wohin schauen")


def test_a_rung_without_an_aim_says_that_none_stands_out(turn: Game) -> None:
    hint = HINT.read(turn.hint())
    look, want, *rest = hint["rungs"]
    empty: Hint = {**hint, "rungs": [look, {**want, "claims": []}, *rest]}
    for language in LANGUAGES:
        title, said = rung_title(want, language), say("hint-no-aim", language)
        told = lines(empty, language, ["Mira", "Olena"])
        assert told[told.index(title) + 1] == f"  {said}"
        assert f"  {said}" not in lines(hint, language, ["Mira", "Olena"])


def test_words_name_the_rule(duel: Game) -> None:
    assert any("[L8]" in line for line in lines(duel.hint(), "en", ["Mira", "Olena"]))

"""The commands of the arena, as a user types them."""

import json
import re
from typing import Any

import pytest

from tests.arena.shell import own, run

FIRST = ",".join(own("First", "random"))
ARENA = ["arena", "lone-wolves", "--bots", "random,random", "--blocks", "2", "--seed", "1"]


def answer(*words: object) -> Any:
    result = run(*words, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_the_shape_of_the_json() -> None:
    bots = ",".join(own("Unsteady", "random"))
    words = ["--bots", bots, "--players", 3, "--blocks", 2, "--seed", 4, "--processes", 1]
    told = answer("arena", "the-wolves", *words)
    assert (told["game"], told["options"], told["seed"]) == ("the-wolves", {"players": 3}, 4)
    assert (told["blocks"], told["games"], told["reverse"]) == (2, 6, False)
    question, other = told["bots"]
    assert (question["name"], other["name"]) == ("tests.arena.sparring:Unsteady", "random")
    for bot, seats in ((question, 1), (other, 2)):
        assert bot["seats"] == seats and bot["fair"] == pytest.approx(seats / 3)
        assert 0 <= bot["low"] <= bot["share"] <= bot["high"] <= 1
        assert bot["p95_ms"] > 0 and bot["p95_turn_ms"] >= bot["p95_ms"]
        assert bot["faults"] == 0 and bot["decisions"] > 100
    assert question["share"] + other["share"] == pytest.approx(1)
    assert told["sprt"] is None and told["faults"] == []


def test_reverse_puts_one_of_the_others_among_many() -> None:
    words = ["--bots", "random,random", "--players", 3, "--blocks", 2, "--seed", 4]
    told = answer("arena", "the-wolves", *words, "--reverse", "--processes", 1)
    assert [bot["seats"] for bot in told["bots"]] == [2, 1]
    assert told["bots"][0]["share"] == pytest.approx(2 / 3)  # they play alike
    assert told["elo"]["value"] == pytest.approx(0, abs=1e-9)


def test_the_sequential_test_stops_when_it_has_decided() -> None:
    words = ["--bots", ",".join(own("random", "Crash")), "--seed", 4, "--processes", 1]
    told = answer("arena", "lone-wolves", *words, "--sprt", "0,15")
    assert told["sprt"]["verdict"] == "accepted"
    assert told["sprt"]["window"] == [0, 15]
    assert told["sprt"]["ratio"] >= told["sprt"]["bounds"][1] == pytest.approx(2.944, abs=1e-3)
    assert told["blocks"] == 20  # the fewest that it may stop after
    assert told["bots"][0]["share"] == 1


def test_with_a_window_blocks_are_the_most_that_are_played() -> None:
    result = run(*ARENA, "--sprt", "0,1")
    assert result.exit_code == 0, result.output
    assert "2 blocks, 4 games from seed 1" in result.output
    assert "SPRT [0, 1] Elo: undecided" in result.output


def test_a_ladder_has_random_at_zero() -> None:
    words = ["--bots", ",".join(own("Crash", "First")), "--blocks", 5, "--seed", 2]
    told = answer("ladder", "lone-wolves", *words, "--processes", 1)
    by_name = {bot["name"]: bot for bot in told["bots"]}
    assert set(by_name) == {"random", *own("Crash", "First")}
    assert [by_name["random"][key] for key in ("elo", "low", "high")] == [0, 0, 0]
    crash, first = (by_name[name] for name in own("Crash", "First"))
    assert crash["elo"] < first["elo"] and crash["high"] < 0
    assert crash["low"] <= crash["elo"] <= crash["high"]
    assert [bot["elo"] for bot in told["bots"]] == sorted(
        (bot["elo"] for bot in told["bots"]), reverse=True
    )
    assert len(told["meetings"]) == 3
    assert len(told["faults"]) == 2 * 2 * 5


def test_a_ladder_for_people() -> None:
    bots = ",".join(own("Crash"))
    words = ["--bots", bots, "--blocks", 2, "--seed", 2, "--processes", 1]
    text = run("ladder", "lone-wolves", *words).output
    assert re.search(r"random +0 +0 to 0", text) and re.search(r"Crash +-\d+ +-\d+ to -\d+", text)
    assert "Crash lost 4 games: crash (ValueError" in text


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bots", "random,nobody"], "lone-wolves has no bot 'nobody'"),
        (["--bots", "random,no.such:Bot"], "can’t be loaded"),
        (["--bots", "random"], "name at least two bots"),
        (["--bots", ""], "name at least two bots"),
        (["--bots", "random,random,random"], "3 bots need as many seats, and there are 2 for them"),
        (["--blocks", "1"], "at least 2 blocks, not 1"),
        (["--blocks", "many"], "'many' is not a number"),
        (["--sprt", "15,0"], "a window goes from low to high"),
        (["--sprt", "15"], "a window is two numbers"),
        (["--seed", "-1"], "a seed is a whole number"),
        (["--processes", "0"], "--processes is at least 1"),
        (["--simulations", "0"], "--simulations is at least 1"),
        (["--seconds", "0"], "--seconds is above 0"),
        (["--seconds", "1", "--simulations", "1"], "--simulations or --seconds, not both"),
        (["--patience", "0"], "--patience is above 0"),
        (["--patience", "nan"], "--patience is above 0"),
        (["--players", "3"], "no option 'players'"),
        (["--board", "wrong"], "board: expected one of"),
    ],
)
def test_bad_input_ends_with_one_sentence_and_exit_code_two(words: list[str], said: str) -> None:
    result = run(*ARENA, *words)
    assert result.exit_code == 2
    assert said in result.output
    assert "Traceback" not in result.output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["ladder", "lone-wolves", "--bots", "random", "--seed", 1], "another bot beside random"),
        (["ladder", "lone-wolves", "--bots", f"{FIRST},random", "--seed", 1], "named twice"),
        (["ladder", "lone-wolves", "--bots", FIRST, "--blocks", 1, "--seed", 1], "not 1"),
        (["ladder", "lone-wolves"], "Missing option '--seed'"),
        (["arena", "chess", "--bots", "a,b", "--seed", 1], "'chess' is not"),
        (["arena", "the-wolves", "--bots", "a,b", "--seed", 1, "--players", 9], "2 to 5 players"),
        (["report", "/nowhere/at/all"], "there is no folder /nowhere"),
        (["report", "/"], "holds no results of an arena"),
        (["report", "/", "--game", "x"], "a block and a seat such as 0,1"),
    ],
)
def test_other_commands_refuse_too(words: list[object], said: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert said in result.output

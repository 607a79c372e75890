"""Files that can't be read are refused with line, token and what was expected."""

import random
from contextlib import suppress

import pytest

import wolfmoon
from wolfmoon import BadInput, Unreadable, WolfmoonError

GAME = """\
wolfmoon game 1
game the-wolves
rules 1
players 3
packs forest rock grass
seed 7

# a comment, then the draft
{first}: draft S4   # and another
"""


UNPAID = "pending action=dominate-den terrain=tundra hex=A4"
"""An action that costs three, of a seat that can pay one."""


@pytest.fixture(scope="module")
def text() -> str:
    first = wolfmoon.new("the-wolves", players=3, packs=["forest", "rock", "grass"], seed=7)
    return GAME.format(first=first.rules.speaker(first.state))


def read_or_refused(text: str) -> None:
    """Any other error than ours would be a defect."""
    with suppress(WolfmoonError):
        wolfmoon.load(text)


def refused(text: str) -> Unreadable:
    with pytest.raises(Unreadable) as raised:
        wolfmoon.load(text)
    return raised.value


def test_comments_and_empty_lines_are_skipped(text: str) -> None:
    assert [str(action) for action in wolfmoon.load(text).log] == ["draft S4"]


@pytest.mark.parametrize(
    ("old", "new", "line", "token", "expected"),
    [
        ("wolfmoon game 1", "wolfmoon game 9", 1, "9", "format version 1"),
        ("wolfmoon game 1", "hello", 1, "hello", "“wolfmoon game 1”"),
        ("rules 1", "rules 7", 3, "7", "a known version of the rules of the-wolves (1)"),
        ("rules 1\n", "", 0, "", "a header “rules”"),
        ("players 3", "players three", 4, "three", "a whole number"),
        ("players 3", "players 3 4", 4, "3 4", "one value"),
        ("seed 7", "seed 7\nseed 8", 7, "seed", "each header once"),
        ("draft S4", "draft S5", 9, "draft S5", "a legal action"),
        ("draft S4", "draft Q4", 9, "Q4", "a hex"),
        ("draft S4", "draft", 9, "", "a hex such as A7 after “draft”"),
        ("draft S4", "drift S4", 9, "drift", "one of draft"),
        (": draft", " draft", 9, "forest", "a header of this kind of file"),
        ("seed 7", "seed 7\nmoons 3", 7, "moons", "a header of this kind of file"),
        ("seed 7", "seed 7\nresult 1 2 3", 7, "result", "the game is not over"),
    ],
)
def test_a_corrupt_file_is_refused_where_it_is_corrupt(
    text: str, old: str, new: str, line: int, token: str, expected: str
) -> None:
    error = refused(text.replace(old, new, 1))
    assert expected in str(error)
    if line:
        assert (error.line, error.token) == (line, token)
        assert f"line {line}" in str(error)


def test_the_wrong_pack_to_speak_is_refused(text: str) -> None:
    error = refused(text + "desert: draft S6\n")
    assert error.line == 10
    assert error.token == "desert"


def test_lines_after_the_end_of_the_game_are_refused() -> None:
    game = wolfmoon.new("the-wolves", players=2, seed=1)
    choose = random.Random(1)
    while not game.over:
        game.play(choose.choice(game.offer))
    error = refused(game.dump() + "rock: end\n")
    assert "the game is over" in str(error)
    wrong = refused(game.dump().replace("result ", "result 1"))
    assert "expected “result " in str(wrong)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("action=0", "action=300", "line 8: .*bonus_action: expected a number from 0 to 50"),
        ("dens=0,0,0", "dens=5,0,0", "line 8: .*dens.spread: expected a number from 0 to 4"),
        ("asks draft", "asks pay", "line 18: asks: does not fit the action under way"),
        ("turn 1", "turn 9", "line 11: seat: expected a number from 0 to 1"),
        ("asks draft", f"asks pay\n{UNPAID}", "line 18: asks: nothing could be decided"),
    ],
)
def test_a_position_that_no_game_can_go_on_from_is_refused_with_its_line(
    old: str, new: str, said: str
) -> None:
    position = wolfmoon.new("the-wolves", players=2, seed=1).position()
    with pytest.raises(BadInput, match=said):
        wolfmoon.load(position.replace(old, new, 1))


def test_an_absurdly_large_file_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="too large"):
        wolfmoon.load(text + "#" * 5_000_000)


def test_a_file_cut_anywhere_is_read_or_refused_but_never_breaks() -> None:
    game = wolfmoon.new("the-wolves", players=3, seed=5)
    choose = random.Random(5)
    for _ in range(60):
        game.play(choose.choice(game.offer))
    for whole in (game.dump(), game.position()):
        for end in range(0, len(whole), 7):
            read_or_refused(whole[:end])


def test_a_file_with_any_token_changed_is_read_or_refused_but_never_breaks() -> None:
    game = wolfmoon.new("the-wolves", players=2, seed=5)
    choose = random.Random(6)
    for _ in range(90):
        game.play(choose.choice(game.offer))
    junk = ["", "-1", "99999999999999999999", "x", "=", "A7", "forest", ":", "é", "AaAa", "~", "@"]
    for whole in (game.dump(), game.position()):
        words = whole.split(" ")
        for _ in range(400):
            broken = list(words)
            broken[choose.randrange(len(broken))] = choose.choice(junk)
            read_or_refused(" ".join(broken))

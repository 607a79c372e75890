"""wolfmoon verify: the deal is the one that was committed to, or it says why nobody can tell."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import wolfmoon
from tests.engine.test_deal import finished
from wolfmoon.cli import main
from wolfmoon.engine.deal import commitment, opening

OLD = Path(__file__).parents[1] / "replays" / "lone-wolves-basic.game"


def verify(text: str, *words: str) -> Result:
    return CliRunner().invoke(main, ["verify", "-", *words], input=text)


@pytest.mark.parametrize("name", wolfmoon.GAMES)
def test_the_file_of_a_drawn_game_is_verified(name: str) -> None:
    game = finished(name)
    shown = commitment(opening(game.rules, game.start))
    for words in ((), ("--commitment", shown), ("--commitment", shown.upper())):
        result = verify(game.dump(), *words)
        assert result.exit_code == 0 and shown in result.output, result.output
    assert "--commitment" in verify(game.dump()).output
    result = verify(game.dump(), "--commitment", "0" * 64)
    assert result.exit_code == 1 and f"{shown}, not 000" in result.output


def test_what_was_changed_is_not_verified() -> None:
    text = finished().dump()
    lines = text.splitlines()
    aside = next(line.split()[1] for line in lines if line.startswith("aside"))
    played = lines[16].split()[2]
    for place, change, said in (
        (lines.index("leader 2"), "leader 1", "“commitment "),
        (12, f"salt {'0' * 64}", "“commitment "),
        (16, lines[16].replace(played, aside), "line 17: found “play G6 desert”"),
        (14, "result 1 99", "expected “result"),
    ):
        result = verify("\n".join([*lines[:place], change, *lines[place + 1 :]]))
        assert result.exit_code == 1 and result.output.startswith("Error: not verified: ")
        assert said in result.output


def test_where_nothing_was_committed_to_it_says_so() -> None:
    drawn = finished()
    given = "\n".join(line for line in drawn.dump().splitlines() if line.split(" ")[0] not in SEAL)
    for text, said in (
        (OLD.read_text(encoding="utf-8"), "from seed "),
        (given, "the set-up was given"),
        (drawn.at(5).position(), "a position that was given"),
    ):
        result = verify(text)
        assert result.exit_code == 1 and "no commitment to verify" in result.output
        assert said in result.output


SEAL = ("salt", "commitment")

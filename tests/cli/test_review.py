"""wolfmoon review: the account of a file, in words, as data and as a page."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import wolfmoon
from wolfmoon.cli import main
from wolfmoon.engine.game import Game
from wolfmoon.reviews.page import page_of
from wolfmoon.reviews.wording import lines
from wolfmoon.words import plain

SAMPLE = Path(__file__).parents[1] / "reviews" / "samples" / "lone-wolves.game"
LATE = 44
"""From here on all is solved, so that a review takes no time; the second decision is a blunder."""


def review(text: str, *words: str) -> Result:
    return CliRunner().invoke(main, ["review", "-", *words], input=text)


@pytest.fixture(scope="module")
def late() -> Game:
    """The end of a game, from a position that was given."""
    whole = wolfmoon.load(SAMPLE.read_text(encoding="utf-8"))
    game = wolfmoon.load(whole.at(LATE).position())
    for number in whole.numbers[LATE:]:
        game.play(number)
    assert game.over
    return game


def test_it_is_told_in_words_and_in_the_language_that_is_asked_for(late: Game) -> None:
    found = wolfmoon.review(late)
    for language, names in (("en", ["Seat 1", "Seat 2"]), ("de", ["Platz 1", "Platz 2"])):
        result = review(late.dump(), "--language", language)
        assert result.exit_code == 0, result.output
        assert result.output.splitlines() == [
            plain(line) for told in lines(found, names, language) for line in told.split("\n")
        ]


def test_players_are_called_by_the_names_in_the_file(late: Game) -> None:
    text = late.dump().replace("board basic\n", "board basic\nplayer 1 Mira\nplayer 2 Lunka\n", 1)
    result = review(text)
    assert result.exit_code == 0, result.output
    assert "Mira" in result.output and "Lunka" in result.output
    assert "Seat" not in result.output


def test_as_data_it_is_what_python_gives_and_nothing_beside_it(late: Game) -> None:
    result = review(late.dump(), "--json")
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout) == json.loads(json.dumps(wolfmoon.review(late)))
    assert [each["label"] for each in json.loads(result.stdout)["turns"]].count("blunder") == 1


def test_a_page_is_written_where_it_is_wanted_alone_or_beside_the_data(
    late: Game, tmp_path: Path
) -> None:
    path = tmp_path / "review.html"
    result = review(late.dump(), "--html", str(path), "--language", "pl")
    assert result.exit_code == 0 and result.output == ""
    names = ["Miejsce 1", "Miejsce 2"]
    assert path.read_text(encoding="utf-8") == page_of(wolfmoon.review(late), late, names, "pl")
    path.unlink()
    both = review(late.dump(), "--html", str(path), "--json")
    assert json.loads(both.stdout)["finished"] and path.exists()


def test_a_game_that_goes_on_is_refused_and_an_abandoned_one_is_not(
    late: Game, tmp_path: Path
) -> None:
    begun, path = late.at(2).dump(), tmp_path / "review.html"
    for words in ((), ("--json",), ("--html", str(path))):
        result = review(begun, *words)
        assert result.exit_code == 2 and "still being played" in result.output
        assert not path.exists() and "Traceback" not in result.output
    result = review(begun, "--abandoned", "--json")
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert not found["finished"] and len(found["turns"]) == 2
    assert "nothing was decided" in review(late.at(0).position(), "--abandoned").output

"""Making books: on from where it stopped, and nothing that a file holds is ever lost."""

import shutil
from pathlib import Path

import pytest

from wolfmoon.engine.errors import BadInput
from wolfmoon.puzzles import KINDS, book
from wolfmoon.puzzles.book import path_of, read, read_book
from wolfmoon.puzzles.checking import problems
from wolfmoon.puzzles.making import running
from wolfmoon.puzzles.making.running import made, make, read_progress

GAMES = tuple(KINDS)
SEED = 5


class Stopped(Exception):
    """The maker is stopped in the middle."""


def lines_of(path: Path) -> list[str]:
    return path.read_text(encoding="ascii").splitlines()


def stopped_after(games: int, path: Path) -> str:
    """What a file of Lone Wolves holds if its maker stops after some games."""

    def stop(found: int, played: int) -> None:
        if played == games:
            raise Stopped

    with pytest.raises(Stopped):
        make("lone-wolves", 100, SEED, path, progress=stop)
    return path.read_text(encoding="ascii")


def test_making_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    assert make("lone-wolves", 3, SEED, whole) >= 3
    text = stopped_after(2, broken)
    assert read_progress("lone-wolves", broken, SEED)[1] == {0, 1}
    for cut in (len(text), len(text) * 2 // 3, 10):  # the last two in the middle of a line
        broken.write_text(text[:cut], encoding="ascii")
        make("lone-wolves", 3, SEED, broken)
        assert lines_of(broken) == lines_of(whole) == sorted(lines_of(whole))
    first = lines_of(whole)[0]
    assert any(first in made("lone-wolves", SEED, number) for number in range(500))
    assert list(problems(read("lone-wolves", first))) == []


def test_a_game_that_was_cut_short_adds_no_puzzle_twice(tmp_path: Path) -> None:
    path = tmp_path / "book"
    number = next(number for number in range(500) if made("lone-wolves", SEED, number))
    lines = made("lone-wolves", SEED, number)
    done = "".join(f"# done {SEED} {each}\n" for each in range(number))
    path.write_text(f"{done}{lines[0]}\n", encoding="ascii")  # the line that says so is missing
    make("lone-wolves", len(lines) + 1, SEED, path)
    assert set(lines) < set(lines_of(path))
    assert len(set(lines_of(path))) == len(lines_of(path))


@pytest.mark.parametrize("game", GAMES)
def test_a_book_of_the_package_is_extended_and_loses_nothing(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, known = tmp_path / "book", lines_of(path_of(game))
    shutil.copy(path_of(game), path)
    fresh = known[7].replace(known[7].split()[0], "2222222")
    monkeypatch.setattr(running, "made", lambda *_, **__: [known[3], fresh])
    assert make(game, len(known) + 1, SEED, path) == len(known) + 1
    assert lines_of(path) == sorted([*known, fresh])


def test_a_book_that_holds_enough_is_kept_and_no_game_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "book"
    shutil.copy(path_of("lone-wolves"), path)
    monkeypatch.setattr(running, "made", None)
    assert make("lone-wolves", 10, SEED, path) == len(book("lone-wolves"))
    assert lines_of(path) == lines_of(path_of("lone-wolves"))


@pytest.mark.parametrize("line", ["sing", lines_of(path_of("the-wolves"))[0]])
def test_a_file_that_is_something_else_is_left_as_it_is(line: str, tmp_path: Path) -> None:
    path = tmp_path / "book"
    path.write_text(f"{line}\n", encoding="ascii")
    with pytest.raises(BadInput):
        make("lone-wolves", 1, SEED, path)
    assert lines_of(path) == [line]


def test_a_file_is_there_as_a_whole_while_it_is_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "book"
    shutil.copy(path_of("lone-wolves"), path)

    def killed(part: Path, target: Path) -> Path:
        raise Stopped

    monkeypatch.setattr(Path, "replace", killed)
    with pytest.raises(Stopped):
        make("lone-wolves", 10, SEED, path)
    assert lines_of(path) == lines_of(path_of("lone-wolves"))
    assert len(read_book(path)) == len(book("lone-wolves"))

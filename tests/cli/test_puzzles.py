"""wolfmoon puzzles: checked by a command, and played in the terminal."""

from click.testing import CliRunner

from wolfmoon.cli import main
from wolfmoon.puzzles import Puzzle, book
from wolfmoon.puzzles.puzzlers import judge_of


def own_lines(puzzle: Puzzle) -> list[str]:
    game, lines = puzzle.begin(), []
    for number in judge_of(puzzle.game).solution(puzzle):
        if game.seat == puzzle.seat:
            lines.append(game.action(number).text)
        game.play(number)
    return lines


def test_a_puzzle_is_played_in_the_terminal_with_its_answer_to_a_wrong_try() -> None:
    puzzle = next(each for each in book("lone-wolves").values() if each.kind == "open")
    right = judge_of(puzzle.game).others(puzzle)
    wrong = next(each.text for each in puzzle.begin().offer if each.text not in right)
    typed = ["hint", "hint", "hint", "options", "sing", wrong, *own_lines(puzzle)]
    arguments = ["puzzles", "play", puzzle.id, "--no-colour", "--language", "en"]
    done = CliRunner().invoke(main, arguments, input="\n".join(typed) + "\n")
    assert done.exit_code == 0, done.output
    assert "Not yet:" in done.output and "The answer:" in done.output and "Solved." in done.output


def test_the_check_counts_and_finds_nothing_wrong() -> None:
    arguments = ["puzzles", "check", "--sample", "3", "--language", "en"]
    done = CliRunner().invoke(main, arguments)
    assert done.exit_code == 0, done.output
    assert "All puzzles are right." in done.output and "not solved by Scout" in done.output

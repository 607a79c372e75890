"""Puzzles: any way to the goal is right, a wrong try is answered, and all books keep their word."""

import subprocess
import sys
from datetime import date, timedelta

import pytest

from wolfmoon.bots.the_wolves.levels import Scout
from wolfmoon.engine.errors import BadInput
from wolfmoon.engine.game import Game
from wolfmoon.engine.rules import EVERYTHING
from wolfmoon.engine.start import Start
from wolfmoon.lessons import find as find_lesson
from wolfmoon.puzzles import AGAIN, KINDS, Attempt, Condition, Puzzle, book, find, of_day, streak
from wolfmoon.puzzles.book import name_of, path_of, read, written
from wolfmoon.puzzles.checking import problems
from wolfmoon.puzzles.lone_wolves.solving import hands_that_fit, with_hand
from wolfmoon.puzzles.puzzle import BEST, GOAL, THREAT, Played, Standing
from wolfmoon.puzzles.puzzlers import judge_of
from wolfmoon.puzzles.rating import Rating, between, met, of_puzzle, weight
from wolfmoon.puzzles.sharing import shared
from wolfmoon.puzzles.symmetry import canonical, doubles
from wolfmoon.puzzles.the_wolves.making.best import BestMaker
from wolfmoon.puzzles.the_wolves.making.goals import CONDITIONS
from wolfmoon.puzzles.the_wolves.making.turns import Turns
from wolfmoon.puzzles.the_wolves.measures import reached
from wolfmoon.puzzles.the_wolves.rechecking import Again
from wolfmoon.puzzles.the_wolves.recounting import recounted
from wolfmoon.puzzles.the_wolves.taking import turn_of
from wolfmoon.puzzles.themes import THEMES, Solution
from wolfmoon.words import LANGUAGES, has

GAMES = tuple(KINDS)
MOST_BYTES = 1_500_000
SAMPLE = 12


def of_kind(game: str, kind: str) -> list[Puzzle]:
    return [each for each in book(game).values() if each.kind == kind]


def own_lines(puzzle: Puzzle) -> list[str]:
    """The solver's decisions of a solution."""
    game, lines = puzzle.begin(), []
    for number in judge_of(puzzle.game).solution(puzzle):
        if game.seat == puzzle.seat:
            lines.append(game.action(number).text)
        game.play(number)
    return lines


# -- books ------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_a_book_reads_back_and_names_follow_from_what_a_puzzle_is(game: str) -> None:
    lines = path_of(game).read_text(encoding="ascii").splitlines()
    assert [written(read(game, line)) for line in lines] == lines == sorted(lines)
    assert len(book(game)) == len(lines)
    for puzzle in book(game).values():
        assert isinstance(puzzle.source, Played)
        assert puzzle.id == f"{game}.{name_of(puzzle.kind, puzzle.source, puzzle.goal)}"
    with pytest.raises(BadInput):
        read(game, "sing")
    with pytest.raises(BadInput):
        find(f"{game}.sing")


def test_the_books_are_small_and_have_many_themes() -> None:
    assert sum(path_of(game).stat().st_size for game in GAMES) <= MOST_BYTES
    for game in GAMES:
        met = {theme for puzzle in book(game).values() for theme in puzzle.themes}
        assert len(met) >= 12 and met <= set(THEMES[game])
        assert len(book(game)) >= 1_000
        assert all(len(of_kind(game, kind)) >= 15 for kind in KINDS[game])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_goal_and_theme_has_words(language: str) -> None:
    keys = {f"puzzle-theme-{game}-{theme}" for game in GAMES for theme in THEMES[game]}
    for game in GAMES:
        keys |= {f"puzzle-{way}-{kind}" for kind in KINDS[game] for way in ("kind", "asked")}
        goals = (part for puzzle in book(game).values() for part in puzzle.goal)
        keys |= {f"puzzle-goal-{part.what}" for part in goals}
    keys |= {f"puzzle-goal-{each.what}" for each in CONDITIONS if each is not None}
    assert [key for key in sorted(keys) if not has(key, language)] == []


@pytest.mark.parametrize("game", GAMES)
def test_some_of_each_book_solved_in_another_way_come_out_right(game: str) -> None:
    puzzles = list(book(game).values())
    some = puzzles[:: max(len(puzzles) // SAMPLE, 1)]
    assert [list(problems(puzzle)) for puzzle in some] == [[]] * len(some)


def test_doubles_are_found_whatever_their_seats_and_suits_are_called() -> None:
    puzzle = of_kind("lone-wolves", "open")[0]
    text = puzzle.begin().position()
    copy = Puzzle("own.a", puzzle.game, puzzle.kind, Standing(text), puzzle.goal, 1500)
    assert canonical(copy) == canonical(puzzle)
    assert list(doubles([puzzle, copy])) == [(copy, puzzle)]
    assert list(doubles(of_kind("lone-wolves", "open")[:40])) == []


# -- Lone Wolves ------------------------------------------------------------------------
def test_every_right_first_decision_leads_to_the_goal_and_no_other_does() -> None:
    puzzle = next(
        each for each in of_kind("lone-wolves", "open") if len(judge_of(each.game).others(each)) > 1
    )
    judge = judge_of(puzzle.game)
    for action in puzzle.begin().offer:
        attempt = Attempt(puzzle)
        verdict = attempt.play(action.text)
        right = action.text in judge.others(puzzle)
        assert (verdict is None or verdict.right) == right
        if not right:
            assert verdict is not None and verdict.refutation is not None
            assert verdict.reached[0] < puzzle.goal[0].count


def test_an_answer_is_legal_and_ends_short_of_the_goal() -> None:
    for kind in ("open", "safe"):
        puzzle = of_kind("lone-wolves", kind)[0]
        right = judge_of(puzzle.game).others(puzzle)
        wrong = next(each for each in puzzle.begin().offer if each.text not in right)
        verdict = Attempt(puzzle).play(wrong.text)
        assert verdict is not None and verdict.refutation is not None
        answer = verdict.refutation.game
        again = Game(puzzle.rules, Start(answer.path[0]))
        for action in answer.log:
            assert action.number in [each.number for each in again.offer]
            again.play(action.number)
        assert again.outcome is not None
        scores = again.outcome.scores
        assert scores[puzzle.seat] - scores[1 - puzzle.seat] < 1 or kind == "open"


def test_hands_that_fit_are_those_that_the_rules_say_fit() -> None:
    for puzzle in of_kind("lone-wolves", "safe")[:5]:
        view = puzzle.rules.view(puzzle.start[0], puzzle.seat)
        wanted = {frozenset(hands[1 - puzzle.seat]) for hands in puzzle.rules.worlds(view)}  # type: ignore[attr-defined]
        assert {frozenset(hand) for hand in judge_of(puzzle.game).hands(puzzle)} == wanted
        hand = hands_that_fit(puzzle.start, puzzle.seat)[-1]
        given = with_hand(puzzle.start, puzzle.seat, hand)
        assert puzzle.rules.view(given[0], puzzle.seat) == view  # it looks the same to the solver


def test_all_lies_open_or_only_ones_own_hand() -> None:
    assert of_kind("lone-wolves", "open")[0].viewer == EVERYTHING
    puzzle = of_kind("lone-wolves", "safe")[0]
    assert puzzle.viewer == puzzle.seat
    assert all(int(land.pile_left) == 0 for land in puzzle.start[0].lands)


# -- The Wolves -------------------------------------------------------------------------
def lesson_puzzle(goal: Condition) -> Puzzle:
    """A puzzle in a position that was made by hand: the one of the lesson about howling."""
    scene = find_lesson("the-wolves.howl").steps[0].scene
    assert scene is not None
    return Puzzle("own.howl", "the-wolves", GOAL, Standing(scene.position()), (goal,), 1500)


def test_a_goal_is_counted_at_the_end_of_the_turn_whichever_way_leads_there() -> None:
    puzzle = lesson_puzzle(Condition("howl", 1))
    howl = find_lesson("the-wolves.howl").steps[0].hint.decisions[0]
    for line in ([howl, "idle"], ["idle", howl]):
        attempt = Attempt(puzzle)
        for each in line:
            _idle(attempt) if each == "idle" else attempt.play(each)
        assert attempt.status == "asked" and attempt.reached == (1,)
        assert attempt.can_undo
        attempt.play("end")
        assert attempt.solved
    missed = Attempt(puzzle)
    _idle(missed)
    _idle(missed)
    verdict = missed.play("end")
    assert verdict is not None and not verdict.right and verdict.reached == (0,)
    assert missed.wrongs == 1 and not missed.can_undo
    missed.again()
    assert missed.tried[-1] == AGAIN and missed.status == "asked"
    assert Attempt(puzzle, missed.tried).wrongs == 1


def _idle(attempt: Attempt) -> None:
    """An action that does nothing: a move of no wolves.                                [W11]"""
    taken = int(attempt.game.state.actions_taken)
    attempt.play(next(each.text for each in attempt.game.offer if each.text.startswith("move")))
    while int(attempt.game.state.actions_taken) == taken:
        offer = [each.text for each in attempt.game.offer]
        attempt.play("done" if "done" in offer else offer[0])


def test_what_is_counted_while_turns_are_followed_is_what_positions_say() -> None:
    puzzles = [each for each in of_kind("the-wolves", GOAL) if int(each.start[0].actions_taken)]
    puzzle = min(puzzles, key=lambda each: len(each.solution))
    census = Turns(20).followed(puzzle.start)
    assert census is not None and census.ends > 0
    checked = 0
    for atom, condition in enumerate(CONDITIONS):
        if condition is None or condition.what == "phase" or not census.lengths[atom][atom]:
            continue
        game = puzzle.begin()
        for number in census.lines[atom][atom][: census.lengths[atom][atom]].tolist():
            game.play(number)
        game.play("end")
        found = reached((condition,), puzzle.start, game.states, puzzle.seat)
        assert found[0] >= condition.count, condition
        checked += 1
    assert checked >= 2


def test_the_best_turn_is_right_and_the_scouts_is_answered_by_the_others() -> None:
    puzzle = of_kind("the-wolves", BEST)[0]
    assert Attempt(puzzle, own_lines(puzzle)).solved
    attempt = Attempt(puzzle)
    for number in turn_of(Scout(), puzzle.rules, puzzle.start)[0]:
        attempt.play(attempt.game.action(number).text)
    verdict = attempt.verdict
    assert verdict is not None and not verdict.right and verdict.refutation is not None
    assert verdict.loss is not None and verdict.loss > 0.05 * 100 / puzzle.begin().seats
    replies = verdict.refutation.game  # until it is the solver's turn again, or the game is over
    assert replies.seat in (puzzle.seat, None) and replies.step > 0


def test_what_the_check_would_reject_the_maker_does_not_keep(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    puzzle, rejected = of_kind("the-wolves", BEST)[0], list[Puzzle]()
    monkeypatch.setattr(Again, "stands_out", lambda _, found: rejected.append(found))
    assert isinstance(puzzle.source, Played)
    assert BestMaker().found(puzzle.source, puzzle.start) is None
    assert [each.id for each in rejected] == [puzzle.id]


def test_regions_counted_from_the_pieces_say_what_the_rules_say() -> None:
    for what in ("first", "take", "clear"):
        puzzle = next(
            each
            for each in of_kind("the-wolves", GOAL)
            if [part.what for part in each.goal] == [what]
        )
        end = Solution(puzzle).game.states
        assert recounted(puzzle.start, end, puzzle.seat, puzzle.goal[0])
        assert not recounted(puzzle.start, puzzle.start, puzzle.seat, puzzle.goal[0])


def test_a_threat_is_the_turn_of_the_next_seat() -> None:
    for puzzle in of_kind("the-wolves", THREAT)[:3]:
        assert puzzle.victim == (puzzle.seat - 1) % puzzle.begin().seats
        assert Attempt(puzzle, own_lines(puzzle)).solved


# -- days, ratings, sharing -------------------------------------------------------------
def test_the_puzzle_of_a_day_is_the_same_everywhere_and_comes_once_a_round() -> None:
    day = date(2026, 11, 17)
    known = [of_day("lone-wolves", day + timedelta(days=number)) for number in range(30)]
    assert len({each.id for each in known if each is not None}) >= 29
    told = "import wolfmoon.puzzles as p, datetime as d; "
    told += "print(p.of_day('lone-wolves', d.date(2026, 11, 17)).id)"
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert known[0] is not None and done.stdout.strip() == known[0].id


def test_a_day_whose_puzzle_was_taken_back_has_one_that_is_not_near() -> None:
    day = date(2026, 11, 17)
    usual = of_day("lone-wolves", day)
    assert usual is not None
    other = of_day("lone-wolves", day, {usual.id})
    near = [of_day("lone-wolves", day + timedelta(days=number)) for number in range(-30, 31)]
    assert other is not None and other not in near
    third = of_day("lone-wolves", day, {usual.id, other.id})
    assert third is not None and third not in (usual, other)
    assert of_day("lone-wolves", day, {other.id}) == usual
    assert of_day("lone-wolves", day, set(book("lone-wolves"))) is None


def test_a_streak_ends_with_a_day_that_was_missed_but_not_before_it_is_over() -> None:
    today = date(2026, 11, 17)
    days = {today - timedelta(days=number) for number in (1, 2, 3, 5)}
    assert streak(days, today) == 3 and streak(days | {today}, today) == 4
    assert streak(days, today + timedelta(days=1)) == 0


def test_player_and_puzzle_move_as_in_a_game_and_by_what_it_counts() -> None:
    player, puzzle = Rating(), of_puzzle(1500)
    after, harder = met(player, puzzle, True, 1.0)
    assert after.value > player.value and harder.value < puzzle.value
    assert after.deviation < player.deviation
    half, _ = met(player, puzzle, True, weight(hinted=True, themed=False))
    assert half.value - player.value == pytest.approx((after.value - player.value) / 2)
    tenth, _ = met(player, puzzle, False, weight(hinted=False, themed=True))
    assert player.value - tenth.value == pytest.approx((after.value - player.value) / 10)
    assert between(1300) == ("scout", "hunter") and between(100) == (None, "cub")


def test_what_is_shared_has_four_lines_and_gives_nothing_away() -> None:
    puzzle = of_kind("the-wolves", GOAL)[0]
    for language in LANGUAGES:
        lines = shared(puzzle, 2, 102, language, date(1999, 1, 1))
        assert len(lines) == 4 and "1:42" in lines[2]
        assert lines[3] == f"/puzzles/{puzzle.id.replace('.', '/')}"
        assert not any(line in "\n".join(lines) for line in own_lines(puzzle) if len(line) > 5)

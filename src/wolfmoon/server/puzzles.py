"""Puzzles for those who try them: what the doors answer. A puzzle and what was tried are all.

Nothing is kept here: every question comes with all that was tried, and is answered anew. No answer
tells more of a puzzle than its solver may know: themes, right decisions and a solution come once it
is solved, or when they are asked for.
"""

from datetime import date
from typing import NamedTuple

from ..engine.errors import BadInput, Illegal, Unreadable
from ..engine.rules import EVERYTHING
from ..puzzles import KINDS, Attempt, Condition, Puzzle, Verdict, book, find, of_day
from ..puzzles.puzzlers import judge_of, puzzler_of
from ..puzzles.rating import Rating, of_puzzle
from ..puzzles.sharing import shared
from ..puzzles.themes import THEMES
from .ahead import ahead
from .lessons import Bench
from .lines import follow
from .previews import preview, why_not
from .protocol import PuzzleAsk, PuzzleAskAhead, PuzzleAskWhyNot, PuzzlePlay
from .puzzle_frames import Data, frames_of, moment_data, shown_to
from .refused import Refused, by_error
from .store.puzzles import Counted
from .views import outcome

Strengths = dict[str, Rating]
"""Of puzzles that somebody has met."""


class Known(NamedTuple):
    """What a server has learnt about puzzles from those who met them."""

    strengths: Strengths
    withdrawn: set[str]
    """Given to nobody any more."""


# -- what there is ----------------------------------------------------------------------
def books_data() -> list[Data]:
    """The puzzles of each game, counted."""
    return [_book_data(game) for game in KINDS if book(game)]


def _book_data(game: str) -> Data:
    puzzles = list(book(game).values())
    return {
        "game": game,
        "count": len(puzzles),
        "kinds": {kind: sum(each.kind == kind for each in puzzles) for kind in KINDS[game]},
        "themes": [
            {
                "theme": theme,
                "words": f"puzzle-theme-{game}-{theme}",
                "count": sum(theme in each.themes for each in puzzles),
            }
            for theme in THEMES[game]
        ],
    }


def dailies(day: date, withdrawn: set[str]) -> list[Puzzle]:
    """The puzzles of a day; others in place of those that were taken back."""
    found = (of_day(game, day, withdrawn) for game in KINDS)
    return [each for each in found if each is not None]


def today_data(day: date, found: list[Puzzle], strengths: Strengths) -> Data:
    """The puzzles of a day, as a list shows them."""
    return {"day": day.isoformat(), "puzzles": [info_of(each, strengths) for each in found]}


def is_daily(puzzle: Puzzle, day: date, withdrawn: set[str]) -> bool:
    """Whether someone who was given a puzzle that day as its own has solved the day with it.

    One that was taken back since counts as well: they may have been in the middle of it.
    """
    either = of_day(puzzle.game, day), of_day(puzzle.game, day, withdrawn)
    return any(each is not None and each.id == puzzle.id for each in either)


def info_of(puzzle: Puzzle, strengths: Strengths) -> Data:
    """A puzzle as a list shows it."""
    return {
        "id": puzzle.id,
        "game": puzzle.game,
        "kind": puzzle.kind,
        "words": f"puzzle-kind-{puzzle.kind}",
        "asked": f"puzzle-asked-{puzzle.kind}",
        "goal": [_condition_data(each) for each in puzzle.goal],
        "players": puzzle.rules.seats(puzzle.start[0]),
        "rating": strength_data(strengths.get(puzzle.id, of_puzzle(puzzle.rating))),
    }


def _condition_data(condition: Condition) -> Data:
    return {
        "what": condition.what,
        "count": condition.count,
        "of": condition.of or None,
        "words": f"puzzle-goal-{condition.what}",
    }


def strength_data(rating: Rating) -> Data:
    """A rating in whole points."""
    return {"value": round(rating.value), "deviation": round(rating.deviation)}


def puzzle_of(id: str) -> Puzzle:
    """A puzzle of the package by its id."""
    try:
        return find(id)
    except BadInput:
        raise Refused("puzzle-unknown") from None


def check_theme(game: str, theme: str | None) -> None:
    """Refuse a theme that a game does not have."""
    if theme is not None and theme not in THEMES[game]:
        raise Refused("theme-unknown")


# -- where a solver stands --------------------------------------------------------------
def attempt_at(puzzle: Puzzle, tried: list[str]) -> Attempt:
    """A puzzle with all that was tried in it."""
    try:
        return Attempt(puzzle, tried)
    except (Illegal, Unreadable) as error:
        raise by_error(error) from None
    except BadInput as error:
        raise Refused("bad-request", field="tried", problem=error.problem) from None


def state_of(attempt: Attempt, play: PuzzlePlay, known: Known, language: str) -> Data:
    """Where a solver stands, and what the last line led to."""
    puzzle, verdict = attempt.puzzle, attempt.verdict
    shown = shown_to(puzzle, attempt.game)
    if verdict is not None:
        shown["offer"] = []
    return {
        "puzzle": info_of(puzzle, known.strengths),
        "tried": attempt.tried,
        "seat": puzzle.seat,
        "victim": puzzle.victim,
        "open": puzzle.viewer == EVERYTHING,
        "withdrawn": puzzle.id in known.withdrawn,
        "status": attempt.status,
        "position": shown,
        "reached": list(attempt.reached),
        "hands": _hands_data(attempt),
        "verdict": None if verdict is None else _verdict_data(attempt, verdict),
        "moments": [moment_data(puzzle, each) for each in attempt.moments],
        "can_undo": attempt.can_undo,
        "wrongs": attempt.wrongs,
        "solved": _solved_data(attempt, play, language) if attempt.solved else None,
        "rated": None,
    }


def _hands_data(attempt: Attempt) -> list[Data]:
    if attempt.verdict is not None and attempt.verdict.hands:
        return [{"cards": list(each.hand), "points": each.points} for each in attempt.verdict.hands]
    hands = attempt.judge.hands(attempt.puzzle)
    return [{"cards": list(cards), "points": None} for cards in hands]


def _verdict_data(attempt: Attempt, verdict: Verdict) -> Data:
    puzzle, answer = attempt.puzzle, verdict.refutation
    told = None
    if answer is not None:
        told = {
            "hand": list(answer.hand),
            "frames": frames_of(puzzle, answer.game, bool(answer.hand)),
            "outcome": outcome(answer.game),
        }
    loss, doubt = verdict.loss, verdict.doubt
    return {
        "right": verdict.right,
        "reached": list(verdict.reached),
        "loss": None if loss is None else round(loss, 1),
        "doubt": None if doubt is None else round(doubt, 1),
        "refutation": told,
        "played": [] if puzzler_of(puzzle.game).answers else frames_of(puzzle, attempt.game),
    }


def _solved_data(attempt: Attempt, play: PuzzlePlay, language: str) -> Data:
    first = attempt.game.numbers[0]
    return {
        "themes": list(attempt.puzzle.themes),
        "others": [each for each in _others_data(attempt.puzzle) if each["number"] != first],
        "share": shared(attempt.puzzle, attempt.wrongs + 1, play.seconds, language),
    }


# -- what is told to whoever asks ------------------------------------------------------
def solution_data(puzzle: Puzzle) -> Data:
    """One way to the goal, and all right first decisions."""
    judge, game = judge_of(puzzle.game), puzzle.begin()
    for number in judge.solution(puzzle):
        game.play(number)
    return {
        "frames": frames_of(puzzle, game),
        "outcome": outcome(game),
        "others": _others_data(puzzle),
        "rated": None,
    }


def _others_data(puzzle: Puzzle) -> list[Data]:
    """The right first decisions, each as an offer has it."""
    rules, state = puzzle.rules, puzzle.start[0]
    found = []
    for text in judge_of(puzzle.game).others(puzzle):
        number, _ = rules.read_action(state, text.split())
        data = rules.action_data(state, number)
        found.append({"number": number, "text": text, "data": data})
    return found


def hint_data(puzzle: Puzzle, rung: str) -> Data:
    """A rung of the hint."""
    found = judge_of(puzzle.game).lantern(puzzle, rung)
    return {
        "rung": found.rung,
        "places": list(found.places),
        "acts": list(found.acts),
        "decisions": list(found.decisions),
    }


def rated_data(counted: Counted | None) -> Data | None:
    """What a first try has done to a rating."""
    if counted is None:
        return None
    return {
        "before": strength_data(counted.before),
        "after": strength_data(counted.after),
        "weight": counted.weight,
        "puzzle": strength_data(counted.puzzle),
    }


# -- questions --------------------------------------------------------------------------
def preview_of(attempt: Attempt, ask: PuzzleAsk) -> Data:
    """The position after a line, as at a table; where the hands lie open, all of it."""
    puzzle = attempt.puzzle
    found = preview(Bench(attempt.game), puzzle.seat, ask.line)
    if puzzle.viewer == EVERYTHING:
        after = (
            follow(attempt.game.from_here(), puzzle.seat, ask.line) if ask.line else attempt.game
        )
        shown = found["position"]
        assert isinstance(shown, dict)
        shown["view"] = after.rules.view(after.state, EVERYTHING)
    return found


def ahead_of(attempt: Attempt, ask: PuzzleAskAhead) -> Data:
    """Everything that may follow after a line, as at a table."""
    return ahead(Bench(attempt.game), attempt.puzzle.seat, ask)


def why_not_of(attempt: Attempt, ask: PuzzleAskWhyNot, language: str) -> list[Data]:
    """Why something is not possible, as at a table."""
    return why_not(Bench(attempt.game), attempt.puzzle.seat, ask, language)

"""Learning from mistakes: another try at a turn of a game that was reviewed."""

from collections.abc import Sequence

from ..engine.errors import BadInput, phrase
from ..engine.game import Game
from .judged import Judged, range_of
from .labels import is_good_enough
from .models import SecondTry
from .parts import Part, line_of
from .refusing import check
from .review import Work
from .reviewer import Reviewer
from .telling import line_told

MOST_CLAIMS = 2


def try_again(game: Game, turn: int, line: Sequence[int], *, abandoned: bool = False) -> SecondTry:
    """What other decisions are worth in the place of a turn, against the best that is found.

    Anything within 6 % of a fair share of the best is good enough.
    """
    check(game, abandoned)
    work = Work(game)
    if not 1 <= turn <= len(work.parts):
        raise BadInput(phrase("input-review-turn", found=turn, count=len(work.parts)))
    as_it_was = work.parts[turn - 1]
    tried = tried_instead(game, as_it_was, line)
    part = whole_turn(work.reviewer, tried, turn)
    again = work.reviewer.deepen(tried, part, work.reviewer.judge(tried, part))
    before = work.reviewer.deepen(game, as_it_was, work.reviewer.judge(game, as_it_was))
    found = _told(work.reviewer, tried, part, again)
    found["gained"] = before.loss - again.loss
    if not found["good"] and again.better is not None:
        look, places = work.reviewer.looked_at(game, as_it_was, again.better)
        found["look"], found["places"] = look[:1], places
    return found


def _told(reviewer: Reviewer, tried: Game, part: Part, again: Judged) -> SecondTry:
    line, good = line_of(tried, part), is_good_enough(again.loss, tried.seats)
    return {
        "turn": part.number,
        "seat": part.seat,
        "good": good,
        "best": again.better is None,
        "loss": again.loss,
        "se": again.se,
        "interval": range_of(again.loss, again.se, again.samples),
        "gained": 0.0,
        "line": line_told(reviewer, tried, part, line),
        "claims": [*reviewer.claims(tried, part, line, not good)[:MOST_CLAIMS]],
        "look": [],
        "places": [],
    }


def tried_instead(game: Game, part: Part, line: Sequence[int]) -> Game:
    """The game up to a turn, and then other decisions of the same seat."""
    tried = game.at(part.step)
    for number in line:
        if tried.seat != part.seat:
            raise BadInput(phrase("input-not-a-turn"))
        tried.play(number)
    return tried


def whole_turn(reviewer: Reviewer, tried: Game, turn: int) -> Part:
    """The turn that was tried: all of it, and nothing more."""
    parts = reviewer.parts(tried)
    if len(parts) != turn or parts[-1].end != tried.step:
        raise BadInput(phrase("input-not-a-turn"))
    return parts[-1]

"""What a review has to work out, in processes beside the bots': a few turns at a time."""

from ...engine.errors import BadInput
from ...engine.loading import load
from ...games import rules_of
from ...puzzles.owning import Error, Owned, owned
from ...reviews.keeping import again, kept
from ...reviews.models import Review, SecondTry
from ...reviews.review import Work, curve
from ...reviews.trying import try_again
from .errand import Errand

CURVE_SECONDS, TURN_SECONDS, TRY_SECONDS, OWN_SECONDS = 60.0, 40.0, 60.0, 20.0
"""How long each may compute; a slow machine takes ten times as long as the one it is made for."""
Judged = list[dict[str, object]]


def look(file: str) -> tuple[Review, int]:
    """The curve of a game, and how many turns are to be judged."""
    found = curve(load(file, rules_of))
    return found, len(found["turns"])


def judge(file: str, first: int, last: int) -> Judged:
    """Some turns of a game, judged, and those that matter in depth."""
    work = Work(load(file, rules_of))
    parts = work.parts[first:last]
    return [kept(each) for each in work.deepened(work.judged(parts), parts)]


def tell(file: str, judged: Judged) -> Review:
    """The review that follows from all that was judged."""
    return Work(load(file, rules_of)).told([again(each) for each in judged])


def tried(file: str, turn: int, line: tuple[int, ...]) -> SecondTry | None:
    """What another try at a turn is worth; None if it is not a whole turn."""
    try:
        return try_again(load(file, rules_of), turn, line)
    except BadInput:
        return None


def own(file: str, errors: list[Error]) -> list[Owned]:
    """The puzzles of turns that gave something up."""
    game = load(file, rules_of)
    found = (owned(game, Error(*each)) for each in errors)
    return [each for each in found if each is not None]


def look_errand(file: str) -> Errand[tuple[Review, int]]:
    """The quick look."""
    return Errand(look, (file,), CURVE_SECONDS)


def judge_errand(file: str, first: int, last: int) -> Errand[Judged]:
    """A few turns."""
    return Errand(judge, (file, first, last), TURN_SECONDS * (last - first))


def tell_errand(file: str, judged: Judged) -> Errand[Review]:
    """The whole."""
    return Errand(tell, (file, judged), CURVE_SECONDS)


def try_errand(file: str, turn: int, line: tuple[int, ...]) -> Errand[SecondTry | None]:
    """Another try."""
    return Errand(tried, (file, turn, line), TRY_SECONDS)


def own_errand(file: str, errors: list[Error]) -> Errand[list[Owned]]:
    """Puzzles of one's own."""
    return Errand(own, (file, errors), OWN_SECONDS * max(1, len(errors)))

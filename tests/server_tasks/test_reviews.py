"""The review of a game as a task: what was judged is kept, and whoever takes over goes on."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

import wolfmoon
from tests.server_tasks.tables import TaskTables
from wolfmoon.puzzles.owning import Error, Owned
from wolfmoon.server.store import puzzles, reviews
from wolfmoon.server.store.writer import Done
from wolfmoon.server.table import FINISHED
from wolfmoon.server.tasks.hand import Hand
from wolfmoon.server.tasks.kind import GiveUp
from wolfmoon.server.tasks.review_game import REVIEW_GAME, OfTable
from wolfmoon.server.thinking.errand import Errand

SAMPLE = Path(__file__).parents[1] / "reviews" / "samples" / "lone-wolves.game"
TURNS = 50


class Dies(Exception):
    """The process is gone."""


class Thinking:
    """Answers errands at once, and dies when it has answered so many."""

    def __init__(self, desk: TaskTables, id: str, status: str, answers: int) -> None:
        text = SAMPLE.read_text(encoding="utf-8")
        game, seats = wolfmoon.load(text), desk.house.table(id).seats
        table = SimpleNamespace(id=id, status=status, game=game, name="lone-wolves", seats=seats)
        own = {"table": lambda id: table, "read": desk.house.read, "write": desk.house.write}
        self.house, self.asked, self.left = SimpleNamespace(**own), list[Any](), answers

    def check(self) -> None: ...

    def progress(self, done: float, words: str) -> None:
        assert 0.0 <= done < 1.0 and words.startswith("review-stage-")

    def work_out(self, errand: Errand[Any]) -> Any:
        if self.left == 0:
            raise Dies
        self.left -= 1
        name, given = errand.function.__name__, errand.arguments[1:]
        self.asked.append((name, *given))
        if name == "look":
            return {"stage": "curve", "turns": [{}] * TURNS}, TURNS
        if name == "judge":
            return [{"turn": number} for number in range(*cast(tuple[int, int], given))]
        if name == "own":
            return [owned_by(Error(*each)) for each in given[0]]
        return {"stage": "done", "turns": [told(each["turn"]) for each in given[0]]}


def told(number: int) -> dict[str, Any]:
    """A turn of a review; the third is an error of the one who hunts."""
    line = {"decisions": [number]}
    label = "blunder" if number == 2 else None
    about = {"turn": number, "seat": 0, "step": number, "kind": "lead", "loss": 0.2}
    return {**about, "label": label, "played": line, "better": line}


def owned_by(error: Error) -> Owned:
    return Owned(error.step, error.seat, "decision", "…", "decision:1", "-", 1500)


def test_a_review_that_was_cut_off_goes_on_from_what_was_kept(desk: TaskTables) -> None:
    id = desk.make("lone-wolves", "me", "here", begin=False)
    first = Thinking(desk, id, FINISHED, answers=2)
    with pytest.raises(Dies):
        REVIEW_GAME.do(cast(Hand, first), OfTable(table=id))
    kept = desk.house.read(lambda c: reviews.kept(c, id))
    assert kept is not None and kept.stage == "turns" and len(kept.judged) == 26
    assert kept.review["stage"] == "curve"  # it can be looked at meanwhile
    second = Thinking(desk, id, FINISHED, answers=9)
    outcome = REVIEW_GAME.do(cast(Hand, second), OfTable(table=id))
    assert [each[:3] for each in second.asked[:-2]] == [("judge", 26, TURNS)]
    desk.writer.submit(lambda c: Done(outcome.effect(c))).result()
    done = desk.house.read(lambda c: reviews.kept(c, id))
    assert done is not None and done.stage == reviews.DONE and done.judged == []
    assert [each["turn"] for each in done.review["turns"]] == list(range(TURNS))
    person = desk.house.table(id).seats[0].person
    assert person is not None
    (own,) = desk.house.read(lambda c: puzzles.own(c, person))
    assert (own.table, own.puzzle.kind) == (id, "decision")
    desk.writer.submit(lambda c: Done(outcome.effect(c))).result()  # twice does no harm
    assert len(desk.house.read(lambda c: puzzles.own(c, person))) == 1


def test_a_game_that_goes_on_is_given_up_and_nothing_is_kept(desk: TaskTables) -> None:
    id = desk.make("lone-wolves", "me", "here")
    with pytest.raises(GiveUp):
        REVIEW_GAME.do(cast(Hand, Thinking(desk, id, "playing", 9)), OfTable(table=id))
    assert desk.house.read(lambda c: reviews.kept(c, id)) is None

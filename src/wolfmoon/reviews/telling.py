"""A review put together: what was judged, told turn by turn and player by player."""

from collections.abc import Sequence

import numpy as np

from ..engine.game import Game
from ..games.shapes import Claim
from . import accounts, scale, story
from .accounts import Books
from .judged import Judged, Vector, range_of
from .labels import label_of
from .models import (
    VERSION,
    Review,
    ReviewLine,
    ReviewMoment,
    ReviewPlayer,
    ReviewTurn,
    Stage,
)
from .moments import Moments
from .parts import Part, line_of
from .reviewer import Reviewer

MOST_CLAIMS = 3


class Telling:
    """What a review says, and what it is made of."""

    def __init__(
        self,
        reviewer: Reviewer,
        game: Game,
        parts: Sequence[Part],
        judged: Sequence[Judged],
        great: set[int],
        stage: Stage,
    ) -> None:
        self._reviewer, self._game, self._parts, self._stage = reviewer, game, parts, stage
        result = result_of(game, judged)
        self._books = Books(parts, judged, result, reviewer.first, reviewer.free)
        self._revised = accounts.revised(self._books)
        self._accounts = accounts.accounts(self._books)
        choices = reviewer.free == "others"
        self._moments, self._great = Moments(parts, judged, great, choices), great
        self._turning = self._moments.turning() if stage == "done" else []

    def review(self) -> Review:
        """The whole."""
        game = self._game
        turns = [self._turn(place) for place in range(len(self._parts))]
        found: Review = {
            "version": VERSION,
            "game": game.rules.name,
            "rules": game.rules.version,
            "seats": game.seats,
            "stage": self._stage,
            "finished": game.over,
            "steps": self._parts[-1].end if self._parts else 0,
            "scores": [sum(row.values()) for row in game.rules.points(game.states)],
            "players": [self._player(seat, turns) for seat in range(game.seats)],
            "turns": turns,
            "turning": self._turning,
            "story": [],
            "phases": self._reviewer.phases(game, self._parts),
            "scale": scale.scale_of(game.rules.name, game.seats),
        }
        if self._stage == "done":
            story.tell(found)
        return found

    # -- a turn
    def _turn(self, place: int) -> ReviewTurn:
        part, judged = self._parts[place], self._books.judged[place]
        label, great = label_of(judged, self._books.seats), part.number in self._great
        explained = label is not None or great or part.number in self._turning
        line, other = line_of(self._game, part), judged.better
        if great:
            other = judged.alternative
        return {
            "turn": part.number,
            "round": part.round,
            "kind": part.kind,
            "seat": part.seat,
            "step": part.step,
            "end": part.end,
            "date": part.date,
            "phases": [*part.phases],
            "before": judged.before.tolist(),
            "after": judged.after.tolist(),
            "revised": self._revised[place].tolist(),
            "judged": self._stage == "done",
            "forced": judged.forced,
            "loss": judged.loss,
            "se": judged.se,
            "interval": range_of(judged.loss, judged.se, judged.samples),
            "label": label,
            "great": great,
            "margin": judged.margin if great else 0.0,
            "to_whom": judged.moved.tolist(),
            "gifts": judged.gifts.tolist(),
            "others": judged.others.tolist(),
            "continuations": judged.samples,
            "played": line_told(self._reviewer, self._game, part, line),
            "better": None if judged.better is None else self._line(part, judged.better),
            "with_this": self._claims(part, line, label is not None) if explained else [],
            "gives_up": self._claims(part, other, False) if explained and other else [],
            "reply": self._reviewer.reply(self._game, self._parts, part) if label else None,
            "known": judged.known,
        }

    def _line(self, part: Part, line: tuple[int, ...]) -> ReviewLine:
        return line_told(self._reviewer, self._game, part, line)

    def _claims(self, part: Part, line: tuple[int, ...], doubted: bool) -> list[Claim]:
        return [*self._reviewer.claims(self._game, part, line, doubted)[:MOST_CLAIMS]]

    # -- a player
    def _player(self, seat: int, turns: Sequence[ReviewTurn]) -> ReviewPlayer:
        done, books = self._stage == "done", self._books
        own = [turn for turn in turns if turn["seat"] == seat and not turn["forced"]]
        turns_alone = [turn for turn in own if turn["kind"] != "draft"]  # as the bots' were
        losses = [turn["loss"] for turn in turns_alone] if done else []
        mean, ends = scale.mean_loss(losses)
        nearest, between = scale.like(self._game.rules.name, books.seats, losses)
        labels = [turn["label"] for turn in own]
        return {
            "share": float(books.result[seat]),
            "fair": books.fair,
            "ledger": accounts.ledger_of(self._accounts, seat),
            "statement": accounts.statement(books, self._accounts, seat),
            "lost_per_turn": mean,
            "interval": ends,
            "judged": len(losses),
            "like": nearest,
            "between": between,
            "labels": {
                "inaccuracy": labels.count("inaccuracy"),
                "mistake": labels.count("mistake"),
                "blunder": labels.count("blunder"),
                "great": sum(turn["great"] for turn in own),
            },
            "moments": about(self._moments.of(seat), turns) if done else [],
            "summary": [],
        }


def result_of(game: Game, judged: Sequence[Judged]) -> Vector:
    """How a game ended; or what the chances were where it was left."""
    outcome = game.outcome
    if outcome is not None:
        return np.array(outcome.shares)
    return judged[-1].after if judged else np.full(game.seats, 1.0 / game.seats)


def line_told(reviewer: Reviewer, game: Game, part: Part, line: tuple[int, ...]) -> ReviewLine:
    """A turn that can be shown."""
    steps = reviewer.steps(game, part, line)
    told = "; ".join(step["text"] for step in steps)
    return {"decisions": [*line], "text": told, "steps": [*steps]}


def about(moments: list[ReviewMoment], turns: Sequence[ReviewTurn]) -> list[ReviewMoment]:
    """Turning points with what they were about."""
    for moment in moments:
        turn = turns[moment["turn"] - 1]
        claims = turn["with_this"] if moment["kind"] == "great" else turn["gives_up"]
        moment["about"] = next(iter(claims or turn["with_this"]), None)
    return moments

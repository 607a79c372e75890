"""Labels played on: whether what a review calls an error loses as much as it says."""

from collections.abc import Iterator, Sequence

import numpy as np
from review_choices import WEAK, label_in
from review_games import SIMULATIONS, Quick, Row, mine, played_out_by

import wolfmoon
from wolfmoon.bots.bot import Bot
from wolfmoon.bots.registry import make_bot
from wolfmoon.engine.game import Game

PLAYED_ON = 940_000
"""Where the seeds begin with which labels are played on."""


def label_rows(times: int, row: Row, number: int) -> list[Row]:
    """The labels of weak bots in a game, both choices played on."""
    game = wolfmoon.load(row["file"])
    return [each for place in row["positions"] for each in of_position(game, number, place, times)]


def of_position(game: Game, number: int, place: Row, times: int) -> Iterator[Row]:
    """The labels in a position; where both bots decided alike there is one."""
    lines = {tuple(place["bots"][bot]["line"]): bot for bot in WEAK}
    for line, bot in lines.items():
        found = place["bots"][bot]["judged"][0]
        label = label_in(found, game.seats)
        if label is None:
            continue
        ways, seeds = (found["better"], line), range(PLAYED_ON, PLAYED_ON + times)
        ends = np.array([[ended(game, place, way, seed) for seed in seeds] for way in ways])
        lost = ends[0] - ends[1]
        told = {each: found[each] for each in ("se", "doubt", "counted")}
        told |= {"label": label, "seats": game.seats, "game": number, "turn": place["turn"]}
        told |= {"bot": bot, "claimed": found["loss"], "realised": float(lost.mean())}
        yield {**told, "error": float(lost.std(ddof=1) / times**0.5)}


def ended(game: Game, place: Row, line: Sequence[int], seed: int) -> float:
    """The share of the seat if a turn is taken and hunters play on, in a world that fits."""
    tried, seat = game.at(place["step"]), place["seat"]
    if tried.rules.hides:
        tried = tried.determinize(seat, seed=seed)
    for number in line:
        tried.play(number)
    if tried.rules.hides:
        outcome = played_out_by(tried, hunters(), SIMULATIONS["hunter"], seed).outcome
    else:
        names = ("hunter",) * tried.seats
        outcome = tried.rules.outcome(mine("quick", Quick).ended(tried.states, names, seed))
    return outcome.shares[seat] if outcome else 1.0 / tried.seats


def hunters() -> list[Bot]:
    """Who plays Lone Wolves on."""
    return mine("hunters", lambda: [make_bot("lone-wolves", "hunter") for _ in range(2)])

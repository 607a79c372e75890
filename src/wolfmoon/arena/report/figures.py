"""The figures behind the charts of one arena."""

from array import array
from dataclasses import dataclass
from statistics import fmean

import numpy as np

from ...bots.bot import Budget
from ...engine.errors import BadInput, phrase
from ...words import ENGLISH
from ..archive import Archive, Json
from ..contest import Contest
from ..interval import Interval
from ..records import GameRecord
from ..shares import FEWEST_BLOCKS, share_of
from ..sprt import Window
from ..standing import Standing
from ..summary import Summary

QUANTILES = (5, 50, 95)


@dataclass(frozen=True)
class Figures:
    """All that a report shows of an arena."""

    contest: Contest
    planned: int
    finished: bool
    summary: Summary
    decision_times: list[Interval | None]
    """What 50, 5 and 95 of 100 stay within, in milliseconds."""
    turn_times: list[Interval | None]
    points: dict[str, list[float]]
    """By source, the mean of a seat of each bot, in games that were played to their end."""
    seats: list[Interval]
    """Of each seat, whoever sits there."""
    seats_in_question: list[Interval]
    """Of each seat, when the bot in question sits there."""
    lengths: list[int]
    """Decisions in each of these games."""
    language: str = ENGLISH
    """What the report is written in."""


def figures_of(archive: Archive, language: str = ENGLISH) -> Figures:
    """The figures of saved results, finished or not."""
    contest, window = _asked(archive.about)
    blocks = list(archive.blocks())
    if len(blocks) < FEWEST_BLOCKS:
        facts = {"found": len(blocks), "fewest": FEWEST_BLOCKS}
        raise BadInput(phrase("problem-few-blocks-in", folder=str(archive.folder), **facts))
    standing = Standing(contest)
    for block in blocks:
        standing.add(block)
    whole = [game for block in blocks for game in block if not game.fault]
    return Figures(
        contest=contest,
        planned=int(archive.about["blocks"]),
        finished=archive.finished,
        summary=standing.summary(window),
        decision_times=[_spread(micros) for micros in standing.decision_micros],
        turn_times=[_spread(micros) for micros in standing.turn_micros],
        points=_points(whole, len(contest.bots)),
        seats=[share_of([_seat(block, seat) for block in blocks]) for seat in _seats(contest)],
        seats_in_question=[
            share_of([_seat(block, seat, bot=0) for block in blocks]) for seat in _seats(contest)
        ],
        lengths=[len(game.actions) for game in whole],
        language=language,
    )


def _asked(about: Json) -> tuple[Contest, Window | None]:
    asked = dict(about["contest"])
    asked["budget"] = Budget(**asked["budget"])
    asked["bots"], asked["lineup"] = tuple(asked["bots"]), tuple(asked["lineup"])
    return Contest(**asked), Window(**about["sprt"]) if about["sprt"] else None


def _seats(contest: Contest) -> range:
    return range(contest.seats)


def _seat(block: list[GameRecord], seat: int, bot: int | None = None) -> float:
    """The mean share of a seat in a block, in all games or in those where a bot sits there."""
    return fmean(game.shares()[seat] for game in block if bot in (None, game.seating[seat]))


def _points(games: list[GameRecord], bots: int) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {}
    for source in games[0].points if games else ():
        rows: list[list[int]] = [[] for _ in range(bots)]
        for game in games:
            for bot, points in zip(game.seating, game.points[source], strict=True):
                rows[bot].append(points)
        found[source] = [fmean(row) for row in rows]
    return found


def _spread(micros: "array[int]") -> Interval | None:
    if not len(micros):
        return None
    low, middle, high = np.percentile(np.array(micros), QUANTILES) / 1000
    return Interval(float(middle), float(low), float(high))

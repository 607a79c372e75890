"""What every bot decides in the same positions, and what the reviewer makes of it.

Positions are drawn from games of mixed bots, a few of each. Where all four decide in the same
position, what one loses more than another is not blurred by who had the harder game.
"""

from collections.abc import Sequence
from random import Random

import numpy as np
from review_games import ALL, LEVELS, SIMULATIONS, Row, begun, mixed, played_out

from wolfmoon.bots.bot import Bot, Budget
from wolfmoon.bots.registry import make_bot
from wolfmoon.bots.seating import seen_by
from wolfmoon.engine.game import Game
from wolfmoon.engine.stream import streams
from wolfmoon.games import described
from wolfmoon.hints.models import Label
from wolfmoon.reviews.judged import Judged
from wolfmoon.reviews.labels import label_of
from wolfmoon.reviews.parts import Part
from wolfmoon.reviews.reviewer import Reviewer

OWN: dict[str, dict[str, Bot]] = {}
DRAWN, DRAWN_WEAK = 4, 6
"""Positions of a game: more of one game would say little more."""
KINDS = 2
"""Kinds of table, in turn: both boards of Lone Wolves, two and three players of The Wolves."""
TWICE = 2
MOST_TWICE = 40
"""One game in so many is judged once more with other luck, of the first so many."""
WEAK = ("cub", "scout")
"""Whose labels are played on."""


def choices_row(reviewer: Reviewer, name: str, seed: int, number: int) -> Row:
    """Some positions of a game, with what each bot decides there and what that is judged to be."""
    game, options = begun(name, number, seed, number % KINDS)
    played_out(game, mixed(game, LEVELS[:3], seed + number), seed + number)
    parts = [part for part in reviewer.parts(game) if _is_open(game, part)]
    drawn = Random(seed + number).sample(parts, min(DRAWN, len(parts)))
    again = number // KINDS % TWICE == 0 and number < MOST_TWICE
    lucks = 2 if game.rules.hides and again else 1  # elsewhere nothing is drawn
    positions = [position(reviewer, game, part, LEVELS, lucks, seed + number) for part in drawn]
    return {"options": options, "file": game.dump(), "positions": positions}


def weak_row(reviewer: Reviewer, name: str, seed: int, number: int) -> Row:
    """Some positions of a game of cubs and scouts, with what those two decide there, judged."""
    game, options = begun(name, number, seed, number % KINDS)
    played_out(game, mixed(game, WEAK, seed + number), seed + number)
    parts = [part for part in reviewer.parts(game) if _is_open(game, part)]
    drawn = Random(seed + number).sample(parts, min(DRAWN_WEAK, len(parts)))
    lucks = 2 if game.rules.hides else 1  # elsewhere nothing is drawn
    positions = [position(reviewer, game, part, WEAK, lucks, seed + number) for part in drawn]
    return {"options": options, "file": game.dump(), "positions": positions}


def _is_open(game: Game, part: Part) -> bool:
    return part.kind != "draft" and len(game.at(part.step).offer) > 1


def position(
    reviewer: Reviewer, game: Game, part: Part, levels: Sequence[str], lucks: int, seed: int
) -> Row:
    """What bots decide in a position; where two decide alike it is judged once."""
    lines = {bot: decided(game.at(part.step), bot, seed) for bot in levels}
    judged = {
        line: [judged_as(reviewer, game, part, line, luck) for luck in range(lucks)]
        for line in {*lines.values()}
    }
    bots = {bot: {"line": line, "judged": judged[line]} for bot, line in lines.items()}
    return {"step": part.step, "turn": part.number, "seat": part.seat, "bots": bots}


def decided(game: Game, bot: str, seed: int) -> tuple[int, ...]:
    """The whole turn, or the one decision, of a bot."""
    seat, step, hides = game.seat, game.step, game.rules.hides
    assert seat is not None
    budget = Budget(simulations=SIMULATIONS[bot] if hides else ALL)
    mind = bot_of(game.rules.name, bot)
    while game.seat == seat and not (hides and game.step > step):
        word = int(streams(seed, 1, first=game.step)[0])
        game.play(mind.choose(seen_by(game, seat), budget, word).action)
    return tuple(game.numbers[step:])


def bot_of(game: str, name: str) -> Bot:
    """A bot that a process makes once and keeps."""
    bots = OWN.setdefault(game, {})
    if name not in bots:
        bots[name] = make_bot(game, name)
    return bots[name]


def judged_as(reviewer: Reviewer, game: Game, part: Part, line: tuple[int, ...], luck: int) -> Row:
    """A line in the place of a turn, as a review has it."""
    tried = game.at(part.step)
    for number in line:
        tried.play(number)
    there = reviewer.parts(tried)[-1]
    found = reviewer.deepen(tried, there, reviewer.judge(tried, there, luck), luck)
    return {
        "loss": found.loss,
        "se": found.se,
        "doubt": found.doubt,
        "better": found.better,
        "counted": found.counted,
        "deep": found.deep,
        "forced": found.forced,
    }


def label_in(found: Row, seats: int) -> Label | None:
    """The label of what was judged, as reviews give it now."""
    certain = Judged(np.zeros(seats), np.zeros(seats), found["loss"], found["se"], found["doubt"])
    certain.deep, certain.counted = found["deep"], found["counted"]
    return label_of(certain, seats)


def reviewer_of(name: str) -> Reviewer:
    """Who reviews a game."""
    reviews = described(name).reviews
    assert reviews is not None
    return reviews.by()

"""Two games that differ only in what a viewer can't see are told to that viewer alike.

A game is played for a while, and all that a viewer does not know by then is dealt again from the
very start. The same decisions lead through both games, and at each of them the viewer must be told
the same, read the same in the log, and see the same.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import wolfmoon
from wolfmoon.engine.game import Game
from wolfmoon.engine.rules import EVERYTHING
from wolfmoon.games.lone_wolves.forms.names import LAND_NAMES

RULES: Any = wolfmoon.games["lone-wolves"]
BOARDS = ("basic", "advanced")
VIEWERS = (0, 1, None)
GAMES = 8
Data = dict[str, Any]


def game_and_options(board: str, seed: int) -> tuple[Game, Data]:
    """A whole random game, and the set-up that it began with."""
    chance = Random(seed)
    options = RULES.draw(chance, board=board)
    game = wolfmoon.new("lone-wolves", **options)
    while not game.over:
        game.play(chance.choice(game.offer))
    return game, options


def lengths(game: Game, chance: Random) -> list[int]:
    """Where to stop: anywhere, and where a scar that was taken face down is not placed yet."""
    taken = [step + 1 for step, each in enumerate(game.log) if each.text.startswith("take hidden")]
    return [chance.randrange(1, len(game.log)), *chance.sample(taken, min(3, len(taken)))]


def dealt_again(options: Data, part: Game, viewer: int | None, stream: int) -> Data:
    """The set-up of another game that looks to a viewer, until here, just as this one does."""
    was, now = options["setup"], RULES.to_data(part.state)
    world = RULES.to_data(RULES.determinize(part.view(viewer), stream)[0])
    played = [set(was["hands"][seat]) - set(now["hands"][seat]) for seat in range(2)]
    gone = [
        there[: len(there) - len(land["hidden"])]
        for there, land in zip(was["hidden"], now["lands"], strict=True)
    ]
    if now["taken_hidden"]:
        lost = now["led"] if now["leader"] == now["seat"] else now["followed"]
        gone[LAND_NAMES.index(lost["land"])][-1] = world["in_hand"]
    hidden = [[*some, *land["hidden"]] for some, land in zip(gone, world["lands"], strict=True)]
    hands = [sorted(played[seat] | set(world["hands"][seat])) for seat in range(2)]
    other = {"hands": hands, "hidden": hidden, "set_aside": world["set_aside"], "box": world["box"]}
    return {**options, "setup": {**was, **other}}


def pairs(board: str, seed: int) -> Iterator[tuple[Game, Game, int | None]]:
    """Games with the same decisions that look alike to a viewer."""
    game, options = game_and_options(board, seed)
    for length in lengths(game, Random(seed)):
        for viewer in VIEWERS:
            part = game.at(length)
            other = wolfmoon.new("lone-wolves", **dealt_again(options, part, viewer, length + 1))
            for number in part.numbers:
                other.play(number)
            yield part, other, viewer


def told(game: Game, viewer: int | None) -> list[Any]:
    """What a viewer is told of each decision, reads in the log, and sees after it."""
    steps = zip(list(game.path)[:-1], game.numbers, strict=True)
    return [
        (
            RULES.story_for(states, number, viewer),
            RULES.record(states[0], number, viewer),
            RULES.view(states[0], viewer),
        )
        for states, number in steps
    ]


@pytest.mark.parametrize("board", BOARDS)
def test_games_that_look_alike_to_a_viewer_are_told_alike(board: str) -> None:
    """[L3, L12]"""
    count = others = in_hand = 0
    for seed in range(GAMES):
        for one, other, viewer in pairs(board, seed):
            assert told(one, viewer) == told(other, viewer)
            assert one.view(viewer) == other.view(viewer)
            count += 1
            others += one.start.states.tobytes() != other.start.states.tobytes()
            in_hand += told(one, EVERYTHING)[-1][0] != told(other, EVERYTHING)[-1][0]
    assert count > 50 and others > 0.9 * count
    assert in_hand > 10, "the law must be put to games in which a hidden scar is in hand"

"""Golden games of bots: the same bot, seed and simulations make the same decisions for good.

Each game in `golden/` was played by one bot on all seats, and stops after 150 decisions at most. A
bot that is meant to play differently gets a new one, and `docs/strength.md` new figures.
"""

from pathlib import Path

import pytest

import wolfmoon
from wolfmoon.bots.bot import Budget
from wolfmoon.bots.registry import bot_names
from wolfmoon.bots.seating import Seating

GOLDEN = Path(__file__).parent / "golden"
SEED = 1
ENOUGH = {"lone-wolves": Budget(simulations=400), "the-wolves": Budget(simulations=12_000)}
"""For every level to look as far as it can: the alpha of The Wolves at the others' replies."""
BOTS = [(game, name) for game in wolfmoon.GAMES for name in bot_names(game)]


def golden(game: str, name: str) -> str:
    return (GOLDEN / f"{game}-{name}.game").read_text(encoding="utf-8")


@pytest.mark.parametrize(("game", "name"), BOTS)
def test_a_bot_plays_its_golden_game_again(game: str, name: str) -> None:
    kept = wolfmoon.load(golden(game, name))
    again = kept.at(0)
    bots = Seating(again, dict.fromkeys(range(kept.seats), name), SEED, ENOUGH[game])
    while again.step < kept.step:
        again.play(bots.choose().action)
    assert again.lines() == kept.lines()


@pytest.mark.parametrize("game", wolfmoon.GAMES)
def test_no_two_bots_have_the_same_golden_game(game: str) -> None:
    games = {golden(game, name) for name in bot_names(game)}
    assert len(games) == len(bot_names(game))

"""What a seat can tell by the rules alone, against every hand that fits."""

import random
from typing import Any

from wolfmoon.engine.game import Game
from wolfmoon.engine.rules import EVERYTHING
from wolfmoon.games.lone_wolves.hidden.known import known
from wolfmoon.games.lone_wolves.hidden.worlds import hand_of, worlds
from wolfmoon.games.lone_wolves.rules import LoneWolves

RULES = LoneWolves()
MOST_WORLDS = 400


def test_what_is_known_holds_in_every_hand_that_fits_and_nothing_else_does() -> None:
    """[L3, L6]"""
    seen: set[str] = set()
    for seed in range(60):
        game, chance = Game(RULES, RULES.start(seed=seed)), random.Random(seed)
        while game.seat is not None:
            for viewer in (0, 1):
                check(game.view(viewer), 1 - viewer, seen)
            game.play(chance.choice(game.offer))
    assert seen >= {"out", "aside", "last"}
    assert known(game.view(None)) is None and known(RULES.view(game.state, EVERYTHING)) is None


def check(view: Any, other: int, seen: set[str]) -> None:
    found = known(view)
    assert found is not None
    if found["hands"] > MOST_WORLDS:
        return
    seen |= {name for name, facts in found.items() if isinstance(facts, list) and facts}
    hands = [set(both[other]) for both in worlds(view)]
    ever, always = set.union(*hands), set.intersection(*hands)
    shown = set(hand_of(view, 1 - other))
    shown |= {c for land in view["lands"] for s in land["sides"] for c in (*s["cards"], *s["lone"])}
    assert found["hands"] == len(hands)
    assert found["out"] == [suit for suit in RULES_SUITS if suit in view["void"][other]]
    assert set(found["aside"]) == ALL - shown - ever
    assert set(found["held"]) == always
    assert set(found["last"]) == {
        card for card in ever - always if sum(each[0] == card[0] for each in ever) == 1
    }


RULES_SUITS = ("green", "black", "brown", "red", "white")
ALL = {f"{letter}{value}" for letter in "GKNRW" for value in range(2, 8)}

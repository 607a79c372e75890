"""Deals that were committed to: what a file shows of them, and that no change goes unnoticed."""

import hashlib
import random
from dataclasses import replace

import pytest

import wolfmoon
from wolfmoon.engine.deal import commitment, new_salt, opening
from wolfmoon.engine.errors import Unreadable
from wolfmoon.engine.game import Game


def sealed(name: str = "lone-wolves", seed: int = 1) -> Game:
    """A game whose deal was drawn and committed to, before its first decision."""
    rules, chance = wolfmoon.games[name], random.Random(seed)
    start = rules.start(**rules.draw(chance))
    return Game(rules, replace(start, salt=new_salt(chance)))


def finished(name: str = "lone-wolves", seed: int = 1) -> Game:
    game, chance = sealed(name, seed), random.Random(seed)
    while not game.over:
        game.play(chance.choice(game.offer))
    return game


@pytest.mark.parametrize("name", wolfmoon.GAMES)
def test_the_file_of_a_finished_game_shows_what_was_committed_to(name: str) -> None:
    before = commitment(opening(sealed(name).rules, sealed(name).start))
    text = finished(name).dump()
    above, _, _ = text.partition("commitment ")
    assert hashlib.sha256(above.encode()).hexdigest() == before  # as anyone can do by hand
    assert f"\ncommitment {before}\n" in text
    assert wolfmoon.load(text).dump() == text


def test_nothing_of_the_seal_is_written_before_the_end() -> None:
    game = finished()
    for text in (game.at(game.step - 1).dump(), sealed().dump(), game.from_here().dump()):
        assert game.start.salt not in text and "commitment" not in text
    assert wolfmoon.load(game.at(3).dump()).start.salt == ""


def changed(line: str, to: str) -> str:
    """The file of a finished game with one of its headers changed."""
    lines = finished().dump().splitlines(keepends=True)
    return "".join(to if each.startswith(line) else each for each in lines)


@pytest.mark.parametrize(
    "text",
    [
        changed("leader", "leader 1\n"),
        changed("salt", f"salt {'0' * 64}\n"),
        changed("commitment", f"commitment {'0' * 64}\n"),
        changed("salt", f"salt {'x' * 64}\n"),
        changed("salt", "salt 12\n"),
        changed("salt", ""),
        changed("commitment", ""),
    ],
    ids=["deal", "salt", "commitment", "letters", "short", "no salt", "no commitment"],
)
def test_a_file_whose_deal_salt_or_commitment_was_changed_is_refused(text: str) -> None:
    assert text != finished().dump()
    with pytest.raises(Unreadable, match=r"salt|commitment"):
        wolfmoon.load(text)


def test_the_salt_hides_the_deal() -> None:
    """The same deal with other salts has other commitments: the hash alone tells nothing."""
    game = sealed()
    salts = [new_salt(random.Random(seed)) for seed in range(50)]
    texts = [opening(game.rules, replace(game.start, salt=salt)) for salt in salts]
    assert len({commitment(text) for text in texts}) == 50
    assert {len(salt) for salt in salts} == {64}

"""Every refusal of both games has its sentence in every language, whatever the position."""

import random
import re
from enum import IntEnum

import pytest

import wolfmoon
from wolfmoon.engine.asking import NOT_YOURS
from wolfmoon.engine.errors import Refusal
from wolfmoon.games.lone_wolves.reasons import Reason as LoneReason
from wolfmoon.games.the_wolves.reasons import Reason
from wolfmoon.words import LANGUAGES, has, key_of

GAMES: list[tuple[str, dict[str, object]]] = [
    ("the-wolves", {"players": 2}),
    ("the-wolves", {"players": 4}),
    ("lone-wolves", {"board": "basic"}),
    ("lone-wolves", {"board": "advanced"}),
]
REASONS: dict[str, type[IntEnum]] = {"the-wolves": Reason, "lone-wolves": LoneReason}
STEPS = 9
"""Decisions between the positions at which everything is asked."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    for name, reasons in REASONS.items():
        for reason in reasons:
            if reason != Reason.OK:
                assert has(key_of(name, reason.name.lower()), language)
    assert NOT_YOURS.sentence_in(language).endswith(".")


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_every_refusal_of_a_game_can_be_said_in_every_language(
    name: str, options: dict[str, object]
) -> None:
    chance, said = random.Random(5), set()
    game = wolfmoon.new(name, seed=5, **options)
    while not game.over:
        for _ in range(STEPS):
            if not game.over:
                game.play(chance.choice(game.offer))
        for number in chance.sample(range(game.rules.num_actions), 60):
            refusal = game.why_not(number)
            if refusal is not None:
                said.add(refusal.reason)
                for language in LANGUAGES:
                    assert_whole(refusal, language)
    assert len(said) >= 5


def assert_whole(refusal: Refusal, language: str) -> None:
    sentence = refusal.sentence_in(language)
    assert re.fullmatch(r"[A-ZĄĆĘŁŃÓŚŹŻÄÖÜА-ЯҐЄІЇ].*\.", sentence), sentence
    assert "{" not in sentence and "–," not in sentence


def test_a_refusal_carries_the_key_of_its_words() -> None:
    game = wolfmoon.new("the-wolves", players=3, seed=7)
    refusal = game.why_not("draft A7")
    assert refusal is not None and refusal.words == "the-wolves-not-on-start-tile"
    assert refusal.sentence == "Draft on the start tile; A7 is not on it."
    assert str(refusal).endswith("(W6)")
    assert refusal.sentence_in("pl").startswith("Rozstaw wilki na planszy startowej")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_says_what_it_asks_in_every_language(language: str) -> None:
    for name, options in GAMES:
        game = wolfmoon.new(name, seed=1, **options)
        assert game.rules.question(game.state, language)

"""Whole random games are told from first to last, to every viewer, in every language."""

import re
from typing import Any

import pytest

from tests.story.walks import VARIANTS, viewers, walk
from wolfmoon.engine.story import sentence
from wolfmoon.words import ENGLISH, LANGUAGES, messages

NAMES = ["Anna", "Bohdan", "Cyryl", "Дар’я", "Eva"]
RARE = {"shared", "land-tied", "stayed", "region-empty", "region-neutral", "region-tied"}
"""What one random game of each kind need not show."""


def log_messages() -> set[str]:
    """What the sentences of the log tell of."""
    return set(re.findall(r"^log-([\w-]+) =", messages(ENGLISH, "log"), re.MULTILINE))


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_whole_game_is_told_to_every_viewer(variant: str) -> None:
    known = log_messages()
    for decision in walk(variant):
        for viewer in viewers(decision.after):
            for telling in decision.told(viewer):
                assert telling["what"] in known
                assert telling.get("seat") is None or 0 <= telling["seat"] < decision.after.seats
                assert is_plain(telling)


def is_plain(data: Any) -> bool:
    """Whether something is data that any program can read."""
    if isinstance(data, dict):
        return all(isinstance(key, str) and is_plain(each) for key, each in data.items())
    if isinstance(data, list):
        return all(map(is_plain, data))
    return data is None or type(data) in (str, int, bool)


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_telling_has_a_sentence_in_every_language(variant: str) -> None:
    for decision in walk(variant):
        for viewer in (decision.seat, None):
            for telling in decision.told(viewer):
                for language in LANGUAGES:
                    said = sentence(telling, language, NAMES)
                    assert said.endswith(".") and not set("{}?") & set(said), said


def test_every_sentence_of_the_log_is_told_in_some_game() -> None:
    found = {
        telling["what"]
        for variant in VARIANTS
        for decision in walk(variant)
        for viewer in (decision.seat, None)
        for telling in decision.told(viewer)
    }
    assert log_messages() - found <= RARE

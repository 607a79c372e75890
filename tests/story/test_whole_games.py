"""Whole random games are told from first to last, to every viewer, in every language."""

import json
import re
from typing import Any

import pytest

from tests.story.walks import VARIANTS, seen, viewers, walk
from wolfmoon import BadInput
from wolfmoon.story import sentence, tell
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


@pytest.mark.parametrize("variant", VARIANTS)
def test_positions_kept_as_json_tell_the_same(variant: str) -> None:
    for decision in walk(variant):
        for viewer in (decision.seat, None):
            before, after = seen(decision.before, viewer), seen(decision.after, viewer)
            kept = [
                json.loads(json.dumps(data))
                for data in (before, after, decision.sheet_before, decision.sheet_after)
            ]
            name = decision.before.rules.name
            told = tell(name, kept[0], decision.decided, kept[1], kept[2], kept[3])
            assert told == decision.told(viewer)


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


def test_only_known_games_have_a_story() -> None:
    with pytest.raises(BadInput, match="there is no story of 'chess'"):
        tell("chess", {}, {}, {}, {}, {})

"""The samples that screens are made with: reviews of real games, which hold to every type."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import wolfmoon
from wolfmoon.engine.shape import Checked
from wolfmoon.reviews import wording
from wolfmoon.reviews.models import Review
from wolfmoon.reviews.page import page_of
from wolfmoon.reviews.story import names_of
from wolfmoon.words import LANGUAGES, say

SAMPLES = Path(__file__).with_name("samples")
EXACT = 1e-9


def sample(name: str) -> Any:
    return json.loads((SAMPLES / f"{name}.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", ["the-wolves", "lone-wolves"])
def test_a_sample_has_its_types_and_adds_up(name: str) -> None:
    review = Checked[Review](Review).read(sample(name))
    for player in review["players"]:
        total = sum(player["ledger"].values())  # type: ignore[arg-type]
        assert total == pytest.approx(player["share"] - player["fair"], abs=EXACT)
        assert player["statement"][-1]["balance"] == pytest.approx(player["share"], abs=EXACT)
    for turn in review["turns"]:
        assert sum(turn["to_whom"]) == pytest.approx(0.0, abs=EXACT)


@pytest.mark.parametrize("name", ["the-wolves", "lone-wolves"])
def test_its_sentences_can_be_said_in_every_language(name: str) -> None:
    review = sample(name)
    names = [f"Wolf {seat}" for seat in range(review["seats"])]
    sentences = [*review["story"], *(s for p in review["players"] for s in p["summary"])]
    assert len(review["story"]) == 3
    for language in LANGUAGES:
        for each in sentences:
            assert say(each["words"], language, **names_of(each["facts"], names))


@pytest.mark.parametrize("name", ["the-wolves", "lone-wolves"])
def test_it_is_told_in_every_language_and_as_a_page_that_needs_nothing_beside_it(name: str) -> None:
    review = sample(name)
    game = wolfmoon.load((SAMPLES / f"{name}.game").read_text(encoding="utf-8"))
    names = ["Mira", "Олена", "<Lunka>"][: review["seats"]]
    for language in LANGUAGES:
        told = wording.lines(review, names, language)
        assert wording.like(review["players"][0], language) in map(str.strip, told)
    page = page_of(review, game, names, "de")
    assert "<Lunka>" not in page and page.count("<img") >= 1
    beside = re.findall(r'(?:src|href)="(?!data:|#)[^"]*"', page)
    assert beside == [] and "http://www.w3.org" not in re.sub(r"base64,[^\"]*", "", page)

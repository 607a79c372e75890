"""Every claim of a hint holds in the slow, plain second implementation of its game."""

import json
from collections import Counter
from itertools import islice

import pytest

from tests.hints.positions import positions
from tests.reference.claims import lone_wolves, the_wolves
from tests.reference.claims.checking import claims_of, untrue
from wolfmoon.engine.shape import Checked
from wolfmoon.games import NAMES
from wolfmoon.hints.lone_wolves.claims import CLAIM as OF_LONE_WOLVES
from wolfmoon.hints.the_wolves.claims import CLAIM as OF_THE_WOLVES
from wolfmoon.hints.wording import lines
from wolfmoon.words import LANGUAGES, has

CLAIMS: dict[str, Checked] = {"lone-wolves": OF_LONE_WOLVES, "the-wolves": OF_THE_WOLVES}
PREDICATES = {"lone-wolves": lone_wolves.PREDICATES, "the-wolves": the_wolves.PREDICATES}
COUNT = {"lone-wolves": 40, "the-wolves": 24}
FEWEST_KINDS = 15
SEED = 20_000


def kinds_of(name: str) -> set[str]:
    """Every kind of claim that a game has a type for."""
    schema = CLAIMS[name].adapter.json_schema()
    found: set[str] = set()
    for part in schema["$defs"].values():
        kind = part.get("properties", {}).get("claim")
        if kind is not None:
            found |= {kind["const"]} if "const" in kind else set(kind["enum"])
    return found


@pytest.mark.parametrize("name", NAMES)
def test_there_is_a_predicate_for_every_kind_of_claim(name: str) -> None:
    assert kinds_of(name) == set(PREDICATES[name])
    assert len(kinds_of(name)) >= FEWEST_KINDS


@pytest.mark.parametrize("name", NAMES)
def test_every_claim_holds_and_can_be_said_in_every_language(name: str) -> None:
    kinds: Counter[str] = Counter()
    for game in islice(positions(name, SEED), COUNT[name]):
        hint = game.hint()
        assert list(untrue(json.loads(json.dumps(game.to_data())), hint)) == [], game.position()
        for claim in claims_of(hint):
            CLAIMS[name].read(claim)
            kinds[claim["claim"]] += 1
        names = [f"Wolf {seat}" for seat in range(game.seats)]
        assert all(lines(hint, language, names) for language in LANGUAGES)
    assert len(kinds) >= FEWEST_KINDS, kinds


def test_a_predicate_can_fail() -> None:
    """Change any number of a hint by one, and some claim of it no longer holds."""
    for name in NAMES:
        game = next(islice(positions(name, SEED + 1), 3, None))
        hint = game.hint()
        data = json.loads(json.dumps(game.to_data()))
        for claim in claims_of(hint):
            for fact, value in claim.items():
                if isinstance(value, int) and fact not in ("rival", "count"):
                    changed = {**hint, "further": [{**claim, fact: value + 1}]}
                    assert list(untrue(data, changed)), (claim, fact)


def rules_in(name: str) -> set[str]:
    """Every clause that a kind of claim may rest on."""
    found: set[str] = set()
    for part in CLAIMS[name].adapter.json_schema()["$defs"].values():
        rule = part.get("properties", {}).get("rule", {})
        found |= {*rule.get("enum", ()), *filter(None, [rule.get("const")])}
    return found


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_that_a_claim_rests_on_exists(name: str) -> None:
    assert rules_in(name) and all(has(rule.lower()) for rule in rules_in(name))

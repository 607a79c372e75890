"""Every claim of a hint holds in the slow, plain second implementation of its game."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import pytest

import wolfmoon
from tests.hints.positions import positions
from tests.reference.claims import lone_wolves, the_wolves
from tests.reference.claims.checking import (
    Hint,
    claims_of,
    judge_of,
    untrue,
    untrue_verdict,
)
from wolfmoon.engine.game import Game
from wolfmoon.engine.shape import Checked
from wolfmoon.games import NAMES
from wolfmoon.hints.lone_wolves.claims import CLAIM as OF_LONE_WOLVES
from wolfmoon.hints.the_wolves.claims import CLAIM as OF_THE_WOLVES
from wolfmoon.hints.wording import lines
from wolfmoon.words import LANGUAGES, has

Data = dict[str, Any]
Claim = dict[str, Any]
CLAIMS: dict[str, Checked] = {"lone-wolves": OF_LONE_WOLVES, "the-wolves": OF_THE_WOLVES}
PREDICATES = {"lone-wolves": lone_wolves.PREDICATES, "the-wolves": the_wolves.PREDICATES}
COUNT = {"lone-wolves": 40, "the-wolves": 24}
FEWEST_KINDS = 15
JUDGED = 20
SEED = 20_000
SEATS = (0, 1)
LETTERS = "ABCDEF"
NOT_OF_THE_POSITION = {"parts"}
UNCHECKED = {("nothing-stands-out", "count")}
"""What is not held to the position, but to the estimates of the same hint."""
RARE = {
    "lone-wolves": {"fills-land", "would-break-land", "nothing-stands-out"},
    "the-wolves": {
        *("first-by-alphas", "dominates-wolf", "now-paired", "in-danger"),
        *("only-end", "nothing-stands-out"),
    },
}
"""Kinds that may be missing among so few hints, or have no fact of the position to change."""


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


@cache
def hinted(name: str) -> list[tuple[Game, Data, Hint]]:
    """Some positions and a beginning, as the second implementation reads them; and their hints."""
    games = [game.copy() for game in islice(positions(name, SEED), COUNT[name])]
    games.append(wolfmoon.new(name, seed=SEED))
    return [(game, json.loads(json.dumps(game.to_data())), game.hint()) for game in games]


@pytest.mark.parametrize("name", NAMES)
def test_every_claim_holds_and_can_be_said_in_every_language(name: str) -> None:
    kinds: Counter[str] = Counter()
    for game, data, hint in hinted(name):
        assert list(untrue(data, hint)) == [], game.position()
        for claim in claims_of(hint):
            CLAIMS[name].read(claim)
            kinds[claim["claim"]] += 1
        names = [f"Wolf {seat}" for seat in range(game.seats)]
        assert all(lines(hint, language, names) for language in LANGUAGES)
    assert len(kinds) >= FEWEST_KINDS, kinds


def some_turn(game: Game, random: Random) -> str:
    """A turn by chance; in the draft, and in Lone Wolves, a decision."""
    tried, texts = game.copy(), list[str]()
    whole = game.rules.name == "the-wolves" and game.to_data()["asks"] != "draft"
    while not texts or (whole and tried.seat == game.seat):
        option = random.choice(tried.offer)
        texts.append(option.text)
        tried.play(option)
    return ", ".join(texts)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_said_of_any_turn_and_of_the_better_one_holds(name: str) -> None:
    random, told = Random(SEED), 0
    for game in islice(positions(name, SEED + 2), JUDGED):
        turn = some_turn(game, random)
        verdict = game.judge(turn)
        data = json.loads(json.dumps(game.to_data()))
        assert list(untrue_verdict(data, verdict)) == [], (turn, game.position())
        told += len(verdict["with_this"]) + len(verdict["gives_up"])
    assert told > JUDGED


# -- claims that are false --------------------------------------------------------------
def values_of(name: str, kind: str, fact: str) -> list[Any]:
    """What a fact may be by its type, if that names all its values."""
    for part in CLAIMS[name].adapter.json_schema()["$defs"].values():
        facts = part.get("properties", {})
        told = facts.get("claim", {})
        if fact in facts and kind in (told.get("const"), *told.get("enum", ())):
            schemas = [facts[fact], *facts[fact].get("anyOf", ())]
            return [value for schema in schemas for value in schema.get("enum", ())]
    return []


def others(name: str, data: Data, claim: Claim, fact: str) -> Iterator[Any]:
    """What else a fact of a claim could be."""
    value = claim[fact]
    if fact == "rival":
        yield from (seat for seat in range(len(data.get("seats", SEATS))) if seat != value)
    elif fact in ("hex", "to"):
        places = {*data["pieces"], *data["lone_wolves"]} - {value}
        yield from sorted(places)
    elif fact == "region":
        yield from (letter for letter in LETTERS if letter != value)
    elif fact == "cards":
        yield from (value[1:], [*value, "K1"])
    elif isinstance(value, int | float):
        yield value + 1
    else:
        yield from (each for each in values_of(name, claim["claim"], fact) if each != value)


def fails(holds: Callable[[Claim], bool], claim: Claim) -> bool:
    """Whether a claim is found out: it does not hold, or speaks of what there is not."""
    try:
        return not holds(claim)
    except (LookupError, ValueError):
        return True


@pytest.mark.parametrize("name", NAMES)
def test_every_fact_of_a_claim_is_looked_at(name: str) -> None:
    """Each of them, changed alone, makes a claim somewhere that does not hold; a number always."""
    seen, failed = set[tuple[str, str]](), set[tuple[str, str]]()
    for _, data, hint in hinted(name):
        holds = judge_of(data, hint, hint["rungs"][-1]["steps"])
        for claim in claims_of(hint):
            for fact in claim.keys() - {"claim", "rule"} - NOT_OF_THE_POSITION:
                changed = [{**claim, fact: other} for other in others(name, data, claim, fact)]
                found = [fails(holds, each) for each in changed]
                counted = isinstance(claim[fact], int) and fact not in ("rival", "count")
                assert all(found) or not counted, (claim, fact)
                seen.add((claim["claim"], fact))
                failed |= {(claim["claim"], fact)} if any(found) else set()
    assert seen - failed == UNCHECKED
    assert kinds_of(name) - {kind for kind, _ in failed} <= RARE[name]


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

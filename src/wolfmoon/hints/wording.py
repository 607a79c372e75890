"""A hint in words: a sentence for each claim and each step, with its rule."""

from collections.abc import Mapping, Sequence

from ..games.shapes import Claim
from ..words import ENGLISH, figure, key_of, say
from .models import Estimate, Hint, HintRung, HintStep, HintSure, Verdict

DIGITS = 1
"""Decimals of estimates."""


def sentence(claim: Claim, language: str = ENGLISH, names: Sequence[str] = ()) -> str:
    """A claim in words; the names are those of the players, by seat."""
    return say(key_of("hint", str(claim["claim"])), language, **_spoken(claim, language, names))


def with_rule(claim: Claim, language: str = ENGLISH, names: Sequence[str] = ()) -> str:
    """A claim in words, and the clause that it rests on."""
    said = sentence(claim, language, names)
    return say("hint-ruled", language, sentence=said, rule=claim["rule"]) if claim["rule"] else said


def step_sentence(step: HintStep, language: str = ENGLISH, names: Sequence[str] = ()) -> str:
    """A step in words."""
    facts = _spoken(step["facts"], language, names)
    return say(key_of("hint-step", step["action"]), language, **facts)


def rung_title(rung: HintRung, language: str = ENGLISH) -> str:
    """What a rung is called; the last by what its first step does."""
    action = rung["steps"][0]["action"] if rung["steps"] else ""
    return say(key_of("hint-rung", rung["rung"]), language, action=action)


def sure_sentences(sure: HintSure, language: str = ENGLISH) -> list[str]:
    """How a hint came about."""
    told = [
        say(
            "hint-counted" if sure["counted"] else "hint-sure",
            language,
            count=sure["compared"],
            continuations=figure(sure["continuations"], language),
        )
    ]
    if sure["margin"] is not None:
        told.append(say("hint-margin", language, **_estimate(sure["margin"], language)))
    return told


def verdict_sentence(verdict: Verdict, language: str = ENGLISH) -> str:
    """What the tutor says of a turn."""
    if not verdict["warns"]:
        return say("hint-keeps", language)
    return say("hint-gives-up", language, **_estimate(verdict["loss"], language))


def lines(
    hint: Hint, language: str = ENGLISH, names: Sequence[str] = (), rungs: int = 3
) -> list[str]:
    """The ladder up to a rung, line by line; with the last, how sure it is."""
    told: list[str] = []
    for rung in hint["rungs"][:rungs]:
        told.append(rung_title(rung, language))
        for number, step in enumerate(rung["steps"], start=1):
            said = step_sentence(step, language, names)
            told.append("  " + say("hint-step", language, number=number, sentence=said))
        told += ["  " + with_rule(claim, language, names) for claim in rung["claims"]]
        if not rung["steps"] and not rung["claims"]:
            told.append("  " + say("hint-no-aim", language))
    return told if rungs < len(hint["rungs"]) else [*told, *sure_sentences(hint["sure"], language)]


def _estimate(estimate: Estimate, language: str) -> dict[str, str]:
    return {name: figure(estimate[name], language, DIGITS) for name in ("value", "low", "high")}


def _spoken(facts: Mapping[str, object], language: str, names: Sequence[str]) -> dict[str, object]:
    """The facts of a claim as its message speaks of them."""
    told: dict[str, object] = {}
    for name, fact in facts.items():
        if name == "rival":
            told["whom"] = names[fact] if isinstance(fact, int) else say("pack-neutral", language)
        elif name == "moon":
            told[name] = fact or "none"
        elif name == "cards" and isinstance(fact, list):
            told[name] = ", ".join(say("hint-card", language, card=card) for card in fact)
        elif isinstance(fact, float):
            told[name] = figure(fact, language, DIGITS)
        elif isinstance(fact, str | int):
            told[name] = fact
    return told

"""Checking a whole hint against the second implementation: what does not hold, claim by claim."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from . import lone_wolves, the_wolves

Hint = Mapping[str, Any]
CLOSE = 1.0
ROUNDED = 0.011
"""How far rounding to hundredths may move a difference."""


def claims_of(hint: Hint) -> list[Any]:
    """Everything that a hint claims."""
    return [claim for rung in hint["rungs"] for claim in rung["claims"]] + [*hint["further"]]


def untrue(data: dict[str, Any], hint: Hint) -> Iterator[str]:
    """What a hint claims of a position that does not hold."""
    steps = hint["rungs"][-1]["steps"]
    yield from untrue_of(data, hint, steps, claims_of(hint))
    yield from wrong_estimates(hint)


def untrue_verdict(data: dict[str, Any], verdict: Hint) -> Iterator[str]:
    """What a verdict claims of the turn that was chosen, and of the better one, that is not so."""
    yield from untrue_of(data, verdict, verdict["chosen"], verdict["with_this"])
    yield from untrue_of(data, verdict, verdict["better"], verdict["gives_up"])


def untrue_of(
    data: dict[str, Any], given: Hint, steps: list[Any], claims: list[Any]
) -> Iterator[str]:
    """Claims of some steps that do not hold."""
    holds = judge_of(data, given, steps)
    yield from (f"{claim}" for claim in claims if not holds(claim))


def judge_of(data: dict[str, Any], given: Hint, steps: list[Any]) -> Callable[[Any], bool]:
    """What says of any claim of some steps whether it holds."""
    if given["game"] == "lone-wolves":
        (step,) = steps
        case: Any = lone_wolves.Case(data, given["seat"], step["text"])
        predicates: Any = lone_wolves.PREDICATES
        rivals = [case.rival]
    else:
        case = the_wolves.Case(data, given["seat"], decisions_in(steps))
        predicates = the_wolves.PREDICATES
        rivals = [None, *(seat for seat in range(case.now.players) if seat != given["seat"])]

    def holds(claim: Any) -> bool:
        of_rival = "rival" not in claim or claim["rival"] in rivals
        return of_rival and bool(predicates[claim["claim"]](case, claim))

    return holds


def decisions_in(steps: list[Any]) -> list[str]:
    """The decisions of some steps, one text each."""
    texts: list[str] = []
    for step in steps:
        for part in step["text"].split(", "):
            wolf, goes, hex_name = part.partition(" to ")
            texts += [wolf, f"to {hex_name}"] if goes and wolf else [part]
    return texts


def wrong_estimates(hint: Hint) -> Iterator[str]:
    """Whether what is said of estimates fits the shares that are given with them."""
    sure = hint["sure"]
    shares = [option["share"] for option in sure["options"]]
    if shares != sorted(shares, reverse=True) or len(shares) != sure["compared"]:
        yield f"the options are not in order: {shares}"
    near = [shares[0] - share for share in shares]
    least = sum(gap < CLOSE - ROUNDED for gap in near)
    most = sum(gap < CLOSE + ROUNDED for gap in near)
    told = [c["count"] for c in claims_of(hint) if c["claim"] == "nothing-stands-out"]
    if not least <= sure["close"] <= most or told != ([sure["close"]] if sure["close"] > 1 else []):
        yield f"{told} ways are told to be close, of {near}"
    margin = sure["margin"]
    if margin is not None and not margin["low"] <= margin["value"] <= margin["high"]:
        yield f"the margin lies outside its interval: {margin}"
    if margin is not None and abs(margin["value"] - near[1]) > ROUNDED:
        yield f"the margin is not the difference of the shares: {margin}"

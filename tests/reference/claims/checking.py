"""Checking a whole hint against the second implementation: what does not hold, claim by claim."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
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
    if hint["game"] == "lone-wolves":
        (step,) = steps
        case: Any = lone_wolves.Case(data, hint["seat"], step["text"])
        predicates: Any = lone_wolves.PREDICATES
    else:
        case = the_wolves.Case(data, hint["seat"], decisions_in(steps))
        predicates = the_wolves.PREDICATES
    for claim in claims_of(hint):
        if not predicates[claim["claim"]](case, claim):
            yield f"{claim}"
    yield from wrong_estimates(hint)


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

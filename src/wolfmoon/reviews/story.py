"""The game in three sentences, and how it went for each player: keys of the catalogue, and facts.

A sentence states only what the review has found. First who won, then how the chances went, then
the turn that moved most; if none did, that.
"""

from collections.abc import Sequence
from itertools import takewhile

from .models import Review, ReviewEntry, ReviewPlayer, ReviewSentence, ReviewTurn

Facts = dict[str, str | int | float]
POINTS = 100
LARGEST = 2
"""Entries that are told of each player."""
FAR_BEHIND = 0.5
"""Who had less than this part of a fair share, and won, has come back."""


def tell(review: Review) -> None:
    """Fill in the sentences of a review."""
    review["story"] = [_ending(review), _course(review), _turning(review)]
    for seat, player in enumerate(review["players"]):
        told = [_entry(each) for each in largest(player)]
        player["summary"] = [_result(review, seat), *told]


def largest(player: ReviewPlayer) -> list[ReviewEntry]:
    """The entries of a player that moved most."""
    entries = [each for each in player["statement"] if round(POINTS * abs(each["amount"])) > 0]
    return sorted(entries, key=lambda each: -abs(each["amount"]))[:LARGEST]


def said(words: str, **facts: str | int | float) -> ReviewSentence:
    """A sentence with its facts."""
    return {"words": f"review-{words}", "facts": facts}


def _rounded(share: float) -> float:
    return round(POINTS * share, 1)


# -- how it ended -----------------------------------------------------------------------
def _ending(review: Review) -> ReviewSentence:
    shares, scores = [player["share"] for player in review["players"]], review["scores"]
    ahead = max(range(len(shares)), key=lambda seat: (shares[seat], -seat))
    if not review["finished"]:
        return said("story-left", seat=ahead, share=round(POINTS * shares[ahead]))
    if shares[ahead] < 1.0:
        return said("story-shared", points=scores[ahead])
    second = max(score for seat, score in enumerate(scores) if seat != ahead)
    if second >= scores[ahead]:
        return said("story-broken", seat=ahead, points=scores[ahead])
    by = scores[ahead] - second
    return said("story-won", seat=ahead, count=by, points=scores[ahead], second=second)


def _result(review: Review, seat: int) -> ReviewSentence:
    if not review["finished"]:
        return said("sum-left")
    share, scores = review["players"][seat]["share"], review["scores"]
    best = max(score for other, score in enumerate(scores) if other != seat)
    if 0.0 < share < 1.0:
        return said("sum-shared")
    if scores[seat] == best:
        return said("sum-level")
    return said("sum-won" if share else "sum-lost", count=abs(scores[seat] - best))


def _entry(entry: ReviewEntry) -> ReviewSentence:
    sign = "plus" if entry["amount"] > 0 else "minus"
    words = f"sum-{entry['entry'].replace('_', '-')}"
    return said(words, sign=sign, amount=_rounded(abs(entry["amount"])))


# -- how it went ------------------------------------------------------------------------
def _course(review: Review) -> ReviewSentence:
    """Since when the winner, or whoever is ahead, was ahead; or from how far they came back."""
    turns, shares = review["turns"], [player["share"] for player in review["players"]]
    ahead = max(range(len(shares)), key=lambda seat: (shares[seat], -seat))
    led = len(list(takewhile(lambda turn: _leads(turn, ahead), reversed(turns))))
    if led == len(turns):
        return said("story-always", seat=ahead)
    low = min(turns, key=lambda turn: turn["before"][ahead])
    fair = 1.0 / len(shares)
    if low["before"][ahead] < FAR_BEHIND * fair and low["round"]:
        share = round(POINTS * low["before"][ahead])
        return said("story-back", seat=ahead, share=share, **_when(low))
    later = [turn for turn in turns[len(turns) - max(led, 1) :] if turn["round"]]
    first = later[0] if later else turns[-1]
    return said("story-led", seat=ahead, **_when(first))


def _leads(turn: ReviewTurn, seat: int) -> bool:
    return turn["before"][seat] >= max(turn["before"])


def _when(turn: ReviewTurn) -> Facts:
    if turn["kind"] in ("turn", "draft"):
        return {"kind": turn["kind"], "round": turn["round"]}
    return {"kind": "trick", "round": turn["round"]}


def _turning(review: Review) -> ReviewSentence:
    """The turn that moved most."""
    if not review["turning"]:
        return said("story-quiet")
    turns = [review["turns"][number - 1] for number in review["turning"]]
    turn = max(turns, key=lambda each: (moved_by(each), -each["turn"]))
    facts: Facts = {**_when(turn), "seat": turn["seat"], "amount": _rounded(moved_by(turn))}
    if turn["great"]:
        return said("story-great", **facts)
    gains = turn["gifts"] if turn["label"] else turn["others"]
    rival = max(range(len(gains)), key=lambda seat: (gains[seat], -seat))
    words = "story-label" if turn["label"] else "story-choice"
    return said(words, **facts, rival=rival)


def moved_by(turn: ReviewTurn) -> float:
    """How much a turning point moved."""
    if turn["label"]:
        return turn["loss"]
    return turn["margin"] if turn["great"] else max(map(abs, turn["others"]))


def names_of(facts: Facts, names: Sequence[str]) -> dict[str, object]:
    """The facts of a sentence with the names of those it speaks of."""
    told: dict[str, object] = {
        key: fact for key, fact in facts.items() if key not in ("seat", "rival")
    }
    for key, name in (("seat", "who"), ("rival", "whom")):
        if isinstance(seat := facts.get(key), int):
            told[name] = names[seat]
    return told

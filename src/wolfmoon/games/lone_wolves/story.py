"""The story of Lone Wolves: cards, scars, moons and strength, as far as a viewer saw them."""

from collections.abc import Mapping
from typing import Any

from ...engine.outcome import Outcome
from ...engine.story import Telling, final
from .forms.names import BORDER_NAMES, LAND_NAMES, SUIT_LETTERS, SUIT_NAMES

Data = Mapping[str, Any]

WORST, BEST = "2", "7"
"""The lowest value beats the highest of its suit.                                  [L8]"""


def story(
    before: Data,
    decided: Data,
    after: Data,
    sheet_before: Data,
    sheet_after: Data,
    outcome: Outcome | None,
) -> list[Telling]:
    """What happened between two views of a game of Lone Wolves."""
    tellings = {"play": _played, "take": _took, "place": _placed}[decided["action"]](
        before, decided, after
    )
    return [
        *tellings,
        *_moon(before, after),
        *_strength(sheet_before, sheet_after),
        *_points(sheet_before, sheet_after),
        *_trump(before, after),
        *_ending(sheet_after, outcome),
    ]


# -- cards --------------------------------------------------------------------------
def _played(before: Data, decided: Data, after: Data) -> list[Telling]:
    """A card is led or followed with; a trick of two cards is decided.      [L5, L6, L9]"""
    seat, card, land = before["seat"], decided["card"], decided["land"]
    leads = before["asks"] == "lead"
    tellings = [_told("led" if leads else "followed", seat, card=card, land=land)]
    tellings += _revealed(before, decided, after)
    return tellings if leads else tellings + _trick(before, decided)


def _revealed(before: Data, decided: Data, after: Data) -> list[Telling]:
    """A face-down scar that a 3 has turned."""
    place = LAND_NAMES.index(decided["land"])
    was, now = before["lands"][place]["shown"], list(after["lands"][place]["shown"])
    for scar in was:
        now.remove(scar)
    return [_told("revealed", before["seat"], land=decided["land"], scar=scar) for scar in now]


def _trick(before: Data, decided: Data) -> list[Telling]:
    """Who wins a trick and why; the loser's card is turned.                    [L8, L11]"""
    led, seat = before["led"], before["seat"]
    why, follower_wins = decided_by(led["card"], decided["card"], before["trump"])
    winner = seat if follower_wins else before["leader"]
    best, worst = (decided, led) if follower_wins else (led, decided)
    number = before["trick"] + 1
    return [
        _told("trick-won", winner, card=best["card"], why=why, trick=number),
        _told("turned", 1 - winner, card=worst["card"], land=worst["land"]),
    ]


def decided_by(led: str, followed: str, trump: str | None) -> tuple[str, bool]:
    """Why the better of two cards wins, and whether it is the follower's.          [L8]"""
    if led[0] == followed[0]:
        pair = {led[1:], followed[1:]}
        if pair == {WORST, BEST}:
            return "two", followed[1:] == WORST
        return "higher", int(followed[1:]) > int(led[1:])
    if SUIT_NAMES[SUIT_LETTERS.index(followed[0])] == trump:
        return "trump", True
    return ("trump" if SUIT_NAMES[SUIT_LETTERS.index(led[0])] == trump else "suit"), False


# -- scars --------------------------------------------------------------------------
def _took(before: Data, decided: Data, after: Data) -> list[Telling]:
    """A scar is taken; a face-down one is named to those who saw it.               [L12]"""
    seat, land = before["seat"], _losing_land(before)
    gone = _without(after.get("discarded", []), before.get("discarded", []))
    held = gone[0] if gone else after["in_hand"]
    if decided["scar"] != "hidden":
        tellings = [_told("took", seat, land=land, scar=decided["scar"])]
    elif held == "hidden":
        tellings = [_told("took-hidden", seat, land=land)]
    else:
        tellings = [_told("took-hidden-seen", seat, land=land, scar=held)]
    return tellings + [_told("discarded", seat, scar=scar) for scar in gone]


def _losing_land(before: Data) -> str:
    """Where the card of the seat that takes a scar lies."""
    mine = "led" if before["leader"] == before["seat"] else "followed"
    return str(before[mine]["land"])


def _placed(before: Data, decided: Data, after: Data) -> list[Telling]:
    """A scar lies face up on a slot, and works at once if it is of that kind.  [L12, L13]"""
    seat, slot = before["seat"], decided["slot"]
    scars_before, scars_after = _slot(before, seat, slot), _slot(after, seat, slot)
    scar = _without(scars_after, scars_before)[0]
    return [_told("placed", seat, scar=scar, slot=slot), *_effects(before, after, seat)]


def _effects(before: Data, after: Data, seat: int) -> list[Telling]:
    """Lone wolves that joined, and honour tokens that were turned.              [S3, S4]"""
    tellings = []
    for land, was, now in zip(LAND_NAMES, before["lands"], after["lands"], strict=True):
        if now["sides"][seat]["unseen"] != was["sides"][seat]["unseen"]:
            tellings.append(_told("joined", seat, land=land))
        if now["honour"] != was["honour"]:
            sides = {"from": was["honour"][0], "to": now["honour"][0]}
            tellings.append(_told("honour", seat, land=land, **sides))
    return tellings


def _slot(view: Data, seat: int, slot: str) -> list[str]:
    if slot in LAND_NAMES:
        side = view["lands"][LAND_NAMES.index(slot)]["sides"][seat]
        return list(side["scars"])
    return list(view["borders"][seat][list[str](BORDER_NAMES).index(slot)])


def _without(scars: list[str], others: list[str]) -> list[str]:
    """Some scars less others, counted."""
    left = list(scars)
    for scar in others:
        left.remove(scar)
    return left


# -- what changed in the sky and on the ground --------------------------------------
def _moon(before: Data, after: Data) -> list[Telling]:
    """A moon that was placed.                                                      [L14]"""
    lands = zip(LAND_NAMES, before["lands"], after["lands"], strict=True)
    return [
        {"what": "moon", "land": land, "moon": now["moon"]}
        for land, was, now in lands
        if now["moon"] != was["moon"]
    ]


def _trump(before: Data, after: Data) -> list[Telling]:
    """The trump of the next trick, if it is another one.                           [L15]"""
    if after["trump"] == before["trump"]:
        return []
    return [{"what": "trump", "suit": after["trump"]}]


def _strength(before: Data, after: Data) -> list[Telling]:
    """The strength of each side of each land that it changed in.                   [L18]"""
    return [
        _told("strength", seat, **{"land": now["land"], "from": old["total"], "to": new["total"]})
        for was, now in zip(before["lands"], after["lands"], strict=True)
        for seat, (old, new) in enumerate(zip(was["strength"], now["strength"], strict=True))
        if old["total"] != new["total"]
    ]


def _points(before: Data, after: Data) -> list[Telling]:
    """The points of each seat as they stand, where they changed.                     [L20]"""
    return [
        _told("points", seat, **{"from": was["total"], "to": now["total"]})
        for seat, (was, now) in enumerate(zip(before["seats"], after["seats"], strict=True))
        if was["total"] != now["total"]
    ]


# -- the end ------------------------------------------------------------------------
def _ending(sheet: Data, outcome: Outcome | None) -> list[Telling]:
    """Who wins each land, what the scars give, and the result.                 [L18–L20]"""
    if outcome is None:
        return []
    scars = [(seat, row["points"]["scars"]) for seat, row in enumerate(sheet["seats"])]
    return [
        {"what": "ended", "reason": "tricks"},
        *(_land(row) for row in sheet["lands"]),
        *(_told("scars-scored", seat, points=points) for seat, points in scars if points),
        *final(outcome),
    ]


def _land(row: Data) -> Telling:
    strength = [side["total"] for side in row["strength"]]
    if row["winner"] is None:
        return {"what": "land-tied", "land": row["land"], "strength": strength}
    points = row["honour"] + row["moon_points"]
    facts = {"land": row["land"], "points": points, "strength": strength}
    return _told("land-won", row["winner"], **facts)


def _told(what: str, seat: int, **facts: Any) -> Telling:
    return {"what": what, "seat": seat, **facts}

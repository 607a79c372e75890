"""Predicates for the claims of Lone Wolves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations
from typing import Any

from tests.reference.lone_wolves import Position, consistent_hands, position_from_data, tables
from tests.reference.lone_wolves.flow import follower_wins
from tests.reference.lone_wolves.offers import land_of_seat, playable_cards

Claim = dict[str, Any]
MOON_POINTS = {"moon": tables.MOON_POINTS, "blood-moon": tables.BLOOD_MOON_POINTS}
POINT_SCARS = ("S5", "S6", "S7", "S8", "S9")


@dataclass
class Case:
    """A position as it is, who asked, and what was proposed."""

    data: dict[str, Any]
    seat: int
    text: str

    @cached_property
    def now(self) -> Position:
        """The position."""
        return position_from_data(self.data)

    @cached_property
    def then(self) -> Position:
        """The position after what was proposed."""
        return self.now.play(self.text)

    @cached_property
    def hands(self) -> list[frozenset[str]]:
        """Every hand that the other could hold."""
        return consistent_hands(self.data, self.seat)

    @property
    def rival(self) -> int:
        """The other."""
        return 1 - self.seat

    @property
    def words(self) -> list[str]:
        """What was proposed, word by word."""
        return self.text.split(" ")

    def strengths(self, position: Position, land: str) -> tuple[int, int]:
        """Own strength in a territory, and the other's."""
        strength = position.strength(land)
        return strength[self.seat], strength[self.rival]

    def lead(self, position: Position, land: str) -> str:
        """Who is stronger in a territory."""
        own, theirs = self.strengths(position, land)
        return "ahead" if own > theirs else "behind" if own < theirs else "level"

    def scores(self, position: Position) -> tuple[int, int]:
        """Own points, and the other's."""
        scores = position.scores()
        return scores[self.seat], scores[self.rival]

    def margin(self, position: Position) -> int:
        """How far ahead one is on points."""
        own, theirs = self.scores(position)
        return own - theirs


def prize(position: Position, name: str) -> int:
    """What the winner of a territory gets (L19)."""
    land = position.land(name)
    return land.honour[0] + MOON_POINTS.get(str(land.moon), 0)


def cards_in(position: Position, name: str) -> int:
    """The wolf cards in a territory."""
    return sum(side.wolves() for side in position.land(name).sides)


def scars_left(position: Position, name: str) -> int:
    """The scars in a territory."""
    return len(position.land(name).shown) + len(position.land(name).hidden)


def moon_to_come(position: Position) -> str | None:
    """The next moon marker (L14)."""
    lying = [land.moon for land in position.lands]
    return next((moon for moon in ("moon", "blood-moon") if moon not in lying), None)


def can_beat(hand: frozenset[str], card: str, trump: str | None) -> bool:
    """Whether a hand has an answer, as it must follow, that beats a card that is led (L6, L8)."""
    suit = tables.suit_of(card)
    answers = [held for held in hand if tables.suit_of(held) == suit] or list(hand)
    return any(follower_wins(card, answer, trump) for answer in answers)


# -- the table --------------------------------------------------------------------------
def land_pays(case: Case, claim: Claim) -> bool:
    land = case.now.land(claim["land"])
    found = (prize(case.now, claim["land"]), land.honour[0], land.moon)
    return found == (claim["points"], claim["honour"], claim["moon"])


def land_stands(case: Case, claim: Claim) -> bool:
    own = case.strengths(case.now, claim["land"]) == (claim["own"], claim["theirs"])
    return own and case.lead(case.now, claim["land"]) == claim["lead"]


def places_left(case: Case, claim: Claim) -> bool:
    return tables.CARDS_IN_LAND - cards_in(case.now, claim["land"]) == claim["count"] > 0


def last_scar(case: Case, claim: Claim, position: Position | None = None) -> bool:
    at = position or case.now
    moon = moon_to_come(at)
    return (
        scars_left(at, claim["land"]) == 1
        and moon == claim["moon"]
        and MOON_POINTS[str(moon)] == claim["points"]
        and tables.suit_of_land(claim["land"]) == claim["suit"]
    )


def scars_to_take(case: Case, claim: Claim) -> bool:
    land = case.now.land(claim["land"])
    here = land_of_seat(case.now, case.seat) == claim["land"]
    return here and (len(land.shown), len(land.hidden)) == (claim["shown"], claim["hidden"])


def scar_in_hand(case: Case, claim: Claim) -> bool:
    return case.now.in_hand == claim["scar"]


# -- what to want -----------------------------------------------------------------------
def land_to_take(case: Case, claim: Claim) -> bool:
    own, theirs = case.strengths(case.now, claim["land"])
    enough = own + claim["need"] > theirs >= own + claim["need"] - 1
    return own <= theirs and enough and prize(case.now, claim["land"]) == claim["points"]


def land_to_hold(case: Case, claim: Claim) -> bool:
    own, theirs = case.strengths(case.now, claim["land"])
    return own - theirs == claim["margin"] > 0 and prize(case.now, claim["land"]) == claim["points"]


def about_to_take(case: Case) -> Position:
    """The position in which one takes the scar: now, or once one's card has lost."""
    return case.now if case.now.asks == "take" else case.then


def scar_to_get(case: Case, claim: Claim) -> bool:
    at = about_to_take(case)
    if at.seat != case.seat or land_of_seat(at, case.seat) != claim["land"]:
        return False
    taken = at.play(f"take {claim['scar']}")
    if taken.asks != "place":
        return claim["points"] == 0
    placed = [case.margin(taken.play(text)) - case.margin(taken) for text in taken.offer()]
    return max(placed) == claim["points"]


def hidden_to_get(case: Case, claim: Claim) -> bool:
    at = about_to_take(case)
    unseen = [*at.box, *(scar for land in at.lands for scar in land.hidden)]
    found = (len([scar for scar in unseen if scar in POINT_SCARS]), len(unseen))
    lies_there = bool(at.land(claim["land"]).hidden)
    return lies_there and found == (claim["scoring"], claim["unseen"])


def slot_to_find(case: Case, claim: Claim) -> bool:
    gains = [case.margin(case.now.play(text)) - case.margin(case.now) for text in case.now.offer()]
    return case.now.in_hand == claim["scar"] and max(gains) == claim["points"]


# -- counting hands ---------------------------------------------------------------------
def holds_trick(case: Case, claim: Claim) -> bool:
    beaten = [can_beat(hand, claim["card"], case.now.trump) for hand in case.hands]
    return (len(beaten) - sum(beaten), len(beaten)) == (claim["hands"], claim["of"])


def sure_trick(case: Case, claim: Claim) -> bool:
    beaten = any(can_beat(hand, claim["card"], case.now.trump) for hand in case.hands)
    return not beaten and len(case.hands) == claim["of"]


def only_beaten_by(case: Case, claim: Claim) -> bool:
    card, trump = claim["card"], case.now.trump
    may_be_held = set().union(*case.hands)
    beating = {held for held in may_be_held if follower_wins(card, held, trump)}
    suit = [c for c in tables.CARDS if tables.suit_of(c) == tables.suit_of(card)]
    would = [c for c in suit if c != card and follower_wins(card, c, trump)]
    return beating == set(claim["cards"]) and len(would) - len(beating) == claim["gone"]


def rival_void(case: Case, claim: Claim) -> bool:
    held = set().union(*case.hands)
    return all(tables.suit_of(card) != claim["suit"] for card in held)


def no_trump_out(case: Case, claim: Claim) -> bool:
    return case.now.trump == claim["suit"] and rival_void(case, claim)


def reply_takes(case: Case, claim: Claim) -> bool:
    _, led, land = case.words
    holding = [hand for hand in case.hands if claim["card"] in hand]
    if (len(holding), len(case.hands)) != (claim["hands"], claim["of"]):
        return False
    data = case.then.to_data()
    hand = sorted(holding[0])
    known = {*data["hands"][0], *data["hands"][1], *data["set_aside"]}
    data["hands"][case.rival] = hand
    data["set_aside"] = sorted(known - set(hand) - set(data["hands"][case.seat]))
    answered = position_from_data(data).play(f"play {claim['card']} {claim['land']}")
    strengths = case.strengths(answered, claim["land"])
    wins = follower_wins(led, claim["card"], case.now.trump)
    return wins and land == claim["land"] and strengths == (claim["own"], claim["theirs"])


# -- cards ------------------------------------------------------------------------------
def why_wins(card: str, led: str, trump: str | None) -> str:
    """Why a card that follows wins (L8)."""
    if tables.suit_of(card) != tables.suit_of(led):
        return "trump" if tables.suit_of(card) == trump else "suit"
    return "two" if {card[1], led[1]} == {"2", "7"} else "higher"


def wins_trick(case: Case, claim: Claim) -> bool:
    led = case.now.led or {}
    wins = follower_wins(claim["led"], claim["card"], case.now.trump)
    same = led.get("card") == claim["led"] and case.words[1] == claim["card"]
    return wins and same and why_wins(claim["card"], claim["led"], case.now.trump) == claim["why"]


def loses_trick(case: Case, claim: Claim) -> bool:
    led = case.now.led or {}
    same = led.get("card") == claim["led"] and case.words[1:] == [claim["card"], claim["land"]]
    loses = not follower_wins(claim["led"], claim["card"], case.now.trump)
    takes = case.then.asks == "take" and case.then.seat == case.seat
    return same and loses and takes and scars_left(case.then, claim["land"]) == claim["count"]


def winning_cards(case: Case) -> list[str]:
    """The cards one may play that win (L6, L8)."""
    led = (case.now.led or {})["card"]
    return [c for c in playable_cards(case.now) if follower_wins(led, c, case.now.trump)]


def cannot_win(case: Case, claim: Claim) -> bool:
    same = (case.now.led or {})["card"] == claim["led"]
    count = len(playable_cards(case.now))
    return same and not winning_cards(case) and count == claim["count"]


def lowest_winner(case: Case, claim: Claim) -> bool:
    winners = winning_cards(case)
    lowest = min(tables.value_of(card) for card in winners)
    found = claim["card"] in winners and tables.value_of(claim["card"]) == lowest
    return found and len(winners) == claim["count"] > 1


def strength_held(case: Case, claim: Claim) -> bool:
    return case.strengths(case.then, claim["land"]) == (claim["own"], claim["theirs"])


def strength_beaten(case: Case, claim: Claim) -> bool:
    turned = case.then.copied()
    side = turned.land(claim["land"]).sides[case.seat]
    side.cards.remove(case.words[1])
    side.lone.append(case.words[1])
    return case.strengths(turned, claim["land"]) == (claim["own"], claim["theirs"])


def _land_becomes(case: Case, claim: Claim, was: tuple[str, ...], now: str) -> bool:
    land = claim["land"]
    changed = case.lead(case.now, land) in was and case.lead(case.then, land) == now
    strengths = case.strengths(case.then, land) == (claim["own"], claim["theirs"])
    return changed and strengths and prize(case.then, land) == claim["points"]


def turns_land(case: Case, claim: Claim) -> bool:
    return _land_becomes(case, claim, ("behind", "level"), "ahead")


def breaks_land(case: Case, claim: Claim) -> bool:
    return _land_becomes(case, claim, ("behind",), "level")


def fills_land(case: Case, claim: Claim) -> bool:
    before, after = cards_in(case.now, claim["land"]), cards_in(case.then, claim["land"])
    return before < after == tables.CARDS_IN_LAND


def reveals_scar(case: Case, claim: Claim) -> bool:
    hidden = len(case.now.land(claim["land"]).hidden) - len(case.then.land(claim["land"]).hidden)
    return case.words[1:] == [claim["card"], claim["land"]] and hidden == 1


def score_after(case: Case, claim: Claim) -> bool:
    before = (claim["own_from"], claim["theirs_from"])
    after = (claim["own"], claim["theirs"])
    return case.scores(case.now) == before and case.scores(case.then) == after


# -- scars ------------------------------------------------------------------------------
def brings_moon(case: Case, claim: Claim) -> bool:
    at = about_to_take(case)
    if at.asks != "take" or not last_scar(case, claim, at):
        return False
    taken = at.play(at.offer()[0])
    while taken.trick == at.trick and not taken.over:
        taken = taken.play(taken.offer()[0])
    lies = taken.land(claim["land"]).moon == claim["moon"]
    return lies and (taken.over or taken.trump == claim["suit"])


def points_of_scar(case: Case, scar: str, slot: str) -> int:
    """What one scar on a slot pays after the proposal, by leaving it out (S5 to S9)."""
    without = case.then.copied()
    without.scars_on(case.seat, slot).remove(scar)
    return case.scores(case.then)[0] - case.scores(without)[0]


def scar_pays(case: Case, claim: Claim) -> bool:
    placed = case.now.in_hand == claim["scar"] and case.words[1] == claim["slot"]
    right_rule = claim["rule"] == claim["scar"]
    points = points_of_scar(case, claim["scar"], claim["slot"])
    return placed and right_rule and points == claim["points"]


def no_slot_better(case: Case, claim: Claim) -> bool:
    gained = case.margin(case.then) - case.margin(case.now)
    there = case.words[1] == claim["slot"]
    return there and slot_to_find(case, claim) and gained == claim["points"]


def scar_strength(case: Case, claim: Claim) -> bool:
    held = case.now.in_hand == claim["scar"] == claim["rule"]
    return (
        held and claim["land"] in tables.lands_of_slot(case.words[1]) and strength_held(case, claim)
    )


def turns_honour(case: Case, claim: Claim) -> bool:
    before, after = (at.land(claim["land"]).honour[0] for at in (case.now, case.then))
    lead = case.lead(case.then, claim["land"]) == claim["lead"]
    return (before, after) == (claim["before"], claim["after"]) and lead


def lone_wolf_joins(case: Case, claim: Claim) -> bool:
    sides = [at.land(claim["land"]).sides[case.seat] for at in (case.now, case.then)]
    return sides[1].unseen == sides[0].unseen + 1


# -- how it ends ------------------------------------------------------------------------
def worlds(case: Case) -> Iterator[Position]:
    """The position in every way that the hidden cards and scars can lie."""
    data = case.now.to_data()
    unseen = [*data["box"], *(scar for land in data["lands"] for scar in land["hidden"])]
    unknown = {*data["hands"][case.rival], *data["set_aside"]}
    lying = [len(land["hidden"]) for land in data["lands"]]
    for heap in set(permutations(sorted(unseen), sum(lying))):
        left = Counter(unseen) - Counter(heap)
        for hand in case.hands:
            world = case.now.to_data() | {"box": sorted(left.elements())}
            world["hands"][case.rival] = sorted(hand)
            world["set_aside"] = sorted(unknown - hand)
            for number, land in enumerate(world["lands"]):
                first = sum(lying[:number])
                land["hidden"] = list(heap[first : first + lying[number]])
            yield position_from_data(world)


def ends_ahead(case: Case, position: Position) -> bool:
    """Whether one ends with more points if both play for that, all cards known."""
    if position.over:
        return case.margin(position) > 0
    ends = (ends_ahead(case, position.play(text)) for text in position.offer())
    return any(ends) if position.seat == case.seat else all(ends)


def ahead_in_ways(case: Case, claim: Claim) -> bool:
    ends = [ends_ahead(case, world.play(case.text)) for world in worlds(case)]
    found = (sum(ends), len(ends), len(case.hands))
    return found == (claim["ways"], claim["of"], claim["hands"])


def nothing_stands_out(case: Case, claim: Claim) -> bool:
    """An estimate: it is held to the shares of the same hint (see `checking`)."""
    return bool(claim["count"] >= 2)


PREDICATES: dict[str, Callable[[Case, Claim], bool]] = {
    "land-pays": land_pays,
    "land-stands": land_stands,
    "places-left": places_left,
    "last-scar": last_scar,
    "scars-to-take": scars_to_take,
    "scar-in-hand": scar_in_hand,
    "land-to-take": land_to_take,
    "land-to-hold": land_to_hold,
    "scar-to-get": scar_to_get,
    "hidden-to-get": hidden_to_get,
    "slot-to-find": slot_to_find,
    "holds-trick": holds_trick,
    "sure-trick": sure_trick,
    "only-beaten-by": only_beaten_by,
    "rival-void": rival_void,
    "no-trump-out": no_trump_out,
    "reply-takes": reply_takes,
    "wins-trick": wins_trick,
    "loses-trick": loses_trick,
    "cannot-win": cannot_win,
    "lowest-winner": lowest_winner,
    "strength-held": strength_held,
    "strength-beaten": strength_beaten,
    "turns-land": turns_land,
    "breaks-land": breaks_land,
    "would-turn-land": turns_land,
    "would-break-land": breaks_land,
    "fills-land": fills_land,
    "reveals-scar": reveals_scar,
    "score-after": score_after,
    "brings-moon": brings_moon,
    "scar-pays": scar_pays,
    "no-slot-better": no_slot_better,
    "scar-strength": scar_strength,
    "turns-honour": turns_honour,
    "lone-wolf-joins": lone_wolf_joins,
    "ahead-in-ways": ahead_in_ways,
    "nothing-stands-out": nothing_stands_out,
}

"""Predicates for the claims of The Wolves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tests.reference.the_wolves import Position, position_from_data, tables
from tests.reference.the_wolves.board import letter_of
from tests.reference.the_wolves.payment import can_pay
from tests.reference.the_wolves.placing import is_empty
from tests.reference.the_wolves.targets import dominate_targets, victim_of, within_howl

Claim = dict[str, Any]
WOLVES = ("alpha", "pack")


@dataclass
class Case:
    """A position, who asked, and the decisions that were proposed, one text each."""

    data: dict[str, Any]
    seat: int
    line: list[str]

    @cached_property
    def path(self) -> list[Position]:
        """The position, and those after each decision."""
        positions = [position_from_data(self.data)]
        for text in self.line:
            positions.append(positions[-1].play(text))
        return positions

    @property
    def now(self) -> Position:
        """The position."""
        return self.path[0]

    @property
    def acted(self) -> Position:
        """When the turn may end: what is scored at its end is not scored yet."""
        return self.path[-2] if self.line[-1] == "end" else self.path[-1]

    @property
    def ended(self) -> Position:
        """Once the turn has ended."""
        return self.path[-1]

    @property
    def pack(self) -> str:
        """The pack of the one who asked."""
        return self.now.seats[self.seat].pack

    def score(self, position: Position, seat: int | None = None) -> int:
        """The points of a seat."""
        return position.scores()[self.seat if seat is None else seat]

    def steps(self) -> list[tuple[str, Position, Position]]:
        """Each decision with the positions around it."""
        return list(zip(self.line, self.path, self.path[1:], strict=False))


def asked_by(position: Position, seat: int) -> Position:
    """A position as it would be if the turn of a seat began there."""
    data = position.to_data() | {"seat": seat, "asks": "act", "actions_taken": 0, "pending": {}}
    return position_from_data(data)


def pays(position: Position, letter: str) -> dict[str, int]:
    """What a region would pay each pack if its token were scored now (W42–W45)."""
    place = tables.REGION_LETTERS.index(letter)
    if not position.tokens[place]:
        return {}
    phase = position.tokens[place][0]
    totals = position.control(letter)
    ranks = sorted(set(totals.values()), reverse=True)
    groups = [[pack for pack in totals if totals[pack] == rank] for rank in ranks]
    if not groups:
        return {}
    second = tables.SECOND_PLACE_POINTS[phase]
    if len(groups[0]) > 1:
        return dict.fromkeys(groups[0], second)
    found = {groups[0][0]: tables.FIRST_PLACE_POINTS[phase]}
    if len(groups) > 1 and len(groups[1]) == 1:
        found[groups[1][0]] = second
    return found


def name_of(case: Case, rival: int | None) -> str:
    """The pack of a rival; the neutral pack has no seat."""
    return tables.NEUTRAL if rival is None else case.now.seats[rival].pack


def could_dominate(position: Position, seat: int, hex_name: str, kind: str) -> bool:
    """Whether a seat, if its turn began, could dominate a piece and pay for it (W9, W31–W33)."""
    at = asked_by(position, seat)
    terrain = position.board.terrain[hex_name]
    return hex_name in dominate_targets(at, kind) and can_pay(at.player, terrain, 3)


def anyone_could_dominate(case: Case, position: Position, hex_name: str, kind: str) -> bool:
    """Whether any rival could."""
    rivals = [seat for seat in range(position.players) if seat != case.seat]
    return any(could_dominate(position, seat, hex_name, kind) for seat in rivals)


def beside(position: Position, spot: str) -> list[str]:
    """The land around a hex."""
    return [name for name in position.board.neighbours[spot] if position.board.is_land(name)]


def hunters(case: Case, position: Position, spot: str) -> int:
    """On how many hexes beside a prey one's wolves stand (W35)."""
    own = set(position.hexes_of(case.pack, WOLVES))
    return len(own & set(beside(position, spot)))


def wants(case: Case, position: Position, spot: str, prey: str) -> bool:
    """Whether this prey lies there, and one has none of its kind."""
    return position.prey_on(spot) == prey and prey not in position.seats[case.seat].prey


# -- the map ----------------------------------------------------------------------------
def region_pays(case: Case, claim: Claim) -> bool:
    place = tables.REGION_LETTERS.index(claim["region"])
    phase = case.now.tokens[place][0]
    first, second = tables.FIRST_PLACE_POINTS[phase], tables.SECOND_PLACE_POINTS[phase]
    return (phase, first, second) == (claim["phase"], claim["first"], claim["second"])


def region_stands(case: Case, claim: Claim) -> bool:
    control = case.now.control(claim["region"])
    own = control.get(case.pack, (0, 0))
    theirs = control[name_of(case, claim["rival"])]
    others = [held for pack, held in control.items() if pack != case.pack]
    lead = "ahead" if own > theirs else "behind" if own < theirs else "level"
    strongest = theirs == max(others)
    found = (own[0], theirs[0], lead) == (claim["own"], claim["theirs"], claim["lead"])
    return strongest and found


def prey_near(case: Case, claim: Claim) -> bool:
    free = [name for name in beside(case.now, claim["hex"]) if is_empty(case.now, name)]
    found = (hunters(case, case.now, claim["hex"]), len(free)) == (claim["beside"], claim["free"])
    return found and wants(case, case.now, claim["hex"], claim["prey"])


def lone_wolf_near(case: Case, claim: Claim) -> bool:
    heard = claim["hex"] in within_howl(asked_by(case.now, case.seat))
    terrain = case.now.board.terrain[claim["hex"]] == claim["terrain"]
    return heard and terrain and claim["hex"] in case.now.lone_wolves


def can_become_lair(case: Case, position: Position, hex_name: str) -> bool:
    """Whether one's den lies by water in a region without one's lair (W25, W26)."""
    own = (case.pack, "den") in position.pieces_on(hex_name)
    lairs = {letter_of(name) for name in position.hexes_of(case.pack, ("lair",))}
    return own and position.board.next_to_water(hex_name) and letter_of(hex_name) not in lairs


def den_by_water(case: Case, claim: Claim) -> bool:
    lies = letter_of(claim["hex"]) == claim["region"]
    return lies and can_become_lair(case, case.now, claim["hex"])


def victim_near(case: Case, claim: Claim) -> bool:
    at = asked_by(case.now, case.seat)
    victim = victim_of(at, claim["hex"], claim["piece"])
    expected = (name_of(case, claim["rival"]), claim["piece"])
    return victim == expected and claim["hex"] in within_howl(at)


def moon_near(case: Case, claim: Claim) -> bool:
    order = ["none", *tables.PHASES]
    following = order.index(case.now.phase) + 1
    date = tables.DATES[case.now.players][following - 1]
    found = (order[following], date - case.now.moonlight)
    return found == (claim["phase"], claim["count"])


def tiles_show(case: Case, claim: Claim) -> bool:
    return case.now.seats[case.seat].tiles.count(claim["terrain"]) == claim["count"] >= 2


def tiles_ready(case: Case, claim: Claim) -> bool:
    return case.acted.seats[case.seat].tiles.count(claim["terrain"]) == claim["count"] >= 2


# -- rivals -----------------------------------------------------------------------------
def in_danger(case: Case, claim: Claim) -> bool:
    own = (case.pack, claim["piece"]) in case.now.pieces_on(claim["hex"])
    return own and could_dominate(case.now, claim["rival"], claim["hex"], claim["piece"])


def punished(case: Case, claim: Claim) -> bool:
    own = (case.pack, claim["piece"]) in case.acted.pieces_on(claim["hex"])
    return own and could_dominate(case.acted, claim["rival"], claim["hex"], claim["piece"])


def now_paired(case: Case, claim: Claim) -> bool:
    owners = [owner for owner, _ in case.acted.pieces_on(claim["hex"])]
    safe = not anyone_could_dominate(case, case.acted, claim["hex"], claim["piece"])
    return in_danger(case, claim) and owners == [case.pack] * 2 and safe


def out_of_reach(case: Case, claim: Claim) -> bool:
    gone = (case.pack, claim["piece"]) not in case.acted.pieces_on(claim["hex"])
    return in_danger(case, claim) and gone


# -- a turn -----------------------------------------------------------------------------
def hunts(case: Case, claim: Claim) -> bool:
    table = tables.prey_points(case.now.players)
    prey = (claim["prey"] in case.ended.seats[case.seat].prey) and (
        claim["prey"] not in case.now.seats[case.seat].prey
    )
    count = claim["count"]
    reached = len(case.now.seats[case.seat].prey) < count <= len(case.ended.seats[case.seat].prey)
    lay = case.now.prey_on(claim["hex"]) == claim["prey"]
    return prey and reached and lay and (table[count - 1], table[count]) == figures(claim)


def figures(claim: Claim) -> tuple[int, int]:
    """What a claim says of before and after."""
    return claim["before"], claim["after"]


def makes_lair(case: Case, claim: Claim) -> bool:
    lair, lies = (case.pack, "lair"), letter_of(claim["hex"]) == claim["region"]
    now, then = (at.pieces_on(claim["hex"]) for at in (case.now, case.acted))
    built = range(case.now.seats[case.seat].lairs, case.acted.seats[case.seat].lairs)
    table = tables.LAIR_POINTS
    pairs = [(table[count], table[count + 1]) for count in built]
    return lies and lair in then and lair not in now and figures(claim) in pairs


def builds_den(case: Case, claim: Claim) -> bool:
    players, track = case.now.players, claim["track"]
    table, values = tables.track_points(players), tables.TRACK_VALUES[track]
    built = range(case.now.seats[case.seat].dens[track], case.acted.seats[case.seat].dens[track])
    dens = [
        (table[n], table[n + 1], values[n + 1], tables.track_bonus(players, track, n + 1) or "none")
        for n in built
    ]
    stood = (case.pack, "den") in case.now.pieces_on(claim["hex"])
    stands = any((case.pack, "den") in at.pieces_on(claim["hex"]) for at in case.path)
    return not stood and stands and (*figures(claim), claim["value"], claim["bonus"]) in dens


def howls(case: Case, claim: Claim) -> bool:
    gone = claim["hex"] in case.now.lone_wolves and claim["hex"] not in case.acted.lone_wolves
    taken = range(case.now.seats[case.seat].wolves, case.acted.seats[case.seat].wolves)
    table, track = tables.WOLF_POINTS, tables.WOLF_TRACK
    joined = [(table[count], table[count + 1], track[count]) for count in taken]
    return gone and (*figures(claim), claim["piece"]) in joined


def dominated(case: Case, claim: Claim, kind: str) -> bool:
    """Whether a piece of a rival is gone from a hex, and one of one's own has come."""
    lost = [(name_of(case, claim["rival"]), kind)]
    own = [(case.pack, each) for each in (WOLVES if kind == "pack" else (kind,))]
    for _, before, after in case.steps():
        gone = count_on(before, claim["hex"], lost) - count_on(after, claim["hex"], lost)
        came = count_on(after, claim["hex"], own) - count_on(before, claim["hex"], own)
        if gone == came == 1 and after.moonlight > before.moonlight:
            return True
    return False


def count_on(position: Position, hex_name: str, pieces: list[tuple[str, str]]) -> int:
    """How many of some pieces stand on a hex."""
    return sum(piece in pieces for piece in position.pieces_on(hex_name))


def dominates_wolf(case: Case, claim: Claim) -> bool:
    return dominated(case, claim, "pack")


def dominates_den(case: Case, claim: Claim) -> bool:
    return dominated(case, claim, "den")


def pushes_out(case: Case, claim: Claim) -> bool:
    rival = name_of(case, claim["rival"])
    leaves = letter_of(claim["hex"]) == claim["region"] != letter_of(claim["to"])
    for _, before, after in case.steps():
        for kind in WOLVES:
            left = before.pieces_on(claim["hex"]).count((rival, kind)) - after.pieces_on(
                claim["hex"]
            ).count((rival, kind))
            came = after.pieces_on(claim["to"]).count((rival, kind)) - before.pieces_on(
                claim["to"]
            ).count((rival, kind))
            if left == came == 1:
                return leaves
    return False


def region_place(case: Case, claim: Claim, first: bool) -> bool:
    before = pays(case.now, claim["region"]).get(case.pack, 0)
    after = pays(case.acted, claim["region"])
    place = tables.REGION_LETTERS.index(claim["region"])
    phase = case.acted.tokens[place][0]
    most = tables.FIRST_PLACE_POINTS if first else tables.SECOND_PLACE_POINTS
    found = (before, after.get(case.pack, 0), phase)
    return found == (claim["before"], most[phase], claim["phase"]) and found[1] == claim["points"]


def region_first(case: Case, claim: Claim) -> bool:
    return region_place(case, claim, first=True)


def region_second(case: Case, claim: Claim) -> bool:
    return region_place(case, claim, first=False)


def first_by_alphas(case: Case, claim: Claim) -> bool:
    control = case.acted.control(claim["region"])
    own, theirs = control[case.pack], control[name_of(case, claim["rival"])]
    alone = all(held < own for pack, held in control.items() if pack != case.pack)
    expected = ((claim["control"], claim["own"]), (claim["control"], claim["theirs"]))
    return alone and (own, theirs) == expected


def region_denied(case: Case, claim: Claim) -> bool:
    rival = name_of(case, claim["rival"])
    found = [pays(at, claim["region"]).get(rival, 0) for at in (case.now, case.acted)]
    return found == [claim["before"], claim["after"]] and found[1] < found[0]


def control_grows(case: Case, claim: Claim) -> bool:
    controls = [at.control(claim["region"]) for at in (case.now, case.acted)]
    found = [control.get(case.pack, (0, 0))[0] for control in controls]
    return found == [claim["before"], claim["after"]] and found[1] > found[0]


def phase_scored(case: Case, claim: Claim) -> bool:
    reached = case.now.phase != case.ended.phase == claim["phase"]
    return reached and case.score(case.ended) - case.score(case.acted) == claim["points"]


def ends_game(case: Case, claim: Claim) -> bool:
    scores = case.ended.scores()
    best = max(score for seat, score in enumerate(scores) if seat != case.seat)
    over = case.ended.ended_by == "full moon"
    found = (scores[case.seat], best, scores[claim["rival"]])
    return over and found == (claim["own"], claim["theirs"], claim["theirs"])


def extra_actions(case: Case, claim: Claim) -> bool:
    first, last = (at.seats[case.seat].bonus_action for at in (case.now, case.ended))
    spent = [
        text
        for text, before, _ in case.steps()
        if before.asks == "act" and before.actions_taken >= 2 and text != "end"
    ]
    return last - first + len(spent) == claim["count"] > 0


def hunt_ready(case: Case, claim: Claim) -> bool:
    spot = claim["hex"]
    closer = hunters(case, case.now, spot) < hunters(case, case.acted, spot) == 2
    return closer and wants(case, case.acted, spot, claim["prey"])


def lair_ready(case: Case, claim: Claim) -> bool:
    new = (case.pack, "den") not in case.now.pieces_on(claim["hex"])
    lies = letter_of(claim["hex"]) == claim["region"]
    return new and lies and can_become_lair(case, case.acted, claim["hex"])


def only_end(case: Case, claim: Claim) -> bool:
    return case.now.offer() == case.line == ["end"]


def points_after(case: Case, claim: Claim) -> bool:
    return (case.score(case.now), case.score(case.ended)) == figures(claim)


# -- the draft --------------------------------------------------------------------------
def drafts_there(case: Case, claim: Claim) -> bool:
    """Whether the proposal is to draft on the hex of a claim."""
    return case.line == [f"draft {claim['hex']}"]


def draft_howls(case: Case, claim: Claim) -> bool:
    board, reach = case.now.board, case.now.seats[case.seat].track_value("howl")
    heard = [w for w in case.now.lone_wolves if board.distance(claim["hex"], w) <= reach]
    return drafts_there(case, claim) and len(heard) == claim["count"]


def draft_home(case: Case, claim: Claim) -> bool:
    terrain = case.now.board.terrain[claim["hex"]]
    return drafts_there(case, claim) and terrain == case.pack == claim["terrain"]


def nearest(case: Case, start: str, spots: list[str]) -> dict[str, int]:
    """The steps from a hex to the side of each of some others."""
    walks = case.now.board.walking_distances(start)
    return {spot: min(walks[name] for name in beside(case.now, spot)) for spot in spots}


def draft_prey(case: Case, claim: Claim) -> bool:
    spots = [spot for spot in case.now.board.prey_spots if case.now.prey_on(spot)]
    walks = nearest(case, claim["hex"], spots)
    least = [case.now.prey_on(spot) for spot in spots if walks[spot] == min(walks.values())]
    found = claim["prey"] in least and min(walks.values()) == claim["count"]
    return drafts_there(case, claim) and found


def draft_water(case: Case, claim: Claim) -> bool:
    walks = nearest(case, claim["hex"], case.now.board.water_sources)
    least = [letter_of(spot) for spot in walks if walks[spot] == min(walks.values())]
    found = claim["region"] in least and min(walks.values()) == claim["count"]
    return drafts_there(case, claim) and found


# -- estimates --------------------------------------------------------------------------
def worth(case: Case, claim: Claim) -> bool:
    """An account: its parts add up to the gap, and the one that is named is the largest."""
    parts = {part["group"]: part["points"] for part in claim["parts"]}
    closes = abs(sum(parts.values()) - claim["gap"]) < 0.02
    return closes and claim["points"] == parts[claim["group"]] == max(parts.values())


def nothing_stands_out(case: Case, claim: Claim) -> bool:
    """An estimate: it is held to the shares of the same hint (see `checking`)."""
    return bool(claim["count"] >= 2)


PREDICATES: dict[str, Callable[[Case, Claim], bool]] = {
    "region-pays": region_pays,
    "region-stands": region_stands,
    "prey-near": prey_near,
    "lone-wolf-near": lone_wolf_near,
    "den-by-water": den_by_water,
    "victim-near": victim_near,
    "moon-near": moon_near,
    "tiles-show": tiles_show,
    "tiles-ready": tiles_ready,
    "in-danger": in_danger,
    "punished": punished,
    "now-paired": now_paired,
    "out-of-reach": out_of_reach,
    "hunts": hunts,
    "makes-lair": makes_lair,
    "builds-den": builds_den,
    "howls": howls,
    "dominates-wolf": dominates_wolf,
    "dominates-den": dominates_den,
    "pushes-out": pushes_out,
    "region-first": region_first,
    "region-second": region_second,
    "first-by-alphas": first_by_alphas,
    "region-denied": region_denied,
    "control-grows": control_grows,
    "phase-scored": phase_scored,
    "ends-game": ends_game,
    "extra-actions": extra_actions,
    "hunt-ready": hunt_ready,
    "lair-ready": lair_ready,
    "only-end": only_end,
    "points-after": points_after,
    "draft-howls": draft_howls,
    "draft-prey": draft_prey,
    "draft-home": draft_home,
    "draft-water": draft_water,
    "worth": worth,
    "nothing-stands-out": nothing_stands_out,
}

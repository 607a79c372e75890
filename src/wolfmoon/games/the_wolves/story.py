"""The story of The Wolves: what a decision changed on the map, the boards and the calendar."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ...engine.outcome import Outcome
from ...engine.story import Telling, final
from . import regions
from .box.components import (
    ATTRIBUTE,
    DATES,
    DEN_BONUS,
    DEN_COST,
    DEN_POINTS,
    DOMINATE_COST,
    FEWEST_PLAYERS,
    HOME_TILE,
    HOWL_COST,
    LAIR_COST,
    LAIR_POINTS,
    MOVE_COST,
    PREY_POINTS,
    WOLF_POINTS,
    Bonus,
    Phase,
)
from .box.maps import HEX_NAMES, LAYOUTS
from .forms.names import NEUTRAL_NAME, PHASE_NAMES, TILE_NAMES, TRACK_NAMES

Data = Mapping[str, Any]

COSTS = {
    "move": MOVE_COST,
    "den": DEN_COST,
    "lair": LAIR_COST,
    "howl": HOWL_COST,
    "dominate pack": DOMINATE_COST,
    "dominate den": DOMINATE_COST,
}
WOLVES = ("alpha", "pack")


class Change:
    """Two views and what was decided between them, with what most tellings want to know."""

    def __init__(self, before: Data, decided: Data, after: Data) -> None:
        self.before, self.decided, self.after = before, decided, after
        self.seat: int = before["seat"]
        self.was: Data = before["seats"][self.seat]
        self.now: Data = after["seats"][self.seat]
        self.pack: str = self.was["pack"]
        self.table = int(before["players"]) - FEWEST_PLAYERS
        self.action, self.hex = self._action()

    def _action(self) -> tuple[str, str]:
        """The action under way and its target; the parts of one belong to it."""
        name = self.decided["action"]
        if name in COSTS:
            return name, self.decided.get("hex", "")
        pending = self.before["pending"]
        return pending.get("action", name), pending.get("hex", "")

    def seat_of(self, pack: str) -> int | None:
        """The seat of a pack; the neutral pack has none."""
        packs = [seat["pack"] for seat in self.before["seats"]]
        return None if pack == NEUTRAL_NAME else packs.index(pack)

    def told(self, what: str, **facts: Any) -> Telling:
        """Something that the seat to decide did."""
        return {"what": what, "seat": self.seat, **facts}

    def pieces(self, view: Data) -> Counter[tuple[str, str, str]]:
        """How many pieces of each owner and kind stand on each hex."""
        return Counter(
            (owner, kind, hex_) for hex_, found in view["pieces"].items() for owner, kind in found
        )


def story(
    before: Data, decided: Data, after: Data, sheet_after: Data, outcome: Outcome | None
) -> list[Telling]:
    """What happened between two views of a game of The Wolves."""
    change = Change(before, decided, after)
    if decided["action"] == "draft":
        return _drafted(change)
    if decided["action"] == "end":
        return _ended_turn(change, sheet_after, outcome)
    return [
        *_began(change),
        *_paid(change),
        *_walked(change),
        *_grown(change),
        *_hunted(change),
        *_moonlight(change),
    ]


# -- the draft ----------------------------------------------------------------------
def _drafted(change: Change) -> list[Telling]:
    tellings = [change.told("drafted", hex=change.decided["hex"])]
    for seat, (was, now) in enumerate(
        zip(change.before["seats"], change.after["seats"], strict=True)
    ):
        if now["bonus_action"] > was["bonus_action"]:
            tellings.append({"what": "gained", "seat": seat, "bonus": "action"})
    if change.after["asks"] == "act":
        tellings.append({"what": "turn", "seat": change.after["seat"]})
    return tellings


# -- an action begins ---------------------------------------------------------------
def _began(change: Change) -> list[Telling]:
    """An extra action costs a token.                                               [W8]"""
    if change.decided["action"] in COSTS and change.before["actions_taken"] > 1:
        return [change.told("extra-action")]
    return []


def _paid(change: Change) -> list[Telling]:
    """The tiles that were flipped and the tokens spent, also without a choice.     [W9]"""
    decided = change.decided
    if decided["action"] == "pay":
        tiles, tokens = [TILE_NAMES.index(name) for name in decided["tiles"]], decided["bonus"]
    elif decided["action"] in COSTS and change.after["asks"] != "pay":
        tiles, tokens = _only_payment(change)
    else:
        return []
    return [
        change.told(
            "paid",
            action=change.action,
            terrain=_terrain(change),
            cost=COSTS[change.action],
            tiles=[_flip(change, tile) for tile in tiles],
            bonus=tokens,
        )
    ]


def _only_payment(change: Change) -> tuple[list[int], int]:
    """A payment without a choice: every tile that shows the terrain, and tokens for the rest."""
    terrain = _terrain(change)
    tiles = [tile for tile, shown in enumerate(change.was["tiles"]) if shown == terrain]
    return tiles, COSTS[change.action] - len(tiles)


def _terrain(change: Change) -> str:
    if change.decided["action"] == "pay":
        return str(change.before["pending"]["terrain"])
    return str(change.decided.get("terrain") or regions.ground(change.before, change.hex))


def _flip(change: Change, tile: int) -> Data:
    """A tile with what it showed and what its other side shows."""
    shown = change.was["tiles"][tile]
    front, _, back = TILE_NAMES[tile].partition("/")
    other = shown if tile == HOME_TILE else back if shown == front else front
    return {"tile": TILE_NAMES[tile], "from": shown, "to": other}


# -- wolves that move ---------------------------------------------------------------
def _walked(change: Change) -> list[Telling]:
    """A wolf that moved, and one that was pushed, by a wolf or by a lair.    [W16, W20]"""
    was, now = change.pieces(change.before), change.pieces(change.after)
    left, come = was - now, now - was
    tellings: list[Telling] = []
    for owner, kind, start in sorted(left):
        goals = [hex_ for whose, what, hex_ in come if (whose, what) == (owner, kind)]
        if kind not in WOLVES or not goals or (owner == change.pack and change.action != "move"):
            continue
        facts = {"piece": kind, "from": start, "to": goals[0]}
        if owner == change.pack:
            tellings.insert(0, change.told("moved", **facts))
        else:
            tellings.append(change.told("pushed", victim=change.seat_of(owner), **facts))
    return tellings or _stayed(change)


def _stayed(change: Change) -> list[Telling]:
    """A move of no wolves is an action too.                                        [W11]"""
    if change.action != "move" or change.after["pending"].get("action") == "move":
        return []
    moved = change.before["pending"].get("moved", [])
    ends = change.decided["action"] in ("done", "pay", "move")
    return [change.told("stayed")] if ends and not moved else []


# -- what a pack gains --------------------------------------------------------------
def _grown(change: Change) -> list[Telling]:
    """A den, a lair or a wolf that came to the map, with what it brings."""
    if _supplies(change.was) == _supplies(change.now):
        return []
    if change.action == "den":
        den = _den(change)
        return [change.told("built", hex=change.hex, **den), *_den_bonus(change, den)]
    if change.action == "lair":
        points = int(LAIR_POINTS[change.now["lairs"]] - LAIR_POINTS[change.was["lairs"]])
        upgraded = change.told("upgraded", hex=change.hex, points=points)
        return [upgraded, change.told("gained", bonus="terrain")]
    if change.action == "howl":
        return [change.told("howled", hex=change.hex, **_wolf(change))]
    return _dominated(change)


def _supplies(seat: Data) -> tuple[Any, ...]:
    return seat["dens"], seat["lairs"], seat["wolves"]


def _dominated(change: Change) -> list[Telling]:
    """A piece of another pack that a piece of the seat's own has replaced.    [W31, W33]"""
    kind = change.action.removeprefix("dominate ")
    victims = [owner for owner, what in change.before["pieces"][change.hex] if what == kind]
    victim = next(owner for owner in victims if owner != change.pack)
    facts = {"hex": change.hex, "victim": change.seat_of(victim), "lost": kind}
    if kind == "den":
        den = _den(change)
        told = change.told("dominated-den", **facts, **den)
        return [told, *_den_bonus(change, den)]
    return [change.told("dominated-wolf", **facts, **_wolf(change))]


def _den(change: Change) -> Data:
    """The track that a den was taken from, its new value and the points."""
    track = next(t for t in TRACK_NAMES if change.was["dens"][t] != change.now["dens"][t])
    was, now, points = change.was["dens"][track], change.now["dens"][track], DEN_POINTS
    return {
        "track": track,
        "value": int(ATTRIBUTE[TRACK_NAMES.index(track), now]),
        "points": int(points[change.table, now] - points[change.table, was]),
    }


def _den_bonus(change: Change, den: Data) -> list[Telling]:
    """The token printed under a den, if there is one.                              [W24]"""
    track = TRACK_NAMES.index(den["track"])
    bonus = Bonus(int(DEN_BONUS[change.table, track, change.was["dens"][den["track"]]]))
    return [] if bonus == Bonus.NONE else [change.told("gained", bonus=bonus.name.lower())]


def _wolf(change: Change) -> Data:
    """The wolf that came from the wolf track, and its points."""
    own = [kind for owner, kind in change.after["pieces"][change.hex] if owner == change.pack]
    was, now = WOLF_POINTS[change.was["wolves"]], WOLF_POINTS[change.now["wolves"]]
    return {"piece": next(kind for kind in own if kind in WOLVES), "points": int(now - was)}


def _hunted(change: Change) -> list[Telling]:
    """Every prey taken, and its bonus action token with three to five players.     [W35]"""
    had = len(change.was["prey"])
    tellings: list[Telling] = []
    for prey in change.now["prey"]:
        if prey in change.was["prey"]:
            continue
        points = int(PREY_POINTS[change.table, had + 1] - PREY_POINTS[change.table, had])
        tellings.append(
            change.told("hunted", prey=prey, hex=_hunted_at(change, prey), points=points)
        )
        had += 1
        if change.table:
            tellings.append(change.told("gained", bonus="action"))
    return tellings


def _hunted_at(change: Change, prey: str) -> str:
    """The hex of the stack that a prey was taken from."""
    layout = LAYOUTS[change.before["players"]]
    stacks = zip(layout.region_places, change.before["prey"], change.after["prey"], strict=True)
    place = next(p for p, was, now in stacks if was and was[0] == prey and was != now)
    return HEX_NAMES[layout.prey_spot(place)]


# -- the moon -----------------------------------------------------------------------
def _moonlight(change: Change) -> list[Telling]:
    """The date on the moonlight board, and a phase that it brings.           [W38, W39]"""
    was, now = change.before["moonlight"], change.after["moonlight"]
    if was == now:
        return []
    dates = DATES[change.table]
    reached = [PHASE_NAMES[phase] for phase in Phase if phase and was < dates[phase] <= now]
    return [
        {"what": "moonlight", "date": now},
        *({"what": "phase", "phase": phase, "date": now} for phase in reached),
    ]


# -- the end of a turn --------------------------------------------------------------
def _ended_turn(change: Change, sheet: Data, outcome: Outcome | None) -> list[Telling]:
    """Regions that were scored, then the next turn or the end of the game.    [W10, W46]"""
    tellings = regions.scored(change.before, change.after, sheet)
    if outcome is None:
        return [*tellings, {"what": "turn", "seat": change.after["seat"]}]
    reason = "full" if change.after["phase"] == PHASE_NAMES[Phase.FULL] else "quiet"
    return [*tellings, {"what": "ended", "reason": reason}, *final(outcome)]

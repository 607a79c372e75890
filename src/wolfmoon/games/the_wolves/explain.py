"""Why not, in words: the facts behind a reason code and an English sentence about them."""

from typing import Any

from ...engine.errors import Refusal
from .actions import Act
from .components import ATTRIBUTE, Kind, Terrain, Track
from .hexes import hexes_in
from .maps import HEX_NAMES, LAYOUTS, distance
from .names import ACT_NAMES, ASK_NAMES, TERRAIN_NAMES, TRACK_NAMES
from .notation import kind_and_argument
from .payment import COST
from .pieces import pieces_of
from .plain import shown
from .reasons import CLAUSES, Reason
from .state import State

Facts = dict[str, Any]

QUESTIONS = {
    "draft": "where to draft",
    "act": "what to do",
    "pay": "how to pay",
    "wolf": "which wolf moves",
    "to": "where the wolf ends",
    "push": "where the pushed wolf goes",
    "track": "which track the den is from",
    "hunt": "which prey to hunt",
    "over": "nothing: the game is over",
}

SENTENCES: dict[Reason, str] = {
    Reason.GAME_OVER: "The game is over.",
    Reason.ASKED_SOMETHING_ELSE: "First decide {question}.",
    Reason.NO_SUCH_HEX: "{hex} is not on the {players}-player map.",
    Reason.NOT_LAND: "{hex} is water or chasm; no piece can stand there.",
    Reason.NOT_ON_START_TILE: "Draft on the start tile; {hex} is not on it.",
    Reason.NOT_EMPTY: "Draft on an empty hex; {hex} is taken.",
    Reason.SAME_SIDE_OF_THE_CHASM: "Your second pair goes to the other side of the chasm.",
    Reason.CRESCENT_REGION: "The top token of this region is a crescent; draft elsewhere.",
    Reason.NO_ACTION_LEFT: "Both actions are taken and you have no bonus action token.",
    Reason.TWO_ACTIONS_FIRST: "Take two actions first (taken so far: {taken}).",
    Reason.CANNOT_PAY: "This costs {cost} of {terrain}; you can pay {means}.",
    Reason.TILE_SHOWS_ANOTHER_TERRAIN: "Every tile must show {terrain}.",
    Reason.TOO_MANY_TILES: "That is more than the cost of {cost}.",
    Reason.NOT_ENOUGH_BONUS_TOKENS: "Bonus terrain tokens needed: {needed}; you have {tokens}.",
    Reason.LONE_WOLF_THERE: "A lone wolf stands on {hex}.",
    Reason.PREY_THERE: "Prey stands on {hex}.",
    Reason.HEX_FULL: "Two pieces stand on {hex}; there is no room for a third.",
    Reason.NEUTRAL_THERE: "The neutral pack can't be moved, pushed or dominated.",
    Reason.NO_WOLF_OF_YOURS: "No such wolf of yours stands on {hex}.",
    Reason.HAS_MOVED: "This wolf has moved in this action.",
    Reason.NOWHERE_TO_END: "This wolf can't reach a hex of {terrain} where it may end.",
    Reason.ALREADY_THERE: "A wolf must end on another hex than it started from.",
    Reason.WRONG_TERRAIN: "{hex} is {ground}; this move ends on {terrain}.",
    Reason.TOO_FAR: "{hex} is too far: distance {steps}, wolf speed {speed}.",
    Reason.ENEMY_LAIR: "No wolf ends on an enemy lair.",
    Reason.ENEMY_ALPHA: "An enemy alpha can't be pushed.",
    Reason.ENEMY_WOLF: "Only an alpha pushes an enemy pack wolf.",
    Reason.NOWHERE_TO_PUSH: "The enemy wolf would have nowhere to go.",
    Reason.NOT_OPEN_TO_PUSHED_WOLF: "A pushed wolf goes where nothing but its own colour stands.",
    Reason.NOT_NEAREST: "{hex} is not nearest to the pushed wolf: distance {steps}, not {nearest}.",
    Reason.BUILT_THERE: "A den or lair stands on {hex} already.",
    Reason.ENEMY_THERE: "An enemy piece stands on {hex}; a den ranks lowest.",
    Reason.NO_ALPHA_NEAR_DEN: "No alpha of yours stands on or next to {hex}.",
    Reason.NO_DEN_LEFT: "You have no den left.",
    Reason.NO_DEN_ON_TRACK: "The {track} track has no den left.",
    Reason.NO_DEN_OF_YOURS: "No den of yours stands on {hex}.",
    Reason.NOT_BY_WATER: "{hex} is not next to a water source.",
    Reason.NO_ALPHA_NEAR_LAIR: "No alpha of yours stands on or next to {hex}.",
    Reason.REGION_HAS_YOUR_LAIR: "You have a lair in this region already.",
    Reason.NO_LAIR_LEFT: "You have no lair left.",
    Reason.NO_LONE_WOLF: "No lone wolf stands on {hex}.",
    Reason.OUT_OF_RANGE: "{hex} is too far from your alphas: {distance}, howl range {range}.",
    Reason.NO_WOLF_LEFT: "Your wolf track is empty.",
    Reason.NO_ENEMY_PACK_WOLF: "No enemy pack wolf stands on {hex}.",
    Reason.NO_ENEMY_DEN: "No enemy den stands on {hex}.",
    Reason.SAFE_PAIR: "Two pieces of one colour on a hex are safe.",
    Reason.NO_WOLF_TO_REPLACE: "Your wolf track is empty; you have no wolf to take its place.",
    Reason.NO_DEN_TO_REPLACE: "You have no den left to take its place.",
    Reason.NO_CHOICE_OF_PREY: "That prey is not one of those to choose from.",
}


def explain(states: Any, action: int, reason: int) -> Refusal:
    """A reason code with its rule, facts and sentence."""
    state, code = states[0], Reason(reason)
    kind, argument = kind_and_argument(action)
    facts = _facts(state, kind, argument, code)
    return Refusal(code.name.lower(), CLAUSES[code], facts, SENTENCES[code].format(**facts))


def _facts(state: State, kind: Act, argument: int, code: Reason) -> Facts:
    """What the sentence of a reason speaks of."""
    if code == Reason.ASKED_SOMETHING_ELSE:
        asks = ASK_NAMES[state.asks]
        return {"asks": asks, "question": QUESTIONS[asks]}
    if code == Reason.TWO_ACTIONS_FIRST:
        return {"taken": int(state.actions_taken)}
    if kind == Act.TRACK:
        return {"track": TRACK_NAMES[argument]}
    if kind == Act.PAY:
        return _payment_facts(state, argument)
    if kind == Act.MOVE:
        return _cost_facts(state, kind, argument) if code == Reason.CANNOT_PAY else {}
    if kind in (Act.END, Act.DONE):
        return {}
    return _hex_facts(state, kind, argument, code)


def _hex_facts(state: State, kind: Act, hex_: int, code: Reason) -> Facts:
    layout = LAYOUTS[int(state.seats)]
    facts: Facts = {"hex": HEX_NAMES[hex_]}
    if code == Reason.NO_SUCH_HEX:
        return {**facts, "players": int(state.seats)}
    if code in (Reason.CANNOT_PAY, Reason.WRONG_TERRAIN, Reason.NOWHERE_TO_END):
        return {**facts, **_ground_facts(state, kind, hex_, code)}
    if code == Reason.TOO_FAR:
        dens = int(state.players[state.seat].dens_built[Track.SPEED])
        steps = _steps(layout, int(state.wolf_hex), [hex_])
        return {**facts, "steps": steps, "speed": int(ATTRIBUTE[Track.SPEED, dens])}
    if code == Reason.OUT_OF_RANGE:
        return {**facts, **_range_facts(state, hex_)}
    if code == Reason.NOT_NEAREST:
        return {**facts, **_push_facts(state, hex_)}
    return facts


def _ground_facts(state: State, kind: Act, hex_: int, code: Reason) -> Facts:
    layout = LAYOUTS[int(state.seats)]
    tiles = {place: int(state.region_tiles[place]) for place in layout.places}
    ground = layout.ground(hex_, tiles)
    if code == Reason.CANNOT_PAY and isinstance(ground, Terrain):
        return _cost_facts(state, kind, int(ground))
    name = ground if isinstance(ground, str) else ground.name.lower()
    return {"ground": name, "terrain": TERRAIN_NAMES[state.terrain]}


def _cost_facts(state: State, kind: Act, terrain: int) -> Facts:
    player = state.players[state.seat]
    tiles = shown(player).count(TERRAIN_NAMES[terrain])
    return {
        "action": ACT_NAMES[kind],
        "cost": int(COST[kind]),
        "terrain": TERRAIN_NAMES[terrain],
        "means": tiles + int(player.bonus_terrain),
    }


def _payment_facts(state: State, tiles: int) -> Facts:
    cost, used = int(COST[state.doing]), tiles.bit_count()
    return {
        "terrain": TERRAIN_NAMES[state.terrain],
        "cost": cost,
        "tokens": int(state.players[state.seat].bonus_terrain),
        "needed": max(cost - used, 0),
    }


def _range_facts(state: State, hex_: int) -> Facts:
    layout = LAYOUTS[int(state.seats)]
    alphas = [
        layout.points[here]
        for here, found in pieces_of(state).items()
        if (int(state.seat), int(Kind.ALPHA)) in found
    ]
    reach = int(ATTRIBUTE[Track.HOWL, int(state.players[state.seat].dens_built[Track.HOWL])])
    return {
        "distance": min((distance(layout.points[hex_], alpha) for alpha in alphas), default=None),
        "range": reach,
    }


def _push_facts(state: State, hex_: int) -> Facts:
    layout = LAYOUTS[int(state.seats)]
    start = int(state.to_hex if state.doing == Act.MOVE else state.target)
    victim = pieces_of(state)[start][-1][0]
    taken = pieces_of(state)
    tokens = {*hexes_in(state.lone_wolves), *hexes_in(state.prey)}
    room = [
        here
        for here in layout.points
        if here != start
        and layout.is_land(here)
        and here not in tokens
        and (here not in taken or [owner for owner, _ in taken[here]] == [victim])
    ]
    return {"steps": _steps(layout, start, [hex_]), "nearest": _steps(layout, start, room)}


def _steps(layout: Any, start: int, goals: list[int]) -> int | None:
    """How many steps a walk to the nearest of some hexes takes."""
    seen, ring, steps = {start}, {start}, 0
    while ring and not ring & set(goals):
        around = {near for hex_ in ring for near in layout.neighbours(hex_)}
        ring = {hex_ for hex_ in around - seen if layout.is_land(hex_)}
        seen |= ring
        steps += 1
    return steps if ring else None

"""Why not: the facts behind a reason code, and the key of the sentence about them."""

from ....engine.compiled import interpreted
from ....engine.errors import Refusal
from ....engine.kernels import States
from ....engine.rules import Rules
from ....words import key_of
from ..actions import Act
from ..box.components import ATTRIBUTE, Kind, Terrain, Track
from ..box.maps import HEX_NAMES, LAYOUTS, Barren, distance
from ..box.walks import steps_between
from ..payment import COST
from ..push import push_hex
from ..reasons import Reason, clause_of
from ..state import State
from .names import ACT_NAMES, ASK_NAMES, TERRAIN_NAMES, TRACK_NAMES
from .notation import kind_and_argument
from .pieces import pieces_of
from .plain import GAME, shown
from .refusals import CostFacts, HexFacts, PaymentFacts, PushFacts, TheWolvesFacts


def explain(rules: Rules, states: States, action: int, reason: int) -> Refusal:
    """A reason code with its rule, facts and words."""
    state, code = states[0], Reason(reason)
    kind, argument = kind_and_argument(action)
    if code == Reason.NOT_NEAREST:
        facts: TheWolvesFacts = _push_facts(rules, states, argument)
    else:
        facts = _facts(state, kind, argument, code)
    reason_name, clause = code.name.lower(), clause_of(code, int(state.seats))
    return Refusal(reason_name, clause, facts, key_of(GAME, reason_name))


def _facts(state: State, kind: Act, argument: int, code: Reason) -> TheWolvesFacts:
    """What the sentence of a reason speaks of."""
    if code in (Reason.GAME_OVER, Reason.NO_ACTION_LEFT):
        return {}
    if code == Reason.ASKED_SOMETHING_ELSE:
        return {"asks": ASK_NAMES[state.asks]}
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


def _hex_facts(state: State, kind: Act, hex_: int, code: Reason) -> TheWolvesFacts:
    facts: HexFacts = {"hex": HEX_NAMES[hex_]}
    if code == Reason.NO_SUCH_HEX:
        return {**facts, "players": int(state.seats)}
    if code in (Reason.CANNOT_PAY, Reason.WRONG_TERRAIN, Reason.NOWHERE_TO_END):
        return _ground_facts(state, kind, hex_, code)
    if code == Reason.TOO_FAR:
        dens = int(state.players[state.seat].dens_built[Track.SPEED])
        steps = steps_between(int(state.seats), int(state.wolf_hex), hex_)
        return {**facts, "steps": steps, "speed": int(ATTRIBUTE[Track.SPEED, dens])}
    if code == Reason.OUT_OF_RANGE:
        away, carries = _howl_range(state, hex_)
        return {**facts, "distance": away, "range": carries}
    return facts


def ground_of(state: State, hex_: int) -> Terrain | Barren:
    """What a hex of the map is made of."""
    layout = LAYOUTS[int(state.seats)]
    return layout.ground(hex_, {place: int(state.region_tiles[place]) for place in layout.places})


def _ground_facts(state: State, kind: Act, hex_: int, code: Reason) -> TheWolvesFacts:
    ground = ground_of(state, hex_)
    if code == Reason.CANNOT_PAY and isinstance(ground, Terrain):
        return {"hex": HEX_NAMES[hex_], **_cost_facts(state, kind, int(ground))}
    name = TERRAIN_NAMES[ground] if isinstance(ground, Terrain) else ground
    return {"hex": HEX_NAMES[hex_], "ground": name, "terrain": TERRAIN_NAMES[state.terrain]}


def _cost_facts(state: State, kind: Act, terrain: int) -> CostFacts:
    player = state.players[state.seat]
    tiles = shown(player).count(TERRAIN_NAMES[terrain])
    return {
        "action": ACT_NAMES[kind],
        "cost": int(COST[kind]),
        "terrain": TERRAIN_NAMES[terrain],
        "means": tiles + int(player.bonus_terrain),
    }


def _payment_facts(state: State, tiles: int) -> PaymentFacts:
    cost, used = int(COST[state.doing]), tiles.bit_count()
    return {
        "terrain": TERRAIN_NAMES[state.terrain],
        "cost": cost,
        "tokens": int(state.players[state.seat].bonus_terrain),
        "needed": max(cost - used, 0),
    }


def _howl_range(state: State, hex_: int) -> tuple[int | None, int]:
    """How far from the nearest alpha a hex is, and how far a howl carries."""
    layout = LAYOUTS[int(state.seats)]
    alphas = [
        layout.points[here]
        for here, found in pieces_of(state).items()
        if (int(state.seat), int(Kind.ALPHA)) in found
    ]
    reach = int(ATTRIBUTE[Track.HOWL, int(state.players[state.seat].dens_built[Track.HOWL])])
    return min((distance(layout.points[hex_], alpha) for alpha in alphas), default=None), reach


def _push_facts(rules: Rules, states: States, hex_: int) -> PushFacts:
    """How far the hex is from the pushed wolf, and how far those are where it may be driven."""
    players, start = int(states[0].seats), interpreted(push_hex)(states[0])
    offered, _ = rules.offer_many(states)  # all of them are equally near
    _, nearest = kind_and_argument(int(offered[0, 0]))
    return {
        "hex": HEX_NAMES[hex_],
        "steps": steps_between(players, start, hex_),
        "nearest": steps_between(players, start, nearest),
    }

"""Move: wolves walk to one terrain.                                            [W16–W21]

Any number of your wolves up to your pack spread, each once, one after another, each up to
your wolf speed. Only the last hex must match the terrain that was paid; a path crosses
everything but water and chasm. A wolf may end where nothing stands, beside a single piece of
its own pack, or on a single enemy den. An alpha may also end on a single enemy pack wolf,
which it pushes away.
"""

from ...engine.compiled import compiled, wide
from ...engine.notes import Notes, note
from .actions import NO_ARGUMENT, NOTHING_YET, Act, Ask, Offer, offer_hexes, offer_one
from .box.components import ATTRIBUTE, NEUTRAL, Kind, Track
from .box.hexes import (
    NOWHERE,
    Mask,
    both,
    either,
    first_of,
    is_empty,
    land,
    mask_of,
    only,
    size,
    walk,
    without,
)
from .course import finish
from .push import open_to
from .reasons import Reason
from .sieve import ANYWHERE, Sieve, keep, left, nothing_left, stop, whole_map
from .state import (
    State,
    alphas_of,
    full,
    lairs_of,
    owned,
    owner_of_wolves,
    packs_of,
    put_wolf,
    take_wolf,
)
from .what import What


@compiled
def wolves_of_kind(state: State, kind: int) -> Mask:
    """The hexes with alphas, or with pack wolves, of the seat to move."""
    seat = wide(state.seat)
    return alphas_of(state, seat) if kind == Kind.ALPHA else packs_of(state, seat)


@compiled
def unmoved(state: State, kind: int) -> Mask:
    """The hexes with a wolf of the kind that has not moved in this action."""
    hexes = wolves_of_kind(state, kind)
    paired = mask_of(state.pairs)
    moved_once = NOWHERE
    for wolf in range(wide(state.moved)):
        if state.moved_kind[wolf] == kind:
            here = only(wide(state.moved_hex[wolf]))
            stays = both(both(here, paired), without(here, moved_once))
            hexes = without(hexes, without(here, stays))
            moved_once = either(moved_once, here)
    return hexes


@compiled
def ends(state: State, kind: int, asked: int) -> Sieve:
    """The hexes that a wolf of the kind may end on, wherever it comes from."""
    seat = wide(state.seat)
    own = mask_of(state.wolves_of[seat])
    sieve = whole_map(state, asked)
    sieve = keep(sieve, land(wide(state.seats)), Reason.NOT_LAND)
    sieve = keep(sieve, mask_of(state.ground[state.terrain]), Reason.WRONG_TERRAIN)
    sieve = stop(sieve, mask_of(state.lone_wolves), Reason.LONE_WOLF_THERE)
    sieve = stop(sieve, mask_of(state.prey), Reason.PREY_THERE)
    sieve = stop(sieve, owned(state, wide(NEUTRAL)), Reason.NEUTRAL_THERE)
    sieve = stop(sieve, without(mask_of(state.lairs), lairs_of(state, seat)), Reason.ENEMY_LAIR)
    sieve = stop(sieve, full(state), Reason.HEX_FULL)
    sieve = stop(sieve, without(mask_of(state.alphas), own), Reason.ENEMY_ALPHA)
    if kind != Kind.ALPHA:
        sieve = stop(sieve, without(mask_of(state.packs), own), Reason.ENEMY_WOLF)
    return sieve


@compiled
def stuck(state: State, kind: int, start: int, targets: Mask) -> Mask:
    """The targets whose enemy wolf would have nowhere to go once the wolf left its start."""
    seat = wide(state.seat)
    hexes = NOWHERE
    take_wolf(state, seat, kind, start)
    for owner in range(NEUTRAL):
        hit = both(targets, packs_of(state, owner))
        if owner != seat and not is_empty(hit):
            # a target is itself a hex with a single wolf of its owner; it needs another one
            room = open_to(state, owner)
            if size(room) == 1:
                hexes = either(hexes, both(hit, room))
    put_wolf(state, seat, kind, start)
    return hexes


@compiled
def reached(state: State, sieve: Sieve, kind: int, start: int) -> Sieve:
    """Those of the hexes that a wolf can reach from its start."""
    seat = wide(state.seat)
    speed = ATTRIBUTE[Track.SPEED, state.players[seat].dens_built[Track.SPEED]]
    sieve = stop(sieve, only(start), Reason.ALREADY_THERE)
    sieve = keep(sieve, walk(wide(state.seats), start, wide(speed)), Reason.TOO_FAR)
    own = mask_of(state.wolves_of[seat])
    targets = both(left(sieve), without(mask_of(state.packs), own))
    if not is_empty(targets):
        sieve = stop(sieve, stuck(state, kind, start, targets), Reason.NOWHERE_TO_PUSH)
    return sieve


@compiled
def wolves_that_move(state: State, kind: int, asked: int) -> Sieve:
    """The hexes with a wolf of the kind that can still move in this action."""
    ready = unmoved(state, kind)
    spread = ATTRIBUTE[Track.SPREAD, state.players[state.seat].dens_built[Track.SPREAD]]
    able = NOWHERE
    rest = ready if wide(state.moved) < spread else NOWHERE
    if not is_empty(rest):
        anywhere = ends(state, kind, ANYWHERE)
        while not is_empty(rest):
            start = first_of(rest)
            rest = without(rest, only(start))
            if not nothing_left(reached(state, anywhere, kind, start)):
                able = either(able, only(start))
    sieve = whole_map(state, asked)
    sieve = keep(sieve, wolves_of_kind(state, kind), Reason.NO_WOLF_OF_YOURS)
    sieve = keep(sieve, ready, Reason.HAS_MOVED)
    return keep(sieve, able, Reason.NOWHERE_TO_END)


@compiled
def destinations(state: State, asked: int) -> Sieve:
    """The hexes that the chosen wolf may end on."""
    kind = wide(state.wolf_kind)
    return reached(state, ends(state, kind, asked), kind, wide(state.wolf_hex))


@compiled
def offer_wolves(state: State, offer: Offer) -> int:
    """Offer the wolves that can still move, and to be done."""
    alphas = left(wolves_that_move(state, wide(Kind.ALPHA), ANYWHERE))
    packs = left(wolves_that_move(state, wide(Kind.PACK), ANYWHERE))
    count = offer_hexes(offer, NOTHING_YET, wide(Act.ALPHA), alphas)
    count = offer_hexes(offer, count, wide(Act.PACK), packs)
    return offer_one(offer, count, wide(Act.DONE), NO_ARGUMENT)


@compiled
def choose_wolf(state: State, kind: int, hex_: int) -> None:
    """A wolf is about to move."""
    state.wolf_kind = kind
    state.wolf_hex = hex_
    state.asks = wide(Ask.TO)


@compiled
def go(state: State, hex_: int, notes: Notes | None) -> None:
    """The chosen wolf leaves its hex, and arrives unless an enemy wolf must be pushed first."""
    seat = wide(state.seat)
    take_wolf(state, seat, wide(state.wolf_kind), wide(state.wolf_hex))
    state.to_hex = hex_
    owner = owner_of_wolves(state, hex_)
    if owner >= 0 and owner != seat:
        state.asks = wide(Ask.PUSH)
    else:
        arrive(state, notes)


@compiled
def arrive(state: State, notes: Notes | None) -> None:
    """The wolf that was on its way stands where it ends."""
    kind, hex_ = wide(state.wolf_kind), wide(state.to_hex)
    put_wolf(state, wide(state.seat), kind, hex_)
    note(notes, wide(What.MOVED), wide(state.seat), kind, wide(state.wolf_hex), hex_)
    state.moved_kind[state.moved] = kind
    state.moved_hex[state.moved] = hex_
    state.moved += 1
    state.wolf_kind = 0
    state.wolf_hex = 0
    state.to_hex = 0
    state.asks = wide(Ask.WOLF)


@compiled
def push_and_arrive(state: State, hex_: int, notes: Notes | None) -> None:
    """The enemy pack wolf is driven to a hex, and the alpha takes its place."""
    here, pack = wide(state.to_hex), wide(Kind.PACK)
    victim = owner_of_wolves(state, here)
    take_wolf(state, victim, pack, here)
    put_wolf(state, victim, pack, hex_)
    arrive(state, notes)
    note(notes, wide(What.PUSHED), wide(state.seat), pack, here, hex_, victim)


@compiled
def end_move(state: State, notes: Notes | None) -> None:
    """The move is over; one of no wolves is an action too.                        [W11]"""
    if state.moved == 0:
        note(notes, wide(What.STAYED), wide(state.seat))
    finish(state, notes)

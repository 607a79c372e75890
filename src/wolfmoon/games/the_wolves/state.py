"""The table: everything that lies on it, in one record.

Pieces lie in seven kinds of sets of hexes. A hex holds at most two pieces, wolves of two
packs never share one, and at most one den or lair stands there (W13, W14). So the sets of
alphas, pack wolves, pairs alike, dens and lairs, and for each owner the hexes with its
wolves and the hexes it has built on, say exactly what stands where.

Fields that mean nothing at the moment are zero, so positions compare as bytes.
"""

from ...engine.compiled import compiled, wide
from ...engine.record import Fixed, Record, i8, i16, u64
from .box.components import (
    MOST_PLAYERS,
    OWNERS,
    TERRAINS,
    TOKENS_IN_A_PAIR,
    TRACKS,
    WIDEST_SPREAD,
    Kind,
    Phase,
)
from .box.hexes import NOWHERE, WORDS, Mask, add, both, drop, either, holds, land, mask_of, without
from .box.maps import PLACES

HexSet = Fixed[list[u64], WORDS]


class Player(Record):
    """What lies before one seat."""

    pack: i8  # the home terrain
    flipped: i8  # a bit for each double-sided tile that shows its back
    bonus_terrain: i16  # bonus terrain tokens
    bonus_action: i16  # bonus action tokens
    dens_built: Fixed[list[i8], TRACKS]  # dens taken from each track
    wolves_out: i8  # wolves taken from the wolf track
    lairs_built: i8
    prey: i8  # a bit for each kind hunted
    tokens: Fixed[list[i8], len(Phase)]  # region tokens taken, by phase
    seconds: Fixed[list[i8], len(Phase)]  # second places paid, by phase


class State(Record):
    """One game of The Wolves at one moment."""

    # the map
    ground: Fixed[list[HexSet], TERRAINS]  # hexes of each terrain; follows from region_tiles
    region_tiles: Fixed[list[i8], PLACES]  # the number of the tile at each place, 0 for none
    tokens: Fixed[list[Fixed[list[i8], TOKENS_IN_A_PAIR]], PLACES]  # by place, the top one first
    prey_kind: Fixed[list[i8], PLACES]  # what stands on the prey spot of each region
    prey_left: Fixed[list[i8], PLACES]  # tokens left in the stack
    prey: HexSet  # hexes with a stack; follows from prey_left
    lone_wolves: HexSet

    # the pieces
    alphas: HexSet  # hexes with an alpha, whoever's
    packs: HexSet  # hexes with a pack wolf
    pairs: HexSet  # hexes with two alphas or two pack wolves
    dens: HexSet
    lairs: HexSet
    wolves_of: Fixed[list[HexSet], OWNERS]  # hexes with wolves of each owner
    built_by: Fixed[list[HexSet], OWNERS]  # hexes with a den or lair of each owner

    # the players
    players: Fixed[list[Player], MOST_PLAYERS]
    stream: u64  # the random stream; zero once the set-up is drawn, for no luck is left then
    seats: i8  # how many players
    first: i8  # the seat that drafted first and took the first turn

    # the turn
    asks: i8  # what is to be decided (actions.Ask)
    seat: i8  # whose decision it is
    drafted: i8  # pairs on the map from the draft
    turns: i16  # turns that have ended
    actions_taken: i8  # finished actions of this turn
    moonlight: i16  # everything that was put on the moonlight board
    moonlight_at_start: i16  # the same when this turn began
    phase: i8  # the last phase that was reached and scored
    quiet_turns: i16  # turns in a row with nothing new on the moonlight board

    # the action under way
    doing: i8  # its kind (actions.Act), 0 for none
    target: i16  # its hex; 0 in a move
    terrain: i8  # the terrain it is paid with
    wolf_kind: i8  # the wolf on its way in a move
    wolf_hex: i16  # where that wolf started
    to_hex: i16  # where it will end, while a push is chosen; it is lifted off the map then
    moved: i8  # wolves that have moved in this action
    moved_kind: Fixed[list[i8], WIDEST_SPREAD]
    moved_hex: Fixed[list[i16], WIDEST_SPREAD]  # where they ended


# -- what stands where --------------------------------------------------------------
@compiled
def wolves(state: State) -> Mask:
    """The hexes with wolves of anyone."""
    return either(mask_of(state.alphas), mask_of(state.packs))


@compiled
def built(state: State) -> Mask:
    """The hexes with a den or lair of anyone."""
    return either(mask_of(state.dens), mask_of(state.lairs))


@compiled
def owned(state: State, owner: int) -> Mask:
    """The hexes with any piece of an owner."""
    return either(mask_of(state.wolves_of[owner]), mask_of(state.built_by[owner]))


@compiled
def occupied(state: State) -> Mask:
    """The hexes with any piece."""
    return either(wolves(state), built(state))


@compiled
def full(state: State) -> Mask:
    """The hexes with two pieces.                                                  [W13]"""
    two_kinds = both(mask_of(state.alphas), mask_of(state.packs))
    on_a_den = both(wolves(state), built(state))
    return either(mask_of(state.pairs), either(two_kinds, on_a_den))


@compiled
def alphas_of(state: State, owner: int) -> Mask:
    """The hexes with alphas of an owner."""
    return both(mask_of(state.alphas), mask_of(state.wolves_of[owner]))


@compiled
def packs_of(state: State, owner: int) -> Mask:
    """The hexes with pack wolves of an owner."""
    return both(mask_of(state.packs), mask_of(state.wolves_of[owner]))


@compiled
def dens_of(state: State, owner: int) -> Mask:
    """The hexes with a den of an owner."""
    return both(mask_of(state.dens), mask_of(state.built_by[owner]))


@compiled
def lairs_of(state: State, owner: int) -> Mask:
    """The hexes with a lair of an owner."""
    return both(mask_of(state.lairs), mask_of(state.built_by[owner]))


@compiled
def enemies(state: State, seat: int) -> Mask:
    """The hexes with a piece of anyone but a seat, the neutral pack included."""
    hexes = NOWHERE
    for owner in range(OWNERS):
        if owner != seat:
            hexes = either(hexes, owned(state, owner))
    return hexes


@compiled
def clear(state: State) -> Mask:
    """The land without lone wolf and prey tokens: where pieces may stand at all.   [W15]"""
    tokens = either(mask_of(state.lone_wolves), mask_of(state.prey))
    return without(land(wide(state.seats)), tokens)


@compiled
def owner_of_wolves(state: State, hex_: int) -> int:
    """Whose wolves stand on a hex; -1 if there are none."""
    for owner in range(OWNERS):
        if holds(state.wolves_of[owner], hex_):
            return owner
    return -1


@compiled
def builder_of(state: State, hex_: int) -> int:
    """Whose den or lair stands on a hex; -1 if there is none."""
    for owner in range(OWNERS):
        if holds(state.built_by[owner], hex_):
            return owner
    return -1


@compiled
def terrain_at(state: State, hex_: int) -> int:
    """The terrain of a hex that is neither water nor chasm."""
    for terrain in range(TERRAINS - 1):
        if holds(state.ground[terrain], hex_):
            return terrain
    return TERRAINS - 1


# -- putting pieces down and taking them away ---------------------------------------
@compiled
def put_wolf(state: State, owner: int, kind: int, hex_: int) -> None:
    """A wolf more of an owner stands on a hex."""
    kinds = state.alphas if kind == Kind.ALPHA else state.packs
    if holds(kinds, hex_):
        add(state.pairs, hex_)
    add(kinds, hex_)
    add(state.wolves_of[owner], hex_)


@compiled
def take_wolf(state: State, owner: int, kind: int, hex_: int) -> None:
    """A wolf less of an owner stands on a hex."""
    if holds(state.pairs, hex_):
        drop(state.pairs, hex_)
        return
    kinds = state.alphas if kind == Kind.ALPHA else state.packs
    drop(kinds, hex_)
    if not (holds(state.alphas, hex_) or holds(state.packs, hex_)):
        drop(state.wolves_of[owner], hex_)


@compiled
def build(state: State, owner: int, kind: int, hex_: int) -> None:
    """A den or lair of an owner stands on a hex."""
    if kind == Kind.DEN:
        add(state.dens, hex_)
    else:
        add(state.lairs, hex_)
    add(state.built_by[owner], hex_)


@compiled
def take_den(state: State, owner: int, hex_: int) -> None:
    """The den of an owner is gone from a hex."""
    drop(state.dens, hex_)
    drop(state.built_by[owner], hex_)

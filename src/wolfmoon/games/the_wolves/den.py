"""Build a den: it opens an attribute track.                                    [W22–W24]

On or next to one of your alphas, where nothing of an enemy, no den or lair, no token and at
most one wolf of your own stands. The leftmost den of a track of your choice goes there; the
new value of the track holds at once, and the bonus under the den is yours.
"""

from ...engine.compiled import compiled, wide
from ...engine.notes import Notes, note
from .actions import NOTHING_YET, Act, Offer, offer_one
from .bonus import gain
from .box.components import ATTRIBUTE, DEN_BONUS, DENS_ON_A_TRACK, FEWEST_PLAYERS, TRACKS, Kind
from .box.hexes import NEXT_TO, land, mask_of, within_any
from .course import finish
from .payment import affordable
from .reasons import Reason
from .scoring import NOBODY, track_points
from .sieve import Sieve, keep, keep_if, stop, whole_map
from .state import Player, State, alphas_of, build, built, enemies, full
from .what import What


@compiled
def has_den_left(player: Player) -> bool:
    """Whether any track still has dens."""
    for track in range(TRACKS):
        if player.dens_built[track] < DENS_ON_A_TRACK:
            return True
    return False


@compiled
def den_hexes(state: State, seat: int, asked: int) -> Sieve:
    """The hexes where a seat may build a den."""
    players = wide(state.seats)
    sieve = whole_map(state, asked)
    sieve = keep(sieve, land(players), Reason.NOT_LAND)
    sieve = keep_if(sieve, has_den_left(state.players[seat]), Reason.NO_DEN_LEFT)
    sieve = stop(sieve, mask_of(state.lone_wolves), Reason.LONE_WOLF_THERE)
    sieve = stop(sieve, mask_of(state.prey), Reason.PREY_THERE)
    sieve = stop(sieve, built(state), Reason.BUILT_THERE)
    sieve = stop(sieve, enemies(state, seat), Reason.ENEMY_THERE)
    sieve = stop(sieve, full(state), Reason.HEX_FULL)
    near = within_any(players, alphas_of(state, seat), NEXT_TO)
    sieve = keep(sieve, near, Reason.NO_ALPHA_NEAR_DEN)
    return affordable(state, seat, sieve, wide(Act.DEN))


@compiled
def why_not_track(state: State, track: int) -> int:
    """Whether a den can be taken from a track."""
    if state.players[state.seat].dens_built[track] < DENS_ON_A_TRACK:
        return wide(Reason.OK)
    return wide(Reason.NO_DEN_ON_TRACK)


@compiled
def offer_tracks(state: State, offer: Offer) -> int:
    """Offer the tracks that still have dens."""
    count = wide(NOTHING_YET)
    for track in range(TRACKS):
        if why_not_track(state, track) == Reason.OK:
            count = offer_one(offer, count, wide(Act.TRACK), track)
    return count


@compiled
def put_den(state: State, track: int, what: int, victim: int, notes: Notes | None) -> None:
    """The leftmost den of a track stands on the target, and its bonus is paid."""
    seat, hex_ = wide(state.seat), wide(state.target)
    player = state.players[seat]
    points = track_points(state, seat, track)
    bonus = DEN_BONUS[state.seats - FEWEST_PLAYERS, track, player.dens_built[track]]
    player.dens_built[track] += 1
    build(state, seat, wide(Kind.DEN), hex_)
    value = wide(ATTRIBUTE[track, player.dens_built[track]])
    points = track_points(state, seat, track) - points
    note(notes, what, seat, hex_, track, value, points, victim)
    gain(state, seat, wide(bonus), what, notes)


@compiled
def build_den(state: State, track: int, notes: Notes | None) -> None:
    """The den of a track stands on the target."""
    put_den(state, track, wide(What.BUILT), wide(NOBODY), notes)
    finish(state, notes)

"""The last trick, all cards known: its value without a search.

Each player has one card left, so who wins is settled, and with it that one card comes to lie
face up and one turned. What is left to choose are two lands, a scar and a slot; and, when the
scar of the trick before is still in hand, a slot for that one. A land's score depends only on
which of the two cards came there and on which of the two scars work there. Those scores are
worked out once each, when they are asked for. It must agree with the plain search of turn.py's
decisions (tests/lone_wolves/test_solver.py).

Points are always those of the player who chooses.
"""

from ....engine.compiled import compiled, wide
from ....engine.notes import SILENT
from ....engine.record import Fixed, Record, i8, i16, i32
from ..box.cards import REVEALERS, first_of, has, size
from ..box.components import LAND_ROOM, LANDS, SCAR_KINDS, SLOTS, Moon, Scar
from ..box.tokens import KINDS, below_top, top_of, with_one
from ..moons import latest_moon
from ..scars import act_at_once, empty_slots, scars_on, slot_room
from ..scoring import land_balance
from ..state import State, other
from ..tricks import follower_wins, open_lands
from ..turn import end_trick

WINNERS_CARD = 1
LOSERS_CARD = 2
CARD_SETS = 4
NO_SCAR = SCAR_KINDS
BEYOND = 10_000
"""More than any score."""
_PLACES = 2 * LANDS * CARD_SETS
_UNKNOWN = -32_768
_SLOTS_AT = 0b11 << LANDS - 1 | 1
"""The slots at which a scar works in a land, once shifted by it: its own, and two borders."""


class Finale(Record):
    """Room in which a last trick is worked out."""

    start: State  # the trick is about to be led
    tried: State  # a copy on which things are tried
    total: i32  # the score of the first seat before the trick
    loser: i8
    winners_card: i8
    losers_card: i8
    moon_to_come: i8  # the next moon marker, or none
    slots: i16  # the set of the loser's empty slots
    earlier_scar: i8  # the scar of the trick before, if its slot is chosen here
    earlier_seat: i8  # whose it is
    earlier_lands: i8  # the set of the lands where it works
    known: Fixed[list[Fixed[list[i16], SCAR_KINDS + 1]], _PLACES]  # scores of lands


@compiled
def begin(finale: Finale, total: int) -> None:
    """The room is ready for the trick that is about to be led from its start."""
    start = finale.start
    leader = wide(start.leader)
    led = first_of(wide(start.hands[leader]))
    followed = first_of(wide(start.hands[other(leader)]))
    leader_loses = follower_wins(led, followed, wide(start.trump) - 1)
    finale.tried = start
    finale.total = total
    finale.loser = leader if leader_loses else other(leader)
    finale.winners_card = followed if leader_loses else led
    finale.losers_card = led if leader_loses else followed
    latest = latest_moon(start)
    finale.moon_to_come = latest + 1 if latest < Moon.BLOOD_MOON else 0
    finale.slots = empty_slots(start, wide(finale.loser))
    finale.earlier_scar = NO_SCAR
    finale.earlier_lands = 0
    for place in range(_PLACES):
        for scar in range(SCAR_KINDS + 1):
            finale.known[place][scar] = _UNKNOWN


# -- the score of one land ----------------------------------------------------------
@compiled
def put_for(finale: Finale, seat: int, land: int, scar: int) -> None:
    """A scar of a seat works in a land that is tried."""
    tried = finale.tried
    side = tried.lands[land].sides[seat]
    side.scars = with_one(wide(side.scars), scar)
    tried.seat = seat
    tried.unseen_left = finale.start.unseen_left
    act_at_once(tried, scar, land, SILENT)


@compiled
def worked_out(finale: Finale, land: int, earlier: bool, cards: int, scar: int) -> int:
    """The balance of a land with some of the two cards and of the two scars there."""
    finale.tried.lands[land] = finale.start.lands[land]
    territory = finale.tried.lands[land]
    loser = wide(finale.loser)
    if earlier:
        put_for(finale, wide(finale.earlier_seat), land, wide(finale.earlier_scar))
    if cards & WINNERS_CARD:
        side = territory.sides[other(loser)]
        side.face_up = wide(side.face_up) | 1 << wide(finale.winners_card)
        territory.wolves += 1
    if cards & LOSERS_CARD:
        side = territory.sides[loser]
        side.lone = wide(side.lone) | 1 << wide(finale.losers_card)
        territory.wolves += 1
        if size(wide(territory.shown)) + wide(territory.pile_left) == 1:
            territory.moon = max(wide(territory.moon), wide(finale.moon_to_come))
    if scar != NO_SCAR:
        put_for(finale, loser, land, scar)
    return land_balance(finale.tried, land)


@compiled
def score(finale: Finale, land: int, earlier: int, cards: int, scar: int) -> int:
    """The score of a land as `worked_out` has it, worked out only once."""
    known = finale.known[(land * 2 + earlier) * CARD_SETS + cards]
    if known[scar] == _UNKNOWN:
        known[scar] = worked_out(finale, land, earlier != 0, cards, scar)
    return wide(known[scar])


@compiled
def cards_there(land: int, winners_land: int, losers_land: int) -> int:
    """Which of the two cards come to lie on a land."""
    cards = WINNERS_CARD if land == winners_land else 0
    return cards | LOSERS_CARD if land == losers_land else cards


# -- the loser's scar ---------------------------------------------------------------
@compiled
def scars_within_reach(state: State, land: int, revealed: int) -> int:
    """The scars that can be taken from a land after so many were turned there."""
    scars, pile = wide(state.lands[land].shown) & KINDS, state.lands[land].pile
    for _ in range(min(revealed + 1, wide(state.lands[land].pile_left))):
        scars |= 1 << top_of(pile)
        pile = below_top(pile)
    return scars


@compiled
def best_slot(finale: Finale, winners_land: int, losers_land: int, scar: int, enough: int) -> int:
    """What a scar brings the loser on the best empty slot; a border counts as its two lands."""
    slots, first = wide(finale.slots), finale.loser == 0
    last_card = scar == Scar.LONE_WOLF and finale.start.unseen_left == 1
    best, before, room_before = -BEYOND, 0, False
    for land in range(LANDS):
        if slots >> land & _SLOTS_AT == 0:
            continue
        cards = cards_there(land, winners_land, losers_land)
        earlier = wide(finale.earlier_lands) >> land & 1
        gain = score(finale, land, earlier, cards, scar)
        gain -= score(finale, land, earlier, cards, wide(NO_SCAR))
        gain = gain if first else -gain
        if has(slots, land):
            best = max(best, gain)
        if land > 0 and has(slots, LANDS + land - 1):
            # S3 on a border ends with the last set-aside card                      [L16]
            best = max(best, before if last_card and room_before else before + gain)
        if best >= enough:
            return best
        before = gain
        room_before = wide(finale.start.lands[land].wolves) + size(cards) < LAND_ROOM
    return best


@compiled
def losers_points(
    finale: Finale, winners_land: int, losers_land: int, revealed: int, enough: int
) -> int:
    """What the loser gets with the best scar and slot, for two lands; enough is enough."""
    total = wide(finale.total)
    for land in range(LANDS):
        cards = cards_there(land, winners_land, losers_land)
        if cards != 0:
            earlier = wide(finale.earlier_lands) >> land & 1
            total += score(finale, land, earlier, cards, wide(NO_SCAR))
            total -= score(finale, land, earlier, wide(0), wide(NO_SCAR))
    total = total if finale.loser == 0 else -total
    scars = scars_within_reach(finale.start, losers_land, revealed)
    if scars == 0 or finale.slots == 0:
        return total
    best = -BEYOND
    for scar in range(SCAR_KINDS):
        if has(scars, scar):
            gain = best_slot(finale, winners_land, losers_land, scar, enough - total)
            best = max(best, gain)
            if total + best >= enough:
                break
    return total + best


# -- the two lands ------------------------------------------------------------------
@compiled
def best_answer(finale: Finale, led_land: int, enough: int) -> int:
    """What the follower gets after the led card lies on a land; enough is enough."""
    follower_loses = finale.start.leader != finale.loser
    led_card = wide(finale.winners_card if follower_loses else finale.losers_card)
    card = wide(finale.losers_card if follower_loses else finale.winners_card)
    best = -BEYOND
    for land in range(LANDS):
        if wide(finale.start.lands[land].wolves) + (land == led_land) >= LAND_ROOM:
            continue
        winners_land = led_land if follower_loses else land
        losers_land = land if follower_loses else led_land
        revealed = 1 if has(REVEALERS, led_card) and led_land == losers_land else 0
        revealed += 1 if has(REVEALERS, card) and land == losers_land else 0
        target = enough if follower_loses else -best
        value = losers_points(finale, winners_land, losers_land, revealed, target)
        best = max(best, value if follower_loses else -value)
        if best >= enough:
            break
    return best


@compiled
def leaders_points(finale: Finale, low: int, high: int) -> int:
    """What the leader gets of the trick in the room: exact inside the window, or a bound."""
    lands, best = open_lands(finale.start), -BEYOND
    for land in range(LANDS):
        if has(lands, land):
            best = max(best, -best_answer(finale, land, -max(low, best)))
            if best >= high:
                break
    return best


@compiled
def last_trick(finale: Finale, state: State, total: int, low: int, high: int) -> int:
    """What the leader gets of a last trick that is about to be led."""
    finale.start = state
    begin(finale, total)
    return leaders_points(finale, low, high)


# -- the scar of the trick before ---------------------------------------------------
@compiled
def put_earlier(finale: Finale, slot: int) -> int:
    """The earlier scar works from a slot; the score of the first seat before the trick."""
    finale.earlier_lands = 1 << slot if slot < LANDS else 0b11 << slot - LANDS
    total = 0
    for land in range(LANDS):
        if has(wide(finale.earlier_lands), land):
            total += score(finale, land, wide(1), wide(0), wide(NO_SCAR))
            total -= score(finale, land, wide(0), wide(0), wide(NO_SCAR))
    return total


@compiled
def points_with_slot(finale: Finale, slots: int, slot: int, low: int, high: int) -> int:
    """What the owner of the earlier scar gets with it on a slot."""
    seat, total = wide(finale.earlier_seat), wide(finale.total)
    finale.total = total + put_earlier(finale, slot)
    if seat == finale.loser:
        filled = size(scars_on(finale.start, seat, slot)) + 1 == slot_room(finale.start, slot)
        finale.slots = slots & ~(1 << slot) if filled else slots
    if finale.start.leader == seat:
        value = leaders_points(finale, low, high)
    else:
        value = -leaders_points(finale, -high, -low)
    finale.total = total
    return value


@compiled
def last_scars(finale: Finale, state: State, total: int, low: int, high: int) -> int:
    """What a player gets who puts the last scar but one on a slot; not for S3.

    S3 changes which lands are open, so the search has to try its slots one by one.
    """
    seat, scar = wide(state.seat), wide(state.in_hand) - 1
    finale.start = state
    finale.start.in_hand = 0
    finale.start.taken_hidden = 0
    end_trick(finale.start, other(seat), SILENT)
    begin(finale, total)
    finale.earlier_scar = scar
    finale.earlier_seat = seat
    slots = empty_slots(state, seat)
    likely, most = wide(0), -BEYOND
    for slot in range(SLOTS):
        if has(slots, slot):
            gain = put_earlier(finale, slot)
            gain = gain if seat == 0 else -gain
            if gain > most:
                likely, most = slot, gain
    best = points_with_slot(finale, slots, likely, low, high)
    for slot in range(SLOTS):
        if best < high and slot != likely and has(slots, slot):
            value = points_with_slot(finale, slots, slot, max(low, best), high)
            best = max(best, value)
    return best

"""The order of play: what is asked, what is offered, what a decision does, who is next."""

from ...engine.compiled import compiled, wide
from ...engine.notes import Notes, note
from .actions import (
    ASKED,
    NO_ARGUMENT,
    NOTHING_YET,
    Act,
    Ask,
    Offer,
    argument_of,
    kind_of,
    offer_hexes,
    offer_one,
)
from .box.components import ACTIONS_IN_A_TURN, QUIET_TURNS_EACH, TERRAINS, Kind, Phase
from .box.maps import HEXES_ON_A_TILE
from .course import begin, finish, why_not_act
from .den import build_den, den_hexes, offer_tracks, why_not_track
from .dominate import dens_to_dominate, dominate_den, dominate_pack, packs_to_dominate
from .draft import draft, draft_hexes
from .howl import howl, lone_wolves_that_hear
from .hunt import hunt, prey_to_choose
from .lair import lair_hexes, push_and_upgrade, upgrade
from .moonlight import score_phases_reached
from .move import (
    choose_wolf,
    destinations,
    end_move,
    go,
    offer_wolves,
    push_and_arrive,
    wolves_that_move,
)
from .payment import COST, means, offer_payments, pay, why_not_pay
from .push import pushes
from .reasons import Reason
from .sieve import ANYWHERE, keep, left, reason_of, whole_map
from .state import State
from .what import What


# -- what is offered ----------------------------------------------------------------
@compiled
def offer(state: State, offered: Offer) -> int:
    """Fill in the numbers of all decisions open now, in order; how many there are."""
    asks = wide(state.asks)
    if asks == Ask.ACT:
        return offer_actions(state, offered)
    if asks == Ask.WOLF:
        return offer_wolves(state, offered)
    if asks == Ask.TO:
        return offer_hexes(offered, NOTHING_YET, wide(Act.TO), left(destinations(state, ANYWHERE)))
    if asks == Ask.PAY:
        return offer_payments(state, offered)
    if asks == Ask.TRACK:
        return offer_tracks(state, offered)
    if asks == Ask.PUSH:
        return offer_hexes(offered, NOTHING_YET, wide(Act.PUSH), left(pushes(state, ANYWHERE)))
    if asks == Ask.HUNT:
        return offer_hexes(offered, NOTHING_YET, wide(Act.HUNT), prey_to_choose(state))
    if asks == Ask.DRAFT:
        return offer_hexes(
            offered, NOTHING_YET, wide(Act.DRAFT), left(draft_hexes(state, ANYWHERE))
        )
    return 0


@compiled
def offer_actions(state: State, offered: Offer) -> int:
    """Offer every action that the seat to move can take, and to end the turn."""
    count, seat = wide(NOTHING_YET), wide(state.seat)
    if why_not_act(state) == Reason.OK:
        for terrain in range(TERRAINS):
            if why_not_move(state, terrain) == Reason.OK:
                count = offer_one(offered, count, wide(Act.MOVE), terrain)
        hexes = left(den_hexes(state, seat, ANYWHERE))
        count = offer_hexes(offered, count, wide(Act.DEN), hexes)
        hexes = left(lair_hexes(state, seat, ANYWHERE))
        count = offer_hexes(offered, count, wide(Act.LAIR), hexes)
        hexes = left(lone_wolves_that_hear(state, seat, ANYWHERE))
        count = offer_hexes(offered, count, wide(Act.HOWL), hexes)
        hexes = left(packs_to_dominate(state, seat, ANYWHERE))
        count = offer_hexes(offered, count, wide(Act.DOMINATE_PACK), hexes)
        hexes = left(dens_to_dominate(state, seat, ANYWHERE))
        count = offer_hexes(offered, count, wide(Act.DOMINATE_DEN), hexes)
    if why_not_end(state) == Reason.OK:
        count = offer_one(offered, count, wide(Act.END), NO_ARGUMENT)
    return count


@compiled
def why_not_move(state: State, terrain: int) -> int:
    """Whether a move to a terrain can be paid; a move of no wolves is one too.    [W11]"""
    if means(state.players[state.seat], terrain) >= COST[Act.MOVE]:
        return wide(Reason.OK)
    return wide(Reason.CANNOT_PAY)


@compiled
def why_not_end(state: State) -> int:
    """Whether the turn may end.                                                   [W11]"""
    if state.actions_taken >= ACTIONS_IN_A_TURN:
        return wide(Reason.OK)
    return wide(Reason.TWO_ACTIONS_FIRST)


# -- why not ------------------------------------------------------------------------
@compiled
def why_not(state: State, action: int) -> int:
    """OK if a decision is offered now, or what stands in its way."""
    kind, argument = kind_of(action), argument_of(action)
    if state.asks == Ask.OVER:
        return wide(Reason.GAME_OVER)
    if ASKED[kind] != wide(state.asks):
        return wide(Reason.ASKED_SOMETHING_ELSE)
    if state.asks == Ask.ACT:
        return why_not_action(state, kind, argument)
    return why_not_detail(state, kind, argument)


@compiled
def why_not_action(state: State, kind: int, argument: int) -> int:
    """OK if what to do in a turn is offered now, or what stands in its way."""
    seat = wide(state.seat)
    if kind == Act.END:
        return why_not_end(state)
    if why_not_act(state) != Reason.OK:
        return why_not_act(state)
    if kind == Act.MOVE:
        return why_not_move(state, argument)
    if kind == Act.DEN:
        return reason_of(den_hexes(state, seat, argument))
    if kind == Act.LAIR:
        return reason_of(lair_hexes(state, seat, argument))
    if kind == Act.HOWL:
        return reason_of(lone_wolves_that_hear(state, seat, argument))
    if kind == Act.DOMINATE_PACK:
        return reason_of(packs_to_dominate(state, seat, argument))
    return reason_of(dens_to_dominate(state, seat, argument))


@compiled
def why_not_detail(state: State, kind: int, argument: int) -> int:
    """OK if a draft or a part of an action is offered now, or what stands in its way."""
    if kind == Act.PAY:
        return why_not_pay(state, argument)
    if kind == Act.ALPHA:
        return reason_of(wolves_that_move(state, wide(Kind.ALPHA), argument))
    if kind == Act.PACK:
        return reason_of(wolves_that_move(state, wide(Kind.PACK), argument))
    if kind == Act.TO:
        return reason_of(destinations(state, argument))
    if kind == Act.PUSH:
        return reason_of(pushes(state, argument))
    if kind == Act.TRACK:
        return why_not_track(state, argument)
    if kind == Act.HUNT:
        choice = keep(whole_map(state, argument), prey_to_choose(state), Reason.NO_CHOICE_OF_PREY)
        return reason_of(choice)
    if kind == Act.DRAFT:
        return reason_of(draft_hexes(state, argument))
    return wide(Reason.OK)  # done


# -- what a decision does -----------------------------------------------------------
@compiled
def apply(state: State, action: int, scratch: Offer, notes: Notes | None) -> None:
    """Carry out a decision that was offered, and every detail after it without a choice.

    The scratch room is an offer's: its contents are lost.
    """
    decide(state, kind_of(action), argument_of(action), notes)
    while Ask.PAY <= wide(state.asks) <= Ask.HUNT and state.asks != Ask.TO:
        if offer(state, scratch) != 1:
            return
        detail = wide(scratch[0])
        decide(state, kind_of(detail), argument_of(detail), notes)


@compiled
def decide(state: State, kind: int, argument: int, notes: Notes | None) -> None:
    """Carry out one decision."""
    if kind == Act.DRAFT:
        draft(state, argument, notes)
    elif kind < Act.END:
        begin(state, kind, argument, notes)
    elif kind == Act.END:
        end_turn(state, notes)
    elif kind == Act.PAY:
        pay(state, argument, notes)
        carry_on(state, notes)
    elif kind == Act.ALPHA:
        choose_wolf(state, wide(Kind.ALPHA), argument)
    elif kind == Act.PACK:
        choose_wolf(state, wide(Kind.PACK), argument)
    elif kind == Act.DONE:
        end_move(state, notes)
    elif kind == Act.TO:
        go(state, argument, notes)
    elif kind == Act.PUSH:
        push(state, argument, notes)
    elif kind == Act.TRACK:
        take_from_track(state, argument, notes)
    else:
        hunt(state, argument // HEXES_ON_A_TILE, notes)
        finish(state, notes)


@compiled
def carry_on(state: State, notes: Notes | None) -> None:
    """What comes after the payment of an action."""
    doing = wide(state.doing)
    if doing == Act.MOVE:
        state.asks = wide(Ask.WOLF)
    elif doing == Act.DEN or doing == Act.DOMINATE_DEN:
        state.asks = wide(Ask.TRACK)
    elif doing == Act.LAIR:
        upgrade(state, notes)
    elif doing == Act.HOWL:
        howl(state, notes)
    else:
        dominate_pack(state, notes)


@compiled
def push(state: State, hex_: int, notes: Notes | None) -> None:
    """The pushed wolf goes to a hex, and the action that needed it goes on."""
    if state.doing == Act.MOVE:
        push_and_arrive(state, hex_, notes)
    else:
        push_and_upgrade(state, hex_, notes)


@compiled
def take_from_track(state: State, track: int, notes: Notes | None) -> None:
    """A den of a track is built, or replaces a dominated one."""
    if state.doing == Act.DEN:
        build_den(state, track, notes)
    else:
        dominate_den(state, track, notes)


# -- the end of a turn --------------------------------------------------------------
@compiled
def end_turn(state: State, notes: Notes | None) -> None:
    """Regions are scored if a phase was reached; then it is the next player's turn.  [W10]"""
    score_phases_reached(state, notes)
    state.turns += 1
    quiet = state.moonlight == state.moonlight_at_start
    state.quiet_turns = wide(state.quiet_turns) + 1 if quiet else 0
    if state.phase == Phase.FULL or is_quiet_end(state):
        state.asks = wide(Ask.OVER)
        note(notes, wide(What.ENDED), wide(state.phase))
    else:
        begin_turn(state, notes)


@compiled
def begin_turn(state: State, notes: Notes | None) -> None:
    """It is the turn of the next player clockwise."""
    state.moonlight_at_start = state.moonlight
    state.actions_taken = 0
    state.seat = (wide(state.seat) + 1) % wide(state.seats)
    note(notes, wide(What.TURN), wide(state.seat))


@compiled
def is_quiet_end(state: State) -> bool:
    """Whether nobody has removed anything for so long that the game ends.         [W49]"""
    return wide(state.quiet_turns) >= QUIET_TURNS_EACH * wide(state.seats)


@compiled
def is_over(state: State) -> bool:
    """Whether the game has ended."""
    return state.asks == Ask.OVER

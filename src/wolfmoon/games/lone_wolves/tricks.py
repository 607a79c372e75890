"""A trick: two cards, a winner and a loser.                                    [L5–L11]

The leader plays a card face up on the own side of any land that is not full. The follower
must play the led suit if able, also on any land that is not full. A land holds six cards,
both sides and lone wolves together. A 3 turns a face-down scar of its land at once, the
leader's before the follower plays (ruling). Face-down scars look alike, so which one is no
choice: it is the first of the hidden order. A trump beats every other suit, the led suit beats
the rest, the higher card of a suit wins, but a 2 beats a 7. The winner's card stays face up,
the loser's is turned to its lone wolf side.
"""

from ...engine.compiled import compiled, wide
from ...engine.notes import Notes, note
from .actions import Ask, Offer, play_number
from .box.cards import REVEALERS, first_of, has, suit_cards, suit_of, value_of
from .box.components import HIGHEST, LAND_ROOM, LANDS, LOWEST
from .box.tokens import below_top, top_of, with_one
from .reasons import Reason
from .state import State, other
from .what import What, Why


# -- what is offered ----------------------------------------------------------------
@compiled
def cards_to_play(state: State) -> int:
    """The cards of the seat to play that suit the trick.                      [L5, L6]"""
    hand = wide(state.hands[state.seat])
    if state.asks == Ask.LEAD:
        return hand
    of_led_suit = hand & suit_cards(suit_of(wide(state.led_card)))
    return of_led_suit if of_led_suit != 0 else hand


@compiled
def open_lands(state: State) -> int:
    """The set of the lands that are not full.                                      [L7]"""
    lands = 0
    for land in range(LANDS):
        if state.lands[land].wolves < LAND_ROOM:
            lands |= 1 << land
    return lands


@compiled
def offer_plays(state: State, offered: Offer) -> int:
    """Offer every card that suits the trick, on every land that is not full."""
    cards, lands, count = cards_to_play(state), open_lands(state), 0
    while cards != 0:
        card = first_of(cards)
        cards &= cards - 1
        for land in range(LANDS):
            if has(lands, land):
                offered[count] = play_number(card, land)
                count += 1
    return count


@compiled
def why_not_play(state: State, card: int, land: int) -> int:
    """Whether the seat to play may put a card on a land; the sets are offer_plays's."""
    if not has(wide(state.hands[state.seat]), card):
        return wide(Reason.NOT_IN_YOUR_HAND)
    if not has(cards_to_play(state), card):
        return wide(Reason.MUST_FOLLOW_SUIT)
    if not has(open_lands(state), land):
        return wide(Reason.LAND_FULL)
    return wide(Reason.OK)


# -- what happens -------------------------------------------------------------------
@compiled
def put_card(state: State, card: int, land: int, notes: Notes | None) -> None:
    """A card of the seat to play lies face up on a land; a 3 has turned a scar there."""
    seat = wide(state.seat)
    note(notes, wide(What.LED if state.asks == Ask.LEAD else What.FOLLOWED), seat, card, land)
    state.hands[seat] = wide(state.hands[seat]) ^ 1 << card
    side = state.lands[land].sides[seat]
    side.face_up = wide(side.face_up) | 1 << card
    state.lands[land].wolves += 1
    if has(REVEALERS, card):
        reveal(state, land, notes)


@compiled
def reveal(state: State, land: int, notes: Notes | None) -> None:
    """The first face-down scar of a land, if there is one, lies face up.           [L9]"""
    territory = state.lands[land]
    if territory.pile_left == 0:
        return
    scar = top_of(territory.pile)
    territory.shown = with_one(wide(territory.shown), scar)
    territory.pile = below_top(territory.pile)
    territory.pile_left -= 1
    note(notes, wide(What.REVEALED), wide(state.seat), land, scar)


@compiled
def decided_by(led: int, follow: int, trump: int) -> tuple[bool, int]:
    """Whether the card that follows takes the trick from the card that led, and why.   [L8]

    The trump is a suit, or negative for none.
    """
    if suit_of(follow) != suit_of(led):
        if suit_of(follow) == trump:
            return True, wide(Why.TRUMP)
        return False, wide(Why.TRUMP if suit_of(led) == trump else Why.SUIT)
    if value_of(led) == HIGHEST and value_of(follow) == LOWEST:
        return True, wide(Why.TWO)
    if value_of(led) == LOWEST and value_of(follow) == HIGHEST:
        return False, wide(Why.TWO)
    return value_of(follow) > value_of(led), wide(Why.HIGHER)


@compiled
def follower_wins(led: int, follow: int, trump: int) -> bool:
    """Whether the card that follows takes the trick from the card that led."""
    wins, _ = decided_by(led, follow, trump)
    return wins


@compiled
def trick_winner(state: State) -> tuple[int, int]:
    """Who wins the trick of the two cards on the table, and why."""
    led, follow = wide(state.led_card), wide(state.followed_card)
    follower, why = decided_by(led, follow, wide(state.trump) - 1)
    leader = wide(state.leader)
    return other(leader) if follower else leader, why


@compiled
def turn_card(state: State, seat: int, card: int, land: int, notes: Notes | None) -> None:
    """A face-up card of a seat lies on its lone wolf side.                         [L11]"""
    note(notes, wide(What.TURNED), seat, card, land)
    side = state.lands[land].sides[seat]
    side.face_up = wide(side.face_up) ^ 1 << card
    side.lone = wide(side.lone) | 1 << card


@compiled
def note_void(state: State, card: int) -> None:
    """A follower who does not follow suit has shown to be out of it.               [L6]"""
    led_suit = suit_of(wide(state.led_card))
    if suit_of(card) != led_suit:
        seat = wide(state.seat)
        state.void[seat] = wide(state.void[seat]) | 1 << led_suit

"""What a seat sees of Lone Wolves, as one row of small numbers.

The one who looks always comes first. What is hidden from them is not in the row: the other hand,
the cards set aside, the scars in the box and face down, a scar that the other took face down.
Without memory the row holds only what the eye finds on the table: which card a lone wolf is the
back of, and which suits a player has shown to be out of, must then be remembered by the reader.
"""

import numpy as np

from ..engine.compiled import compiled, kernel, lowest_bit, wide
from ..engine.kernels import States
from ..games.lone_wolves.actions import Ask
from ..games.lone_wolves.box.cards import size
from ..games.lone_wolves.box.components import (
    BORDERS,
    CARDS,
    LANDS,
    SCAR_KINDS,
    SEATS,
    SIDES_OF_A_TOKEN,
    SUITS,
    Moon,
)
from ..games.lone_wolves.box.tokens import KINDS, count_of
from ..games.lone_wolves.hidden.view import holds_unseen
from ..games.lone_wolves.scoring import lead_of_first
from ..games.lone_wolves.state import State
from .deal_lone_wolves import draw_order
from .layout import Layout, Row
from .study import Eyes

_MOONS = len(Moon) - 1

LAYOUT = Layout(
    1,
    [
        (
            "hand",
            (CARDS,),
            "the cards in the observer's hand: green 2 … 7, black, brown, red, white",
        ),
        ("hand_sizes", (SEATS,), "cards in hand"),
        ("led", (CARDS,), "the card led, until the trick is finished"),
        ("led_land", (LANDS,), "its land"),
        ("followed", (CARDS,), "the card that followed, until the trick is finished"),
        ("followed_land", (LANDS,), "its land"),
        ("face_up", (LANDS, SEATS, CARDS), "face-up cards by land and side"),
        ("lone", (LANDS, SEATS), "lone wolves by land and side"),
        ("lone_cards", (LANDS, SEATS, CARDS), "which cards they are (with memory)"),
        ("scars", (LANDS, SEATS, SCAR_KINDS), "scars S1 … S9 on the slots of the lands"),
        ("border_scars", (BORDERS, SEATS, SCAR_KINDS), "scars on the slots of the borders"),
        ("honour", (LANDS, SIDES_OF_A_TOKEN), "the honour token: the side up, the other"),
        ("shown", (LANDS, SCAR_KINDS), "face-up scars to take"),
        ("hidden", (LANDS,), "how many lie face down"),
        ("moon", (LANDS, _MOONS), "moon, blood-moon"),
        ("trump", (SUITS,), "the trump suit"),
        ("asks", (len(Ask),), "the decision to make: " + ", ".join(a.name.lower() for a in Ask)),
        ("decides", (SEATS,), "1 for the player who decides"),
        ("leads", (SEATS,), "1 for the player who leads the trick"),
        ("in_hand", (SCAR_KINDS,), "the scar being placed, if the observer sees it"),
        ("in_hand_hidden", (1,), "1 if a scar is being placed that the observer does not see"),
        ("trick", (1,), "tricks finished"),
        ("aside", (1,), "cards set aside that are not on the table"),
        ("box", (1,), "scars in the box"),
        ("discarded", (SCAR_KINDS,), "scars that found no free slot"),
        ("void", (SEATS, SUITS), "suits in which a player has shown a void (with memory)"),
        ("board", (3,), "1 for the advanced board; slots of a land's side, of a border's"),
    ],
)

_HAND = LAYOUT.at("hand")
_HAND_SIZES = LAYOUT.at("hand_sizes")
_LED = LAYOUT.at("led")
_LED_LAND = LAYOUT.at("led_land")
_FOLLOWED = LAYOUT.at("followed")
_FOLLOWED_LAND = LAYOUT.at("followed_land")
_FACE_UP = LAYOUT.at("face_up")
_LONE = LAYOUT.at("lone")
_LONE_CARDS = LAYOUT.at("lone_cards")
_SCARS = LAYOUT.at("scars")
_BORDER_SCARS = LAYOUT.at("border_scars")
_HONOUR = LAYOUT.at("honour")
_SHOWN = LAYOUT.at("shown")
_HIDDEN = LAYOUT.at("hidden")
_MOON = LAYOUT.at("moon")
_TRUMP = LAYOUT.at("trump")
_ASKS = LAYOUT.at("asks")
_DECIDES = LAYOUT.at("decides")
_LEADS = LAYOUT.at("leads")
_IN_HAND = LAYOUT.at("in_hand")
_IN_HAND_HIDDEN = LAYOUT.at("in_hand_hidden")
_TRICK = LAYOUT.at("trick")
_ASIDE = LAYOUT.at("aside")
_BOX = LAYOUT.at("box")
_DISCARDED = LAYOUT.at("discarded")
_VOID = LAYOUT.at("void")
_BOARD = LAYOUT.at("board")


@compiled
def mark_bits(row: Row, first: int, bits: int) -> None:
    """A one for each card or suit of a set."""
    left = np.uint64(bits)
    while left != np.uint64(0):
        row[first + lowest_bit(left)] = 1
        left &= left - np.uint64(1)


@compiled
def count_scars(row: Row, first: int, tokens: int) -> None:
    """How many scars of each kind a set holds that lies on the table."""
    left = np.uint64(tokens & KINDS)
    while left != np.uint64(0):
        kind = lowest_bit(left)
        row[first + kind] = count_of(tokens, kind)
        left &= left - np.uint64(1)


@compiled
def see_land(state: State, land: int, seat: int, memory: bool, row: Row) -> None:
    """What lies on a land."""
    territory = state.lands[land]
    for place in range(SEATS):
        side = territory.sides[(seat + place) % SEATS]
        at = SEATS * land + place
        mark_bits(row, _FACE_UP + CARDS * at, wide(side.face_up))
        row[_LONE + at] = size(wide(side.lone)) + wide(side.unseen)
        if memory:
            mark_bits(row, _LONE_CARDS + CARDS * at, wide(side.lone))
        count_scars(row, _SCARS + SCAR_KINDS * at, wide(side.scars))
    for side_ in range(SIDES_OF_A_TOKEN):
        row[_HONOUR + SIDES_OF_A_TOKEN * land + side_] = territory.honour[side_]
    count_scars(row, _SHOWN + SCAR_KINDS * land, wide(territory.shown))
    row[_HIDDEN + land] = territory.pile_left
    if territory.moon:
        row[_MOON + _MOONS * land + territory.moon - 1] = 1


@compiled
def see_trick(state: State, seat: int, row: Row) -> None:
    """The trick under way."""
    asks = wide(state.asks)
    row[_ASKS + asks] = 1
    row[_LEADS + (state.leader - seat) % SEATS] = 1
    row[_TRICK] = state.trick
    if state.trump:
        row[_TRUMP + state.trump - 1] = 1
    if asks == Ask.OVER:
        return
    row[_DECIDES + (state.seat - seat) % SEATS] = 1
    if asks == Ask.LEAD:
        return
    row[_LED + state.led_card] = 1
    row[_LED_LAND + state.led_land] = 1
    if asks == Ask.FOLLOW:
        return
    row[_FOLLOWED + state.followed_card] = 1
    row[_FOLLOWED_LAND + state.followed_land] = 1
    if holds_unseen(state, seat):
        row[_IN_HAND_HIDDEN] = 1
    elif state.in_hand:
        row[_IN_HAND + state.in_hand - 1] = 1


@compiled
def see(state: State, seat: int, memory: bool, row: Row) -> None:
    """Fill a row with what a seat sees."""
    row[:] = 0
    mark_bits(row, wide(_HAND), wide(state.hands[seat]))
    for place in range(SEATS):
        row[_HAND_SIZES + place] = size(wide(state.hands[(seat + place) % SEATS]))
        for border in range(BORDERS):
            scars = wide(state.borders[(seat + place) % SEATS][border])
            count_scars(row, _BORDER_SCARS + SCAR_KINDS * (SEATS * border + place), scars)
        if memory:
            mark_bits(row, _VOID + SUITS * place, wide(state.void[(seat + place) % SEATS]))
    for land in range(LANDS):
        see_land(state, land, seat, memory, row)
    see_trick(state, seat, row)
    row[_ASIDE] = state.unseen_left
    row[_BOX] = size(wide(state.box))
    count_scars(row, wide(_DISCARDED), wide(state.discarded))
    row[_BOARD] = state.board
    row[_BOARD + 1] = state.house.land_slots
    row[_BOARD + 2] = state.house.border_slots


@compiled
def share(state: State, seat: int) -> float:
    """The share of a seat in the win, once the game is over."""
    ahead = lead_of_first(state)
    if ahead == 0:
        return 0.5
    return 1.0 if (ahead > 0) == (seat == 0) else 0.0


@kernel
def see_at(states: States, index: int, seat: int, memory: bool, row: Row) -> None:
    """Fill a row with what a seat sees of one of many states."""
    see(states[index], seat, memory, row)


EYES = Eyes(
    layout=LAYOUT,
    see=see,
    see_at=see_at,
    share=share,
    parameters={"board": "basic"},
    draw_order=draw_order,
    private=("hand", "in_hand"),
)

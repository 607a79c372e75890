"""The set-up: what is drawn, and where it lies.                                 [L1–L4]

All luck of the game is here: the hidden order of the scars, the honour tokens, the deal and
who leads. The options are the house values of the table, as numbers.
"""

import numpy as np
import numpy.typing as npt

from ...engine.compiled import compiled, wide
from ...engine.stream import advance, below
from .actions import Ask
from .box.cards import ALL_CARDS, draw, first_of
from .box.components import HAND, LANDS, SCAR_KINDS, SEATS, SET_ASIDE, SIDES_OF_A_TOKEN
from .box.tokens import ALL_TOKENS, draw_pile, draw_token, tidy, with_one
from .state import State

Numbers = npt.NDArray[np.int64]

# where the options stand in their list
BOARD_AT = 0
LAND_SLOTS_AT = 1
BORDER_SLOTS_AT = 2
SCARS_UP_AT = 3
SCARS_DOWN_AT = SCARS_UP_AT + LANDS
HONOUR_AT = SCARS_DOWN_AT + LANDS
OPTIONS = HONOUR_AT + LANDS * SIDES_OF_A_TOKEN


@compiled
def read_house(state: State, options: Numbers) -> None:
    """The house values of the table stand in the state."""
    state.board = options[BOARD_AT]
    house = state.house
    house.land_slots = options[LAND_SLOTS_AT]
    house.border_slots = options[BORDER_SLOTS_AT]
    for land in range(LANDS):
        house.scars_up[land] = options[SCARS_UP_AT + land]
        house.scars_down[land] = options[SCARS_DOWN_AT + land]
        for side in range(SIDES_OF_A_TOKEN):
            house.honour[land][side] = options[HONOUR_AT + SIDES_OF_A_TOKEN * land + side]


@compiled
def lay_scars(state: State, word: np.uint64) -> np.uint64:
    """The shuffled scars lie on the lands, face down and face up; the rest in the box.  [L1]"""
    pool = ALL_TOKENS
    for land in range(LANDS):
        territory = state.lands[land]
        down, up = wide(state.house.scars_down[land]), wide(state.house.scars_up[land])
        pile, pool, word = draw_pile(pool, down, word)
        territory.pile = pile
        territory.pile_left = down
        for _ in range(up):
            token, word = draw_token(pool, word)
            territory.shown = with_one(wide(territory.shown), token % SCAR_KINDS)
            pool ^= 1 << token
    state.box = tidy(pool)
    return word


@compiled
def lay_honour(state: State, word: np.uint64) -> np.uint64:
    """The shuffled honour tokens lie on the lands, a random side up.               [L2]"""
    tokens = (1 << LANDS) - 1
    for land in range(LANDS):
        drawn, word = draw(tokens, 1, word)
        tokens ^= drawn
        token = first_of(drawn)
        word = advance(word)
        up = below(word, SIDES_OF_A_TOKEN)
        state.lands[land].honour[0] = state.house.honour[token][up]
        state.lands[land].honour[1] = state.house.honour[token][1 - up]
    return word


@compiled
def deal(state: State, word: np.uint64) -> np.uint64:
    """Each player holds thirteen cards; four are set aside unseen.                 [L3]"""
    set_aside, word = draw(ALL_CARDS, SET_ASIDE, word)
    first, word = draw(ALL_CARDS ^ set_aside, HAND, word)
    state.set_aside = set_aside
    state.hands[0] = first
    state.hands[1] = ALL_CARDS ^ set_aside ^ first
    return word


@compiled
def set_up(state: State, options: Numbers, stream: np.uint64) -> None:
    """A blank state becomes a game about to begin, drawn from a stream."""
    read_house(state, options)
    word = lay_scars(state, stream)
    word = lay_honour(state, word)
    word = deal(state, word)
    word = advance(word)
    lead_first(state, below(word, SEATS))


@compiled
def lead_first(state: State, seat: int) -> None:
    """A seat leads the first trick.                                                [L4]"""
    state.unseen_left = SET_ASIDE
    state.leader = seat
    state.seat = seat
    state.asks = wide(Ask.LEAD)

"""The table: everything that lies on it, and both hands, in one record.

Sets of cards are numbers with a bit for each card, sets of scars numbers with two bits for
each effect (tokens.py). Fields that mean nothing at the moment are zero, so positions compare
as bytes. What one seat may see of it is view.py's matter.
"""

from ...engine.compiled import compiled, wide
from ...engine.record import Fixed, Record, i8, i32, u64
from .box.components import BORDERS, LANDS, SEATS, SIDES_OF_A_TOKEN

CardSet = i32
TokenSet = i32
Token = Fixed[list[i8], SIDES_OF_A_TOKEN]


class House(Record):
    """The figures that a table may change, so that a state explains itself."""

    honour: Fixed[list[Token], LANDS]  # the two sides of each honour token of the box
    land_slots: i8  # scars that a player's side of a land has room for
    border_slots: i8  # scars that a player's side of a border has room for
    scars_up: Fixed[list[i8], LANDS]  # face-up scars of each land at the start
    scars_down: Fixed[list[i8], LANDS]  # face-down scars of each land at the start


class Side(Record):
    """One player's side of a land."""

    face_up: CardSet  # winners, and cards of the trick under way
    lone: CardSet  # cards turned to their lone wolf side
    scars: TokenSet  # scars on the land's own slots
    unseen: i8  # lone wolves from the cards set aside


class Territory(Record):
    """What lies on a land."""

    pile: u64  # face-down scars in their hidden order
    shown: TokenSet  # face-up scars
    pile_left: i8  # how many lie face down
    honour: Token  # the side that is up, then the other
    moon: i8  # the moon marker (components.Moon)
    wolves: i8  # cards there, both sides; follows from the sides
    sides: Fixed[list[Side], SEATS]


class State(Record):
    """One game of Lone Wolves at one moment."""

    # the table
    lands: Fixed[list[Territory], LANDS]
    borders: Fixed[list[Fixed[list[TokenSet], BORDERS]], SEATS]  # scars on each border, by seat
    hands: Fixed[list[CardSet], SEATS]
    set_aside: CardSet  # the four cards nobody has seen, also once S3 put some on the table
    unseen_left: i8  # how many of them S3 has not put on the table
    box: TokenSet  # scars that were never laid out
    discarded: TokenSet  # scars for which their taker had no empty slot
    void: Fixed[list[i8], SEATS]  # a bit for each suit that a seat has shown to be out of

    # the trick
    asks: i8  # what is to be decided (actions.Ask)
    seat: i8  # whose decision it is; once over, whose was the last
    leader: i8  # who leads the trick; once over, who led the last
    trick: i8  # tricks finished
    trump: i8  # the trump suit plus one; 0 for none
    led_card: i8  # the card led, and its land, until the trick is finished
    led_land: i8
    followed_card: i8  # the same for the follower, once the trick is decided
    followed_land: i8
    in_hand: i8  # the scar on its way to a slot plus one, while a slot is asked
    taken_hidden: i8  # 1 if that scar was taken face down

    board: i8  # the side of the board (components.Board)
    house: House


@compiled
def other(seat: int) -> int:
    """The other seat."""
    return 1 - seat


@compiled
def scars_left(state: State, land: int) -> bool:
    """Whether a scar is left to take from a land."""
    territory = state.lands[land]
    return wide(territory.pile_left) + wide(territory.shown) != 0


@compiled
def losing_land(state: State) -> int:
    """The land where the loser's card lies, while the loser takes and places."""
    if state.seat == state.leader:
        return wide(state.led_land)
    return wide(state.followed_land)

"""Whether a position that was read can lie on a table: what no game can reach is refused."""

from ....engine.errors import BadInput, Phrase, phrase
from ....engine.record import plain
from ..actions import Ask
from ..box.cards import ALL_CARDS, VOID_CARDS
from ..box.components import (
    CARDS,
    COPIES,
    HAND,
    LAND_ROOM,
    LANDS,
    SCARS,
    SEATS,
    SET_ASIDE,
    SLOTS,
    TRICKS,
    Moon,
)
from ..models import Scar
from ..state import Side, State
from .facts import trick_facts
from .names import CARD_NAMES, LAND_NAMES, SCAR_NAMES, SLOT_NAMES
from .plain import pile_names, slot_room, slot_scars, token_names

DECIDED = (Ask.TAKE, Ask.PLACE)


def check(record: State) -> None:
    """Refuse a state that no game can reach."""
    state = plain(record)  # quicker to read from; but what asks the kernels needs the record
    for part in (check_cards, check_scars, check_lands):
        part(state)
    check_moons(record)
    check_hands(state)
    check_trick(record)


def _refuse(wrong: object, problem: Phrase, path: str, clause: str = "") -> None:
    if wrong:
        raise BadInput(problem, path, clause)


def _sides(state: State) -> list[Side]:
    return [state.lands[land].sides[seat] for land in range(LANDS) for seat in range(SEATS)]


def check_cards(state: State) -> None:
    """Every card is somewhere, and nowhere else."""
    sets = [int(hand) for hand in state.hands] + [int(state.set_aside)]
    sets += [int(side.face_up) for side in _sides(state)]
    sets += [int(side.lone) for side in _sides(state)]
    seen = 0
    for cards in sets:
        for card in range(CARDS):
            twice = phrase("input-two-places", name=CARD_NAMES[card])
            _refuse(cards & seen & 1 << card, twice, "position")
        seen |= cards
    for card in range(CARDS):
        missing = phrase("input-missing", name=CARD_NAMES[card])
        _refuse((ALL_CARDS & ~seen) >> card & 1, missing, "position")
    aside = int(state.set_aside).bit_count()
    wanted = phrase("input-cards", count=SET_ASIDE, found=aside)
    _refuse(aside != SET_ASIDE, wanted, "set_aside", "L3")
    unseen = sum(int(side.unseen) for side in _sides(state)) + int(state.unseen_left)
    wanted = phrase("input-unseen", count=SET_ASIDE, found=unseen)
    _refuse(unseen != SET_ASIDE, wanted, "unseen_left", "L17")


def laid_out(state: State, land: int) -> int:
    """How many scars lay on a land at the start."""
    return int(state.house.scars_up[land]) + int(state.house.scars_down[land])


def scars_there(state: State, land: int) -> list[Scar]:
    """The scars that are left to take from a land."""
    territory = state.lands[land]
    hidden = pile_names(int(territory.pile), territory.pile_left)
    return hidden + token_names(territory.shown)


def check_scars(state: State) -> None:
    """Every scar is somewhere, and as many lie in the box as the table has it."""
    names = [*token_names(state.box), *token_names(state.discarded)]
    for land in range(LANDS):
        left = scars_there(state, land)
        hidden_too_many = state.lands[land].pile_left > state.house.scars_down[land]
        too_many = hidden_too_many or len(left) > laid_out(state, land)
        _refuse(too_many, phrase("input-more-scars"), f"lands[{land}]", "L1")
        names += left
    for seat in range(SEATS):
        for slot in range(SLOTS):
            names += slot_scars(state, seat, slot)
    names += [SCAR_NAMES[state.in_hand - 1]] if state.in_hand else []
    for name in SCAR_NAMES:
        number = names.count(name)
        _refuse(number != COPIES, phrase("input-scars", count=COPIES, found=number), name)
    in_box = SCARS - sum(laid_out(state, land) for land in range(LANDS))
    found = int(state.box).bit_count()
    _refuse(found != in_box, phrase("input-scars", count=in_box, found=found), "box", "L1")


def check_lands(state: State) -> None:
    """No land and no slot holds more than it has room for; the tokens are those of the table."""
    for land in range(LANDS):
        wolves = int(state.lands[land].wolves)
        full = phrase("input-land-full", found=wolves, most=LAND_ROOM)
        _refuse(wolves > LAND_ROOM, full, f"lands[{land}]", "L7")
    for seat in range(SEATS):
        for slot in range(SLOTS):
            taken, room = len(slot_scars(state, seat, slot)), slot_room(state, slot)
            full = phrase("input-slot-full", seat=seat, found=taken, most=room)
            _refuse(taken > room, full, SLOT_NAMES[slot], "L12")
    tokens = sorted(sorted(int(side) for side in state.lands[land].honour) for land in range(LANDS))
    wanted = sorted(sorted(token) for token in state.house.honour)
    differ = phrase("input-wanted", wanted=str(wanted), found=str(tokens))
    _refuse(tokens != wanted, differ, "honour", "L2")


def check_moons(state: State) -> None:
    """The first two lands without scars have the moons, and the trump follows them."""
    moons = [int(state.lands[land].moon) for land in range(LANDS)]
    bare = [land for land in range(LANDS) if laid_out(state, land) and not scars_there(state, land)]
    wanted = list(range(1, 1 + min(len(bare), int(Moon.BLOOD_MOON))))
    wrong = sorted(filter(None, moons)) != wanted
    _refuse(wrong, phrase("input-moons"), "moon", "L14")
    astray = any(moon and land not in bare for land, moon in enumerate(moons))
    _refuse(astray, phrase("input-moon-astray"), "moon", "L14")
    if state.asks == Ask.PLACE:  # a moon that was placed in this trick brings no trump yet
        moons[trick_facts(state).losing_land] = 0
    latest = moons.index(max(moons)) + 1 if any(moons) else 0
    brought = [0, *(land + 1 for land, moon in enumerate(moons) if moon)]
    fits = state.trump in brought if state.asks == Ask.OVER else state.trump == latest
    _refuse(not fits, phrase("input-trump"), "trump", "L15")


def check_hands(state: State) -> None:
    """Each hand has the cards that the tricks have left, and none of a suit it is out of."""
    for seat in range(SEATS):
        has_played = state.asks in DECIDED or (state.asks == Ask.FOLLOW and seat == state.leader)
        hand = int(state.hands[seat])
        wanted, found = HAND - int(state.trick) - has_played, hand.bit_count()
        differ = phrase("input-cards", count=wanted, found=found)
        _refuse(found != wanted, differ, f"hands[{seat}]")
        barred = hand & int(VOID_CARDS[state.void[seat]])
        _refuse(barred, phrase("input-void", seat=seat), f"void[{seat}]", "L6")


def check_trick(state: State) -> None:
    """What is asked, who decides, and the cards on the table fit each other."""
    over = state.asks == Ask.OVER
    wrong = over != (state.trick == TRICKS)
    _refuse(wrong, phrase("input-over-after", count=TRICKS), "trick", "L18")
    turned = sum(int(side.lone).bit_count() for side in _sides(state))
    losers = int(state.trick) + (state.asks in DECIDED)
    differ = phrase("input-turned", count=losers, found=turned)
    _refuse(turned != losers, differ, "lone", "L11")
    if over:
        return
    leader = int(state.leader)
    seat = 1 - leader if state.asks == Ask.FOLLOW else leader
    if state.asks in DECIDED:
        seat = trick_facts(state).loser
    _refuse(state.seat != seat, phrase("input-decider", wanted=seat), "seat")
    if state.asks != Ask.LEAD:
        _check_played(state, leader, state.led_card, state.led_land)
    if state.asks in DECIDED:
        _check_played(state, 1 - leader, state.followed_card, state.followed_land)
        _check_take(state)


def _check_played(state: State, seat: int, card: int, land: int) -> None:
    side = state.lands[land].sides[seat]
    lost = state.asks in DECIDED and state.seat == seat
    cards = int(side.lone if lost else side.face_up)
    words = "input-not-turned" if lost else "input-not-face-up"
    astray = phrase(words, name=CARD_NAMES[card], seat=seat)
    _refuse(not cards >> int(card) & 1, astray, LAND_NAMES[land])


def _check_take(state: State) -> None:
    facts = trick_facts(state)
    if state.asks == Ask.TAKE:
        _refuse(not scars_there(state, facts.losing_land), phrase("input-no-scar"), "asks", "L12")
    else:
        _refuse(not facts.has_room, phrase("input-no-slot"), "asks", "L12")

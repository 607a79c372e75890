"""What a player who points at a hex may mean, with an action or a wolf in mind.

Nothing is decided here: each aim is asked in the state in which it would be decided, and the
chapter of its action answers. Paying changes nothing of where wolves may go, so a move that is
only thought of is a state in which its terrain is set and nothing is paid.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ....engine.aims import Aim, Aiming, Meanings, Possible, answers, reason_of
from ....engine.errors import Unreadable, phrase
from ....engine.kernels import States
from ....engine.record import copied
from ....engine.rules import OK, Rules
from ..actions import ANSWERS, Act, Argument, Ask
from ..box.components import Kind, Terrain
from ..box.maps import HEX_NAMES, HEX_NUMBERS, LAYOUTS
from ..box.walks import steps_between
from ..reasons import Reason
from ..state import State
from .explain import ground_of
from .notation import action_number, action_text, kind_and_argument, read_action
from .pieces import pieces_of

MOVE = "move"
TARGETS: dict[str, tuple[Act, ...]] = {
    "den": (Act.DEN,),
    "lair": (Act.LAIR,),
    "howl": (Act.HOWL,),
    "dominate": (Act.DOMINATE_PACK, Act.DOMINATE_DEN),
}
"""The decisions with a hex that begin each action but a move."""
WOLVES = {Act.ALPHA: Kind.ALPHA, Act.PACK: Kind.PACK}
"""The decisions that choose a wolf to move."""
ABSENT = frozenset(
    {
        Reason.NO_WOLF_OF_YOURS,
        Reason.NO_DEN_OF_YOURS,
        Reason.NO_LONE_WOLF,
        Reason.NO_ENEMY_PACK_WOLF,
        Reason.NO_ENEMY_DEN,
    }
)
"""Reasons that only say that the thing in question is not there."""


Meant = Callable[[int], Meanings]


class Begun(NamedTuple):
    """A move, thought of as far as it goes: what leads there, and the state that asks on."""

    line: tuple[str, ...]
    states: States


def places(state: State) -> list[str]:
    """Every hex of the map."""
    return [HEX_NAMES[hex_] for hex_ in sorted(LAYOUTS[int(state.seats)].points)]


def aiming(rules: Rules, states: States, doing: str) -> Aiming:
    """For a hex, everything that may be meant by it with something in mind."""
    state = states[0]
    asks = Ask(int(state.asks))
    if doing and asks != Ask.ACT:
        raise Unreadable(phrase("expect-no-aim"), doing)
    if asks == Ask.ACT:
        meanings = _acting(rules, states, doing)
    elif asks == Ask.WOLF:
        meanings = _moving(rules, states)
    else:
        meanings = _answering(states, _hex_answers(asks) or _under_way(state))
    return lambda place: meanings(_hex(state, place))


def possible(rules: Rules, states: States, doing: str) -> list[Possible]:
    """Every hex where something is possible, with what is meant by it."""
    meant = aiming(rules, states, doing)
    found: list[Possible] = []
    for place in places(states[0]):
        aims = [each.aim for each in answers(rules, meant(place)) if each.reason == OK]
        found += [(place, aim) for aim in aims[:1]]
    return found


def _hex(state: State, place: str) -> int:
    points = LAYOUTS[int(state.seats)].points
    hex_ = HEX_NUMBERS.get(place.upper(), -1)
    if hex_ not in points:
        first = HEX_NAMES[min(points)]
        facts = {"players": int(state.seats), "first": first}
        raise Unreadable(phrase("expect-hex-of-map", **facts), place)
    return hex_


def _answering(states: States, acts: Sequence[Act]) -> Meant:
    return lambda hex_: [[Aim((), states, action_number(act, hex_)) for act in acts]]


def _hex_answers(asks: Ask) -> list[Act]:
    """The kinds of decisions with a hex that answer a question."""
    return [act for act, answer in ANSWERS.items() if answer == (asks, Argument.HEX)]


def _under_way(state: State) -> list[Act]:
    """Of an action whose payment or track is asked: another question comes first."""
    doing = Act(int(state.doing))
    return [*WOLVES] if doing == Act.MOVE else [doing]


# -- what to do -------------------------------------------------------------------------
def _acting(rules: Rules, states: States, doing: str) -> Meant:
    if doing in TARGETS:
        return _answering(states, TARGETS[doing])
    if doing == MOVE:
        return _picking(rules, states)
    if doing:
        return _in_hand(rules, states, doing)
    each = [*(_answering(states, acts) for acts in TARGETS.values()), _picking(rules, states)]
    return lambda hex_: [aims for meant in each for aims in meant(hex_)]


def _begun(rules: Rules, states: States) -> dict[Terrain, Begun]:
    """The moves that could begin, by terrain."""
    numbers = {terrain: action_number(Act.MOVE, terrain) for terrain in Terrain}
    return {
        terrain: Begun(_paid(rules, states, number), _thought_of(states, terrain))
        for terrain, number in numbers.items()
        if reason_of(rules, Aim((), states, number)) == OK
    }


def _thought_of(states: States, terrain: Terrain) -> States:
    """The state in which a move to a terrain asks for a wolf."""
    after = copied(states)
    after[0].doing, after[0].terrain, after[0].asks = Act.MOVE, terrain, Ask.WOLF
    return after


def _paid(rules: Rules, states: States, number: int) -> tuple[str, ...]:
    """A move with its payment, where that is asked: tiles first, bonus tokens last."""
    text = action_text(states[0], number)
    after = copied(states)
    rules.step_many(after, [number])
    usual = usual_payment(rules, after)
    return (text,) if usual is None else (text, action_text(after[0], usual))


def usual_payment(rules: Rules, states: States) -> int | None:
    """How an action is paid unless the player says otherwise; None if that is not asked."""
    if states[0].asks != Ask.PAY:
        return None
    offers, counts = rules.offer_many(states)
    pays = [int(pay) for pay in offers[0, : counts[0]]]
    return max(pays, key=lambda pay: kind_and_argument(pay)[1].bit_count())


def _picking(rules: Rules, states: States) -> Meant:
    """A move in mind, and neither terrain nor wolf: the wolves that could go somewhere."""
    begun = _begun(rules, states)
    if not begun:
        return lambda hex_: [[_cannot_begin(states, hex_)]]
    return lambda hex_: [
        [
            Aim(line, after, action_number(act, hex_))
            for line, after in begun.values()
            for act in WOLVES
        ]
    ]


def _cannot_begin(states: States, hex_: int) -> Aim:
    ground = ground_of(states[0], hex_)
    terrain = ground if isinstance(ground, Terrain) else Terrain.FOREST
    return Aim((), states, action_number(Act.MOVE, terrain))


def _in_hand(rules: Rules, states: States, doing: str) -> Meant:
    """A wolf in hand, and no terrain yet: where it could end, each hex as its own terrain."""
    number = in_hand(rules, states, doing)[0]
    begun = {terrain: _held(move, number) for terrain, move in _begun(rules, states).items()}
    any_move = next(iter(begun.values()), None)

    def meant(hex_: int) -> Meanings:
        ground = ground_of(states[0], hex_)
        # water and chasm are no terrain: any move says so
        move = begun.get(ground) if isinstance(ground, Terrain) else any_move
        return [[_going(move, hex_) if move else _cannot_begin(states, hex_)]]

    return meant


def in_hand(rules: Rules, states: States, doing: str) -> list[int]:
    """The wolves that may be meant by one in hand: itself, or its hex, and others that stand there.

    Of those on a hex the first that could go somewhere is meant.
    """
    words, own = doing.split(), _own_wolves(states[0])
    if len(words) == 1 and doing.upper() in HEX_NUMBERS:
        there = _standing_at(own, HEX_NUMBERS[doing.upper()])
        moves = [begun.states for begun in _begun(rules, states).values()]
        there.sort(key=lambda wolf: not _could_go(rules, moves, wolf))
    else:
        number, used = read_action(states[0], words)
        if kind_and_argument(number)[0] not in WOLVES or used != len(words):
            raise Unreadable(phrase("expect-aim", names=[*TARGETS, MOVE]), doing)
        there = _standing_at(own, kind_and_argument(number)[1])
        there.sort(key=lambda wolf: wolf != number)
        there = there if number in there else []
    if not there:
        raise Unreadable(phrase("expect-own-wolf"), doing)
    return there


def _standing_at(wolves: list[int], hex_: int) -> list[int]:
    return [wolf for wolf in wolves if kind_and_argument(wolf)[1] == hex_]


def _could_go(rules: Rules, moves: list[States], wolf: int) -> bool:
    return any(reason_of(rules, Aim((), states, wolf)) == OK for states in moves)


# -- a move under way -------------------------------------------------------------------
def _moving(rules: Rules, states: States) -> Meant:
    """A wolf that may go next; or where one may end, and then the nearest is meant."""
    players = int(states[0].seats)
    asked = Begun((), states)
    numbers = [number for number in _own_wolves(states[0]) if _is_ready(rules, asked, number)]
    held = {number: _held(asked, number) for number in numbers}
    starts = {number: kind_and_argument(number)[1] for number in numbers}

    def meant(hex_: int) -> Meanings:
        nearest = sorted(held, key=lambda wolf: steps_between(players, starts[wolf], hex_))
        picked = [Aim((), states, action_number(act, hex_)) for act in WOLVES]
        return [picked + [_going(held[number], hex_) for number in nearest]]

    return meant


def _own_wolves(state: State) -> list[int]:
    """The wolves of the seat to decide, as the decisions that choose them."""
    return [
        action_number(act, hex_)
        for act, kind in WOLVES.items()
        for hex_, pieces in pieces_of(state).items()
        if (int(state.seat), int(kind)) in pieces
    ]


def _is_ready(rules: Rules, asked: Begun, wolf: int) -> bool:
    """Whether there is such a wolf that has not moved."""
    reason = reason_of(rules, Aim((), asked.states, wolf))
    return reason in (Reason.OK, Reason.NOWHERE_TO_END)


def _held(asked: Begun, wolf: int) -> Begun:
    """A move with a wolf chosen, whether or not that can go anywhere."""
    after = copied(asked.states)
    act, hex_ = kind_and_argument(wolf)
    after[0].wolf_kind, after[0].wolf_hex, after[0].asks = WOLVES[act], hex_, Ask.TO
    return Begun((*asked.line, action_text(after[0], wolf)), after)


def _going(held: Begun, hex_: int) -> Aim:
    return Aim(held.line, held.states, action_number(Act.TO, hex_))

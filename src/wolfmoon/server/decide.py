"""What a command leads to: events, or a refusal. Pure: the table is asked, never changed.

One function for each kind of command; `decide` names it.
"""

from collections.abc import Callable
from datetime import datetime
from typing import Any, Literal

from ..engine.game import Game
from . import happened, protocol
from .bounds import check_room
from .checks import (
    a_person,
    check_gathering,
    check_host,
    check_playing,
    check_welcome,
    held_seat,
    known_bot,
    known_seat,
    own_seat,
)
from .clocks import TURNS, has_run_out
from .commands import BotFailed, BotPlays, CallOff, Command, Depart, Expire, NoteHint, TimedOut, Who
from .dealing import check_rules
from .events import Event, Order, shared
from .going_back import answer_back, ask_back, undo
from .happened import Happening
from .hinting import note_hint
from .lines import follow
from .refused import Refused, by_rule
from .seats import OPEN
from .table import CLOSED, FINISHED, GATHERING, PLAYING, Table


def decide(table: Table, command: Command, who: Who, order: Order) -> list[Event]:
    """The events that a command leads to, at least one, in order."""
    if table.archived:
        raise Refused("already-done" if isinstance(command, Depart) else "table-archived")
    led_to = _DECIDE[type(command)](table, command, who)
    _in_time(table, command, order.at)
    check_room(table, command, who.person, order.at)
    return [
        Event(
            seq=table.seq + number,
            at=order.at,
            what=shared(what),
            order=order.id if number == 1 else None,
            by=order.by,
        )
        for number, what in enumerate(led_to, start=1)
    ]


def _in_time(table: Table, command: Command, at: datetime) -> None:
    """The clock has the last word: nothing is played too late, nobody is timed out too soon."""
    run_out = has_run_out(table.clocks, at)
    if isinstance(command, protocol.Play) and run_out:
        raise Refused("seat-not-held", seat=command.seat + 1)  # the stand-in is on its way
    if isinstance(command, TimedOut) and not run_out:
        raise Refused("already-done")


# -- gathering --------------------------------------------------------------------------
def _sit(table: Table, command: protocol.Sit, who: Who) -> list[Happening]:
    check_gathering(table)
    seat = known_seat(table, command.seat)
    if command.invite is not None and who.invited_to != seat:
        raise Refused("invite-unknown")
    if table.seats[seat].kind != OPEN:
        full = all(each.kind != OPEN for each in table.seats)
        raise Refused("table-full") if full else Refused("seat-taken", seat=seat + 1)
    if table.seats[seat].kept_for is not None:
        return _sit_again(table, seat, who)
    person = a_person(who)
    already = bool(table.seats_of(person))
    if already and command.name is None:
        raise Refused("already-seated")
    check_welcome(table, who, seat)
    return [happened.Sat(seat, person, already)]


def _sit_again(table: Table, seat: int, who: Who) -> list[Happening]:
    """One who is asked for a rematch takes the seats that are kept; the last answer begins it."""
    check_rules(table.about)
    kept = table.seats_kept_for(who.person)
    if seat not in kept:
        raise Refused("seat-kept", seat=seat + 1)
    sat: list[Happening] = [
        happened.Sat(each, a_person(who), table.seats[each].here) for each in kept
    ]
    open_ = {number for number, each in enumerate(table.seats) if each.kind == OPEN}
    return [*sat, happened.Began()] if open_ == set(kept) else sat


def _fill(table: Table, command: protocol.Fill, who: Who) -> list[Happening]:
    check_gathering(table)
    check_host(table, who)
    seat = known_seat(table, command.seat)
    level = None if command.level is None else known_bot(who, command.level)
    led_to: list[Happening] = []
    if table.seats[seat].person not in (None, table.host):
        led_to.append(happened.Left(seat, table.seats[seat].person))
    return [*led_to, happened.Filled(seat, level)]


def _send_away(table: Table, command: protocol.SendAway, who: Who) -> list[Happening]:
    check_gathering(table)
    check_host(table, who)
    person = table.seats[known_seat(table, command.seat)].person
    if person is None or person == table.host:
        raise Refused("already-done")
    return [happened.SentAway(seat, person) for seat in table.seats_of(person)]


def _close(table: Table, command: protocol.Close, who: Who) -> list[Happening]:
    check_gathering(table)
    check_host(table, who)
    return [happened.Closed("host")]


def _expire(table: Table, command: Expire, who: Who) -> list[Happening]:
    check_gathering(table)
    return [happened.Closed("unused")]


def _begin(table: Table, command: protocol.Begin, who: Who) -> list[Happening]:
    check_gathering(table)
    check_host(table, who)
    check_rules(table.about)
    level = table.about.stand_in
    empty = [seat for seat, each in enumerate(table.seats) if each.kind == OPEN]
    filled: list[Happening] = [happened.Filled(seat, level) for seat in empty]
    return [*filled, happened.Began()]


# -- leaving and coming back ------------------------------------------------------------
def _leave(table: Table, command: protocol.Leave, who: Who) -> list[Happening]:
    if table.status in (FINISHED, CLOSED):
        raise Refused("game-over" if table.status == FINISHED else "table-closed")
    if kept := table.seats_kept_for(who.person):  # a rematch is declined
        return [happened.Left(seat, who.person) for seat in kept]
    own = table.seats_of(who.person)
    seats = own if command.seat is None else [own_seat(table, who, command.seat)]
    present = [seat for seat in seats if table.seats[seat].stand_in is None]
    if not own:
        raise Refused("not-your-seat")
    if not present:
        raise Refused("already-done")
    return _left(table, present)


def _left(table: Table, seats: list[int]) -> list[Happening]:
    led_to: list[Happening] = []
    for seat in seats:
        led_to.append(happened.Left(seat, table.seats[seat].person))
        if table.status == PLAYING and not table.analysis:  # nobody waits for a study to go on
            led_to.append(_stand_in(table, seat, "left"))
    return led_to


def _stand_in(table: Table, seat: int, reason: Literal["left", "timed_out"]) -> happened.StoodIn:
    return happened.StoodIn(seat, table.about.stand_in, reason)


def _depart(table: Table, command: Depart, who: Who) -> list[Happening]:
    seats = [seat for seat, each in enumerate(table.seats) if each.holds(command.person)]
    if table.status == GATHERING and table.host == command.person and not seats:
        return [happened.Left(None, command.person)]  # a host without a seat
    if table.status in (FINISHED, CLOSED) or not seats:
        raise Refused("already-done")
    return _left(table, seats)


def _reclaim(table: Table, command: protocol.Reclaim, who: Who) -> list[Happening]:
    check_playing(table)
    absent = [s for s in table.seats_of(who.person) if table.seats[s].stand_in is not None]
    if command.seat is not None:
        absent = [seat for seat in absent if seat == own_seat(table, who, command.seat)]
    if not table.seats_of(who.person):
        raise Refused("not-your-seat")
    if not absent:
        raise Refused("already-done")
    if table.about.one_try:
        raise Refused("hunt-left")
    in_time = [seat for seat in absent if not _ran_out(table, seat)]
    if not in_time:
        raise Refused("turn-ran-out" if table.clocks.kind == TURNS else "clock-ran-out")
    return [_reclaimed(table, seat, who) for seat in in_time]


def _reclaimed(table: Table, seat: int, who: Who) -> happened.Reclaimed:
    return happened.Reclaimed(seat, a_person(who), _fresh(table, seat))


def _fresh(table: Table, seat: int) -> bool:
    """Whether one who comes back has all the time of a turn; else it is what they had left."""
    return table.clocks.kind == TURNS and table.turn_passed(seat)


def _ran_out(table: Table, seat: int) -> bool:
    """Whether one who comes back would have no time: what has run out stays so."""
    left = table.clocks.left
    return bool(left) and left[seat] <= 0 and not _fresh(table, seat)


def _call_off(table: Table, command: CallOff, who: Who) -> list[Happening]:
    check_playing(table)
    return [happened.Closed("rival")]


def _timed_out(table: Table, command: TimedOut, who: Who) -> list[Happening]:
    check_playing(table)
    seat = known_seat(table, command.seat)
    person = table.seats[seat].person
    if table.to_decide != seat or table.seats[seat].bot is not None or person is None:
        raise Refused("already-done")
    return [happened.TimedOut(seat, person), _stand_in(table, seat, "timed_out")]


# -- deciding ---------------------------------------------------------------------------
def _play(table: Table, command: protocol.Play, who: Who) -> list[Happening]:
    check_playing(table)
    seat = held_seat(table, who, command.seat)
    assert table.game is not None
    return _played(table, seat, follow(table.game, seat, command.line))


def _bot_plays(table: Table, command: BotPlays, who: Who) -> list[Happening]:
    """Bots are checked as people are: what is not offered is refused."""
    check_playing(table)
    assert table.game is not None
    if table.to_decide != command.seat or table.seats[command.seat].bot is None:
        raise Refused("already-done")
    after = table.game.from_here()
    for number in command.numbers:
        refusal = after.why_not_for(command.seat, number)
        if refusal is not None:
            raise by_rule(refusal)
        after.play(number)
    return _played(table, command.seat, after)


def _played(table: Table, seat: int, after: Game) -> list[Happening]:
    """What a seat has decided: the game from here on after it."""
    numbers = after.numbers
    if not numbers:
        raise Refused("undo-nothing")
    led_to: list[Happening] = [happened.Played(seat, tuple(numbers))]
    if (ended := after.outcome) is not None and not table.analysis:
        points = tuple(ended.scores), tuple(ended.winners), tuple(ended.ranks)
        led_to.append(happened.Ended(*points, ended.ended_by))
    return led_to


def _bot_failed(table: Table, command: BotFailed, who: Who) -> list[Happening]:
    check_playing(table)
    bot = table.seats[known_seat(table, command.seat)].bot
    if bot is None:
        raise Refused("already-done")
    return [happened.BotFailed(command.seat, bot, command.replaced_by, command.reason)]


# -- afterwards -------------------------------------------------------------------------
def _rematch(table: Table, command: protocol.Rematch, who: Who) -> list[Happening]:
    if table.status != FINISHED:
        raise Refused("not-finished")
    if table.rematch is not None:
        raise Refused("already-done")
    if not table.seats_of(who.person):
        raise Refused("not-your-seat")
    assert who.new_table is not None
    return [happened.Rematched(who.new_table, a_person(who))]


_DECIDE: dict[type[Any], Callable[[Table, Any, Who], list[Happening]]] = {
    protocol.Sit: _sit,
    protocol.Fill: _fill,
    protocol.SendAway: _send_away,
    protocol.Close: _close,
    protocol.Begin: _begin,
    protocol.Leave: _leave,
    protocol.Reclaim: _reclaim,
    protocol.Play: _play,
    protocol.TakeBack: undo,
    protocol.AskBack: ask_back,
    protocol.AnswerBack: answer_back,
    protocol.Rematch: _rematch,
    BotPlays: _bot_plays,
    BotFailed: _bot_failed,
    CallOff: _call_off,
    TimedOut: _timed_out,
    Depart: _depart,
    Expire: _expire,
    NoteHint: note_hint,
}

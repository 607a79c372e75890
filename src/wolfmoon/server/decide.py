"""What a command leads to: events, or a refusal. Pure: the table is asked, never changed.

One function for each kind of command; `decide` names it.
"""

from collections.abc import Callable
from datetime import datetime
from typing import Any

from ..engine.game import Game
from . import protocol
from .bounds import check_room
from .checks import (
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
from .commands import BotFailed, BotPlays, Command, Depart, Expire, Step, TimedOut, Who
from .events import Event, Order, dumps, loads
from .going_back import answer_back, ask_back, undo
from .lines import follow
from .refused import Refused, by_rule
from .seats import OPEN
from .table import CLOSED, FINISHED, GATHERING, PLAYING, Table


def decide(table: Table, command: Command, who: Who, order: Order) -> list[Event]:
    """The events that a command leads to, at least one, in order."""
    steps = _DECIDE[type(command)](table, command, who)
    _in_time(table, command, order.at)
    check_room(table, command, who.person, order.at)
    return [
        Event(
            seq=table.seq + number,
            at=order.at,
            kind=kind,
            data=loads(dumps(data)),  # as it will be read: the same data for many
            order=order.id if number == 1 else None,
            by=order.by,
        )
        for number, (kind, data) in enumerate(steps, start=1)
    ]


def _in_time(table: Table, command: Command, at: datetime) -> None:
    """The clock has the last word: nothing is played too late, nobody is timed out too soon."""
    run_out = has_run_out(table.clocks, at)
    if isinstance(command, protocol.Play) and run_out:
        raise Refused("seat-not-held", seat=command.seat + 1)  # the stand-in is on its way
    if isinstance(command, TimedOut) and not run_out:
        raise Refused("already-done")


# -- gathering --------------------------------------------------------------------------
def _sit(table: Table, command: protocol.Sit, who: Who) -> list[Step]:
    check_gathering(table)
    seat = known_seat(table, command.seat)
    if command.invite is not None and who.invited_to != seat:
        raise Refused("invite-unknown")
    if table.seats[seat].kind != OPEN:
        full = all(each.kind != OPEN for each in table.seats)
        raise Refused("table-full") if full else Refused("seat-taken", seat=seat + 1)
    if table.seats[seat].kept_for is not None:
        return _sit_again(table, seat, who)
    already = bool(table.seats_of(who.person))
    if already and command.name is None:
        raise Refused("already-seated")
    check_welcome(table, who, seat)
    return [("sat", {"seat": seat, "person": who.person, "here": already})]


def _sit_again(table: Table, seat: int, who: Who) -> list[Step]:
    """One who is asked for a rematch takes the seats that are kept; the last answer begins it."""
    kept = table.seats_kept_for(who.person)
    if seat not in kept:
        raise Refused("seat-kept", seat=seat + 1)
    sat: list[Step] = [
        ("sat", {"seat": each, "person": who.person, "here": table.seats[each].here})
        for each in kept
    ]
    open_ = {number for number, each in enumerate(table.seats) if each.kind == OPEN}
    return [*sat, ("began", {})] if open_ == set(kept) else sat


def _fill(table: Table, command: protocol.Fill, who: Who) -> list[Step]:
    check_gathering(table)
    check_host(table, who)
    seat = known_seat(table, command.seat)
    level = None if command.level is None else known_bot(who, command.level)
    steps: list[Step] = []
    if table.seats[seat].person not in (None, table.host):
        steps.append(("left", {"seat": seat, "person": table.seats[seat].person}))
    return [*steps, ("filled", {"seat": seat, "level": level})]


def _send_away(table: Table, command: protocol.SendAway, who: Who) -> list[Step]:
    check_gathering(table)
    check_host(table, who)
    person = table.seats[known_seat(table, command.seat)].person
    if person in (None, table.host):
        raise Refused("already-done")
    return [("sent_away", {"seat": seat, "person": person}) for seat in table.seats_of(person)]


def _close(table: Table, command: protocol.Close, who: Who) -> list[Step]:
    check_gathering(table)
    check_host(table, who)
    return [("closed", {"reason": "host"})]


def _expire(table: Table, command: Expire, who: Who) -> list[Step]:
    check_gathering(table)
    return [("closed", {"reason": "unused"})]


def _begin(table: Table, command: protocol.Begin, who: Who) -> list[Step]:
    check_gathering(table)
    check_host(table, who)
    level = table.about["stand_in"]
    empty = [seat for seat, each in enumerate(table.seats) if each.kind == OPEN]
    filled: list[Step] = [("filled", {"seat": seat, "level": level}) for seat in empty]
    return [*filled, ("began", {})]


# -- leaving and coming back ------------------------------------------------------------
def _leave(table: Table, command: protocol.Leave, who: Who) -> list[Step]:
    if table.status in (FINISHED, CLOSED):
        raise Refused("game-over" if table.status == FINISHED else "table-closed")
    if kept := table.seats_kept_for(who.person):  # a rematch is declined
        return [("left", {"seat": seat, "person": who.person}) for seat in kept]
    own = table.seats_of(who.person)
    seats = own if command.seat is None else [own_seat(table, who, command.seat)]
    present = [seat for seat in seats if table.seats[seat].stand_in is None]
    if not own:
        raise Refused("not-your-seat")
    if not present:
        raise Refused("already-done")
    return _left(table, present)


def _left(table: Table, seats: list[int]) -> list[Step]:
    steps: list[Step] = []
    for seat in seats:
        steps.append(("left", {"seat": seat, "person": table.seats[seat].person}))
        if table.status == PLAYING and not table.analysis:  # nobody waits for a study to go on
            steps.append(_stand_in(table, seat, "left"))
    return steps


def _stand_in(table: Table, seat: int, reason: str) -> Step:
    return ("stood_in", {"seat": seat, "level": table.about["stand_in"], "reason": reason})


def _depart(table: Table, command: Depart, who: Who) -> list[Step]:
    seats = [seat for seat, each in enumerate(table.seats) if each.holds(command.person)]
    if table.status == GATHERING and table.host == command.person and not seats:
        return [("left", {"seat": None, "person": command.person})]  # a host without a seat
    if table.status in (FINISHED, CLOSED) or not seats:
        raise Refused("already-done")
    return _left(table, seats)


def _reclaim(table: Table, command: protocol.Reclaim, who: Who) -> list[Step]:
    check_playing(table)
    absent = [s for s in table.seats_of(who.person) if table.seats[s].stand_in is not None]
    if command.seat is not None:
        absent = [seat for seat in absent if seat == own_seat(table, who, command.seat)]
    if not table.seats_of(who.person):
        raise Refused("not-your-seat")
    if not absent:
        raise Refused("already-done")
    in_time = [seat for seat in absent if not _ran_out(table, seat)]
    if not in_time:
        raise Refused("turn-ran-out" if table.clocks.kind == TURNS else "clock-ran-out")
    return [_reclaimed(table, seat, who) for seat in in_time]


def _reclaimed(table: Table, seat: int, who: Who) -> Step:
    return ("reclaimed", {"seat": seat, "person": who.person, "fresh": _fresh(table, seat)})


def _fresh(table: Table, seat: int) -> bool:
    """Whether one who comes back has all the time of a turn; else it is what they had left."""
    return table.clocks.kind == TURNS and table.turn_passed(seat)


def _ran_out(table: Table, seat: int) -> bool:
    """Whether one who comes back would have no time: what has run out stays so."""
    left = table.clocks.left
    return bool(left) and left[seat] <= 0 and not _fresh(table, seat)


def _timed_out(table: Table, command: TimedOut, who: Who) -> list[Step]:
    check_playing(table)
    seat = known_seat(table, command.seat)
    if table.to_decide != seat or table.seats[seat].bot is not None:
        raise Refused("already-done")
    person = table.seats[seat].person
    told: Step = ("timed_out", {"seat": seat, "person": person})
    return [told, _stand_in(table, seat, "timed_out")]


# -- deciding ---------------------------------------------------------------------------
def _play(table: Table, command: protocol.Play, who: Who) -> list[Step]:
    check_playing(table)
    seat = held_seat(table, who, command.seat)
    assert table.game is not None
    return _played(table, seat, follow(table.game, seat, command.line))


def _bot_plays(table: Table, command: BotPlays, who: Who) -> list[Step]:
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


def _played(table: Table, seat: int, after: Game) -> list[Step]:
    """What a seat has decided: the game from here on after it."""
    numbers = after.numbers
    if not numbers:
        raise Refused("undo-nothing")
    steps: list[Step] = [("played", {"seat": seat, "numbers": numbers})]
    if (outcome := after.outcome) is not None and not table.analysis:
        steps.append(
            (
                "ended",
                {
                    "scores": list(outcome.scores),
                    "winners": list(outcome.winners),
                    "ranks": list(outcome.ranks),
                    "ended_by": outcome.ended_by,
                },
            )
        )
    return steps


def _bot_failed(table: Table, command: BotFailed, who: Who) -> list[Step]:
    check_playing(table)
    bot = table.seats[known_seat(table, command.seat)].bot
    if bot is None:
        raise Refused("already-done")
    data = {"level": bot, "replaced_by": command.replaced_by, "reason": command.reason}
    return [("bot_failed", {"seat": command.seat, **data})]


# -- afterwards -------------------------------------------------------------------------
def _rematch(table: Table, command: protocol.Rematch, who: Who) -> list[Step]:
    if table.status != FINISHED:
        raise Refused("not-finished")
    if table.rematch is not None:
        raise Refused("already-done")
    if not table.seats_of(who.person):
        raise Refused("not-your-seat")
    return [("rematched", {"table": who.new_table, "person": who.person})]


_DECIDE: dict[type[Any], Callable[[Table, Any, Who], list[Step]]] = {
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
    TimedOut: _timed_out,
    Depart: _depart,
    Expire: _expire,
}

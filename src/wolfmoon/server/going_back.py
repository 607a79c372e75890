"""Going back: how far a player may undo alone, and to where the others may be asked to go."""

from ..engine.game import Game
from . import happened, protocol
from .checks import check_playing, held_seat
from .commands import Who
from .happened import BackAsked, Happening, Played, Undone
from .refused import Refused
from .table import Table


def turn_step(game: Game, free: bool) -> int:
    """The step that the one to decide may go back to alone: no further than the own turn.

    Another player's decision, another turn, and anything that was shown stand in the way. Where
    one person plays all seats to study, nothing does.
    """
    if free:
        return 0
    rules, step = game.rules, game.step
    if game.over:
        return step
    seat, turns = game.seat, rules.turns(game.state)
    while step:
        state, action = game.decided(step - 1)
        same = rules.seat(state) == seat and rules.turns(state) == turns
        if not same or rules.shows_all(state, action):
            break
        step -= 1
    return step


def undo_step(table: Table, first: int | None = None) -> int | None:
    """Where undo leads by itself: one decision back; None if it may not.

    Whoever knows already what `turn_step` says gives it as the first step that undo may lead to.
    """
    game = table.game
    if game is None or table.to_decide is None or table.about.undo == "none":
        return None
    first = turn_step(game, table.analysis) if first is None else first
    last = table.step - 1
    return last if last >= first else None


def last_turn_of(game: Game, seat: int) -> int | None:
    """The step at which the last turn of a seat began; None if it has not decided yet."""
    rules, step, turns = game.rules, None, None
    for number in reversed(range(game.step)):
        state, _ = game.decided(number)
        if rules.seat(state) == seat and turns in (None, rules.turns(state)):
            step, turns = number, rules.turns(state)
        elif step is not None:
            break
    return step


def asked(table: Table, asker: int) -> list[int]:
    """The seats of the people who must agree before a seat may go back: all others who play.

    Whoever is away has seen and decided too: their word is needed, and no stand-in gives it.
    """
    own = table.seats[asker].person
    return [
        seat
        for seat, each in enumerate(table.seats)
        if each.person is not None and each.person != own
    ]


def first_away(table: Table, seats: list[int]) -> int | None:
    """The first of some seats whose person holds no seat at the table now."""
    there = {each.person for each in table.seats if each.stand_in is None}
    return next((seat for seat in seats if table.seats[seat].person not in there), None)


def has_asked(table: Table, asker: int, to_step: int) -> bool:
    """Whether a person has asked in vain since the turn began that they want to take back."""
    own, granted = table.seats[asker].person, False
    for entry in reversed(table.log):
        what = entry.event.what
        if isinstance(what, Played):
            if entry.step - len(what.numbers) <= to_step < entry.step:
                return False
        elif isinstance(what, Undone):
            granted = what.by == "takeback"
        elif isinstance(what, BackAsked):
            if table.seats[what.seat].person == own and not granted:
                return True
            granted = False
    return False


def waiting_for(table: Table) -> list[int]:
    """The seats that have not yet answered."""
    if table.takeback is None:
        return []
    agreed = table.takeback.agreed
    people = {table.seats[seat].person for seat in agreed}
    seats = asked(table, table.takeback.seat)
    return [seat for seat in seats if table.seats[seat].person not in people]


# -- what is decided --------------------------------------------------------------------
def undo(table: Table, command: protocol.TakeBack, who: Who) -> list[Happening]:
    """Back to a step of one's own turn."""
    check_playing(table)
    seat = held_seat(table, who, command.seat)
    if table.about.undo == "none":
        raise Refused("undo-not-allowed")
    assert table.game is not None
    to_step = table.step - 1 if command.to_step is None else command.to_step
    if table.step == 0 or to_step >= table.step:
        raise Refused("undo-nothing")
    if not table.analysis and table.to_decide != seat:
        raise Refused("undo-other-player")
    if to_step < turn_step(table.game, table.analysis):
        here = table.game.at(to_step)
        same_turn = here.seat == seat and last_turn_of(table.game, seat) in range(to_step + 1)
        raise Refused("undo-revealed" if same_turn else "undo-other-player")
    return [Undone(seat, to_step, "undo")]


def ask_back(table: Table, command: protocol.AskBack, who: Who) -> list[Happening]:
    """Ask to go back to the start of one's last turn."""
    check_playing(table)
    seat = held_seat(table, who, command.seat)
    if table.about.undo == "none":
        raise Refused("undo-not-allowed")
    if table.about.one_try:
        raise Refused("hunt-one-try")
    if table.takeback is not None:
        raise Refused("takeback-pending")
    assert table.game is not None
    to_step = last_turn_of(table.game, seat)
    if to_step is None:
        raise Refused("undo-nothing")
    others = asked(table, seat)
    if (away := first_away(table, others)) is not None:
        raise Refused("takeback-away", seat=away + 1)
    if has_asked(table, seat, to_step):
        raise Refused("takeback-once")
    led_to: list[Happening] = [BackAsked(seat, to_step)]
    if not others:
        led_to.append(Undone(seat, to_step, "takeback"))
    return led_to


def answer_back(table: Table, command: protocol.AnswerBack, who: Who) -> list[Happening]:
    """Agree, or not, to go back."""
    check_playing(table)
    seat = held_seat(table, who, command.seat)
    if table.takeback is None:
        raise Refused("takeback-none")
    waiting = waiting_for(table)
    if seat not in waiting:
        raise Refused("already-done")
    led_to: list[Happening] = [happened.BackAnswered(seat, command.agree)]
    if command.agree and {table.seats[each].person for each in waiting} == {who.person}:
        back = table.takeback
        led_to.append(Undone(back.seat, back.to_step, "takeback"))
    return led_to

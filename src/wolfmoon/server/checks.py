"""What many commands need first: the right moment, the right person, a seat that is theirs."""

from .commands import Who
from .happened import SentAway
from .refused import Refused
from .table import CLOSED, FINISHED, GATHERING, Table


def a_person(who: Who) -> str:
    """The person who gives a command that only people give."""
    if who.person is None:
        raise Refused("not-signed-in")
    return who.person


def check_gathering(table: Table) -> None:
    """Refuse once the game has started."""
    if table.status == CLOSED:
        raise Refused("table-closed")
    if table.status != GATHERING:
        raise Refused("table-started")


def check_playing(table: Table) -> None:
    """Refuse unless the game is going on."""
    if table.status == CLOSED:
        raise Refused("table-closed" if table.about.hunt is None else "hunt-called-off")
    if table.status == GATHERING:
        raise Refused("table-not-started")
    if table.status == FINISHED:
        raise Refused("game-over")


def check_host(table: Table, who: Who) -> None:
    """Refuse anyone but the host."""
    if who.person is None or who.person != table.host:
        raise Refused("not-the-host")


def check_welcome(table: Table, who: Who, seat: int) -> None:
    """Refuse one who needs the host's word for a seat, and has none: an invite, or being the host.

    A private table needs it, whoever was sent away does, and a second seat at one device.
    """
    if who.person == table.host or who.invited_to == seat:
        return
    entries = (entry.event.what for entry in table.log)
    if any(isinstance(each, SentAway) and each.person == who.person for each in entries):
        raise Refused("sent-away")
    if table.seats_of(who.person):
        raise Refused("one-seat")
    if table.about.access == "private":
        raise Refused("invite-needed")


def known_seat(table: Table, seat: int) -> int:
    """A seat that there is."""
    if not 0 <= seat < len(table.seats):
        raise Refused("seat-unknown", seat=seat + 1)
    return seat


def own_seat(table: Table, who: Who, seat: int | None) -> int:
    """A seat of the one who asks; the only one if none is named."""
    own = table.seats_of(who.person)
    if seat is None and len(own) == 1:
        return own[0]
    if seat is None:
        raise Refused("not-your-seat")
    if known_seat(table, seat) not in own:
        raise Refused("not-your-seat", seat=seat + 1)
    return seat


def held_seat(table: Table, who: Who, seat: int) -> int:
    """A seat that the one who asks decides for, no bot in their place."""
    if table.seats[own_seat(table, who, seat)].stand_in is not None:
        raise Refused("seat-not-held", seat=seat + 1)
    return seat


def known_bot(who: Who, level: str) -> str:
    """A bot that there is for the game."""
    if level not in who.bots:
        raise Refused("bot-unknown", level=level)
    return level

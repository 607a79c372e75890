"""New tables: what was chosen, checked, as it stands first in a log."""

from dataclasses import replace
from random import Random

from ..engine.errors import BadInput, WolfmoonError, phrase
from ..engine.files import Player
from ..engine.game import Game
from ..engine.loading import load
from ..games import games, rules_of
from .dealing import drawn, first_game, is_given, new_secret, undrawn
from .happened import Made
from .naming import tidy
from .protocol import NewBranch, NewImport, NewTable, SeatWish
from .refused import Refused
from .seats import BOT, OPEN, PERSON, Seat
from .table import Table
from .timing import NoClock
from .views import Showing

STUDY_PAUSE = 0.6
WRONG = (WolfmoonError, TypeError, ValueError, LookupError, AttributeError, ArithmeticError)
"""What options of any shape may lead to, before the game has looked at all of them."""


def made(new: NewTable, person: str, chance: Random, bots: tuple[str, ...], stand_in: str) -> Made:
    """A new table; what it leaves to luck is drawn."""
    options = {key: value for key, value in new.options.items() if value is not None}
    level = new.stand_in or stand_in
    if level not in bots:
        raise Refused("bot-unknown", level=level)
    table = Made(
        game=new.game,
        rules=games[new.game].version,
        title=new.title.strip(),
        access=new.access,
        spectators=new.spectators,
        seed=options.pop("seed", None),  # type: ignore[arg-type]  # which the game checks
        options=options,
        file=None,
        clock=new.clock,
        undo=new.undo,
        stand_in=level,
        pause=new.pause,
        host=person,
        seats=seated(new.seats, person, bots),
        analysis=False,
        branch_of=None,
        begun=False,
        secret=new_secret(chance),
        hints=new.hints,
    )
    return dealt(table, chance)


def dealt(table: Made, chance: Random) -> Made:
    """A table with its deal drawn, unless given; refuses options that can't be used."""
    try:
        table = undrawn(table) if is_given(table) else drawn(table, chance)
        game = first_game(table)
    except BadInput as error:
        raise Refused("option-bad", detail=error) from None
    except WRONG:
        raise Refused("option-bad", detail=phrase("input-shape")) from None
    check_seats(game, len(table.seats))
    return table


def check_seats(game: Game, seats: int) -> None:
    """Refuse another number of seats than the game has."""
    if game.seats != seats:
        detail = BadInput(phrase("input-seats", count=game.seats, found=seats), "seats")
        raise Refused("option-bad", detail=detail)


def seated(wishes: list[SeatWish], person: str, bots: tuple[str, ...]) -> list[Seat]:
    """The seats of a new table."""
    if sum(wish.kind == "me" for wish in wishes) > 1:
        raise Refused("option-bad", detail=phrase("input-one-me"))
    if any(w.kind == "here" for w in wishes) and not any(w.kind == "me" for w in wishes):
        raise Refused("option-bad", detail=phrase("input-here-needs-me"))
    return [_seat(wish, person, bots) for wish in wishes]


def _seat(wish: SeatWish, person: str, bots: tuple[str, ...]) -> Seat:
    if wish.kind == "open":
        return Seat(OPEN)
    if wish.kind == "bot":
        if wish.level not in bots:
            raise Refused("bot-unknown", level=wish.level or "")
        return Seat(BOT, level=wish.level)
    return Seat(PERSON, person, here=wish.kind == "here")


def names_here(wishes: list[SeatWish]) -> dict[int, str]:
    """How the seats of other people on the same device are called."""
    return {
        seat: tidy(wish.name)
        for seat, wish in enumerate(wishes)
        if wish.kind == "here" and wish.name is not None
    }


# -- from another game ------------------------------------------------------------------
def read_file(text: str) -> Game:
    """The game of a file, or what is wrong with it and where."""
    try:
        return load(text, rules_of)
    except WolfmoonError as error:
        raise Refused("file-unreadable", detail=error) from None


def at_step(game: Game, step: int | None) -> Game:
    """The game at one of its steps; at its end if none is named."""
    if step is None:
        return game
    if step > game.step:
        raise Refused("step-unknown", step=step, steps=game.step)
    return game.at(step)


def going_on(
    game: Game,
    wish: NewImport | NewBranch,
    person: str,
    chance: Random,
    bots: tuple[str, ...],
    stand_in: str,
    branch_of: str | None = None,
) -> Made:
    """A table that goes on from a game; alone, or against bots."""
    study = wish.seats is None
    if game.over and not study:
        raise Refused("game-over")
    seats = [Seat(PERSON, person, here=seat > 0) for seat in range(game.seats)]
    if wish.seats is not None:
        check_seats(game, len(wish.seats))
        seats = seated(wish.seats, person, bots)
    table = Made(
        game=game.rules.name,
        rules=game.rules.version,
        title="",
        access="private",
        spectators=False,
        options={},
        seed=None,
        file=game.dump(),
        clock=NoClock(),
        undo="turn",
        stand_in=stand_in,
        pause=STUDY_PAUSE,
        host=person,
        seats=seats,
        analysis=study,
        branch_of=branch_of,
        begun=study,
        secret=new_secret(chance),
    )
    return undrawn(table)


def looked_back_on(
    table: Made, players: dict[int, Player], bots: tuple[str, ...]
) -> tuple[Made, dict[int, str]]:
    """A table for a game that is over, and the names of those who played it.

    Nobody sits there: the one who brought the file keeps the game, under the names of others.
    """
    known = {seat: each.bot for seat, each in players.items() if each.bot in bots}
    played = range(len(table.seats))
    if len(known) == len(played):
        known = {}  # then nobody would find it again
    seats = [
        Seat(BOT, level=known[seat]) if seat in known else Seat(PERSON, table.host, here=True)
        for seat in played
    ]
    names = {s: tidy(p.name or p.bot or "") for s, p in players.items() if s not in known}
    return replace(table, seats=seats), names


def players_of(showing: Showing) -> dict[int, Player]:
    """Who played at a table, as a file says it; a seat without a name is left out."""
    found = {}
    for seat, each in enumerate(showing.table.seats):
        name = showing.names.of_seat(seat, each.here, each.person, None)
        if each.level or name:
            found[seat] = Player(None if each.level else name, each.level)
    return found


def rematch_of(table: Table, person: str, chance: Random) -> Made:
    """A table like this one, everyone one seat further.

    Whoever asks for it sits down, and so do bots; the other people are asked, and their seats kept.

    The deal is drawn anew, also where it was given; a game that went on from a step does so again.
    """
    seats = [table.seats[seat - 1] for seat in range(len(table.seats))]
    options = {key: value for key, value in table.about.options.items() if key != "setup"}
    if "packs" in options:
        options["packs"] = [options["packs"][seat - 1] for seat in range(len(seats))]
    again = replace(
        table.about,
        options=options,
        seed=None,
        host=person,
        seats=[_again(seat, person) for seat in seats],
        begun=False,
        secret=new_secret(chance),
        hunt=None,
    )
    return dealt(again, chance)


def _again(seat: Seat, person: str) -> Seat:
    """A seat of a finished game in its rematch, which a person asks for."""
    if seat.person in (None, person):
        return replace(seat, stand_in=None, hinted=frozenset(), tutored=False)
    return Seat(OPEN, here=seat.here, kept_for=seat.person)

"""The set-up of a day. It follows from the day, the game and a secret of the server.

Where a host wants the same hunt on several servers, it follows from the day alone.
"""

import hmac
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from random import Random

from ...description import Hunting
from ...games import NAMES, described, games
from ..happened import Hunted, Made
from ..making import dealt
from ..seats import BOT, PERSON, Seat
from ..timing import NoClock

SHARED = "wolfmoon"
"""The secret that is none: every server that uses it has the same hunts."""
PAUSE = 0.6
"""Seconds before a rival's turn."""
MOST_POOL = 8


def day_at(at: datetime) -> date:
    """The day of a moment: a day turns at midnight UTC."""
    return at.astimezone(UTC).date()


def end_of(day: date) -> datetime:
    """When a day is over."""
    return datetime(day.year, day.month, day.day, tzinfo=UTC) + timedelta(days=1)


def hunted_games() -> Iterator[tuple[str, Hunting]]:
    """The games that have a hunt."""
    for name in NAMES:
        hunting = described(name).hunt
        if hunting is not None:
            yield name, hunting


def options_on(day: date, hunting: Hunting) -> dict[str, object]:
    """What is played on a day."""
    weekend = day.isoweekday() > 5 and hunting.weekend is not None
    return dict((hunting.weekend or {}) if weekend else hunting.options)


def key_of(secret: str, day: date, game: str, pool: int) -> bytes:
    """What all luck of a hunt comes from; nobody learns another day's key from it."""
    return hmac.digest(secret.encode(), f"{day} {game} {pool}".encode(), "sha256")


def pool_of(secret: str, day: date, person: str, pools: int) -> int:
    """Which of the set-ups of a day a person gets."""
    drawn = hmac.digest(secret.encode(), f"{day} {person}".encode(), "sha256")
    return int.from_bytes(drawn) % pools


def table_for(
    person: str, secret: str, day: date, game: str, pool: int, *, counts: bool, stand_in: str
) -> Made:
    """The table of someone who hunts; for everyone of a pool it is the same but for the name."""
    hunting = described(game).hunt
    assert hunting is not None, f"{game} has no hunt"
    key, options = key_of(secret, day, game, pool), options_on(day, hunting)
    return dealt(
        Made(
            game=game,
            rules=games[game].version,
            title="",
            access="private",
            spectators=False,
            seed=None,
            options={name: value for name, value in options.items() if name != "players"},
            file=None,
            clock=NoClock(),
            undo="turn",
            stand_in=stand_in,
            pause=PAUSE,
            host=person,
            seats=_seats(person, day, seats_on(options, game), hunting.rival),
            analysis=False,
            branch_of=None,
            begun=True,
            secret=hmac.digest(key, b"rivals", "sha256").hex(),
            hunt=Hunted(day=str(day), pool=pool, counts=counts),
        ),
        Random(int.from_bytes(key)),
    )


def seats_on(options: dict[str, object], game: str) -> int:
    """How many play."""
    named = options.get("players")
    return named if isinstance(named, int) else described(game).seats[0]


def seat_on(day: date, seats: int) -> int:
    """The seat of everyone who hunts: another one every day."""
    return day.toordinal() % seats


def _seats(person: str, day: date, seats: int, rival: str) -> list[Seat]:
    own = seat_on(day, seats)
    return [
        Seat(PERSON, person) if seat == own else Seat(BOT, level=rival) for seat in range(seats)
    ]

"""A table in short: what a list of tables shows, kept beside the log so that a list needs none."""

from dataclasses import dataclass, field
from datetime import UTC, datetime

from . import clocks
from .dealing import deal_of
from .events import Data
from .going_back import waiting_for
from .hinting import allowed
from .preparing import Progress
from .seats import Seat
from .table import ARCHIVED, FINISHED, Table


@dataclass(frozen=True)
class Names:
    """How people are called, now; names are not in the log, so that they can change and go."""

    people: dict[str, str] = field(default_factory=dict)
    here: dict[int, str] = field(default_factory=dict)
    """By seat: second people on one device."""

    def of_seat(self, seat: int, here: bool, person: str | None, level: str | None) -> str | None:
        """How a seat is called."""
        if here:
            return self.here.get(seat)
        return self.people.get(person or "") or level


@dataclass(frozen=True)
class Presence:
    """Who is connected, and which bot is thinking. Not part of the log."""

    present: frozenset[int] = frozenset()
    watching: int = 0
    thinking: int | None = None
    preparing: Progress | None = None
    """How far the bots are, while they are compiled."""


NOBODY = Presence()
NOT_BEGUN: Data = {"points": None, "progress": None}
LATER: Data = {**NOT_BEGUN, "hunt": None, "hints": "company"}
"""What summaries hold that were not always kept with it: a table is known by it from its next event
on."""
INSIDE = frozenset(("host", "clocks"))
"""What is kept in a summary but not shown as it stands."""


def written(at: datetime) -> str:
    """A moment as it is written in an answer."""
    return at.isoformat().replace("+00:00", "Z")


def summary(table: Table) -> Data:
    """All of `TableInfo` that depends on the log alone; nothing in it is secret."""
    return {
        **_made(table),
        "host": table.host,
        "seats": [_seat(seat) for seat in table.seats],
        "made": written(table.made),
        "changed": written(table.changed),
        "seq": table.seq,
        "step": table.step,
        "to_decide": table.to_decide,
        **_course(table),
        "takeback": _takeback(table),
        "rematch": table.rematch,
        "clocks": clocks.as_data(table.clocks),
    }


def _made(table: Table) -> Data:
    """What was settled when the table was made, as far as it may be known by now."""
    about = table.about
    return {
        "id": table.id,
        "game": about.game,
        "rules": about.rules,
        "title": about.title,
        "status": ARCHIVED if table.archived and table.status != FINISHED else table.status,
        "access": about.access,
        "spectators": about.spectators,
        "options": _options(table),
        "deal": deal_of(about),
        "commitment": about.commitment,
        "clock": about.clock.model_dump(),
        "undo": about.undo,
        "hints": allowed(table),
        "stand_in": about.stand_in,
        "pause": about.pause,
        "branch_of": about.branch_of,
        "analysis": about.analysis,
        "hunt": about.hunt and {"day": about.hunt["day"], "counts": about.hunt["counts"]},
    }


def _options(table: Table) -> Data:
    """The options of the game; what the set-up is or follows from is shown once it is over."""
    options = dict(table.about.options)
    if table.status != FINISHED:
        options.pop("setup", None)
    elif table.about.seed is not None:
        options["seed"] = table.about.seed
    return options


def _seat(seat: Seat) -> Data:
    return {
        "kind": seat.kind,
        "person": seat.person,
        "level": seat.level,
        "stand_in": seat.stand_in,
        "here": seat.here,
        "kept_for": seat.kept_for,
        "hints": len(seat.hinted),
        "tutored": seat.tutored,
    }


def _takeback(table: Table) -> Data | None:
    """The turn that someone asks to take back, if anyone does."""
    back = table.takeback
    if back is None:
        return None
    return {
        "seat": back.seat,
        "to_step": back.to_step,
        "agreed": sorted(back.agreed),
        "waiting_for": waiting_for(table),
    }


def _course(table: Table) -> Data:
    """How far a game has come, and its points as they stand: both lie open in every game."""
    if table.game is None:
        return NOT_BEGUN
    rules, states = table.game.rules, table.game.states
    done, of = rules.progress(states[0])
    points = [sum(seat.values()) for seat in rules.points(states)]
    return {"points": points, "progress": {"done": done, "of": of}}


def info(kept: Data, person: str | None, names: Names, presence: Presence = NOBODY) -> Data:
    """The `TableInfo` of a summary for one visitor."""
    shown = {key: value for key, value in kept.items() if key not in INSIDE}
    return {
        **LATER,
        **shown,
        "seats": _seats(kept, person, names, presence),
        "watching": presence.watching,
        "thinking": presence.thinking,
        "preparing": presence.preparing and presence.preparing._asdict(),
    }


def _seats(kept: Data, person: str | None, names: Names, presence: Presence) -> list[Data]:
    """The seats as one visitor knows them."""
    host, now = kept["host"], datetime.now(UTC)
    elsewhere = kept["analysis"] and kept["status"] == FINISHED  # nobody sits at a game of a file
    times = clocks.from_data(kept["clocks"])
    return [
        {
            "seat": number,
            "kind": seat["kind"],
            "name": names.of_seat(number, seat["here"], seat["person"], seat["level"]),
            "person": seat["person"],
            "level": seat["level"],
            "stand_in": seat["stand_in"],
            "kept_for": names.people.get(seat.get("kept_for") or ""),
            "kept_for_you": person is not None and seat.get("kept_for") == person,
            "yours": person is not None and seat["person"] == person and not elsewhere,
            "host": host is not None and seat["person"] == host and not seat["here"],
            "present": number in presence.present,
            "seconds_left": None if seat["level"] else clocks.seconds_left(times, number, now),
            "hints": seat.get("hints", 0),
            "tutored": seat.get("tutored", False),
        }
        for number, seat in enumerate(kept["seats"])
    ]

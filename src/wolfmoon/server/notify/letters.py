"""What a message says: the game, who plays, what happened, points, time, a link and a picture.

All of it is what a spectator may see, in the language of the one who gets it: the screen that it
appears on may be locked, or a whole channel may read it. No hand is in it, not even one's own.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

from ...engine.story import sentence
from ...words import say
from .. import clocks
from ..happened import Played
from ..summary import summary
from ..table import Table
from ..telling import told
from ..views import Showing
from .needs import Need

MOST_SENTENCES = 8
SPECTATOR = None


@dataclass(frozen=True)
class Letter:
    """A message, before it takes the form of a way."""

    id: str
    """By what it is known if it arrives twice."""
    tag: str
    """A newer one takes the place of an older one with the same."""
    what: str
    game: str
    title: str
    lines: list[str]
    """What happened, the latest last."""
    standing: list[tuple[str, int]]
    """Points by name."""
    facts: list[str]
    """How far the game is, and how much time there is."""
    link: str
    language: str
    urgent: bool = False
    picture: bytes | None = None
    picture_link: str | None = None
    mute_link: str | None = None
    stop_link: str | None = None
    ends: datetime | None = None
    most: int = 2
    """So many of the latest lines have a place where there is little."""

    @property
    def points(self) -> str:
        """The points of everyone in a row."""
        return ", ".join(f"{name} {points}" for name, points in self.standing)

    @property
    def body(self) -> list[str]:
        """Everything under the title, in few lines."""
        latest = self.lines[-self.most :]
        return [each for each in (" ".join(latest), self.points, " ".join(self.facts)) if each]


def letter(
    showing: Showing,
    need: Need,
    language: str,
    id: str,
    link: Callable[[str], str],
    for_table: bool = False,
) -> Letter:
    """The message of a need, to one person or to a channel that everyone at the table reads."""
    table = showing.table
    names = names_of(showing, language)
    title = _title(table, need, names, language, for_table)
    kept = summary(table)
    standing = list(zip(names, kept["points"] or [], strict=False))
    return Letter(
        id=id,
        tag=table.id,
        what=need.what,
        game=table.name,
        title=title,
        lines=_happened(table, need, names, language),
        standing=standing,
        facts=_facts(table, kept["progress"], need, language),
        link=link(f"/table/{table.id}"),
        language=language,
        urgent=need.what == "soon",
        ends=clocks.deadline(table.clocks),
    )


def names_of(showing: Showing, language: str) -> list[str]:
    """How the seats are called: people by their names, bots by what they are."""
    names = []
    for number, seat in enumerate(showing.table.seats):
        if seat.level is not None:
            names.append(say(f"bot-{seat.level}", language))
        else:
            known = showing.names.of_seat(number, seat.here, seat.person, None)
            names.append(known or say("seat", language, number=number + 1))
    return names


def title_of(table: Table, person: str | None, names: list[str], language: str) -> str:
    """What a table is called: by its own title, else by its game and those who play along."""
    if table.about.title:
        return table.about.title
    others = [
        name
        for name, seat in zip(names, table.seats, strict=True)
        if (seat.person is None or seat.person != person) and (seat.person or seat.level)
    ]
    game = say(f"game-{table.name}", language)
    return say("notice-with", language, game=game, names=", ".join(others)) if others else game


def _title(table: Table, need: Need, names: list[str], language: str, for_table: bool) -> str:
    known = title_of(table, None if for_table else need.person, names, language)
    facts: dict[str, object] = {"title": known, "time": span(left(table), language)}
    if need.what == "back" and table.takeback is not None:
        facts["name"] = names[table.takeback.seat]
    elif need.what == "invited":
        host = (n for n, seat in zip(names, table.seats, strict=True) if seat.person == table.host)
        facts["name"] = next(host, "")
    elif for_table and table.to_decide is not None:
        facts["name"] = names[table.to_decide]
        return say(f"notice-table-{need.what}", language, **facts)
    return say(f"notice-{need.what}", language, **facts)


def left(table: Table) -> float:
    """The seconds until whoever is to decide has no time left."""
    ends = clocks.deadline(table.clocks)
    return 0.0 if ends is None else max(0.0, (ends - datetime.now(UTC)).total_seconds())


def _happened(table: Table, need: Need, names: list[str], language: str) -> list[str]:
    """What others did since the one who is told last decided, as a spectator saw it."""
    if table.game is None or need.what in ("invited",):
        return []
    said: list[str] = []
    for entry in reversed(table.log[-40:]):
        what = entry.event.what
        if not isinstance(what, Played):
            continue
        if table.seats[what.seat].person == need.person or len(said) >= MOST_SENTENCES:
            break
        path = table.path_of(entry)
        tellings = told(table.game.rules, path, what.numbers, SPECTATOR)
        said = [*(sentence(each, language, names) for each in tellings), *said]
    return said[-MOST_SENTENCES:]


def _facts(table: Table, progress: object, need: Need, language: str) -> list[str]:
    """Which game it is, unless the title says so; how far it is, and how much time there is."""
    said = [say(f"game-{table.name}", language)] if table.about.title else []
    if isinstance(progress, dict):
        said.append(say(f"progress-{table.name}", language, **progress))
    first = ": ".join(said)
    found = [f"{first[:1].upper()}{first[1:]}."] if first else []
    if clocks.deadline(table.clocks) is not None and need.what in ("turn", "soon"):
        found.append(say("notice-left", language, time=span(left(table), language)))
    return found


def span(seconds: float, language: str) -> str:
    """How long something lasts, in words: whole parts only."""
    days, rest = divmod(int(seconds), 86_400)
    hours, minutes = rest // 3600, rest % 3600 // 60
    if days:
        key = "span-days-hours" if hours else "span-days"
        return say(key, language, days=days, hours=hours)
    if hours:
        key = "span-hours-minutes" if minutes and hours < 8 else "span-hours"
        return say(key, language, hours=hours, minutes=minutes)
    return (
        say("span-minutes", language, minutes=minutes) if minutes else say("span-moment", language)
    )

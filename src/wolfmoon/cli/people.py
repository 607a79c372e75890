"""wolfmoon people: those who play here, for the one who hosts them."""

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from .clicks import Group, argument, option
from .db import at_database, where
from .looking import Found, looked_up, told
from .options import as_json
from .speech import say, speak

if TYPE_CHECKING:
    from sqlalchemy import Connection

DAYS = "%Y-%m-%d"


@click.group(cls=Group)
def people() -> None:
    """Find, rename, block, export, erase and invite people."""


@people.command("list", words="help-people-list")
@argument("text", default="")
@where
@as_json
def list_people(text: str, data: str | None, database: str | None, as_json: bool) -> None:
    """People whose name holds TEXT, or whose id it is."""
    from ..server.store import host

    def row(each: Found) -> list[str]:
        kind = say("host-guest") if each["guest"] else say("host-account")
        days = [f"{each[at]:{DAYS}}" if each[at] else "–" for at in ("seen", "blocked")]
        if each["for_good"]:
            days[1] = say("host-for-good")
        return [each["name"], each["id"], kind, str(each["games"]), *days]

    found = looked_up(data, database, lambda connection: host.found_people(connection, text))
    told(found, as_json, ("name", "id", "kind", "games", "seen", "blocked"), row)


@people.command("rename", words="help-people-rename")
@argument("who", metavar="WHO")
@argument("name", metavar="NAME")
@where
def rename(who: str, name: str, data: str | None, database: str | None) -> None:
    """Give WHO another name."""
    from ..server.hosting import act
    from ..server.store import host

    with at_database(data, database) as engine:
        act(engine, lambda c, at: host.rename(c, host.person_of(c, who), name, at))
    speak("host-renamed", name=name)


@people.command("block", words="help-people-block")
@argument("who", metavar="WHO")
@option("--for", "span", metavar="SPAN", help="option-for-blocked")
@where
def block(who: str, span: str | None, data: str | None, database: str | None) -> None:
    """Let WHO in no more, for a while or for good."""
    from ..server.store.host import FOR_EVER

    _block(who, FOR_EVER if span is None else later(span), data, database)
    speak("host-blocked")


@people.command("unblock", words="help-people-unblock")
@argument("who", metavar="WHO")
@where
def unblock(who: str, data: str | None, database: str | None) -> None:
    """Let WHO in again."""
    _block(who, None, data, database)
    speak("host-unblocked")


def _block(who: str, until: int | None, data: str | None, database: str | None) -> None:
    from ..server.hosting import act
    from ..server.store import host

    with at_database(data, database) as engine:
        act(engine, lambda c, at: host.block(c, host.person_of(c, who).id, until, at))


def later(text: str) -> int:
    """The moment after a span of time."""
    from ..server.events import microseconds
    from ..server.store.backups import span

    return microseconds(datetime.now(UTC) + span(text))


@people.command("export", words="help-people-export")
@argument("who", metavar="WHO")
@argument("file", type=click.Path(dir_okay=False, path_type=Path))
@where
def export(who: str, file: Path, data: str | None, database: str | None) -> None:
    """Write all that is kept of WHO to FILE, as JSON."""
    from ..saving import write_private
    from ..server.hosting import act
    from ..server.store import host

    def write(connection: "Connection", at: datetime) -> None:
        kept = host.export(connection, host.person_of(connection, who).id, at)
        write_private(file, json.dumps(kept, indent=2, default=str, ensure_ascii=False))

    with at_database(data, database) as engine:
        act(engine, write)  # noted once it is written
    speak("terminal-wrote", file=str(file))


@people.command("erase", words="help-people-erase")
@argument("who", metavar="WHO")
@option("--yes", is_flag=True, help="option-yes")
@where
def erase(who: str, yes: bool, data: str | None, database: str | None) -> None:
    """Forget all that is personal of WHO; the games stay, played by someone who left."""
    from ..server.hosting import erase as forget

    if not yes:
        click.confirm(say("host-erase-sure", who=who), abort=True)
    with at_database(data, database) as engine:
        speak("host-erased", id=forget(engine, who))


@people.command("invite", words="help-people-invite")
@option("--uses", type=click.IntRange(1, 10_000), default=1, show_default=True, help="option-uses")
@option("--for", "span", metavar="SPAN", default="30d", show_default=True, help="option-for-link")
@where
def invite(uses: int, span: str, data: str | None, database: str | None) -> None:
    """Make a link that lets new people in."""
    from ..server.hosting import act
    from ..server.store import host

    until = later(span)
    with at_database(data, database) as engine:
        secret = act(engine, lambda c, at: host.invite(c, uses, until, at))
    speak("host-invitation", path=f"/?invitation={secret}", count=uses)

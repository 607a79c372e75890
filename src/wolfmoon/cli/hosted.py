"""wolfmoon tables, reports, announce and audit: what else a host does from the shell."""

import textwrap
import unicodedata

import click

from .clicks import Group, argument, command, option
from .db import at_database, where
from .looking import Found, echo_json, looked_up, told
from .options import as_json
from .speech import named, say, speak

MINUTES = "%Y-%m-%d %H:%M"
WIDTH = 80
MOST_WORDS = 400
"""Letters of an announcement: it stands above every page."""
CONTROL = "Cc"
"""How Unicode calls letters that do something in a terminal and show nothing."""


@click.group(cls=Group)
def tables() -> None:
    """Find tables, and delete them."""


@tables.command("list", words="help-tables-list")
@argument("text", default="")
@where
@as_json
def list_tables(text: str, data: str | None, database: str | None, as_json: bool) -> None:
    """Tables whose title, players or id hold TEXT."""
    from ..server.store import host

    def row(each: Found) -> list[str]:
        status, changed = named("host-status", each["status"]), f"{each['changed']:{MINUTES}}"
        return [each["title"] or "–", each["id"], each["game"], status, changed]

    found = looked_up(data, database, lambda connection: host.found_tables(connection, text))
    told(found, as_json, ("title", "id", "game", "status", "changed"), row)


@tables.command("delete", words="help-tables-delete")
@argument("id", metavar="ID")
@option("--yes", is_flag=True, help="option-yes")
@where
def delete_table(id: str, yes: bool, data: str | None, database: str | None) -> None:
    """Delete the table ID with all that was played and said at it."""
    from ..server.hosting import act
    from ..server.store import host

    if not yes:
        click.confirm(say("host-delete-sure", id=id), abort=True)
    with at_database(data, database) as engine:
        act(engine, lambda connection, at: host.delete_table(connection, id, at))
    speak("host-deleted")


@click.group(cls=Group)
def reports() -> None:
    """What players have reported."""


@reports.command("list", words="help-reports-list")
@option("--all", "every", is_flag=True, help="option-all-reports")
@where
@as_json
def list_reports(every: bool, data: str | None, database: str | None, as_json: bool) -> None:
    """Reports that wait, the newest first."""
    from ..server.store import host

    found = looked_up(data, database, lambda connection: host.listed_reports(connection, every))
    if as_json:
        echo_json(found)
        return
    for each in found:
        _print(each)
    if not found:
        speak("host-no-reports")


def _print(report: Found) -> None:
    who = {"by": report["by_name"], "whom": report["person_name"], "id": report["person"]}
    about = {"at": f"{report['at']:{MINUTES}}", "reason": named("host-reason", report["reason"])}
    click.echo(f"{report['id']}  {say('host-report', **who, **about)}")
    for line in (report["text"], *(f"> {line}" for line in report["chat"])):
        if line:
            click.echo(textwrap.indent(textwrap.fill(line, WIDTH - 4), "    "))
    click.echo(f"    {say('host-report-table', table=report['table_id'])}")


@reports.command("settle", words="help-reports-settle")
@argument("id", metavar="ID")
@option("--note", default="", help="option-note")
@where
def settle(id: str, note: str, data: str | None, database: str | None) -> None:
    """Mark the report ID as dealt with."""
    from ..server.hosting import act
    from ..server.store import host

    with at_database(data, database) as engine:
        act(engine, lambda connection, at: host.settle(connection, id, note, at))
    speak("host-settled")


@command()
@argument("text", default="")
@option("--for", "span", metavar="SPAN", default="1d", show_default=True, help="option-for-told")
@where
def announce(text: str, span: str, data: str | None, database: str | None) -> None:
    """Tell everyone TEXT, above every page; without TEXT, tell them nothing any more."""
    from ..engine.errors import BadInput, phrase, shown
    from ..server.hosting import act
    from ..server.store import host
    from .people import later

    line = " ".join(text.split())
    if len(line) > MOST_WORDS:
        raise BadInput(phrase("host-long", most=MOST_WORDS))
    if any(unicodedata.category(letter) == CONTROL for letter in line):
        raise BadInput(phrase("host-control", found=shown(line)))
    until = later(span)
    with at_database(data, database) as engine:
        act(engine, lambda connection, at: host.announce(connection, line, until, at))
    speak("host-announced" if line else "host-announced-nothing")


@command()
@option("--most", type=click.IntRange(1, 10_000), default=50, show_default=True, help="option-most")
@where
@as_json
def audit(most: int, data: str | None, database: str | None, as_json: bool) -> None:
    """What hosts have done here, the newest first."""
    from ..server.store import host

    def row(each: Found) -> list[str]:
        return [each["what"], each["whom"] or "–", each["by"], f"{each['at']:{MINUTES}}"]

    found = looked_up(data, database, lambda connection: host.noted(connection, most))
    told(found, as_json, ("what", "id", "by", "when"), row)

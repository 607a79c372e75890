"""wolfmoon serve: the server, with the web client and a database in it."""

from typing import TYPE_CHECKING, Any

import click

from ..games import NAMES
from .bot_options import bot_options, log
from .clicks import command, option
from .notify_options import checked, notify_options
from .speech import speak
from .stopping import until_stopped

if TYPE_CHECKING:
    from ..server.settings import Settings


@command()
@option("--host", default="127.0.0.1", show_default=True, help="option-host")
@option(
    "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="option-port"
)
@option("--data", type=click.Path(file_okay=False), default=None, help="option-data")
@option("--database", metavar="URL", default=None, help="option-database")
@option(
    "--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="option-workers"
)
@option("--origin", "origins", multiple=True, help="option-origin")
@option("--https", is_flag=True, help="option-https")
@option("--proxied", is_flag=True, help="option-proxied")
@option("--base", default="", help="option-base")
@option(
    "--registration",
    type=click.Choice(["open", "invitation"]),
    default="open",
    show_default=True,
    help="option-registration",
)
@option("--rate", type=float, default=20.0, show_default=True, help="option-rate")
@option("--arrivals", type=float, default=30.0, show_default=True, help="option-arrivals")
@option(
    "--connections",
    type=click.IntRange(1),
    default=256,
    show_default=True,
    help="option-connections",
)
@option("--quota", type=float, default=1.0, show_default=True, help="option-quota")
@option(
    "--waiting-hours",
    type=click.FloatRange(min=0, min_open=True),
    default=24.0,
    show_default=True,
    help="option-waiting-hours",
)
@option(
    "--table-megabytes",
    type=click.FloatRange(min=0),
    default=512.0,
    show_default=True,
    help="option-table-megabytes",
)
@notify_options
@bot_options
@log
@option("--open", "open_", is_flag=True, help="option-open")
def serve(
    host: str,
    port: int,
    workers: int,
    base: str,
    rate: float,
    arrivals: float,
    connections: int,
    open_: bool,
    **given: Any,
) -> None:
    """Serve both games: to this machine, or to the world."""
    from ..server.doors.reached import checked_base
    from ..server.settings import Settings
    from ..server.store.database import url_of
    from ..server.store.locks import check_usable, serving

    settings = Settings(
        base=checked_base(base),
        requests_a_second=rate,
        new_people_a_minute=arrivals,
        most_connections=connections,
        **checked(given),  # all other options are called as their settings
    )
    check_usable(url_of(settings.database, settings.folder()), serving)
    with until_stopped():
        _compile(workers, bots=settings.bot_processes > 0)
        _run(settings, host, port, workers, open_)


def _compile(workers: int, *, bots: bool) -> None:
    """Have compiled what tables need; several processes would each compile the same."""
    from .warm import ensure_compiled, ensure_tables

    if workers == 1:
        ensure_tables(bots=bots)
        return
    for name in NAMES:
        ensure_compiled(name, bots=bots)


def _run(settings: "Settings", host: str, port: int, workers: int, open_: bool) -> None:
    """Listen, say where, and serve until the process is told to end."""
    from ..server.serving import address_of, bind, serve

    with bind(host, port) as listening:
        address = address_of(listening) + settings.base

        def ready() -> None:
            speak("terminal-serving", address=address)
            if open_:
                click.launch(address)

        serve(settings, listening, workers, ready)

"""wolfmoon serve: the server, with the web client and a database in it."""

from typing import Any

import click

from ..games import NAMES
from .bot_options import bot_options, log
from .clicks import command, option
from .speech import tell


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
@bot_options
@log
@option("--open", "open_", is_flag=True, help="option-open")
def serve(
    host: str,
    port: int,
    data: str | None,
    database: str | None,
    workers: int,
    origins: tuple[str, ...],
    https: bool,
    proxied: bool,
    rate: float,
    arrivals: float,
    quota: float,
    waiting_hours: float,
    table_megabytes: float,
    connections: int,
    log: str,
    open_: bool,
    **bots: Any,
) -> None:
    """Serve both games: to this machine, or to the world."""
    from ..server.serving import address_of, bind
    from ..server.serving import serve as run
    from ..server.settings import Settings
    from .warm import ensure_compiled

    for name in NAMES:
        ensure_compiled(name, bots=bots["bot_processes"] > 0)
    settings = Settings(
        data=data,
        database=database,
        origins=origins,
        https=https,
        proxied=proxied,
        log=log,
        requests_a_second=rate,
        new_people_a_minute=arrivals,
        quota=quota,
        waiting_hours=waiting_hours,
        table_megabytes=table_megabytes,
        most_connections=connections,
        **bots,
    )
    with bind(host, port) as listening:
        address = address_of(listening)

        def ready() -> None:
            tell("terminal-serving", address=address)
            if open_:
                click.launch(address)

        run(settings, listening, workers, ready)

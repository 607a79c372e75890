"""wolfmoon serve: the server, with the web client and a database in it."""

from typing import Any

import click

from ..games import NAMES
from .bot_options import bot_options


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True)
@click.option(
    "--data", type=click.Path(file_okay=False), default=None, help="Where games are kept."
)
@click.option("--database", metavar="URL", default=None, help="PostgreSQL instead of a file.")
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True)
@click.option("--origin", "origins", multiple=True, help="Another address that pages come from.")
@click.option("--https", is_flag=True, help="People come by https, through a proxy.")
@click.option("--proxied", is_flag=True, help="A proxy says in X-Forwarded-For who is asking.")
@click.option(
    "--rate", type=float, default=20.0, show_default=True, help="Requests a second, each."
)
@click.option(
    "--arrivals", type=float, default=30.0, show_default=True, help="New people a minute."
)
@click.option(
    "--connections",
    type=click.IntRange(1),
    default=256,
    show_default=True,
    help="Connections of one address.",
)
@click.option(
    "--quota", type=float, default=1.0, show_default=True, help="So many times the usual quotas."
)
@click.option(
    "--waiting-hours",
    type=click.FloatRange(min=0, min_open=True),
    default=24.0,
    show_default=True,
    help="How long an open table waits for players.",
)
@bot_options
@click.option("--log", type=click.Choice(["debug", "info", "warning", "error"]), default="warning")
@click.option("--open", "open_", is_flag=True, help="Open it in a browser.")
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
        most_connections=connections,
        **bots,
    )
    with bind(host, port) as listening:
        address = address_of(listening)

        def ready() -> None:
            click.echo(f"Wolfmoon is at {address}")
            if open_:
                click.launch(address)

        run(settings, listening, workers, ready)

"""wolfmoon worker: a process that lets bots think and watches clocks, for servers elsewhere."""

from typing import Any

import click

from ..games import NAMES
from .bot_options import bot_options, log
from .clicks import command, option
from .notify_options import checked, notify_options
from .speech import speak
from .stopping import until_stopped


@command()
@option("--database", metavar="URL", default=None, help="option-database-servers")
@option("--data", type=click.Path(file_okay=False), default=None, help="option-data-or")
@notify_options
@bot_options
@log
def worker(database: str | None, data: str | None, log: str, **bots: Any) -> None:
    """Do what a server leaves for later: turns of bots, clocks, tasks; any number may run."""
    from ..server.jobs.worker import work
    from ..server.settings import Settings
    from ..server.store.database import url_of
    from ..server.store.locks import check_usable, working
    from .warm import ensure_compiled

    settings = Settings(data=data, database=database, log=log, **checked(bots))
    check_usable(url_of(settings.database, settings.folder()), working)
    with until_stopped():
        for name in NAMES:
            ensure_compiled(name, bots=True)
        work(settings, ready=lambda: speak("terminal-at-work"))

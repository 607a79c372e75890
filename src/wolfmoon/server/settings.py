"""What the one who runs a server may choose."""

import json
import os
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Literal

from platformdirs import user_data_path

from .thinking.limits import Limits

VARIABLE = "WOLFMOON_SERVER"
"""Where a server process that another one starts finds its settings."""

Registration = Literal["open", "invitation"]
"""Ways to become someone here."""
Hunts = Literal["secret", "date", "off"]


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    data: str | None = None
    """The folder of the database file; the user's data folder if none is given."""
    database: str | None = None
    """The address of a database."""
    origins: tuple[str, ...] = ()
    """Other addresses from which the pages may come, beside the server's own."""
    https: bool = False
    """Whether people reach the server by https, maybe through a proxy: cookies are then Secure."""
    proxied: bool = False
    """Whether a proxy stands before the server and says whom it speaks for."""
    base: str = ""
    """The path under which everything lies, as "/wolves"; without a proxy that serves others beside
    us there is none."""
    registration: Registration = "open"
    """Who may become someone here: anyone, or whoever has an invitation of the host."""
    site: str = ""
    """The address by which people reach the server, for links in messages; without an end slash."""
    contact: str = ""
    """Whom push services may write to: a mailto: or https: address."""
    smtp: str = ""
    """The server that takes our mail: smtp://user@host:587 or smtps://user@host."""
    smtp_password: str = ""
    mail_from: str = ""
    private_hooks: bool = False
    """Whether webhooks may lead into the host's own network."""
    log: str = "warning"
    """The least that is worth writing down."""
    most_sockets: int = 20
    """Connections of one person, or of one address for those without a name."""
    most_connections: int = 256
    """Of one address, with and without names; many people may share one."""
    requests_a_second: float = 20.0
    """Of one person; six seconds' worth at once."""
    new_people_a_minute: float = 30.0
    """Guests, sign-ups and tries to sign in, from one address."""
    quota: float = 1.0
    """How many times the usual quotas one person, and one address, has."""
    waiting_hours: float = 24.0
    """How long an open table waits for someone to come; one for friends waits much longer."""
    table_megabytes: float = 512.0
    """Of tables in memory that nobody need watch: some two thousand, long games and short."""
    bot_processes: int = 2
    """Processes in which bots think; without any, others do the jobs of all tables."""
    bot_seconds: float = Limits.seconds
    bot_megabytes: int = Limits.megabytes
    hunts: Hunts = "secret"
    """What the set-up of a day's hunt follows from, beside the day: a secret, or nothing; or there
    are none."""
    hunt_pool: int = 1
    """How many set-ups a day has; each person gets one."""
    lease_seconds: float = 4.0
    """How soon another process takes over the jobs of one that died."""

    def bot_limits(self) -> Limits:
        """How much time and memory a bot has for a turn."""
        return Limits(seconds=self.bot_seconds, megabytes=self.bot_megabytes)

    def errand_limits(self) -> Limits:
        """What an errand has: no bot waits for it."""
        return replace(self.bot_limits(), idle=True)

    @property
    def subject(self) -> str:
        """Whom push services may write to; Apple's takes nothing but a real address."""
        own = self.site if self.site.startswith("https://") else ""
        return self.contact or own

    def folder(self) -> Path:
        """The folder of the database file."""
        return Path(self.data) if self.data else user_data_path("wolfmoon", appauthor=False)

    def to_environment(self) -> None:
        """Hand the settings on to the processes that this one starts."""
        os.environ[VARIABLE] = json.dumps(asdict(self))

    @staticmethod
    def from_environment() -> "Settings":
        """The settings that the starting process handed on."""
        given = json.loads(os.environ.get(VARIABLE, "{}"))
        given["origins"] = tuple(given.get("origins", ()))
        return Settings(**given)

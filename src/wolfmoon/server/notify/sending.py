"""Sending a message by a way: what is needed for it, and the form that the way wants."""

from dataclasses import replace
from functools import cached_property

from sqlalchemy import Connection

from ..jobs.house import House
from ..settings import Settings
from ..store import ways
from ..store.ways import Way
from ..table import Table
from ..views import Showing
from . import hooks, mail, outward, push
from .keys import Keys, keys_of, signed
from .letters import Letter, letter
from .outbox import About
from .outward import Answer, Sent
from .picture import picture


class NotHere(Exception):
    """This server can't send by that way: whoever runs it has not set it up, or no more."""


class Sender:
    """Sends for one server. It runs in a thread of its own."""

    def __init__(self, house: House, settings: Settings) -> None:
        self._house = house
        self._settings = settings

    @cached_property
    def keys(self) -> Keys:
        """What messages are signed with."""
        return self._house.read(keys_of)

    def showing(self, id: str) -> Showing:
        """A table as it stands."""

        def query(connection: Connection) -> Showing:
            return self._house.live.get(connection, id)

        return self._house.read(query)

    def link(self, path: str) -> str:
        """Where a path leads from elsewhere."""
        return self._settings.site + path

    def stop(self, way: Way) -> str:
        """The link that ends a way, for whoever has it."""
        return self.link(f"/stop/{signed(self.keys, 'stop', way.id)}")

    def letter(self, showing: Showing, way: Way, about: About) -> Letter:
        """What is said by a way, with its picture and its ways out."""
        table, for_table = showing.table, way.table is not None
        made = letter(showing, about.need, way.language, about.id, self.link, for_table)
        made = self.with_ways_out(made, way, None if for_table else table)
        return self.with_picture(made, table)

    def with_ways_out(self, made: Letter, way: Way, table: Table | None = None) -> Letter:
        """A message with links that end its way, and that mute the table it is about."""
        mute = None
        if way.person is not None and table is not None:
            mute = self.link(f"/stop/{signed(self.keys, 'mute', way.person, table.id)}")
        return replace(made, mute_link=mute, stop_link=self.stop(way))

    def with_picture(self, made: Letter, table: Table | None) -> Letter:
        """A message with the picture of a table, where there is something to draw."""
        drawn = None if table is None else picture(table, made.language)
        if table is None or drawn is None:
            return made
        token = signed(self.keys, "picture", table.id, str(table.seq), made.language)
        link = self.link(f"/api/notices/{token}/picture.png")
        return replace(made, picture=drawn, picture_link=link)

    def send(self, way: Way, what: Letter) -> Answer:
        """Send a message; Forbidden, Unreachable or NotHere if it can't be sent at all."""
        if way.kind == ways.MAIL:
            post = mail.post_of(self._settings)
            if post is None:
                raise NotHere("mail-not-here")
            return mail.send(post, mail.packed(what, post, way.address))
        sent = self._pushed(way, what) if way.kind == ways.PUSH else self._hooked(way, what)
        return outward.send(sent, self._settings.private_hooks)

    def _pushed(self, way: Way, what: Letter) -> Sent:
        subject = self._settings.subject
        if self.keys.vapid is None or not subject or not push.available():
            raise NotHere("push-not-here")
        return push.sealed(what, way.address, self.keys.vapid, subject)

    def _hooked(self, way: Way, what: Letter) -> Sent:
        return hooks.packed(way.service, way.address, what)

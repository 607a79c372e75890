"""What a server process does about what the others tell it."""

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from . import news
from .housekeeping import catch_up, close_ended
from .news import Heard, News
from .refused import Refused
from .store import chats

if TYPE_CHECKING:
    from .server import Server


def heard(server: "Server", told: Heard) -> None:
    """Another process has told something."""
    _ACTS[type(told.news)](server, told.news, told.process)


def _changed(server: "Server", changed: news.TableChanged, process: str) -> None:
    known = server.hub.watched().get(changed.table)
    if known is not None and known < changed.seq:
        server.later(catch_up(server, changed.table))
    server.following.changed(changed.table, changed.whom)


def _said(server: "Server", said: news.LineSaid, process: str) -> None:
    if server.hub.latest(said.table) is not None:
        server.later(_hear_chat(server, said.table, said.number))


async def _hear_chat(server: "Server", id: str, number: int) -> None:
    with suppress(Refused):
        for line in await server.read(lambda c: chats.lines(c, id, number - 1)):
            if line["number"] == number:
                server.hub.said(id, line)


def _present(server: "Server", present: news.PeoplePresent, process: str) -> None:
    server.hub.heard(process, present)


def _thinks(server: "Server", thinks: news.BotThinks, process: str) -> None:
    server.hub.thinking(thinks.table, thinks.seat)


def _out(server: "Server", out: news.PersonOut, process: str) -> None:
    server.hub.sign_out(out.person)
    server.look_up(out.person)


def _ended(server: "Server", ended: news.KeyEnded, process: str) -> None:
    server.known.forget(ended.person)
    server.hub.end(ended.key)


def _renewed(server: "Server", renewed: news.KeyRenewed, process: str) -> None:
    server.known.forget(renewed.person)
    server.hub.renew(renewed.key)


def _person(server: "Server", changed: news.PersonChanged, process: str) -> None:
    server.look_up(changed.person)


def _came(server: "Server", came: news.PeopleCame, process: str) -> None:
    server.hub.followers.heard(process, came.people)


def _went(server: "Server", went: news.PersonWent, process: str) -> None:
    server.hub.followers.went(process, went.person)


def _moved(server: "Server", moved: news.TaskMoved, process: str) -> None:
    server.hub.followers.progressed(moved.person, moved.task)


def _deaf(server: "Server", deaf: news.WasDeaf, process: str) -> None:
    """For a while nothing could be heard."""
    server.known.clear()
    server.hub.followers.look_again()
    server.later(close_ended(server))


_ACTS: dict[type[News], Callable[["Server", Any, str], None]] = {
    news.TableChanged: _changed,
    news.LineSaid: _said,
    news.PeoplePresent: _present,
    news.BotThinks: _thinks,
    news.PersonOut: _out,
    news.KeyEnded: _ended,
    news.KeyRenewed: _renewed,
    news.PersonChanged: _person,
    news.PeopleCame: _came,
    news.PersonWent: _went,
    news.TaskMoved: _moved,
    news.WasDeaf: _deaf,
}

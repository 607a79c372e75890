"""What a server process does about what the others tell it."""

from contextlib import suppress
from typing import TYPE_CHECKING

from .housekeeping import catch_up, close_ended
from .notices import Notice
from .refused import Refused
from .store import chats

if TYPE_CHECKING:
    from .server import Server


def heard(server: "Server", notice: Notice) -> None:
    """Another process has told something; each kind has the name of what it carries."""
    server.following.heard(notice)
    for kind, act in _ACTS.items():
        if kind in notice:
            act(server, notice)
            return


def _changed(server: "Server", notice: Notice) -> None:
    known = server.hub.watched().get(notice["changed"])
    if known is not None and known < notice["seq"]:
        server.later(catch_up(server, notice["changed"]))


def _said(server: "Server", notice: Notice) -> None:
    if server.hub.latest(notice["said"]) is not None:
        server.later(_hear_chat(server, notice["said"], notice["number"]))


async def _hear_chat(server: "Server", id: str, number: int) -> None:
    with suppress(Refused):
        for line in await server.read(lambda c: chats.lines(c, id, number - 1)):
            if line["number"] == number:
                server.hub.said(id, line)


def _present(server: "Server", notice: Notice) -> None:
    server.hub.heard(notice["from"], notice["present"], notice["people"], notice["watching"])


def _thinking(server: "Server", notice: Notice) -> None:
    server.hub.thinking(notice["thinking"], notice["seat"])


def _out(server: "Server", notice: Notice) -> None:
    server.hub.sign_out(notice["out"])
    server.look_up(notice["out"])


def _ended(server: "Server", notice: Notice) -> None:
    server.known.forget(notice["of"])
    server.hub.end(tuple(notice["ended"]))


def _renewed(server: "Server", notice: Notice) -> None:
    server.known.forget(notice["of"])
    server.hub.renew(tuple(notice["renewed"]))


def _deaf(server: "Server", notice: Notice) -> None:
    """For a while nothing could be heard."""
    server.known.clear()
    server.later(close_ended(server))


def _person(server: "Server", notice: Notice) -> None:
    server.look_up(notice["person"])


_ACTS = {
    "changed": _changed,
    "said": _said,
    "present": _present,
    "thinking": _thinking,
    "out": _out,
    "ended": _ended,
    "renewed": _renewed,
    "deaf": _deaf,
    "person": _person,
}

"""Who is asking: a cookie, a token, or nobody yet."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request, Response
from sqlalchemy import Connection
from starlette.requests import HTTPConnection

from ..limits import network_of
from ..orders import now
from ..quotas import Maker
from ..readers import asking
from ..refused import Refused
from ..server import Server
from ..store.accounts import Account
from ..store.keys import LONGEST, SESSION, TOKEN, Key, key_of, note_use, whose
from ..store.writer import Done
from ..wording import language_of
from .guard import address_of
from .reached import is_secure

COOKIE = "wolfmoon"
BEARER = "bearer "


@dataclass(frozen=True)
class Visitor:
    """Whoever asks."""

    account: Account | None
    language: str
    address: str
    key: Key | None = None
    """Of the session or token that was shown, whether or not it lets anyone in."""

    @property
    def person(self) -> str | None:
        """The id of the person, if it is one."""
        return self.account.id if self.account else None


def server_of(connection: HTTPConnection) -> Server:
    """The server behind an application."""
    server: Server = connection.app.state.server
    return server


async def _server_here(connection: HTTPConnection) -> Server:
    """The server behind a door; what is no coroutine would be called in another thread."""
    return server_of(connection)


async def find_visitor(connection: HTTPConnection) -> Visitor:
    """Who asks; Refused if a token is given that is none."""
    server = server_of(connection)
    address = network_of(address_of(connection.scope, server.settings.proxied))
    asking.set((address, None))
    key = _key(connection)
    account = None if key is None else await _whose(server, key)
    if account is None and key is not None and key[0] == TOKEN:
        raise Refused("token-unknown")
    asking.set((address, account.id if account else None))
    accepted = connection.headers.get("accept-language", "")
    language = language_of(accepted, account.language if account else None)
    return Visitor(account, language, address, key)


def _key(connection: HTTPConnection) -> Key | None:
    """What is shown to be let in: a token, else a cookie."""
    authorization = connection.headers.get("authorization", "")
    if authorization:
        bears = authorization.lower().startswith(BEARER)
        return key_of(TOKEN, authorization[len(BEARER) :].strip() if bears else "")
    secret = connection.cookies.get(COOKIE, "")
    return key_of(SESSION, secret) if secret else None


async def _whose(server: Server, key: Key) -> Account | None:
    """The person whose secret it is; its last use is noted, if the one that is kept is old."""
    changes = server.known.changes
    if (known := server.known.get(key)) is not None:
        return known
    account = await server.read(lambda connection: whose(connection, key))
    if account is None:
        return None
    if account.stale:

        def work(connection: Connection) -> Done[None]:
            note_use(connection, key, now())
            return Done(None)

        await server.write(work)
    server.known.put(key, account, changes)
    return account


async def visitor(request: Request) -> Visitor:
    """Who asks, counted against their rate."""
    found = await find_visitor(request)
    request.state.visitor = found
    server_of(request).people_limit.take(found.person or found.address)
    return found


async def signed_in(found: Annotated[Visitor, Depends(visitor)]) -> Account:
    """A person; nobody else may."""
    if found.account is None:
        raise Refused("not-signed-in")
    return found.account


async def by_session(found: Annotated[Visitor, Depends(visitor)]) -> tuple[Account, Key]:
    """A person in a browser: what is asked here is not for programs."""
    if found.account is None or found.key is None:
        raise Refused("not-signed-in")
    if found.key[0] != SESSION:
        raise Refused("session-needed")
    return found.account, found.key


async def _maker(
    found: Annotated[Visitor, Depends(visitor)],
    account: Annotated[Account, Depends(signed_in)],
    server: Annotated[Server, Depends(_server_here)],
) -> Maker:
    """A person who makes something that is counted: before anything is read or drawn for it."""
    server.making_limit.take(account.id)
    return Maker(account.id, account.guest, found.address)


def keep_cookie(response: Response, secret: str, request: Request) -> None:
    """Let a browser remember a secret that its pages can't read."""
    response.set_cookie(
        COOKIE,
        secret,
        max_age=LONGEST // 1_000_000,
        httponly=True,
        samesite="lax",
        secure=is_secure(request),
        path=_home(request),
    )


def drop_cookie(response: Response, request: Request) -> None:
    """Let a browser forget it."""
    secure, path = is_secure(request), _home(request)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=secure, path=path)


def _home(request: Request) -> str:
    """The path of everything: another server of the same name need not see our cookie."""
    return server_of(request).settings.base or "/"


ServerHere = Annotated[Server, Depends(_server_here)]
Anyone = Annotated[Visitor, Depends(visitor)]
Someone = Annotated[Account, Depends(signed_in)]
Making = Annotated[Maker, Depends(_maker)]
InBrowser = Annotated[tuple[Account, Key], Depends(by_session)]

"""Who is asking: a cookie, a token, or nobody yet."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request, Response
from sqlalchemy import Connection
from starlette.requests import HTTPConnection

from ..limits import network_of
from ..orders import now
from ..readers import asking
from ..refused import Refused
from ..server import Server
from ..store import accounts
from ..store.accounts import Account
from ..store.writer import Done
from ..wording import language_of
from .guard import address_of

COOKIE = "wolfmoon"
A_YEAR = 365 * 24 * 60 * 60
BEARER = "bearer "
BY = {"token": accounts.by_token, "session": accounts.by_session}


@dataclass(frozen=True)
class Visitor:
    """Whoever asks."""

    account: Account | None
    language: str
    address: str
    secret: str | None = None

    @property
    def person(self) -> str | None:
        """The id of the person, if it is one."""
        return self.account.id if self.account else None


def server_of(connection: HTTPConnection) -> Server:
    """The server behind an application."""
    server: Server = connection.app.state.server
    return server


async def _server_here(connection: HTTPConnection) -> Server:
    """The same for a door; what is no coroutine would be called in another thread."""
    return server_of(connection)


async def find_visitor(connection: HTTPConnection) -> Visitor:
    """Who asks; Refused if a token is given that is none."""
    server = server_of(connection)
    address = network_of(address_of(connection.scope, server.settings.proxied))
    asking.set((address, None))
    account, secret = await _account(connection, server)
    asking.set((address, account.id if account else None))
    accepted = connection.headers.get("accept-language", "")
    language = language_of(accepted, account.language if account else None)
    return Visitor(account, language, address, secret)


async def _account(connection: HTTPConnection, server: Server) -> tuple[Account | None, str | None]:
    authorization = connection.headers.get("authorization", "")
    if authorization:
        secret = authorization[len(BEARER) :].strip()
        bears = authorization.lower().startswith(BEARER)
        account = await _whose(server, "token", secret) if bears else None
        if account is None:
            raise Refused("token-unknown")
        return account, None
    secret = connection.cookies.get(COOKIE, "")
    return await _whose(server, "session", secret) if secret else None, secret or None


async def _whose(server: Server, kind: str, secret: str) -> Account | None:
    """The person whose secret it is; its last use is noted, if the one that is kept is old."""
    key, changes = (kind, accounts.hashed(secret)), server.known.changes
    if (known := server.known.get(key)) is not None:
        return known
    account = await server.read(lambda connection: BY[kind](connection, secret))
    if account is None:
        return None
    if account.stale:

        def work(connection: Connection) -> Done[None]:
            accounts.note_use(connection, secret, now())
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


async def signed_in(request: Request) -> Account:
    """A person; nobody else may."""
    found = await visitor(request)
    if found.account is None:
        raise Refused("not-signed-in")
    return found.account


def keep_cookie(response: Response, secret: str, https: bool) -> None:
    """Let a browser remember a secret that its pages can't read."""
    response.set_cookie(
        COOKIE, secret, max_age=A_YEAR, httponly=True, samesite="lax", secure=https, path="/"
    )


def drop_cookie(response: Response, https: bool) -> None:
    """Let a browser forget it."""
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=https, path="/")


ServerHere = Annotated[Server, Depends(_server_here)]
Anyone = Annotated[Visitor, Depends(visitor)]
Someone = Annotated[Account, Depends(signed_in)]

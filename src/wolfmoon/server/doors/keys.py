"""What lets one in: one's sessions, one's password, one's tokens."""

from fastapi import APIRouter, Response
from sqlalchemy import Connection

from .. import protocol
from ..orders import now
from ..refused import Refused
from ..store import accounts, keys
from ..store.keys import Key
from ..store.writer import Done
from .replies import json_reply, nothing
from .visitors import Anyone, InBrowser, ServerHere, Someone

router = APIRouter(prefix="/api", tags=["people"])
MOST_TOKENS = 20


# -- sessions ---------------------------------------------------------------------------
@router.get("/sessions", response_model=list[protocol.Session])
async def sessions(server: ServerHere, browser: InBrowser) -> Response:
    """The browsers in which one is signed in."""
    account, own = browser
    return json_reply(await server.read(lambda c: keys.sessions_of(c, account.id, own)))


@router.delete("/sessions/{id}", status_code=204)
async def end_session(id: str, server: ServerHere, browser: InBrowser) -> Response:
    """Sign out elsewhere."""
    account, _ = browser

    def work(connection: Connection) -> Done[Key]:
        return Done(keys.end_one(connection, account.id, id))

    server.ended(account.id, await server.write(work))
    return nothing()


@router.delete("/sessions", status_code=204)
async def end_others(server: ServerHere, browser: InBrowser) -> Response:
    """Sign out everywhere else."""
    account, own = browser

    def work(connection: Connection) -> Done[list[Key]]:
        return Done(keys.end_others(connection, account.id, own))

    server.ended(account.id, *await server.write(work))
    return nothing()


@router.post("/people/password", status_code=204)
async def change_password(
    wish: protocol.ChangePassword, server: ServerHere, visitor: Anyone, browser: InBrowser
) -> Response:
    """Another password, for whoever knows the old one; all other sessions end."""
    account, own = browser
    server.password_limit.take(account.id)
    server.door_limit.take(visitor.address)
    kept = await server.read(lambda c: accounts.password_by_id(c, account.id))
    if kept is None:
        raise Refused("account-needed")
    if not await server.passwords.check(kept, wish.old):
        raise Refused("wrong-password")
    password = await server.passwords.hash(wish.new, account.name)

    def work(connection: Connection) -> Done[list[Key]]:
        accounts.set_password(connection, account.id, password)
        return Done(keys.end_others(connection, account.id, own))

    server.ended(account.id, *await server.write(work))
    return nothing()


# -- tokens -----------------------------------------------------------------------------
@router.get("/tokens", response_model=list[protocol.Token])
async def tokens(server: ServerHere, account: Someone) -> Response:
    """One's tokens; their secrets were shown when they were made."""
    return json_reply(await server.read(lambda c: keys.tokens_of(c, account.id)))


@router.post("/tokens", response_model=protocol.Token, status_code=201)
async def add_token(new: protocol.NewToken, server: ServerHere, account: Someone) -> Response:
    """A new token for a bot or a script of one's own."""

    def work(connection: Connection) -> Done[dict[str, object]]:
        if len(keys.tokens_of(connection, account.id)) >= MOST_TOKENS:
            raise Refused("too-many-tokens", most=MOST_TOKENS)
        return Done(keys.add_token(connection, account.id, new.label.strip(), now()))

    made = await server.write(work)
    return json_reply(made, 201)


@router.delete("/tokens/{id}", status_code=204)
async def remove_token(id: str, server: ServerHere, account: Someone) -> Response:
    """End a token; whatever it let in is closed."""

    def work(connection: Connection) -> Done[Key]:
        return Done(keys.remove_token(connection, account.id, id))

    server.ended(account.id, await server.write(work))
    return nothing()

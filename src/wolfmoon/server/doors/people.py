"""Who one is: guests and accounts."""

from fastapi import APIRouter, Request, Response
from sqlalchemy import Connection

from .. import protocol
from ..commands import Depart
from ..devices import device_of
from ..events import dumps
from ..ids import new_id
from ..naming import tidy
from ..orders import now
from ..refused import Refused
from ..server import Server
from ..store import accounts, host, keys
from ..store.accounts import Account
from ..store.keys import Key
from ..store.leaving import going_on
from ..store.writer import Done
from .replies import json_reply, nothing
from .visitors import Anyone, ServerHere, Someone, drop_cookie, keep_cookie

router = APIRouter(prefix="/api", tags=["people"])
MOST_SETTINGS = 16_000


def as_person(account: Account) -> dict[str, object]:
    """A person as they see themselves."""
    return {
        "id": account.id,
        "name": account.name,
        "guest": account.guest,
        "language": account.language,
        "settings": account.settings,
    }


def _let_in(server: Server, connection: Connection, invitation: str | None) -> None:
    """Refuse someone new without an invitation, where one is needed."""
    if server.settings.registration == "invitation":
        host.use_invitation(connection, invitation, now())


async def _welcome(server: Server, person: str, request: Request) -> Response:
    """Begin a session, and say who one is."""
    device = device_of(request.headers.get("user-agent", ""))

    def work(connection: Connection) -> Done[tuple[str, Account]]:
        secret = keys.begin_session(connection, person, now(), device)
        return Done((secret, accounts.by_id(connection, person)))

    secret, account = await server.write(work)
    response = json_reply(as_person(account))
    keep_cookie(response, secret, request)
    return response


@router.post("/people/guest", response_model=protocol.Person)
async def guest(
    new: protocol.NewGuest, server: ServerHere, visitor: Anyone, request: Request
) -> Response:
    """Play at once, with a name. Someone who already has one keeps it all and is renamed."""
    server.door_limit.take(visitor.address)
    name = tidy(new.name)
    if visitor.account is not None:
        raise Refused("already-signed-in")

    def work(connection: Connection) -> Done[str]:
        _let_in(server, connection, new.invitation)
        return Done(accounts.add_guest(connection, name, new.language, now()))

    return await _welcome(server, await server.write(work), request)


@router.post("/people/sign-up", response_model=protocol.Person)
async def sign_up(
    credentials: protocol.Credentials, server: ServerHere, visitor: Anyone, request: Request
) -> Response:
    """A name that is one's own, and a password. A guest keeps everything."""
    server.door_limit.take(visitor.address)
    name = tidy(credentials.name)
    if visitor.account is not None and not visitor.account.guest:
        raise Refused("already-signed-in")
    password = await server.passwords.hash(credentials.password, name)
    language = visitor.language

    def work(connection: Connection) -> Done[str]:
        if visitor.person is None:
            _let_in(server, connection, credentials.invitation)
        person = visitor.person or accounts.add_guest(connection, name, language, now())
        accounts.sign_up(connection, person, name, password)
        return Done(person)

    person = await server.write(work)
    server.changed(person)
    response = await _welcome(server, person, request)
    if visitor.person is not None and visitor.key is not None:  # a new secret for the new rights
        await _end_session(server, visitor.key)
        server.renewed(person, visitor.key)
    return response


@router.post("/people/sign-in", response_model=protocol.Person)
async def sign_in(
    credentials: protocol.Credentials, server: ServerHere, visitor: Anyone, request: Request
) -> Response:
    """Come back."""
    server.door_limit.take(visitor.address)
    known = await server.read(lambda c: accounts.password_of(c, credentials.name))
    right = await server.passwords.check(known[1] if known else None, credentials.password)
    if known is None or not right:
        raise Refused("wrong-name-or-password")
    return await _welcome(server, known[0], request)


@router.post("/people/sign-out", status_code=204)
async def sign_out(server: ServerHere, visitor: Anyone, request: Request) -> Response:
    """Go; the games stay. A guest who goes can't come back."""
    if visitor.key is not None and visitor.key[0] == keys.SESSION:
        await _end_session(server, visitor.key)
        server.ended(visitor.person or "", visitor.key)
    response = nothing()
    drop_cookie(response, request)
    return response


async def _end_session(server: Server, key: Key) -> None:
    def work(connection: Connection) -> Done[None]:
        keys.end_session(connection, key)
        return Done(None)

    await server.write(work)


@router.get("/people/me", response_model=protocol.Person)
async def me(account: Someone) -> Response:
    """Who one is."""
    return json_reply(as_person(account))


@router.patch("/people/me", response_model=protocol.Person)
async def change(wish: protocol.ChangePerson, server: ServerHere, account: Someone) -> Response:
    """Change one's name, language or settings."""
    values = {key: value for key, value in wish.model_dump().items() if value is not None}
    if "name" in values:
        values["name"] = tidy(values["name"])
    if "settings" in values:
        _check_settings(values["settings"])

    def work(connection: Connection) -> Done[Account]:
        if values:
            accounts.change(connection, account, **values)
        return Done(accounts.by_id(connection, account.id))

    changed = await server.write(work)
    server.changed(account.id)
    return json_reply(as_person(changed))


def _check_settings(settings: dict[str, object]) -> None:
    if accounts.depth_of(settings) > accounts.DEEPEST_SETTINGS:
        raise Refused("too-deep", limit=accounts.DEEPEST_SETTINGS)
    if len(dumps(settings)) > MOST_SETTINGS:
        raise Refused("too-large", limit=MOST_SETTINGS)


@router.delete("/people/me", status_code=204)
async def leave(server: ServerHere, account: Someone, request: Request) -> Response:
    """Be forgotten: the games stay, played by someone who left; bots take the seats."""
    for table in await server.read(lambda c: going_on(c, account.id)):
        await _depart(server, table, account.id)

    def work(connection: Connection) -> Done[None]:
        accounts.forget(connection, account.id)
        return Done(None)

    await server.write(work)
    server.sign_out(account.id)
    response = nothing()
    drop_cookie(response, request)
    return response


async def _depart(server: Server, table: str, person: str) -> None:
    """Leave a table for good, whatever happens there meanwhile."""
    while True:
        seq = (await server.table(table)).table.seq
        try:
            await server.order(table, Depart(person), None, seq, new_id())
            return
        except Refused as refused:
            if refused.code == "already-done":
                return
            if refused.code != "behind":
                raise

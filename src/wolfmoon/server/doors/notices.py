"""Notifications: by which ways messages go, what one wants to be told, links in messages."""

import json
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from sqlalchemy import Connection

from ...words import ENGLISH
from .. import protocol
from ..devices import device_of
from ..events import microseconds, moment
from ..notify import keys as signing
from ..notify import mail, outward, push
from ..notify.choices import Choices, choices_of
from ..notify.outward import Answer, Forbidden, Unreachable
from ..notify.picture import picture
from ..notify.sending import NotHere, Sender
from ..notify.trying import trial
from ..orders import now
from ..refused import Refused
from ..server import Server
from ..store import ways
from ..store.accounts import Account
from ..store.ways import Way
from ..store.writer import Done
from ..tasks.deliver import said_by
from ..tasks.digest import put_next
from .replies import json_reply, nothing
from .visitors import Anyone, ServerHere, Someone

router = APIRouter(prefix="/api", tags=["notifications"])
MOST_WAYS = {True: 3, False: 10}
"""Of one person, by whether it is a guest; those of tables are counted with them."""
PICTURE_AGE = "public, max-age=86400, immutable"
WayId = Annotated[str, Path(max_length=40)]
Token = Annotated[str, Path(max_length=400)]


def way_data(way: Way) -> dict[str, object]:
    """A way as its owner sees it: where exactly to is never shown again."""
    answer = way.answer
    ok = answer is not None and 200 <= answer.get("status", 0) < 300
    return {
        "id": way.id,
        "kind": way.kind,
        "service": way.service,
        "label": way.label,
        "state": way.state,
        "made": moment(way.made),
        "used": None if way.used is None else moment(way.used),
        "failing": None if way.failing is None else moment(way.failing),
        "answer": None if answer is None else {"ok": ok, **answer},
    }


@router.get("/me/notifications", response_model=protocol.Notifications)
async def notifications(server: ServerHere, account: Someone) -> Response:
    """All that is set about notifications."""
    return json_reply(await server.read(lambda c: _all(c, server, account)))


def _all(connection: Connection, server: Server, account: Account) -> dict[str, object]:
    settings, keys = server.settings, signing.keys_of(connection)
    pushes = keys.vapid and settings.subject and push.available()
    wants = ways.wants_of(connection, account.id)
    own = [each for each in ways.of_person(connection, account.id) if each.table is None]
    choices = Choices() if wants is None else choices_of(wants)
    return {
        "push_key": push.public_key(keys.vapid) if pushes and keys.vapid else None,
        "mail": mail.post_of(settings) is not None,
        "private_hooks": settings.private_hooks,
        "most": MOST_WAYS[account.guest],
        "ways": [way_data(each) for each in own],
        "choices": choices.model_dump(),
    }


@router.put("/me/notifications", response_model=protocol.Notifications)
async def choose(choices: Choices, server: ServerHere, account: Someone) -> Response:
    """Say what one wants to be told, how and when."""

    def work(connection: Connection) -> Done[None]:
        ways.choose(connection, account.id, choices.model_dump(exclude_defaults=True))
        put_next(connection, account.id)
        return Done(None)

    await server.write(work)
    return json_reply(await server.read(lambda c: _all(c, server, account)))


# -- ways -------------------------------------------------------------------------------
@router.post("/me/ways", response_model=protocol.MessageWay, status_code=201)
async def add_way(
    new: protocol.NewWay, server: ServerHere, account: Someone, visitor: Anyone, request: Request
) -> Response:
    """Add a way. An e-mail address gets a letter that asks whether it is one's own."""
    server.making_limit.take(account.id)
    device = device_of(request.headers.get("user-agent", ""))
    way = _new(new, account, new.language or visitor.language, device, server)
    if way.kind == ways.MAIL:
        server.notice_limits.mails.take(account.id)
        server.notice_limits.mails.take(visitor.address)

    def work(connection: Connection) -> Done[Way]:
        added = keep_way(connection, way, account)
        put_next(connection, account.id)
        return Done(added)

    added = await server.write(work)
    if way.kind == ways.MAIL:
        await _ask(server, added, account)
    return json_reply(way_data(added), 201)


@router.post("/me/ways/here", response_model=protocol.MessageWay | None)
async def way_here(browser: protocol.ThisBrowser, server: ServerHere, account: Someone) -> Response:
    """Which of one's ways a browser is, if it is one. Nothing is changed by asking."""
    own = await server.read(lambda c: ways.of_person(c, account.id))
    pushes = (each for each in own if each.kind == ways.PUSH and not each.forgotten)
    found = (w for w in pushes if push.subscription_of(w.address).endpoint == browser.endpoint)
    way = next(found, None)
    return json_reply(None if way is None else way_data(way))


def _new(new: protocol.NewWay, account: Account, language: str, device: str, server: Server) -> Way:
    """A way as it is kept, checked as far as that goes without asking anyone."""
    given, settings = new.way, server.settings
    about: dict[str, object] = {"person": account.id, "language": language}
    about["made"] = microseconds(now())
    if isinstance(given, protocol.NewPush):
        host = hook_host(given.endpoint, settings.private_hooks)
        about |= {"kind": ways.PUSH, "service": host, "label": device or host}
        keys = {"p256dh": given.keys.p256dh, "auth": given.keys.auth}
        about["address"] = json.dumps({"endpoint": given.endpoint, **keys})
    elif isinstance(given, protocol.NewMail):
        if mail.post_of(settings) is None:
            raise Refused("mail-not-here")
        about |= {"kind": ways.MAIL, "service": "mail", "label": given.address}
        about |= {"address": given.address, "state": ways.UNCONFIRMED}
    else:
        if account.guest:
            raise Refused("hook-account")
        host = hook_host(given.address, settings.private_hooks)
        about |= {"kind": ways.HOOK, "service": given.service, "label": host}
        about["address"] = given.address
    return ways.new_way(**about)


def hook_host(address: str, private: bool) -> str:
    """The host of an address to which messages may go."""
    try:
        return outward.checked(address, private)[1]
    except Forbidden as forbidden:
        raise Refused(str(forbidden)) from None


def keep_way(connection: Connection, way: Way, account: Account) -> Way:
    """Keep a way; a browser or an address that is there already stays the one that it is."""
    if way.table is None:  # who adds one sees there which are gone
        ways.remove_forgotten(connection, account.id)
    own = [each for each in ways.of_person(connection, account.id) if not each.forgotten]
    for known in own:
        if (known.kind, known.address) == (way.kind, way.address) and known.table == way.table:
            if known.state not in (ways.ON, ways.UNCONFIRMED):
                ways.change(connection, known.id, state=ways.ON, failing=None, said=True)
            return ways.by_id(connection, known.id) or known
    if len(own) >= MOST_WAYS[account.guest]:
        raise Refused("too-many-ways", most=MOST_WAYS[account.guest])
    ways.add(connection, way)
    return way


async def _ask(server: Server, way: Way, account: Account) -> None:
    """Ask an address whether it is the person's own."""
    post = mail.post_of(server.settings)
    if post is None or way.state != ways.UNCONFIRMED:
        return
    keys = await server.read(signing.keys_of)
    link = f"{server.settings.site}/stop/{signing.signed(keys, 'confirm', way.id)}"
    letter = mail.confirmation(way.language, post, way.address, account.name, link)
    try:
        answer = await server.beside.send(mail.send, post, letter)
    except Unreachable as error:
        answer = Answer(0, "", str(error), 0.0)
    await _keep(server, way.id, answer=said_by(answer))


async def _keep(server: Server, id: str, **values: object) -> None:
    def work(connection: Connection) -> Done[None]:
        ways.change(connection, id, **values)
        return Done(None)

    await server.write(work)


async def _mine(server: Server, account: Account, id: str) -> Way:
    way = await server.read(lambda c: ways.by_id(c, id))
    if way is None or way.person != account.id:
        raise Refused("way-unknown")
    return way


def _check_leads(way: Way | None) -> None:
    """Refuse to do anything by a way of which nothing is kept that leads to it."""
    if way is None or way.forgotten:
        raise Refused("way-unknown")


@router.patch("/me/ways/{id}", response_model=protocol.MessageWay)
async def change_way(
    id: WayId, wish: protocol.ChangeWay, server: ServerHere, account: Someone
) -> Response:
    """Switch a way on or off, or say that one has seen that it went off by itself."""
    way = await _mine(server, account, id)
    values: dict[str, object] = {}
    if wish.on is not None and way.state != ways.UNCONFIRMED:
        values |= {"state": ways.ON if wish.on else ways.OFF, "failing": None, "said": True}
    if wish.seen:
        values["said"] = True

    def work(connection: Connection) -> Done[None]:
        if wish.on is not None:  # it may have been forgotten since
            _check_leads(ways.by_id(connection, id))
        ways.change(connection, id, **values)
        if wish.on:
            put_next(connection, account.id)
        return Done(None)

    if values:
        await server.write(work)
    return json_reply(way_data(await _mine(server, account, id)))


@router.delete("/me/ways/{id}", status_code=204)
async def remove_way(id: WayId, server: ServerHere, account: Someone) -> Response:
    """Forget a way."""
    await _mine(server, account, id)

    def work(connection: Connection) -> Done[None]:
        ways.remove(connection, id)
        return Done(None)

    await server.write(work)
    return nothing()


@router.post("/me/ways/{id}/test", response_model=protocol.ServiceAnswer)
async def test_way(id: WayId, server: ServerHere, account: Someone) -> Response:
    """Send a test, and say what the service answered."""
    server.notice_limits.tests.take(account.id)
    way = await _mine(server, account, id)
    _check_leads(way)
    if way.state == ways.UNCONFIRMED:
        raise Refused("way-unconfirmed")
    return json_reply(await tried(server, way, account))


async def tried(server: Server, way: Way, account: Account) -> dict[str, object]:
    """What a service says to a test."""
    sender = Sender(server.house, server.settings)
    try:
        answer = await server.beside.send(
            lambda: sender.send(way, trial(sender, way, account.name))
        )
    except (Forbidden, NotHere) as error:
        raise Refused(str(error)) from None
    except Unreachable as error:
        answer = Answer(0, "", str(error), 0.0)
    said = said_by(answer)
    values: dict[str, object] = {"answer": said}
    if answer.ok:
        values |= {"used": microseconds(now()), "failing": None}
    elif answer.gone:
        values |= {**ways.gone(way), "said": True}
    await _keep(server, way.id, **values)
    return {"ok": answer.ok, **said}


# -- links in messages, which need no one to be signed in -------------------------------
@router.get("/notices/{token}", response_model=protocol.NoticeLink)
async def notice(token: Token, server: ServerHere, visitor: Anyone) -> Response:
    """What a link in a message would do."""
    return json_reply(await server.read(lambda c: _link(c, token, do=False)))


@router.post("/notices/{token}", response_model=protocol.NoticeLink)
async def use_notice(token: Token, server: ServerHere, visitor: Anyone) -> Response:
    """Do what a link in a message says: not for this table, not at all, or yes, it is mine."""
    return json_reply(await server.write(lambda c: Done(_link(c, token, do=True))))


def _link(connection: Connection, token: str, do: bool) -> dict[str, object]:
    what, *about = signing.read(signing.keys_of(connection), token)
    if what == "mute" and len(about) == 2:
        return _muted(connection, about[0], about[1], do)
    way = ways.by_id(connection, about[0]) if about else None
    if what not in ("stop", "confirm") or way is None:
        raise Refused("link-unknown")
    if do and what == "stop" and way.state == ways.ON:
        ways.change(connection, way.id, state=ways.OFF)
    if do and what == "confirm" and way.state == ways.UNCONFIRMED:
        ways.change(connection, way.id, state=ways.ON)
        put_next(connection, way.person or "")
    return {"what": what, "done": do, "label": way.label}


def _muted(connection: Connection, person: str, table: str, do: bool) -> dict[str, object]:
    wants = ways.wants_of(connection, person)
    if wants is None:
        raise Refused("link-unknown")
    if do:
        choices = choices_of(wants)
        kept = list(choices.tables.items())[-199:]
        muted = choices.model_copy(update={"tables": {**dict(kept), table: "mute"}})
        ways.choose(connection, person, muted.model_dump(exclude_defaults=True))
    return {"what": "mute", "done": do, "label": ""}


@router.get(
    "/notices/{token}/picture.png",
    response_class=Response,
    responses={200: {"content": {"image/png": {}}, "description": "A table, as it was."}},
)
async def drawn(token: Token, server: ServerHere, visitor: Anyone) -> Response:
    """The picture of a message: a table as spectators saw it when the message was sent."""
    keys = await server.read(signing.keys_of)
    what, *about = signing.read(keys, token)
    if what != "picture" or len(about) != 3:
        raise Refused("link-unknown")
    server.notice_limits.pictures.take(visitor.address)
    table = (await server.table(about[0])).table
    then = table.at(int(about[1])) if table.seq >= int(about[1]) else table
    made = await server.beside.draw(picture, then, about[2] or ENGLISH)
    if made is None:
        raise Refused("not-found")
    return Response(made, media_type="image/png", headers={"Cache-Control": PICTURE_AGE})

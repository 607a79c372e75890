"""What concerns a person as it happens, wherever they look: one socket beside those of tables."""

from functools import partial

from fastapi import APIRouter, WebSocket
from pydantic import BaseModel

from ... import words
from ..events import moment
from ..followers import Follower
from ..housekeeping import write_here
from ..orders import now
from ..protocol import (
    Alive,
    Around,
    BackWanted,
    Invited,
    MentionedTable,
    TablesChanged,
    TaskProgress,
    YourTurn,
)
from ..refused import Refused
from ..server import Server
from ..store.concerns import Concerns, Progress, Stand, concerns_of, hosts_of, tasks_of
from .origin import check_origin
from .talking import AWAY, LOST_PLACE, MAY_NOT, check_count, has_ended, listen, refuse, talk
from .visitors import find_visitor, server_of

router = APIRouter()
HERE = '{"type":"here"}'


@router.websocket("/api/me/socket")
async def socket(websocket: WebSocket) -> None:
    """Everything that concerns a person."""
    server = server_of(websocket)
    changes = server.known.changes
    try:
        follower = await _follower(websocket, server)
    except Refused as refused:
        await refuse(websocket, refused)
        return
    server.hub.follow(follower)
    server.measures.sockets.inc()
    try:
        if server.known.changes != changes:  # someone was signed out meanwhile
            await _check_lasts(server, follower)
        await websocket.accept()
        pong = lambda: Alive(at=now()).model_dump()  # noqa: E731
        understood = partial(_is_here, server, follower.person)
        await talk(_send(websocket, server, follower), listen(websocket, pong, understood))
    finally:
        server.hub.unfollow(follower)
        server.measures.sockets.dec()


async def _is_here(server: Server, person: str, text: str) -> bool:
    """Understand that a person has just done something."""
    if text != HERE:
        return False
    if server.here.note(person):
        server.later(write_here(server))
    return True


async def _follower(websocket: WebSocket, server: Server) -> Follower:
    """Who connects."""
    settings = server.settings
    check_origin(websocket.headers, settings.origins, settings.https)
    visitor = await find_visitor(websocket)
    server.people_limit.take(visitor.person or visitor.address)
    if visitor.account is None:
        raise Refused("not-signed-in")
    check_count(server, visitor)
    return Follower(visitor.account.id, visitor.address, visitor.language, visitor.key)


async def _check_lasts(server: Server, follower: Follower) -> None:
    try:
        follower.out = await has_ended(server, follower.key)
    except Refused:
        follower.lost = True  # it comes again when the database is back


async def _send(websocket: WebSocket, server: Server, follower: Follower) -> None:
    """Tell a connection what it has not been told, whenever it is woken."""
    follower.wake.set()
    while True:
        await follower.wake.wait()
        follower.wake.clear()
        try:
            due = [] if follower.out else await messages(server, follower)
        except Refused:
            await websocket.close(AWAY)
            return
        if follower.lost or follower.out:
            await websocket.close(LOST_PLACE if follower.lost else MAY_NOT)
            return
        for message in due:
            if follower.out:
                break  # and is closed: it was woken
            await websocket.send_text(message.model_dump_json())
            server.measures.messages.inc()


async def messages(server: Server, follower: Follower) -> list[BaseModel]:
    """What a connection has not been told yet."""
    known = await _concerns(server, follower)
    due: list[BaseModel] = []
    for stand in known.stands:
        due += _of_table(follower, stand, known.names)
    fresh = [task for task in known.tasks if follower.shown.get(task.id) != task]
    due += [_of_task(task, follower.language) for task in fresh]
    follower.shown |= {task.id: task for task in fresh}
    follower.companions = known.companions
    around = server.hub.followers.around(follower)
    if around != follower.around:
        follower.around = around
        due.append(Around(people=sorted(around)))
    if follower.changed or follower.missed:
        some = [] if follower.missed else sorted(follower.changed)
        due.append(TablesChanged(tables=some))
        follower.changed, follower.missed = set(), False
    return due


async def _concerns(server: Server, follower: Follower) -> Concerns:
    """What may have changed: all there is if something may have been missed."""
    person, told = follower.person, follower.told
    stands, follower.stands = list(follower.stands.values()), {}
    tasks, follower.tasks = frozenset(follower.tasks), set()
    if follower.stale:
        follower.stale = False
        known = await server.read(lambda c: concerns_of(c, person, told))
        latest = {task.id for task in known.tasks}
        follower.shown = {id: task for id, task in follower.shown.items() if id in latest}
        return known
    asked = any(stand.asked or stand.back for stand in stands)
    names = await server.read(lambda c: hosts_of(c, stands)) if asked else {}
    progress = await server.read(lambda c: tasks_of(c, person, tasks)) if tasks else []
    return Concerns(stands, progress, follower.companions, names)


def _of_table(follower: Follower, stand: Stand, names: dict[str, str]) -> list[BaseModel]:
    """What a person is told of a table: that it waits for them, or that it does no longer."""
    due: list[BaseModel] = []
    about = MentionedTable(id=stand.table, game=stand.game, title=stand.title, seq=stand.seq)
    yours, since = stand.decides == follower.person, follower.turns.pop(stand.table, None)
    if yours:
        follower.turns[stand.table] = stand.seq
    if (yours and since != stand.seq) or (since is not None and not yours):
        ends = None if stand.ends is None or not yours else moment(stand.ends)
        due.append(YourTurn(table=about, yours=yours, ends=ends))
    asked = follower.person in stand.asked
    if asked != (stand.table in follower.invited):
        due.append(Invited(table=about, by=names.get(stand.host or ""), open=asked))
        (follower.invited.add if asked else follower.invited.discard)(stand.table)
    wanted = follower.person in stand.back
    if wanted != (stand.table in follower.backs):
        due.append(BackWanted(table=about, by=names.get(stand.by or ""), open=wanted))
        (follower.backs.add if wanted else follower.backs.discard)(stand.table)
    return due


def _of_task(task: Progress, language: str) -> TaskProgress:
    sentence = None if task.words is None else words.say(task.words, language)
    about = {"id": task.id, "kind": task.kind, "state": task.state, "progress": task.progress}
    return TaskProgress.model_validate({**about, "sentence": sentence})

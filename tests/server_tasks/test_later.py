"""Messages that come later: when time runs out, after quiet hours, once a day; and invitations."""

from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import insert, select, update

from tests.server.houses import AtTable, Person, play_on
from tests.server_tasks.places import Place, hook, play, play_until, two, wait_until
from tests.server_tasks.receivers import Got, Web
from wolfmoon.server.events import microseconds
from wolfmoon.server.store.database import connect, url_of
from wolfmoon.server.store.schema import tasks
from wolfmoon.server.tasks.rows import DONE, WAITING

CLOCK = {"kind": "turns", "hours": 24}
DAY = 24 * 60


def task(place: Place, kind: str, person: Person) -> Any:
    """The task of a kind that waits longest for its moment, once it is there."""
    who = person.get("/api/people/me")["id"]
    engine = connect(url_of(place.house.database, place.house.folder))

    def look() -> Any:
        late = microseconds(datetime.now(UTC) + timedelta(seconds=30))
        mine = (tasks.c.kind == kind, tasks.c.person == who, tasks.c.run_at > late)
        query = select(tasks).where(*mine).order_by(tasks.c.run_at.desc())
        with engine.connect() as connection:
            return connection.execute(query).first()

    found = wait_until(look)
    engine.dispose()
    return found


def ended(place: Place, kind: str, person: Person, id: str | None = None) -> Any:
    """A task of a kind that is done, once it is."""
    mine = [tasks.c.kind == kind, tasks.c.person == person.get("/api/people/me")["id"]]
    if id is not None:
        mine.append(tasks.c.id == id)
    engine = connect(url_of(place.house.database, place.house.folder))

    def look() -> Any:
        with engine.connect() as connection:
            return connection.execute(select(tasks).where(*mine, tasks.c.state == DONE)).first()

    found = wait_until(look)
    engine.dispose()
    return found


def make_due(place: Place, waiting: Any) -> None:
    """Have a moment come that is hours away."""
    engine = connect(url_of(place.house.database, place.house.folder))
    with engine.begin() as connection:
        now = microseconds(datetime.now(UTC))
        connection.execute(update(tasks).where(tasks.c.id == waiting.id).values(run_at=now))
    engine.dispose()


def at(path: str) -> Any:
    return lambda got: got.path == path


def heard(place: Place, path: str) -> list[Got]:
    return [got for got in place.web.got if got.path == path]


def around_now(minutes: int) -> dict[str, object]:
    """Hours that are quiet, from a while ago until later."""
    now = datetime.now(UTC)
    minute = now.hour * 60 + now.minute
    return {"on": True, "begins": (minute - minutes) % DAY, "ends": (minute + minutes) % DAY}


def warned(place: Place, name: str, path: str) -> Person:
    """Someone who wants to know of nothing but time that runs out."""
    person = place.account(name)
    hook(person, place.web, path)
    nothing = {"push": False, "mail": False, "hook": False}
    person.put("/api/me/notifications", {"turn": nothing})
    return person


def test_whose_time_runs_out_is_told_so(place: Place) -> None:
    ada, bob = place.account("Ada Soon"), warned(place, "Bob Soon", "/bob-soon")
    players = two(ada, bob, title="Thin ice", clock=CLOCK)
    play_until(players, 1)
    make_due(place, task(place, "notify", bob))
    said = place.web.wait_for(at("/bob-soon")).data
    assert said["what"] == "soon" and said["title"].endswith("left: Thin ice")
    assert said["facts"][0].startswith("Lone Wolves: ")
    assert len(heard(place, "/bob-soon")) == 1


def test_whoever_has_decided_is_told_that_time_runs_out_until_the_turn_ends(place: Place) -> None:
    ada, bob = place.account("Ada Begun"), warned(place, "Bob Begun", "/bob-begun")
    players = two(ada, bob, "the-wolves", clock=CLOCK)
    began = play_until(players, 1)
    play(players[1], 1)
    assert players[1].look().table["to_decide"] == 1
    make_due(place, task(place, "notify", bob))
    said = place.web.wait_for(at("/bob-begun")).data
    assert said["id"] == f"{players[0].id}:{began}:soon"
    play_until(players, 1)
    late = task(place, "notify", bob)
    play_until(players, 0)
    make_due(place, late)
    ended(place, "notify", bob, late.id)
    assert len(heard(place, "/bob-begun")) == 1


def test_whoever_begins_a_turn_alone_is_told_that_its_time_runs_out(place: Place) -> None:
    ada = warned(place, "Ada Begins", "/ada-begins")
    table = ada.make("lone-wolves", ["me", {"kind": "here", "name": "Ben"}], clock=CLOCK)
    table.order("begin")
    make_due(place, task(place, "notify", ada))
    assert place.web.wait_for(at("/ada-begins")).data["what"] == "soon"


def test_quiet_hours_hold_a_message_back_as_long_as_they_last(place: Place) -> None:
    ada, bob = place.account("Ada Quiet"), place.account("Bob Quiet")
    hook(bob, place.web, "/bob-quiet")
    bob.put("/api/me/notifications", {"quiet": around_now(120)})
    players = two(ada, bob, clock=CLOCK)
    play_until(players, 1)
    held = task(place, "deliver", bob)
    until = datetime.fromtimestamp(held.run_at / 1e6, UTC) - datetime.now(UTC)
    assert timedelta(minutes=110) < until <= timedelta(minutes=120)
    make_due(place, held)
    again = task(place, "deliver", bob)
    assert (again.id, again.attempts) == (held.id, 0)
    assert heard(place, "/bob-quiet") == []
    bob.put("/api/me/notifications", {})
    make_due(place, again)
    assert place.web.wait_for(at("/bob-quiet")).data["what"] == "turn"


def test_a_turn_that_would_be_lost_breaks_quiet_hours(place: Place) -> None:
    ada, bob = place.account("Ada Break"), place.account("Bob Break")
    hook(bob, place.web, "/bob-break")
    bob.put("/api/me/notifications", {"quiet": around_now(300)})
    players = two(ada, bob, clock={"kind": "turns", "hours": 1})
    play_until(players, 1)
    assert place.web.wait_for(at("/bob-break")).data["what"] == "turn"


def test_one_message_a_day_tells_all_that_waits_but_muted_tables(place: Place) -> None:
    ada, bob = place.account("Ada Daily"), place.account("Bob Daily")
    hook(bob, place.web, "/bob-daily")
    titles = ("First light", "Second sleep", "Not a word")
    games = [two(ada, bob, title=title, clock=CLOCK) for title in titles]
    muted = {games[-1][0].id: "mute"}
    later = (datetime.now(UTC) + timedelta(hours=3)).hour * 60
    bob.put("/api/me/notifications", {"digest": {"on": True, "at": later}, "tables": muted})
    for players in games:
        play_until(players, 1)
    make_due(place, task(place, "digest", bob))
    said = place.web.wait_for(at("/bob-daily")).data
    assert (said["what"], said["tag"]) == ("digest", "digest")
    assert said["title"] == "2\u00a0games wait for you"
    assert [line.partition(":")[0] for line in said["happened"]] == list(titles[:2])
    assert len(heard(place, "/bob-daily")) == 1


def daily(person: Person, hours: float, **more: Any) -> None:
    """Have someone told once a day, in some hours."""
    then = datetime.now(UTC) + timedelta(hours=hours)
    digest = {"on": True, "at": then.hour * 60 + then.minute}
    person.put("/api/me/notifications", {"digest": digest, **more})


def test_the_message_of_the_day_is_tried_again_by_each_way_and_comes_the_next_day(
    place: Place,
) -> None:
    ada, bob = place.account("Ada Twice"), place.account("Bob Twice")
    with Web() as web:
        web.status = 503
        hook(bob, place.web, "/bob-twice")
        hook(bob, web, "/slow")
        daily(bob, 3)
        players = two(ada, bob, title="Every day", clock=CLOCK)
        play_until(players, 1)
        today = task(place, "digest", bob)
        make_due(place, today)
        said = place.web.wait_for(at("/bob-twice")).data
        web.wait_for(at("/slow"))
        web.status = 204
        wait_until(lambda: len(web.got) > 1)
        assert {got.data["id"] for got in web.got} == {said["id"]}
        assert said["picture"] and len(heard(place, "/bob-twice")) == 1
    tomorrow = task(place, "digest", bob)
    assert tomorrow.run_at - today.run_at == timedelta(days=1) / timedelta(microseconds=1)


def test_the_message_of_the_day_comes_at_the_hour_that_was_chosen_last(place: Place) -> None:
    ada, bob = place.account("Ada Hour"), place.account("Bob Hour")
    hook(bob, place.web, "/bob-hour")
    daily(bob, 3)
    play_until(two(ada, bob, clock=CLOCK), 1)
    first = task(place, "digest", bob)
    daily(bob, 5)
    make_due(place, first)
    assert ended(place, "digest", bob).id == first.id
    second = task(place, "digest", bob)
    assert second.run_at - first.run_at == timedelta(hours=2) / timedelta(microseconds=1)
    assert heard(place, "/bob-hour") == []
    make_due(place, second)
    assert place.web.wait_for(at("/bob-hour")).data["what"] == "digest"


def test_the_message_of_the_day_waits_until_quiet_hours_are_over(place: Place) -> None:
    ada, bob = place.account("Ada Asleep"), place.account("Bob Asleep")
    hook(bob, place.web, "/bob-asleep")
    daily(bob, 3, quiet=around_now(120))
    play_until(two(ada, bob, clock=CLOCK), 1)
    make_due(place, task(place, "digest", bob))
    held = task(place, "deliver-digest", bob)
    assert held.attempts == 0 and heard(place, "/bob-asleep") == []
    daily(bob, 3)
    make_due(place, held)
    assert place.web.wait_for(at("/bob-asleep")).data["what"] == "digest"


def test_a_new_way_is_told_once_a_day_what_waits_already(place: Place) -> None:
    ada, bob = place.account("Ada New"), place.account("Bob New")
    daily(bob, 3)
    play_until(two(ada, bob, clock=CLOCK), 1)
    hook(bob, place.web, "/bob-new")
    make_due(place, task(place, "digest", bob))
    assert place.web.wait_for(at("/bob-new")).data["what"] == "digest"


def test_a_message_of_the_day_that_an_older_program_put_is_sent(place: Place) -> None:
    """It did not say when it was due, and held no place for the next one."""
    ada, bob = place.account("Ada Older"), place.account("Bob Older")
    hook(bob, place.web, "/bob-older")
    daily(bob, 3)
    play_until(two(ada, bob, clock=CLOCK), 1)
    task(place, "digest", bob)
    who, now = bob.get("/api/people/me")["id"], microseconds(datetime.now(UTC))
    old = {"id": f"{who}-old", "kind": "digest", "key": f"{who}:1", "person": who}
    old |= {"arguments": f'{{"person":"{who}"}}', "priority": 10, "state": WAITING}
    old |= {"made": now, "run_at": now, "attempts": 0, "progress": 0.0}
    engine = connect(url_of(place.house.database, place.house.folder))
    with engine.begin() as connection:
        connection.execute(insert(tasks).values(old))
    engine.dispose()
    said = place.web.wait_for(at("/bob-older")).data
    assert (said["what"], said["tag"]) == ("digest", "digest")


# -- between two attempts -----------------------------------------------------------------
def test_what_is_muted_after_a_first_attempt_is_told_no_more(place: Place) -> None:
    ada, bob = place.account("Ada Muted"), place.account("Bob Muted")
    with Web() as web:
        web.status = 503
        hook(bob, web, "/bob-muted")
        players = two(ada, bob)
        play_until(players, 1)
        web.wait_for(at("/bob-muted"))
        bob.put("/api/me/notifications", {"tables": {players[0].id: "mute"}})
        assert '"idle"' in ended(place, "deliver", bob).result


def test_who_comes_back_after_a_first_attempt_is_left_alone_until_they_are_away(
    place: Place,
) -> None:
    ada, bob = place.account("Ada Back"), place.account("Bob Back")
    with Web() as web:
        web.status = 503
        hook(bob, web, "/bob-back")
        play_until(two(ada, bob), 1)
        web.wait_for(at("/bob-back"))
        with bob.own_socket() as socket:
            socket.send('{"type":"here"}')
            held = task(place, "deliver", bob)
            tried = len(web.got)
            make_due(place, held)
            again = task(place, "deliver", bob)
        assert (again.id, again.attempts) == (held.id, held.attempts)
        assert len(web.got) == tried


def test_an_invitation_to_play_again_is_told(place: Place) -> None:
    ada, bob = place.account("Ada Again"), place.account("Bob Again")
    hook(bob, place.web, "/bob-again")
    bob.put("/api/me/notifications", {"invited": {"push": True, "mail": True, "hook": True}})
    over: tuple[AtTable, AtTable] = two(ada, bob)
    play_on({0: over[0], 1: over[1]})
    over[0].look().order("rematch")
    said = place.web.wait_for(
        lambda got: got.path == "/bob-again" and got.data["what"] == "invited"
    )
    assert said.data["title"].startswith("Ada Again asks for a rematch")

"""Messages that come later: when time runs out, after quiet hours, once a day; and invitations."""

from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import select, update

from tests.server.houses import AtTable, Person, play_on
from tests.server_tasks.places import Place, hook, play_until, two, wait_until
from tests.server_tasks.receivers import Got
from wolfmoon.server.events import microseconds
from wolfmoon.server.store.database import connect, url_of
from wolfmoon.server.store.schema import tasks

CLOCK = {"kind": "turns", "hours": 24}
DAY = 24 * 60


def task(place: Place, kind: str, person: Person) -> Any:
    """The task of a kind that waits for its moment, once it is there."""
    who = person.get("/api/people/me")["id"]
    engine = connect(url_of(place.house.database, place.house.folder))

    def look() -> Any:
        late = microseconds(datetime.now(UTC) + timedelta(seconds=30))
        mine = (tasks.c.kind == kind, tasks.c.person == who, tasks.c.run_at > late)
        with engine.connect() as connection:
            return connection.execute(select(tasks).where(*mine)).first()

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


def test_whose_time_runs_out_is_told_so(place: Place) -> None:
    ada, bob = place.account("Ada Soon"), place.account("Bob Soon")
    hook(bob, place.web, "/bob-soon")
    nothing = {"push": False, "mail": False, "hook": False}
    bob.put("/api/me/notifications", {"turn": nothing})
    players = two(ada, bob, title="Thin ice", clock=CLOCK)
    play_until(players, 1)
    make_due(place, task(place, "notify", bob))
    said = place.web.wait_for(at("/bob-soon")).data
    assert said["what"] == "soon" and said["title"].endswith("left: Thin ice")
    assert said["facts"][0].startswith("Lone Wolves: ")
    assert len(heard(place, "/bob-soon")) == 1


def test_quiet_hours_hold_a_message_back(place: Place) -> None:
    ada, bob = place.account("Ada Quiet"), place.account("Bob Quiet")
    hook(bob, place.web, "/bob-quiet")
    bob.put("/api/me/notifications", {"quiet": around_now(120)})
    players = two(ada, bob, clock=CLOCK)
    play_until(players, 1)
    held = task(place, "deliver", bob)
    until = datetime.fromtimestamp(held.run_at / 1e6, UTC) - datetime.now(UTC)
    assert timedelta(minutes=110) < until <= timedelta(minutes=120)
    assert heard(place, "/bob-quiet") == []
    make_due(place, held)
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

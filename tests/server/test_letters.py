"""What messages say, to whom, and when: nothing hidden is in any of them, whatever the form.

Two tables that a spectator can't tell apart lead to the same messages, byte for byte, by every way;
and the one whose turn it is gets no more than that.
"""

import json
import random
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from tests.server.houses import House
from tests.server.tables import ADA, BEGAN, BOB
from tests.server.test_hidden import NAMES, RULES, alike, middle, played_on, table_at
from wolfmoon.engine.game import Game
from wolfmoon.engine.kernels import States
from wolfmoon.engine.start import Start
from wolfmoon.server.events import Event
from wolfmoon.server.happened import BackAsked
from wolfmoon.server.notify import hooks, keys, mail, push
from wolfmoon.server.notify.choices import Choices
from wolfmoon.server.notify.daily import daily
from wolfmoon.server.notify.here import HereNow
from wolfmoon.server.notify.letters import Letter, letter
from wolfmoon.server.notify.needs import Need
from wolfmoon.server.notify.outward import is_public
from wolfmoon.server.notify.picture import picture
from wolfmoon.server.refused import Refused
from wolfmoon.server.store.database import connect, url_of
from wolfmoon.server.store.ways import new_way
from wolfmoon.server.table import Table
from wolfmoon.server.views import Showing
from wolfmoon.words import LANGUAGES

SERVICES = ("discord", "slack", "matrix", "ntfy", "json")
ID = "t:1:turn"
POST = mail.Post("localhost", 25, False, "", "", "moon@wolves.example")


def messages(table: Table, language: str) -> list[Letter]:
    """All that is told of a table at which someone is to decide, each with its picture."""
    seat = table.to_decide
    assert seat is not None
    person = (ADA, BOB)[seat]
    asked = table.copy()
    asked.apply(Event(table.seq + 1, BEGAN, BackAsked(1 - seat, 0)))
    made = [
        letter(Showing(where, NAMES), Need(what, person, where.seq), language, ID, link, for_table)
        for where, what in ((table, "turn"), (table, "soon"), (asked, "back"))
        for for_table in (False, True)
    ]
    way = new_way(person=person, language=language)
    made.append(daily([Showing(table, NAMES)], 2, way, ID, link))
    drawn = picture(table, language)
    return [replace(each, picture=drawn, picture_link="https://w/p.png") for each in made]


def link(path: str) -> str:
    return f"https://w{path}"


def message(table: Table, language: str) -> Letter:
    """The message to the one whose turn it is, with its picture."""
    return messages(table, language)[0]


def forms(made: Letter, monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """A message in every form in which it may leave."""
    monkeypatch.setattr("secrets.token_hex", lambda count: "0" * 2 * count)
    sent = [hooks.packed(service, "https://w/x", made).body for service in SERVICES]
    monkeypatch.undo()
    letters = list(mail.packed(made, POST, "a@b.example").walk())
    bodies = [part.get_payload(decode=True) or b"" for part in letters if not part.is_multipart()]
    return [*sent, push.packed(made), *bodies]  # type: ignore[list-item]


def test_what_a_spectator_can_t_see_is_in_no_message(monkeypatch: pytest.MonkeyPatch) -> None:
    chance, compared, told, differ = random.Random(2), 0, 0, 0
    for seed in range(4):
        game = middle(seed, ["basic", "advanced"][seed % 2], 6 * seed)
        mine = game.states.tobytes()
        tables = [table_at(game.states), table_at(alike(game.states, None, seed + 77))]
        differ += tables[1].game is not None and tables[1].game.states.tobytes() != mine
        while tables[0].to_decide is not None:
            both = [messages(table, ("en", "uk")[seed % 2]) for table in tables]
            for ours, theirs in zip(*both, strict=True):
                assert ours.picture is not None and ours.picture == theirs.picture
                assert forms(ours, monkeypatch) == forms(theirs, monkeypatch)
            assert {each.what for each in both[0]} == {"turn", "soon", "back", "digest"}
            compared += 1
            told += bool(both[0][0].lines)
            if compared % 4 == 0 or not played_on(tables, None, chance):
                break
    assert compared >= 6 and told >= 2 and differ >= 3


def test_the_picture_of_a_message_is_drawn_again_as_spectators_saw_the_table(house: House) -> None:
    """Whoever has its address may ask for it later, and be anyone."""
    ada, visitor = house.guest("Ada"), house.visitor()
    engine = connect(url_of(house.database, house.folder))
    with engine.connect() as connection:
        ours = keys.keys_of(connection)
    engine.dispose()

    def drawn(states: States) -> bytes:
        text = Game(RULES, Start(states)).dump()
        table = ada.post("/api/imports", {"text": text})["table"]["id"]
        token = keys.signed(ours, "picture", table, str(ada.at(table).state["seq"]), "en")
        answer = visitor.ask("GET", f"/api/notices/{token}/picture.png")
        assert answer.headers["content-type"] == "image/png"
        return answer.content

    here, later = middle(1, "basic", 6).states, middle(1, "basic", 12).states
    other = alike(here, None, 77)
    assert list(other[0].hands) != list(here[0].hands)
    assert drawn(here) == drawn(other) != drawn(later)


def test_every_language_says_whose_turn_it_is_and_fits_a_push_message() -> None:
    table = table_at(middle(3, "basic", 12).states)
    titles = set()
    for language in LANGUAGES:
        made = message(table, language)
        packed = push.packed(made)
        assert len(packed) < 3900 and json.loads(packed)["link"] == "https://w/table/t"
        titles.add(made.title)
    assert len(titles) == len(LANGUAGES)


def test_the_links_of_a_long_message_stay_whole() -> None:
    long = message(table_at(middle(3, "basic", 12).states), "en")
    long = replace(long, lines=["A wolf came by. " * 1000])
    matrix = json.loads(hooks.packed("matrix", "https://w/x", long).body)["text"]
    assert matrix.endswith(f"\n{long.link}\nhttps://w/p.png")
    assert json.loads(hooks.packed("matrix", "https://w/x", replace(long, picture_link=None)).body)[
        "text"
    ].endswith(f"\n{long.link}")
    ntfy = json.loads(hooks.packed("ntfy", "https://w/x", long).body)["message"]
    assert ntfy.endswith(f"\n{long.link}")
    assert all(len(each) < hooks.MOST_TEXT + 200 for each in (matrix, ntfy))


def test_every_form_has_the_picture() -> None:
    for made in messages(table_at(middle(3, "basic", 12).states), "en"):
        assert made.picture is not None and made.picture_link is not None
        hooked = {each: hooks.packed(each, "https://w/x", made).body for each in SERVICES}
        said = {each: json.loads(hooked[each]) for each in SERVICES if each != "discord"}
        assert made.picture in hooked["discord"]
        assert b'"image": {"url": "attachment://table.png"}' in hooked["discord"]
        assert b'filename="table.png"' in hooked["discord"]
        block = said["slack"]["blocks"][-1]
        assert (block["type"], block["image_url"]) == ("image", made.picture_link)
        assert block["alt_text"]
        assert said["matrix"]["text"].endswith(f"\n{made.picture_link}")
        assert said["ntfy"]["attach"] == said["json"]["picture"] == made.picture_link
        assert json.loads(push.packed(made))["image"] == made.picture_link
        parts = mail.packed(made, POST, "a@b.example").walk()
        drawn = [part for part in parts if part.get_content_type() == "image/png"]
        assert [part.get_payload(decode=True) for part in drawn] == [made.picture]
        bare = replace(made, picture=None, picture_link=None)
        assert all(
            b"image" not in hooks.packed(each, "x", bare).body for each in ("discord", "slack")
        )


# -- when -------------------------------------------------------------------------------
def at(hour: int, minute: int = 0, day: int = 17) -> datetime:
    return datetime(2026, 11, day, hour, minute, tzinfo=UTC)


def test_quiet_hours_are_those_of_where_one_is() -> None:
    quiet = {"on": True, "begins": 22 * 60 + 30, "ends": 7 * 60}
    here = Choices.model_validate({"quiet": quiet, "zone": "Europe/Warsaw"})
    assert here.quiet_until(at(21, 29)) is None  # 22:29 in Warsaw
    assert here.quiet_until(at(21, 30)) == at(6, 0, day=18)
    assert here.quiet_until(at(5, 59)) == at(6, 0)
    assert here.quiet_until(at(6, 0)) is None
    elsewhere = Choices.model_validate({"quiet": quiet, "zone": "Nowhere/Else"})
    assert elsewhere.zone == "UTC"
    day = Choices.model_validate({"quiet": {"on": True, "begins": 600, "ends": 720}})
    assert day.quiet_until(at(11)) == at(12) and day.quiet_until(at(13)) is None


def test_a_digest_comes_at_its_time_though_clocks_are_changed() -> None:
    here = Choices.model_validate({"digest": {"on": True, "at": 480}, "zone": "Europe/Berlin"})
    before = datetime(2026, 10, 24, 20, tzinfo=UTC)  # the night in which an hour comes twice
    assert here.digest_at(before) == datetime(2026, 10, 25, 7, tzinfo=UTC)
    assert here.digest_at(datetime(2026, 10, 23, 20, tzinfo=UTC)).hour == 6


def test_a_digest_comes_once_in_nights_when_clocks_are_changed() -> None:
    """Half past two comes twice in one night, and never in another."""
    here = Choices.model_validate({"digest": {"on": True, "at": 150}, "zone": "Europe/Berlin"})
    first = datetime(2026, 10, 25, 0, 30, tzinfo=UTC)
    assert here.digest_at(first - timedelta(minutes=1)) == first
    for minutes in (0, 30, 60, 61, 90):
        assert here.digest_at(first + timedelta(minutes=minutes)) == datetime(
            2026, 10, 26, 1, 30, tzinfo=UTC
        )
    never = here.digest_at(datetime(2027, 3, 27, 20, tzinfo=UTC))
    assert never == datetime(2027, 3, 28, 1, 30, tzinfo=UTC)
    assert here.digest_at(never - timedelta(microseconds=1)) == never


def test_who_comes_back_is_written_down_at_once_and_who_stays_seldom() -> None:
    clock = [1000.0]
    here = HereNow(clock=lambda: clock[0])
    told = []
    for pause in (0.0, 5.0, 20.0, 59.0, 60.0, 1.0):
        clock[0] += pause
        at_once = here.note("ada")
        told.append((at_once, here.take() is not None))
    assert told == [
        *((True, True), (False, False), (False, True), (False, True), (True, True), (False, False))
    ]


# -- links and addresses ----------------------------------------------------------------
def test_nobody_else_can_make_a_link() -> None:
    ours, theirs = keys.Keys(b"a" * 32, None), keys.Keys(b"b" * 32, None)
    token = keys.signed(ours, "mute", "ada", "t")
    assert keys.read(ours, token) == ["mute", "ada", "t"]
    said, _, signature = token.partition(".")
    for forged in (
        f"{said}x.{signature}",
        said,
        f"{said}.",
        keys.signed(theirs, "mute", "ada", "t"),
    ):
        with pytest.raises(Refused, match="link-unknown"):
            keys.read(ours, forged)


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1:248:1893:25c8:1946", True),
        *((each, False) for each in ("127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.9.9")),
        *((each, False) for each in ("169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1")),
        *((each, False) for each in ("::1", "fe80::1%eth0", "fc00::1", "::ffff:127.0.0.1")),
        *((each, False) for each in ("fec0::1", "::7f00:1", "ff02::1", "64:ff9b:1::1")),
        *((each, False) for each in ("64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:1::1", "::")),
    ],
)
def test_only_the_open_internet_is_outside(address: str, public: bool) -> None:
    assert is_public(address) is public

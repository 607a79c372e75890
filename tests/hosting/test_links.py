"""What a pasted link unfolds to: a title and a picture, and nothing that a stranger may not see."""

import re
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest

from tests.server.houses import House, play_on
from wolfmoon.engine.game import Game
from wolfmoon.engine.rules import EVERYTHING
from wolfmoon.engine.start import Start
from wolfmoon.games import described, games
from wolfmoon.server.dealing import first_game
from wolfmoon.server.hunts.day import table_for
from wolfmoon.server.hunts.picture import svg as hunt_svg
from wolfmoon.server.hunts.showing import House as Hunting

PNG = b"\x89PNG\r\n"
SHARP = '"><script>alert(1)</script>'


def test_a_picture_shows_nothing_that_is_hidden() -> None:
    """Whatever the hands are that a spectator can't see, the picture is the same to the byte."""
    rules, drawings = games["lone-wolves"], described("lone-wolves").drawings()
    game = Game(rules, rules.start(seed=4))
    for _ in range(9):
        game.play(game.offer[0])
    seen = rules.view(game.state, None)
    worlds = [Game(rules, Start(rules.determinize(seen, stream))) for stream in (1, 2)]
    assert drawings.seen is not None
    shown, whole = [], []
    for world in worlds:
        view, sheet = rules.view(world.state, None), world.score_sheet()
        shown.append(drawings.seen(view, sheet, theme="night", width=800, language="en"))
        whole.append(
            drawings.svg_of(
                world, theme="night", names=True, width=800, language="en", viewer=EVERYTHING
            )
        )
    assert whole[0] != whole[1]  # the hands do differ
    assert shown[0] == shown[1]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("links")
    with House(None, folder, "--base", "/wolves", "--proxied") as opened:
        yield opened


def test_a_link_to_a_table_has_a_title_and_a_picture(house: House) -> None:
    ada = house.guest("Ada")
    table = ada.make("lone-wolves", ["me", "here"], title=SHARP)
    table.order("begin")
    play_on({0: table, 1: table}, decisions=4)
    stranger = house.visitor()
    stranger.http.headers.update({"X-Forwarded-Proto": "https", "X-Forwarded-Host": "our.site"})
    page = stranger.ask("GET", f"/table/{table.id}/replay").text
    assert "<script>alert" not in page
    assert 'property="og:title" content="&quot;&gt;&lt;script&gt;' in page
    (address,) = [part.split('"')[0] for part in page.split('og:image" content="')[1:]]
    assert address.startswith(f"https://our.site/wolves/api/tables/{table.id}/picture.png?seq=")
    picture = stranger.ask("GET", address.removeprefix("https://our.site/wolves"))
    assert picture.content.startswith(PNG)
    assert picture.headers["cache-control"].startswith("public")


def test_a_private_table_shows_nothing_to_strangers(house: House) -> None:
    ada = house.guest("Ada")
    table = ada.make("lone-wolves", ["me", "here"], title="Secret", access="private")
    stranger = house.visitor()
    assert "og:" not in stranger.ask("GET", f"/table/{table.id}").text
    refused = stranger.refused("GET", f"/api/tables/{table.id}/picture.png")
    assert refused["code"] == "table-unknown"
    assert "og:" not in stranger.ask("GET", "/table/none-of-this-name").text


# -- hunts ------------------------------------------------------------------------------
def og(page: str) -> dict[str, str]:
    """What a page says to those who show a link to it."""
    found = re.findall(r'<meta property="og:([\w:]+)" content="([^"]*)"', page)
    return dict(found)


def test_a_link_to_a_hunt_has_a_title_and_a_picture(house: House) -> None:
    stranger = house.visitor()
    day = stranger.get("/api/hunts")["day"]
    before = date.fromisoformat(day) - timedelta(days=1)
    for path, shown in (
        ("/hunt", day),
        (f"/hunt/the-wolves/{day}", day),
        (f"/hunt/lone-wolves/{before}", str(before)),
    ):
        said = og(stranger.ask("GET", path).text)
        assert shown in said["title"]
        address = "/api/" + said["image"].partition("/api/")[2]
        picture = stranger.ask("GET", address)
        assert picture.content.startswith(PNG)
        assert picture.headers["cache-control"].startswith("public")


def test_no_link_tells_of_a_hunt_before_its_day(house: House) -> None:
    stranger = house.visitor()
    day = date.fromisoformat(stranger.get("/api/hunts")["day"])
    for wrong in (day + timedelta(days=1), day - timedelta(days=400), "2026-13-45"):
        assert og(stranger.ask("GET", f"/hunt/the-wolves/{wrong}").text) == {}
    assert og(stranger.ask("GET", f"/hunt/tracks/{day}").text) == {}
    tomorrow = day + timedelta(days=1)
    refused = stranger.refused("GET", f"/api/hunts/the-wolves/{tomorrow}/picture.png")
    assert refused["code"] == "hunt-unknown"


@pytest.mark.parametrize("game", ["the-wolves", "lone-wolves"])
def test_a_picture_of_a_hunt_gives_nothing_away(game: str) -> None:
    """On its day it is the same whatever the set-up is; afterwards it holds no hidden card."""
    today = date(2026, 11, 17)
    one, other = (Hunting(secret, 1, today) for secret in ("one", "other"))
    assert hunt_svg(one, game, today, "en") == hunt_svg(other, game, today, "en")
    before = today - timedelta(days=1)
    assert hunt_svg(one, game, before, "en") != hunt_svg(other, game, before, "en")

    opening = first_game(table_for("ada", "one", before, game, 0, counts=False, stand_in="scout"))
    rules = opening.rules
    worlds = (rules.determinize(rules.view(opening.state, None), stream) for stream in (1, 2))
    drawn = described(game).drawings().seen
    assert drawn is not None
    for world in worlds:
        view, sheet = rules.view(world[0], None), Game(rules, Start(world)).score_sheet()
        assert drawn(view, sheet, theme="night", width=1200, language="en") == hunt_svg(
            one, game, before, "en"
        )


# -- one's own picture ------------------------------------------------------------------
def cards_named(svg: str) -> set[str]:
    """The cards of a picture whose faces can be seen."""
    return set(re.findall(r'data-card="(\w\d)"', svg))


def test_ones_own_picture_shows_ones_own_hand_and_no_other(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    table = ada.make("lone-wolves", ["me", "open"], options={"seed": 4})
    bob.sit(table, 1)
    table.look().order("begin")
    path = f"{table.path}/picture.svg?theme=day&language=de"
    pictures = [each.ask("GET", path) for each in (ada, bob, house.visitor())]
    mine, theirs, open_ = (cards_named(each.text) for each in pictures)
    assert len(mine - open_) == len(theirs - open_) == 13
    assert not (mine - open_) & (theirs - open_)
    assert all(each.headers["cache-control"].startswith("private") for each in pictures)
    assert all(each.headers["vary"] == "Cookie" for each in pictures)


def test_a_picture_of_a_shared_device_shows_nobodys_hand(house: House) -> None:
    """The hand on top would be that of the one whose turn it is not to show."""
    ada = house.guest("Ada")
    table = ada.make("lone-wolves", ["me", "here"], options={"seed": 4})
    table.order("begin")
    path = f"{table.path}/picture.svg"
    assert ada.ask("GET", path).text == house.visitor().ask("GET", path).text

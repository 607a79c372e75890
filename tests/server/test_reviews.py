"""Reviews at a server: asked for once, and never of a game that is under way."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import wolfmoon
from tests.server.houses import House, Person, play_on
from tests.server.tables import ADA, BOB, TableInHand, two
from wolfmoon.server import protocol
from wolfmoon.server.looking import check_branches
from wolfmoon.server.making import going_on
from wolfmoon.server.refused import Refused
from wolfmoon.server.reviewing import check_reviews
from wolfmoon.server.table import Table

SAMPLE = Path(__file__).parents[1] / "reviews" / "samples" / "lone-wolves.game"


TURN = {"turn": 1}
OF_REVIEWS: list[tuple[str, str, Any]] = [
    ("GET", "/review", None),
    ("POST", "/review", None),
    ("POST", "/review/tries", {**TURN, "line": []}),
    ("POST", "/review/preview", TURN),
    ("POST", "/review/ahead", TURN),
    ("POST", "/review/why-not", {**TURN, "place": "swamp"}),
]
REFUSALS = ("table-unknown", "spectators-not-allowed")


def state(person: Person, id: str) -> Any:
    found = person.get(f"/api/tables/{id}/review")
    protocol.ReviewState.model_validate(found)
    return found


def test_no_door_reviews_a_game_that_goes_on(house: House) -> None:
    ada = house.guest()
    table = ada.make("the-wolves", ["me", "here"])
    path = f"/api/tables/{table.id}/review"
    assert ada.refused("GET", path)["code"] == "table-not-started"
    table.order("begin")
    for method, where, body in (
        ("GET", path, None),
        ("POST", path, None),
        ("POST", f"{path}/tries", {"turn": 1, "line": ["end"]}),
    ):
        problem = ada.refused(method, where, body)
        assert problem["code"] == "review-not-finished" and problem["status"] == 422


def refused(check: Callable[[Table, str], object], table: Table, person: str = ADA) -> str:
    with pytest.raises(Refused) as problem:
        check(table, person)
    return problem.value.code


def test_whoever_plays_bots_alone_may_study_a_game_that_goes_on() -> None:
    """Nothing is hidden there and nobody else is concerned: what comes of a branch is reviewed."""
    desk = TableInHand(seats="me cub")
    desk.do("begin")
    desk.play(1)
    check_branches(desk.table, ADA)
    assert refused(check_branches, desk.table, BOB) == "not-finished"
    assert refused(check_reviews, desk.table) == "review-not-finished"

    study, branch = branched(desk), branched(desk, "me", "here")
    branch.do("begin")
    assert refused(check_reviews, branch.table) == "review-not-finished"
    for each in (study, branch):
        played_out(each)
    assert refused(check_reviews, study.table) == "review-not-finished"  # it can be gone back in
    assert desk.table.game is not None
    assert check_reviews(branch.table, ADA).lines()[:1] == desk.table.game.lines()[:1]


def branched(desk: TableInHand, *seats: str) -> TableInHand:
    """A table of Ada's that goes on from a game."""
    assert desk.table.game is not None
    wish = protocol.NewBranch(
        step=1, seats=[protocol.SeatWish.model_validate({"kind": seat}) for seat in seats] or None
    )
    about = going_on(desk.table.game, wish, ADA, Random(1), desk.bots, "random", "t")
    return TableInHand.of(about, ADA)


def played_out(desk: TableInHand) -> None:
    chance = Random(1)
    while desk.table.to_decide is not None:
        desk.play(which=chance.randrange(len(desk.offer())))


def test_nobody_studies_a_game_that_goes_on_with_others_or_counts() -> None:
    others, alone = two(), TableInHand(seats="me cub")
    alone.do("begin")
    check_branches(alone.table, ADA)
    rated, hunted = (
        TableInHand.of(replace(alone.table.about, begun=True, **more), ADA)
        for more in (
            {"rated": True},
            {"hunt": {"day": "2026-11-19", "pool": 0, "counts": False}},
        )
    )
    for desk in (others, rated, hunted):
        assert desk.table.game is not None
        assert refused(check_branches, desk.table) == "not-finished"


def test_a_review_is_asked_for_once_by_those_who_may_see_the_replay(house: House) -> None:
    ada, eve = house.guest(), house.guest("Eve")
    text = SAMPLE.read_text(encoding="utf-8")
    id = ada.post("/api/imports", {"text": text})["table"]["id"]
    path = f"/api/tables/{id}/review"
    assert state(ada, id)["status"] == "none"
    problem = ada.refused("POST", f"{path}/tries", {"turn": 1, "line": []})
    assert problem["code"] == "reviews-away"  # this house has no processes that think
    asked = ada.post(path)
    protocol.ReviewState.model_validate(asked)
    assert asked["status"] == "waiting" and asked["task"] is not None and asked["review"] is None
    assert ada.post(path)["task"] == asked["task"]
    replay = eve.ask("GET", f"/api/tables/{id}/replay", params={"open": True}).status_code
    assert eve.ask("GET", path).status_code == replay


@pytest.mark.parametrize(
    ("about", "refused"),
    [
        ({"access": "private"}, "table-unknown"),
        ({"access": "link"}, None),
        ({"access": "open"}, None),
        ({"access": "link", "spectators": False}, "spectators-not-allowed"),
    ],
)
def test_who_may_see_the_review_of_a_finished_game_is_who_may_see_its_replay(
    house: House, about: dict[str, Any], refused: str | None
) -> None:
    """Those who played always; others, with an account or without, as the table was opened."""
    host, player, stranger = (house.guest(name) for name in ("Ada", "Bob", "Eve"))
    table = host.make("lone-wolves", ["me", "open"], **about)
    invite = host.post(f"{table.path}/invites/1")["secret"]
    player.post(f"{table.path}/orders", table.body("sit", seat=1, invite=invite))
    table.look().order("begin")
    play_on({0: table, 1: player.at(table)})
    for person in (host, player, stranger, house.visitor()):
        wanted = None if person in (host, player) else refused
        for method, path, sent in [("GET", "/replay?open=true", None), *OF_REVIEWS]:
            answer = person.ask(method, table.path + path, sent)
            code = answer.json().get("code")
            if code != "not-signed-in":  # whoever asks for work is asked who they are
                assert (code if code in REFUSALS else None) == wanted, (method, path, code)
            assert (answer.status_code == 200) or method == "POST" or code == wanted


def test_a_file_of_a_game_that_is_not_over_is_imported_and_not_reviewed(house: House) -> None:
    """It may be one that is still played elsewhere."""
    ada = house.guest()
    begun = wolfmoon.load(SAMPLE.read_text(encoding="utf-8")).at(30).dump()
    id = ada.post("/api/imports", {"text": begun})["table"]["id"]
    for method, path, sent in OF_REVIEWS:
        problem = ada.refused(method, f"/api/tables/{id}{path}", sent)
        assert (problem["status"], problem["code"]) == (422, "review-not-finished"), path

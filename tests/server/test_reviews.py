"""Reviews at a server: asked for once, and never of a game that is under way."""

from pathlib import Path
from typing import Any

from tests.server.houses import House, Person
from wolfmoon.server import protocol

SAMPLE = Path(__file__).parents[1] / "reviews" / "samples" / "lone-wolves.game"


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

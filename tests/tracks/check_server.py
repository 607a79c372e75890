"""Two people and a spectator at a server's table of the third game."""

import random
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from pydantic import TypeAdapter, ValidationError

from tests.server.houses import House, Person, hear, wish
from wolfmoon.server import protocol, shapes
from wolfmoon.server.doors.lists import game_data

Data = dict[str, Any]
WHY = TypeAdapter(list[protocol.WhyNot])


def order(person: Person, state: Data, **command: Any) -> Data:
    body = {"id": str(uuid4()), "seq": state["seq"], "command": command}
    answer: Data = person.post(f"/api/tables/{state['table']['id']}/orders", body)
    protocol.Answer.model_validate(answer)
    return answer


def test_a_table_with_two_people_and_a_spectator(tmp_path: Path) -> None:
    with House(None, tmp_path) as house:
        ada, bob, eve = (house.guest(name) for name in ("Ada", "Bob", "Eve"))
        assert "tracks" in [each["name"] for each in ada.get("/api/games")]
        seats = [wish("me"), wish("open")]
        made = ada.post("/api/tables", {"game": "tracks", "seats": seats, "spectators": True})
        path = f"/api/tables/{made['table']['id']}"
        order(bob, bob.get(path), do="sit", seat=1)
        if ada.get(path)["table"]["status"] != "playing":
            order(ada, ada.get(path), do="begin")
        with eve.socket(made["table"]["id"]) as listening:
            told = play_to_the_end((ada, bob), eve, path)
            assert hear(listening, "happened")
        over = eve.get(path)
        assert over["table"]["status"] == "finished"
        assert None not in over["position"]["view"]["held"]
        assert {each["what"] for each in told} >= {"took-track", "final"}
        late = house.guest("Late")
        assert late.get(f"{path}/replay")["steps"] == 12
        for method in ("GET", "POST"):
            assert late.refused(method, f"{path}/review")["code"] == "no-reviews"


def play_to_the_end(players: tuple[Person, Person], eve: Person, path: str) -> list[Data]:
    """Everyone sees what they may, and no more; what the spectator was told."""
    chance, told = random.Random(1), []
    while (state := eve.get(path))["table"]["status"] == "playing":
        seat = state["table"]["to_decide"]
        views = [person.get(path)["position"]["view"] for person in (*players, eve)]
        assert [[card is None for card in view["held"]] for view in views] == [
            [False, True],
            [True, False],
            [True, True],
        ]
        mine = players[seat].get(path)
        text = chance.choice(mine["position"]["offer"])["text"]
        why = players[seat].post(f"{path}/why-not", {"seat": seat, "action": "take right"})
        WHY.validate_python(why)
        assert (why[0]["refusal"] is None) == (len(mine["position"]["offer"]) == 2)
        order(players[seat], mine, do="play", seat=seat, line=[text])
        events = eve.get(f"{path}/events", after=state["seq"])["events"]
        told += [each for event in events for each in event["told"]]
    return told


def test_its_own_models_say_what_is_sent(tmp_path: Path) -> None:
    protocol.GameInfo.model_validate(game_data("tracks"))
    with House(None, tmp_path) as house:
        seats = [wish("me"), wish("scout")]
        ada = house.guest("Ada")
        made = ada.post("/api/tables", {"game": "tracks", "seats": seats})
        state = order(ada, made, do="begin")["state"]
    protocol.State.model_validate(state)
    wrong = state["position"]["view"] | {"row": [16]}
    with pytest.raises(ValidationError, match="row"):
        shapes.Position.model_validate(state["position"] | {"view": wrong})

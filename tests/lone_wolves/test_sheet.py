"""sheet.py: the live score sheet."""

from typing import Any

import pytest

from tests.lone_wolves.scenes import BOARDS, RULES, random_states, scene
from tests.reference.lone_wolves import position_from_data


def test_the_sheet_of_a_small_table() -> None:
    """[L18, L19, L20]"""
    game = scene(
        "G2",
        "K2",
        board="advanced",
        trump="red",
        swamp="honour: 10 / 5, cards: R6 / K3, lone: / G7, moon: blood-moon, scars: S5 / S2",
        borders={(1, "swamp-caves"): "S6"},
    )
    sheet = game.score_sheet()
    assert sheet["trump"] == "red"
    assert sheet["lands"][0] == {
        "land": "swamp",
        "free": 3,
        "room": 6,
        "strength": [
            {"cards": 6, "lone": 0, "scars": 0, "total": 6},
            {"cards": 3, "lone": 1, "scars": 3, "total": 7},
        ],
        "honour": 10,
        "moon": "blood-moon",
        "moon_points": 3,
        "winner": 1,
    }
    first, second = sheet["seats"]
    assert first["points"] == {"honour": 0, "moon": 0, "blood-moon": 0, "scars": 1}
    assert second["points"] == {"honour": 10, "moon": 0, "blood-moon": 3, "scars": 2}
    assert (first["total"], second["total"]) == (1, 15)
    assert (first["rank"], second["rank"]) == (2, 1)
    assert (first["lone_wolves"], second["lone_wolves"]) == (0, 1)
    assert first["scars"] == [{"scar": "S5", "slot": "swamp", "points": 1, "strength": [0]}]
    assert second["scars"] == [
        {"scar": "S2", "slot": "swamp", "points": 0, "strength": [3]},
        {"scar": "S6", "slot": "swamp-caves", "points": 2, "strength": [0, 0]},
    ]
    assert second["empty_slots"]["swamp"] == 1 and second["empty_slots"]["swamp-caves"] == 0
    assert sum(first["empty_slots"].values()) == 13


@pytest.mark.parametrize("board", BOARDS)
def test_the_sheet_agrees_with_the_reference_in_every_position(board: str) -> None:
    """[L18, L19, L20]"""
    for state in random_states(120, 8, board=board):
        position = position_from_data(RULES.to_data(state))
        states = RULES.state_record.zeros()
        states[0] = state
        sheet = RULES.score_sheet(states)
        assert [seat["total"] for seat in sheet["seats"]] == position.scores()
        for land in sheet["lands"]:
            strengths = tuple(side["total"] for side in land["strength"])
            assert strengths == position.strength(land["land"])
            for seat in (0, 1):
                scars = sheet["seats"][seat]["scars"]
                given = sum(strength_in(land["land"], scar) for scar in scars)
                assert given == land["strength"][seat]["scars"]
        for seat in (0, 1):
            listed = sum(scar["points"] for scar in sheet["seats"][seat]["scars"])
            assert listed == sheet["seats"][seat]["points"]["scars"]
        assert [seat for seat in (0, 1) if sheet["seats"][seat]["rank"] == 1] == position.winners()


def strength_in(land: str, scar: dict[str, Any]) -> int:
    """What a scar of the sheet says it gives in a land: a border's slot is named by two."""
    return dict(zip(scar["slot"].split("-"), scar["strength"], strict=True)).get(land, 0)
